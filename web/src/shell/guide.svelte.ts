/** Leads from a click on a thing to an action: narrows the legal choices by what was picked until one is left.
 *
 *  What is chosen can be laid into a sketch: a row of moves that nobody else sees, on a table as it would be then. One
 *  button makes all of it. */
import type { Choice, Foreseen, Guide, Sketched } from "../games/contract";

export interface Hands {
  /** Make these moves, all of them or none. */
  send(moves: Choice[]): void;
  /** What would follow from each of these choices, if those others were made before? */
  foresee(ids: number[], after: number[], wish: string): Promise<Foreseen[]>;
  /** How would the table look after these moves, and those that lead to a thing? Null if they cannot be made. */
  sketch(ids: number[], to: string, wish: string): Promise<Sketched | null>;
}

export class Guiding implements Guide {
  /** What can be chosen at the table as it is. */
  settled: Choice[] = $state.raw([]);
  sketched: Sketched | null = $state.raw(null);
  picked: ReadonlySet<string> = $state.raw(new Set());
  foresight: ReadonlyMap<number, Foreseen> = $state.raw(new Map());
  /** The thing to which nothing leads, after it was asked for. */
  nowhere: string | null = $state(null);
  /** What was sent and is not yet on the table. */
  sent: Choice[] = $state.raw([]);
  /** Something is on its way to the table: until it is there nothing else can be chosen. */
  held = $state(false);
  #considered: Choice | null = $state.raw(null);
  #asked = new Set<number>();
  #wish = "";
  #hands: Hands;
  /** Counts the questions about sketches: only the answer to the last one is of interest. */
  #question = 0;
  /** What is to be sketched and not yet drawn: another click goes on from there. */
  #undrawn: number[] | null = $state.raw(null);
  /** The button was pressed before all of it was drawn: it is made as soon as it is. */
  #eager = false;
  /** The sketch that was made last, and what it began from: it comes back when it is taken back. */
  #made: { from: string; ids: number[] } | null = null;

  all: Choice[] = $derived(this.sketched?.choices ?? this.settled);
  sketch: readonly Choice[] = $derived(this.sketched?.moves ?? []);
  ended = $derived(this.sketched?.ended ?? false);
  choices = $derived(this.all.filter((choice) => agrees(choice, this.picked)));
  open: ReadonlySet<string> = $derived(
    this.held
      ? new Set()
      : new Set(this.choices.flatMap((choice) => choice.touches).filter((thing) => !this.picked.has(thing))),
  );
  chosen = $derived(
    this.#considered ?? (this.picked.size > 0 && this.choices.length === 1 ? this.choices[0]! : null),
  );
  /** What ends the step: it goes with a sketch, or lets the step go by. What the sketch itself has led to is not ended
   *  with it. */
  closing = $derived.by(() => {
    if (this.ended) return null;
    const ends = this.all.filter((choice) => choice.ends);
    return ends.length === 1 && (this.all.length > 1 || this.sketch.length > 0) ? ends[0]! : null;
  });
  /** Of what is chosen or sketched. Where the sketch ends with the step and not by a finish of its game, what the end
   *  brings belongs to it, as soon as it is asked for (`ask`). */
  foreseen = $derived.by(() => {
    if (this.chosen) return this.foresight.get(this.chosen.id) ?? null;
    const sketched = this.sketched?.foreseen ?? null;
    const ends = this.closing && sketched?.rest?.length === 0;
    return (ends && this.foresight.get(this.closing!.id)) || sketched;
  });
  outlook = $derived(this.foreseen?.outlook ?? null);
  /** All that the button would make now: nothing while something is missing. */
  moves: readonly Choice[] = $derived.by(() => {
    const rest = this.foreseen?.rest;
    if (rest === null) return [];
    if (this.chosen) return [...this.sketch, this.chosen, ...(rest ?? [])];
    if (this.sketch.length === 0) return [];
    return [...this.sketch, ...(rest?.length ? rest : this.closing ? [this.closing] : [])];
  });

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** New choices, or the same ones again: nothing is picked or sketched any more. */
  offer(choices: Choice[], takenBack = false): void {
    this.settled = choices;
    this.#forget();
    const made = this.#made;
    if (choices.length > 0) this.#made = null; // while others decide it may still come back
    if (takenBack && made && made.from === keyOf(choices)) this.#draw(made.ids);
  }

  /** Somebody else has done something that changes none of the choices: what is sketched is drawn anew. */
  renew(): void {
    if (this.sketch.length > 0) this.#draw(this.sketch.map((move) => move.id));
  }

  clear(): void {
    this.picked = new Set();
    this.#considered = null;
    this.nowhere = null;
  }

