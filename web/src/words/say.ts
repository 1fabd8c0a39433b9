/** The page's sentences in one language, from the same kind of catalogues as the games'. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../games/contract";

export type Language = "en" | "de";

/** A sayer over several catalogues; a message that is missing, or lacks a fact, is a fault and says so. */
export function sayer(language: Language, catalogues: string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) {
    const faults = bundle.addResource(new FluentResource(text));
    if (faults.length > 0) throw new Error(`${language}: ${faults.join("; ")}`);
  }
  return (id, facts = {}) => {
    const [name, form] = id.split(".") as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) throw new Error(`${language}: there is no message ${id}`);
    return bundle.formatPattern(pattern, facts);
  };
}
