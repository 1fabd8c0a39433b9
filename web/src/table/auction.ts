/** The lots of the open auction that goes on, as far as the seat may bid on them. */
import type { Choice } from "../games/contract";

interface Lot {
  /** What tells this lot from the others, as the table wants to hear it. */
  about: Record<string, string | number>;
  words: string;
}

/** `auction` is what the look says of it: empty where none goes on, as while bids are sealed. */
export function lotsOf(auction: string, choices: Choice[]): Lot[] {
  if (!auction) return [];
  const lots = new Map<string, Lot>();
  for (const { action, amount, text } of choices) {
    if (!amount) continue;
    const about = Object.fromEntries(
      Object.entries(action).filter(([field]) => field !== "type" && field !== amount),
    );
    const key = JSON.stringify(about);
    const lot = lots.get(key);
    if (lot) lot.words = shared(lot.words, text);
    else lots.set(key, { about, words: text });
  }
  return [...lots.values()];
}

/** What two sentences have in common; the amounts in which they differ are left out. */
function shared(one: string, other: string): string {
  const words = other.split(" ");
  return one
    .split(" ")
    .map((word, i) => (word === words[i] ? word : "…"))
    .join(" ");
}
