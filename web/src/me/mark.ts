/**
 * The mark of somebody's key, as people of trade painted one on their bales: a staff with strokes in an outline. Its number tells all of it, so
 * that no picture is ever sent, and outline and strokes differ, not only colours.
 */

const OUTLINES = [
  "M24 2.5L45.5 24 24 45.500 2.500 24z",
  "M13.500 5h21L46 24 34.500 43h-21L2 24z",
  "M24 3.500a20.500 20.500 0 1 1 0 41 20.500 20.500 0 0 1 0-41z",
  "M5.500 4.500h37V24c0 11-8 17.500-18.500 21.500C13.500 41.500 5.500 35 5.500 24z",
  "M6 44.500V22a18 18 0 0 1 36 0v22.500z",
];
/** Lines, ground, and the part of it that is divided off. */
const COLOURS = [
  ["#1d4f91", "#f9f1de", "#cfdff0"],
  ["#5b2d83", "#f3ebf8", "#dac6ea"],
  ["#2b2018", "#f4c95d", "#e0a92f"],
  ["#9c2126", "#fbe9dc", "#f0c4b3"],
  ["#7a2356", "#fcedf2", "#efc6d8"],
  ["#20573a", "#e9f0d8", "#bfd4a0"],
  ["#0d6264", "#e2f1ec", "#aed6d0"],
  ["#5f4022", "#f5e6cd", "#dfc190"],
] as const;
const DIVISIONS = ["", "M0 0h24v48H0z", "M0 0h48v17H0z", "M0 0h48L0 48z", "M0 27h48v21H0z"];
const TOPS = [
  "",
  "M18 15.500h12",
  "M18 17l6-6 6 6",
  "M18 10l6 6 6-6",
  "M24 11l8.500 3.500L24 18",
  "M24 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
];
const MIDDLES = [
  "M15.500 24h17",
  "M24 27l8-6.500",
  "M16 20.500l8 6.500 8-6.500",
  "M16 28.500l8-6.500 8 6.500",
  "M18.500 19.500l11 10M29.500 19.500l-11 10",
  "M24 25l7-5.500M24 30.500l7-5.500",
];
const BOTTOMS = [
  "",
  "M17 38l7-6.500 7 6.500",
  "M16 32c1 6.500 15 6.500 16 0",
  "M18 36.500h12",
  "M24 41a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  "M18 32.500l6 6 6-6",
];

export const MARKS =
  OUTLINES.length * COLOURS.length * DIVISIONS.length * TOPS.length * MIDDLES.length * BOTTOMS.length;

export interface Drawn {
  outline: string;
  line: string;
  ground: string;
  part: string;
  division: string;
  strokes: string;
  /** An outline that is narrow above and below has smaller strokes. */
  scale: number;
}

export function drawn(number: number): Drawn {
  let rest = number;
  const next = <T>(choices: readonly T[]): T => {
    const found = choices[rest % choices.length]!;
    rest = Math.floor(rest / choices.length);
    return found;
  };
  const outline = next(OUTLINES);
  const [line, ground, part] = next(COLOURS);
  const division = next(DIVISIONS);
  const strokes = ["M24 11v26", next(TOPS), next(MIDDLES), next(BOTTOMS)].join("");
  return { outline, line, ground, part, division, strokes, scale: outline === OUTLINES[0] ? 0.74 : 0.86 };
}

/** Some marks to choose from, of all outlines and different colours. */
export function offered(count: number): number[] {
  const first = Math.floor(Math.random() * COLOURS.length);
  return Array.from({ length: count }, (_, nth) => {
    const colour = (first + nth * 3) % COLOURS.length;
    const rest = Math.floor((Math.random() * MARKS) / (OUTLINES.length * COLOURS.length));
    return (nth % OUTLINES.length) + OUTLINES.length * (colour + COLOURS.length * rest);
  });
}
