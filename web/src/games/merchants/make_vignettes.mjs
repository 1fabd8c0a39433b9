/** Makes vignettes.json, the pictures of the cities: `node web/src/games/merchants/make_vignettes.mjs`. Each is a skyline
 *  84 wide on the ground line y = 0, built from a few blocks. */
import { writeFileSync } from "node:fs";

const box = (x, y, w, h, fill = "stone") => [fill, `M${x} ${y}v${-h}h${w}v${h}z`];
const spire = (x, y, w, h, fill = "roof") => [fill, `M${x} ${y}h${w}l${-w / 2} ${-h}z`];
const house = (x, w, h, top, wall = "stone", roof = "roof") => [
  box(x, -4, w, h, wall),
  spire(x - 1.5, -4 - h, w + 3, top, roof),
];
const gable = (x, w, h, fill = "stone") => {
  const s = w / 6;
  const rise = `h${s}v${-s * 1.4}h${s}v${-s * 1.4}h${s * 2}v${s * 1.4}h${s}v${s * 1.4}h${s}`;
  return [fill, `M${x} -4v${-h}${rise}v${h}z`];
};
const tower = (x, w, h, fill = "wall") => {
  const gap = (w - 3) / 3;
  return [fill, `M${x} -4v${-h}h-1.5v-5h3v2h${gap}v-2h3v2h${gap}v-2h3v5h-1.5v${h}z`];
};
const pane = (x, y, w = 2, h = 4) => [
  "window",
  `M${x} ${y}v${1 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - 1}z`,
];
const round = (x, y, r, fill) => [
  fill,
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
];
const walls = (x, w) => {
  const teeth = Math.floor(w / 7);
  return ["wall", `M${x} 0v-12${"h4v3h3v-3".repeat(teeth)}h${w - teeth * 7}v12z`];
};
const gate = (x) => ["window", `M${x - 5} 0v-6a5 5 0 0 1 10 0v6z`];
const cross = (x, y) => ["line", `M${x} ${y}v-4M${x - 1.7} ${y - 2.5}h3.5`];
const waves = ["water", "M0 3c8-3 12 3 20 0s12 3 20 0 12 3 20 0 14 2 24 0"];

