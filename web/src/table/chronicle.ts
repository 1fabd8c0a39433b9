/** The notes of a table as entries of its chronicle, turn by turn, newest first; what was taken back is marked. */
import type { GameEvent } from "../games/contract";
import { by } from "../shell/groups";
import type { Note } from "../wire/shapes";
import { printed } from "../words/numbers";
import { numbersOf, passing } from "./moves";
import type { Opened } from "./reveals.svelte";

export interface Entry {
  seq: number;
  at: number;
  /** The first of its events among those of its note: one note may make several entries. */
  first: number;
  kind: "moved" | "said" | "removed" | "table";
  seat: number | null;
  lines: string[];
  /** What came into the open, told as a whole instead of by lines. */
  opened: Opened | null;
  move: number;
  undone: boolean;
  /** The sentence with which its turn began; empty before the first one that was told. */
  turn: string;
}

export interface Turn {
  words: string;
  entries: Entry[];
}

function kindOf({ type }: Note): Entry["kind"] {
  return type === "moved" || type === "said" || type === "removed" ? type : "table";
}

export function told(notes: Note[], opened: Opened[] = []): Entry[] {
  const moves = numbersOf(notes);
  const reveals = new Map(by(opened, ({ move }) => String(move)));
  const entries: Entry[] = [];
  let turn = "";
  for (const note of notes) {
    const moved = note.type === "moved";
    const entry: Omit<Entry, "lines" | "turn"> = {
      seq: note.seq,
      at: note.at,
      first: 0,
      kind: kindOf(note),
      seat: note.seat,
      opened: null,
      move: moves.get(note) ?? note.move,
      undone: moved && !moves.has(note),
    };
    let lines = note.text ? [note.text] : [];
    const ready = () => {
      if (lines.length > 0) entries.push({ ...entry, lines, turn });
      lines = [];
    };
    note.lines.map(printed).forEach((line, n) => {
      const event = note.events[n] as GameEvent;
      const own = reveals
        .get(String(moves.get(note)))
        ?.find(({ first, tells }) => first <= n && n < first + tells);
      if (own?.first === n) {
        ready();
        entries.push({ ...entry, first: n, seat: null, opened: own, lines: [own.title], turn });
        entry.first = n + 1;
      }
      if (own || passing(event)) return;
      if (event.type !== "turn_began" || entry.undone) return lines.push(line);
      ready();
      turn = line;
    });
    ready();
  }
  return entries.reverse();
}

/** Entries that follow each other in the same turn, under its heading. */
export function turnsOf(entries: Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    if (turns.at(-1)?.words === entry.turn) turns.at(-1)!.entries.push(entry);
    else turns.push({ words: entry.turn, entries: [entry] });
  }
  return turns;
}
