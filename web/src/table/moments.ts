/** The moments of a game that one remembers: the decisions that moved the most, in the order they were made. */
import { told, type Entry } from "./chronicle";
import type { Note } from "../wire/shapes";

const NOT_A_SIZE = new Set(["seat", "turn", "wagon", "step", "master", "rider"]);

export function moments(notes: Note[], most: number): Entry[] {
  const size = new Map(notes.map((note) => [note.seq, sizeOf(note)]));
  return told(notes)
    .filter((entry) => entry.kind === "moved" && !entry.undone)
    .sort((a, b) => (size.get(b.seq) ?? 0) - (size.get(a.seq) ?? 0))
    .slice(0, most)
    .sort((a, b) => a.seq - b.seq);
}

function sizeOf(note: Note): number {
  let sum = 0;
  for (const event of note.events)
    for (const [field, value] of Object.entries(event))
      if (typeof value === "number" && !NOT_A_SIZE.has(field)) sum = Math.max(sum, Math.abs(value));
  return sum + note.lines.length / 100;
}
