/** What has come into the open at a table, from its notes; and which of it lies over the board now. */
import type { GameEvent, GamePage, Reveal, Scene } from "../games/contract";
import type { Note } from "../wire/shapes";
import { movesOf } from "./moves";

/** How long seals take to break, and how long what was sealed, or only ended, can be read then. */
export const CRACK = 450;
export const READ = { sealed: 5000, open: 4000 };

/** A reveal, and where in the notes it stands. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
export interface Opened extends Reveal<any, any, any> {
  seq: number;
  move: number;
  /** Its first event, among those of its note. */
  first: number;
  /** The events that it tells. */
  events: GameEvent[];
}

/** All of it, in the order of the game. */
export function openedIn(
  notes: Note[],
  page: GamePage | null,
  scene: Scene<unknown, unknown> | null,
): Opened[] {
  const { reveals } = page ?? {};
  if (!reveals || !scene) return [];
  const told = movesOf(notes).flatMap((note) =>
    (note.events as GameEvent[]).map((event, first) => ({ event, first, seq: note.seq, move: note.move })),
  );
  const events = told.map(({ event }) => event);
  return told.flatMap(({ event, first, seq, move }, at) => {
    const reveal = reveals.events.includes(event.type) ? reveals.of(scene, events, at) : null;
    return reveal ? [{ ...reveal, seq, move, first, events: events.slice(at, at + reveal.tells) }] : [];
  });
}

/** What lies over the board for a moment. */
export class Revealing {
  now: Opened | null = $state.raw(null);
  /** It is read once more, without seals, and stays until it is put away. */
  again = $state(false);
  /** It stays until it is put away. */
  kept = $state(false);
  #gone: () => void;

  /** `gone` is called when it has been put away, or when nobody waits for it any more. */
  constructor(gone: () => void) {
    this.#gone = gone;
  }

  /** How long it keeps the news behind it waiting. */
  get holds(): number {
    return this.now && !this.again && !this.kept ? lasting(this.now) : 0;
  }

  show(opened: Opened, again = false): void {
    [this.now, this.again, this.kept] = [opened, again, again];
  }

  keep(): void {
    this.kept = true;
    this.#gone();
  }

  close(): void {
    if (!this.now) return;
    this.now = null;
    this.#gone();
  }
}

export function lasting({ sealed }: Opened): number {
  return sealed ? CRACK + READ.sealed : READ.open;
}
