/** What a thing on this table is and does: its figures of today, and the rule behind it. */
import type { Explanation } from "../contract";
import type { MerchantsScene } from "./types";
import { amount, cardName, cardText, cityName, counted, goodName, key, placeName, playerName } from "./words";

const CARD_RULES: Record<string, string> = {
  reduced_cost: "M9.1",
  driver: "M9.2",
  coach_driver: "M9.3",
  courier: "M9.4",
  express_courier: "M9.5",
  office: "M9.6",
  large_office: "M9.7",
  warehouse_sale: "M9.8",
  free_loading: "M10.1",
  broken_axle: "M10.2",
  special_sale: "M10.3",
  sale_with_bonus: "M10.4",
  social_climbing: "M10.5",
  loading_master: "M10.6",
  low_upkeep: "M10.7",
};
const COURIERS = ["courier", "express_courier"];

type Explain = (scene: MerchantsScene, id: string) => Explanation | null;

const BY_KIND: Record<string, Explain> = {
  card: investment,
  influence,
  city,
  price,
  tile,
  level,
  arrivals,
};

export function explain(scene: MerchantsScene, thing: string): Explanation | null {
  const [kind, id = ""] = thing.split(":") as [string, string?];
  return BY_KIND[kind]?.(scene, id) ?? null;
}

function investment(scene: MerchantsScene, card: string): Explanation {
  const { view, figures } = scene;
  const owner = view.players.findIndex((player) => player.investments.some((one) => one.card === card));
  const seen = new Set([
    ...view.open_cards,
    ...view.cards_out,
    ...view.players.flatMap((player) => player.investments.map((one) => one.card)),
  ]);
  const hidden = Object.keys(figures.stars).filter((one) => !seen.has(one));
  const deck = hidden.map((one) => cardName(scene, one)).join(", ");
  const rides = COURIERS.includes(card) && view.courier !== null;
  return {
    title: cardName(scene, card),
    note: "★".repeat(figures.stars[card] ?? 0),
    lines: [
      { text: cardText(scene, card) },
      { icon: "clock", text: scene.say("merchants-card-works") },
      ...(owner >= 0
        ? [
            {
              icon: "people" as const,
              text: scene.say("merchants-card-of", { player: playerName(scene, owner) }),
            },
          ]
        : []),
      ...(rides
        ? [
            {
              icon: "arrow" as const,
              text: scene.say("merchants-courier-reach", {
                place: placeName(scene, view.courier!),
                spaces: reached(scene, card).length,
              }),
            },
          ]
        : []),
      ...(deck && view.deck > 0
        ? [{ icon: "cards" as const, text: scene.say("merchants-still-in-deck", { cards: deck }) }]
        : []),
    ],
    rule: CARD_RULES[card] ?? "",
    marks: rides ? [view.courier!, ...reached(scene, card)].map((space) => `space:${space}`) : [],
  };
}

/** Where the card could move the courier today. */
function reached({ view, figures }: MerchantsScene, card: string): string[] {
  return figures.rides[card]?.[view.courier!] ?? [];
}

function influence(scene: MerchantsScene, card: string): Explanation {
  return {
    title: cardName(scene, card),
    lines: [
      { text: cardText(scene, card) },
      { icon: "clock", text: scene.say(`merchants-when-${key(card)}`) },
      { icon: "lock", text: scene.say("merchants-card-once") },
    ],
    rule: CARD_RULES[card] ?? "",
  };
}

function city(scene: MerchantsScene, id: string): Explanation | null {
  const { view, board } = scene;
  const printed = board.cities.find((one) => one.id === id);
  const state = view.cities[id];
  if (!printed || !state) return null;
  const own = scene.seat === null ? null : state.warehouses[scene.seat];
  const wagon = view.wagons.find((one) => one.at === id);
  return {
    title: cityName(view, board, id),
    note: `+${amount(scene.language, state.bonus)}`,
    lines: [
      {
        text: scene.say("merchants-city-sells", {
          goods: printed.sells.map((good) => goodName(scene, good)).join(", "),
        }),
      },
      {
        icon: "coin",
        text: scene.say("merchants-city-pays", { bonus: amount(scene.language, state.bonus) }),
      },
      { icon: "arrow", text: scene.say("merchants-bonus-moves") },
      ...(own
        ? [
            {
              icon: "save" as const,
              text: `${scene.say("merchants-your-stock-here")}: ${counted(scene, own)}`,
            },
          ]
        : []),
      ...(wagon
        ? [
            {
              icon: "chair" as const,
              text: scene.say("merchants-wagon-at", {
                wagon: wagon.number,
                place: cityName(view, board, id),
              }),
            },
          ]
        : []),
    ],
    rule: "M6.3",
  };
}

function price(scene: MerchantsScene, good: string): Explanation | null {
  const now = scene.view.goods[good];
  if (!now) return null;
  const cities = scene.board.cities.filter((one) => one.sells.includes(good));
  return {
    title: goodName(scene, good),
    note: amount(scene.language, now.selling),
    lines: [
      {
        text: scene.say("merchants-price-level", {
          good: goodName(scene, good),
          level: now.level,
          cost: now.cost,
          selling: now.selling,
          supply: now.supply,
        }),
      },
      {
        icon: "arrow",
        text: scene.say("merchants-sold-by", {
          cities: cities.map((one) => cityName(scene.view, scene.board, one.id)).join(", "),
        }),
      },
      { icon: "again", text: scene.say("merchants-price-moves") },
    ],
    rule: "M5.2",
    marks: cities.map((one) => `city:${one.id}`),
  };
}

function tile(scene: MerchantsScene, number: string): Explanation {
  return {
    title: scene.say("merchants-tile-up", { tile: number }),
    lines: [{ text: scene.say("merchants-tile-does", { tile: number }) }],
    rule: "M4.3",
  };
}

function level(scene: MerchantsScene, id: string): Explanation {
  const { view, figures, language } = scene;
  const here = view.players.flatMap((player, seat) =>
    player.status === Number(id) ? [playerName(scene, seat)] : [],
  );
  const title = scene.say("merchants-level", { level: id });
  return {
    title: view.terms.edition === "1999" ? `${title}: ${scene.say(`merchants-rank-${id}`)}` : title,
    lines: [
      {
        icon: "coin",
        text: scene.say("merchants-level-upkeep", {
          amount: amount(language, figures.upkeep[Number(id)] ?? 0),
        }),
      },
      {
        icon: "star",
        text: scene.say("merchants-level-costs", { price: amount(language, view.climb_price) }),
      },
      ...(here.length > 0 ? [{ icon: "people" as const, text: here.join(", ") }] : []),
    ],
    rule: "M8.1",
  };
}

function arrivals(scene: MerchantsScene): Explanation {
  const { view, figures, language } = scene;
  const next = figures.climb[view.arrivals + 1];
  return {
    title: scene.say("merchants-arrivals"),
    note: scene.say("merchants-of", { n: view.arrivals, all: view.last_arrival }),
    lines: [
      { text: scene.say("merchants-arrivals-end", { last: view.last_arrival }) },
      {
        icon: "star",
        text: scene.say("merchants-level-costs", { price: amount(language, view.climb_price) }),
      },
      ...(next === undefined
        ? []
        : [
            {
              icon: "arrow" as const,
              text: scene.say("merchants-next-costs", { price: amount(language, next) }),
            },
          ]),
    ],
    rule: "M8.5",
  };
}