const VIGNETTES = {
  KOL: [
    ...house(8, 13, 13, 8, "stone", "tile"),
    ...house(58, 14, 12, 9),
    ...house(70, 10, 10, 7, "stone", "slate"),
    box(28, -4, 26, 19),
    ["slate", "M27 -23h28l-6 -8h-16z"],
    box(29, -4, 9, 31),
    box(44, -4, 9, 31),
    spire(28, -35, 11, 24, "slate"),
    spire(43, -35, 11, 24, "slate"),
    pane(32.5, -24, 2, 6),
    pane(47.5, -24, 2, 6),
    pane(32.5, -12, 2, 6),
    pane(47.5, -12, 2, 6),
    round(41, -20, 2.8, "window"),
    cross(33.5, -58),
    cross(48.5, -58),
    walls(2, 80),
    gate(41),
  ],
  PAR: [
    ...house(4, 13, 14, 9, "stone", "slate"),
    ...house(66, 13, 12, 9),
    box(26, -4, 30, 24),
    ["slate", "M25 -28h32l-5 -7h-22z"],
    spire(38.5, -34, 5, 20, "slate"),
    tower(22, 11, 38, "stone"),
    tower(49, 11, 38, "stone"),
    round(41, -22, 4.2, "window"),
    pane(26.5, -29, 2.5, 8),
    pane(53, -29, 2.5, 8),
    pane(26.5, -14, 2.5, 6),
    pane(53, -14, 2.5, 6),
    walls(2, 80),
    gate(41),
  ],
  BRU: [
    gable(4, 13, 14),
    gable(18, 12, 18, "tile"),
    gable(57, 12, 17),
    gable(69, 12, 13, "roof"),
    box(33, -4, 20, 32, "roof"),
    box(36, -36, 14, 14),
    ["stone", "M38 -50h10v-7l-5-4-5 4z"],
    ["line", "M36 -50v-5M50 -50v-5M33 -36v-5M53 -36v-5"],
    round(43, -43, 3.6, "white"),
    ["line", "M43 -45v2l1.5 1"],
    pane(37, -22, 2.5, 8),
    pane(41.7, -22, 2.5, 8),
    pane(46.5, -22, 2.5, 8),
    walls(2, 80),
    gate(43),
  ],
  HAM: [
    ...house(4, 13, 12, 8),
    ...house(67, 13, 12, 8, "stone", "slate"),
    box(24, -4, 36, 18, "tile"),
    tower(22, 12, 30, "tile"),
    tower(50, 12, 30, "tile"),
    box(37, -4, 10, 36, "tile"),
    spire(35.5, -40, 13, 15, "slate"),
    spire(23, -38, 10, 9, "slate"),
    spire(51, -38, 10, 9, "slate"),
    pane(26.5, -22, 2.5, 6),
    pane(54.5, -22, 2.5, 6),
    pane(40.8, -28, 2.5, 6),
    ["roof", "M42 -55v-5h6l-2 2 2 2h-6"],
    walls(2, 80),
    gate(42),
  ],
  WIE: [
    ...house(4, 13, 12, 9),
    ...house(68, 12, 13, 8, "stone", "tile"),
    box(26, -4, 38, 15),
    ["roof", "M24 -19h42l-6 -15h-30z"],
    ["gold", "M29 -22l4-5 4 5 4-5 4 5 4-5 4 5 4-5 3 5"],
    box(19, -4, 10, 32),
    spire(17.5, -36, 13, 27, "slate"),
    cross(24, -62),
    box(59, -4, 8, 20),
    spire(58, -24, 10, 9, "slate"),
    pane(22.8, -24, 2.5, 7),
    pane(22.8, -12, 2.5, 5),
    pane(34, -8, 2, 6),
    pane(41, -8, 2, 6),
    pane(48, -8, 2, 6),
    walls(2, 80),
    gate(42),
  ],
  GEN: [
    box(4, -3, 10, 26),
    box(5.5, -29, 7, 12),
    spire(4.5, -41, 9, 7),
    round(9, -36, 2, "gold"),
    ...house(20, 12, 16, 5),
    ...house(68, 12, 14, 5, "stone", "tile"),
    box(34, -4, 24, 20),
    ["line", "M34 -8h24M34 -12.5h24M34 -17h24M34 -21h24"],
    ["roof", "M38 -24a8 9 0 0 1 16 0z"],
    cross(46, -33),
    box(58, -4, 8, 34),
    spire(57, -38, 10, 10),
    pane(61, -26, 2.5, 6),
    pane(44.8, -10, 2.5, 5),
    walls(16, 66),
    gate(46),
    waves,
  ],
  GNF: [
    ...house(6, 12, 11, 8),
    ...house(19, 10, 15, 7, "stone", "tile"),
    ...house(67, 13, 12, 8, "stone", "slate"),
    box(33, -4, 28, 17),
    ["tile", "M31 -21h32l-5 -9h-22z"],
    tower(31, 11, 26, "stone"),
    tower(52, 11, 30, "stone"),
    spire(42, -29, 9, 26, "slate"),
    cross(46.5, -54),
    pane(35, -18, 2.5, 7),
    pane(56, -22, 2.5, 7),
    pane(44, -10, 2.5, 6),
    pane(48, -10, 2.5, 6),
    walls(2, 80),
    gate(46),
    waves,
  ],
  ANY: [
    ...house(8, 14, 14, 9),
    ...house(60, 14, 12, 9, "stone", "slate"),
    tower(28, 11, 30),
    box(41, -4, 16, 20),
    spire(39.5, -24, 19, 14, "tile"),
    pane(47.5, -12, 3, 7),
    walls(2, 80),
    gate(41),
  ],
};

const place = new URL("../../../../src/fernhandel/games/merchants/drawing/vignettes.json", import.meta.url);
const lines = Object.entries(VIGNETTES).map(([city, shapes]) => `  "${city}": ${JSON.stringify(shapes)}`);
writeFileSync(place, `{\n${lines.join(",\n")}\n}\n`);
