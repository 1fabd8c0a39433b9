/** Where everything lies on the drawn map: our own coordinates for the board of the house, else those of the board file. */
// numbers: where things lie and how large they are
import { along, distance, frame, nearestOn, point, sampled, smoothThrough, type Point } from "./curves";
import type { BoardData } from "./types";
import places from "../../../../src/fernhandel/games/auf_achse/drawing/places.json";

export interface City {
  id: string;
  name: string;
  at: Point;
  label: Point;
  /** Width of the name's plate. */
  wide: number;
}

export interface Road {
  id: string;
  a: string;
  b: string;
  ferry: boolean;
  /** The drawn curve as an SVG path, and as points close together. */
  curve: string;
  points: Point[];
  number: string;
  shield: Point | null;
  /** Where a ferry goes ashore before its city: from there on the way is a road. */
  landing: Point | null;
}

export interface Place {
  id: string;
  at: Point;
  road: Road | null;
  /** Which space of its road it is, counted from the city named first; 0 for a city. */
  nth: number;
  event: boolean;
}

export interface Layout {
  width: number;
  height: number;
  /** Whether the map is the house's, with the ground that belongs to it. */
  house: boolean;
  /** How large names are, and how much larger than usual a truck. */
  letters: number;
  trucks: number;
  cities: City[];
  roads: Road[];
  places: Map<string, Place>;
}

interface DrawnRoad {
  path: string;
  spaces: number[][];
  number?: string;
  shield?: number[];
  landing?: number[];
}

const DRAWN_CITIES: Record<string, { at: number[]; label: number[]; wide: number }> = places.cities;
const DRAWN_ROADS: Record<string, DrawnRoad> = places.roads;
const STEP = 30; // units from space to space where the board file gives only the cities
const MARGIN = 90;
const NAMES = 16; // how large they are
const PLATE = 12; // half a plate's height
const LETTERS = 1.13; // how much larger names are than those their plates were measured for

const known = new WeakMap<BoardData, Layout>();

export function layoutOf(board: BoardData): Layout {
  let layout = known.get(board);
  if (!layout) {
    layout = board.cities.every((city) => city.id in DRAWN_CITIES) ? ofTheHouse(board) : ofTheFile(board);
    known.set(board, layout);
  }
  return layout;
}

function ofTheHouse(board: BoardData): Layout {
  const cities = board.cities.map((city) => {
    const drawn = DRAWN_CITIES[city.id]!;
    const at = point(drawn.at);
    return { id: city.id, name: city.name, at, ...widened(at, point(drawn.label), drawn.wide) };
  });
  return laidOut(board, cities, places.size[0]!, places.size[1]!, true, (road) => {
    const drawn = DRAWN_ROADS[`${road.a}~${road.b}`];
    return drawn?.spaces.length === road.steps - 1 ? drawn : null;
  });
}

/** Plates that were measured for smaller letters grow away from their city. */
function widened(at: Point, label: Point, wide: number): { label: Point; wide: number } {
  const more = wide * (LETTERS - 1);
  const [x, y] = [label[0] - at[0], label[1] - at[1]];
  const [aside, up] = [Math.abs(x) < wide / 3 ? 0 : Math.sign(x), Math.abs(x) < wide / 3 ? Math.sign(y) : 0];
  return { label: [label[0] + (aside * more) / 2, label[1] + up * (LETTERS - 1) * PLATE], wide: wide + more };
}

/** A board file of somebody else's: its own coordinates, or the cities in a ring. */
function ofTheFile(board: BoardData): Layout {
  const count = board.cities.length;
  const placed = board.cities.every((city) => city.at);
  const around = (i: number): Point => [
    Math.cos((i / count) * 2 * Math.PI) * count,
    Math.sin((i / count) * 2 * Math.PI) * count,
  ];
  const raw = new Map(board.cities.map((city, i) => [city.id, placed ? point(city.at!) : around(i)]));
  const [left, top, right, bottom] = frame([...raw.values()]);
  const steps = board.roads.map((road) => distance(raw.get(road.a)!, raw.get(road.b)!) / road.steps);
  // a quarter of the roads may be drawn closer than this
  const scale = STEP / Math.max(1e-6, steps.sort((a, b) => a - b)[Math.floor(steps.length / 4)] ?? STEP);
  const scaled = (at: readonly number[]): Point => [
    (at[0]! - left) * scale + MARGIN,
    (at[1]! - top) * scale + MARGIN,
  ];
  const cities = board.cities.map((city): City => {
    const at = scaled(raw.get(city.id)!);
    return { id: city.id, name: city.name, at, label: at, wide: city.name.length * 9 + 12 };
  });
  const [width, height] = [(right - left) * scale + 2 * MARGIN, (bottom - top) * scale + 2 * MARGIN];
  const layout = laidOut(board, cities, width, height, false, (road) => {
    const spaces = placed ? (road.spaces ?? []).map(scaled) : [];
    const bend = placed && road.bend && spaces.length === 0 ? [scaled(road.bend)] : [];
    const knots = [scaled(raw.get(road.a)!), ...spaces, ...bend, scaled(raw.get(road.b)!)];
    return drawnThrough(knots, road.steps, spaces);
  });
  for (const city of cities) city.label = roomForName(city, [...layout.places.values()]);
  return layout;
}

