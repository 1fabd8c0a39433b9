/** Where a haulier's cash came from and went to. */
import type { Book, Entry, GameEvent } from "../contract";
import type { Table } from "./types";
import { contractWords } from "./words";

const ITEMS = ["freight", "contracts", "trailers", "trailers-sold", "gains", "costs"];
const DEEDS = ["delivered", "won", "drove"];

function entries(event: GameEvent): Entry[] {
  const of = (field: string): number => Number(event[field] ?? 0);
  const line = (item: string, amount: number): Entry => ({
    seat: of("seat"),
    item: `auf-achse-book-${item}`,
    amount,
  });
  switch (event.type) {
    case "contract_delivered":
      return [line("freight", of("revenue")), ...delivered(event)];
    case "contract_won":
      return [line("contracts", -of("price")), line("won", 1)];
    case "trailer_bought":
      return [line("trailers", -of("price"))];
    case "trailer_sold":
      return [line("trailers-sold", of("price"))];
    case "money_received":
      return [line("gains", of("amount"))];
    case "money_paid":
    case "debt_paid":
      return [line("costs", -of("amount"))];
    case "truck_drove":
      return [line("drove", (event["path"] as string[]).length - 1)];
    default:
      return [];
  }
}

/** One more contract delivered. */
export function delivered(event: GameEvent): Entry[] {
  if (event.type !== "contract_delivered") return [];
  return [{ seat: Number(event["seat"]), item: "auf-achse-book-delivered", amount: 1 }];
}

/** The contracts a haulier has delivered, in order. */
export function deliveries(scene: Table, seat: number, events: GameEvent[]): string[] {
  return events
    .filter((event) => event.type === "contract_delivered" && event["seat"] === seat)
    .map((event) => contractWords(scene, String(event["contract"])));
}

export const book: Book = {
  items: ITEMS.map((item) => `auf-achse-book-${item}`),
  opening: "cash",
  total: "auf-achse-book-total",
  deeds: DEEDS.map((deed) => `auf-achse-book-${deed}`),
  entries,
};
