/** What is seen to move from one drawn thing to another: where it leaves is measured before the table is drawn anew,
 *  where it comes to afterwards. Nothing waits for it, it takes no click, and the next click or key ends it. */
import type { Flight } from "../games/contract";

/** Something on its way over the page, in points of the window. */
export interface Aloft {
  key: number;
  flight: Flight;
  from: Spot;
  to: Spot;
  delay: number;
  lasts: number;
  /** As it is seen, once it is. */
  flying?: Animation;
}

interface Spot {
  x: number;
  y: number;
}
/** A flight with what can be known before the table is drawn anew. */
interface Leaving {
  flight: Flight;
  left: Spot | null;
}

/** Milliseconds from one to the next; all of them are off within so many. */
const BETWEEN = 90;
const ALL_OFF = 700;
const MOST = 24;
/** Nearer than this nothing moves. */
const NEAR = 3;
/** What goes to where nobody sees it rises so far; what comes from there comes down as far. */
const RISES = 48;

export class Flights {
  aloft: Aloft[] = $state.raw([]);
  #gliding: Animation[] = [];
  #count = 0;

  /** Measures where these leave; what it returns sends them off, once the table has been drawn as it is now. */
  leave(flights: Flight[]): () => void {
    if (document.hidden) return () => {};
    const glides = new Set<unknown>();
    const once = flights.filter(({ from, to }) => from !== undefined || (!glides.has(to) && glides.add(to)));
    const leaving = once
      .slice(0, MOST)
      .map((flight): Leaving => ({ flight, left: middle(inSight(flight.from ?? flight.to)) }));
    return () => {
      this.#aim();
      this.#send(leaving);
    };
  }

  /** All of them are where they go. */
  end(): void {
    this.aloft = [];
    for (const one of this.#gliding) one.cancel();
    this.#gliding = [];
  }

  landed(key: number): void {
    this.aloft = this.aloft.filter((one) => one.key !== key);
  }

  /** What somebody flies to may lie elsewhere by now. */
  #aim(): void {
    for (const one of this.aloft) {
      const to = middle(inSight(one.flight.to));
      if (!to || Math.hypot(to.x - one.to.x, to.y - one.to.y) < NEAR) continue;
      one.to = to;
      (one.flying?.effect as KeyframeEffect | undefined)?.setKeyframes(course(one));
    }
  }

  #send(leaving: Leaving[]): void {
    const between = Math.min(BETWEEN, ALL_OFF / leaving.length);
    const sent = leaving.flatMap(({ flight, left }, nth): Aloft[] => {
      const goal = inSight(flight.to);
      const [from, to] = [left ?? above(middle(goal)), middle(goal) ?? above(left)];
      if (!from || !to) return [];
      const [delay, lasts] = [(flight.after ?? 0) + nth * between, lasting(from, to)];
      if (flight.from === undefined) {
        if (goal && left) this.#glide(goal, from, to, delay, lasts);
        return [];
      }
      this.#count += 1;
      return [{ key: this.#count, flight, from, to, delay, lasts }];
    });
    if (sent.length > 0) this.aloft = [...this.aloft, ...sent];
  }

  /** The drawn thing itself comes from where it was. */
  #glide(piece: Element, from: Spot, to: Spot, delay: number, duration: number): void {
    if (Math.hypot(to.x - from.x, to.y - from.y) < NEAR) return;
    const scale = piece instanceof SVGElement ? (drawnIn(piece)?.getScreenCTM()?.a ?? 1) : 1;
    const away = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
    const gliding = piece.animate(
      { translate: [away, "0px 0px"] },
      { delay, duration, easing: "ease-in-out", fill: "backwards" },
    );
    this.#gliding.push(gliding);
    gliding.onfinish = () => (this.#gliding = this.#gliding.filter((one) => one !== gliding));
  }
}

/** How far a way bends upwards, of its length, and at most. */
const BEND = 0.16;
const HIGHEST = 70;

/** The way over the page, as an animation knows it. */
export function course({ from, to }: Pick<Aloft, "from" | "to">): Keyframe[] {
  const up = Math.min(HIGHEST, Math.hypot(to.x - from.x, to.y - from.y) * BEND);
  const across = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - up };
  const at = ({ x, y }: Spot) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  return [
    { transform: at(from), opacity: 0 },
    { transform: at(from), opacity: 1, offset: 0.08, easing: "ease-in" },
    { transform: at(across), opacity: 1, offset: 0.5, easing: "ease-out" },
    { transform: at(to), opacity: 1, offset: 0.92 },
    { transform: at(to), opacity: 0 },
  ];
}

const QUICK = 320;
const SLOW = 760;
/** Far ways take longer, though not as much longer as they are. */
function lasting(from: Spot, to: Spot): number {
  return Math.min(SLOW, QUICK + Math.hypot(to.x - from.x, to.y - from.y) / 2);
}

function drawnIn(piece: SVGElement): SVGGraphicsElement | null {
  return piece.parentElement instanceof SVGGraphicsElement ? piece.parentElement : null;
}

/** The first drawn thing of these names that can be seen. */
function inSight(names: string | readonly string[]): Element | null {
  for (const name of typeof names === "string" ? [names] : names)
    for (const one of document.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`))
      if (seen(one)) return one;
  return null;
}

function seen(one: Element): boolean {
  if (!one.checkVisibility()) return false;
  const { x, y } = middle(one)!;
  for (let around: Element | null = one; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible" && around !== document.documentElement) continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}

const above = (spot: Spot | null): Spot | null => spot && { x: spot.x, y: Math.max(0, spot.y - RISES) };

function middle(one: Element | null): Spot | null {
  if (!one) return null;
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
