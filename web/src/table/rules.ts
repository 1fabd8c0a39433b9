/** The rules by chapter, and the rules that a rule speaks of. */
import { by } from "../shell/groups";
import type { RuleText } from "../wire/shapes";

export interface Piece {
  text: string;
  /** Whether the text is the id of a rule. */
  rule: boolean;
}

export function chaptered(rules: RuleText[], search: string): [string, RuleText[]][] {
  const wanted = search.trim().toLowerCase();
  const found = rules.filter((rule) =>
    `${rule.id} ${rule.heading} ${rule.text}`.toLowerCase().includes(wanted),
  );
  return by(found, (rule) => rule.heading);
}

export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(/\b([A-Z]{1,3}\d+(?:\.\d+)*)\b/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, rule: known.has(part) }));
}
