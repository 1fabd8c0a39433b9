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
  if (!choices.some((choice) => choice.action.type === "pass")) return null;
  const bids = choices.filter((choice) => choice.action.type === "bid");
  if (bids.length === 0) return null;
  const fields = Object.keys(bids[0]!.action).filter((field) => field !== "type");
  const amount = fields.at(-1); // what is bid on is named before how much
  const lots = new Map<string, Lot>();
  for (const bid of bids) {
    const about = Object.fromEntries(
      fields.filter((field) => field !== amount).map((field) => [field, bid.action[field]!]),
    );
    const key = JSON.stringify(about);
    if (!lots.has(key)) lots.set(key, { about, words: bid.text });
  }
  return { lots: [...lots.values()] };
}
