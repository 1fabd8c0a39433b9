/** What somebody would play now, as it was chosen last in this browser. */
import { preferences } from "../shell/preferences.svelte";
import { shelf, shortTitleOf } from "../shell/shelf.svelte";
import type { WishPlan } from "../wire/shapes";
import { say, tongue } from "../words/tongue.svelte";

const KEPT_AS = "fernhandel.wish";

/** How many can play any of these games. */
export function countsOf(games: string[]): number[] {
  const counts = shelf.games.filter((game) => games.includes(game.id)).flatMap((game) => game.players);
  return [...new Set(counts)].filter((count) => count > 1).toSorted((a, b) => a - b);
}

export function planKept(): WishPlan {
  const all = shelf.games.map((game) => game.id);
  let kept: Partial<WishPlan> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<WishPlan>;
  } catch {
    // a browser that keeps nothing
  }
  const games = (kept.games ?? all).filter((game) => all.includes(game));
  const counts = countsOf(games.length > 0 ? games : all);
  const players = (kept.players ?? counts).filter((count) => counts.includes(count));
  return {
    name: preferences.name,
    games: games.length > 0 ? games : all,
    players: players.length > 0 ? players : counts,
    paces: kept.paces ?? ["live"],
  };
}

export function keepPlan(plan: WishPlan): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(plan));
  } catch {
    // it holds for this once
  }
}

const either = (words: string[]) =>
  new Intl.ListFormat(tongue.language, { type: "disjunction" }).format(words);

/** The plan in a sentence. */
export function planWords(plan: WishPlan): string {
  const all = plan.games.length === shelf.games.length;
  return say("wish-plan", {
    games: all ? say("any-game") : either(plan.games.map(shortTitleOf)),
    players: say("wish-players", { counts: ranges(plan.players) }),
    pace: either(plan.paces.map((pace) => say(`wish-${pace}`))),
  });
}

function ranges(counts: number[]): string {
  const [first, last] = [counts[0]!, counts.at(-1)!];
  return counts.length > 1 && last - first === counts.length - 1
    ? `${first}–${last}`
    : either(counts.map(String));
}
