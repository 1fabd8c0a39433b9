/** Until when something holds, and how long it can be made to. */
import { tongue } from "../words/tongue.svelte";

export const HOURS: [string, number | null][] = [
  ["time-hour", 1],
  ["time-day", 24],
  ["time-week", 24 * 7],
  ["time-month", 24 * 30],
  ["time-good", null],
];

const format = (options: Intl.DateTimeFormatOptions, at: number) =>
  new Intl.DateTimeFormat(
    navigator.languages.find((one) => one.startsWith(tongue.language)) ?? tongue.language,
    options,
  ).format(new Date(at * 1000));

/** Today by the clock, else by the day too. */
export function moment(at: number): string {
  const today = new Date().toDateString() === new Date(at * 1000).toDateString();
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  return format(today ? clock : { day: "numeric", month: "long", ...clock }, at);
}

export const day = (number: number): string => format({ day: "numeric", month: "long" }, number * 86_400);
export const clock = (at: number): string => format({ hour: "2-digit", minute: "2-digit" }, at);
/** A key as people read it. */
export const signs = (person: string): string => `${person.slice(0, 4)}-${person.slice(4)}`;
