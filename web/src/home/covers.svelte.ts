/** The pictures and words of the games whose folders this page has, fetched beside the list of games. */
import type { Component } from "svelte";
import { tongue } from "../words/tongue.svelte";
import PlainCover from "./PlainCover.svelte";

const PICTURES = import.meta.glob<Component>("../games/*/Cover.svelte", { import: "default" });
const gameIn = (path: string) => path.split("/").at(-2)!;

class Covers {
  #pictures: Record<string, Component> = $state.raw({});

  /** A picture that cannot be had is left out: the game can be played without it. */
  async fetch(): Promise<void> {
    const words = tongue.learn(Object.keys(PICTURES).map(gameIn));
    const fetched = Object.entries(PICTURES).map(
      async ([path, load]) => [gameIn(path), await load()] as const,
    );
    const found = await Promise.allSettled(fetched);
    this.#pictures = Object.fromEntries(
      found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    );
    await words;
  }

  has(game: string): boolean {
    return game in this.#pictures;
  }

  of(game: string): Component {
    return this.#pictures[game] ?? PlainCover;
  }
}

export const covers = new Covers();
