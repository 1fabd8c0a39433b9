/** What the result of each player is made of: every event booked under its heading. */
import type { Book } from "../games/contract";
import type { Note } from "../wire/shapes";
import type { Chart } from "./history.svelte";
import { eventsOf } from "./moves";

export interface Reckoning {
  seat: number;
  opening: number;
  lines: { item: string; amount: number }[];
  total: number;
  deeds: { item: string; n: number }[];
}

export function reckon(book: Book, notes: Note[], players: number, charts: Chart[]): Reckoning[] {
  const entries = eventsOf(notes).flatMap(({ event }) => book.entries(event));
  const sum = (seat: number, item: string) =>
    entries
      .filter((entry) => entry.seat === seat && entry.item === item)
      .reduce((n, one) => n + one.amount, 0);
  return Array.from({ length: players }, (_, seat) => {
    const brought = charts.find((chart) => chart.id === book.opening)?.curves[seat]?.points[0];
    const opening = brought?.value ?? 0;
    const lines = book.items
      .map((item) => ({ item, amount: sum(seat, item) }))
      .filter(({ amount }) => amount !== 0);
    const deeds = book.deeds.map((item) => ({ item, n: sum(seat, item) })).filter(({ n }) => n > 0);
    return { seat, opening, lines, total: lines.reduce((n, one) => n + one.amount, opening), deeds };
  });
}
