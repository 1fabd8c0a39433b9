/** A field before the engraver: its outline, what he must keep clear of, and the plate he works on. */
// numbers: where things lie and how large they are
import { type Box, type Point, bounds, inBox, inside, near, plus } from "./points";
import type { Area } from "./wire";

export interface Engraving {
  poles: string;
  leaves: string;
  crowns: string;
  twigs: string;
  grass: string;
  fleece: string;
  walls: string;
  hachures: string;
  ledges: string;
}

export interface Field {
  area: Area;
  polygon: Point[];
  boxes: Box[];
  /** Points on possible rails, and the hub. */
  rails: Point[];
  stray: (from?: number, to?: number) => number;
  ink: Engraving;
}

export const free = (p: Point, field: Field, pad: number): boolean =>
  !field.boxes.some((box) => inBox(p, box, pad));
export const clear = (p: Point, field: Field, pad: number): boolean =>
  free(p, field, pad) && !field.rails.some((q) => Math.abs(q[0] - p[0]) < 13 && Math.abs(q[1] - p[1]) < 15);

/** Points strewn over a field, none nearer to another than `apart`, from top to bottom. */
export function strewn(field: Field, apart: number, tries: number, allowed: (p: Point) => boolean): Point[] {
  const box = bounds(field.polygon);
  const found: Point[] = [];
  for (let k = 0; k < tries; k++) {
    const p: Point = [
      field.stray(box.x + 9, box.x + box.width - 9),
      field.stray(box.y + 12, box.y + box.height - 6),
    ];
    if (!found.some((q) => near(p, q, apart)) && wellInside(p, field.polygon, 9) && allowed(p)) found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const AROUND: Point[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

export function wellInside(p: Point, polygon: Point[], by: number): boolean {
  return AROUND.every((way) => inside(plus(p, way, by), polygon));
}
