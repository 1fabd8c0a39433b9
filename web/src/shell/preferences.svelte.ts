/** What this browser's owner likes: kept in the browser, nowhere else. */
import type { OpenTable } from "../wire/shapes";
import type { Language } from "../words/say";

type Theme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  advice: boolean;
  hints: boolean;
  name: string;
  /** What was chosen last at home: the game, how many play, and against whom. */
  game: string;
  players: number;
  level: string;
  /** The table that was laid last, as it was asked for. */
  last: Partial<OpenTable> | null;
  /** Whether a first lesson was seen to its end. */
  learned: boolean;
  /** What the page is to show or sound otherwise than usual, by `event.way`. */
  told: Record<string, boolean>;
}

const KEPT_AS = "fernhandel.preferences";

function usual(): Kept {
  const language: Language = navigator.language.startsWith("de") ? "de" : "en";
  return {
    language,
    theme: "auto",
    sound: false,
    advice: false,
    hints: true,
    name: "",
    game: "",
    players: 0,
    level: "",
    last: null,
    learned: false,
    told: {},
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual(); // a browser that keeps nothing
  }
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  #kept: Kept = $state(kept());
  #night = $state(darkness.matches);
  #still = $state(stillness.matches);

  constructor() {
    darkness.addEventListener("change", (event) => (this.#night = event.matches));
    stillness.addEventListener("change", (event) => (this.#still = event.matches));
  }

  get language(): Language {
    return this.#kept.language;
  }
  get name(): string {
    return this.#kept.name;
  }
  get game(): string {
    return this.#kept.game;
  }
  get players(): number {
    return this.#kept.players;
  }
  get level(): string {
    return this.#kept.level;
  }
  get last(): Partial<OpenTable> | null {
    return this.#kept.last;
  }
  get learned(): boolean {
    return this.#kept.learned;
  }
  get told(): Record<string, boolean> {
    return this.#kept.told;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get advice(): boolean {
    return this.#kept.advice;
  }
  get hints(): boolean {
    return this.#kept.hints;
  }
  get dark(): boolean {
    return this.#kept.theme === "auto" ? this.#night : this.#kept.theme === "dark";
  }
  /** Whether pieces may move. */
  get motion(): boolean {
    return !this.#still;
  }

  change(wish: Partial<Kept>): void {
    Object.assign(this.#kept, wish);
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#kept));
    } catch {
      // it holds until the page is left
    }
  }
}

export const preferences = new Preferences();
