/** What the page itself shows and sounds, by what has happened: as it is from the start, and as somebody has chosen in this browser. */
import { preferences } from "./preferences.svelte";

/** What somebody can be told of by a page that is open. */
export type Told = "move" | "clock" | "asked" | "begins" | "over" | "named";

const SOUNDS: Told[] = ["move", "clock", "asked"];

export function wanted(event: Told, way: "tab" | "sound"): boolean {
  if (way === "sound" && !preferences.sound) return false;
  return preferences.told[`${event}.${way}`] ?? (way === "tab" || SOUNDS.includes(event));
}
