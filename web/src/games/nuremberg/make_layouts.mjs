/** Finds a place for every name, hub and group of pieces on the maps of the house, and writes them beside the rules.
 *
 *   python -c "import msgspec, fernhandel
 *   for name in 'nuremberg', 'wensleydale':
 *       game = fernhandel.make('nuremberg', players=4, map=name)
 *       print(msgspec.json.encode(game.title.board_data(game.terms)).decode())" |
 *   node src/games/nuremberg/make_layouts.mjs
 *
 * Each line of the input is the board data of one map, as the wire sends it. Names are measured by a browser. It takes
 * some minutes. */
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const here = new URL(".", import.meta.url);
const root = new URL("../../../", here).pathname;
const vite = await createServer({
  root,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "error",
});
const load = (name) => vite.ssrLoadModule(`/src/games/nuremberg/${name}.ts`);
const { outlines } = await load("outlines");
const { bounds, inside, minus, long, sampled, turned, unit, plus, said } = await load("points");
const { railBetween, pointsOf } = await load("rails");
const { NAME_SIZE, SIGN_SIZE, LINE_HEIGHT, SIGN_HEIGHT, nameBox, piecesBox, canvasOf } = await load("places");
const { keyOf } = await load("wire");

const MARGIN = 5;
const ROUNDS = 4;
const GRID = 17;
/** Beside which point a river's name stands, chosen by looking. */
const RIVERS = { nuremberg: { Regnitz: [426, 175], Rednitz: [430, 790], Pegnitz: [640, 472] } };

async function measured(texts) {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  const font = (style) =>
    readFileSync(
      new URL(
        `node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-${style}.woff2`,
        `file://${root}`,
      ),
    ).toString("base64");
  await page.setContent(
    `<style>@font-face{font-family:b;src:url(data:font/woff2;base64,${font("700-normal")})}` +
      `@font-face{font-family:i;src:url(data:font/woff2;base64,${font("400-italic")})}</style>`,
  );
  const widths = await page.evaluate(
    async ({ texts, sizes }) => {
      await Promise.all(
        Object.entries(sizes).map(([face, size]) => document.fonts.load(`${size}px ${face}`)),
      );
      const pen = document.createElement("canvas").getContext("2d");
      return texts.map(([face, text]) => {
        pen.font = `${sizes[face]}px ${face}`;
        return pen.measureText(text).width;
      });
    },
    { texts, sizes: { b: SIGN_SIZE, i: NAME_SIZE } },
  );
  await browser.close();
  return new Map(texts.map(([face, text], at) => [`${face} ${text}`, widths[at]]));
}

const overlap = (a, b) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const grown = (box, by) => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});
const distance = (box, [x, y]) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

function outsideShare(box, polygon) {
  let out = 0;
  for (let i = 0; i <= 8; i++)
    for (let j = 0; j <= 3; j++)
      if (!inside([box.x + (box.width * i) / 8, box.y + (box.height * j) / 3], polygon)) out++;
  return out / 36;
}

/** The point farthest from the outline, roughly. */
function heart(polygon) {
  const box = bounds(polygon);
  let best = null;
  for (let i = 1; i < 24; i++)
    for (let j = 1; j < 24; j++) {
      const p = [box.x + (box.width * i) / 24, box.y + (box.height * j) / 24];
      if (!inside(p, polygon)) continue;
      const far = Math.min(...polygon.map((q) => long(minus(p, q))));
      if (!best || far > best.far) best = { far, p };
    }
  return best.p;
}

