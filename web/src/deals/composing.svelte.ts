/** A deal that is being made up: who takes part, its clauses, and how the table understands them. */
import type { Answer } from "../wire/api";
import type { Problem } from "../wire/shapes";
import { SEALED, addressed, begin, namedIn, swapped, without, type Kind } from "./draft";
import type { Clause, Deal, Deals, HeardDraft, Vocabulary } from "./shapes";

export interface Ears {
  /** How the table would understand it. */
  hear(said: string | Clause[], answers: number, to: number | null): Promise<Answer<HeardDraft>>;
  /** Propose it; whether it was taken. */
  say(said: Clause[], answers: number): Promise<boolean>;
  /** Tell the table that something is put together, so that talk waits for it. */
  compose(): void;
  /** Keep it ready until that seat is active; whether it was taken. */
  keep(said: Clause[], to: number): Promise<boolean>;
}

/** The place in a draft that a touch on the board fills. */
export interface Slot {
  clause: number;
  of: "fields" | "happening_fields";
  field: string;
}

const PAUSE = 250;

export class Composing {
  open = $state(false);
  /** The proposal that is countered, or 0. */
  answers = $state(0);
  /** The seat for whose turn it is to be kept ready; null for what is proposed at once. */
  to: number | null = $state(null);
  parties: number[] = $state.raw([]);
  clauses: Clause[] = $state.raw([]);
  slot: Slot | null = $state.raw(null);
  heard: HeardDraft | null = $state.raw(null);
  /** What is wrong with a line that was typed. */
  misread: Problem | null = $state.raw(null);
  /** The table has not yet said what it makes of the draft as it is. */
  waits = $state(false);
  #ears: Ears;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(ears: Ears) {
    this.#ears = ears;
  }

  /** A new draft of that seat: with the active player, or with whom the active player will. */
  begin(seat: number, deals: Deals, others: number[]): void {
    const partner = deals.active !== null && deals.active !== seat ? deals.active : others[0]!;
    if (this.answers || this.to !== null || !this.open) {
      this.answers = 0;
      this.to = null;
      this.#become([], [seat, partner]);
    }
    this.#ears.compose();
    this.open = true;
  }

  /** A draft to be kept ready for another seat, new or one that is kept already. */
  prepare(seat: number, to: number, clauses: Clause[] = []): void {
    this.answers = 0;
    this.to = to;
    this.#become(clauses, [...new Set([seat, to, ...namedIn(clauses)])]);
    this.open = true;
  }

  /** Keep it ready for that seat; what was asked of the one before is asked of it. */
  address(to: number): void {
    const before = this.to;
    this.to = to;
    if (before === null || before === to) return void this.ask();
    this.parties = this.parties.map((seat) => swapped(seat, before, to));
    this.change(addressed(this.clauses, before, to));
  }

  counter(deal: Deal): void {
    this.answers = deal.number;
    this.to = null;
    this.#become(deal.clauses, deal.parties);
    this.#ears.compose();
    this.open = true;
  }

  close(): void {
    this.open = false;
    this.slot = null;
    this.answers = 0;
    this.to = null;
    this.#become([], []);
  }

  add(words: Vocabulary, kind: Kind, by: number, active: number | null): void {
    const other = this.parties.find((seat) => seat !== by) ?? by;
    const to = active === null || by === active ? other : active;
    this.change([...this.clauses, begin(words, kind, by, to, SEALED)]);
  }

  set(at: number, clause: Clause): void {
    this.change(this.clauses.map((one, i) => (i === at ? clause : one)));
  }

  remove(at: number): void {
    this.slot = null;
    this.change(without(this.clauses, at));
  }

  /** Who takes part; what those who do not any more would give goes with them. */
  party(seat: number, taking: boolean): void {
    const parties = this.parties.filter((one) => one !== seat);
    if (taking) this.parties = [...parties, seat];
    else {
      this.parties = parties;
      let clauses = this.clauses;
      for (let at = clauses.length - 1; at >= 0; at--)
        if (clauses[at]!.by === seat || clauses[at]!.to === seat) clauses = without(clauses, at);
      this.change(clauses);
    }
  }

  change(clauses: Clause[]): void {
    this.clauses = clauses;
    this.misread = null;
    clearTimeout(this.#timer);
    this.#asked += 1;
    if (clauses.length === 0) {
      this.heard = null;
      this.waits = false;
      return;
    }
    this.waits = true;
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** Ask again, since the table has moved on or the language is another. */
  async ask(): Promise<void> {
    if (this.clauses.length === 0) return;
    const asked = ++this.#asked;
    const answer = await this.#ears.hear(this.clauses, this.answers, this.to);
    if (asked !== this.#asked) return;
    this.waits = false;
    this.heard = answer.ok
      ? answer.value
      : { line: "", clauses: this.heard?.clauses ?? [], said: null, problem: answer.problem };
  }

  /** Take over a line as it was typed; what is not understood is told. */
  async read(line: string): Promise<boolean> {
    const answer = await this.#ears.hear(line, this.answers, this.to);
    if (!answer.ok) {
      this.misread = answer.problem;
      return false;
    }
    if (answer.value.said === null) {
      this.misread = answer.value.problem;
      return false;
    }
    const clauses = answer.value.said.clauses as Clause[];
    this.#become(clauses, [...new Set([...this.parties, ...namedIn(clauses)])]);
    return true;
  }

  async offer(): Promise<void> {
    const taken =
      this.to === null ? this.#ears.say(this.clauses, this.answers) : this.#ears.keep(this.clauses, this.to);
    if (await taken) this.close();
  }

  #become(clauses: Clause[], parties: number[]): void {
    this.slot = null;
    this.heard = null;
    this.parties = parties;
    this.change(clauses);
  }
}
