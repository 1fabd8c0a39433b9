/** Where the places of the known board are drawn, in the units of the terrain (terrain.json).
 *
 * Cities lie where they lie in the world. The first edition bears other names on three places (rule D14), so it has a
 * chart of its own on which Wien, Genf and Genua are found where one looks for them; the roads join the same places. */
// numbers: where things lie and how large they are
export interface Spot {
  x: number;
  y: number;
}

export interface RegionLabel extends Spot {
  text: string;
  turn?: number;
  sea?: boolean;
}

export interface Layout {
  /** Cities and junctions; road spaces lie at equal distances on the curve of their road. */
  at: Record<string, Spot>;
  /** How far the middle of a road, named by its two ends, swings out to its right. */
  bow: Record<string, number>;
  /** The upper left corner of each city's picture; its plaque hangs below. */
  plaque: Record<string, Spot>;
  /** Which of the six pictures a city has. */
  picture: Record<string, string>;
  regions: RegionLabel[];
  /** Whether the ladder has room for the titles of the first edition. */
  titled: boolean;
}

const SEAS: RegionLabel[] = [
  { text: "Mare Germanicum", x: 168, y: 100, sea: true },
  { text: "Mare Adriaticum", x: 652, y: 742, turn: 38, sea: true },
];

const HAMBURG: Layout = {
  at: {
    PAR: { x: 162, y: 417 },
    BRU: { x: 199, y: 264 },
    KOL: { x: 356, y: 282 },
    HAM: { x: 483, y: 112 },
    WIE: { x: 751, y: 459 },
    GEN: { x: 438, y: 706 },
    FW: { x: 334, y: 400 },
    X: { x: 468, y: 428 },
    FN: { x: 544, y: 271 },
    FS: { x: 540, y: 556 },
  },
  bow: {
    "PAR-FW": 15,
    "BRU-FW": -17,
    "KOL-FN": 14,
    "HAM-FN": 20,
    "GEN-FS": -20,
    "WIE-FS": 15,
    "FW-X": 14,
    "FN-X": -14,
    "FS-X": 12,
  },
  plaque: {
    PAR: { x: 30, y: 402 },
    BRU: { x: 48, y: 166 },
    KOL: { x: 240, y: 76 },
    HAM: { x: 519, y: 22 },
    WIE: { x: 704, y: 494 },
    GEN: { x: 298, y: 554 },
  },
  picture: { PAR: "PAR", BRU: "BRU", KOL: "KOL", HAM: "HAM", WIE: "WIE", GEN: "GEN" },
  regions: [
    ...SEAS,
    { text: "Anglia", x: 50, y: 160 },
    { text: "Burgundia", x: 262, y: 505, turn: -4 },
    { text: "Bavaria", x: 600, y: 452 },
    { text: "Saxonia", x: 414, y: 206 },
    { text: "Lombardia", x: 536, y: 664 },
    { text: "Bohemia", x: 668, y: 412 },
    { text: "Aquitania", x: 84, y: 606 },
  ],
  titled: false,
};

const GENF: Layout = {
  at: {
    ...HAMBURG.at,
    HAM: { x: 751, y: 459 },
    GEN: { x: 321, y: 590 },
    WIE: { x: 438, y: 706 },
    X: { x: 456, y: 448 },
    FN: { x: 560, y: 362 },
    FS: { x: 532, y: 550 },
  },
  bow: {
    "PAR-FW": 15,
    "BRU-FW": -17,
    "KOL-FN": 12,
    "HAM-FN": -14,
    "GEN-FS": -16,
    "WIE-FS": 56,
    "FW-X": 12,
    "FN-X": -10,
    "FS-X": 10,
  },
  plaque: {
    PAR: HAMBURG.plaque["PAR"]!,
    BRU: HAMBURG.plaque["BRU"]!,
    KOL: HAMBURG.plaque["KOL"]!,
    HAM: { x: 704, y: 494 },
    GEN: { x: 166, y: 520 },
    WIE: { x: 288, y: 632 },
  },
  picture: { PAR: "PAR", BRU: "BRU", KOL: "KOL", HAM: "WIE", GEN: "GNF", WIE: "GEN" },
  regions: [
    ...SEAS,
    { text: "Anglia", x: 50, y: 160 },
    { text: "Burgundia", x: 262, y: 496, turn: -4 },
    { text: "Bavaria", x: 600, y: 470 },
    { text: "Saxonia", x: 470, y: 206 },
    { text: "Lombardia", x: 446, y: 632 },
    { text: "Aquitania", x: 84, y: 606 },
  ],
  titled: true,
};

/** Where the compass rose lies. */
export const ROSE = { x: 112, y: 690 };
export const CANVAS = { width: 840, height: 824 };
export const LAYOUTS: Record<string, Layout> = { hamburg: HAMBURG, genf: GENF };
