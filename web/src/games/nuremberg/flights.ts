/** What is seen to move, besides track that is laid: cubes, influence, discs on their tracks, trains, pieces and points. */
import type { Flight, GameEvent } from "../contract";
import type { Happened, Table } from "./wire";

export const flights = (scene: Table, events: readonly GameEvent[]): Flight[] =>
  (events as unknown as Happened[]).flatMap((event) => flightsOf(scene, event));

const repeated = (count: number, flight: Flight): Flight[] => Array.from({ length: count }, () => flight);

function flightsOf(scene: Table, event: Happened): Flight[] {
  switch (event.type) {
    case "bid_placed": {
      const [box, hand] = [`box:${event.box}`, `seat:${event.seat}`];
      const bid = { ...cubes(event.seat, event.cubes), from: hand, to: box };
      if (event.displaced === null) return [bid];
      // whoever is outbid takes the cubes back
      const outbid = cubes(event.displaced, scene.settled.boxes[event.box - 1]?.bid ?? 0);
      return [{ ...outbid, from: box, to: `seat:${event.displaced}` }, bid];
    }
    case "box_won":
      return Object.entries(event.points).flatMap(([colour, count]) => [
        ...repeated(count, {
          thing: `influence:${colour}`,
          from: `box:${event.box}`,
          to: [`account:${event.seat}:${colour}`, `seat:${event.seat}`],
        }),
        { to: `disc:${colour}:${event.seat}` },
      ]);
    case "paid":
      return Object.keys(event.units).map((unit) => ({ to: `disc:${unit}:${event.seat}` }));
    case "link_built":
      return repeated(event.landlords, { thing: "piece:landlord", from: `pieces:${event.to}`, to: [] });
    case "train_bought":
      return [{ thing: `engine:${event.price}`, from: `train:${event.train}`, to: `seat:${event.seat}` }];
    case "piece_loaded":
      return [
        {
          thing: `piece:${event.piece}`,
          from: `pieces:${event.area}`,
          to: [`train:${event.train}`, `seat:${event.seat}`],
        },
      ];
    case "profit_counted":
      return [{ to: `disc:profit:${event.seat}` }];
    case "towns_connected":
      return event.points.flatMap((points, seat) => (points > 0 ? [joined(event.path, points, seat)] : []));
    case "run_sold":
      return [{ to: `disc:${event.company}:${event.seat}` }];
    case "pieces_removed":
      return repeated(event.count, { thing: `piece:${event.piece}`, from: `pieces:${event.area}`, to: [] });
    default:
      return [];
  }
}

const cubes = (seat: number, count: number) => ({ thing: `cube:${seat}`, words: String(count) });

function joined(path: string[], points: number, seat: number): Flight {
  const from = path.map((area) => `area:${area}`).toReversed();
  return { thing: "points:vp", words: `+${points}`, from, to: [`account:${seat}:points`, `seat:${seat}`] };
}
