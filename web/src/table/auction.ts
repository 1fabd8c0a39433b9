/** Whether the choices are those of an open auction: one may pass, or name an amount for a thing. */
import type { Choice } from "../games/contract";

interface Lot {
  /** What tells this lot from the others, as the table wants to hear it. */
  about: Record<string, string | number>;
  words: string;
}

export interface Auction {
  lots: Lot[];
}

export function auctionIn(choices: Choice[]): Auction | null {
  const bids = choices.filter(({ action }) => action.type === "bid" || typeof action["offer"] === "number");
  if (bids.length === 0) return null;
  const fields = Object.keys(bids[0]!.action).filter((field) => field !== "type");
  // sealed bids are for one thing, and nobody passes
  if (fields.length < 2 && !choices.some((choice) => choice.action.type === "pass")) return null;
  const amount = fields.at(-1); // what is bid on is named before how much
  const lots = new Map<string, Lot>();
  for (const bid of bids) {
    const about = Object.fromEntries(
      fields.filter((field) => field !== amount).map((field) => [field, bid.action[field]!]),
    );
    const key = JSON.stringify(about);
    const lot = lots.get(key);
    if (lot) lot.words = shared(lot.words, bid.text);
    else lots.set(key, { about, words: bid.text });
  }
  return { lots: [...lots.values()] };
}

/** What two sentences have in common; the amounts in which they differ are left out. */
function shared(one: string, other: string): string {
  const words = other.split(" ");
  return one
    .split(" ")
    .map((word, i) => (word === words[i] ? word : "…"))
    .join(" ");
}
