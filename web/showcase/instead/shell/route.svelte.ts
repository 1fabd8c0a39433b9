/** Where the showcase is, behind the `#`, so that every address is the one file there is: `#/`, `#/?new`, `#/t/ID?move=N` (`&walk`). */
import type { Route } from "../../../src/shell/route.svelte";

const NOWHERE: Route = {
  table: null,
  move: null,
  walk: false,
  room: null,
  create: false,
  learn: null,
  seat: "",
  chair: "",
  invite: "",
  bring: "",
};

function read(): Route {
  const [path, search] = location.hash.slice(1).split("?", 2);
  const table = /^\/t\/([A-Za-z0-9]{8,32})\/?$/.exec(path ?? "")?.[1] ?? null;
  const asked = new URLSearchParams(search);
  const move = asked.get("move");
  return {
    ...NOWHERE,
    table,
    move: move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null,
    walk: asked.has("walk"),
    create: table === null && asked.has("new"),
  };
}

/** Nothing secret ever comes in an address. */
export function forget(): void {}

class Routing {
  now: Route = $state.raw(read());

  constructor() {
    addEventListener("hashchange", () => (this.now = read()));
    addEventListener("popstate", () => (this.now = read()));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", hrefOf(path));
    else history.pushState(null, "", hrefOf(path));
    this.now = read();
    if (!replace) scrollTo(0, 0);
  }
}

export const routing = new Routing();

/** The address of a path of the page, for links. */
export const hrefOf = (path: string): string => `#${path}`;

/** The browser follows by itself: what changes behind the `#` loads nothing anew. */
export function follow(): void {
  scrollTo(0, 0);
}
