/** Makes land.json, the ground under the motorway map: `node src/games/auf_achse/make_land.mjs` in web/. */
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicConformal, geoPath } from "d3-geo";
import { feature, merge, mesh } from "topojson-client";

const world = JSON.parse(readFileSync("node_modules/world-atlas/countries-10m.json", "utf8"));
const countries = world.objects.countries;

// The cities in places.json are laid out in this projection. The ground reaches beyond the map for wide frames.
const SIZE = [884, 856];
const BEYOND = [240, 90];
const projection = geoConicConformal()
  .parallels([46.5, 53.5])
  .rotate([-10.35, 0])
  .scale(4682.08)
  .translate([433.667, 5022.704])
  .clipExtent([
    [-BEYOND[0], -BEYOND[1]],
    [SIZE[0] + BEYOND[0], SIZE[1] + BEYOND[1]],
  ]);

// prettier-ignore
const NEAR = [
  "Germany", "Netherlands", "Belgium", "Luxembourg", "France", "Switzerland", "Austria", "Italy", "Czechia", "Poland",
  "Denmark", "Slovenia", "Croatia", "Hungary", "Slovakia", "United Kingdom", "Liechtenstein", "Sweden",
  "Bosnia and Herz.", "Serbia", "San Marino", "Romania",
];
const OTHER_TINT = ["Austria", "Belgium", "Denmark", "Poland", "Italy", "Slovenia", "Slovakia"];

// Rivers and lakes as short lists of our own: longitude and latitude by turns.
// prettier-ignore
const RIVERS = [
  [8.6, 47.7, 7.6, 47.57, 7.55, 48.1, 8.0, 48.8, 8.45, 49.4, 8.25, 50.0, 7.6, 50.35, 6.98, 50.9, 6.6, 51.4, 6.0, 51.85, 4.6, 51.85, 4.1, 51.98],
  [8.5, 47.95, 9.8, 48.35, 10.9, 48.73, 12.1, 49.02, 12.95, 48.83, 13.45, 48.57, 14.3, 48.3, 15.4, 48.25, 16.4, 48.2, 17.1, 48.14, 17.9, 47.75, 18.75, 47.82, 19.05, 47.5, 18.9, 46.6],
  [15.6, 50.75, 15.8, 50.2, 15.1, 50.05, 14.4, 50.35, 14.0, 50.66, 13.75, 51.05, 12.9, 51.55, 12.3, 51.86, 11.65, 52.13, 11.9, 52.75, 11.0, 53.2, 10.1, 53.45, 9.1, 53.87],
  [10.7, 51.0, 9.8, 51.1, 9.65, 51.41, 9.35, 51.85, 8.9, 52.25, 9.2, 52.75, 8.8, 53.08, 8.55, 53.5],
  [17.9, 49.9, 18.2, 50.1, 17.05, 51.1, 15.6, 51.95, 14.7, 52.1, 14.55, 52.6, 14.3, 53.1, 14.55, 53.6],
  [11.2, 50.05, 10.2, 49.95, 9.95, 49.8, 9.15, 49.98, 8.68, 50.1, 8.27, 49.99],
  [9.9, 46.45, 10.6, 46.95, 11.4, 47.27, 12.15, 47.6, 12.2, 48.0, 12.9, 48.25, 13.45, 48.57],
  [6.9, 47.95, 6.3, 48.65, 6.17, 49.2, 6.4, 49.6, 6.95, 49.95, 7.6, 50.35],
  [7.2, 44.9, 8.2, 45.05, 9.7, 45.05, 11.0, 45.02, 12.3, 44.95],
  [12.3, 46.55, 13.85, 46.6, 14.6, 46.6, 15.65, 46.55, 16.4, 46.35, 17.9, 45.8],
  [11.1, 46.65, 11.05, 45.95, 10.95, 45.4, 12.25, 45.1],
  [19.0, 49.75, 19.95, 50.03, 21.2, 50.6],
];
// prettier-ignore
const LAKES = [
  [9.0, 47.83, 9.25, 47.72, 9.6, 47.6, 9.75, 47.5, 9.45, 47.48, 9.1, 47.65],
  [6.15, 46.2, 6.35, 46.45, 6.75, 46.5, 6.95, 46.4, 6.6, 46.35, 6.3, 46.3],
  [10.65, 45.88, 10.85, 45.85, 10.72, 45.45, 10.55, 45.47, 10.62, 45.65],
  [17.25, 46.73, 17.7, 46.85, 18.15, 47.05, 18.1, 46.92, 17.7, 46.75],
  [16.7, 47.95, 16.85, 47.85, 16.75, 47.7, 16.65, 47.8],
  [8.2, 46.17, 8.6, 46.0, 8.65, 45.75, 8.5, 45.85],
  [9.3, 46.15, 9.35, 45.95, 9.2, 45.82, 9.2, 46.0],
  [12.35, 47.93, 12.5, 47.92, 12.48, 47.82, 12.33, 47.84],
];
// prettier-ignore
const NAMES = {
  Nordsee: [2.95, 53.43], Ostsee: [13.6, 54.85], Adria: [12.95, 45.12], France: [4.5, 48.35], Polska: [16.45, 51.7],
  Slovensko: [17.75, 49.02], Hrvatska: [16.5, 45.72], Italia: [8.1, 44.98],
};

