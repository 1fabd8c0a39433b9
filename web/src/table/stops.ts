/** How much of a phone's screen the sheet below the board takes: its bar alone, about half, or nearly all. */
export const STOPS = ["low", "half", "tall"] as const;
export type Stop = (typeof STOPS)[number];

/** Where a tap on its edge leads: first more of it, then all room to the board, then back. */
export function tapped(stop: Stop): Stop {
  return stop === "half" ? "tall" : stop === "tall" ? "low" : "half";
}

/** Where a drag of its edge leads, by so many pixels downwards. */
export function dragged(stop: Stop, by: number): Stop {
  const next = STOPS.indexOf(stop) - Math.sign(by);
  return STOPS[Math.min(STOPS.length - 1, Math.max(0, next))]!;
}
