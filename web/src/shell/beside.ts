/** Where a card lies beside what it speaks of: in the window, and over nothing that is to be seen. */
export interface Place {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

export function beside(anchor: DOMRect, card: DOMRect, kept: DOMRect[]): Place {
  const { width, height } = card;
  const across = (left: number) => Math.max(EDGE, Math.min(innerWidth - EDGE - width, left));
  const down = (top: number) => Math.max(EDGE, Math.min(innerHeight - EDGE - height, top));
  const [right, left] = [anchor.right + GAP, anchor.left - GAP - width];
  const [below, above] = [anchor.bottom + GAP, anchor.top - GAP - height];
  const tops = [anchor.top, anchor.bottom - height, anchor.top + anchor.height / 2 - height / 2];
  const lefts = [anchor.left, anchor.right - width];
  const places = [
    ...tops.map((top) => ({ left: right, top })),
    ...lefts.map((start) => ({ left: start, top: below })),
    ...tops.map((top) => ({ left, top })),
    ...lefts.map((start) => ({ left: start, top: above })),
    // somewhere in the window, where all sides are taken
    { left: EDGE, top: EDGE },
    { left: innerWidth, top: EDGE },
    { left: EDGE, top: innerHeight },
    { left: innerWidth, top: innerHeight },
  ].map((place) => ({ left: across(place.left), top: down(place.top) }));
  const covered = (place: Place) => kept.reduce((sum, one) => sum + overlap(place, card, one), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function overlap({ left, top }: Place, { width, height }: DOMRect, thing: DOMRect): number {
  const across = Math.min(left + width, thing.right) - Math.max(left, thing.left);
  const down = Math.min(top + height, thing.bottom) - Math.max(top, thing.top);
  return Math.max(0, across) * Math.max(0, down);
}
