/** What every player would have after what is sketched or chosen: read off the events that the server foresees. */
import { type Table, type View, ofType } from "./wire";

/** What stands in the ledger of a player. */
export type Account = Record<string, number>;

export const accountOf = (view: View, seat: number): Account => {
  const player = view.players[seat]!;
  const { points, profit, hand, links, influence } = player;
  return { points, profit, hand, links, ...influence };
};

/** The accounts of all players as they would be then. */
export function accountsAhead(scene: Table): Account[] {
  const accounts = scene.settled.players.map((_, seat) => accountOf(scene.settled, seat));
  const add = (seat: number, item: string, count: number): void => {
    const account = accounts[seat];
    if (account) account[item] = (account[item] ?? 0) + count;
  };
  const events = scene.guide.foreseen?.events;
  for (const paid of ofType(events, "paid"))
    for (const [unit, count] of Object.entries(paid.units))
      add(paid.seat, unit === "cube" ? "hand" : unit, -count);
  for (const link of ofType(events, "link_built")) add(link.seat, "links", 1);
  for (const bid of ofType(events, "bid_placed")) {
    add(bid.seat, "hand", -bid.cubes);
    if (bid.displaced !== null) add(bid.displaced, "hand", scene.settled.boxes[bid.box - 1]!.bid);
  }
  for (const run of ofType(events, "run_sold")) {
    add(run.seat, run.company, -run.price);
    add(run.seat, "links", 1 - run.path.length);
  }
  for (const joined of ofType(events, "towns_connected"))
    joined.points.forEach((points, seat) => add(seat, "points", points));
  for (const turn of ofType(events, "profit_counted")) {
    add(turn.seat, "points", turn.points);
    add(turn.seat, "profit", turn.profit - turn.before);
  }
  return accounts;
}
