/** Corners and edges of the plain polygons, before they are bent. */
// numbers: where things lie and how large they are
import { type Cubic, type Point, between, chance } from "./points";
import { type Board, keyOf } from "./wire";

export interface Edge {
  from: Point;
  to: Point;
  owners: string[];
  curves: Cubic[];
}

const NEAR = 1.6;
const WANDER = 7;

/** Corners that nearly coincide are one. */
export function cornersJoined(board: Board): Map<string, Point[]> {
  const known: Point[] = [];
  const joined = ([x, y]: Point): Point => {
    const found = known.find((p) => Math.abs(p[0] - x) < NEAR && Math.abs(p[1] - y) < NEAR);
    if (found) return found;
    known.push([x, y]);
    return known.at(-1)!;
  };
  return new Map(board.areas.map((area) => [area.id, (area.polygon ?? []).map((p) => joined(p))]));
}

/** A short edge between areas that are no neighbours shrinks to a point. */
export function cornersCollapsed(
  board: Board,
  polygons: Map<string, Point[]>,
  width: number,
  height: number,
): Map<string, Point[]> {
  const neighbours = new Set(
    board.areas.flatMap((area) => area.neighbours.map((other) => keyOf(area.id, other))),
  );
  const becomes = new Map<Point, Point>();
  for (const edge of edgesOf(polygons).values())
    if (edge.owners.length === 2 && !neighbours.has(keyOf(edge.owners[0]!, edge.owners[1]!))) {
      const ends = [edge.from, edge.to];
      const half = between(edge.from, edge.to, 0.5);
      const side = ends.find(([x]) => x === 0 || x === width);
      const end = ends.find(([, y]) => y === 0 || y === height);
      const middle: Point = [side?.[0] ?? half[0], end?.[1] ?? half[1]];
      becomes.set(edge.from, middle).set(edge.to, middle);
    }
  return mapped(polygons, (p) => becomes.get(p) ?? p);
}

/** No surveyor draws a straight line: corners stray a little, those on the frame along the frame only. */
export function cornersWandered(
  polygons: Map<string, Point[]>,
  word: string,
  width: number,
  height: number,
): Map<string, Point[]> {
  const stray = chance(`corners ${word}`);
  const moved = new Map<Point, Point>();
  return mapped(polygons, (p) => {
    let place = moved.get(p);
    if (!place) {
      const side = p[0] === 0 || p[0] === width;
      const end = p[1] === 0 || p[1] === height;
      const [dx, dy] = [stray(-WANDER, WANDER), stray(-WANDER, WANDER)];
      place = side && end ? p : [side ? p[0] : p[0] + dx, end ? p[1] : p[1] + dy];
      moved.set(p, place);
    }
    return place;
  });
}

function mapped(polygons: Map<string, Point[]>, change: (p: Point) => Point): Map<string, Point[]> {
  return new Map(
    [...polygons].map(([id, polygon]) => {
      const points = polygon.map(change);
      return [id, points.filter((p, at) => p !== points[(at + 1) % points.length])];
    }),
  );
}

export const edgeKey = (a: Point, b: Point): string =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${a};${b}` : `${b};${a}`;

export function edgesOf(polygons: Map<string, Point[]>): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [id, polygon] of polygons)
    polygon.forEach((from, at) => {
      const to = polygon[(at + 1) % polygon.length]!;
      const known = edges.get(edgeKey(from, to));
      if (known) known.owners.push(id);
      else edges.set(edgeKey(from, to), { from, to, owners: [id], curves: [] });
    });
  return edges;
}
