/** The notes of a table as entries of its chronicle, turn by turn, newest first; what was taken back is marked. */
import type { GameEvent } from "../games/contract";
import type { Note } from "../wire/shapes";
import { printed } from "../words/numbers";
import { numbersOf, passing } from "./moves";

export interface Entry {
  seq: number;
  kind: "moved" | "said" | "table";
  seat: number | null;
  lines: string[];
  move: number;
  undone: boolean;
  /** The sentence with which its turn began; empty before the first one that was told. */
  turn: string;
}

export interface Turn {
  words: string;
  entries: Entry[];
}

export function told(notes: Note[]): Entry[] {
  const moves = numbersOf(notes);
  const entries: Entry[] = [];
  let turn = "";
  for (const note of notes) {
    const moved = note.type === "moved";
    const entry: Omit<Entry, "lines" | "turn"> = {
      seq: note.seq,
      kind: moved ? "moved" : note.type === "said" ? "said" : "table",
      seat: note.seat,
      move: moves.get(note) ?? note.move,
      undone: moved && !moves.has(note),
    };
    let lines = note.text ? [note.text] : [];
    note.lines.map(printed).forEach((line, n) => {
      const event = note.events[n] as GameEvent;
      if (passing(event)) return;
      if (event.type !== "turn_began" || entry.undone) return lines.push(line);
      if (lines.length > 0) entries.push({ ...entry, lines, turn });
      [turn, lines] = [line, []];
    });
    if (lines.length > 0) entries.push({ ...entry, lines, turn });
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
