/** Clauses of a draft: each is whole from the beginning, and is then changed part by part. */
import type { IconName } from "../shell/icons";
import type { Clause, Deed, Field, Range, Value, Vocabulary } from "./shapes";

export type Kind = "money" | "card" | "will" | "will_not";
export const KINDS: [Kind, IconName][] = [
  ["money", "coin"],
  ["card", "cards"],
  ["will", "check"],
  ["will_not", "ban"],
];
export const SEALED = "sealed";

/** A new clause of that kind, with the first of everything that must be named. */
export function begin(words: Vocabulary, kind: Kind, by: number, to: number, card: string): Clause {
  if (kind === "money") return { kind, by, to, amount: words.coin, when: "now" };
  if (kind === "card") return { kind, by, to, card, when: "now" };
  return promising(words, { kind, by, when: "now" }, words.deeds[0]!.name);
}

/** The same promise of another deed. */
export function promising(words: Vocabulary, clause: Clause, name: string): Clause {
  const deed = words.deeds.find((one) => one.name === name)!;
  const times = clause.kind !== "will" ? null : deed.each ? 0 : 1;
  return {
    ...clause,
    deed: name,
    fields: filled(words, deed, clause.by),
    times,
    until: clause.until ?? words.moments.at(-1)!,
  };
}

/** The same clause at another time, or on a condition. */
export function timed(words: Vocabulary, clause: Clause, when: string): Clause {
  const { moment: _m, once: _o, happening: _h, happening_fields: _f, ...rest } = clause;
  const [word, which] = when.split(":") as [string, string?];
  if (word === "at") return { ...rest, when: "at", moment: which! };
  if (word === "once") return { ...rest, when: "once", once: Number(which) };
  if (word === "now") return { ...rest, when: "now" };
  return conditional(words, { ...rest, when: word }, clause.happening ?? words.happenings[0]!.name);
}

export function conditional(words: Vocabulary, clause: Clause, name: string): Clause {
  const happening = words.happenings.find((one) => one.name === name)!;
  return { ...clause, happening: name, happening_fields: filled(words, happening, -1) };
}

/** Which of the time words a clause has, as `timed` takes it. */
export function timeOf(clause: Clause): string {
  if (clause.when === "at") return `at:${clause.moment}`;
  if (clause.when === "once") return `once:${clause.once}`;
  return clause.when ?? "now";
}

/** Without one of them; who waited for it waits for nothing, later ones count one less. */
export function without(clauses: Clause[], at: number): Clause[] {
  const number = at + 1;
  return clauses
    .filter((_, i) => i !== at)
    .map((clause) => {
      if (clause.when !== "once" || !clause.once || clause.once < number) return clause;
      return clause.once === number
        ? { ...clause, when: "now", once: null }
        : { ...clause, once: clause.once - 1 };
    });
}

function filled(words: Vocabulary, deed: Deed, by: number): Record<string, Value | Range> {
  return Object.fromEntries(deed.needed.map((name) => [name, first(words, deed, name, by)]));
}

/** What a field is until somebody says otherwise. */
export function first(words: Vocabulary, deed: Deed, name: string, by: number): Value | Range {
  const field = fieldOf(words, name);
  if (field.how === "range") return [lowest(field, deed), field.most];
  return field.values.find((value) => name !== "seat" || value !== by) ?? field.values[0]!;
}

export function fieldOf(words: Vocabulary, name: string): Field {
  return words.fields.find((field) => field.name === name)!;
}

export function lowest(field: Field, deed: Deed): number {
  return Math.max(field.least, deed.least ?? 0);
}

/** Who is named in a deal as giver, receiver or promiser. */
export function namedIn(clauses: Clause[]): Set<number> {
  return new Set(clauses.flatMap(({ by, to }) => (to === null || to === undefined ? [by] : [by, to])));
}

/** The same between other seats: what was asked of one is asked of the other. */
export function addressed(clauses: Clause[], before: number, to: number): Clause[] {
  return clauses.map((clause) => ({
    ...clause,
    by: swapped(clause.by, before, to),
    ...(typeof clause.to === "number" && { to: swapped(clause.to, before, to) }),
  }));
}

export function swapped(seat: number, one: number, other: number): number {
  return seat === one ? other : seat === other ? one : seat;
}
