/** What the choices would do to the map: links that could come next, each with its price beside it. */
// numbers: where things lie and how large they are
import type { Choice } from "../contract";
import { type Cost, costsOf } from "./chain";
import type { Chart } from "./chart";
import { shared } from "./labels";
import { type Place, nameBox, piecesBox } from "./places";
import { type Box, type Point, between, inBox, plus } from "./points";
import { type Rail, onRail, pointsOf, railBetween } from "./rails";
import type { Table, Train } from "./wire";

export interface Prospect {
  choice: Choice;
  to: string;
  rail: Rail;
  costs: Cost[];
}

export interface Badge {
  prospect: Prospect;
  /** Its middle, and the point of the rail that a dotted line leads to. */
  at: Point;
  foot: Point;
}

export const COST_WIDTH = 43;
export const BADGE_HEIGHT = 29;
export const badgeWidth = (costs: Cost[]): number => costs.length * COST_WIDTH + 8;

/** The links that could continue the chain. */
export function prospectsOf(scene: Table, chart: Chart): Prospect[] {
  const head = scene.view.progress.chain.at(-1);
  if (!head || scene.view.step !== "building") return [];
  return scene.guide.all
    .filter((choice) => choice.action.type === "link")
    .flatMap((choice) => {
      const to = String(choice.action["to"]);
      const rail = railBetween(chart, head, to);
      return rail ? [{ choice, to, rail, costs: costsOf(scene, choice) }] : [];
    });
}

/** Beside each of these links, where they cover neither a name nor a sign, nor what lies in the fields. */
export function badgesOf(
  scene: Table,
  places: Map<string, Place>,
  prospects: Prospect[],
  laid: Iterable<Rail>,
): Badge[] {
  const { names, pieces } = takenRoom(scene, places);
  const rails = [...laid, ...prospects.map((prospect) => prospect.rail)].flatMap(pointsOf);
  const badges: Badge[] = [];
  for (const prospect of prospects) {
    if (prospect.costs.length === 0) continue;
    const width = badgeWidth(prospect.costs);
    const others = badges.map((badge) => boxAround(badge.at, badgeWidth(badge.prospect.costs)));
    const score = (box: Box): number =>
      [...names, ...others].reduce((sum, other) => sum + shared(grown(box, 2), other), 0) * 3 +
      pieces.reduce((sum, other) => sum + shared(box, other), 0) +
      rails.filter((p) => inBox(p, box, 3)).length * 60;
    badges.push({ prospect, ...besideRail(prospect.rail, width, score, names) });
  }
  return badges;
}

export function boxAround([x, y]: Point, width: number): Box {
  return { x: x - width / 2, y: y - BADGE_HEIGHT / 2, width, height: BADGE_HEIGHT };
}

const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

function takenRoom(scene: Table, places: Map<string, Place>): { names: Box[]; pieces: Box[] } {
  const names: Box[] = [];
  const pieces: Box[] = [];
  for (const area of scene.board.areas) {
    const place = places.get(area.id)!;
    names.push(nameBox(area, place));
    const room = piecesBox(area, place);
    if (room) pieces.push(room);
    const reach = area.station ? 13 : 6;
    const [x, y] = place.hub;
    pieces.push({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  }
  return { names, pieces };
}

const AWAY = [30, 38, 46, 56, 68, 82];
const TURNS = 16;
/** Points of the dotted line, which runs over no name either. */
const LEADER = [0, 0.15, 0.3, 0.45, 0.6];

/** Around the middle of the rail, as near as there is room. */
function besideRail(
  rail: Rail,
  width: number,
  score: (box: Box) => number,
  names: Box[],
): { at: Point; foot: Point } {
  let best = { at: rail.crossing, foot: rail.crossing };
  let least = Infinity;
  for (const part of [0.5, 0.62, 0.38, 0.75, 0.25])
    for (const far of AWAY)
      for (let turn = 0; turn < TURNS; turn++) {
        const angle = (turn / TURNS) * 2 * Math.PI;
        const foot = onRail(rail, part);
        const at = plus(foot, [Math.cos(angle) * (far + width / 4), Math.sin(angle) * far]);
        if (at[0] < width / 2 || at[1] < BADGE_HEIGHT / 2) continue;
        const crossed = LEADER.filter((share) =>
          names.some((name) => inBox(between(foot, at, share), name, 2)),
        );
        const sum =
          score(boxAround(at, width)) + far * 1.5 + Math.abs(part - 0.5) * 40 + crossed.length * 150;
        if (sum < least) [best, least] = [{ at, foot }, sum];
      }
  return best;
}

/** The class of the trains in a row; it is what they cost. */
export function classOf(trains: Train[], row: number): number {
  return trains.find((train) => train.row === row)!.price;
}
