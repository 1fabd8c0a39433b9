/** Draws a board as a chart: the known one over the map, another one on a plain sheet. */
// numbers: where things lie and how large they are
import { ladderOn } from "./ladder";
import { CANVAS, LAYOUTS, type Layout, type Spot } from "./places";
import { addLeg, emptyChart, stopsOf, type Chart, type Road } from "./roads";
import { onSheet } from "./sheet";
import type { Board, MerchantsScene } from "./types";

const SAMPLES = 96; // of a curve: enough for a smooth line and even distances

const drawn = new WeakMap<Board, Map<string, Chart>>();

export function chartOf({ view, board, figures }: MerchantsScene): Chart {
  const edition = view.terms.options["labels_1999"] === "genf" ? "genf" : "hamburg";
  const charts = drawn.get(board) ?? new Map<string, Chart>();
  drawn.set(board, charts);
  const found = charts.get(edition) ?? draw(board, LAYOUTS[edition]!, figures.upkeep.length);
  charts.set(edition, found);
  return found;
}

function draw(board: Board, layout: Layout, rungs: number): Chart {
  const ends = [...board.cities, ...board.junctions].map((one) => one.id);
  return ends.every((id) => id in layout.at) ? onMap(board, layout, rungs) : onSheet(board);
}

function onMap(board: Board, layout: Layout, rungs: number): Chart {
  const chart = emptyChart(board, CANVAS.width, CANVAS.height, (id) => layout.at[id]!);
  for (const road of board.roads)
    layRoad(chart, road, curve(chart, road, layout.bow[`${road.from}-${road.to}`] ?? 0));
  chart.plaques = new Map(Object.entries(layout.plaque));
  chart.pictures = layout.picture;
  chart.regions = layout.regions;
  chart.titled = layout.titled;
  chart.ladder = ladderOn(chart, rungs);
  chart.geographic = true;
  return chart;
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
