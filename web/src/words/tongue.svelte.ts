/** The language of the page: its catalogues are fetched when they are needed, the games' with the games. */
import type { Say } from "../games/contract";
import { asker, sayer, type Ask, type Language } from "./say";

const TEXTS = import.meta.glob<string>(
  ["./*.ftl", "../*/words.*.ftl", "../games/*/{en,de}.ftl", "../games/*/cover.*.ftl"],
  { query: "?raw", import: "default" },
);

const kept = new Map<string, string>();

async function text(path: string): Promise<string> {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const found = (await TEXTS[path]?.()) ?? "";
  kept.set(path, found);
  return found;
}

/** What a game's cover says; nothing where it has none, or none can be had. */
async function coverText(game: string, language: Language): Promise<string> {
  try {
    return await text(`../games/${game}/cover.${language}.ftl`);
  } catch {
    return "";
  }
}

class Tongue {
  language: Language = $state("en");
  #say: Say = $state.raw((id) => id);
  #ask: Ask = $state.raw(() => null);
  #covers: Record<string, Ask> = $state.raw({});
  #games = new Set<string>();
  #rooms = new Set<string>();
  #wanted: Language = "en";
  #asked = 0;
  #latest: Promise<void> = Promise.resolve();

  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#latest = this.#learnt(language, (this.#asked += 1)));
  }

  async #learnt(language: Language, asked: number): Promise<void> {
    const rooms = [...this.#rooms].map((room) => text(`../${room}/words.${language}.ftl`));
    const [covers, ...words] = await Promise.all([this.#read(language), text(`./${language}.ftl`), ...rooms]);
    if (asked !== this.#asked) return this.#latest; // something else is wanted meanwhile
    this.#say = sayer(language, words);
    this.#ask = asker(language, words);
    this.#covers = covers;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** From now on the words of a part of the page that has its own are known; they lie in its folder. */
  enter(room: string): Promise<void> {
    if (this.#rooms.has(room)) return this.#latest;
    this.#rooms.add(room);
    return this.speak(this.#wanted);
  }

  /** From now on the covers of these games are known in every language. */
  async learn(games: Iterable<string>): Promise<void> {
    for (const game of games) this.#games.add(game);
    let language: Language;
    do {
      language = this.language;
      this.#covers = await this.#read(language);
    } while (language !== this.language); // it was changed meanwhile
  }

  async #read(language: Language): Promise<Record<string, Ask>> {
    const read = async (game: string) => [game, asker(language, [await coverText(game, language)])] as const;
    return Object.fromEntries(await Promise.all([...this.#games].map(read)));
  }

  get say(): Say {
    return this.#say;
  }
  get ask(): Ask {
    return this.#ask;
  }
  cover(game: string): Ask | undefined {
    return this.#covers[game];
  }
}

export const tongue = new Tongue();

/** What the page says. Read inside a component it follows the language. */
export const say: Say = (id, facts) => tongue.say(id, facts);

/** The same where the page may have no word: null then. */
export const ask: Ask = (id, facts) => tongue.ask(id, facts);

/** What the cover of a game says, if it says that. */
export const askCover = (game: string, ...what: Parameters<Ask>): string | null =>
  tongue.cover(game)?.(...what) ?? null;

/** What the page and one of its games say. */
export async function sayerOf(game: string, language: Language): Promise<Say> {
  const texts = await Promise.all([text(`./${language}.ftl`), text(`../games/${game}/${language}.ftl`)]);
  return sayer(language, texts);
}
