/** What is sketched: moves that are made only together, by the button. */
import type { Choice, Guide } from "../contract";

/** How often a choice is in the sketch. */
export function timesSketched(guide: Guide, kind: string, fields: Record<string, string | number>): number {
  return guide.sketch.filter((move) => same(move, kind, fields)).length;
}

/** Take the last one of that kind out of the sketch; what was laid in after it stays. */
export function takeOut(guide: Guide, kind: string, fields: Record<string, string | number>): void {
  const at = guide.sketch.findLastIndex((move) => same(move, kind, fields));
  if (at >= 0) guide.drop(at);
}

function same(move: Choice, kind: string, fields: Record<string, string | number>): boolean {
  return (
    move.action.type === kind &&
    Object.entries(fields).every(([field, value]) => move.action[field] === value)
  );
}
