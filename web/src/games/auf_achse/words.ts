/** Names, money and small sentences that several widgets need. */
import type { Contract, EventCard, Table } from "./types";
import { layoutOf } from "./layout";

export function money(scene: Table, amount: number): string {
  const locale = scene.language === "de" ? "de-DE" : "en-GB";
  if (scene.view.terms.edition === "1987") return `${amount.toLocaleString(locale)} DM`;
  return amount.toLocaleString(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
}

export function cityName(scene: Table, id: string): string {
  return scene.board.cities.find((city) => city.id === id)?.name ?? id;
}

/** "Köln", or "Köln–Frankfurt 2" for a space. */
export function placeName(scene: Table, id: string): string {
  const place = layoutOf(scene.board).places.get(id);
  if (!place?.road) return cityName(scene, id);
  const { a, b } = place.road;
  return scene.say("auf-achse-space", { start: cityName(scene, a), end: cityName(scene, b), nth: place.nth });
}

export function contractOf(scene: Table, id: string): Contract {
  return scene.board.contracts.find((contract) => contract.id === id)!;
}

/** "Köln to Linz, 5 goods, €3,300". */
export function contractWords(scene: Table, id: string): string {
  const contract = contractOf(scene, id);
  return scene.say("auf-achse-contract", {
    start: cityName(scene, contract.from),
    end: cityName(scene, contract.to),
    goods: contract.goods,
    revenue: money(scene, contract.revenue),
  });
}

/** How far one's own truck is from the city where a contract goes on: "6 points to Linz"; empty where nobody can tell. */
export function awayWords(scene: Table, id: string, state: "aboard" | "hand" | "public"): string {
  const points = scene.view.away[id];
  if (points === undefined) return "";
  const { from, to } = contractOf(scene, id);
  return scene.say("auf-achse-away", { points, city: cityName(scene, state === "aboard" ? to : from) });
}

export function eventCard(scene: Table, id: string): EventCard {
  return scene.board.events.find((card) => card.id === id)!;
}

export function eventName(scene: Table, card: EventCard): string {
  return card.name[scene.language] ?? card.name["en"] ?? card.id;
}

/** What a card does, in a sentence. */
export function eventWords(scene: Table, card: EventCard): string {
  return scene.say(`auf-achse-effect-${card.effect.replaceAll("_", "-")}`, {
    amount: money(scene, card.amount ?? 0),
    start: cityName(scene, card.road?.[0] ?? ""),
    end: cityName(scene, card.road?.[1] ?? ""),
    city: cityName(scene, card.city ?? ""),
  });
}

export function playerName(scene: Table, seat: number | null): string {
  return seat === null ? "" : (scene.seats[seat]?.name ?? "");
}

/** The contracts a player is known to have in hand: one's own hand, or what came there before everybody's eyes. */
export function knownHand(scene: Table, seat: number): string[] {
  const player = scene.view.players[seat];
  return player?.hand ?? player?.shown ?? [];
}
