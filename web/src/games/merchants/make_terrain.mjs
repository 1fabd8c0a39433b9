/** Makes terrain.json and grain.png, what the map shows under the roads: `node web/src/games/merchants/make_terrain.mjs`.
 *
 * Coasts come from world-atlas; rivers, lakes, hills and woods from the short lists below, because no atlas of that
 * size has them. All is written in the units of the drawing, so that the page needs neither atlas nor projection. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import { geoPath, geoProjection } from "d3-geo";
import { format } from "prettier";
import { feature } from "topojson-client";

const WIDTH = 840;
const HEIGHT = 824;
const MARGIN = 40; // coasts go on beyond the frame, so that no cut edge is seen
const PER_LON = 42;
const PER_LAT = 65;
const ORIGIN = { lon: 2.35, lat: 53.55, x: 162, y: 112 };
const FINE = 2; // units of the file for one of the drawing
const NEAREST = 2.1; // points of a coast that lie closer together are left out
const SMALLEST = 90; // islands with less area (doubled) are left out

const RIVERS = [
  [
    8.6, 46.65, 9.5, 46.85, 9.6, 47.4, 9.2, 47.65, 8.6, 47.68, 7.6, 47.56, 7.6, 48.2, 7.8, 48.6, 8.3, 49,
    8.45, 49.5, 8.27, 50, 7.6, 50.35, 6.99, 50.85, 6.75, 51.4, 6.1, 51.85, 5, 51.9, 4.1, 51.95,
  ],
  [
    8.2, 48, 9.2, 48.1, 10, 48.4, 11.4, 48.75, 12.1, 49.02, 13.45, 48.57, 14.3, 48.3, 15.6, 48.4, 16.4, 48.26,
    17.1, 48.14, 18.1, 47.75, 18.9, 47.8, 19.05, 47.5, 18.9, 46.5, 18.95, 45.8, 20, 45.2,
  ],
  [
    15.5, 50.7, 15.8, 50.2, 14.5, 50.35, 14.1, 50.66, 13.74, 51.05, 12.65, 51.87, 11.65, 52.13, 11.9, 52.7,
    10.9, 53.2, 10.02, 53.5, 9.3, 53.85, 8.8, 53.9,
  ],
  [4.7, 47.5, 4.08, 48.3, 3, 48.4, 2.35, 48.82, 1.9, 48.95, 1.5, 49.1, 1.1, 49.44, 0.4, 49.45, 0.1, 49.43],
  [4.2, 44.9, 4.1, 45.9, 3.15, 47, 2.7, 47.7, 1.9, 47.9, 0.69, 47.4, -0.5, 47.4, -1.55, 47.2, -2.1, 47.28],
  [
    8.3, 46.5, 7.4, 46.2, 6.9, 46.35, 6.15, 46.2, 5.7, 45.8, 4.83, 45.76, 4.85, 44.9, 4.75, 44.1, 4.8, 43.9,
    4.65, 43.4,
  ],
  [6, 47.9, 5.4, 47.2, 4.85, 46.3, 4.83, 45.76],
  [7.1, 44.7, 7.7, 45.07, 8.6, 45.05, 9.7, 45.1, 10.8, 45, 11.6, 44.9, 12.4, 44.95],
  [11.4, 50, 10.9, 49.9, 10.2, 50.05, 9.95, 49.8, 9.5, 49.75, 9.1, 50, 8.68, 50.1, 8.27, 50],
  [6.7, 47.9, 6.2, 48.7, 6.17, 49.12, 6.4, 49.5, 6.64, 49.75, 7.1, 50, 7.6, 50.35],
  [10.6, 50.6, 9.6, 51.4, 9.4, 51.9, 8.95, 52.3, 9.2, 52.9, 8.8, 53.1, 8.5, 53.55],
  [18.2, 49.9, 17, 51.1, 15.5, 52, 14.6, 52.4, 14.4, 53.2, 14.3, 53.6],
  [9.8, 46.5, 10.6, 47.1, 11.4, 47.27, 12.2, 47.7, 12.9, 48.25, 13.45, 48.57],
  [5.5, 48.2, 5.4, 49.1, 4.9, 49.8, 4.87, 50.47, 5.57, 50.63, 5.9, 51.2, 5.7, 51.7, 4.9, 51.75],
  [14.2, 48.9, 14.42, 50.08, 14.48, 50.35],
  [11, 46.6, 11.1, 46, 11, 45.4, 12.2, 45.15],
  [2.9, 45.2, 1.2, 44.9, -0.2, 44.85, -0.6, 45.1],
  [0.8, 43.2, 1.4, 43.6, 0.6, 44.2, -0.5, 44.8],
];
/** Longitude, latitude, half the length and half the width, and the turn in degrees. */
const LAKES = [
  [6.5, 46.43, 11, 3.5, -12],
  [9.35, 47.6, 10, 3.5, 22],
  [10.7, 45.65, 3, 7, 10],
];
const RIDGES = [
  [
    5.6, 44.2, 6.4, 44.5, 6.8, 45.2, 7, 45.8, 7.9, 46.1, 8.7, 46.5, 9.6, 46.6, 10.3, 46.9, 11.2, 46.7, 12.2,
    46.8, 13.1, 47.1, 14, 47.4, 15, 47.6,
  ],
  [7.6, 44.2, 6.6, 44.8, 6.2, 45.5],
  [9.3, 46.1, 10.4, 46.2, 11.4, 46.3, 12.6, 46.5, 13.6, 46.4],
  [9.6, 44.35, 10.4, 44.2, 11.2, 43.9, 12, 43.5],
  [-1.2, 43, 0, 42.8, 1.2, 42.6, 2.3, 42.5],
  [2.9, 45.6, 3.3, 44.9, 2.7, 44.7],
  [7, 48.3, 7.05, 47.9],
  [8.15, 48.35, 8, 47.95],
  [12.8, 49.4, 13.4, 49, 13.9, 48.75],
  [13.2, 50.5, 12.4, 50.3],
  [15.4, 50.8, 16.2, 50.5, 16.9, 50.2],
  [17.5, 49.5, 18.5, 49.4, 19.4, 49.4, 20.3, 49.2],
  [10.6, 51.8],
  [14.6, 46.3, 15.2, 45.8, 15.8, 45.1, 16.6, 44.4, 17.4, 43.9],
  [6.2, 46.8, 6.7, 47.1],
  [17.6, 48.6, 18.8, 48.8],
];
const WOODS = [
  5.6, 50.05, 5.2, 49.95, 6.3, 50.3, 9.2, 49.95, 10.4, 52.6, 9.6, 52.95, 10.1, 50.6, 12.6, 51.2, 13.6, 52.1,
  12.6, 52.8, 1.1, 47.9, 1.7, 47.5, 3.6, 47.2, 13.3, 49.4, 14.9, 49.3, 15.4, 49.6, 16.5, 51.4, 17.6, 51.9,
  12.2, 48.4, 3.9, 49, 0.2, 46.2, 4.6, 47.1, 16.1, 46.6, 17.2, 46.6, 8.3, 51.4, 0.9, 44.3, 7.4, 52.6, 8.9,
  52.7, 15.6, 52.7, 17.9, 50.7, -0.9, 52.3, 0.8, 52.4,
];

