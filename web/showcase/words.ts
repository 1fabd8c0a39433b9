/** What the showcase says beside the page's own words, in the language of the page. */
import type { Say } from "../src/games/contract";
import { asker, type Ask, type Language } from "../src/words/say";
import { say as pageSays, tongue } from "../src/words/tongue.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

const ASK: Record<Language, Ask> = { en: asker("en", [en]), de: asker("de", [de]) };

export const say: Say = (id, facts) => ASK[tongue.language](id, facts) ?? pageSays(id, facts);
