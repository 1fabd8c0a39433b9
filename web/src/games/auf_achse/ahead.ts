/** The way that the considered choice would take a truck. */
import type { Point } from "./curves";
import { wayThrough, type Layout } from "./layout";
import { dieOf, type DieName } from "./ends";
import { foreseen, isDrive, type Table } from "./types";

export interface Ahead {
  seat: number;
  to: string;
  /** From where the truck stands to where it would come; one point where it is only put down. */
  way: Point[];
  /** Points driven and points chosen; none where a card carries the truck. */
  driven: number;
  points: number;
  die: DieName;
}

export function wayAhead(scene: Table, layout: Layout): Ahead | null {
  const chosen = scene.guide.chosen;
  const die = chosen && isDrive(chosen) ? dieOf(scene, chosen) : "first";
  for (const event of foreseen(scene)) {
    if (event.type === "truck_drove") {
      const { seat, points, path } = event;
      return { seat, to: path.at(-1)!, points, driven: path.length - 1, die, way: wayThrough(layout, path) };
    }
    if (event.type === "truck_carried" || event.type === "truck_placed") {
      const from = layout.places.get(scene.view.players[event.seat]?.at ?? "")?.at;
      const to = layout.places.get(event.to)?.at;
      if (to)
        return { seat: event.seat, to: event.to, points: 0, driven: 0, die, way: from ? [from, to] : [to] };
    }
  }
  return null;
}