const at = (lon, lat) => [ORIGIN.x + (lon - ORIGIN.lon) * PER_LON, ORIGIN.y + (ORIGIN.lat - lat) * PER_LAT];
const fine = (value) => Math.round(value * FINE);
const pairs = (flat) => flat.flatMap((value, i) => (i % 2 ? [] : [[value, flat[i + 1]]]));
const inside = ([x, y], margin) => x > -margin && x < WIDTH + margin && y > -margin && y < HEIGHT + margin;

/** The same numbers every time, so that the file changes only when this script does. */
function chance(seed) {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

/** Points as whole numbers, each as the way from the one before: short, and packs well. */
function packed(points) {
  let [px, py] = [0, 0];
  return points.flatMap(([x, y]) => {
    const step = [fine(x) - px, fine(y) - py];
    [px, py] = [fine(x), fine(y)];
    return step;
  });
}

function coasts() {
  const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("world-atlas/land-50m.json")));
  const projection = geoProjection((lambda, phi) => [(lambda * PER_LON) / PER_LAT, phi])
    .scale((PER_LAT * 180) / Math.PI)
    .translate([ORIGIN.x - ORIGIN.lon * PER_LON, ORIGIN.y + ORIGIN.lat * PER_LAT])
    .precision(0)
    .clipExtent([
      [-MARGIN, -MARGIN],
      [WIDTH + MARGIN, HEIGHT + MARGIN],
    ]);
  const rings = [];
  const pen = {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => {
      const ring = rings.at(-1);
      const [px, py] = ring.at(-1);
      if (Math.hypot(x - px, y - py) >= NEAREST) ring.push([x, y]);
    },
    closePath: () => {},
    beginPath: () => {},
    arc: () => {},
  };
  geoPath(projection, pen)(feature(atlas, atlas.objects.land));
  return rings.filter((ring) => ring.length > 6 && doubledArea(ring) > SMALLEST);
}