/** Fewer points, none further than `most` from where the line was. */
function simplified(line, most) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [furthest, at] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = [line[i][0] - first[0], line[i][1] - first[1]];
    const away = length < 1e-6 ? Math.hypot(x, y) : Math.abs(dy * x - dx * y) / length;
    if (away > furthest) [furthest, at] = [away, i];
  }
  if (furthest < most) return [first, last];
  return [...simplified(line.slice(0, at + 1), most).slice(0, -1), ...simplified(line.slice(at), most)];
}

/** The shape as a path in whole and half units; pieces smaller than `least` are left out. */
function drawn(shape, most, least) {
  const lines = [];
  geoPath(projection, {
    moveTo: (x, y) => lines.push({ points: [[x, y]], closed: false }),
    lineTo: (x, y) => lines.at(-1).points.push([x, y]),
    closePath: () => (lines.at(-1).closed = true),
    beginPath: () => {},
    arc: () => {},
  })(shape);
  let path = "";
  for (const { points, closed } of lines) {
    const wide = (axis) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
    if (Math.max(wide(0), wide(1)) < least) continue;
    const half = points.length >> 1;
    const kept = closed
      ? [
          ...simplified(points.slice(0, half + 1), most).slice(0, -1),
          ...simplified([...points.slice(half), points[0]], most).slice(0, -1),
        ]
      : simplified(points, most);
    const steps = kept.map(([x, y]) => [Math.round(x * 2), Math.round(y * 2)]);
    const half2 = (n) => String(n / 2);
    let [px, py] = steps[0];
    let text = `M${half2(px)} ${half2(py)}l`;
    text += steps
      .slice(1)
      .map(([x, y]) => {
        const step = `${half2(x - px)} ${half2(y - py)}`;
        [px, py] = [x, y];
        return step;
      })
      .join(" ")
      .replaceAll(" -", "-");
    path += text + (closed ? "z" : "");
  }
  return path;
}

const shapes = (names) => countries.geometries.filter((one) => names.includes(one.properties.name));
const collection = (names) => ({
  type: "GeometryCollection",
  geometries: shapes(names).map((one) => feature(world, one).geometry),
});
const pairs = (flat) => flat.flatMap((lon, i) => (i % 2 === 0 ? [[lon, flat[i + 1]]] : []));

/** Smooth through all points: the handles lie along the line between a point's neighbours. */
function smooth(flat, closed) {
  const points = pairs(flat).map((place) => projection(place));
  const at = (i) =>
    points[closed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), points.length - 1)];
  const last = closed ? points.length : points.length - 1;
  const text = (...numbers) => numbers.map((n) => Math.round(n * 2) / 2).join(" ");
  let path = `M${text(...points[0])}`;
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${text(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    )}`;
  }
  return path + (closed ? "z" : "");
}

const land = {
  land: drawn(merge(world, shapes(NEAR)), 0.7, 4),
  germany: drawn(collection(["Germany"]), 0.7, 4),
  tinted: drawn(collection(OTHER_TINT), 0.7, 4),
  borders: drawn(
    mesh(world, countries, (a, b) => a !== b && [a, b].every((one) => NEAR.includes(one.properties.name))),
    0.7,
    3,
  ),
  rivers: RIVERS.map((line) => smooth(line, false)).join(""),
  lakes: LAKES.map((line) => smooth(line, true)).join(""),
  names: Object.entries(NAMES).map(([name, place]) => {
    const [x, y] = projection(place).map(Math.round);
    return { name, x, y };
  }),
};
writeFileSync(
  new URL("../../../../src/fernhandel/games/auf_achse/drawing/land.json", import.meta.url),
  JSON.stringify(land, null, 2) + "\n",
);
