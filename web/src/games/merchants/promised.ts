/** Promised moves as ways on the chart: from where the piece stands, over what is named, to what is named. */
import type { Chart } from "./roads";
import type { MerchantsScene } from "./types";

export interface PromisedWay {
  deal: number;
  clause: number;
  path: string[];
  /** To whom it is promised. */
  to: number[];
}

const PIECES = ["move", "courier"];

export function promisedWays(scene: MerchantsScene, chart: Chart): PromisedWay[] {
  const ways: PromisedWay[] = [];
  for (const { deal, states } of scene.view.deals?.struck ?? [])
    deal.clauses.forEach((clause, i) => {
      if (clause.kind !== "will" || states[i] !== "standing" || !PIECES.includes(clause.deed ?? "")) return;
      const { wagon, over, to } = clause.fields;
      const start =
        clause.deed === "move"
          ? scene.view.wagons.find((one) => one.number === wagon)?.at
          : scene.view.courier;
      const stops = [start, over, to].filter((stop) => typeof stop === "string");
      const path = stops
        .slice(1)
        .reduce((way, stop, k) => [...way, ...between(chart, stops[k]!, stop)], [stops[0] ?? ""]);
      if (path.length > 1)
        ways.push({
          deal: deal.number,
          clause: i,
          path,
          to: deal.parties.filter((seat) => seat !== clause.by),
        });
    });
  return ways;
}

/** The places after the first on a shortest way between two, along the roads. */
function between(chart: Chart, from: string, to: string): string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift())
    for (const leg of chart.legs.keys()) {
      const [begin, end] = leg.split(">") as [string, string];
      if (begin !== at || before.has(end)) continue;
      before.set(end, at);
      queue.push(end);
    }
  if (!before.has(to)) return [];
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at)!) way.unshift(at);
  return way;
}
