/** What is seen to move, besides trucks and dice: waybills, goods, trailers, money and offers. */
import type { Flight, GameEvent } from "../contract";
import { drivingTime, layoutOf } from "./layout";
import type { Happening, Table } from "./types";
import { contractOf, money } from "./words";

const purse = (seat: number) => [`cash:${seat}`, `seat:${seat}`];
const rig = (seat: number) => [`truck:${seat}`, `seat:${seat}`];

export function flights(scene: Table, events: readonly GameEvent[]): Flight[] {
  const told = events as unknown as Happening[];
  /** What happens where a truck arrives is seen when it is there. */
  const drives = told.map((event) =>
    event.type === "truck_drove" ? drivingTime(layoutOf(scene.board), event.path) : 0,
  );
  const after = Math.max(0, ...drives);
  return told.flatMap((event) => flightsOf(scene, event).map((flight) => ({ after, ...flight })));
}

function flightsOf(scene: Table, event: Happening): Flight[] {
  const coin = (sum: number) => ({ thing: "cash", words: money(scene, sum) });
  switch (event.type) {
    case "contract_won": {
      const card = `contract:${event.contract}`;
      return [{ thing: "waybill", from: card, to: [`own:${event.contract}`, `seat:${event.seat}`] }];
    }
    case "contract_drawn":
      return [{ thing: "waybill", from: `truck:${event.seat}`, to: `seat:${event.seat}` }];
    case "contract_started": {
      const from = [`contract:${event.contract}`, `own:${event.contract}`, `seat:${event.seat}`];
      return Array.from({ length: event.goods }, () => ({ thing: "contract", from, to: rig(event.seat) }));
    }
    case "contract_delivered": {
      const { to, goods } = contractOf(scene, event.contract);
      const cubes = Array.from({ length: goods }, () => ({
        thing: "contract",
        from: `space:${to}`,
        to: `city:${to}`,
      }));
      return [...cubes, { ...coin(event.revenue), from: `city:${to}`, to: purse(event.seat) }];
    }
    case "load_lost":
      return [{ thing: "contract", from: rig(event.seat), to: [] }];
    case "trailer_bought":
      return [
        {
          thing: `trailer:${event.trailer}`,
          from: [`trailer:${event.trailer}`, ...purse(event.seat)],
          to: rig(event.seat),
        },
      ];
    case "trailer_sold":
      return [{ thing: `trailer:${event.trailer}`, from: rig(event.seat), to: purse(event.seat) }];
    case "money_received":
      return [{ ...coin(event.amount), from: `truck:${event.seat}`, to: purse(event.seat) }];
    case "offer_made":
      return [{ thing: `seat:${event.seat}`, from: `bidder:${event.seat}`, to: `offer:${event.offer}` }];
    default:
      return [];
  }
}
