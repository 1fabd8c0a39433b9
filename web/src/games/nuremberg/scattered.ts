/** A map file that draws no outlines still gets a map: places are spread so that neighbours lie near each other, and
 * each place gets the land that is nearer to it than to any other. */
// numbers: where things lie and how large they are
import { type Point, between, dot, long, minus, plus, unit } from "./points";
import type { Board } from "./wire";
import { canvasOf } from "./places";

const STEPS = 220;

export function scattered(board: Board): Board {
  if (board.areas.every((area) => (area.polygon ?? []).length > 2)) return board;
  const { width, height } = canvasOf(board);
  const at = board.areas.every((area) => area.at)
    ? board.areas.map((area) => area.at!)
    : spread(board, width, height);
  const areas = board.areas.map((area, index) => ({
    ...area,
    at: [Math.round(at[index]![0]), Math.round(at[index]![1])] as [number, number],
    polygon: nearest(index, at, width, height).map(([x, y]) => [x, y] as [number, number]),
  }));
  return { ...board, map: { ...board.map, canvas: [width, height] }, areas };
}

/** Neighbours pull, all others push, for a fixed number of steps. */
function spread(board: Board, width: number, height: number): Point[] {
  const count = board.areas.length;
  const index = new Map(board.areas.map((area, k) => [area.id, k]));
  const near = Math.sqrt((width * height) / count);
  let at = board.areas.map((_, k): Point => {
    const turn = k * 2.399963; // the golden angle: no two start in one place
    const far = 0.46 * Math.sqrt((k + 0.5) / count);
    return [width * (0.5 + far * Math.cos(turn)), height * (0.5 + far * Math.sin(turn))];
  });
  for (let step = 0; step < STEPS; step++) {
    const heat = near * 0.2 * (1 - step / STEPS);
    at = at.map((p, k) => {
      let pull: Point = [0, 0];
      at.forEach((q, other) => {
        const away = minus(p, q);
        const far = long(away) || 1;
        if (other !== k) pull = plus(pull, away, (near * near) / (far * far * far));
      });
      for (const other of board.areas[k]!.neighbours) {
        const q = at[index.get(other) ?? k]!;
        pull = plus(pull, minus(q, p), long(minus(q, p)) / (near * near));
      }
      const moved = plus(p, unit(pull), Math.min(heat, long(pull) * near));
      return [
        Math.min(width - near * 0.4, Math.max(near * 0.4, moved[0])),
        Math.min(height - near * 0.4, Math.max(near * 0.4, moved[1])),
      ];
    });
  }
  return at;
}

/** The canvas, cut along the middle line to every other place. */
function nearest(index: number, at: Point[], width: number, height: number): Point[] {
  let land: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const own = at[index]!;
  at.forEach((other, k) => {
    if (k === index) return;
    const middle = between(own, other, 0.5);
    const side = (p: Point): number => dot(minus(p, middle), minus(other, own));
    land = land.flatMap((p, here) => {
      const next = land[(here + 1) % land.length]!;
      const [a, b] = [side(p), side(next)];
      const kept = a <= 0 ? [p] : [];
      return a * b < 0 ? [...kept, between(p, next, a / (a - b))] : kept;
    });
  });
  return land;
}