async function layOut(board) {
  const { width, height } = canvasOf(board);
  const ground = outlines(board, width, height);
  const face = (area) => (area.station ? "b" : "i");
  const parts = (area) =>
    [...area.name]
      .flatMap((letter, at) => (letter === " " ? [at] : []))
      .map((at) => [at, area.name.slice(0, at), area.name.slice(at + 1)]);
  const widths = await measured([
    ...board.areas.flatMap((area) => [
      [face(area), area.name],
      ...parts(area).flatMap(([, a, b]) => [
        [face(area), a],
        [face(area), b],
      ]),
    ]),
    ...(board.river?.names ?? []).map((name) => ["i", name]),
  ]);
  const areas = new Map(board.areas.map((area) => [area.id, area]));
  const open = (area) => area.terrain === "lowland" || area.terrain === "valley";
  const places = new Map(
    board.areas.map((area) => {
      const middle = heart(ground.polygon.get(area.id));
      const hub = [0.55 * area.at[0] + 0.45 * middle[0], 0.55 * area.at[1] + 0.45 * middle[1]].map(
        Math.round,
      );
      return [area.id, { hub, name: null, pieces: [0, 0], lines: [area.name], width: 0 }];
    }),
  );
  const survey = { borders: ground.borders, places };
  const rails = new Map();
  const crossings = new Map();
  for (const area of board.areas) {
    const mine = open(area)
      ? area.neighbours.filter((other) => open(areas.get(other)) && ground.borders.has(keyOf(area.id, other)))
      : [];
    rails.set(
      area.id,
      mine
        .flatMap((other) => pointsOf(railBetween(survey, area.id, other)))
        .filter((p) => inside(p, ground.polygon.get(area.id))),
    );
    crossings.set(
      area.id,
      mine.map((other) => ground.borders.get(keyOf(area.id, other)).crossing),
    );
  }

  const boxesOf = (id) => {
    const place = places.get(id);
    return place.name ? [nameBox(areas.get(id), place), piecesBox(areas.get(id), place)].filter(Boolean) : [];
  };
  const near = (id) => {
    const box = grown(bounds(ground.polygon.get(id)), 70);
    return board.areas.filter(
      (other) => other.id !== id && overlap(box, bounds(ground.polygon.get(other.id))) > 0,
    );
  };

  function candidates(area, boxWidth, boxHeight, weights, obstacles) {
    const polygon = ground.polygon.get(area.id);
    const box = bounds(polygon);
    const hub = places.get(area.id).hub;
    const found = [];
    const reach = weights.reach;
    for (let i = 0; i <= GRID; i++)
      for (let j = 0; j <= GRID; j++) {
        const x = box.x - reach + ((box.width + 2 * reach) * i) / GRID;
        const y = box.y - 4 + ((box.height + 8) * j) / GRID;
        const here = { x: x - boxWidth / 2, y: y - boxHeight / 2, width: boxWidth, height: boxHeight };
        if (
          here.x < MARGIN ||
          here.y < MARGIN ||
          here.x + boxWidth > width - MARGIN ||
          here.y + boxHeight > height - MARGIN
        )
          continue;
        const out = outsideShare(here, polygon);
        if (out > 0.5) continue;
        let score = out * weights.outside;
        for (const p of rails.get(area.id)) if (distance(here, p) < 4) score += weights.rail;
        for (const p of crossings.get(area.id)) score += Math.max(0, 15 - distance(here, p)) * 0.9;
        if (open(area))
          score +=
            Math.max(0, (area.company ? 24 : 14) - distance(here, hub)) *
            weights.hub *
            (area.company ? 2 : 1);
        score +=
          0.1 *
          long(
            minus([x, y], open(area) ? hub : [box.x + box.width / 2, box.y + box.height * weights.closed]),
          );
        for (const obstacle of obstacles) score += overlap(grown(here, 2), obstacle) * 0.6;
        found.push({ x: Math.round(x), y: Math.round(y), score, box: here });
      }
    return found.sort((a, b) => a.score - b.score).slice(0, 140);
  }

  for (let round = 0; round < ROUNDS; round++)
    for (const area of board.areas) {
      const place = places.get(area.id);
      const others = near(area.id);
      const obstacles = others.flatMap((other) => boxesOf(other.id));
      for (const other of others)
        if (other.station) {
          const [x, y] = places.get(other.id).hub;
          obstacles.push({ x: x - 11, y: y - 11, width: 22, height: 22 });
        }
      for (const other of others)
        for (const p of rails.get(other.id))
          obstacles.push({ x: p[0] - 2, y: p[1] - 2, width: 4, height: 4 });
      const padding = area.company ? 32 : area.station ? 13 : 2;
      const shapes = [
        {
          parted: 0,
          lines: [area.name],
          width: widths.get(`${face(area)} ${area.name}`) + padding,
          height: area.station ? SIGN_HEIGHT : LINE_HEIGHT,
        },
      ];
      if (!area.station)
        for (const [at, a, b] of parts(area))
          shapes.push({
            parted: at,
            lines: [a, b],
            width: Math.max(widths.get(`i ${a}`), widths.get(`i ${b}`)) + 2,
            height: 2 * LINE_HEIGHT,
          });
      const room = piecesBox(area, { ...place, pieces: [0, 0] });
      const pieces = room
        ? candidates(
            area,
            room.width,
            room.height,
            { outside: 90, rail: 5, hub: 8, closed: 0.72, reach: 0 },
            obstacles,
          )
        : [];
      let best = null;
      for (const shape of shapes)
        for (const name of candidates(
          area,
          shape.width,
          shape.height,
          { outside: area.station ? 55 : 75, rail: area.station ? 2.4 : 1.6, hub: 9, closed: 0.4, reach: 10 },
          obstacles,
        )) {
          const base = name.score + (shape.parted ? 3 : 0);
          if (best && base >= best.score) continue;
          if (pieces.length === 0) best = { score: base, shape, name };
          for (const piece of pieces) {
            if (best && base + piece.score >= best.score) break;
            const score = base + piece.score + overlap(grown(name.box, 3), piece.box) * 0.7;
            if (!best || score < best.score) best = { score, shape, name, piece };
          }
        }
      if (!best) throw new Error(`no room for ${area.name}`);
      Object.assign(place, {
        name: [best.name.x, best.name.y],
        lines: best.shape.lines,
        parted: best.shape.parted,
        width: Math.ceil(best.shape.width),
      });
      if (best.piece) place.pieces = [best.piece.x, best.piece.y];
    }

  const all = board.areas.flatMap((area) =>
    boxesOf(area.id).map((box, at) => ({ id: `${area.id}${at ? " pieces" : ""}`, box })),
  );
  all.forEach((a, at) => {
    for (const b of all.slice(at + 1)) {
      const shared = overlap(a.box, b.box);
      if (shared > 8) console.log(board.map.id, "overlap", a.id, b.id, Math.round(shared));
    }
  });
  const rivers = riverNames(board, ground, widths);
  const kept = Object.fromEntries(
    [...places].map(([id, { hub, name, pieces, width, parted }]) => [
      id,
      [...hub, ...name, ...pieces, width, ...(parted ? [parted] : [])],
    ]),
  );
  return { areas: kept, rivers };
}

