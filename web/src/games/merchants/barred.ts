/** What promises forbid, beside what can be chosen. */
import type { Choice } from "../contract";
import { isOffered } from "./touch";
import type { MerchantsScene } from "./types";

export interface Parted {
  /** The choices of some kinds, */
  own: Choice[];
  /** what is barred of these kinds, */
  barred: Choice[];
  /** and everything else, barred or not. */
  others: Choice[];
}

export function parted(scene: MerchantsScene, ...kinds: string[]): Parted {
  const mine = (choice: Choice) => kinds.includes(choice.action.type);
  return {
    own: scene.guide.all.filter(mine),
    barred: scene.barred.filter(mine),
    others: [...scene.guide.all, ...scene.barred].filter((choice) => !mine(choice)),
  };
}

/** What would be done with a thing that nothing but a promise keeps from being offered. */
export function barredAt(scene: MerchantsScene, thing: string): Choice | null {
  if (isOffered(scene.guide, thing)) return null;
  return scene.barred.find((choice) => choice.touches.includes(thing)) ?? null;
}

/** Amounts that follow each other and are barred by the same clause: the first and the last of them. */
export function barredRanges(choices: Choice[], barred: Choice[]): [Choice, Choice][] {
  const runs: [Choice, Choice][] = [];
  let before: Choice | null = null;
  for (const choice of [...choices, ...barred].toSorted((a, b) => amountOf(a) - amountOf(b))) {
    const goes = choice.deal && before?.deal === choice.deal && before.clause === choice.clause;
    if (goes) runs.at(-1)![1] = choice;
    else if (choice.deal) runs.push([choice, choice]);
    before = choice;
  }
  return runs;
}

export function amountOf(choice: Choice): number {
  return Number(choice.action["amount"]);
}
