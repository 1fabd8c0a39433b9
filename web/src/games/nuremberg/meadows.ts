/** Hop gardens, meadows and walled fields. */
// numbers: where things lie and how large they are
import { type Field, clear, free, strewn, wellInside } from "./field";
import { type Point, bounds, plus, said, turned } from "./points";

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

/** Rows of poles, slightly slanted. */
export function hops(field: Field): void {
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

export function meadow(field: Field): void {
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

export function dales(field: Field): void {
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
