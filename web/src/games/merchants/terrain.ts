/** The terrain of the map as lines to draw, out of the packed numbers of terrain.json. */
// numbers: where things lie and how large they are
import type { Spot } from "./places";
import packed from "../../../../src/fernhandel/games/merchants/drawing/terrain.json";

export const coasts = packed.coasts.map((ring) => smooth(unpacked(ring), true)).join("");
export const rivers = packed.rivers.map((river) => smooth(unpacked(river), false));
export const lakes = packed.lakes as [x: number, y: number, rx: number, ry: number, turn: number][];
export const hills = packed.hills.map(([x, y, h]) => ({ x: x!, y: y!, h: h! }));
export const trees = packed.trees.map(([x, y]) => ({ x: x!, y: y! }));

/** Each point is told as the way from the one before. */
function unpacked(steps: number[]): Spot[] {
  const line: Spot[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    [x, y] = [x + steps[i]!, y + steps[i + 1]!];
    line.push({ x: x / packed.fine, y: y / packed.fine });
  }
  return line;
}

/** A round line through all points (Catmull-Rom), open or closed. */
function smooth(line: Spot[], closed: boolean): string {
  const at = (i: number) =>
    closed ? line[(i + line.length) % line.length]! : line[Math.max(0, Math.min(line.length - 1, i))]!;
  const short = (value: number) => String(Math.round(value * 10) / 10);
  let path = `M${short(line[0]!.x)} ${short(line[0]!.y)}`;
  for (let i = 0; i < line.length - (closed ? 0 : 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bend = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ];
    path += `C${bend.map(short).join(" ")}`;
  }
  return closed ? `${path}z` : path;
}