/** A river's name runs along the river, on the side of the point chosen for it. */
function riverNames(board, ground, widths) {
  const arcs = [...ground.borders.values()]
    .filter((border) => border.river)
    .map((border) => sampled(border.curves, 6));
  const id = (p) => p.map(Math.round).join();
  const ends = new Map();
  for (const arc of arcs)
    for (const end of [arc[0], arc.at(-1)]) ends.set(id(end), [...(ends.get(id(end)) ?? []), arc]);
  const forks = [...ends].filter(([, meeting]) => meeting.length !== 2);
  const stems = forks.flatMap(([start, meeting]) =>
    meeting.map((first) => {
      const stem = [];
      let [at, arc] = [start, first];
      while (arc) {
        stem.push(...(id(arc[0]) === at ? arc : arc.toReversed()));
        at = id(stem.at(-1));
        arc = ends.get(at).length === 2 ? ends.get(at).find((other) => other !== arc) : null;
      }
      return stem;
    }),
  );
  return Object.entries(RIVERS[board.map.id] ?? {}).map(([name, point]) => {
    const far = (p) => long(minus(p, point));
    const nearest = (stem) => stem.reduce((best, p) => (far(p) < far(best) ? p : best));
    const stem = stems.toSorted((a, b) => far(nearest(a)) - far(nearest(b)))[0];
    const middle = nearest(stem);
    const half = (widths.get(`i ${name}`) * 1.28 + 12) / 2;
    const part = stem.filter((p) => long(minus(p, middle)) < half);
    const [a, b] = [part[0], part.at(-1)];
    if (b[0] < a[0] - 20 || (Math.abs(b[0] - a[0]) <= 20 && b[1] > a[1])) part.reverse();
    const way = unit(minus(part.at(-1), part[0]));
    const above = minus(point, middle)[0] * way[1] - minus(point, middle)[1] * way[0] > 0;
    // Letters stand on the line: above the river it runs close to the water, below it they need room.
    const aside = above ? -11 : 25;
    const points = part
      .map((p, at) => {
        const here = unit(minus(part[Math.min(at + 2, part.length - 1)], part[Math.max(at - 2, 0)]));
        return plus(p, turned(here), aside).map(Math.round);
      })
      .filter((_, at) => at % 3 === 0 || at === part.length - 1);
    return [name, `M${said(points[0])}${smooth(points)}`];
  });
}

const smooth = (points) =>
  points
    .slice(1)
    .map((p, k) => {
      const [before, from, after] = [
        points[Math.max(0, k - 1)],
        points[k],
        points[Math.min(points.length - 1, k + 2)],
      ];
      const one = plus(from, minus(p, before), 1 / 6).map(Math.round);
      const two = plus(p, minus(after, from), -1 / 6).map(Math.round);
      return `C${said(one)} ${said(two)} ${said(p)}`;
    })
    .join("");

for await (const line of createInterface({ input: process.stdin })) {
  const board = JSON.parse(line);
  const layout = await layOut(board);
  const rows = Object.entries(layout.areas).map(
    ([id, numbers]) => `    ${JSON.stringify(id)}: ${JSON.stringify(numbers).replaceAll(",", ", ")}`,
  );
  const rivers = layout.rivers.map(
    ([name, path]) => `    ${JSON.stringify([name, path]).replace('","', '", "')}`,
  );
  const text = `{\n  "areas": {\n${rows.join(",\n")}\n  },\n  "rivers": [${rivers.length ? `\n${rivers.join(",\n")}\n  ` : ""}]\n}\n`;
  writeFileSync(
    new URL(`../../../../src/fernhandel/games/nuremberg/drawing/${board.map.id}.json`, here),
    text,
  );
  console.log(board.map.id, "written");
}
await vite.close();
