/** Corners of the board's frame where something small may lie without covering what matters. */
import type { Corner } from "../games/contract";
import type { Size } from "./zoom";

const CORNERS: Corner[] = ["bottom left", "top left", "top right", "bottom right"];
const MARGIN = 10;

/** The first corner of the room that is free of these things. */
export function freeCorner(room: DOMRect, size: Size, things: Element[]): Corner | null {
  const taken = things.map((thing) => thing.getBoundingClientRect());
  const free = (corner: Corner): boolean => {
    const left = corner.endsWith("left") ? room.left + MARGIN : room.right - MARGIN - size.width;
    const top = corner.startsWith("top") ? room.top + MARGIN : room.bottom - MARGIN - size.height;
    return !taken.some(
      (thing) =>
        thing.right > left &&
        thing.left < left + size.width &&
        thing.bottom > top &&
        thing.top < top + size.height,
    );
  };
  return CORNERS.find(free) ?? null;
}
