/** Leads from a click on a thing to an action: narrows the legal choices by what was picked until one is left. */
import type { Choice, Foreseen, Guide } from "../games/contract";

export interface Hands {
  /** Send an action to the table. */
  send(choice: Choice): void;
  /** What would follow from these choices? */
  foresee(ids: number[]): Promise<Foreseen[]>;
}

export class Guiding implements Guide {
  all: Choice[] = $state.raw([]);
  picked: ReadonlySet<string> = $state.raw(new Set());
  outlook: ReadonlyMap<number, Foreseen> = $state.raw(new Map());
  /** What was sent and is not yet on the table. */
  sent: Choice | null = $state.raw(null);
  /** Something is on its way to the table: until it is there nothing else can be chosen. */
  held = $state(false);
  #considered: Choice | null = $state.raw(null);
  #asked = new Set<number>();
  #hands: Hands;

  choices = $derived(this.all.filter((choice) => agrees(choice, this.picked)));
  open: ReadonlySet<string> = $derived(
    this.held
      ? new Set()
      : new Set(this.choices.flatMap((choice) => choice.touches).filter((thing) => !this.picked.has(thing))),
  );
  chosen = $derived(
    this.#considered ?? (this.picked.size > 0 && this.choices.length === 1 ? this.choices[0]! : null),
  );
  foreseen = $derived(this.chosen ? (this.outlook.get(this.chosen.id) ?? null) : null);

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** New choices, or the same ones again: nothing is picked any more. */
  offer(choices: Choice[]): void {
    this.all = choices;
    this.outlook = new Map();
    this.#asked.clear();
    this.clear();
  }

  clear(): void {
    this.picked = new Set();
    this.#considered = null;
  }

  pick(thing: string): void {
    if (this.held) return;
    this.#considered = null;
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
    if (choice) this.ask([choice]);
  }

  send(choice: Choice): void {
    if (this.held) return;
    this.clear();
    this.hold();
    this.sent = choice;
    this.#hands.send(choice);
  }

  hold(): void {
    this.held = true;
  }

  /** It is on the table, or was declined. */
  release(): void {
    this.held = false;
    this.sent = null;
  }

  /** Esc: first what is considered, then what was picked last. Tells whether there was something to put back. */
  back(): boolean {
    if (this.#considered) this.#considered = null;
    else if (this.picked.size > 0) this.picked = new Set([...this.picked].slice(0, -1));
    else return false;
    return true;
  }

  ask(choices: Choice[]): void {
    const news = choices.map((choice) => choice.id).filter((id) => !this.#asked.has(id));
    if (news.length === 0) return;
    for (const id of news) this.#asked.add(id);
    const offered = this.all;
    void this.#hands.foresee(news).then((answers) => {
      if (this.all !== offered) return; // the table has moved on
      this.outlook = new Map([...this.outlook, ...answers.map((answer) => [answer.id, answer] as const)]);
    });
  }
}

function agrees(choice: Choice, picked: ReadonlySet<string>): boolean {
  for (const thing of picked) if (!choice.touches.includes(thing)) return false;
  return true;
}
