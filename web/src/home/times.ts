/** Times as people say them, in the language of the page. */
import { say, tongue } from "../words/tongue.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody has left. */
export function timeLeft(seconds: number): string {
  if (seconds <= 0) return say("time-out");
  if (seconds < MINUTE) return say("time-left-moment");
  if (seconds < HOUR) return say("time-left-minutes", { minutes: Math.floor(seconds / MINUTE) });
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds < DAY) return say("time-left-hours", { hours, minutes });
  return say("time-left-days", {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
  });
}

/** As the reader's own country writes it, where it speaks the language of the page. */
function locale(): string {
  return navigator.languages.find((one) => one.startsWith(tongue.language)) ?? tongue.language;
}

/** When something was: today by the clock, else by the day. */
export function when(at: number): string {
  const then = new Date(at * 1000);
  const now = new Date();
  const clock = new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" }).format(then);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (then.getTime() >= midnight) return clock;
  if (then.getTime() >= midnight - DAY * 1000) return say("yesterday", { clock });
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(then);
}
