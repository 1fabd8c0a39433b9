/** Arrow keys step from one place that can be chosen to the nearest one in that direction. */
import type { Point } from "./curves";
import type { Layout } from "./layout";

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function step(event: KeyboardEvent, layout: Layout): void {
  const direction = DIRECTIONS[event.key];
  const focused = event.target instanceof SVGElement ? event.target : null;
  const from = placeOf(layout, focused);
  if (!direction || !from || !focused?.ownerSVGElement) return;
  event.preventDefault();
  let [best, least] = [null as SVGElement | null, Infinity];
  for (const target of focused.ownerSVGElement.querySelectorAll<SVGElement>('[data-thing][tabindex="0"]')) {
    const at = placeOf(layout, target);
    if (!at || target === focused) continue;
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    // what lies straight ahead is preferred to what is near but off to the side
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [target, ahead + 2 * aside];
  }
  best?.focus();
}

function placeOf(layout: Layout, element: SVGElement | null): Point | null {
  return layout.places.get(element?.dataset["thing"]?.replace("space:", "") ?? "")?.at ?? null;
}
