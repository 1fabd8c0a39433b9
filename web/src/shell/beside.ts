/** Where a card lies beside what it speaks of: in the window, and over nothing that is to be seen. */
export interface Place {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;
/** What stands higher is in the bar above everything: the card hangs down from it. */
const BAR = 48;

/** `frame` is what the anchor stands in: the card lies beside all of that, if there is room. */
export function beside(anchor: DOMRect, frame: DOMRect, card: DOMRect, kept: DOMRect[]): Place {
  const { width, height } = card;
  const across = (left: number) => Math.max(EDGE, Math.min(innerWidth - EDGE - width, left));
  const down = (top: number) => Math.max(EDGE, Math.min(innerHeight - EDGE - height, top));
  const tops = [anchor.top, anchor.bottom - height, anchor.top + anchor.height / 2 - height / 2];
  const lefts = [anchor.left, anchor.right - width, anchor.left + anchor.width / 2 - width / 2];
  const aside = (of: DOMRect) => {
    const right = tops.map((top) => ({ left: of.right + GAP, top }));
    const left = tops.map((top) => ({ left: of.left - GAP - width, top }));
    return of.left + of.width / 2 < innerWidth / 2 ? [...right, ...left] : [...left, ...right];
  };
  const below = lefts.toReversed().map((left) => ({ left, top: anchor.bottom + GAP }));
  const above = lefts.toReversed().map((left) => ({ left, top: anchor.top - GAP - height }));
  const sides = [...aside(frame), ...aside(anchor)];
  const corners = [EDGE, innerWidth].flatMap((left) => [EDGE, innerHeight].map((top) => ({ left, top })));
  const places = [
    ...(frame.top < BAR ? [...below, ...sides] : [...sides, ...below]),
    ...above,
    ...corners,
  ].map((place) => ({ left: across(place.left), top: down(place.top) }));
  const covered = (place: Place) => kept.reduce((sum, one) => sum + overlap(place, card, one), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function overlap({ left, top }: Place, { width, height }: DOMRect, thing: DOMRect): number {
  const across = Math.min(left + width, thing.right) - Math.max(left, thing.left);
  const down = Math.min(top + height, thing.bottom) - Math.max(top, thing.top);
  return Math.max(0, across) * Math.max(0, down);
}
