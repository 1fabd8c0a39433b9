/** The course of links: from hub to hub through the crossing of the border, flowing through where two links meet. */
// numbers: where things lie and how large they are
import { type Border, straightest } from "./outlines";
import type { Place } from "./places";
import { type Cubic, type Point, along, dot, drawn, long, minus, plus, sampled, unit } from "./points";
import { keyOf } from "./wire";

export interface Survey {
  borders: Map<string, Border>;
  places: Map<string, Place>;
}

export interface Rail {
  curves: [Cubic, Cubic];
  path: string;
  crossing: Point;
}

/** Rails of all these links together: at every hub the straightest pair shares one direction. */
export function railsOf(survey: Survey, links: Iterable<readonly [string, string]>): Map<string, Rail> {
  const keys = new Set<string>();
  for (const [a, b] of links) if (survey.borders.has(keyOf(a, b))) keys.add(keyOf(a, b));
  const flows = flowing(survey, keys);
  return new Map([...keys].map((key) => [key, rail(survey, survey.borders.get(key)!, flows)]));
}

/** One rail more, which the others take no notice of. */
export function railBetween(survey: Survey, from: string, to: string): Rail | null {
  const border = survey.borders.get(keyOf(from, to));
  return border ? rail(survey, border, new Map()) : null;
}

function flowing(survey: Survey, keys: Set<string>): Map<string, Point> {
  const meeting = new Map<string, Border[]>();
  for (const key of keys) {
    const border = survey.borders.get(key)!;
    for (const area of [border.a, border.b]) meeting.set(area, [...(meeting.get(area) ?? []), border]);
  }
  const flows = new Map<string, Point>();
  for (const [area, borders] of meeting) {
    const hub = survey.places.get(area)!.hub;
    const heads = (border: Border): Point => unit(minus(border.crossing, hub));
    const pair = straightest(borders, heads);
    if (!pair || dot(heads(pair[0]), heads(pair[1])) > 0.25) continue;
    const way = unit(minus(pair[0].crossing, pair[1].crossing));
    flows.set(`${area} ${keyOf(pair[0].a, pair[0].b)}`, way);
    flows.set(`${area} ${keyOf(pair[1].a, pair[1].b)}`, [-way[0], -way[1]]);
  }
  return flows;
}

function rail({ places }: Survey, border: Border, flows: Map<string, Point>): Rail {
  const { a, b, crossing, across } = border;
  const [from, to] = [places.get(a)!.hub, places.get(b)!.hub];
  const [near, far] = [long(minus(crossing, from)), long(minus(crossing, to))];
  const straight = unit(minus(to, from));
  const way = unit([across[0] + straight[0], across[1] + straight[1]]);
  const leave = flows.get(`${a} ${keyOf(a, b)}`) ?? unit(minus(plus(crossing, way, -0.3 * near), from));
  const arrive = flows.get(`${b} ${keyOf(a, b)}`) ?? unit(minus(plus(crossing, way, 0.3 * far), to));
  const curves: [Cubic, Cubic] = [
    [from, plus(from, leave, 0.42 * near), plus(crossing, way, -0.42 * near), crossing],
    [crossing, plus(crossing, way, 0.42 * far), plus(to, arrive, 0.42 * far), to],
  ];
  return { curves, path: drawn(curves), crossing };
}

export function pointsOf(rail: Rail): Point[] {
  return sampled(rail.curves, 8);
}

/** A point on the rail, from 0 at the first hub to 1 at the other. */
export function onRail(rail: Rail, at: number): Point {
  return at < 0.5 ? along(rail.curves[0], at * 2) : along(rail.curves[1], at * 2 - 1);
}
