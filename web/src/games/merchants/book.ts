/** Where a merchant's money came from and went to. */
import type { Book, Entry, GameEvent } from "../contract";

const ITEMS = [
  "sales",
  "store",
  "fees-earned",
  "loans",
  "goods",
  "masters",
  "fees-paid",
  "cards",
  "upkeep",
  "status",
];
const DEEDS = ["sold", "mastered", "climbed"];

function entries(event: GameEvent): Entry[] {
  const of = (field: string): number => Number(event[field] ?? 0);
  const line = (item: string, amount: number, seat = of("seat")): Entry => ({
    seat,
    item: `merchants-book-${item}`,
    amount,
  });
  switch (event.type) {
    case "sold":
      return [line("sales", of("tokens") * (of("price") + of("bonus"))), line("sold", of("tokens"))];
    case "stock_sold":
      return [line("store", of("price"))];
    case "fee_agreed":
      return [line("fees-paid", -of("amount")), line("fees-earned", of("amount"), of("master"))];
    case "loan_taken":
      return [line("loans", of("amount"))];
    case "loan_repaid":
      return [line("loans", -of("amount"))];
    case "bought":
      return [line("goods", -of("price"))];
    case "master_named":
      return [line("masters", -of("price")), line("mastered", 1)];
    case "card_taken":
      return [line("cards", -of("price"))];
    case "upkeep_paid":
      return [line("upkeep", -of("amount"))];
    case "climbed":
      return [line("status", -of("price")), line("climbed", 1)];
    default:
      return [];
  }
}

export const book: Book = {
  items: ITEMS.map((item) => `merchants-book-${item}`),
  opening: "money",
  total: "merchants-book-total",
  deeds: DEEDS.map((deed) => `merchants-book-${deed}`),
  entries,
};
