/** How far a deal has come, in one word for its chip. */
import type { GameEvent } from "../games/contract";
import type { Note } from "../wire/shapes";
import type { Standing } from "./shapes";

export interface State {
  id: "offered" | "laying" | "binds-you" | "binds" | "waiting" | "kept" | "lapsed";
  /** Whom it is about. */
  seats: number[];
}

export function stateOf({ deal, struck, proposal }: Standing, seat: number | null): State {
  // all have agreed: whoever hands over a sealed card still chooses which
  if (proposal)
    return { id: proposal.waits_for.length > 0 ? "offered" : "laying", seats: proposal.waits_for };
  const states = struck?.states ?? [];
  const held = new Set(deal.clauses.filter((_, i) => states[i] === "standing").map((clause) => clause.by));
  if (seat !== null && held.has(seat)) return { id: "binds-you", seats: [seat] };
  if (held.size > 0) return { id: "binds", seats: [...held] };
  if (states.includes("waiting")) return { id: "waiting", seats: [] };
  return { id: states.includes("lapsed") ? "lapsed" : "kept", seats: [] };
}

/** Why a clause has lapsed, as the chronicle has told it; empty where it was not told. */
export function reasonOf(notes: Note[], deal: number, clause: number): string {
  for (const note of notes.toReversed())
    for (const event of note.events as GameEvent[])
      if (event.type === "promise_lapsed" && event["deal"] === deal && event["clause"] === clause)
        return String(event["reason"]);
  return "";
}
