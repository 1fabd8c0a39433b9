/** What the things of this game are and do, in the game's words and figures. */
import type { Explanation } from "../contract";
import { layoutOf } from "./layout";
import { notesOf } from "./notes";
import { ownCities } from "./ownCities";
import type { Table } from "./types";
import {
  awayWords,
  cityName,
  contractOf,
  contractWords,
  eventCard,
  eventName,
  eventWords,
  knownHand,
  money,
  placeName,
  playerName,
} from "./words";

const KINDS: Record<string, (scene: Table, id: string) => Explanation | null> = {
  contract,
  trailer,
  die,
  sign,
  event,
  space,
  truck,
};

export function explain(scene: Table, thing: string): Explanation | null {
  const at = thing.indexOf(":");
  return KINDS[thing.slice(0, at)]?.(scene, thing.slice(at + 1)) ?? null;
}

function contract(scene: Table, id: string): Explanation {
  const { from, to, goods, distance, revenue, offers } = contractOf(scene, id);
  const me = scene.seat === null ? null : scene.view.players[scene.seat];
  const state = me?.aboard.includes(id) ? "aboard" : me?.hand?.includes(id) ? "hand" : "public";
  const away = awayWords(scene, id, state);
  const cities = { start: cityName(scene, from), end: cityName(scene, to), goods, points: distance };
  return {
    title: `${cities.start} – ${cities.end}`,
    note: money(scene, revenue),
    lines: [
      { icon: "load", text: scene.say(`auf-achse-explain-${state}`, cities) },
      ...(away ? [{ icon: "arrow" as const, text: away }] : []),
      ...(state === "public" && scene.figures.auctions
        ? [
            {
              icon: "coin" as const,
              text: scene.say("auf-achse-explain-offers", {
                least: money(scene, offers[0] ?? 0),
                most: money(scene, offers.at(-1) ?? 0),
              }),
            },
          ]
        : []),
    ],
    rule: { aboard: "A5.6", hand: "A5.2", public: scene.figures.auctions ? "A7.1" : "A9.4" }[state],
    marks: [`space:${from}`, `space:${to}`],
  };
}

function trailer(scene: Table, id: string): Explanation | null {
  const kind = scene.figures.trailers.find((one) => one.id === id);
  if (!kind) return null;
  const left =
    kind.count - scene.view.players.reduce((sum, player) => sum + (player.trailers[kind.id] ?? 0), 0);
  return {
    title: scene.say(`auf-achse-trailer-${id}`),
    note: money(scene, kind.price),
    lines: [
      { icon: "load", text: scene.say("auf-achse-explain-trailer", { room: kind.room }) },
      { text: scene.say("auf-achse-trailers-left", { left, count: kind.count }) },
      { icon: "warn", text: scene.say("auf-achse-explain-trailer-end") },
    ],
    rule: "A6.1",
  };
}

function die(scene: Table, id: string): Explanation {
  const { dice, joker } = scene.figures;
  const kind = id === "joker" || id === "sum" ? id : "die";
  return {
    title: scene.say(`auf-achse-explain-${kind}-title`),
    lines: [
      { text: scene.say(`auf-achse-explain-${kind}`, { dice, joker }) },
      ...(kind === "die"
        ? [{ icon: "warn" as const, text: scene.say("auf-achse-explain-one", { joker }) }]
        : []),
    ],
    rule: { joker: "A2.7", sum: "A3.2", die: "A2.1" }[kind],
  };
}

function sign(scene: Table, id: string): Explanation {
  const jam = id === "jam";
  const { view } = scene;
  const at = jam ? view.jam : view.construction;
  return {
    title: scene.say(jam ? "auf-achse-explain-jam-title" : "auf-achse-explain-construction-title"),
    ...(at ? { note: placeName(scene, at) } : {}),
    lines: [
      {
        text: scene.say(jam ? "auf-achse-explain-jam" : "auf-achse-explain-construction", {
          player: playerName(scene, view.progress.jam_drawer) || "–",
        }),
      },
    ],
    rule: jam ? "A4.4" : "A4.3",
    ...(at ? { marks: [`space:${at}`] } : {}),
  };
}

function event(scene: Table, id: string): Explanation {
  const card = eventCard(scene, id);
  return {
    title: eventName(scene, card),
    lines: [{ text: eventWords(scene, card) }],
    rule: "A3.1",
    ...(card.city ? { marks: [`space:${card.city}`] } : {}),
  };
}

function space(scene: Table, id: string): Explanation | null {
  const place = layoutOf(scene.board).places.get(id);
  if (!place) return null;
  if (place.road)
    return {
      title: placeName(scene, id),
      lines: [
        { text: scene.say(place.event ? "auf-achse-legend-event" : "auf-achse-legend-space") },
        ...standing(scene, id),
      ],
      rule: place.event ? "A3.1" : "A2.5",
    };
  const own = ownCities(scene).get(id);
  const waits = scene.view.row.filter((card) => contractOf(scene, card).from === id);
  return {
    title: cityName(scene, id),
    lines: [
      ...(own?.load ? [{ icon: "load" as const, text: scene.say("auf-achse-legend-load") }] : []),
      ...(own?.deliver ? [{ icon: "save" as const, text: scene.say("auf-achse-legend-deliver") }] : []),
      ...waits.map((card) => ({
        text: scene.say("auf-achse-explain-starts", { contract: contractWords(scene, card) }),
      })),
      ...standing(scene, id),
      {
        text: scene.say(
          scene.figures.auctions ? "auf-achse-explain-city" : "auf-achse-explain-city-children",
        ),
      },
    ],
    rule: scene.figures.auctions ? "A7.1" : "A9.4",
  };
}

/** Whose trucks stand there. */
function standing(scene: Table, id: string) {
  const seats = scene.view.players.flatMap((player, seat) =>
    player.at === id ? [playerName(scene, seat)] : [],
  );
  return seats.length > 0
    ? [
        {
          icon: "people" as const,
          text: scene.say("auf-achse-explain-trucks", { players: seats.join(", ") }),
        },
      ]
    : [];
}

function truck(scene: Table, id: string): Explanation | null {
  const seat = Number(id);
  const player = scene.view.players[seat];
  if (!player) return null;
  const hand = knownHand(scene, seat);
  return {
    title: playerName(scene, seat),
    note: money(scene, player.cash),
    lines: [
      ...(player.at
        ? [
            {
              text: scene.say("auf-achse-explain-load", {
                place: placeName(scene, player.at),
                goods: player.goods,
                room: player.room,
              }),
            },
          ]
        : []),
      ...player.aboard.map((card) => ({
        icon: "arrow" as const,
        text: `${scene.say("auf-achse-waybill-aboard")}: ${contractWords(scene, card)}`,
      })),
      { icon: "cards", text: scene.say("auf-achse-in-hand", { count: player.contracts }) },
      ...hand.map((card) => ({ text: contractWords(scene, card) })),
      ...notesOf(scene, seat).map((note) => ({ text: note.text })),
    ],
    rule: "A5.8",
    ...(player.at ? { marks: [`space:${player.at}`] } : {}),
  };
}
