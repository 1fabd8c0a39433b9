/** From a click to the guide. A thing takes the place of the one that was touched before it; the same one once more makes
 *  the move. */
import type { Guide } from "../contract";
import { drives, preferred } from "./ends";
import { looking } from "./looking.svelte";

export function touch(guide: Guide, thing: string): void {
  guide.pick(thing);
  // an end implies the die and the way: the likeliest is considered at once, the others are offered beside it
  const ways = drives(guide.choices);
  if (guide.picked.has(thing) && !guide.chosen && ways.length > 1)
    guide.choose(preferred(ways, looking.points));
}

/** Enter and Space do what a click does; the page must not scroll meanwhile. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
