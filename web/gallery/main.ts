/** A part of a game at one kept position, alone: `/gallery/?file=GAME-4-2010&step=movement&at=0&part=board`. */
import { mount } from "svelte";
import type { Foreseen, GamePage } from "../src/games/contract";
import { Guiding } from "../src/shell/guide.svelte";
import { sayer } from "../src/words/say";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const file = asked.get("file");
if (!file) throw new Error("which position? /gallery/?file=NAME of a file in gallery/positions");
const language = asked.get("language") === "de" ? "de" : "en";
const kept = await (await fetch(`/gallery/positions/${file}.json`)).json();
const position = kept.positions[asked.get("step") ?? "over"].at(Number(asked.get("at") ?? 0));

const pages = import.meta.glob<{ default: GamePage }>("../src/games/*/index.ts");
const texts = import.meta.glob<string>("../src/**/*.ftl", { query: "?raw", import: "default", eager: true });
const page = (await pages[`../src/games/${kept.game}/index.ts`]!()).default;
const catalogues = [`../src/words/${language}.ftl`, `../src/games/${kept.game}/${language}.ftl`];

const foreseen = new Map<number, Foreseen>(position.foreseen.map((answer: Foreseen) => [answer.id, answer]));
const guide = new Guiding({
  send: (sent) => {
    console.log(
      "sent",
      sent.map((move) => move.text),
    );
    guide.release();
  },
  foresee: async (ids) => ids.flatMap((id) => foreseen.get(id) ?? []),
  sketch: async () => null,
});
guide.offer(position.choices);
for (const thing of asked.getAll("pick")) guide.pick(thing);
const choice = Number(asked.get("choice") ?? -1);
if (choice >= 0) guide.choose(guide.choices[choice] ?? null);

document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.documentElement.lang = language;
mount(Gallery, {
  target: document.getElementById("gallery")!,
  props: {
    page,
    part: asked.get("part") ?? "board",
    scene: {
      view: position.view,
      settled: position.view,
      board: kept.board,
      figures: kept.figures,
      seats: position.view.players.map((_: unknown, seat: number) => ({
        seat,
        name: `Player ${seat + 1}`,
        kind: seat === position.seat ? "person" : "bot",
        level: "easy",
        online: true,
      })),
      seat: position.seat,
      guide,
      barred: [],
      openDeal: () => undefined,
      happened: position.happened,
      motion: false,
      say: sayer(
        language,
        catalogues.map((path) => texts[path] ?? ""),
      ),
      language,
    },
  },
});
