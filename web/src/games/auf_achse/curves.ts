/** Points, curves and lengths on the drawn map. */
// numbers: where things lie and how large they are

export type Point = readonly [number, number];

const FINENESS = 16;

export function pathOf(way: readonly Point[]): string {
  return way.length === 0 ? "" : "M" + way.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
}

/** The point at a share of a way's length. */
export function along(way: readonly Point[], share: number): Point {
  const lengths = way.map((at, i) => (i === 0 ? 0 : distance(at, way[i - 1]!)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (let i = 1; i < way.length; i++) {
    if (lengths[i]! >= left && lengths[i]! > 0) return mix(way[i - 1]!, way[i]!, left / lengths[i]!);
    left -= lengths[i]!;
  }
  return way[0] ?? [0, 0];
}

/** Left, top, right and bottom of what these points cover. */
export function frame(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}

export function point(pair: readonly number[]): Point {
  return [pair[0]!, pair[1]!];
}

export function nearestOn(points: readonly Point[], to: Point): number {
  let best = 0;
  for (let i = 1; i < points.length; i++)
    if (distance(points[i]!, to) < distance(points[best]!, to)) best = i;
  return best;
}

/** Points close together along a path of cubic curves. */
export function sampled(curve: string): Point[] {
  const numbers = (curve.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points: Point[] = [[numbers[0]!, numbers[1]!]];
  for (let i = 2; i + 5 < numbers.length; i += 6) {
    const [from, [ax, ay, bx, by, x, y]] = [
      points.at(-1)!,
      numbers.slice(i, i + 6) as [number, number, number, number, number, number],
    ];
    for (let step = 1; step <= FINENESS; step++) {
      const [t, u] = [step / FINENESS, 1 - step / FINENESS];
      const along = (p: number, q: number, r: number, s: number) =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
      points.push([along(from[0], ax, bx, x), along(from[1], ay, by, y)]);
    }
  }
  return points;
}

/** A path of cubic curves through these points: at each the road points along the line between its neighbours. */
export function smoothThrough(knots: readonly Point[]): string {
  const at = (i: number) => knots[Math.min(Math.max(i, 0), knots.length - 1)]!;
  let path = `M${at(0).map(round).join(" ")}`;
  for (let i = 0; i < knots.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...leave, ...arrive, ...to].map(round).join(" ")}`;
  }
  return path;
}
