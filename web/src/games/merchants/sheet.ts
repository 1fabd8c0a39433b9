/** A board nobody has drawn yet, on a plain sheet: by the coordinates of its file, or spread out evenly. */
// numbers: where things lie and how large they are
import { CANVAS, type Spot } from "./places";
import { addLeg, emptyChart, PLAQUE, plaqueHeight, stopsOf, type Chart } from "./roads";
import type { Board } from "./types";

const OVAL = 0.29; // of the sheet: how far from its middle cities lie that have no coordinates
const EDGE = 22;

export function onSheet(board: Board): Chart {
  const [width, height] = board.board.canvas ?? [CANVAS.width, CANVAS.height];
  const spots = given(board) ?? spread(board, width, height);
  const chart = emptyChart(board, width, height, (id) => spots.get(id)!);
  for (const road of board.roads) {
    const stops = stopsOf(road);
    stops.slice(1, -1).forEach((id) => chart.places.set(id, { id, kind: "space", ...spots.get(id)! }));
    stops.slice(1).forEach((id, i) => addLeg(chart, stops[i]!, id, [spots.get(stops[i]!)!, spots.get(id)!]));
  }
  for (const city of board.cities) chart.plaques.set(city.id, besideCity(chart, spots.get(city.id)!));
  return chart;
}

function given(board: Board): Map<string, Spot> | null {
  const found = new Map<string, Spot>();
  const put = (id: string, at: [number, number] | null | undefined) => {
    if (at) found.set(id, { x: at[0], y: at[1] });
  };
  for (const one of [...board.cities, ...board.junctions]) put(one.id, one.at);
  for (const road of board.roads) road.spaces.forEach((id, i) => put(id, road.at[i]));
  const all =
    [...board.cities, ...board.junctions].length + board.roads.flatMap((road) => road.spaces).length;
  return found.size === all ? found : null;
}

/** Cities on an oval, everything else drawn to the middle of its neighbours. */
function spread(board: Board, width: number, height: number): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  board.cities.forEach((city, i) => {
    const turn = (i / board.cities.length) * 2 * Math.PI;
    spots.set(city.id, {
      x: width * (0.5 + OVAL * Math.cos(turn)),
      y: height * (0.5 + OVAL * Math.sin(turn)),
    });
  });
  const beside = new Map<string, string[]>();
  for (const road of board.roads) {
    const stops = stopsOf(road);
    stops.slice(1).forEach((id, i) => {
      beside.set(id, [...(beside.get(id) ?? []), stops[i]!]);
      beside.set(stops[i]!, [...(beside.get(stops[i]!) ?? []), id]);
    });
  }
  const loose = [...beside.keys()].filter((id) => !spots.has(id));
  for (const id of loose) spots.set(id, { x: width / 2, y: height / 2 });
  for (let round = 0; round < 200; round++)
    for (const id of loose) {
      const around = beside.get(id)!.map((other) => spots.get(other)!);
      spots.set(id, { x: mean(around.map((spot) => spot.x)), y: mean(around.map((spot) => spot.y)) });
    }
  return spots;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Where a plaque hides least: of the places around its city the one with the fewest spaces and plaques under it. */
function besideCity(chart: Chart, city: Spot): Spot {
  const tall = PLAQUE.picture + plaqueHeight(4);
  const { width } = PLAQUE;
  const hides = (at: Spot) => {
    const within = (spot: Spot, room: number) =>
      spot.x > at.x - room &&
      spot.x < at.x + width + room &&
      spot.y > at.y - room &&
      spot.y < at.y + tall + room;
    const outside =
      at.x < EDGE || at.y < EDGE || at.x + width > chart.width - EDGE || at.y + tall > chart.height - EDGE;
    const plaques = [...chart.plaques.values()].filter(
      (other) => Math.abs(other.x - at.x) < width + 8 && Math.abs(other.y - at.y) < tall + 4,
    );
    const spaces = [...chart.places.values()].filter((place) => within(place, 30));
    return (outside ? 20 : 0) + plaques.length * 8 + spaces.length;
  };
  const candidates = [-40 - width, 40, -width / 2].flatMap((dx) =>
    [-tall / 2, -tall - 34, 34, -tall + 30, -60].map((dy) => ({ x: city.x + dx, y: city.y + dy })),
  );
  return candidates.reduce((best, at) => (hides(at) < hides(best) ? at : best));
}
