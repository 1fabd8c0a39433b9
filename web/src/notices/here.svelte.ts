/**
 * Whether somebody is here: while the page is seen and used, the house is told, and calls them nowhere else. What waits
 * for them meanwhile at other tables is told on the page.
 */
import { preferences } from "../shell/preferences.svelte";
import { routing } from "../shell/route.svelte";
import * as api from "../wire/api";
import type { Waiting } from "../wire/shapes";

const FIRST = 8_000;
const EVERY = 15_000;
const USED = 30_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];

class Here {
  /** The tables that wait for whoever is here. */
  waiting: Waiting[] = $state.raw([]);
  /** Places that have failed too often. */
  paused: string[] = $state.raw([]);
  #used = performance.now();
  #timer = 0;
  #told = new Set<string>();
  #first = true;

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

  /** Tables that have begun to wait since the page was opened, other than the one on the screen. */
  get fresh(): Waiting[] {
    const here = routing.now.table;
    return this.waiting.filter((one) => one.table !== here && !this.#told.has(one.table));
  }

  seen(table: string): void {
    this.#told.add(table);
    this.waiting = [...this.waiting];
  }

  async #say(): Promise<void> {
    clearTimeout(this.#timer);
    if (document.hidden || performance.now() - this.#used > USED) {
      this.#timer = window.setTimeout(() => void this.#say(), EVERY);
      return;
    }
    const answer = await api.sayHere(routing.now.table ?? "", preferences.language);
    if (answer.ok) this.#heard(answer.value.tables, answer.value.paused);
    // whoever is told nowhere else need not say that they are here
    if (!answer.ok || answer.value.told) this.#timer = window.setTimeout(() => void this.#say(), EVERY);
  }

  #heard(tables: Waiting[], paused: string[]): void {
    const ids = new Set(tables.map((one) => one.table));
    for (const one of this.#told) if (!ids.has(one)) this.#told.delete(one);
    if (this.#first) for (const id of ids) this.#told.add(id); // home has shown these
    this.#first = false;
    this.waiting = tables;
    this.paused = paused;
    void badge(tables.length);
  }
}

/** The number on the icon of an installed page. */
export async function badge(moves: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (moves > 0 ? navigator.setAppBadge(moves) : navigator.clearAppBadge());
  } catch {
    // a system that shows no numbers
  }
}

export const here = new Here();
