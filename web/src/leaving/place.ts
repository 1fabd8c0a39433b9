/** A table as its menu sees it: at home from a row of a list, at the table from a look. */
import { playedAs, shortTitleOf } from "../shell/shelf.svelte";
import type { Thing } from "../host/ReportDialog.svelte";
import type { Listing, LiveRow, Look, OpenRow } from "../wire/shapes";

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

/** A public table where one does not sit. */
export function lobbyPlace(row: OpenRow | LiveRow): Place {
  return {
    id: row.id,
    name: row.name || shortTitleOf(row.game),
    game: row.game,
    state: "opened_at" in row ? "waiting" : "playing",
    mine: [],
    names: row.chairs.map((chair) => chair.name),
    people: seats(row.chairs, (chair) => chair.kind === "person"),
    replaced: [],
    offered: [],
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

const others = ({ people, mine }: Place): number[] => people.filter((seat) => !mine.includes(seat));

/** Whether there is somebody at the table of whom a host could be told. */
export const reportable = (place: Place): boolean => place.mine.length === 0 || others(place).length > 0;

/** What a host can be told of: the table, and whoever else sits there. */
export const thingsAt = (place: Place): Thing[] => [
  { table: place.id, about: "table", name: place.name },
  ...others(place).map((seat): Thing => ({
    table: place.id,
    about: "name",
    seat,
    name: place.names[seat] ?? "",
    whom: { table: place.id, seat },
  })),
];

export type Way = "hide" | "bot" | "hand-on" | "leave" | "drop";

/** The ways to leave a table, the mildest first. Whoever sits alone before the game clears the table away. */
export function waysFrom(place: Place): Way[] {
  const alone = others(place).length === 0;
  if (place.state === "waiting") return ["hide", "hand-on", alone ? "drop" : "leave"];
  if (place.state !== "playing") return ["hide"];
  return place.replaced.length < place.mine.length
    ? ["hide", "bot", "hand-on", "leave"]
    : ["hide", "hand-on", "leave"];
}
