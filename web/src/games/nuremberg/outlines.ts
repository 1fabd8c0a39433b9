/** Smooth outlines of the areas, from the plain polygons of the board data.
 *
 * A border is one curve, used by both its areas, so that no gap can open between them. At a corner the straightest
 * pair of borders flows through, and a river always does. Areas that touch in a corner only are drawn so. */
// numbers: where things lie and how large they are
import { type Edge, cornersCollapsed, cornersJoined, cornersWandered, edgeKey, edgesOf } from "./corners";
import { type Board, keyOf } from "./wire";
import {
  type Cubic,
  type Point,
  along,
  backwards,
  between,
  chance,
  dot,
  drawn,
  long,
  minus,
  plus,
  said,
  sampled,
  turned,
  unit,
} from "./points";

export interface Border {
  a: string;
  b: string;
  curves: Cubic[];
  river: boolean;
  /** Where a link crosses, and the direction across it from a to b. */
  crossing: Point;
  across: Point;
}

export interface Ground {
  width: number;
  height: number;
  outline: Map<string, string>;
  polygon: Map<string, Point[]>;
  borders: Map<string, Border>;
}

/** `surveyed` tells that the polygons are the map maker's own: what touches there without being a neighbour touches in
 * a corner. */
export function outlines(board: Board, width: number, height: number, surveyed = true): Ground {
  const joined = cornersJoined(board);
  const met = surveyed ? cornersCollapsed(board, joined, width, height) : joined;
  const polygons = cornersWandered(met, board.map.id, width, height);
  const edges = edgesOf(polygons);
  const rivers = new Set((board.river?.borders ?? []).map(([a, b]) => keyOf(a, b)));
  const isRiver = (edge: Edge): boolean =>
    edge.owners.length === 2 && rivers.has(keyOf(edge.owners[0]!, edge.owners[1]!));
  bend(edges, isRiver, chance(`bend ${board.map.id}`));

  const ground: Ground = { width, height, outline: new Map(), polygon: new Map(), borders: new Map() };
  for (const [id, polygon] of polygons) {
    let path = `M${said(polygon[0]!)}`;
    const points: Point[] = [];
    polygon.forEach((from, at) => {
      const to = polygon[(at + 1) % polygon.length]!;
      const edge = edges.get(edgeKey(from, to))!;
      const curves = edge.from === from ? edge.curves : backwards(edge.curves);
      path += curves.length > 0 ? drawn(curves, true) : `L${said(to)}`;
      points.push(...(curves.length > 0 ? sampled(curves, 5).slice(0, -1) : [from]));
    });
    ground.outline.set(id, `${path}Z`);
    ground.polygon.set(id, points);
  }
  const places = new Map(board.areas.map((area) => [area.id, area.at ?? null]));
  for (const edge of edges.values()) {
    if (edge.owners.length !== 2 || edge.curves.length === 0) continue;
    const [a, b] = edge.owners.toSorted() as [string, string];
    const earlier = ground.borders.get(keyOf(a, b));
    if (
      earlier &&
      long(minus(earlier.curves[0]![0], earlier.curves.at(-1)![3])) > long(minus(edge.from, edge.to))
    )
      continue;
    ground.borders.set(keyOf(a, b), border(a, b, edge, isRiver(edge), places));
  }
  for (const area of board.areas)
    for (const other of area.neighbours)
      if (!ground.borders.has(keyOf(area.id, other))) bridge(ground, keyOf(area.id, other), places);
  return ground;
}

/** Neighbours that share no edge of the drawing can be linked all the same. */
function bridge(ground: Ground, key: string, places: Map<string, Point | null>): void {
  const [a, b] = key.split("|") as [string, string];
  const [from, to] = [places.get(a) ?? ([0, 0] as const), places.get(b) ?? ([0, 0] as const)];
  const across = unit(minus(to, from));
  ground.borders.set(key, { a, b, curves: [], river: false, crossing: between(from, to, 0.5), across });
}

