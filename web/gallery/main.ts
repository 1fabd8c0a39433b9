/** A part of a game at one kept position, alone: `/gallery/?file=merchants-4-2010&step=movement&at=0&part=board`. */
import { mount } from "svelte";
import type { GamePage } from "../src/games/contract";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const file = asked.get("file") ?? "merchants-4-2010";
const language = asked.get("language") === "de" ? "de" : "en";
const kept = await (await fetch(`/gallery/positions/${file}.json`)).json();
const pages = import.meta.glob<{ default: GamePage }>("../src/games/*/index.ts");
const texts = import.meta.glob<string>("../src/**/*.ftl", { query: "?raw", import: "default", eager: true });
const page = (await pages[`../src/games/${kept.game}/index.ts`]!()).default;
const catalogues = [`../src/words/${language}.ftl`, `../src/games/${kept.game}/${language}.ftl`].map(
  (path) => texts[path] ?? "",
);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.documentElement.lang = language;
mount(Gallery, {
  target: document.getElementById("gallery")!,
  props: {
    page,
    kept,
    language,
    catalogues,
    step: asked.get("step") ?? "over",
    at: Number(asked.get("at") ?? 0),
    part: asked.get("part") ?? "board",
    picks: asked.getAll("pick"),
    choice: Number(asked.get("choice") ?? -1),
  },
});
