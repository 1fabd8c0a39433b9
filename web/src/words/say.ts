/** The page's sentences in one language, from the same kind of catalogues as the games'. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../games/contract";

export type Language = "en" | "de";

/** Says a message that need not be there; null without it. */
export type Ask = (id: string, facts?: Record<string, string | number>) => string | null;

export function asker(language: Language, catalogues: string[]): Ask {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) {
    const faults = bundle.addResource(new FluentResource(text));
    if (faults.length > 0) throw new Error(`${language}: ${faults.join("; ")}`);
  }
  return (id, facts = {}) => {
    const [name, form] = id.split(".") as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) return null;
    const faults: Error[] = [];
    const said = bundle.formatPattern(pattern, facts, faults);
    if (faults.length > 0) console.error(`${language}: ${id}: ${faults.join("; ")}`);
    return said;
  };
}

/** A sayer over several catalogues. A message that is missing, or lacks a fact, is a fault; it is told where faults are
 *  told, and the page goes on: a newer server may have things that these words do not know. */
export function sayer(language: Language, catalogues: string[]): Say {
  const ask = asker(language, catalogues);
  return (id, facts) => {
    const said = ask(id, facts);
    if (said === null) console.error(`${language}: there is no message ${id}`);
    return said ?? id;
  };
}
