/** The room the ladder of social standing takes on the board. */
import type { Chart } from "./roads";
import type { View } from "./types";

export const LADDER = { head: 30, rung: 24, rungs: 9, height: 326 };

/** Only the first edition has titles, and only on its own chart is there room for them. */
export function hasTitles(view: View): boolean {
  return view.terms.options["labels_1999"] === "genf";
}

/** With titles it is wider; a board of unknown shape has no room for it. */
export function ladderOn(view: View, chart: Chart): { x: number; y: number; width: number; height: number } {
  if (!chart.geographic) return { x: 0, y: 0, width: 0, height: 0 };
  const width = hasTitles(view) ? 200 : 168;
  return { x: chart.width - 22 - width, y: 24, width, height: LADDER.height };
}
