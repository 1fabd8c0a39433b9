/** The engraver's work on the ground: hop poles, hill hachures, meadow grass, trees, sheep, barns and field walls.
 *
 * All of it is ornament, made from the outlines by chance that always falls the same way, so nothing of it need be
 * loaded. It keeps away from names, pieces, hubs and every possible course of rails. */
import type { Ground } from "./outlines";
import { type Place, nameBox, piecesBox } from "./places";
import {
  type Box,
  type Cubic,
  type Point,
  along,
  bounds,
  chance,
  inBox,
  inside,
  long,
  minus,
  plus,
  said,
  turned,
  unit,
} from "./points";
import { pointsOf, railBetween } from "./rails";
import type { Area, Board } from "./wire";

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

interface Field {
  area: Area;
  polygon: Point[];
  boxes: Box[];
  /** Points on possible rails, and the hub. */
  rails: Point[];
  stray: (from?: number, to?: number) => number;
  ink: Engraving;
}

const POLE = "v-17m0 16c-3-.8-3-2.400 0-3.200s3-2.400 0-3.200-3-2.400 0-3.200 2.800-2.200 0-3.200";
const LEAVES =
  "m0-3.500c-3 .5-4.500-.6-4.800-2.400 2.400-.5 4 .3 4.800 2.400zm0-3.200c3 .5 4.500-.6 4.800-2.400-2.400-.5-4 .3-4.800 2.400zm0-3.100c-2.700.5-4-.5-4.300-2.100 2.200-.5 3.600.2 4.300 2.100zm0-2.400c2.500.4 3.700-.5 4-1.900-2-.4-3.300.2-4 1.900zm-1.700-4.100c0-1.400.8-2 1.700-2s1.700.6 1.700 2c0 1.100-.8 1.900-1.700 2.400-.9-.5-1.700-1.300-1.700-2.400z";
const CROWN =
  "m0-15.800c3 0 5 2 5 4.400 1 1.200.9 3.600-.9 4.500-.9 1.600-3 2.100-4.100 1.600-1 .5-3.200 0-4.100-1.600-1.800-.9-1.900-3.300-.9-4.500 0-2.400 2-4.400 5-4.400z";
const TWIGS =
  "v-5.300m.8-7.600c1.500.4 2.200 1.200 2.500 2.300m-1.800.4c1.200.3 2 .9 2.100 1.800m-4 .4c1.700.3 2.700.8 3.200 1.500";
const GRASS = "m-3 0l-1.600-4.500m4.100 4.500l.2-5.500m2.300 5.500l1.800-4.500";
const SHEEP =
  "m-5.500 0c0-2.400 2.200-3.600 5.500-3.600s5.500 1.200 5.500 3.600-2.200 3.600-5.500 3.600-5.500-1.200-5.500-3.600z";
const SHEEP_LEGS =
  "m-3.200 3.400v2.600m2-2.600v2.600m3.400-2.600v2.600m1.800-2.600v2.600m-10.400-7.600l-2 .6.400 2 1.800.6";
const BARN = "m-6.400 6.500v-6.400l6.400-3.600 6.400 3.600v6.400z";
const BARN_DOOR = "m-7.200.6l7.200-4.200 7.200 4.200m-8.600 6v-3.600h2.800v3.600";

export function engraved(board: Board, ground: Ground, places: Map<string, Place>): Engraving {
  const ink: Engraving = {
    poles: "",
    leaves: "",
    crowns: "",
    twigs: "",
    grass: "",
    fleece: "",
    walls: "",
    hachures: "",
    ledges: "",
  };
  const walled = isWalled(board);
  const survey = { borders: ground.borders, places };
  const fields = new Map<string, Field>();
  for (const area of board.areas) {
    const place = places.get(area.id)!;
    const boxes = [nameBox(area, place), piecesBox(area, place)].filter((box) => box !== null);
    const rails = area.neighbours.flatMap((other) => {
      const rail = takesTrack(area) ? railBetween(survey, area.id, other) : null;
      return rail ? pointsOf(rail) : [];
    });
    const polygon = ground.polygon.get(area.id)!;
    fields.set(area.id, { area, polygon, boxes, rails, stray: chance(area.id), ink });
  }
  for (const field of fields.values()) {
    if (field.area.terrain === "hop") hops(field);
    else if (field.area.terrain === "hill") walled ? ledges(field) : tumps(field);
    else if (field.area.terrain !== "barred") walled ? dales(field) : meadow(field);
  }
  if (walled) massif(ground, fields);
  return ink;
}

/** Where there are valleys the country is the Dales: dry stone walls instead of dotted borders. */
export function isWalled(board: Board): boolean {
  return board.areas.some((area) => area.terrain === "valley");
}

function takesTrack(area: Area): boolean {
  return area.terrain === "lowland" || area.terrain === "valley";
}

const free = (p: Point, field: Field, pad: number): boolean => !field.boxes.some((box) => inBox(p, box, pad));
const clear = (p: Point, field: Field, pad: number): boolean =>
  free(p, field, pad) && !field.rails.some((q) => Math.abs(q[0] - p[0]) < 13 && Math.abs(q[1] - p[1]) < 15);

