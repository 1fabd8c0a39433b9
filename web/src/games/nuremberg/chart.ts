/** The map as it is drawn: outlines, places, engraving. Made once for a board. */
import { engraved, isWalled } from "./engraving";
import type { Engraving } from "./field";
import { scattered } from "./scattered";
import { type Border, type Ground, outlines } from "./outlines";
import { type Place, canvasOf, layoutOf, placesOf } from "./places";
import { drawn } from "./points";
import { type Board, keyOf } from "./wire";

export interface Chart {
  ground: Ground;
  places: Map<string, Place>;
  borders: Map<string, Border>;
  /** Ornament takes longest to make, so it is made when it is first asked for. */
  engraving: () => Engraving;
  /** Path data of all borders by how they are drawn. */
  lines: { dotted: string; walls: string; tops: string; water: string };
  rivers: [name: string, path: string][];
}

const made = new WeakMap<Board, Promise<Chart>>();

export function chartOf(board: Board): Promise<Chart> {
  let chart = made.get(board);
  if (!chart) {
    chart = chartMade(board);
    made.set(board, chart);
  }
  return chart;
}

async function chartMade(given: Board): Promise<Chart> {
  const known = await layoutOf(given);
  const board = scattered(given);
  const { width, height } = canvasOf(board);
  const ground = outlines(board, width, height, board === given);
  const layout = known && board.areas.every((area) => area.id in known.areas) ? known : null;
  const places = placesOf(board, ground, layout);
  let plate: Engraving | null = null;
  return {
    ground,
    places,
    borders: ground.borders,
    engraving: () => (plate ??= engraved(board, ground, places)),
    lines: linesOf(board, ground),
    rivers: layout?.rivers ?? [],
  };
}

function linesOf(board: Board, ground: Ground): Chart["lines"] {
  const lines = { dotted: "", walls: "", tops: "", water: "" };
  const closed = new Set(
    board.areas
      .filter((area) => area.terrain !== "lowland" && area.terrain !== "valley")
      .map((area) => area.id),
  );
  const neighbours = new Set(
    board.areas.flatMap((area) => area.neighbours.map((other) => keyOf(area.id, other))),
  );
  const walled = isWalled(board);
  for (const border of ground.borders.values()) {
    const path = drawn(border.curves);
    if (border.river) lines.water += path;
    else if (!neighbours.has(keyOf(border.a, border.b))) lines.walls += path;
    else if (!walled) lines.dotted += path;
    else if (closed.has(border.a) && closed.has(border.b)) lines.tops += path;
    else lines.walls += path;
  }
  return lines;
}
