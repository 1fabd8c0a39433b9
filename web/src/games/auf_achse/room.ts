/** Finding room on the map: what would cover a name, a truck or a road as little as possible. */
// numbers: where things lie and how large they are
import type { Point } from "./curves";
import type { City, Layout } from "./layout";

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function nameBox({ label: [x, y], wide }: City, letters: number): Box {
  const half = letters * 0.62;
  return [x - wide / 2, y - half, x + wide / 2, y + half];
}

export function nameBoxes(layout: Layout): Box[] {
  return layout.cities.map((city) => nameBox(city, layout.letters));
}

/** Where a tag of this size beside a point covers least of what is there. */
export function tagSpot([x, y]: Point, wide: number, taken: readonly Box[], way: readonly Point[]): Point {
  const spots: Point[] = [
    [x, y + 26],
    [x, y - 26],
    [x + wide / 2 + 16, y],
    [x - wide / 2 - 16, y],
    [x, y + 50],
    [x, y - 50],
  ];
  const cost = ([cx, cy]: Point): number => {
    const box: Box = [cx - wide / 2, cy - 12, cx + wide / 2, cy + 12];
    const covered = way.filter(([px, py]) => overlap(box, [px - 4, py - 4, px + 4, py + 4]) > 0).length;
    return taken.reduce((sum, other) => sum + overlap(box, other), 40 * covered);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
