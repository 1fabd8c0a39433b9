/** What somebody can be told of, and how: the rows and columns of the page of notices. */
import { preferences } from "../shell/preferences.svelte";
import type { IconName } from "../shell/icons";
import { wanted, type Told } from "../shell/wanted";
import type { Notices } from "../wire/shapes";

export type Event = Told | "digest";
export type Sent = Notices["places"][number]["kind"];
export type Way = "tab" | "sound" | Sent;

export const EVENTS: Event[] = ["move", "clock", "asked", "begins", "over", "named", "digest"];
export const WAYS: Way[] = ["tab", "sound", "push", "mail", "hook"];
export const ICON: Record<Way, IconName> = {
  tab: "home",
  sound: "sound",
  push: "bell",
  mail: "mail",
  hook: "talk",
};

export const isSent = (way: Way): way is Sent => way !== "tab" && way !== "sound";

/** A page that is open shows everything by itself; only the digest is for whoever is elsewhere. */
export const possible = (event: Event, way: Way): boolean => isSent(way) || event !== "digest";

/** Whether the page itself shows or sounds something; that is kept in this browser. */
export const shown = (event: Event, way: "tab" | "sound"): boolean =>
  event !== "digest" && wanted(event, way);

/** Whoever switches on one sound while there were none wants that one alone. */
export function show(event: Event, way: "tab" | "sound", on: boolean): void {
  const alone = way === "sound" && on && !preferences.sound;
  const silent = alone ? Object.fromEntries(EVENTS.map((one) => [`${one}.sound`, false])) : {};
  preferences.change({
    told: { ...preferences.told, ...silent, [`${event}.${way}`]: on },
    ...(alone ? { sound: true } : {}),
  });
}
