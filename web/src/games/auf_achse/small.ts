/** All of the map on a phone: names of 16 points in narrow letters, larger trucks, and no name upon another. */
// numbers: where things lie and how large they are
import type { Point } from "./curves";
import type { City, Layout } from "./layout";
import { nameBox, overlap, type Box } from "./room";

const LETTERS = 36;
const WIDER = 1.8; // than the plates of the usual names, for narrow letters of that size
const TRUCKS = 1.6;
const RING = 15; // what a city's sign takes to each side
const APART = 6;
const ROUNDS = 4;

const known = new WeakMap<Layout, Layout>();

export function inSmall(layout: Layout): Layout {
  let small = known.get(layout);
  if (!small) {
    const cities = layout.cities.map((city) => ({ ...city, wide: city.wide * WIDER }));
    small = { ...layout, letters: LETTERS, trucks: TRUCKS, cities: apart(cities, layout) };
    known.set(layout, small);
  }
  return small;
}

/** Each name in turn moves to where it covers least, some times over, for the others move as well. */
function apart(given: City[], { width, height }: Layout): City[] {
  const cities = given.map((city) => ({ ...city, label: spots(city)[0]! }));
  const rings = cities.map(({ at: [x, y] }): Box => [x - RING, y - RING, x + RING, y + RING]);
  for (let round = 0; round < ROUNDS; round++)
    for (const [own, city] of cities.entries()) {
      const names = cities.filter((other) => other !== city).map((other) => nameBox(other, LETTERS));
      const cost = (label: Point, order: number): number => {
        const box = nameBox({ ...city, label }, LETTERS);
        const outside =
          Math.max(0, -box[0]) +
          Math.max(0, box[2] - width) +
          Math.max(0, -box[1]) +
          Math.max(0, box[3] - height);
        const upon = [...names, ...rings.filter((_, at) => at !== own)];
        return upon.reduce((sum, other) => sum + overlap(box, other), 100 * outside + 12 * order);
      };
      const costs = spots(city).map(cost);
      city.label = spots(city)[costs.indexOf(Math.min(...costs))]!;
    }
  return cities;
}

/** Beside, above and below the city; the first is the side on which the name stands on the usual map. */
function spots({ at: [x, y], label, wide }: City): Point[] {
  const aside = RING + APART + wide / 2;
  const up = RING + LETTERS / 2;
  const right: Point[] = [
    [x + aside, y],
    [x + aside - RING, y - up / 2],
    [x + aside - RING, y + up / 2],
  ];
  const left = right.map(([px, py]): Point => [2 * x - px, py]);
  const middle: Point[] = [
    [x, y - up],
    [x, y + up],
    [x + wide / 3, y - up],
    [x - wide / 3, y - up],
    [x + wide / 3, y + up],
    [x - wide / 3, y + up],
  ];
  return label[0] < x ? [...left, ...right, ...middle] : [...right, ...left, ...middle];
}