/** Beside, above or below the ring, where the name hides the fewest places. */
function roomForName(city: City, all: Place[]): Point {
  const [x, y] = city.at;
  const [aside, up] = [city.wide / 2 + 15, 24];
  const spots: Point[] = [
    [x + aside, y],
    [x - aside, y],
    [x, y - up],
    [x, y + up],
    ...[1, -1].flatMap((h) => [1, -1].map((v): Point => [x + h * (aside - 6), y + v * (up - 6)])),
  ];
  const hidden = (spot: Point) =>
    all.filter(({ at }) => Math.abs(at[0] - spot[0]) < city.wide / 2 + 9 && Math.abs(at[1] - spot[1]) < 18)
      .length;
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

function laidOut(
  board: BoardData,
  cities: City[],
  width: number,
  height: number,
  house: boolean,
  drawnRoad: (road: BoardData["roads"][number]) => DrawnRoad | null,
): Layout {
  const found = new Map<string, Place>(
    cities.map((city) => [city.id, { id: city.id, at: city.at, road: null, nth: 0, event: false }]),
  );
  const roads = board.roads.map((road) => {
    const drawn =
      drawnRoad(road) ?? drawnThrough([found.get(road.a)!.at, found.get(road.b)!.at], road.steps, []);
    const laid: Road = {
      id: `${road.a}~${road.b}`,
      a: road.a,
      b: road.b,
      ferry: road.kind === "ferry",
      curve: drawn.path,
      points: sampled(drawn.path),
      number: drawn.number ?? "",
      shield: drawn.shield ? point(drawn.shield) : null,
      landing: drawn.landing ? point(drawn.landing) : null,
    };
    drawn.spaces.forEach((at, i) => {
      const id = `${laid.id}#${i + 1}`;
      // the wire leaves out what is empty
      const event = (road.events ?? []).includes(i + 1);
      found.set(id, { id, at: point(at), road: laid, nth: i + 1, event });
    });
    return laid;
  });
  return { width, height, house, letters: NAMES, trucks: 1, cities, roads, places: found };
}

/** A smooth road through these points, with its spaces where they are given or evenly along it. */
function drawnThrough(knots: Point[], steps: number, given: Point[]): DrawnRoad {
  const path = smoothThrough(knots);
  if (given.length > 0) return { path, spaces: given.map((one) => [...one]) };
  const points = sampled(path);
  return { path, spaces: Array.from({ length: steps - 1 }, (_, i) => [...along(points, (i + 1) / steps)]) };
}

/** How long a truck is seen driving, in milliseconds. */
export function drivingTime(layout: Layout, ids: readonly string[]): number {
  return Math.min(wayThrough(layout, ids).length * DRIVE.point, DRIVE.longest);
}
const DRIVE = { point: 40, longest: 1200 };

/** The way a truck takes through these places, along the curves of the roads. */
export function wayThrough(layout: Layout, ids: readonly string[]): Point[] {
  const way: Point[] = [];
  for (let i = 0; i < ids.length; i++) {
    const here = layout.places.get(ids[i]!);
    if (!here) continue;
    way.push(here.at);
    const next = layout.places.get(ids[i + 1] ?? "");
    const road = here.road ?? next?.road;
    if (!next || !road) continue;
    const [from, to] = [nearestOn(road.points, here.at), nearestOn(road.points, next.at)];
    const between = road.points.slice(Math.min(from, to) + 1, Math.max(from, to));
    way.push(...(from < to ? between : between.reverse()));
  }
  return way;
}