/** Gives every inner edge its curve. Edges with one owner, such as the frame, stay straight. */
function bend(
  edges: Map<string, Edge>,
  isRiver: (edge: Edge) => boolean,
  stray: (a: number, b: number) => number,
) {
  const meeting = new Map<Point, Edge[]>();
  for (const edge of edges.values())
    if (edge.owners.length === 2)
      for (const end of [edge.from, edge.to]) meeting.set(end, [...(meeting.get(end) ?? []), edge]);
  const leaving = new Map<Edge, Map<Point, Point>>();
  for (const [corner, all] of meeting) {
    const heads = (edge: Edge): Point => unit(minus(edge.from === corner ? edge.to : edge.from, corner));
    const rivers = all.filter(isRiver);
    const pair = straightest(rivers.length > 1 ? rivers : all, heads);
    for (const edge of all) {
      const partner = pair && pair.includes(edge) ? pair.find((other) => other !== edge)! : null;
      const own = heads(edge);
      const angle = Math.atan2(own[1], own[0]) + (partner ? 0 : stray(-0.38, 0.38));
      const way = partner ? unit(minus(own, heads(partner))) : ([Math.cos(angle), Math.sin(angle)] as Point);
      leaving.set(edge, (leaving.get(edge) ?? new Map<Point, Point>()).set(corner, way));
    }
  }
  for (const [edge, ways] of leaving) edge.curves = curved(edge, ways, isRiver(edge), stray);
}

export function straightest<Thing>(things: Thing[], heads: (thing: Thing) => Point): [Thing, Thing] | null {
  let best: [Thing, Thing] | null = null;
  let bend = 2;
  things.forEach((a, at) => {
    for (const b of things.slice(at + 1)) {
      const together = dot(heads(a), heads(b));
      if (together < bend) [best, bend] = [[a, b], together];
    }
  });
  return best;
}

function curved(
  { from, to }: Edge,
  ways: Map<Point, Point>,
  river: boolean,
  stray: (a: number, b: number) => number,
): Cubic[] {
  const length = long(minus(to, from));
  const pull = length * (river ? 0.36 : 0.34);
  const plain: Cubic = [from, plus(from, ways.get(from)!, pull), plus(to, ways.get(to)!, pull), to];
  const side = turned(unit(minus(to, from)));
  const parts = length > 45 ? 3 : 2;
  const points: Point[] = [from];
  for (let k = 1; k < parts; k++) {
    const at = k / parts + (river ? 0 : stray(-0.06, 0.06));
    points.push(plus(along(plain, at), side, stray(-1, 1) * (river ? 0.012 : 0.05) * length));
  }
  points.push(to);
  const slopes = points.map((_, k): Point => {
    const step = (3 * pull) / parts;
    if (k === 0) return plus([0, 0], ways.get(from)!, step);
    if (k === parts) return plus([0, 0], ways.get(to)!, -step);
    return plus([0, 0], minus(points[k + 1]!, points[k - 1]!), 0.5);
  });
  return points
    .slice(1)
    .map((p, k): Cubic => [
      points[k]!,
      plus(points[k]!, slopes[k]!, 1 / 3),
      plus(p, slopes[k + 1]!, -1 / 3),
      p,
    ]);
}

/** A link crosses where the straight line between the two places would, but never near a corner. */
function border(a: string, b: string, edge: Edge, river: boolean, places: Map<string, Point | null>): Border {
  const points = sampled(edge.curves, 10);
  const middle = points[Math.floor(points.length / 2)]!;
  const from = places.get(a) ?? middle;
  const to = places.get(b) ?? middle;
  const way = unit(minus(to, from));
  const off = (p: Point): number => Math.abs(dot(minus(p, from), turned(way)));
  const inner = points.slice(Math.floor(points.length * 0.33), Math.ceil(points.length * 0.68));
  const crossing = inner.reduce((best, p) => (off(p) < off(best) ? p : best), middle);
  const at = points.indexOf(crossing);
  const normal = turned(
    unit(minus(points[Math.min(at + 1, points.length - 1)]!, points[Math.max(at - 1, 0)]!)),
  );
  const across: Point = dot(normal, way) < 0 ? [-normal[0], -normal[1]] : normal;
  return { a, b, curves: edge.curves, river, crossing, across };
}
