/** A table as its menu sees it: at home from a row of a list, at the table from a look. */
import { playedAs, shortTitleOf } from "../shell/shelf.svelte";
import type { Listing, Look } from "../wire/shapes";

export interface Place {
  id: string;
  name: string;
  game: string;
  state: Listing["state"];
  mine: number[];
  /** What each seat is called. */
  names: string[];
  /** The seats of persons. */
  people: number[];
  /** Own seats in which a bot plays for now. */
  replaced: number[];
  /** Seats that are handed on by a link. */
  offered: number[];
}

export function listedPlace(table: Listing): Place {
  return {
    id: table.id,
    name: table.name || shortTitleOf(table.game),
    game: table.game,
    state: table.state,
    mine: table.mine,
    names: table.chairs.map((chair) => chair.name),
    people: seats(table.chairs, (chair) => chair.kind === "person"),
    replaced: table.mine.filter((seat) => table.chairs[seat]?.away),
    offered: table.offered,
  };
}

export function seenPlace({ table, mine, names }: Look): Place {
  return {
    id: table.id,
    name: table.name || playedAs(table.terms),
    game: table.terms.game,
    state: table.state,
    mine,
    names,
    people: seats(table.chairs, (chair) => chair.kind === "person"),
    replaced: mine.filter((seat) => table.chairs[seat]?.level),
    offered: table.offered,
  };
}

function seats<Chair>(chairs: Chair[], which: (chair: Chair) => boolean): number[] {
  return chairs.flatMap((chair, seat) => (which(chair) ? [seat] : []));
}

export type Way = "hide" | "bot" | "hand-on" | "leave" | "drop";

/** The ways to leave a table, the mildest first. Whoever sits alone before the game clears the table away. */
export function waysFrom(place: Place): Way[] {
  const alone = place.people.every((seat) => place.mine.includes(seat));
  if (place.state === "waiting") return ["hide", "hand-on", alone ? "drop" : "leave"];
  if (place.state !== "playing") return ["hide"];
  return place.replaced.length < place.mine.length
    ? ["hide", "bot", "hand-on", "leave"]
    : ["hide", "hand-on", "leave"];
}
