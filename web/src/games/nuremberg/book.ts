/** What a railway's victory points are made of, as the final scoring tells them. */
import type { Book, Entry, GameEvent } from "../contract";

const ITEMS = ["carried", "connected", "sets", "profit", "links"];
const DEEDS = ["pieces", "built", "sold"];

function entries(event: GameEvent): Entry[] {
  const of = (field: string): number => Number(event[field] ?? 0);
  const line = (item: string, amount: number, seat = of("seat")): Entry => ({
    seat,
    item: `nuremberg-book-${item}`,
    amount,
  });
  switch (event.type) {
    case "profit_counted": {
      const pieces = Object.values(event["pieces"] as Record<string, number>);
      return [
        line("carried", of("points")),
        line(
          "pieces",
          pieces.reduce((sum, count) => sum + count, 0),
        ),
      ];
    }
    case "towns_connected":
      return (event["points"] as number[]).map((points, seat) => line("connected", points, seat));
    case "link_built":
      return [line("built", 1)];
    case "run_sold":
      return [line("sold", (event["path"] as string[]).length - 1)];
    case "final_scored":
      return [
        line("sets", of("total") - of("points") - of("profit") + of("links")),
        line("profit", of("profit")),
        line("links", -of("links")),
      ];
    default:
      return [];
  }
}

export const book: Book = {
  items: ITEMS.map((item) => `nuremberg-book-${item}`),
  total: "nuremberg-book-total",
  deeds: DEEDS.map((deed) => `nuremberg-book-${deed}`),
  entries,
};
