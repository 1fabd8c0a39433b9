/** The room the ladder of social standing takes on the board. */
// numbers: where things lie and how large they are
import type { Box, Chart } from "./roads";

export const LADDER = { head: 30, rung: 24, foot: 80 };

/** In the upper right corner; with titles it is wider. */
export function ladderOn(chart: Chart, rungs: number): Box {
  const width = chart.titled ? 200 : 168;
  return {
    x: chart.width - 22 - width,
    y: 24,
    width,
    height: LADDER.head + rungs * LADDER.rung + LADDER.foot,
  };
}
