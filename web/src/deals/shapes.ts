/** Deals as the wire has them, whichever game they are made in. */
import type { HeardDraft, Look } from "../wire/shapes";

export type { HeardDraft };
export type Value = string | number;
export type Range = [number, number];

/** One gift or promise; what does not belong to its kind is left out. */
export interface Clause {
  kind: string;
  by: number;
  to?: number | null;
  amount?: number | null;
  card?: string | null;
  deed?: string | null;
  fields?: Record<string, Value | Range>;
  times?: number | null;
  until?: string | null;
  when?: string;
  moment?: string | null;
  once?: number | null;
  happening?: string | null;
  happening_fields?: Record<string, Value | Range>;
}

export interface Deal {
  number: number;
  turn: number;
  active: number;
  proposer: number;
  answers: number;
  parties: number[];
  clauses: Clause[];
}

export interface Struck {
  deal: Deal;
  /** By clause: waiting, standing, done or lapsed. */
  states: string[];
  done: number[];
}

export interface Proposal {
  deal: Deal;
  agreed: number[];
  waits_for: number[];
}

/** The deals of this turn, and the talk that goes on. */
export interface Deals {
  active: number | null;
  talking: boolean;
  may_propose: boolean;
  struck: Struck[];
  proposals: Proposal[];
  listening: number[];
  attended: number[];
  hushed_action: number[];
  hushed_turn: number[];
  ready: number[];
  striking: number | null;
}

export interface Field {
  name: string;
  how: string;
  values: Value[];
  least: number;
  most: number;
  step: number;
}

export interface Deed {
  name: string;
  needed: string[];
  fields: string[];
  least?: number;
  each?: boolean;
}

/** What deals at a table can be made of. */
export interface Vocabulary {
  fields: Field[];
  deeds: Deed[];
  happenings: Deed[];
  moments: string[];
  cards: string[];
  times: number[];
  coin: number;
  most: number;
  clauses: number;
}

/** What a view tells of deals; null where none are made. */
export function dealsOf(view: unknown): Deals | null {
  return (view as { deals?: Deals | null } | null)?.deals ?? null;
}

export function vocabularyOf(figures: unknown): Vocabulary | null {
  return (figures as { deals?: Vocabulary | null } | null)?.deals ?? null;
}

/** Every deal in sight, the latest first, with who waits for whom and how far it has come. */
export interface Standing {
  deal: Deal;
  told: string;
  clauses: string[];
  struck: Struck | null;
  proposal: Proposal | null;
}

export function standings(look: Look): Standing[] {
  const deals = dealsOf(look.view);
  if (!deals) return [];
  const said = new Map(look.deals.map((words) => [words.number, words]));
  const whole = (deal: Deal, struck: Struck | null, proposal: Proposal | null): Standing => ({
    deal,
    told: said.get(deal.number)?.told ?? "",
    clauses: said.get(deal.number)?.clauses ?? [],
    struck,
    proposal,
  });
  return [
    ...deals.proposals.map((one) => whole(one.deal, null, one)),
    ...deals.struck.map((one) => whole(one.deal, one, null)),
  ].toSorted((a, b) => b.deal.number - a.deal.number);
}

/** Who is held to something now, by the promises that stand. */
export function bound(deals: Deals): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { deal, states } of deals.struck)
    deal.clauses.forEach((clause, i) => {
      if (states[i] === "standing" && clause.deed)
        found.set(clause.by, [...(found.get(clause.by) ?? []), deal.number]);
    });
  return found;
}
