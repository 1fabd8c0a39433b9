/** A long list of choices in an order that the eye can take in: by kind, and amounts as one step up or down. */
import type { Choice } from "../games/contract";
import { by } from "../shell/groups";

export interface Group {
  kind: string;
  /** What the sentences of the group have in common at their beginning, or else at their end. */
  title: string;
  choices: Choice[];
  /** The field that says how much, if the choices differ in nothing else. */
  amount: string | null;
}

const FOR_A_STEPPER = 5;

export function grouped(choices: Choice[]): Group[] {
  return by(choices, (choice) => choice.action.type).map(([kind, all]) => ({
    kind,
    title: common(all.map((choice) => choice.text)),
    choices: all,
    amount: all.length >= FOR_A_STEPPER ? amountOf(all) : null,
  }));
}

function amountOf(choices: Choice[]): string | null {
  const first = choices[0]!;
  const alike = (choice: Choice, field: string) => choice.action[field] === first.action[field];
  const others = Object.keys(first.action).filter((field) => field !== first.amount);
  if (!first.amount || !choices.every((choice) => others.every((field) => alike(choice, field)))) return null;
  return first.amount;
}

function common(texts: string[]): string {
  const split = texts.map((text) => text.split(" "));
  const begun = beginning(split);
  if (begun.length === split[0]?.length) return begun.join(" ");
  if (begun.length > 0) return `${begun.join(" ")} …`;
  const ended = beginning(split.map((words) => [...words].reverse())).reverse();
  return ended.length > 0 ? `… ${ended.join(" ")}` : "";
}

/** The words that all sentences begin with. */
function beginning(split: string[][]): string[] {
  const first = split[0] ?? [];
  const differs = first.findIndex((word, i) => split.some((words) => words[i] !== word));
  return differs < 0 ? first : first.slice(0, differs);
}
