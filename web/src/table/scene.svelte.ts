/** What a game's parts are given, kept in signals: each part follows only what it reads. */
import { tick } from "svelte";
import type { Choice, GameEvent, GamePage, Say, Scene, Seat } from "../games/contract";
import type { Guiding } from "../shell/guide.svelte";
import type { Language } from "../words/say";
import type { Look } from "../wire/shapes";
import { Flights } from "./flights.svelte";

export class TableScene implements Scene<unknown, unknown> {
  settled: unknown = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  seat: number | null = $state(null);
  happened: GameEvent[] = $state.raw([]);
  motion = $state(true);
  #barred: readonly Choice[] = $state.raw([]);
  /** The deal that somebody wants to see, until another one is wanted. */
  shownDeal: { number: number; clause: number } | null = $state.raw(null);
  say: Say;
  language: Language;
  readonly board: unknown;
  readonly figures: unknown;
  readonly guide: Guiding;
  readonly flights = new Flights();

  /** `printed` is what the server has printed for the table; another scene of it will do. */
  constructor(printed: { board: unknown; figures: unknown }, guide: Guiding, say: Say, language: Language) {
    this.board = printed.board;
    this.figures = printed.figures;
    this.guide = guide;
    this.say = $state.raw(say);
    this.language = $state(language);
  }

  get view(): unknown {
    return this.guide.sketched?.view ?? this.settled;
  }

  get barred(): readonly Choice[] {
    return this.guide.sketched?.barred ?? this.#barred;
  }

  /** The table as it is now, and how its game shows what has moved. */
  show(look: Look, online: number[], happened: GameEvent[], page: GamePage | null): void {
    const moved = this.motion && happened.length > 0 ? page?.flights?.(this, happened) : undefined;
    const send = this.flights.leave(moved ?? []);
    this.seat = look.seat;
    this.seats = seatsOf(look, online, this.say);
    this.happened = happened;
    this.#barred = look.barred as Choice[];
    this.settled = look.view;
    void tick().then(send);
  }

  openDeal(number: number, clause = 0): void {
    this.shownDeal = { number, clause };
  }
}

export function seatsOf(look: Look, online: number[], say: Say): Seat[] {
  return look.table.chairs.map((chair) => ({
    seat: chair.seat,
    name: chair.kind === "open" ? say("chair-empty") : look.names[chair.seat]!,
    kind: chair.level ? "bot" : chair.kind === "open" ? "open" : "person",
    level: chair.level,
    online: online.includes(chair.seat),
  }));
}
