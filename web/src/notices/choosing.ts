/** What is chosen for an event and a way, and why it cannot be where it cannot. */
import type { ChangeNotices, Notices } from "../wire/shapes";
import { isSent, possible, show, shown, type Event, type Way } from "./ways";

export function chosen(notices: Notices, event: Event, way: Way): boolean {
  return isSent(way) ? (notices.wants[event] ?? []).includes(way) : shown(event, way);
}

/** Whether this house sends that way, and to whoever asks. */
export const offered = (notices: Notices, way: Way): boolean =>
  !isSent(way) || (notices.house[way] && (way === "push" || notices.person));

export const open = (notices: Notices, event: Event, way: Way): boolean =>
  possible(event, way) && offered(notices, way);

export function choose(
  event: Event,
  way: Way,
  on: boolean,
  change: (wish: ChangeNotices) => Promise<void>,
): void {
  if (isSent(way)) void change({ wants: { [event]: { [way]: on } } });
  else show(event, way, on);
}
