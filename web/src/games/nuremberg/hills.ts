/** Hills in hachures: single tumps, or the whole high ground as one massif. */
// numbers: where things lie and how large they are
import { type Field, free, strewn } from "./field";
import type { Ground } from "./outlines";
import {
  type Cubic,
  type Point,
  along,
  inBox,
  inside,
  long,
  minus,
  near,
  plus,
  said,
  turned,
  unit,
} from "./points";

/** Round hills, shaded from the south-east. */
export function tumps(field: Field): void {
  for (const [x, y] of strewn(field, 36, 260, (p) => free(p, field, 12))) {
    const wide = field.stray(20, 27);
    const high = wide * field.stray(0.5, 0.62);
    for (const [from, to, count] of [
      [0.16, 0.55, 20],
      [0.5, 1.02, 32],
    ] as const)
      for (let k = 0; k < count; k++) {
        const turn = (2 * Math.PI * (k + field.stray(-0.25, 0.25))) / count;
        const [across, down] = [Math.cos(turn), Math.sin(turn)];
        const shade = across * 0.62 + down * 0.78;
        const [near, far] = [from + field.stray(-0.04, 0.04), to * field.stray(0.88, 1.05)];
        const foot: Point = [x + wide * far * across, y + high * far * down];
        if ((shade < -0.55 && field.stray() < 0.45) || !free(foot, field, 2) || !inside(foot, field.polygon))
          continue;
        const top: Point = [x + wide * near * across, y + high * near * down];
        field.ink.hachures += wedge(top, foot, 1 + Math.max(0, shade) * 1.7);
      }
  }
}

/** Thick above, pointed below. */
function wedge(top: Point, foot: Point, thick: number): string {
  const side = turned(unit(minus(foot, top)));
  return `M${said(plus(top, side, thick / 2))}L${said(foot)} ${said(plus(top, side, -thick / 2))}Z`;
}

/** Limestone steps on the tops. */
export function ledges(field: Field): void {
  const edge = field.polygon;
  const deep = (p: Point): boolean => !edge.some((q) => near(p, q, 26));
  for (const p of strewn(field, 18, 110, (q) => free(q, field, 8) && deep(q))) {
    const wide = Math.round(field.stray(7, 12));
    field.ink.ledges += `M${said([p[0] - wide / 2, p[1]])}q${wide / 4}-2.500 ${wide / 2}-.5t${wide / 2} 0m${-wide * 0.7} 3h${wide / 2}`;
  }
}

/** Hachures around the whole high ground, as if its areas were one: three rings, finer towards the top. */
export function massif(ground: Ground, fields: Map<string, Field>): void {
  const high = (id: string): boolean => fields.get(id)!.area.terrain === "hill";
  const feet: { p: Point; up: Point; field: Field }[] = [];
  for (const border of ground.borders.values()) {
    if (high(border.a) === high(border.b)) continue;
    const field = fields.get(high(border.a) ? border.a : border.b)!;
    const points = border.curves.flatMap((curve) => evenly(curve, 4.4));
    points.forEach((p, at) => {
      const way = unit(minus(points[Math.min(at + 1, points.length - 1)]!, points[Math.max(at - 1, 0)]!));
      const side = turned(way);
      feet.push({ p, up: inside(plus(p, side, 4), field.polygon) ? side : plus([0, 0], side, -1), field });
    });
  }
  const around = squares(feet.map((foot) => foot.p));
  const hills = [...fields.values()].filter((field) => field.area.terrain === "hill");
  const boxes = hills.flatMap((field) => field.boxes);
  for (const [depth, length, every, thick] of [
    [1, 15, 1, 1],
    [19, 12, 1.25, 0.9],
    [36, 9, 1.6, 0.8],
  ] as const)
    for (const { p, up, field } of feet) {
      if (field.stray() > 1 / every) continue;
      const foot = plus(p, up, depth);
      const top = plus(plus(foot, up, length * field.stray(0.65, 1.15)), [
        field.stray(-1, 1),
        field.stray(-1, 1),
      ]);
      if (depth > 1 && around(foot).some((q) => near(q, foot, depth - 1.5))) continue;
      if (boxes.some((box) => inBox(foot, box, 3) || inBox(top, box, 3) || inBox(plus(foot, up, 7), box, 3)))
        continue;
      if (!inside(top, field.polygon) && !hills.some((hill) => inside(top, hill.polygon))) continue;
      field.ink.hachures += wedge(top, foot, thick + Math.max(0, -(up[0] * 0.62 + up[1] * 0.78)) * 1.5);
    }
}

const SQUARE = 36;

/** Sorts points into squares; tells those in the squares around a place. */
function squares(points: Point[]): (p: Point) => Point[] {
  const sorted = new Map<number, Point[]>();
  const square = (x: number, y: number): number => Math.floor(x / SQUARE) * 1000 + Math.floor(y / SQUARE);
  for (const p of points) {
    const key = square(p[0], p[1]);
    const there = sorted.get(key);
    if (there) there.push(p);
    else sorted.set(key, [p]);
  }
  return ([x, y]) => {
    const found: Point[] = [];
    for (let across = -1; across <= 1; across++)
      for (let down = -1; down <= 1; down++)
        found.push(...(sorted.get(square(x + across * SQUARE, y + down * SQUARE)) ?? []));
    return found;
  };
}

function evenly(curve: Cubic, apart: number): Point[] {
  const parts = Math.max(1, Math.round(long(minus(curve[3], curve[0])) / apart));
  return Array.from({ length: parts }, (_, k) => along(curve, k / parts));
}
