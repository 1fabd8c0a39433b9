/** Wagons never cover wagons: one that would touch another, or the end that is considered, steps off the road. */
// numbers: where things lie and how large they are
import type { Spot } from "./places";
import { PLAQUE, plaqueAt, plaqueHeight, type Box, type Chart } from "./roads";
import type { MerchantsScene, Wagon } from "./types";

const HALF = { x: 33, y: 30 };
const TEAM = 22; // how far the horses reach beyond the wagon
const AWAY = [62, 74, 88, 104];
const TURNS = 16;
const STILL: Spot = { x: 0, y: 0 };

/** By wagon number: how far it is drawn from the space it stands on. A wagon in hand stays where it is. */
export function fanned(scene: MerchantsScene, chart: Chart, enlarged: number): Map<number, Spot> {
  const { view, guide } = scene;
  const held = (wagon: Wagon) => Number(guide.picked.has(`wagon:${wagon.number}`));
  const taken: Box[] = [];
  const end =
    guide.chosen?.action.type === "move" ? chart.places.get(String(guide.chosen.action["to"])) : null;
  const moved = new Map<number, Spot>();
  for (const wagon of view.wagons.toSorted((a, b) => held(b) - held(a) || a.number - b.number)) {
    const spot = chart.places.get(wagon.at)!;
    const considered = end && held(wagon) === 0 ? [around(end, enlarged)] : [];
    const shift = free(around(spot, enlarged), [...taken, ...considered])
      ? STILL
      : aside(spot, [...taken, ...considered], chart, view.players.length, enlarged);
    moved.set(wagon.number, shift);
    taken.push(around({ x: spot.x + shift.x, y: spot.y + shift.y }, enlarged));
  }
  return moved;
}

/** The room that a wagon takes there. */
export function around({ x, y }: Spot, enlarged: number): Box {
  const half = { x: HALF.x * enlarged, y: HALF.y * enlarged };
  return { x: x - half.x, y: y - half.y, width: 2 * half.x, height: 2 * half.y };
}

export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function free(box: Box, taken: Box[]): boolean {
  return taken.every((other) => shared(box, other) === 0);
}

/** Of the places around its space the one that hides least: no wagon, no plaque and no ladder, then no space. */
function aside(spot: Spot, taken: Box[], chart: Chart, players: number, enlarged: number): Spot {
  const tall = PLAQUE.picture + plaqueHeight(players);
  const plaques = [...chart.plaques.keys()].map((city) => {
    const { x, y } = plaqueAt(chart, city, players);
    return { x, y, width: PLAQUE.width, height: tall };
  });
  const solid = [...plaques, ...(chart.ladder ? [chart.ladder] : [])];
  const hides = (shift: Spot) => {
    const box = around({ x: spot.x + shift.x, y: spot.y + shift.y }, enlarged);
    const roomy = {
      x: box.x - TEAM,
      y: box.y - TEAM,
      width: box.width + 2 * TEAM,
      height: box.height + 2 * TEAM,
    };
    const out =
      roomy.x < 0 ||
      roomy.y < 0 ||
      roomy.x + roomy.width > chart.width ||
      roomy.y + roomy.height > chart.height;
    const spaces = [...chart.places.values()].filter(
      ({ x, y }) => x > box.x - 8 && x < box.x + box.width + 8 && y > box.y - 8 && y < box.y + box.height + 8,
    );
    return (
      (out ? 1e7 : 0) +
      taken.reduce((sum, other) => sum + 1e3 * shared(box, other), 0) +
      spaces.length * 2e3 +
      solid.reduce((sum, other) => sum + 20 * shared(box, other), 0) +
      Math.hypot(shift.x, shift.y)
    );
  };
  const turns = Array.from({ length: TURNS }, (_, i) => (i / TURNS) * 2 * Math.PI);
  const shifts = AWAY.flatMap((far) =>
    turns.map((angle) => ({
      x: Math.cos(angle) * far * enlarged,
      y: Math.sin(angle) * far * enlarged,
    })),
  );
  return shifts.reduce((best, shift) => (hides(shift) < hides(best) ? shift : best));
}