function doubledArea(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length];
      return sum + x * ny - nx * y;
    }, 0),
  );
}

function hills() {
  const next = chance(77);
  const found = [];
  for (const ridge of RIDGES.map(pairs))
    ridge.forEach(([lon, lat], i) => {
      const [toLon, toLat] = ridge[i + 1] ?? [lon, lat];
      for (const part of ridge[i + 1] ? [0, 0.5] : [0]) {
        const [x, y] = at(lon + (toLon - lon) * part, lat + (toLat - lat) * part);
        found.push([x + (next() - 0.5) * 14, y + (next() - 0.5) * 12, 6 + next() * 5]);
      }
    });
  return found.filter((hill) => inside(hill, 0)).sort((a, b) => a[1] - b[1]);
}

function trees() {
  const next = chance(5);
  const found = pairs(WOODS).flatMap(([lon, lat]) => {
    const [x, y] = at(lon, lat);
    return Array.from({ length: 5 }, () => [x + (next() - 0.5) * 34, y + (next() - 0.5) * 20]);
  });
  return found.filter((tree) => inside(tree, 0)).sort((a, b) => a[1] - b[1]);
}

/** Clouds of brown that fit together at their edges: several layers of noise with whole periods. */
function grain(size) {
  const next = chance(8);
  const layers = [3, 6, 12, 24, 48].map((cells) => ({
    cells,
    knots: Array.from({ length: cells * cells }, next),
  }));
  const smooth = (t) => t * t * (3 - 2 * t);
  const value = (x, y) =>
    layers.reduce((sum, { cells, knots }, i) => {
      const [u, v] = [(x / size) * cells, (y / size) * cells];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const knot = (a, b) => knots[((top + b) % cells) * cells + ((left + a) % cells)];
      const [s, t] = [smooth(u - left), smooth(v - top)];
      const upper = knot(0, 0) + (knot(1, 0) - knot(0, 0)) * s;
      const lower = knot(0, 1) + (knot(1, 1) - knot(0, 1)) * s;
      return sum + (upper + (lower - upper) * t) / 2 ** (i + 1);
    }, 0);
  const rows = [];
  for (let y = 0; y < size; y++) {
    rows.push(0); // each row of a PNG begins with its filter
    for (let x = 0; x < size; x += 2) {
      const [a, b] = [value(x, y), value(x + 1, y)].map((v) =>
        Math.max(0, Math.min(7, Math.round((v - 0.3) * 20))),
      );
      rows.push((a << 4) | b);
    }
  }
  const palette = Array.from({ length: 8 }, () => [0x59, 0x3d, 0x1a]).flat();
  const alpha = Array.from({ length: 8 }, (_, i) => i * 5);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([4, 3, 0, 0, 0], 8); // four bits, a palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("tRNS", Buffer.from(alpha)),
    chunk("IDAT", deflateSync(Buffer.from(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, check]);
}

function crc(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let i = 0; i < 8; i++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

const terrain = {
  fine: FINE,
  coasts: coasts().map(packed),
  rivers: RIVERS.map((flat) => packed(pairs(flat).map(([lon, lat]) => at(lon, lat)))),
  lakes: LAKES.map(([lon, lat, ...shape]) => [...at(lon, lat).map(Math.round), ...shape]),
  hills: hills().map((hill) => hill.map(Math.round)),
  trees: trees().map((tree) => tree.map(Math.round)),
};
const here = new URL(".", import.meta.url);
writeFileSync(
  new URL("../../../../src/fernhandel/games/merchants/drawing/terrain.json", here),
  await format(JSON.stringify(terrain), { parser: "json", printWidth: 110 }),
);
writeFileSync(new URL("grain.png", here), grain(160));
