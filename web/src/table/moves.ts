/** The moves that stand: what was taken back is no part of the game. */
import type { GameEvent } from "../games/contract";
import type { Note } from "../wire/shapes";
import { printed } from "../words/numbers";

/** Whether an event is only a step on the way to something that is told by itself: a phrase of a proposal, say. */
export function passing({ type, ...facts }: GameEvent): boolean {
  return type === "phrase_said" || (type === "seat_ready" && !facts["hushed"]);
}

/** The sentences of a note that somebody reads. */
export function linesOf(note: Note): string[] {
  return note.lines.filter((_, n) => !passing(note.events[n] as GameEvent)).map(printed);
}

/** The moves at which a walk through the game stops: not at each phrase of a proposal. */
export function stopsOf(notes: Note[]): Note[] {
  return movesOf(notes).filter(
    ({ events }) => events.length === 0 || !(events as GameEvent[]).every(passing),
  );
}

/** Each of them with the move it is now; a sealed choice that went alone has moved those behind it up. */
export function numbersOf(notes: Note[]): Map<Note, number> {
  const stand: Note[] = [];
  for (const note of notes) {
    if (note.type === "moved") stand.push(note);
    else if (note.type !== "took_back") continue;
    else if (stand.length - note.move > 1) stand.length = note.move;
    else {
      const own = stand.findLastIndex((move) => move.seat === note.seat);
      stand.splice(own, 1);
    }
  }
  return new Map(stand.map((note, n) => [note, n + 1]));
}

export function movesOf(notes: Note[]): Note[] {
  return Array.from(numbersOf(notes), ([note, move]) => ({ ...note, move }));
}

export function eventsOf(notes: Note[]): { move: number; event: GameEvent }[] {
  return movesOf(notes).flatMap(({ move, events }) =>
    (events as GameEvent[]).map((event) => ({ move, event })),
  );
}
