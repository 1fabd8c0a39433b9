/** The board as a drawing: where every place lies, how the roads run, where the plaques hang. */
import { CANVAS, LAYOUTS, type Layout, type RegionLabel, type Spot } from "./places";
import type { Board, View } from "./types";

export interface Place extends Spot {
  id: string;
  kind: "city" | "junction" | "space";
}

export interface Chart {
  width: number;
  height: number;
  places: Map<string, Place>;
  /** The line from a place to its neighbour, by "from>to". */
  legs: Map<string, Spot[]>;
  plaques: Map<string, Spot>;
  pictures: Record<string, string>;
  regions: RegionLabel[];
  /** Whether it lies over the real coasts; another board file has a plain sheet. */
  geographic: boolean;
}

type Road = Board["roads"][number];

const SAMPLES = 96; // of a curve: enough for a smooth line and even distances
export const PLAQUE = { width: 106, picture: 58, head: 47, row: 16.5 };

const drawn = new WeakMap<Board, Map<string, Chart>>();

export function chartOf(view: View, board: Board): Chart {
  const edition = view.terms.options["labels_1999"] === "genf" ? "genf" : "hamburg";
  const charts = drawn.get(board) ?? new Map<string, Chart>();
  drawn.set(board, charts);
  const found = charts.get(edition) ?? draw(board, LAYOUTS[edition]!);
  charts.set(edition, found);
  return found;
}

function draw(board: Board, layout: Layout): Chart {
  const ends = [...board.cities, ...board.junctions].map((one) => one.id);
  return ends.every((id) => id in layout.at) ? onMap(board, layout) : onSheet(board);
}

function onMap(board: Board, layout: Layout): Chart {
  const chart = emptyChart(board, CANVAS.width, CANVAS.height, (id) => layout.at[id]!);
  for (const road of board.roads)
    layRoad(chart, road, curve(chart, road, layout.bow[`${road.from}-${road.to}`] ?? 0));
  chart.plaques = new Map(Object.entries(layout.plaque));
  chart.pictures = layout.picture;
  chart.regions = layout.regions;
  chart.geographic = true;
  return chart;
}

/** A board nobody has drawn yet: by the coordinates of its file, or spread out evenly. */
function onSheet(board: Board): Chart {
  const [width, height] = board.board.canvas ?? [CANVAS.width, CANVAS.height];
  const spots = given(board) ?? spread(board, width, height);
  const chart = emptyChart(board, width, height, (id) => spots.get(id)!);
  for (const road of board.roads) {
    const stops = stopsOf(road);
    stops.slice(1, -1).forEach((id) => chart.places.set(id, { id, kind: "space", ...spots.get(id)! }));
    stops.slice(1).forEach((id, i) => addLeg(chart, stops[i]!, id, [spots.get(stops[i]!)!, spots.get(id)!]));
  }
  for (const city of board.cities) chart.plaques.set(city.id, beside(chart, spots.get(city.id)!));
  return chart;
}

function emptyChart(board: Board, width: number, height: number, spot: (id: string) => Spot): Chart {
  const places = new Map<string, Place>();
  for (const city of board.cities) places.set(city.id, { id: city.id, kind: "city", ...spot(city.id) });
  for (const one of board.junctions) places.set(one.id, { id: one.id, kind: "junction", ...spot(one.id) });
  return {
    width,
    height,
    places,
    legs: new Map(),
    plaques: new Map(),
    pictures: {},
    regions: [],
    geographic: false,
  };
}

function stopsOf(road: Road): string[] {
  return [road.from, ...road.spaces, road.to];
}

function addLeg(chart: Chart, from: string, to: string, line: Spot[]): void {
  chart.legs.set(`${from}>${to}`, line);
  chart.legs.set(`${to}>${from}`, [...line].reverse());
}

function curve(chart: Chart, road: Road, bow: number): Spot[] {
  const a = chart.places.get(road.from)!;
  const b = chart.places.get(road.to)!;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const pull = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bow * 2,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bow * 2,
  };
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    const mix = (from: number, over: number, to: number) =>
      (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t * t * to;
    return { x: mix(a.x, pull.x, b.x), y: mix(a.y, pull.y, b.y) };
  });
}

/** Spaces at equal distances along the line, and the piece of line between each two. */
function layRoad(chart: Chart, road: Road, line: Spot[]): void {
  const run = [0];
  line
    .slice(1)
    .forEach((spot, i) => run.push(run[i]! + Math.hypot(spot.x - line[i]!.x, spot.y - line[i]!.y)));
  const stops = stopsOf(road);
  const cut = stops.map((_, i) =>
    run.findIndex((along) => along >= (run.at(-1)! * i) / (stops.length - 1) - 1e-6),
  );
  stops.forEach((id, i) => {
    if (!chart.places.has(id)) chart.places.set(id, { id, kind: "space", ...line[cut[i]!]! });
    if (i > 0) addLeg(chart, stops[i - 1]!, id, line.slice(cut[i - 1]!, cut[i]! + 1));
  });
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
      x: width * (0.5 + 0.34 * Math.cos(turn)),
      y: height * (0.5 + 0.34 * Math.sin(turn)),
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

/** A plaque on the outer side of its city, inside the frame. */
function beside(chart: Chart, city: Spot): Spot {
  const tall = PLAQUE.picture + plaqueHeight(4);
  const left = city.x < chart.width / 2;
  const within = (value: number, most: number) => Math.max(22, Math.min(most - 22, value));
  return {
    x: within(left ? city.x - 40 - PLAQUE.width : city.x + 40, chart.width - PLAQUE.width),
    y: within(city.y - tall / 2, chart.height - tall),
  };
}

/** The plaque under the picture, with a row for every merchant. */
export function plaqueHeight(players: number): number {
  return PLAQUE.head + players * PLAQUE.row + 2;
}

/** With fewer merchants a plaque is lower; one that hangs above its city stays close to it. */
export function plaqueAt(chart: Chart, city: string, players: number): Spot {
  const at = chart.plaques.get(city)!;
  const above = at.y + PLAQUE.picture + plaqueHeight(4) <= chart.places.get(city)!.y;
  return above ? { x: at.x, y: at.y + plaqueHeight(4) - plaqueHeight(players) } : at;
}

/** The line through several places that follow one another. */
export function lineThrough(chart: Chart, path: string[]): Spot[] {
  return path.slice(1).flatMap((to, i) => {
    const leg = chart.legs.get(`${path[i]}>${to}`) ?? [];
    return i === 0 ? leg : leg.slice(1);
  });
}

export function asPath(line: Spot[]): string {
  return line.map((spot, i) => `${i === 0 ? "M" : "L"}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join("");
}

/** The heading in degrees in which a leg begins, or ends. */
export function heading(line: Spot[], where: "begins" | "ends"): number {
  const near = Math.min(8, line.length - 1);
  const [a, b] = where === "begins" ? [line[0]!, line[near]!] : [line.at(-1 - near)!, line.at(-1)!];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}
