/** How long a game was: in turns, and by the clock. */
import type { Note } from "../wire/shapes";
import { eventsOf } from "./moves";

export function eveningOf(notes: Note[]): { turns: number; minutes: number } {
  const turns = eventsOf(notes).flatMap(({ event }) =>
    event.type === "turn_began" ? [Number(event["turn"])] : [],
  );
  const times = notes.filter((note) => note.type === "moved").map((note) => note.at);
  const seconds = times.length > 0 ? times.at(-1)! - times[0]! : 0;
  return { turns: Math.max(1, ...turns), minutes: Math.round(seconds / 60) };
}
