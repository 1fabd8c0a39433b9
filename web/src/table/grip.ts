/** Fingers and mouse on a drawing: one drags, two pinch, the wheel enlarges. A short tap stays a click. */
import { enlarged, type Lie } from "./zoom";

interface Held {
  lie(): Lie;
  move(lie: Lie): void;
}

interface Point {
  x: number;
  y: number;
}

const SLACK = 7; // pixels a click may wander

export class Grip {
  #held: Held;
  #points = new Map<number, Point>();
  #began: Point = { x: 0, y: 0 };
  #dragged = false;

  constructor(held: Held) {
    this.#held = held;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = place(event);
    this.#points.set(event.pointerId, at);
    if (this.#points.size === 1) {
      this.#began = at;
      this.#dragged = false;
    }
  };

  moved = (event: PointerEvent): void => {
    const before = this.#points.get(event.pointerId);
    if (!before) return;
    const at = place(event);
    if (!this.#dragged && Math.hypot(at.x - this.#began.x, at.y - this.#began.y) < SLACK) return;
    if (!this.#dragged) {
      this.#dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const other = [...this.#points].find(([id]) => id !== event.pointerId)?.[1];
    const lie = this.#held.lie();
    if (other) {
      const by = distance(at, other) / Math.max(1, distance(before, other));
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      const old = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      const shifted = { ...lie, x: lie.x + middle.x - old.x, y: lie.y + middle.y - old.y };
      this.#held.move(enlarged(shifted, by, middle.x, middle.y));
    } else this.#held.move({ ...lie, x: lie.x + at.x - before.x, y: lie.y + at.y - before.y });
    this.#points.set(event.pointerId, at);
  };

  up = (event: PointerEvent): void => {
    this.#points.delete(event.pointerId);
  };

  /** What ends a drag is no click on the thing below. */
  clicked = (event: MouseEvent): void => {
    if (!this.#dragged || event.detail === 0) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Wheels are listened to actively: the page itself must not scroll meanwhile. */
  wheels = (element: HTMLElement): (() => void) => {
    const turned = (event: WheelEvent) => {
      event.preventDefault();
      const room = element.getBoundingClientRect();
      const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      this.#held.move(enlarged(this.#held.lie(), by, event.clientX - room.left, event.clientY - room.top));
    };
    element.addEventListener("wheel", turned, { passive: false });
    return () => element.removeEventListener("wheel", turned);
  };
}

function place(event: PointerEvent): Point {
  const room = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - room.left, y: event.clientY - room.top };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
