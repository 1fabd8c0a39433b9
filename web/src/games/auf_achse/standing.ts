/** How the trucks stand around their places: above or below, where they hide no name and no other truck. */
// numbers: where things lie and how large they are
import type { Focus } from "../contract";
import { frame, type Point } from "./curves";
import type { Layout, Place } from "./layout";
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
const BELOW = 6;
const ROW = 24;
const HEIGHT = 28;

/** All trucks; one of them, if so asked, as if it stood elsewhere. */
export function standings(scene: Table, layout: Layout, moved?: { seat: number; to: string }): Standing[] {
  const names = nameBoxes(layout);
  const trucks: Box[] = [];
  return scene.view.players.flatMap((player, seat) => {
    const place = layout.places.get((moved?.seat === seat ? moved.to : player.at) ?? "");
    if (!place) return [];
    const wide = lorryWidth(loadOf(scene, player).trailers) * LORRY_SCALE * layout.trucks;
    const ways = spots(place.at, layout.trucks).map((standing) => {
      const box = boxOf(standing.at, standing.flipped, wide, layout.trucks);
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
function spots([x, y]: Point, scale: number): { at: Point; flipped: boolean; cost: number }[] {
  return [0, 1, 2].flatMap((row) =>
    [true, false].flatMap((above) =>
      [false, true].map((flipped) => ({
        at: [x, above ? y + ABOVE - row * ROW * scale : y + BELOW + (HEIGHT + row * ROW) * scale] as Point,
        flipped,
        cost: row * 400 + (above ? 0 : 60) + (flipped ? 40 : 0),
      })),
    ),
  );
}

function boxOf([x, y]: Point, flipped: boolean, wide: number, scale: number): Box {
  const front = (CAB_AND_BODY / 2) * LORRY_SCALE * scale;
  const [left, right] = flipped ? [x - front, x + wide - front] : [x + front - wide, x + front];
  return [left, y - HEIGHT * scale, right, y];
}

/** So many places are chosen from on the whole map. */
const MANY = 100;

/** The cities of the contract that is bid for. */
function auctioned(scene: Table, layout: Layout): Place[] {
  const contract = scene.board.contracts.find((one) => one.id === bidFor(scene));
  return [contract?.from, contract?.to].flatMap((city) => layout.places.get(city ?? "") ?? []);
}

export const bidFor = ({ view }: Table): string | null =>
  view.step === "bidding" ? (view.progress.chosen ?? null) : null;

/** Where the choices of the moment are, with the looker's own truck: what a small screen shows first. */
export function focusOf(scene: Table, layout: Layout): Focus | null {
  const things = new Set(scene.guide.all.flatMap((choice) => choice.touches));
  const targets = [...layout.places.values()].filter((place) => things.has(`space:${place.id}`));
  const { progress } = scene.view;
  const truck = layout.places.get(
    scene.view.players[scene.seat ?? progress.active ?? progress.asked]?.at ?? "",
  );
  const points = [...targets, ...(truck ? [truck] : []), ...auctioned(scene, layout)].map(
    (place) => place.at,
  );
  if (points.length === 0) return null;
  if (targets.length > MANY) return { x: 0, y: 0, width: layout.width, height: layout.height };
  const [left, top, right, bottom] = frame(points);
  const room = targets.length > 0 ? 50 : 130;
  const aside = scene.view.step === "bidding";
  return {
    x: left - room,
    y: top - room,
    width: right - left + 2 * room,
    height: bottom - top + 2 * room,
    aside,
  };
}
