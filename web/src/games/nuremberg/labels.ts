/** Names of fields give way to track: to what lies there, to the chain in hand, and to the links it could go on with. */
// numbers: where things lie and how large they are
import type { Chart } from "./chart";
import { type Place, nameBox, piecesBox } from "./places";
import { type Box, type Point, bounds, inBox, inside, long, minus, near, sampled } from "./points";
import { type Rail, pointsOf } from "./rails";
import type { Area, Board } from "./wire";

const PAD = 9; // half as broad as track
const STEP = 9;
const REACH = 20; // how far from the middle of track letters are safe

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

/** Within its field, where it covers least; as near as possible to where it stands else. */
function freePlace(
  board: Board,
  chart: Chart,
  places: Map<string, Place>,
  area: Area,
  points: Point[],
): Point {
  const place = places.get(area.id)!;
  const polygon = chart.ground.polygon.get(area.id) ?? [];
  const field = bounds(polygon);
  const around = { ...field, x: field.x - place.width, width: field.width + 2 * place.width };
  const here = points.filter((p) => inBox(p, around));
  const water = riverPoints(chart).filter((p) => inBox(p, around));
  const taken = takenBy(board, places, area).filter((box) => shared(box, around) > 0);
  const cost = (box: Box): number =>
    2 * here.filter((p) => inBox(p, box, PAD)).length +
    water.filter((p) => inBox(p, box)).length +
    taken.reduce((sum, other) => sum + shared(box, other) / 15, 0);
  let best = place.name;
  let least = cost(nameBox(area, place));
  for (let x = field.x; x < field.x + field.width; x += STEP)
    for (let y = field.y; y < field.y + field.height; y += STEP) {
      const name: Point = [x, y];
      const box = nameBox(area, { ...place, name });
      if (!within(box, chart) || !inside(name, polygon)) continue;
      const score = cost(box) + long(minus(name, place.name)) / 50;
      if (score < least) [best, least] = [name, score];
    }
  return best;
}

/** The rooms of all other names, and of all pieces. */
function takenBy(board: Board, places: Map<string, Place>, area: Area): Box[] {
  return board.areas.flatMap((other) => {
    const place = places.get(other.id)!;
    const boxes = [piecesBox(other, place), other.id === area.id ? null : nameBox(other, place)];
    return boxes.filter((box) => box !== null);
  });
}

const riverPoints = ({ ground }: Chart): Point[] =>
  [...ground.borders.values()]
    .filter((border) => border.river)
    .flatMap((border) => sampled(border.curves, 5));

const within = (box: Box, { ground }: Chart): boolean =>
  box.x > 3 && box.y > 3 && box.x + box.width < ground.width - 3 && box.y + box.height < ground.height - 3;

/** The names of rivers that no track runs over; there is no other place for them. */
export function freeRivers({ rivers }: Chart, rails: Iterable<Rail>): Chart["rivers"] {
  const track = [...rails].flatMap(pointsOf);
  return rivers.filter(
    ([, path]) => !cornersOf(path).some((p) => track.some((other) => near(p, other, REACH))),
  );
}

function cornersOf(path: string): Point[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1]!]] : []));
}

/** How much two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
