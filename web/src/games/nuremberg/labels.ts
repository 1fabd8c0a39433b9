/** Names of fields give way to track: to what lies there, to the chain in hand, and to the links it could go on with. */
// numbers: where things lie and how large they are
import type { Chart } from "./chart";
import { type Place, nameBox, piecesBox } from "./places";
import { type Box, type Point, inBox, inside, plus } from "./points";
import { type Rail, pointsOf } from "./rails";
import type { Area, Board } from "./wire";

/** Where names may go instead, from where they stand: near places first. */
const ASIDE: Point[] = [12, 22, 32, 42, 54, 66].flatMap((far): Point[] => [
  [0, -far],
  [0, far],
  [-far, 0],
  [far, 0],
  [-far, -far / 2],
  [far, -far / 2],
  [-far, far / 2],
  [far, far / 2],
  [-far / 2, -far],
  [far / 2, -far],
  [-far / 2, far],
  [far / 2, far],
]);
const PAD = 5;

/** The places as they are while these rails are drawn. */
export function dodging(board: Board, chart: Chart, rails: Iterable<Rail>): Map<string, Place> {
  const points = [...rails].flatMap(pointsOf);
  const places = new Map(chart.places);
  for (const area of board.areas) {
    const place = places.get(area.id)!;
    if (area.station || !touched(nameBox(area, place), points)) continue;
    places.set(area.id, { ...place, name: freePlace(board, chart, places, area, points) });
  }
  return places;
}

const touched = (box: Box, points: Point[]): boolean => points.some((p) => inBox(p, box, PAD));

function freePlace(
  board: Board,
  chart: Chart,
  places: Map<string, Place>,
  area: Area,
  points: Point[],
): Point {
  const place = places.get(area.id)!;
  const taken = board.areas.flatMap((other) => {
    const there = places.get(other.id)!;
    const boxes = [piecesBox(other, there), other.id === area.id ? null : nameBox(other, there)];
    return boxes.filter((box) => box !== null);
  });
  const polygon = chart.ground.polygon.get(area.id) ?? [];
  let best = place.name;
  let least = cost(nameBox(area, place), points, taken) + 1;
  for (const aside of ASIDE) {
    const name = plus(place.name, aside);
    const box = nameBox(area, { ...place, name });
    if (!within(box, chart) || !inside(name, polygon)) continue;
    const score = cost(box, points, taken) + Math.hypot(...aside) / 100;
    if (score < least) [best, least] = [name, score];
  }
  return best;
}

const cost = (box: Box, points: Point[], taken: Box[]): number =>
  points.filter((p) => inBox(p, box, PAD)).length * 2 +
  taken.reduce((sum, other) => sum + shared(box, other) / 40, 0);

const within = (box: Box, { ground }: Chart): boolean =>
  box.x > 3 && box.y > 3 && box.x + box.width < ground.width - 3 && box.y + box.height < ground.height - 3;

/** How much two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
