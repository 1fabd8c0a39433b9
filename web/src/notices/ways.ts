/** What somebody can be told of, and how: the rows and columns of the page of notices. */
import { preferences } from "../shell/preferences.svelte";
import type { IconName } from "../shell/icons";
import type { Notices } from "../wire/shapes";

export type Event = keyof Notices["wants"];
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

/** The tab tells of moves, and only some things have a sound; everything can be sent. */
export const possible = (event: Event, way: Way): boolean =>
  isSent(way) || event === "move" || (way === "sound" && event === "over");

/** Whether the page itself shows or sounds something; that is kept in this browser. */
export function shown(event: Event, way: "tab" | "sound"): boolean {
  return (way === "tab" || preferences.sound) && !preferences.unwanted.includes(`${event}.${way}`);
}

export function show(event: Event, way: "tab" | "sound", on: boolean): void {
  const name = `${event}.${way}`;
  let unwanted = preferences.unwanted.filter((one) => one !== name);
  if (!on) unwanted = [...unwanted, name];
  else if (way === "sound" && !preferences.sound)
    unwanted = [...unwanted, ...EVENTS.filter((one) => one !== event).map((one) => `${one}.sound`)];
  preferences.change({ unwanted: [...new Set(unwanted)], ...(way === "sound" && on ? { sound: true } : {}) });
}
