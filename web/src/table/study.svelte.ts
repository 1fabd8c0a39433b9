/** A player's decisions in a game that is over, rated one after the other by a bot. */
import * as api from "../wire/api";
import type { Problem, Studied } from "../wire/shapes";

/** Differences below this are within what the bot cannot tell. */
const CLEAR = 0.03;
/** A bot that has tried its choice less often than this has seen too little to tell. */
const ENOUGH_LOOKS = 10;
const SHOWN = 4;

export interface Slip {
  move: number;
  made: string;
  better: string;
  /** The chance before it. */
  chance: number;
  /** Of the victory, the share it cost. */
  lost: number;
  /** The bot has not even tried what was chosen: it cost this much or more. */
  atLeast: boolean;
}

export class Study {
  /** How many decisions there are; unknown before the first answer. */
  all = $state(0);
  done = $state(0);
  running = $state(false);
  /** The chance to win before each decision, by move. */
  chances: { move: number; value: number }[] = $state.raw([]);
  trouble: Problem | null = $state.raw(null);
  #slips: Slip[] = $state.raw([]);
  #stopped = false;

  /** The costliest decisions, in the order of the game. */
  get slips(): Slip[] {
    return this.#slips
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, SHOWN)
      .toSorted((a, b) => a.move - b.move);
  }

  stop(): void {
    this.#stopped = true;
    this.running = false;
  }

  async run(table: string, seat: number, language: string): Promise<void> {
    this.running = true;
    const moves = await api.decisions(table, seat);
    if (!moves.ok) return this.#fail(moves.problem);
    this.all = moves.value.length;
    for (const move of moves.value) {
      const answer = await api.study(table, move, language);
      if (this.#stopped) return;
      if (!answer.ok) return this.#fail(answer.problem);
      this.#note(answer.value);
    }
    this.running = false;
  }

  #note({ move, made, best }: Studied): void {
    this.done += 1;
    if (best.chance === null || made.chance === null || best.looks < ENOUGH_LOOKS) return;
    this.chances = [...this.chances, { move, value: best.chance }];
    const lost = best.chance - made.chance;
    if (made.id === best.id || lost < CLEAR) return;
    const slip = {
      move,
      made: made.text,
      better: best.text,
      chance: best.chance,
      lost,
      atLeast: made.looks === 0,
    };
    this.#slips = [...this.#slips, slip];
  }

  #fail(problem: Problem): void {
    this.trouble = problem;
    this.running = false;
  }
}
