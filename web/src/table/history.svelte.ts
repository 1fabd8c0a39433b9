/** A game that is over, looked at turn by turn, for charts: each series of each player, as the replay shows it. */
import type { GameEvent, GamePage, Sample } from "../games/contract";
import * as api from "../wire/api";
import type { Note } from "../wire/shapes";

export interface Curve {
  seat: number;
  points: { step: number; value: number }[];
}

export interface Chart {
  id: string;
  title: string;
  curves: Curve[];
}

/** Where in the game a turn begins. */
export interface Mark {
  step: number;
  turn: number;
}

const MOST = 24;

/** The beginnings of the turns, and the end; only some of them where turns are short. */
export function marksOf(notes: Note[], steps: number): Mark[] {
  const began = notes.flatMap((note) =>
    (note.events as GameEvent[])
      .filter((event) => event.type === "turn_began")
      .map((event) => ({ step: note.step, turn: Number(event["turn"]) })),
  );
  const all = [{ step: 0, turn: 1 }, ...began.filter((mark) => mark.step > 0 && mark.step < steps)];
  const every = Math.ceil(all.length / MOST);
  const last = all.at(-1)!;
  return [...all.filter((_, n) => n % every === 0), { step: steps, turn: last.turn }];
}

export class History {
  charts: Chart[] = $state.raw([]);
  samples: Sample<unknown>[] = $state.raw([]);
  /** Everything has been looked at. */
  complete = $state(false);
  readonly marks: Mark[];
  #stopped = false;

  constructor(table: string, page: GamePage, players: number, marks: Mark[], language: string) {
    this.marks = marks;
    void this.#gather(table, page, players, language);
  }

  stop(): void {
    this.#stopped = true;
  }

  async #gather(table: string, page: GamePage, players: number, language: string): Promise<void> {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const charts = page.series.map(({ id, title }) => ({
      id,
      title,
      curves: seats.map((seat): Curve => ({ seat, points: [] })),
    }));
    for (const mark of this.marks) {
      const { step } = mark;
      const seen = await api.replay(table, step, null, language);
      if (this.#stopped || !seen.ok) return;
      for (const seat of seats) {
        let own: unknown = null;
        for (const [at, series] of page.series.entries()) {
          let value = series.of(seen.value.view, seat);
          if (value === null) {
            // hidden from the others while it was played; the game is over, so its owner's eyes are open to all
            if (own === null) {
              const asOwner = await api.replay(table, step, seat, language);
              own = asOwner.ok ? asOwner.value.view : undefined;
            }
            value = own === undefined ? null : series.of(own, seat);
          }
          if (value !== null) charts[at]!.curves[seat]!.points.push({ step, value });
        }
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
}
