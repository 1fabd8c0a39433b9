/** The board as a chart: where every place lies, how the roads run, where the plaques hang. */
// numbers: where things lie and how large they are
import type { RegionLabel, Spot } from "./places";
import type { Board } from "./types";

export interface Place extends Spot {
  id: string;
  kind: "city" | "junction" | "space";
}

export interface Box extends Spot {
  width: number;
  height: number;
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
  /** Where the ladder of social standing lies; a board of unknown shape has no room for it. */
  ladder: Box | null;
  /** Whether the ladder names its rungs. */
  titled: boolean;
  /** Whether it lies over the real coasts; another board file has a plain sheet. */
  geographic: boolean;
}

export type Road = Board["roads"][number];

export const PLAQUE = { width: 106, picture: 58, head: 47, row: 16.5 };
/** The part of a plaque that has a column for every good of the market. */
export const MARKET = { left: 26, width: 78 };

export function emptyChart(board: Board, width: number, height: number, spot: (id: string) => Spot): Chart {
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
    ladder: null,
    titled: false,
    geographic: false,
  };
}

export function stopsOf(road: Road): string[] {
  return [road.from, ...road.spaces, road.to];
}

export function addLeg(chart: Chart, from: string, to: string, line: Spot[]): void {
  chart.legs.set(`${from}>${to}`, line);
  chart.legs.set(`${to}>${from}`, [...line].reverse());
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
