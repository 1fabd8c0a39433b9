/** The rules by chapter, and the rules that a rule speaks of. */
import { by } from "../shell/groups";
import type { RuleText } from "../wire/shapes";

/** The id of a rule with what stands around it, a setting as it is typed, or just words. */
export type Piece =
  { kind: "rule"; text: string; before: string; after: string } | { kind: "code" | "words"; text: string };

export function chaptered(rules: RuleText[], search: string): [string, RuleText[]][] {
  const wanted = search.trim().toLowerCase();
  const found = rules.filter((rule) =>
    `${rule.id} ${rule.heading} ${rule.text}`.toLowerCase().includes(wanted),
  );
  return by(found, (rule) => rule.heading);
}

/** A rule keeps the bracket before it and the mark behind it, so that no line ends between them. */
const PARTS = /(\(?\b[A-Z]{1,3}\d+(?:\.\d+)*\b[),.;:]*)|(`[^`]+`)/;
const RULE = /^(\(?)([A-Z]{1,3}\d+(?:\.\d+)*)([),.;:]*)$/;

export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(PARTS)
    .filter((part) => part)
    .map((part) => {
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      const [, before = "", id = "", after = ""] = RULE.exec(part) ?? [];
      return known.has(id) ? { kind: "rule", text: id, before, after } : { kind: "words", text: part };
    });
}
