/** What a row of a list is called. */
import { playedAs, shortTitleOf } from "../shell/shelf.svelte";
import type { Listing } from "../wire/shapes";
import { say } from "../words/tongue.svelte";

export type Chair = Listing["chairs"][number] & { seat: number };

export const nameOf = (table: Listing): string => table.name || shortTitleOf(table.game);

/** What is played there, and how far it has come. */
export function played(table: Listing): string {
  if (table.state === "broken") return shortTitleOf(table.game);
  const whole = playedAs(table);
  // a table without a name goes by its game already
  const title =
    whole === nameOf(table) && table.edition ? say("edition-line", { edition: table.edition }) : whole;
  return table.turn > 0 && table.state === "playing"
    ? say("played-turn", { title, turn: table.turn })
    : title;
}

const chairs = (table: Listing): Chair[] => table.chairs.map((chair, seat) => ({ ...chair, seat }));

export const others = (table: Listing): Chair[] =>
  chairs(table).filter((chair) => !table.mine.includes(chair.seat) && chair.kind !== "open");

/** Whom a table waits for. */
export function awaited(table: Listing): string {
  const names = chairs(table).filter((chair) => table.to_act.includes(chair.seat));
  return names.map((chair) => chair.name).join(", ");
}

/** How it went, said to whoever played there. */
export function resultOf(table: Listing): string {
  const rank = place(table);
  const first = table.standing.filter((one) => one.rank === 1).map((one) => one.seat);
  const winners = first.map((seat) => table.chairs[seat]?.name ?? "").join(", ");
  const facts = { winners, place: rank, of: table.standing.length };
  if (rank === 1) return say(first.length > 1 ? "result-shared" : "result-won", facts);
  return say("result-lost", facts);
}

export const free = (table: Listing): number => table.chairs.filter((chair) => chair.kind === "open").length;

/** The best place of mine; 0 while there is none. */
export function place(table: Listing): number {
  const ranks = table.standing.filter((one) => table.mine.includes(one.seat)).map((one) => one.rank);
  return ranks.length > 0 ? Math.min(...ranks) : 0;
}
