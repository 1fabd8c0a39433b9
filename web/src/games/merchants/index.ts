/** Merchants of the Middle Ages and Die Händler on the page. */
// numbers: how much a moment weighs when one looks back
import type { Component } from "svelte";
import type { GameEvent, GamePage } from "../contract";
import { answers, asks, loads, missing, times } from "./asking";
import AuctionDock from "./AuctionDock.svelte";
import AxleDock from "./AxleDock.svelte";
import BidDock from "./BidDock.svelte";
import { book } from "./book";
import Board from "./Board.svelte";
import CardPanel from "./CardPanel.svelte";
import { deals } from "./deals";
import Emblem from "./Emblem.svelte";
import { explain } from "./explain";
import { flights } from "./flights";
import FeeDock from "./FeeDock.svelte";
import { focusOf } from "./focus";
import InfluenceDock from "./InfluenceDock.svelte";
import LoadDock from "./LoadDock.svelte";
import Legend from "./Legend.svelte";
import Mat from "./Mat.svelte";
import MoveDock from "./MoveDock.svelte";
import OfficeDock from "./OfficeDock.svelte";
import { CANVAS } from "./places";
import PriceCharts from "./PriceCharts.svelte";
import PriceBrief from "./PriceBrief.svelte";
import PricePanel from "./PricePanel.svelte";
import PurchaseDock from "./PurchaseDock.svelte";
import { reveals } from "./reveals";
import StatusDock from "./StatusDock.svelte";
import StatusPanel from "./StatusPanel.svelte";
import StockDock from "./StockDock.svelte";
import Thing from "./Thing.svelte";
import type { Board as BoardData, Figures, MerchantsScene, View } from "./types";
import WagonAt from "./WagonAt.svelte";
import WheelDock from "./WheelDock.svelte";
import { cardName } from "./words";
import "./theme.css";
import "./dock.css";

/** Steps in which one looks at the cards on offer. */
const ABOUT_CARDS = ["ability_auction", "investments", "taking_card"];

/** Sealed choices are shown to everybody: who has sealed is of interest while one waits. */
const SEALED: Record<string, Component<{ scene: MerchantsScene }>> = {
  master_auction: BidDock,
  wheels: WheelDock,
};

const DOCKS: Record<string, Component<{ scene: MerchantsScene }>> = {
  ability_auction: AuctionDock,
  purchasing: PurchaseDock,
  loading: LoadDock,
  rider_loading: LoadDock,
  quoting: FeeDock,
  answering: FeeDock,
  replying: FeeDock,
  final_answer: FeeDock,
  broken_axles: AxleDock,
  movement: MoveDock,
  taking_influence: InfluenceDock,
  offices: OfficeDock,
  warehouse_sale: StockDock,
  special_sales: StockDock,
  investments: AuctionDock,
  taking_card: AuctionDock,
  upkeep: StatusDock,
  borrowing: StatusDock,
  climbing: StatusDock,
  turn_end: StatusDock,
};

/** Money that changes hands, in florins; a level of status is worth what it costs. */
function weigh(event: GameEvent): number {
  const of = (field: string): number => Number(event[field] ?? 0);
  switch (event.type) {
    case "sold":
      return of("tokens") * (of("price") + of("bonus"));
    case "climbed":
    case "card_taken":
    case "stock_sold":
    case "master_named":
      return of("price");
    case "fee_agreed":
    case "loan_taken":
      return of("amount");
    case "status_dropped":
      return 1000 * (of("before") - of("after"));
    default:
      return 0;
  }
}

const merchants: GamePage<View, BoardData, Figures> = {
  id: "merchants",
  theme: "merchants",
  provenance: "merchants-provenance",
  Board,
  Legend,
  size: (board) =>
    board.board.canvas ? { width: board.board.canvas[0], height: board.board.canvas[1] } : CANVAS,
  corner: "bottom left",
  focus: focusOf,
  Mat,
  panels: [
    {
      id: "prices",
      title: "merchants-prices",
      part: PricePanel,
      Brief: PriceBrief,
      note: (scene) => scene.say("merchants-sell-buy"),
    },
    {
      id: "cards",
      title: "merchants-cards",
      part: CardPanel,
      now: ({ step }) => ABOUT_CARDS.includes(step),
      note: ({ view, say }) => (view.deck > 0 ? say("merchants-deck", { n: view.deck }) : ""),
    },
    { id: "status", title: "merchants-standing", part: StatusPanel },
  ],
  Dock: ({ settled, guide }) =>
    SEALED[settled.step] ??
    (guide.all.length + guide.sketch.length > 0 ? (DOCKS[settled.step] ?? null) : null),
  asks,
  Asked: (scene) => (loads(scene) ? WagonAt : null),
  times,
  answers,
  missing,
  explain,
  Thing,
  Emblem,
  series: [
    { id: "status", title: "merchants-status", of: (view, player) => view.players[player]?.status ?? null },
    {
      id: "money",
      title: "merchants-money-chart",
      of: (view, player) => view.players[player]?.money ?? null,
    },
  ],
  book,
  names: {
    title: "merchants-cards",
    of: (scene, player) =>
      scene.view.players[player]?.investments.map(({ card }) => cardName(scene, card)) ?? [],
  },
  weigh,
  flights,
  reveals,
  deals,
  hints: [
    "attention",
    "talk",
    "purchasing",
    "loading",
    "movement",
    "broken_axles",
    "taking_influence",
    "prices",
    "selling",
    "investments",
    "status",
  ],
  Charts: PriceCharts,
};

export default merchants;
