/** The tables where this browser sits, as the server told of them last: asked for again and again while somebody looks. */
import * as api from "../wire/api";
import type { Listing } from "../wire/shapes";
import { tongue } from "../words/tongue.svelte";

const KEPT_AS = "fernhandel.tables";
const MOST_KEPT = 50;
const LONGEST_WAIT = 30;

interface Told {
  at: number;
  mine: Listing[];
}

class Tables {
  mine: Listing[] = $state.raw([]);
  /** When that was told, in seconds; 0 as long as nothing was. */
  at = $state(0);
  /** What stands in the way of newer ones: no network, or a house that does not answer. */
  trouble: "" | "offline" | "away" = $state("");
  /** Seconds until they are asked for again, after a failure. */
  wait = $state(0);
  /** Those that wait for me, the most urgent first. */
  asked = $derived(this.mine.filter((table) => table.asked && !table.hidden));

  #also: () => Promise<boolean> = async () => true;
  #failed = 0;
  #due = 0;
  #rounds = 0;
  /** Questions on their way: who answers slowly is not asked again meanwhile. */
  #asking = 0;
  /** Those who have a menu of a table open, and what was told meanwhile. */
  #held = 0;
  #later: Told | null = null;

  /** Ask every so many seconds, with whatever else is to be asked for; until what is returned is called. */
  follow(every: number, also: () => Promise<boolean> = async () => true): () => void {
    this.#also = also;
    this.#due = 0;
    const timer = setInterval(() => this.#tick(every), 1_000);
    const hurry = () => void this.look();
    const lost = () => (this.trouble = "offline");
    addEventListener("online", hurry);
    addEventListener("offline", lost);
    return () => {
      clearInterval(timer);
      removeEventListener("online", hurry);
      removeEventListener("offline", lost);
      if (this.#also === also) this.#also = async () => true;
    };
  }

  #tick(every: number): void {
    this.#due += 1;
    const wait = this.#failed > 0 ? Math.min(LONGEST_WAIT, 2 ** (this.#failed - 1)) : every;
    this.wait = this.#failed > 0 ? Math.max(0, wait - this.#due) : 0;
    if (this.#due >= wait && !document.hidden && this.#asking === 0) void this.look();
  }

  /** Nothing moves under somebody who chooses, until what is returned is called. */
  hold(): () => void {
    this.#held += 1;
    return () => {
      this.#held -= 1;
      if (this.#held === 0 && this.#later) this.#told(this.#later);
    };
  }

  /** Ask now. A failure keeps what was there. */
  async look(): Promise<void> {
    const round = ++this.#rounds;
    this.#due = 0;
    this.#asking += 1;
    const [own, also] = await Promise.all([api.myTables(tongue.language), this.#also()]);
    this.#asking -= 1;
    if (round !== this.#rounds) return; // asked again meanwhile, in another language perhaps
    this.#due = 0;
    if (own.ok) this.#told({ at: Date.now() / 1000, mine: own.value });
    else if (this.at === 0) this.#remember();
    this.#failed = own.ok && also ? 0 : this.#failed + 1;
    this.wait = this.#failed > 0 ? Math.min(LONGEST_WAIT, 2 ** (this.#failed - 1)) : 0;
    this.trouble = this.#failed === 0 ? "" : navigator.onLine ? "away" : "offline";
  }

  /** Somebody else is known here from now on. */
  async changeHands(): Promise<void> {
    this.#told({ at: 0, mine: [] });
    await this.look();
  }

  #told(told: Told): void {
    this.#later = this.#held > 0 ? told : null;
    if (this.#later) return;
    this.mine = told.mine;
    this.at = told.at;
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify({ ...told, mine: told.mine.slice(0, MOST_KEPT) }));
    } catch {
      // it is there as long as the page is
    }
  }

  /** What an earlier visit was told. */
  #remember(): void {
    try {
      const { at, mine } = JSON.parse(localStorage.getItem(KEPT_AS) ?? "") as Told;
      this.at = at;
      this.mine = mine;
    } catch {
      // nothing was, or this browser keeps nothing
    }
  }
}

export const tables = new Tables();
