/** The words of moderation, in a catalogue of their own: most visitors never need them. */
import type { Say } from "../games/contract";
import { asker, type Ask, type Language } from "../words/say";
import { say as sayElse } from "../words/tongue.svelte";

const TEXTS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

class HostWords {
  #ask: Ask = $state.raw(() => null);

  async speak(language: Language): Promise<void> {
    this.#ask = asker(language, [(await TEXTS[`./${language}.ftl`]?.()) ?? ""]);
  }

  get ask(): Ask {
    return this.#ask;
  }
}

const words = new HostWords();

/** Before anything here is said in a language. */
export const learned = (language: Language): Promise<void> => words.speak(language);

/** What moderation says, or else the page. */
export const say: Say = (id, facts) => words.ask(id, facts) ?? sayElse(id, facts);
