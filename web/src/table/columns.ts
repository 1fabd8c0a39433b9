/** How the window is divided: by the shape of the board, not by widths of screens. The board is as large as it can be
 *  beside the decision; what is left over is a column for panels and chronicle, or they lie in a strip below it. */
import type { Size } from "./zoom";

export interface Columns {
  /** Widths in points; no left column is 0. */
  left: number;
  right: number;
  /** Lines of the strip below the board; none is 0. */
  lines: number;
  /** What the board leaves free below it, for more of the chronicle. */
  below: number;
  /** What the columns have. */
  height: number;
}

export const GAP = 8;
const BAR = 48;
const LEFT = { least: 232, most: 320 };
const RIGHT = { least: 344, most: 422, share: 0.28 };
/** How much smaller a board may be for the sake of a third column. */
const WORTH = 0.95;
/** What has a column of its own while a deal is made up. */
const DRAFT = 392;

const within = (least: number, wish: number, most: number) => Math.max(least, Math.min(most, wish));
const stripOf = (lines: number) => (lines === 0 ? 0 : lines * 30 + 6 + GAP);

export function divided(window: Size, board: Size, lines: number, drafting = false): Columns {
  const [width, height] = [window.width - 2 * GAP, window.height - BAR - 2 * GAP];
  const shape = board.width / board.height;
  if (drafting) return { left: DRAFT, right: RIGHT.least, lines: 0, below: 0, height };
  const third = Math.min(height * shape, width - LEFT.least - RIGHT.least - 2 * GAP);
  const roomy = within(RIGHT.least, window.width * RIGHT.share, RIGHT.most);
  const half = Math.min((height - stripOf(lines)) * shape, width - roomy - GAP);
  if (third >= half * WORTH) {
    const rest = width - 2 * GAP - third;
    const right = within(RIGHT.least, rest * 0.6, RIGHT.most);
    return { left: within(LEFT.least, rest - right, LEFT.most), right, lines: 0, below: 0, height };
  }
  const right = within(RIGHT.least, width - GAP - half, RIGHT.most);
  return { left: 0, right, lines, below: height - half / shape - stripOf(lines), height };
}
