/** What has happened at a table between two looks at the list, as far as it calls whoever sits there. */
import type { Told } from "../shell/wanted";
import type { Listing } from "../wire/shapes";

export type What = "move" | "clock" | "undo" | "rematch" | "handed" | "fits" | "begins" | "over" | "named";

export const EVENT: Record<What, Told> = {
  move: "move",
  clock: "clock",
  undo: "asked",
  rematch: "asked",
  handed: "asked",
  fits: "asked",
  begins: "begins",
  over: "over",
  named: "named",
};

const HOUR = 3_600;
/** Of a shorter clock a quarter is no time to be called. */
const SHORTEST_CLOCK = 240;

/** A table as it was told at some time, in seconds. */
export interface Seen {
  table: Listing;
  at: number;
}

const calls = (table: Listing): boolean =>
  table.mine.some((seat) => table.to_act.includes(seat) && !table.chairs[seat]?.level);

/** Whether a clock of theirs has come to a quarter or to an hour. */
function late({ table, at }: Seen, now: number): boolean {
  const { kind, seconds } = table.clock;
  if (kind === "none" || seconds < SHORTEST_CLOCK || table.seconds_left === null || !calls(table))
    return false;
  const left = table.seconds_left - (now - at);
  return left <= seconds / 4 || (left <= HOUR && seconds > HOUR);
}

const again = (table: Listing): boolean =>
  table.rematch !== "" && !table.mine.some((seat) => table.wants_rematch.includes(seat));

/** Whether that which was told is still so. */
export function lasts(what: What, seen: Seen | undefined, now: number): boolean {
  if (what === "handed" || what === "fits") return true;
  if (!seen) return false;
  if (what === "move") return calls(seen.table);
  if (what === "clock") return late(seen, now);
  if (what === "undo") return seen.table.asked_back;
  return what !== "rematch" || again(seen.table);
}

export function happened(before: Seen | undefined, after: Seen | undefined): What[] {
  if (!before) return [];
  const was = before.table;
  const is = after?.table;
  const handed = was.offered.some((seat) => was.mine.includes(seat) && !is?.mine.includes(seat));
  if (!after || !is) return handed ? ["handed"] : [];
  const found: Record<Exclude<What, "fits">, boolean> = {
    handed,
    undo: is.asked_back && !was.asked_back,
    rematch: again(is) && !was.rematch,
    over: is.state === "over" && was.state === "playing",
    begins: is.state === "playing" && was.state === "waiting",
    move: calls(is) && (!calls(was) || is.since !== was.since),
    clock: late(after, after.at) && (!late(before, before.at) || is.since !== was.since),
    named: is.named > was.named,
  };
  return (Object.keys(found) as Exclude<What, "fits">[]).filter((what) => found[what]);
}
