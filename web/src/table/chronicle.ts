/** The notes of a table as entries of its chronicle, newest first; what was taken back is marked. */
import type { Note } from "../wire/shapes";
import { stepsOf } from "./moves";

export interface Entry {
  seq: number;
  kind: "moved" | "said" | "table";
  seat: number | null;
  lines: string[];
  step: number;
  undone: boolean;
}

export function told(notes: Note[]): Entry[] {
  const steps = stepsOf(notes);
  return notes.toReversed().flatMap((note): Entry[] => {
    const lines = note.text ? [note.text, ...note.lines] : note.lines;
    if (lines.length === 0) return [];
    const moved = note.type === "moved";
    const kind = moved ? "moved" : note.type === "said" ? "said" : "table";
    const step = steps.get(note) ?? note.step;
    return [{ seq: note.seq, kind, seat: note.seat, lines, step, undone: moved && !steps.has(note) }];
  });
}
