/** The games there are, as the server tells of them. Their words are those of their covers, or else the server's own. */
import * as api from "../wire/api";
import type { GameInfo, GameOption, Look, Problem } from "../wire/shapes";
import { ask, askCover, say, tongue } from "../words/tongue.svelte";

class Shelf {
  /** The same all the time, in whichever language they were first asked for: plans are made by them. */
  games: GameInfo[] = $state.raw([]);
  /** What they are called in the language of the page. */
  #told: GameInfo[] = $state.raw([]);
  #language = "";

  /** Ask what there is, once in each language; what stands in the way, if anything does. */
  async fill(): Promise<Problem | null> {
    const language = tongue.language;
    if (this.#language === language) return null;
    const answer = await api.games(language);
    if (!answer.ok) return this.games.length > 0 ? null : answer.problem;
    if (tongue.language !== language) return this.fill(); // it was changed meanwhile
    if (this.games.length === 0) this.games = answer.value;
    this.#told = answer.value;
    this.#language = language;
    return null;
  }

  /** After another language was chosen. */
  async translate(): Promise<void> {
    if (this.games.length > 0) await this.fill();
  }

  of(game: string): GameInfo | undefined {
    return this.#told.find((one) => one.id === game);
  }

  option(game: string, { name }: GameOption): GameOption | undefined {
    return this.of(game)?.options.find((one) => one.name === name);
  }
}

export const shelf = new Shelf();

export function titleOf(game: string): string {
  return askCover(game, "title") ?? shelf.of(game)?.title ?? game;
}

export function shortTitleOf(game: string): string {
  return askCover(game, "short") ?? titleOf(game);
}

/** What a game is about, in a sentence. */
export function aboutOf({ id }: GameInfo): string {
  return askCover(id, "about") ?? say("game-in-words");
}

/** What else it is called or whose it is, for how many, and how long it takes. */
export function shapeOf(game: GameInfo): string {
  const players = say("players-range", { least: game.players[0]!, most: game.players.at(-1)! });
  const by = game.authors.length > 0 ? say("game-by", { names: game.authors.join(", ") }) : null;
  return [askCover(game.id, "also") ?? by, players, askCover(game.id, "time")].filter(Boolean).join(" · ");
}

/** What is played at a table: an edition or a map may have a title of its own. */
export function playedAs({
  game,
  edition,
  options,
}: Pick<Look["table"]["terms"], "game" | "edition" | "options">): string {
  const year = Number(edition);
  const named: Record<string, string | number> = Number.isNaN(year) ? { edition } : { edition, year };
  return (
    askCover(game, "played-as", { ...named, ...options }) ??
    askCover(game, "title") ??
    shelf.of(game)?.editions.find((one) => one.id === edition)?.title ??
    titleOf(game)
  );
}

export function optionName(game: string, option: GameOption): string {
  return askCover(game, `option-${option.name}`) ?? (shelf.option(game, option)?.meaning || option.name);
}

export function valueName(game: string, option: GameOption, value: string): string {
  return (
    askCover(game, `option-${option.name}-${value}`) ?? shelf.option(game, option)?.called[value] ?? value
  );
}

const AT_THEIR_BEST = 4;

/** How many players are proposed: what most games are at their best with, or the nearest below. */
export function usualPlayers(game: GameInfo): number {
  return game.players.findLast((count) => count <= AT_THEIR_BEST) ?? game.players[0]!;
}

const RANDOM = "random";
const USUAL = ["normal", "easy", RANDOM];

/** The levels that are offered, weakest first. Random play is for programs, unless there is nothing else. */
export function levelsOf(game: string): readonly string[] {
  const all = shelf.of(game)?.levels ?? [];
  const others = all.filter((level) => level !== RANDOM);
  return others.length > 0 ? others : all;
}

/** The level that a bot plays at where nobody has said. */
export function usualLevel(game: string): string {
  const levels = levelsOf(game);
  return USUAL.find((level) => levels.includes(level)) ?? levels[0] ?? RANDOM;
}

/** Whether there is a bot that knows what it does, so that it may be asked what is good. */
export const canAdvise = (game: string): boolean => usualLevel(game) !== RANDOM;

/** A bot of another package goes by its own name. */
export const levelName = (level: string): string => ask(`level-${level}`) ?? level;
