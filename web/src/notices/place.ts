/** A place in words: how it stands with it, and what went wrong. */
import { when } from "../home/times";
import type { PlaceInfo } from "../wire/shapes";
import { say } from "../words/tongue.svelte";

const KNOWN = [
  "no_address",
  "no_such_host",
  "only_https",
  "not_public",
  "too_slow",
  "no_connection",
  "stopped",
];

export function faultOf(why: string): string {
  if (/^\d+$/.test(why)) return say("notices-fault-status", { status: why });
  return KNOWN.includes(why) ? say(`notices-fault-${why}`) : say("notices-fault-other");
}

export function stateOf(place: PlaceInfo): string {
  if (place.state === "new") return say("notices-place-new");
  if (place.state === "ended") return say("notices-place-ended");
  if (place.why === "stopped") return say("notices-place-stopped");
  if (place.state === "paused")
    return say("notices-place-paused", {
      times: place.failures,
      why: faultOf(place.why),
      waiting: place.waiting,
    });
  if (place.why && (place.last_no ?? 0) > (place.last_ok ?? 0))
    return say("notices-place-failed", { when: when(place.last_no ?? 0), why: faultOf(place.why) });
  if (place.last_ok !== null) return say("notices-place-on", { when: when(place.last_ok) });
  return say("notices-place-untried", { when: when(place.made_at) });
}
