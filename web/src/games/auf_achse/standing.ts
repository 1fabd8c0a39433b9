/** How the trucks stand around their places: above or below, where they hide no name and no other truck. */
// numbers: where things lie and how large they are
import { frame, type Point } from "./curves";
import type { Layout } from "./layout";
import { CAB_AND_BODY, loadOf, lorryWidth } from "./load";
import { nameBoxes, overlap, type Box } from "./room";
import type { Table } from "./types";

export interface Standing {
  seat: number;
  at: Point;
  /** Turned round, so that the trailers are on the right. */
  flipped: boolean;
  box: Box;
}

export const LORRY_SCALE = 0.92;
const ABOVE = -9;
const BELOW = 34;
const ROW = 24;
const HEIGHT = 28;

/** All trucks; one of them, if so asked, as if it stood elsewhere. */
export function standings(scene: Table, layout: Layout, moved?: { seat: number; to: string }): Standing[] {
  const names = nameBoxes(layout);
  const trucks: Box[] = [];
  return scene.view.players.flatMap((player, seat) => {
    const place = layout.places.get((moved?.seat === seat ? moved.to : player.at) ?? "");
    if (!place) return [];
    const wide = lorryWidth(loadOf(scene, player).trailers) * LORRY_SCALE;
    const ways = spots(place.at).map((standing) => {
      const box = boxOf(standing.at, standing.flipped, wide);
      const hidden = names.reduce((sum, name) => sum + overlap(box, name), 0);
      const behind = trucks.reduce((sum, truck) => sum + overlap(box, truck), 0);
      const outside = Math.max(0, -box[0]) + Math.max(0, box[2] - layout.width) + Math.max(0, -box[1]);
      return { ...standing, box, cost: standing.cost + hidden + 4 * behind + 100 * outside };
    });
    const best = ways.reduce((a, b) => (b.cost < a.cost ? b : a));
    trucks.push(best.box);
    return [{ seat, at: best.at, flipped: best.flipped, box: best.box }];
  });
}

/** Where a truck may stand at a place, and how much that is against the habit of standing above and facing right. */
function spots([x, y]: Point): { at: Point; flipped: boolean; cost: number }[] {
  return [0, 1, 2].flatMap((row) =>
    [true, false].flatMap((above) =>
      [false, true].map((flipped) => ({
        at: [x, above ? y + ABOVE - row * ROW : y + BELOW + row * ROW] as Point,
        flipped,
        cost: row * 400 + (above ? 0 : 60) + (flipped ? 40 : 0),
      })),
    ),
  );
}

function boxOf([x, y]: Point, flipped: boolean, wide: number): Box {
  const front = (CAB_AND_BODY / 2) * LORRY_SCALE;
  const [left, right] = flipped ? [x - front, x + wide - front] : [x + front - wide, x + front];
  return [left, y - HEIGHT, right, y];
}

/** So many places are chosen from on the whole map. */
const MANY = 100;

/** Where the choices of the moment are, with the looker's own truck: what a small screen shows first. */

export function focusOf(scene: Table, layout: Layout) {
  if (scene.view.step === "bidding") return null;
  const things = new Set(scene.guide.all.flatMap((choice) => choice.touches));
  const targets = [...layout.places.values()].filter((place) => things.has(`space:${place.id}`));
  const { progress } = scene.view;
  const truck = layout.places.get(
    scene.view.players[scene.seat ?? progress.active ?? progress.asked]?.at ?? "",
  );
  const points = [...targets, ...(truck ? [truck] : [])].map((place) => place.at);
  if (points.length === 0) return null;
  if (targets.length > MANY) return { x: 0, y: 0, width: layout.width, height: layout.height };
  const [left, top, right, bottom] = frame(points);
  const room = targets.length > 0 ? 50 : 130;
  return { x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room };
}
