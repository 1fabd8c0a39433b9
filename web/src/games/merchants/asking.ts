/** What a step asks for, and what is still missing before the button can do anything. */
import type { MerchantsScene } from "./types";

const MISSING: Record<string, string> = {
  courier_start: "merchants-missing-space",
  ability_auction: "merchants-missing-bid",
  purchasing: "merchants-missing-goods",
  master_cards: "merchants-missing-wagon",
  master_auction: "merchants-missing-bid",
  loading: "merchants-missing-load",
  rider_loading: "merchants-missing-load",
  quoting: "merchants-missing-price",
  answering: "merchants-missing-answer",
  replying: "merchants-missing-answer",
  final_answer: "merchants-missing-answer",
  broken_axles: "merchants-missing-wagon",
  taking_influence: "merchants-missing-card",
  facing: "merchants-missing-space",
  wheels: "merchants-missing-arrow",
  offices: "merchants-missing-shift",
  warehouse_sale: "merchants-missing-sale",
  special_sales: "merchants-missing-sale",
  selling: "merchants-missing-answer",
  investments: "merchants-missing-bid",
  taking_card: "merchants-missing-card",
  upkeep: "merchants-missing-answer",
  borrowing: "merchants-missing-answer",
  climbing: "merchants-missing-level",
  turn_end: "merchants-missing-answer",
};

const ASKS: Record<string, string> = {
  purchasing: "merchants-asks-purchasing",
  master_auction: "merchants-asks-bid",
  loading: "merchants-asks-load",
  rider_loading: "merchants-asks-load",
  quoting: "merchants-asks-fee",
  answering: "merchants-asks-fee",
  replying: "merchants-asks-fee",
  final_answer: "merchants-asks-fee",
  broken_axles: "merchants-asks-axle",
  movement: "merchants-asks-wagon",
  taking_influence: "merchants-asks-influence",
  wheels: "merchants-wheel",
  offices: "merchants-asks-office",
  warehouse_sale: "merchants-asks-sale",
  special_sales: "merchants-asks-sale",
  investments: "merchants-asks-card-bid",
  ability_auction: "merchants-asks-card-bid",
  taking_card: "merchants-asks-card",
  upkeep: "merchants-asks-upkeep",
  borrowing: "merchants-asks-loan",
  climbing: "merchants-asks-climb",
};

export function missing({ settled, guide }: MerchantsScene): string | null {
  if (settled.step !== "movement") return MISSING[settled.step] ?? null;
  const wagons = new Set(
    guide.choices.flatMap(({ action }) => (action.type === "move" ? [action["wagon"]] : [])),
  );
  return wagons.size > 1 ? "merchants-missing-wagon" : "merchants-missing-end";
}

export function asks({ settled }: MerchantsScene): string | null {
  return ASKS[settled.step] ?? null;
}

/** Whether a wagon is being loaded, or a place on it talked about. */
export function loads(scene: MerchantsScene): boolean {
  return answers(scene) || ASKS[scene.settled.step] === "merchants-asks-load";
}

/** In the talk about a fee. */
export function answers({ settled }: MerchantsScene): boolean {
  return ASKS[settled.step] === "merchants-asks-fee";
}

/** Goods may be bought in two rounds, an office may shift more than one price. */
export function times({ settled, view, seat }: MerchantsScene): { n: number; all: number } | null {
  const { queue, cursor, shifts } = settled.progress;
  if (settled.step === "offices") return several(shifts - view.progress.shifts, shifts);
  const before = queue.slice(0, cursor).filter((one) => one === seat).length;
  return several(before, queue.filter((one) => one === seat).length);
}

function several(done: number, all: number): { n: number; all: number } | null {
  return all > 1 ? { n: Math.min(done + 1, all), all } : null;
}
