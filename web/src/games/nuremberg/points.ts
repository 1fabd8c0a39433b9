/** Plane geometry for the map: points, cubic curves, polygons, and chance that always falls the same way. */
// numbers: where things lie and how large they are
// bits: the same chance on every machine is made of them
export type Point = readonly [number, number];
export type Cubic = readonly [Point, Point, Point, Point];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const long = (a: Point): number => Math.hypot(a[0], a[1]);
export const turned = (a: Point): Point => [-a[1], a[0]];
export const between = (a: Point, b: Point, at: number): Point => [
  a[0] + (b[0] - a[0]) * at,
  a[1] + (b[1] - a[1]) * at,
];

export function unit(a: Point): Point {
  const length = long(a) || 1;
  return [a[0] / length, a[1] / length];
}

export function along([a, b, c, d]: Cubic, at: number): Point {
  const rest = 1 - at;
  const [p, q, r, s] = [rest * rest * rest, 3 * rest * rest * at, 3 * rest * at * at, at * at * at];
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
}

export function sampled(curves: readonly Cubic[], parts: number): Point[] {
  const points: Point[] = curves.length > 0 ? [curves[0]![0]] : [];
  for (const curve of curves) for (let k = 1; k <= parts; k++) points.push(along(curve, k / parts));
  return points;
}

export function backwards(curves: readonly Cubic[]): Cubic[] {
  return curves.map(([a, b, c, d]): Cubic => [d, c, b, a]).reverse();
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const said = (p: Point): string => `${short(p[0])} ${short(p[1])}`;

/** The curves as path data; `begun` leaves out the first move. */
export function drawn(curves: readonly Cubic[], begun = false): string {
  const first = curves[0];
  if (!first) return "";
  const body = curves.map(([, b, c, d]) => `C${said(b)} ${said(c)} ${said(d)}`).join("");
  return begun ? body : `M${said(first[0])}${body}`;
}

/** Asked some hundred thousand times for a map, so it makes no arrays. */
export function inside(p: Point, polygon: readonly Point[]): boolean {
  const x = p[0];
  const y = p[1];
  let within = false;
  let before = polygon[polygon.length - 1]!;
  for (let k = 0; k < polygon.length; k++) {
    const corner = polygon[k]!;
    if (corner[1] > y !== before[1] > y) {
      const cut = ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0];
      if (x < cut) within = !within;
    }
    before = corner;
  }
  return within;
}

export function near(a: Point, b: Point, reach: number): boolean {
  const across = a[0] - b[0];
  const down = a[1] - b[1];
  return across * across + down * down < reach * reach;
}

export function inBox(p: Point, box: Box, pad = 0): boolean {
  return (
    p[0] > box.x - pad &&
    p[0] < box.x + box.width + pad &&
    p[1] > box.y - pad &&
    p[1] < box.y + box.height + pad
  );
}

export function bounds(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Chance from a word: the same word always gives the same numbers, so a map looks the same to everybody. */
export function chance(word: string): (from?: number, to?: number) => number {
  let state = 2166136261;
  for (let k = 0; k < word.length; k++) state = Math.imul(state ^ word.charCodeAt(k), 16777619);
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (to - from) * (((t ^ (t >>> 14)) >>> 0) / 4294967296);
  };
}
