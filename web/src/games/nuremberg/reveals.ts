/** What is shown to everybody at once: what the auction of influence has brought, and the orders that follow from it. */
import type { GameEvent, Reveal, Reveals, Shown } from "../contract";
import GainedInfluence from "./GainedInfluence.svelte";
import NewOrders from "./NewOrders.svelte";
import { type Board, type Figures, ofType, type Table, type View } from "./wire";

/** One event after another of this kind, from that place on. */
function row(events: readonly GameEvent[], at: number, type: string): GameEvent[] {
  const rest = events.slice(at);
  const end = rest.findIndex((event) => event.type !== type);
  return end < 0 ? rest : rest.slice(0, end);
}

export const reveals: Reveals<View, Board, Figures> = {
  events: ["box_won"],
  of(scene: Table, events: readonly GameEvent[], at: number): Reveal<View, Board, Figures> | null {
    if (events[at - 1]?.type === "box_won") return null; // it was told with the first
    const won = ofType(row(events, at, "box_won"), "box_won");
    const ordered = events[at + won.length]?.type === "orders_set";
    const shown = scene.seats.map(({ seat }): Shown => {
      const own = won.filter((box) => box.seat === seat);
      const things = own.flatMap(({ points }) =>
        Object.entries(points).flatMap(([colour, n]) => Array<string>(n).fill(`influence:${colour}`)),
      );
      if (own.length === 0) return { seat, words: scene.say("nuremberg-reveal-no-box"), things };
      const boxes = own.map(({ box }) => box).join(", ");
      return {
        seat,
        words: scene.say("nuremberg-reveal-boxes", { n: own.length, boxes }),
        note: scene.say("nuremberg-reveal-cubes", { n: own.reduce((sum, { cubes }) => sum + cubes, 0) }),
        things,
      };
    });
    return {
      title: scene.say("nuremberg-reveal-auction"),
      sealed: false,
      shown,
      tells: won.length + (ordered ? 1 : 0),
      Picture: GainedInfluence,
      After: NewOrders,
    };
  },
};
