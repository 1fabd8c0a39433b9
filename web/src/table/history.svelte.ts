/** A game that is over, sampled step by step, for charts: each series of each player, as the replay shows it. */
import type { GamePage } from "../games/contract";
import * as api from "../wire/api";

export interface Curve {
  seat: number;
  points: { step: number; value: number }[];
}

export interface Chart {
  id: string;
  title: string;
  curves: Curve[];
}

const SAMPLES = 18;

export class History {
  charts: Chart[] = $state.raw([]);
  #stopped = false;

  constructor(table: string, page: GamePage, players: number, steps: number, language: string) {
    void this.#gather(table, page, players, steps, language);
  }

  stop(): void {
    this.#stopped = true;
  }

  async #gather(
    table: string,
    page: GamePage,
    players: number,
    steps: number,
    language: string,
  ): Promise<void> {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const charts = page.series.map(({ id, title }) => ({
      id,
      title,
      curves: seats.map((seat): Curve => ({ seat, points: [] })),
    }));
    for (let i = 0; i <= SAMPLES; i++) {
      const step = Math.round((steps * i) / SAMPLES);
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
      this.charts = charts.map((chart) => ({
        ...chart,
        curves: chart.curves.map((curve) => ({ ...curve })),
      }));
    }
  }
}
