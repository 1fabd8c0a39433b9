/** The whole map on a small screen: few names, large enough to read, each where it covers least. */
// numbers: where things lie and how large they are
import type { Chart } from "./chart";
import { shared } from "./labels";
import { NAME_SIZE, SIGN_SIZE, canvasOf, piecesBox } from "./places";
import { type Box, type Point, inBox } from "./points";
import { type Rail, pointsOf } from "./rails";
import type { Area, Table } from "./wire";

export const SMALL_NAME = 59; // 16 points on a phone
export const SMALL_SIGN = 66;
const ASIDE = 26; // from the middle of a station to the edge of its sign
const MARKED = 48; // the same around its mark
const SHIELD = 18; // what the arms of a company take on the printed sign
const PADDING = 14;
/** The names of fields are wanted only where few of them are meant. */
const FEW = 6;
const EDGE = 6;

export interface Sign {
  area: Area;
  at: Point;
  width: number;
  /** Whether a choice leads there. */
  meant: boolean;
}

interface Wanted {
  area: Area;
  meant: boolean;
  /** What its sign may cover at most. */
  most: number;
}

export function signsInSmall(scene: Table, chart: Chart, rails: Rail[]): Sign[] {
  const track = rails.flatMap(pointsOf);
  const { width, height } = canvasOf(scene.board);
  const signs: Sign[] = [];
  const kept = scene.board.areas.flatMap((area) => piecesBox(area, chart.places.get(area.id)!) ?? []);
  const hubs = scene.board.areas
    .filter((area) => area.station)
    .map((area) => ({ id: area.id, hub: chart.places.get(area.id)!.hub }));
  const wanted = wantedOf(scene);
  const marked = wanted.filter(({ meant }) => meant).map(({ area }) => chart.places.get(area.id)!.hub);
  for (const { area, meant, most } of wanted) {
    const wide = widthOf(area, chart);
    const others = signs.map((sign) => boxOf(sign.at, sign.width));
    const cost = (at: Point): number => {
      const box = boxOf(at, wide);
      const outside =
        box.x < EDGE || box.y < EDGE || box.x + wide > width - EDGE || box.y + SMALL_SIGN > height - EDGE;
      if (outside || others.some((other) => shared(box, other) > 0)) return Infinity;
      return (
        track.filter((p) => inBox(p, box)).length * 12 +
        hubs.filter(({ id, hub }) => id !== area.id && inBox(hub, box, 8)).length * 40 +
        marked.filter((hub) => inBox(hub, box, ASIDE)).length * 80 +
        kept.reduce((sum, room) => sum + shared(box, room), 0) / 40
      );
    };
    const at = leastOf(around(chart.places.get(area.id)!.hub, wide, meant ? MARKED : ASIDE), cost, most);
    if (at) signs.push({ area, at, width: wide, meant });
  }
  return signs;
}

export const boxOf = ([x, y]: Point, width: number): Box => ({
  x: x - width / 2,
  y: y - SMALL_SIGN / 2,
  width,
  height: SMALL_SIGN,
});

/** First what the move is about, then companies, then large stations, then all others that there is room for. */
function wantedOf(scene: Table): Wanted[] {
  const things = new Set(scene.guide.all.flatMap((choice) => choice.touches));
  const meant = scene.board.areas.filter(({ id }) => things.has(`area:${id}`));
  const named = new Set(meant.length <= FEW ? meant : meant.filter((area) => area.station));
  const ranks: [(area: Area) => boolean, number][] = [
    [(area) => named.has(area), 400],
    [(area) => Boolean(area.company), 400],
    [(area) => area.station === "major", 90],
    [(area) => Boolean(area.station), 60],
  ];
  const rankOf = (area: Area): number => ranks.findIndex(([fits]) => fits(area));
  return scene.board.areas
    .filter((area) => rankOf(area) >= 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((area) => ({ area, meant: named.has(area), most: ranks[rankOf(area)]![1] }));
}

/** Names were measured for the printed map. */
function widthOf(area: Area, chart: Chart): number {
  const { width, lines } = chart.places.get(area.id)!;
  const printed = area.station
    ? ((width - PADDING - (area.company ? SHIELD : 0)) / SIGN_SIZE) * SMALL_NAME
    : ((width * area.name.length) / Math.max(...lines.map((line) => line.length)) / NAME_SIZE) * SMALL_NAME;
  return printed + 2 * PADDING;
}

function around([x, y]: Point, width: number, far: number): Point[] {
  const up = SMALL_SIGN / 2 + far;
  const aside = width / 2 + far;
  const rows = [up, -up].flatMap((dy) =>
    [0, 0.3, -0.3, 0.5, -0.5].map((part): Point => [x + part * width, y + dy]),
  );
  return [...rows, [x + aside, y], [x - aside, y]];
}

function leastOf(places: Point[], cost: (at: Point) => number, most: number): Point | null {
  const costs = places.map((at, order) => cost(at) + order * 2);
  const least = Math.min(...costs);
  return least <= most ? places[costs.indexOf(least)]! : null;
}