/** Points strewn over a field, none nearer to another than `apart`, from top to bottom. */
function strewn(field: Field, apart: number, tries: number, allowed: (p: Point) => boolean): Point[] {
  const box = bounds(field.polygon);
  const found: Point[] = [];
  for (let k = 0; k < tries; k++) {
    const p: Point = [
      field.stray(box.x + 9, box.x + box.width - 9),
      field.stray(box.y + 12, box.y + box.height - 6),
    ];
    if (found.every((q) => long(minus(p, q)) > apart) && wellInside(p, field.polygon, 9) && allowed(p))
      found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const AROUND: Point[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

function wellInside(p: Point, polygon: Point[], by: number): boolean {
  return AROUND.every((way) => inside(plus(p, way, by), polygon));
}

/** Rows of poles, slightly slanted. */
function hops(field: Field): void {
  const box = bounds(field.polygon);
  for (let row = 0, y = box.y + 24; y < box.y + box.height; y += 21, row++)
    for (let x = box.x + 9 + (row % 2) * 9 + field.stray(-2, 2); x < box.x + box.width; x += 18) {
      const foot: Point = [x, y + (x - box.x - box.width / 2) * 0.06];
      const top = plus(foot, [0, -17]);
      if (!wellInside(foot, field.polygon, 6) || !wellInside(top, field.polygon, 6)) continue;
      if (!free(foot, field, 5) || !free(top, field, 5) || !free(plus(foot, [0, -8]), field, 5)) continue;
      field.ink.poles += `M${said(foot)}${POLE}`;
      field.ink.leaves += `M${said(foot)}${LEAVES}`;
    }
}

/** Round hills, shaded from the south-east. */
function tumps(field: Field): void {
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

function meadow(field: Field): void {
  const [east, south] = [field.stray(0, 6), field.stray(0, 6)];
  for (const p of strewn(field, 15, 260, (q) => clear(q, field, 6))) {
    const dense = Math.sin(p[0] * 0.045 + east) + Math.cos(p[1] * 0.06 + south) + field.stray(-0.5, 0.5);
    if (dense < 0.05) continue;
    const what = field.stray();
    if (what < 0.22) {
      field.ink.crowns += `M${said(p)}${CROWN}`;
      field.ink.twigs += `M${said(p)}${TWIGS}`;
    } else field.ink.grass += `M${said(p)}${GRASS}`;
  }
}

function dales(field: Field): void {
  const lowland = field.area.terrain === "lowland";
  if (lowland) fieldWalls(field);
  for (const p of strewn(field, 21, 240, (q) => clear(q, field, 6))) {
    const what = field.stray();
    if (what < (lowland ? 0.2 : 0.12)) {
      field.ink.fleece += `M${said(p)}${SHEEP}`;
      field.ink.twigs += `M${said(p)}${SHEEP_LEGS}`;
    } else if (lowland && what < 0.27) {
      field.ink.fleece += `M${said(p)}${BARN}`;
      field.ink.twigs += `M${said(p)}${BARN_DOOR}`;
    } else if (!lowland && what < 0.3) {
      field.ink.crowns += `M${said(p)}${CROWN}`;
      field.ink.twigs += `M${said(p)}${TWIGS}`;
    } else field.ink.grass += `M${said(p)}${GRASS}`;
  }
}

/** Walls run across a field, and stop where something else is. */
function fieldWalls(field: Field): void {
  const box = bounds(field.polygon);
  for (let k = 0; k < 3; k++) {
    const turn = (field.stray() < 0.5 ? 0 : Math.PI / 2) + field.stray(-0.3, 0.3);
    const way: Point = [Math.cos(turn), Math.sin(turn)];
    const middle: Point = [
      field.stray(box.x + 20, box.x + box.width - 20),
      field.stray(box.y + 15, box.y + box.height - 15),
    ];
    let run: Point[] = [];
    const laid = (): void => {
      if (run.length > 3) field.ink.walls += `M${said(run[0]!)}L${run.slice(1).map(said).join(" ")}`;
      run = [];
    };
    for (let step = -130; step <= 130; step += 6) {
      const p = plus(plus(middle, way, step), turned(way), Math.sin(step / 30 + k) * 3);
      if (wellInside(p, field.polygon, 3) && clear(p, field, 7)) run.push(p);
      else laid();
    }
    laid();
  }
}

/** Limestone steps on the tops. */
function ledges(field: Field): void {
  const edge = field.polygon;
  const deep = (p: Point): boolean => edge.every((q) => long(minus(p, q)) > 26);
  for (const p of strewn(field, 18, 110, (q) => free(q, field, 8) && deep(q))) {
    const wide = Math.round(field.stray(7, 12));
    field.ink.ledges += `M${said([p[0] - wide / 2, p[1]])}q${wide / 4}-2.500 ${wide / 2}-.5t${wide / 2} 0m${-wide * 0.7} 3h${wide / 2}`;
  }
}

/** Hachures around the whole high ground, as if its areas were one: three rings, finer towards the top. */
function massif(ground: Ground, fields: Map<string, Field>): void {
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
      if (depth > 1 && feet.some((other) => long(minus(other.p, foot)) < depth - 1.5)) continue;
      if (boxes.some((box) => inBox(foot, box, 3) || inBox(top, box, 3) || inBox(plus(foot, up, 7), box, 3)))
        continue;
      if (!hills.some((hill) => inside(top, hill.polygon))) continue;
      field.ink.hachures += wedge(top, foot, thick + Math.max(0, -(up[0] * 0.62 + up[1] * 0.78)) * 1.5);
    }
}

function evenly(curve: Cubic, apart: number): Point[] {
  const parts = Math.max(1, Math.round(long(minus(curve[3], curve[0])) / apart));
  return Array.from({ length: parts }, (_, k) => along(curve, k / parts));
}
