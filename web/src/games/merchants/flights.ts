/** What is seen to move, besides pieces on the road: goods that are loaded, coins, cards, and arms on their ladder. */
import type { Flight, GameEvent } from "../contract";
import { told } from "./moves";
import type { Event, MerchantsScene } from "./types";
import { amount } from "./words";

const seat = (number: number) => [`purse:${number}`, `seat:${number}`];

export const flights = (scene: MerchantsScene, events: readonly GameEvent[]): Flight[] =>
  told(events).flatMap((event) => flightsOf(scene, event));

function flightsOf(scene: MerchantsScene, event: Event): Flight[] {
  const coin = (sum: number) => ({ thing: "coin", words: amount(scene.language, sum) });
  switch (event.type) {
    case "bought":
      return [{ thing: `good:${event.good}`, from: `market:${event.city}:${event.good}`, to: store(event) }];
    case "loaded": {
      const city = scene.settled.wagons[event.wagon - 1]?.at ?? "";
      const from = [...store({ ...event, city }), `city:${city}`];
      return [{ thing: `good:${event.good}`, from, to: `wagon:${event.wagon}` }];
    }
    case "fee_agreed":
      return [{ ...coin(event.amount), from: seat(event.seat), to: seat(event.master) }];
    case "sold":
      return [
        {
          ...coin(event.tokens * (event.price + event.bonus)),
          from: [`city:${event.city}`, `wagon:${event.wagon}`],
          to: seat(event.seat),
        },
      ];
    case "stock_sold":
      return [{ ...coin(event.price), from: [...store(event), `city:${event.city}`], to: seat(event.seat) }];
    case "climbed":
    case "status_dropped":
      return [{ to: `arms:${event.seat}` }];
    case "card_taken":
      return [{ thing: `card:${event.card}`, from: `card:${event.card}`, to: `seat:${event.seat}` }];
    case "influence_taken":
      return [{ thing: "influence", from: "courier", to: `seat:${event.seat}` }];
    default:
      return [];
  }
}

/** Where a merchant keeps a good in a city. */
function store({ city, seat, good }: { city: string; seat: number; good: string }): string[] {
  return [`store:${city}:${seat}:${good}`, `store:${city}:${seat}`];
}
