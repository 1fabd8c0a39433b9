/** The language of the page: its catalogues are fetched when they are needed, the games' with the games. */
import type { Say } from "../games/contract";
import { sayer, type Language } from "./say";

const TEXTS = import.meta.glob<string>(["./*.ftl", "../games/*/{en,de}.ftl"], {
  query: "?raw",
  import: "default",
});

const kept = new Map<string, string>();

async function text(path: string): Promise<string> {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const found = (await TEXTS[path]?.()) ?? "";
  kept.set(path, found);
  return found;
}

class Tongue {
  language: Language = $state("en");
  #say: Say = $state.raw((id) => id);

  async speak(language: Language): Promise<void> {
    const words = await text(`./${language}.ftl`);
    this.#say = sayer(language, [words]);
    this.language = language;
    document.documentElement.lang = language;
  }

  get say(): Say {
    return this.#say;
  }
}

export const tongue = new Tongue();

/** What the page says. Read inside a component it follows the language. */
export const say: Say = (id, facts) => tongue.say(id, facts);

/** What the page and one of its games say. */
export async function sayerOf(game: string, language: Language): Promise<Say> {
  const texts = await Promise.all([text(`./${language}.ftl`), text(`../games/${game}/${language}.ftl`)]);
  return sayer(language, texts);
}
