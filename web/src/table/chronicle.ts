/** The notes of a table as entries of its chronicle, newest first; what was taken back is marked. */
import type { Note } from "../wire/shapes";

export interface Entry {
  seq: number;
  kind: "moved" | "said" | "table";
  seat: number | null;
  lines: string[];
  step: number;
  undone: boolean;
}

export function told(notes: Note[]): Entry[] {
  const entries: Entry[] = [];
  let kept = Infinity; // steps beyond this were taken back later
  for (const note of notes.toReversed()) {
    const moved = note.type === "moved";
    if (note.type === "took_back") kept = Math.min(kept, note.step);
    const lines = note.text ? [note.text, ...note.lines] : note.lines;
    const undone = moved && note.step > kept;
    if (lines.length === 0) continue;
    const kind = moved ? "moved" : note.type === "said" ? "said" : "table";
    entries.push({ seq: note.seq, kind, seat: note.seat, lines, step: note.step, undone });
  }
  return entries;
}