  #forget(): void {
    this.#question += 1;
    this.#undrawn = null;
    this.#eager = false;
    this.sketched = null;
    this.foresight = new Map();
    this.#asked.clear();
    this.#wish = "";
    this.clear();
  }

  pick(thing: string): void {
    if (this.held) return;
    if (this.chosen && [...this.picked].at(-1) === thing) return this.commit(); // the last target, once more
    this.#considered = null;
    this.nowhere = null;
    const picked = new Set(this.picked);
    if (!picked.delete(thing)) {
      picked.add(thing);
      const fits = this.all.some((choice) => agrees(choice, picked));
      this.picked = fits
        ? picked
        : new Set(this.all.some((choice) => choice.touches.includes(thing)) ? [thing] : []);
    } else {
      this.picked = picked;
    }
    if (this.chosen) this.ask([this.chosen]);
  }

  choose(choice: Choice | null): void {
    if (this.held) return;
    this.#considered = choice;
    this.nowhere = null;
    if (choice) this.ask([choice]);
  }

  /** Whether something that was laid in is not yet drawn. */
  get drawing(): boolean {
    return this.#undrawn !== null;
  }

  add(choice: Choice): void {
    if (!this.held) this.#draw([...this.#laid, choice.id]);
  }

  get #laid(): number[] {
    return this.#undrawn ?? this.sketch.map((move) => move.id);
  }

  cut(length: number): void {
    if (this.held || length >= this.sketch.length) return;
    if (length <= 0) return this.#forget();
    this.#draw(this.sketch.slice(0, length).map((move) => move.id));
  }

  drop(at: number): void {
    if (this.held) return;
    const left = this.sketch.filter((_, place) => place !== at);
    if (left.length === 0) this.#forget();
    else this.#draw(left.map((move) => move.id));
  }

  lead(thing: string): void {
    if (!this.held) this.#draw(this.#laid, thing);
  }

  wish(how: string): void {
    if (this.held) return;
    this.#wish = how;
    if (this.chosen) {
      this.#asked.delete(this.chosen.id);
      this.ask([this.chosen]);
    } else this.renew();
  }

  /** Lay these moves into the sketch, instead of what is in it. */
  #draw(ids: number[], to = ""): void {
    const question = ++this.#question;
    this.#undrawn = ids;
    this.nowhere = null;
    void this.#hands.sketch(ids, to, this.#wish).then((answer) => {
      if (question !== this.#question) return; // something else was laid in, or the table has moved on
      const eager = this.#eager;
      this.#undrawn = null;
      this.#eager = false;
      this.nowhere = to && (answer?.moves.length ?? 0) <= ids.length ? to : null;
      if (this.nowhere || !answer || answer.moves.length === 0) return;
      this.sketched = answer;
      this.foresight = new Map();
      this.#asked.clear();
      this.clear();
      if (eager) this.commit();
    });
  }

  commit(): void {
    if (this.drawing) this.#eager = true;
    else if (this.moves.length > 0) this.#send([...this.moves]);
  }

  send(choice: Choice): void {
    this.#send([choice]);
  }

  #send(moves: Choice[]): void {
    if (this.held) return;
    this.clear();
    this.hold();
    this.#question += 1;
    this.#undrawn = null;
    this.sent = moves;
    const ids = this.sketch.map((move) => move.id);
    this.#made = ids.length > 0 ? { from: keyOf(this.settled), ids } : null;
    this.#hands.send(moves);
  }

  hold(): void {
    this.held = true;
  }

  /** It is on the table, or was declined. */
  release(): void {
    this.held = false;
    this.sent = [];
  }

  /** Esc: first what is considered, then what was picked last, then what was sketched last. Tells whether there was
   *  something to put back. */
  back(): boolean {
    if (this.#considered) this.#considered = null;
    else if (this.picked.size > 0) this.picked = new Set([...this.picked].slice(0, -1));
    else if (this.sketch.length > 0) this.cut(this.sketch.length - 1);
    else return false;
    return true;
  }

  ask(choices: Choice[]): void {
    const news = choices.map((choice) => choice.id).filter((id) => !this.#asked.has(id));
    if (news.length === 0) return;
    for (const id of news) this.#asked.add(id);
    const offered = this.all;
    const after = this.sketch.map((move) => move.id);
    const wish = this.#wish;
    void this.#hands.foresee(news, after, wish).then((answers) => {
      if (this.all !== offered || this.#wish !== wish) return; // the table has moved on
      this.foresight = new Map([...this.foresight, ...answers.map((answer) => [answer.id, answer] as const)]);
    });
  }
}

const keyOf = (choices: Choice[]) => choices.map((choice) => choice.id).join(",");

function agrees(choice: Choice, picked: ReadonlySet<string>): boolean {
  for (const thing of picked) if (!choice.touches.includes(thing)) return false;
  return true;
}
