/** The game's own types, as the wire has them. */
import type { components } from "../../wire/types";
import type { Scene } from "../contract";

type Schemas = components["schemas"];

export type View = Schemas["MerchantsView"];
export type Board = Schemas["MerchantsBoard"];
export type City = Schemas["MerchantsCity"];
export type Wagon = Schemas["MerchantsWagonView"];
export type Event = Schemas["MerchantsEvent"];
export type MerchantsScene = Scene<View, Board>;

/** Counted goods: `{ cloth: 2 }`. */
export type Goods = Record<string, number>;

/** In the order in which the game numbers them. */
export const GOODS = ["cloth", "iron", "wine", "food", "silk", "salt"] as const;
export const INVESTMENTS = [
  "reduced_cost",
  "driver",
  "coach_driver",
  "courier",
  "express_courier",
  "office",
  "large_office",
  "warehouse_sale",
] as const;
export const INFLUENCES = [
  "free_loading",
  "broken_axle",
  "special_sale",
  "sale_with_bonus",
  "social_climbing",
  "loading_master",
  "low_upkeep",
] as const;

/** What is printed on the board and on the cards. */
export const PRINTED = {
  cost: [100, 100, 200, 300, 400],
  selling: [600, 700, 800, 900, 1000],
  upkeep: [0, 100, 200, 400, 600, 800, 1000, 1300, 1600],
  climb: [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000],
  stars: {
    reduced_cost: 3,
    driver: 1,
    coach_driver: 3,
    courier: 2,
    express_courier: 4,
    office: 2,
    large_office: 4,
    warehouse_sale: 1,
  } as Record<string, number>,
};
