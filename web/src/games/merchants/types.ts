/** The game's own types, as the wire has them. */
import type { components } from "../../wire/types";
import type { Scene } from "../contract";

type Schemas = components["schemas"];

export type View = Schemas["MerchantsView"];
export type Board = Schemas["MerchantsBoard"];
export type City = Schemas["MerchantsCity"];
export type Wagon = Schemas["MerchantsWagonView"];
export type Event = Schemas["MerchantsEvent"];
export type Figures = Schemas["MerchantsFigures"];
export type MerchantsScene = Scene<View, Board, Figures>;

/** Counted goods: `{ cloth: 2 }`. */
export type Goods = Record<string, number>;
