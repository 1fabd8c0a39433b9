/**
 * Whether somebody is here: while the page is seen and used, the house is told, and calls them nowhere else. What waits
 * for them meanwhile at other tables is asked for at once.
 */
import { preferences } from "../shell/preferences.svelte";
import { routing } from "../shell/route.svelte";
import { tables } from "../shell/tables.svelte";
import * as api from "../wire/api";

const FIRST = 8_000;
const EVERY = 15_000;
const USED = 30_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];

class Here {
  /** Places that have failed too often. */
  paused: string[] = $state.raw([]);
  #used = performance.now();
  #timer = 0;

  start(): void {
    for (const sign of SIGNS)
      addEventListener(sign, () => (this.#used = performance.now()), { passive: true, capture: true });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      this.#used = performance.now();
      void this.#say();
    });
    setTimeout(() => void this.#say(), FIRST);
  }

  async #say(): Promise<void> {
    clearTimeout(this.#timer);
    if (document.hidden || performance.now() - this.#used > USED) {
      this.#timer = window.setTimeout(() => void this.#say(), EVERY);
      return;
    }
    const answer = await api.sayHere(routing.now.table ?? "", preferences.language);
    if (answer.ok)
      this.#heard(
        answer.value.tables.map((one) => one.table),
        answer.value.paused,
      );
    // whoever is told nowhere else need not say that they are here
    if (!answer.ok || answer.value.told) this.#timer = window.setTimeout(() => void this.#say(), EVERY);
  }

  /** What the list of tables does not know yet is asked for. */
  #heard(waiting: string[], paused: string[]): void {
    this.paused = paused;
    const known = new Set(tables.mine.filter((table) => table.asked).map((table) => table.id));
    if (waiting.some((id) => !known.has(id))) void tables.look();
  }
}

export const here = new Here();
