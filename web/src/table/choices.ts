/** A long list of choices in an order that the eye can take in: by kind, and amounts as one step up or down. */
import type { Choice } from "../games/contract";
import { by } from "../shell/groups";

export interface Group {
  kind: string;
  /** What the sentences of the group have in common at their beginning. */
  title: string;
  choices: Choice[];
  /** The field in which alone the choices differ, if it is a number. */
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
  const fields = Object.keys(choices[0]!.action).filter(
    (field) => new Set(choices.map((choice) => choice.action[field])).size > 1,
  );
  const [only] = fields;
  if (fields.length !== 1 || only === undefined) return null;
  return choices.every((choice) => typeof choice.action[only] === "number") ? only : null;
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
