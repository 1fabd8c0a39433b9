/** From a click to the guide: two things of one kind never agree, so the later one takes the place of the earlier. */
import type { Guide } from "../contract";

export function touch(guide: Guide, thing: string): void {
  const kind = thing.slice(0, thing.indexOf(":") + 1);
  for (const earlier of guide.picked) if (earlier !== thing && earlier.startsWith(kind)) guide.pick(earlier);
  guide.pick(thing);
}

/** Enter and Space do what a click does; the page must not scroll meanwhile. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
