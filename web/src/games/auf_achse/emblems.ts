/** A shape of its own for every seat, so that colours are never alone. Drawn around the middle, about ten units wide. */
export const SHAPES = [
  "M0-5.6 1.5-1.9 5.4-1.7 2.4.8 3.4 4.6 0 2.5-3.4 4.6-2.4.8-5.4-1.7-1.5-1.9Z",
  "M-4-4H4V4H-4Z",
  "M0-4.4A4.4 4.4 0 1 1 0 4.4 4.4 4.4 0 1 1 0-4.4Z",
  "M0-5 5 4H-5Z",
  "M0-5.6 4.6 0 0 5.6-4.6 0Z",
  "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
] as const;

/** Yellow is too light for a white shape. */
export function shapeInk(seat: number): string {
  return seat === 1 ? "#1b2430" : "#ffffff";
}
