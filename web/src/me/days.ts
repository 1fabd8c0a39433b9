/** Days as the server counts them, since the beginning of 1970, in words. */
import { say, tongue } from "../words/tongue.svelte";

const DAY = 86_400_000;

export function daysAgo(day: number): string {
  const ago = Math.floor(Date.now() / DAY) - day;
  return ago <= 0 ? say("today") : say("days-ago", { n: ago });
}

export const dateOf = (day: number): string =>
  new Date(day * DAY).toLocaleDateString(tongue.language === "en" ? "en-GB" : tongue.language, {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
