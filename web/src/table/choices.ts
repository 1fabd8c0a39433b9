/** A long list of choices in an order that the eye can take in: by kind, and amounts as one step up or down. */
import type { Choice } from "../games/contract";
import { by } from "../shell/groups";

export interface Group {
  kind: string;
  /** What the sentences of the group have in common at their beginning. */
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
  const first = split[0] ?? [];
  let length = 0;
  while (length < first.length && split.every((words) => words[length] === first[length])) length += 1;
  return length === first.length
    ? first.join(" ")
    : length > 0
      ? `${first.slice(0, length).join(" ")} …`
      : "";
}
