/** The keyboard on a drawn board, the same for every game: marked things in a direction, in order, or by name. */

export type Thing = HTMLElement | SVGElement;

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ORDER: Record<string, number> = { "[": -1, "]": 1 };

/** What can be picked on the board now. */
export function marked(board: Element): Thing[] {
  return [...board.querySelectorAll<Thing>("[data-thing][tabindex='0']:not([aria-disabled='true'])")];
}

export function nameOf(thing: Element): string {
  return (thing.getAttribute("aria-label") ?? thing.textContent).trim().replace(/\s+/g, " ");
}

/** Where a key leads from that thing, or from outside; null if it is not for walking or nothing lies there. */
export function stepped(key: string, from: Element | null, among: Thing[]): Thing | null {
  const at = among.findIndex((thing) => thing === from);
  const [direction, order] = [DIRECTIONS[key], ORDER[key]];
  if (at < 0) return direction || order ? (among[0] ?? null) : null;
  if (order) return among.at((at + order) % among.length) ?? null;
  return direction ? ahead(among[at]!, direction, among) : null;
}

function ahead(from: Thing, [x, y]: [number, number], among: Thing[]): Thing | null {
  const here = middle(from);
  let [best, least] = [null as Thing | null, Infinity];
  for (const thing of among) {
    const there = middle(thing);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const onwards = dx * x + dy * y;
    // what lies straight ahead is preferred to what is near but off to the side
    const far = onwards + 2 * Math.abs(dx * y - dy * x);
    if (onwards > 1 && far < least) [best, least] = [thing, far];
  }
  return best;
}

function middle(thing: Thing): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The things one of whose words begins like what was typed; all of them as long as nothing is. */
export function called(typed: string, among: Thing[]): Thing[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return among.filter((thing) => ` ${nameOf(thing).toLocaleLowerCase()}`.includes(` ${wanted}`));
}
