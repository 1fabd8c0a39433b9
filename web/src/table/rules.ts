/** The rules by chapter, and the rules that a rule speaks of. */
import { by } from "../shell/groups";
import type { RuleText } from "../wire/shapes";

export interface Piece {
  text: string;
  /** The id of a rule, a setting as it is typed, or just words. */
  kind: "rule" | "code" | "words";
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
    .split(/\b([A-Z]{1,3}\d+(?:\.\d+)*)\b|(`[^`]+`)/)
    .filter((part) => part)
    .map((part) => {
      if (part.startsWith("`")) return { text: part.slice(1, -1), kind: "code" };
      return known.has(part) ? { text: part, kind: "rule" } : { text: held(part), kind: "words" };
    });
}

/** No line ends between a bracket, or a mark behind it, and the rule that stands there as a button. */
function held(words: string): string {
  return words.replace(/\($/, "(\u2060").replace(/^[),.;:]/, "\u2060$&");
}
