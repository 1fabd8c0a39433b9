/** Trains that are seen running: which way they take, and through which points of the map. */
import { pointsOf, railsOf, type Survey } from "./rails";
import type { Point } from "./points";
import { keyOf, pairs, type View } from "./wire";

/** From an area, or from beside it, along a player's own links as far as they go. */
export function lineFrom(survey: Survey, links: View["links"], seat: number, area: string): string[] {
  const own = links.filter((link) => link.seat === seat);
  const touched = own.flatMap(({ a, b }) => [a, b]);
  const beside = touched.find((other) => survey.borders.has(keyOf(area, other)));
  const begin = touched.includes(area) ? area : (beside ?? area);
  const ways = new Map([[begin, [begin]]]);
  for (const [at, way] of ways)
    for (const { a, b } of own) {
      const next = a === at ? b : b === at ? a : null;
      if (next !== null && !ways.has(next)) ways.set(next, [...way, next]);
    }
  return [...ways.values()].reduce((longest, way) => (way.length > longest.length ? way : longest));
}

/** The points that a train passes on its way through these areas. */
export function passed(survey: Survey, path: string[]): Point[] {
  const rails = railsOf(survey, pairs(path));
  return pairs(path).flatMap(([from, to]) => {
    const rail = rails.get(keyOf(from, to));
    if (!rail) return [];
    const ahead = survey.borders.get(keyOf(from, to))!.a === from;
    return ahead ? pointsOf(rail) : pointsOf(rail).toReversed();
  });
}
