/**
 * What the page tells by itself, whichever page it is: in the tab, as a number on its icon, by a sound, each as wanted. It follows from the list
 * of the own tables, which is asked for now and then, also while nobody looks: that is when somebody has to be called.
 */
import { untrack } from "svelte";
import { routing } from "../shell/route.svelte";
import { shelf } from "../shell/shelf.svelte";
import { call } from "../shell/sound";
import { tables } from "../shell/tables.svelte";
import { title } from "../shell/title.svelte";
import { wanted } from "../shell/wanted";
import * as api from "../wire/api";
import type { Listing, OwnLobby } from "../wire/shapes";
import { say } from "../words/tongue.svelte";
import { EVENT, happened, lasts, type Seen, type What } from "./happened";

export interface Telling {
  what: What;
  table: string;
  /** The table's name, or its game's. */
  name: string;
  href: string;
  /** What is asked there. */
  ask: string;
}

const EVERY = 30;
const WISH_EVERY = 5_000;

class Tellings {
  #all: Telling[] = $state.raw([]);
  /** What is to be shown, the latest first. */
  unseen = $derived(this.#all.filter(({ what }) => wanted(EVENT[what], "tab")));
  #known: Map<string, Seen> | null = null;
  #wishing: ReturnType<typeof setInterval> | undefined;
  #offer = "";

  start(): void {
    $effect.root(() => {
      $effect(() => {
        const [mine, at] = [tables.mine, tables.at];
        untrack(() => this.#hear(mine, at));
      });
      $effect(() => {
        title.news = this.unseen
          .filter(({ what }) => what !== "move")
          .map((one) => `${say(`telling-${one.what}`)} – ${one.name}`);
      });
      $effect(() => {
        const moves = wanted("move", "tab") ? tables.asked.length : 0;
        void badge(moves + title.news.length);
      });
      $effect(() => {
        if (routing.now.table) untrack(() => this.#look());
      });
    });
    document.addEventListener("visibilitychange", () => this.#look());
    setInterval(() => this.#ask(), EVERY * 1_000);
  }

  seen(one: Telling): void {
    this.#all = this.#all.filter((other) => other !== one);
  }

  /** What the lobby says of the own wish; asked for as long as it stands, wherever one goes. */
  wish(own: OwnLobby): void {
    const offer = own.asked && !own.asked.agreed ? own.asked.offer : null;
    if (offer && offer.id !== this.#offer) {
      const name = offer.name || (shelf.of(offer.game)?.title ?? "");
      this.#tell({ what: "fits", table: "", name, href: "/lobby", ask: "" });
    } else if (!offer) this.#all = this.#all.filter(({ what }) => what !== "fits");
    this.#offer = offer?.id ?? "";
    if (own.wish) this.#wishing ??= setInterval(() => void this.#askLobby(), WISH_EVERY);
    else {
      clearInterval(this.#wishing);
      this.#wishing = undefined;
    }
  }

  async #askLobby(): Promise<void> {
    if (routing.now.room === "lobby") return; // it hears by itself
    const own = await api.ownLobby();
    if (own.ok) this.wish(own.value);
  }

  /** Nobody else has asked for a while. */
  #ask(): void {
    if (tables.at > 0 && tables.mine.length > 0 && Date.now() / 1000 - tables.at >= EVERY - 1)
      void tables.look();
  }

  #hear(mine: Listing[], at: number): void {
    const before = this.#known;
    this.#known = at === 0 ? null : new Map(mine.map((table) => [table.id, { table, at }]));
    const known = this.#known;
    if (!known) this.#all = [];
    else {
      this.#all = this.#all.filter(({ what, table }) => lasts(what, known.get(table), at));
      for (const [id, was] of before ?? []) {
        for (const what of happened(was, known.get(id)))
          if (what !== "move" || id !== routing.now.table)
            this.#tell(telling(what, (known.get(id) ?? was).table));
      }
    }
  }

  #tell(one: Telling): void {
    call(EVENT[one.what]);
    const here = one.table ? one.table === routing.now.table : routing.now.room === "lobby";
    if (here && !document.hidden) return;
    this.#all = [one, ...this.#all.filter(({ what, table }) => what !== one.what || table !== one.table)];
  }

  /** Whoever looks at a table has seen what was told of it. */
  #look(): void {
    const here = routing.now.table;
    if (!document.hidden && here) this.#all = this.#all.filter(({ table }) => table !== here);
  }
}

function telling(what: What, table: Listing): Telling {
  const href = `/t/${what === "rematch" ? table.rematch || table.id : table.id}`;
  return {
    what,
    table: table.id,
    name: table.name || (shelf.of(table.game)?.title ?? ""),
    href,
    ask: table.ask,
  };
}

/** The number on the icon of an installed page. */
async function badge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // a system that shows no numbers
  }
}

export const tellings = new Tellings();
