/**
 * Where the page is: `/`, `/?new`, a room such as `/me`, `/t/ID`, `/t/ID?move=N` (`&walk`), `/learn/GAME/LESSON`. Secrets come in the fragment. An invitation leaves the address bar at
 * once and is kept; the secret of a seat or of a chair leaves it when it is swapped for the cookie, so that no lost answer loses the seat.
 */

import { keepInvitation } from "./links";

export interface Route {
  table: string | null;
  move: number | null;
  /** Whether the game is walked through from there. */
  walk: boolean;
  /** A page of the house that is no table. */
  room: Room | null;
  /** Whether a new game is to be thought out: `/?new`. */
  create: boolean;
  /** The lesson that is to be laid. */
  learn: { game: string; lesson: string } | null;
  /** The secret of a seat, of a chair that is handed on, or of an invitation, as the link brought it. */
  seat: string;
  chair: string;
  invite: string;
  /** What another device has shown, so that somebody is known here too. */
  bring: string;
}

/** The pages of the house, by their paths. */
const ROOMS = ["about", "host", "lobby", "me", "notices"] as const;
export type Room = (typeof ROOMS)[number];

function read(): Route {
  const table = /^\/t\/([A-Za-z0-9]{8,32})\/?$/.exec(location.pathname)?.[1] ?? null;
  const [, game, lesson] = /^\/learn\/(\w{1,40})\/(\w{1,40})\/?$/.exec(location.pathname) ?? [];
  const asked = new URLSearchParams(location.search);
  const move = asked.get("move");
  const secret = new URLSearchParams(location.hash.slice(1));
  const route = {
    table,
    move: move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null,
    walk: asked.has("walk"),
    create: location.pathname === "/" && asked.has("new"),
    learn: game && lesson ? { game, lesson } : null,
    seat: secret.get("seat") ?? "",
    room: ROOMS.find((room) => location.pathname.replace(/\/$/, "") === `/${room}`) ?? null,
    chair: secret.get("chair") ?? "",
    invite: secret.get("invite") ?? "",
    bring: secret.get("bring") ?? "",
  };
  if (table) keepInvitation(table, route.invite);
  if (route.invite || route.bring) forget();
  return route;
}

/** Take the secret out of the address bar. */
export function forget(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

class Routing {
  now: Route = $state.raw(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("hashchange", () => {
      // a link to this very table, put into the address bar: it is entered like any other
      if (/[#&](seat|chair|invite|bring)=/.test(location.hash)) location.reload();
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.now = read();
    if (!replace) scrollTo(0, 0);
  }
}

export const routing = new Routing();

/** The address of a path of the page, for links. */
export const hrefOf = (path: string): string => path;

/** For links of the page itself: no reload, but a new tab where one is asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  routing.go(link.getAttribute("href") ?? "/");
}
