/** Where things lie within each area: the hub of its rails, its name, its pieces. */
// numbers: where things lie and how large they are
import type { Area, Board } from "./wire";
import { type Box, type Point, bounds } from "./points";
import type { Ground } from "./outlines";

export interface Place {
  hub: Point;
  /** The middle of the name, its lines, and how wide it is. */
  name: Point;
  lines: string[];
  width: number;
  pieces: Point;
}

/** Whole numbers per area: hub, name, pieces, width of the name, and where a name in two lines is parted. */
export interface Layout {
  areas: Record<string, number[]>;
  rivers: [name: string, path: string][];
}

export const NAME_SIZE = 23;
export const SIGN_SIZE = 20.5;
export const LINE_HEIGHT = 21;
export const SIGN_HEIGHT = 26;
export const PERSON = 30;
export const PERSON_STEP = 21;
export const GOOD = 25;

const LAYOUTS: Record<string, () => Promise<{ default: unknown }>> = {
  nuremberg: () => import("../../../../src/fernhandel/games/nuremberg/drawing/nuremberg.json"),
  wensleydale: () => import("../../../../src/fernhandel/games/nuremberg/drawing/wensleydale.json"),
};

/** The layout of a map of the house; a map file of one's own has none. */
export async function layoutOf(board: Board): Promise<Layout | null> {
  const load = LAYOUTS[board.map.id];
  return load ? ((await load()).default as Layout) : null;
}

export function placesOf(board: Board, ground: Ground, layout: Layout | null): Map<string, Place> {
  return new Map(
    board.areas.map((area) => {
      const kept = layout?.areas[area.id];
      return [area.id, kept ? keptPlace(area, kept) : plainPlace(area, ground)];
    }),
  );
}

function keptPlace(area: Area, kept: number[]): Place {
  const [hx, hy, nx, ny, px, py, width, parted] = kept as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number?,
  ];
  const lines = parted ? [area.name.slice(0, parted), area.name.slice(parted + 1)] : [area.name];
  return { hub: [hx, hy], name: [nx, ny], lines, width, pieces: [px, py] };
}

/** For an unknown map: the name above the middle, the pieces below it. */
function plainPlace(area: Area, ground: Ground): Place {
  const box = bounds(ground.polygon.get(area.id) ?? [[0, 0]]);
  const hub: Point = area.at ?? [box.x + box.width / 2, box.y + box.height / 2];
  const width =
    area.name.length * (area.station ? SIGN_SIZE : NAME_SIZE) * 0.5 +
    (area.station ? 14 : 0) +
    (area.company ? 18 : 0);
  const closed = !area.station && area.terrain !== "lowland" && area.terrain !== "valley";
  const middle = Math.min(Math.max(hub[0], width / 2 + 4), ground.width - width / 2 - 4);
  return {
    hub,
    name: [middle, Math.max(hub[1] - (closed ? 12 : 30), SIGN_HEIGHT / 2 + 4)],
    lines: [area.name],
    width,
    pieces: [hub[0], hub[1] + (closed ? 16 : 30)],
  };
}

export function nameBox(area: Area, place: Place): Box {
  const height = area.station ? SIGN_HEIGHT : place.lines.length * LINE_HEIGHT;
  return {
    x: place.name[0] - place.width / 2,
    y: place.name[1] - height / 2,
    width: place.width,
    height,
  };
}

/** The room that the pieces of an area may take. */
export function piecesBox(area: Area, place: Place): Box | null {
  const people = area.draw ? area.draw + (area.preset?.length ?? 0) : 0;
  const width = people ? people * PERSON_STEP + 4 : area.icon ? 2 * GOOD + 2 : 0;
  const height = people ? PERSON : GOOD;
  if (width === 0) return null;
  return { x: place.pieces[0] - width / 2, y: place.pieces[1] - height / 2, width, height };
}

/** How large the map is without its frame. */
export function canvasOf(board: Board): { width: number; height: number } {
  if (board.map.canvas) return { width: board.map.canvas[0], height: board.map.canvas[1] };
  const corners = board.areas.flatMap((area) => area.polygon ?? []);
  if (corners.length === 0) return { width: 1400, height: 1000 };
  const box = bounds(corners);
  return { width: box.x + box.width, height: box.y + box.height };
}
