/** What the rows of the lobby say. */
import { optionName, playedAs, shelf, shortTitleOf, valueName } from "../shell/shelf.svelte";
import type { Clock, LiveRow, LobbyChair, OpenRow } from "../wire/shapes";
import { say } from "../words/tongue.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Row = OpenRow | LiveRow;

export const nameOf = (row: Row): string => row.name || shortTitleOf(row.game);

/** What is played, by which rules, and every option that is not the usual one. */
export function playedOf(row: Row): string {
  const info = shelf.of(row.game);
  const several = (info?.editions.length ?? 0) > 1;
  const options = row.unusual.flatMap((name) => {
    const option = info?.options.find((one) => one.name === name);
    return option
      ? [`${optionName(row.game, option)}: ${valueName(row.game, option, row.options[name]!)}`]
      : [];
  });
  const parts = [playedAs(row), several ? say("edition-line", { edition: row.edition }) : ""];
  return [...parts, row.other_board ? say("other-board") : "", ...options].filter(Boolean).join(" · ");
}

export const freeIn = (chairs: LobbyChair[]): number =>
  chairs.filter((chair) => chair.kind === "open").length;

/** A clock in two lines of words: the pace, and what a decision may take. */
export function clockWords({ clock, pace }: { clock: Clock; pace: string }): [string, string] {
  const rhythm = say(`pace-${pace}`);
  if (clock.kind === "none") return [rhythm, say("clock-no")];
  const each = clock.kind === "decision";
  const more = clock.increment ? say("clock-more", { seconds: clock.increment }) : "";
  const length = lasting(clock.seconds);
  return [
    rhythm,
    [each ? say("clock-each", { time: length }) : say("clock-whole", { time: length }), more]
      .join(" ")
      .trim(),
  ];
}

function lasting(seconds: number): string {
  if (seconds >= DAY) return say("lasts-days", { n: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return say("lasts-hours", { n: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return say("lasts-minutes", { n: Math.round(seconds / MINUTE) });
  return say("lasts-seconds", { n: Math.round(seconds) });
}

/** How long a table has waited. */
export function since(at: number, now: number): string {
  const seconds = Math.max(0, now - at);
  return seconds < MINUTE ? say("since-now") : lasting(seconds);
}

/** Tables at which somebody who came too late could sit instead: of the same game first. */
export function like(row: OpenRow, open: OpenRow[]): OpenRow[] {
  const others = open.filter((one) => one.id !== row.id && freeIn(one.chairs) > 0);
  return others.toSorted((a, b) => nearness(b, row) - nearness(a, row)).slice(0, 2);
}

const nearness = (one: OpenRow, row: OpenRow): number =>
  2 * Number(one.game === row.game) + Number(one.pace === row.pace);
