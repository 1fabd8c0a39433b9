/** The moves that stand: what was taken back is no part of the game. */
import type { GameEvent } from "../games/contract";
import type { Note } from "../wire/shapes";

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
