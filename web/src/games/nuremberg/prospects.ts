/** What the choices would do to the map: links that could come next, with their price, and the mark each area bears. */
// numbers: where things lie and how large they are
import type { Choice } from "../contract";
import type { Chart } from "./chart";
import { nameBox, piecesBox } from "./places";
import { type Box, type Point, plus } from "./points";
import { type Rail, onRail, railBetween } from "./rails";
import { type Table, type Train, ofType } from "./wire";

/** Part of a price: so many of a cube or of an influence. */
export interface Cost {
  icon: string;
  count: number;
}

export interface Prospect {
  choice: Choice;
  to: string;
  rail: Rail;
  costs: Cost[];
  badge: Point;
  considered: boolean;
}

export const COST_WIDTH = 43;
export const BADGE_HEIGHT = 29;
export const badgeWidth = (costs: Cost[]): number => costs.length * COST_WIDTH + 8;

/** The links that could continue the chain. */
export function prospectsOf(scene: Table, chart: Chart): Prospect[] {
  const head = scene.view.progress.chain.at(-1);
  if (!head || scene.view.step !== "building") return [];
  const taken = takenRoom(scene, chart, head);
  return scene.guide.all
    .filter((choice) => choice.action.type === "link")
    .flatMap((choice) => {
      const to = String(choice.action["to"]);
      const rail = railBetween(chart, head, to);
      if (!rail) return [];
      const costs = costsOf(scene, choice);
      const badge = badgePlace(rail, head < to, badgeWidth(costs), taken);
      taken.push(boxAround(badge, badgeWidth(costs)));
      return [{ choice, to, rail, costs, badge, considered: scene.guide.chosen?.id === choice.id }];
    });
}

/** The price of a link as far as the server has told it. */
export function costsOf(scene: Table, choice: Choice): Cost[] {
  const [built] = ofType(scene.guide.foresight.get(choice.id)?.events, "link_built");
  if (!built) return [];
  const costs: Cost[] = [
    { icon: `cube-${built.seat}`, count: built.points },
    { icon: "influence-red", count: built.red },
    { icon: "influence-green", count: built.green },
    { icon: "influence-government", count: built.landlords },
  ];
  return costs.filter((cost) => cost.count > 0);
}

function boxAround([x, y]: Point, width: number): Box {
  return { x: x - width / 2, y: y - BADGE_HEIGHT / 2, width, height: BADGE_HEIGHT };
}

function takenRoom(scene: Table, chart: Chart, head: string): Box[] {
  const boxes = scene.board.areas.flatMap((area) => {
    const place = chart.places.get(area.id)!;
    const [x, y] = place.hub;
    const reach = area.id === head ? 17 : area.station ? 12 : 0;
    return [
      nameBox(area, place),
      piecesBox(area, place),
      { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach },
    ];
  });
  return boxes.filter((box) => box !== null);
}

const AROUND: Point[] = [
  [0, 0],
  [0, -16],
  [0, 16],
  [-24, 0],
  [24, 0],
  [-24, -16],
  [24, 16],
  [24, -16],
  [-24, 16],
  [0, -30],
  [0, 30],
  [-44, 0],
  [44, 0],
];

/** On the rail beyond the middle if there is room, else beside it. */
function badgePlace(rail: Rail, onwards: boolean, width: number, taken: Box[]): Point {
  let best: Point = rail.crossing;
  let least = Infinity;
  for (let step = 5; step <= 17; step++) {
    const at = onwards ? step / 20 : 1 - step / 20;
    for (const aside of AROUND) {
      const middle = plus(onRail(rail, at), aside);
      const box = boxAround(middle, width);
      let score = Math.abs(step - 11) * 4 + Math.abs(aside[0]) * 1.2 + Math.abs(aside[1]) * 2;
      for (const other of taken) score += shared(box, other);
      if (score < least) [best, least] = [middle, score];
    }
  }
  return best;
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The class of the trains in a row; it is what they cost. */
export function classOf(trains: Train[], row: number): number {
  return trains.find((train) => train.row === row)!.price;
}

/** By row, the price of its trains; the server tells it with every train that can be bought. */
export function pricesOf(scene: Table, trains: Train[]): Map<number, number> {
  const prices = new Map<number, number>();
  for (const answer of scene.guide.foresight.values())
    for (const bought of ofType(answer.events, "train_bought")) {
      const train = trains.find((one) => one.id === bought.train);
      if (train) prices.set(train.row, bought.price);
    }
  return prices;
}
