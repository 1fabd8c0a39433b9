/** A game that is over, looked at turn by turn, for charts: each series of each player, as the replay shows it. */
import type { GameEvent, GamePage, Sample, Series } from "../games/contract";
import * as api from "../wire/api";
import type { Note } from "../wire/shapes";
import { eventsOf } from "./moves";

export interface Curve {
  seat: number;
  points: { move: number; value: number }[];
}

export interface Chart {
  id: string;
  title: string;
  curves: Curve[];
}

/** Where in the game a turn begins. */
export interface Mark {
  move: number;
  turn: number;
}

const MOST = 24;

/** The beginnings of the turns, and the end; only some of them where turns are short. */
export function marksOf(notes: Note[], moves: number): Mark[] {
  const began = eventsOf(notes)
    .filter(({ event }) => event.type === "turn_began")
    .map(({ move, event }) => ({ move, turn: Number(event["turn"]) }));
  const all = [{ move: 0, turn: 1 }, ...began.filter((mark) => mark.turn > 1 && mark.move < moves)];
  const every = Math.ceil(all.length / MOST);
  const last = all.at(-1)!;
  return [...all.filter((_, n) => n % every === 0), { move: moves, turn: last.turn }];
}

/** Whose game it is, and where to look it up. */
interface Source {
  table: string;
  page: GamePage;
  board: unknown;
  players: number;
  notes: Note[];
  language: string;
}

export class History {
  charts: Chart[] = $state.raw([]);
  samples: Sample<unknown>[] = $state.raw([]);
  /** Everything has been looked at. */
  complete = $state(false);
  readonly marks: Mark[];
  #source: Source;
  #happened: { move: number; event: GameEvent }[];
  #stopped = false;

  constructor(source: Source, marks: Mark[]) {
    this.marks = marks;
    this.#source = source;
    this.#happened = eventsOf(source.notes);
    void this.#gather();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #gather(): Promise<void> {
    const { table, page, players, language } = this.#source;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const charts = page.series.map(({ id, title }) => ({
      id,
      title,
      curves: seats.map((seat): Curve => ({ seat, points: [] })),
    }));
    for (const mark of this.marks) {
      const { move } = mark;
      const seen = await api.replay(table, move, null, language);
      if (this.#stopped || !seen.ok) return;
      for (const seat of seats) {
        const values = await this.#values(move, seat, seen.value.view);
        values.forEach((value, at) => {
          if (value !== null) charts[at]!.curves[seat]!.points.push({ move, value });
        });
      }
      if (this.#stopped) return;
      this.samples = [...this.samples, { ...mark, view: seen.value.view }];
      this.charts = charts.map((chart) => ({
        ...chart,
        curves: chart.curves.map((curve) => ({ ...curve })),
      }));
    }
    this.complete = true;
  }

  /** Each series of one player at that move. */
  async #values(move: number, seat: number, view: unknown): Promise<(number | null)[]> {
    const { table, page, language } = this.#source;
    const values = page.series.map((series) => this.#value(series, move, seat, view));
    if (!values.includes(null)) return values;
    // hidden from the others while it was played; the game is over, so its owner's eyes are open to all
    const own = await api.replay(table, move, seat, language);
    if (!own.ok) return values;
    return values.map((value, at) => value ?? this.#value(page.series[at]!, move, seat, own.value.view));
  }

  #value(series: Series<unknown, unknown>, move: number, seat: number, view: unknown): number | null {
    if ("of" in series) return series.of(view, seat, this.#source.board);
    return this.#happened
      .filter((one) => one.move <= move)
      .flatMap(({ event }) => series.adds(event))
      .reduce((sum, entry) => sum + (entry.seat === seat ? entry.amount : 0), 0);
  }
}
