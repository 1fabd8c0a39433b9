/** What the things of this game are and do, told where a pointer rests on them. */
import type { Explanation } from "../contract";
import { type Table, type View, contentsOf, piecesOf, seatName } from "./wire";
import { lyingIn, linksAt } from "./saying";

const TRACK_RULES: Record<string, string> = {
  points: "N9.1",
  profit: "N9.2",
  hand: "N3.1",
  links: "N7.10",
  government: "N7.8",
  train: "N8.2",
  red: "N7.7",
  green: "N7.7",
};
const GROUND_RULES: Record<string, string> = {
  minor: "N2.3",
  major: "N2.3",
  company: "N2.4",
  lowland: "N8.5",
  valley: "N15.2",
  hill: "N7.4",
  hop: "N14.2",
  barred: "N15.2",
};
const PIECE_RULES: Record<string, string> = { low: "N8.5", high: "N8.6", passenger: "N8.7" };

export function explain(scene: Table, thing: string): Explanation | null {
  const [kind, name] = thing.split(":") as [string, string];
  switch (kind) {
    case "area":
      return area(scene, name);
    case "train":
      return train(scene, name);
    case "box":
      return box(scene, Number(name));
    case "track":
      return track(scene, name);
    case "unit":
      return track(scene, name === "cube" ? "hand" : name);
    case "piece":
      return piece(scene, name);
    default:
      return null;
  }
}

function area(scene: Table, id: string): Explanation | null {
  const found = scene.board.areas.find((one) => one.id === id);
  if (!found) return null;
  const { say } = scene;
  const kind = found.station ?? found.terrain;
  const fields = found.station
    ? scene.board.areas.filter((one) => one.icon === "high" && found.neighbours.includes(one.id))
    : [];
  const companies = contentsOf(scene.view, id).companies.map((company) =>
    say(`nuremberg-station-${company}`),
  );
  const beside = fields.reduce((sum, one) => sum + contentsOf(scene.view, one.id).cubes, 0);
  const good = scene.board.map.high_good;
  const lines = [
    say(`nuremberg-about-${kind}`),
    [...companies, ...lyingIn(scene, found)].join(", "),
    linksAt(scene, found).join(", "),
    beside > 0 ? say("nuremberg-beside", { pieces: say(`nuremberg-pieces-${good}`, { count: beside }) }) : "",
  ];
  return {
    title: found.name,
    note: say(`nuremberg-kind-${kind}`),
    lines: lines.filter((text) => text !== "").map((text) => ({ text })),
    rule: GROUND_RULES[kind] ?? "",
    marks: fields.map((one) => `area:${one.id}`),
  };
}

function train(scene: Table, id: string): Explanation | null {
  const found = scene.figures.trains.find((one) => one.id === id);
  if (!found) return null;
  const { say } = scene;
  const owner = scene.view.players.findIndex((player) => player.trains.some((one) => one.train === id));
  const state =
    owner < 0 ? say("nuremberg-train-free") : say("nuremberg-train-owned", { seat: seatName(scene, owner) });
  return {
    title: say("nuremberg-into-train", { train: id }),
    note: say("nuremberg-train-price", { price: found.price }),
    lines: [
      { text: say("nuremberg-train-said", { train: id, ...spaces(found), state }) },
      { text: say("nuremberg-about-engine") },
    ],
    rule: "N8.2",
  };
}

const spaces = ({ passengers, goods }: { passengers: number; goods: number }) => ({ passengers, goods });

function box(scene: Table, number: number): Explanation | null {
  const found: View["boxes"][number] | undefined = scene.view.boxes[number - 1];
  const printed = scene.figures.boxes[number - 1];
  if (!found || !printed) return null;
  const { say } = scene;
  const points = [...printed, found.token].map((kind) => say(`nuremberg-influence-${kind}`)).join(", ");
  const bid =
    found.bidder === null
      ? say("nuremberg-box-free")
      : say("nuremberg-box-held", { seat: seatName(scene, found.bidder), cubes: found.bid });
  return {
    title: say("nuremberg-box", { number }),
    note: bid,
    lines: [{ text: points }, { text: say("nuremberg-about-box") }],
    rule: "N5.5",
  };
}

function track(scene: Table, item: string): Explanation | null {
  const rule = TRACK_RULES[item];
  if (!rule) return null;
  const each = item === "links" ? scene.seats.map(({ seat }) => linksLeft(scene, seat)) : [];
  return {
    title: scene.say(`nuremberg-track-${item}`),
    lines: [scene.say(`nuremberg-about-${item}`), ...each].map((text) => ({ text })),
    rule,
  };
}

/** How many links a player has on the map, of all there are in a colour, and so how many are left to build. */
export function linksLeft(scene: Table, seat: number): string {
  const built = scene.view.players[seat]?.links ?? 0;
  const all = scene.figures.links;
  return scene.say("nuremberg-links-of", { seat: seatName(scene, seat), built, all, left: all - built });
}

function piece(scene: Table, id: string): Explanation | null {
  if (!piecesOf(scene).includes(id)) return null;
  const { low_good, high_good } = scene.board.map;
  const sort = id === low_good ? "low" : id === high_good ? "high" : "passenger";
  return {
    title: scene.say(`nuremberg-piece-${id}`),
    lines: [{ text: scene.say(`nuremberg-about-${sort}`) }],
    rule: PIECE_RULES[sort]!,
    marks: scene.board.areas.filter((one) => holds(scene, one.id, id)).map((one) => `area:${one.id}`),
  };
}

function holds(scene: Table, area: string, piece: string): boolean {
  const here = contentsOf(scene.view, area);
  if (piece === "red" || piece === "green") return here[piece] > 0;
  const icon = scene.board.areas.find((one) => one.id === area)?.icon;
  return here.cubes > 0 && (icon === "high") === (piece === scene.board.map.high_good);
}
