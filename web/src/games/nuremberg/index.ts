// numbers: how much a moment weighs when one looks back
import type { GameEvent, GamePage } from "../contract";
import "./theme.css";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Legend from "./Legend.svelte";
import Ledger from "./Ledger.svelte";
import Mat from "./Mat.svelte";
import AuctionDock from "./AuctionDock.svelte";
import ChainDock from "./ChainDock.svelte";
import PayDock from "./PayDock.svelte";
import SaleDock from "./SaleDock.svelte";
import StartDock from "./StartDock.svelte";
import TrainDock from "./TrainDock.svelte";
import { book } from "./book";
import { flights } from "./flights";
import { reveals } from "./reveals";
import Boxes from "./Boxes.svelte";
import Points from "./Points.svelte";
import Thing from "./Thing.svelte";
import Trains from "./Trains.svelte";
import { explain } from "./explain";
import { focusOf, sizeOf } from "./focus";
import { type Board as BoardData, nameOf, piecesOf, type Table, type View } from "./wire";

const PAYING = ["paying_track", "paying_train"];

function dockOf(scene: Table): typeof AuctionDock | null {
  if (scene.view.step === "auction") return AuctionDock; // worth watching also for those who are not asked
  if (PAYING.includes(scene.settled.step) && scene.guide.all.length + scene.guide.sketch.length > 0)
    return PayDock;
  if (scene.guide.all.length === 0) return null;
  switch (scene.view.step) {
    case "building":
      return scene.view.progress.chain.length > 0 ? ChainDock : StartDock;
    case "trains":
      return TrainDock;
    case "takeovers":
      return SaleDock;
    default:
      return null;
  }
}

/** What the button waits for. */
function missing({ view }: Table): string | null {
  const begun = view.progress.chain.length > 0 ? "-begun" : "";
  return `nuremberg-missing-${view.step}${begun}`;
}

/** What a railway has carried, kind by kind; one of each makes a set. */
function carried(scene: Table, seat: number): string[] {
  const pile = scene.view.players[seat]?.pile ?? {};
  return piecesOf(scene)
    .filter((piece) => (pile[piece] ?? 0) > 0)
    .map((piece) => scene.say(`nuremberg-pieces-${piece}`, { count: pile[piece]! }));
}

/** Links that change hands, points scored at once, and what a turn earned or lost. */
function weigh(event: GameEvent): number {
  switch (event.type) {
    case "run_sold":
      return 2 * (event["path"] as string[]).length;
    case "towns_connected":
      return 20;
    case "profit_counted":
      return Number(event["points"]) + Math.abs(Number(event["profit"]) - Number(event["before"]));
    default:
      return 0;
  }
}

const page: GamePage<View, BoardData> = {
  id: "nuremberg",
  theme: "nuremberg",
  provenance: "nuremberg-provenance",
  Board,
  Legend,
  size: sizeOf,
  corner: null,
  focus: focusOf,
  Mat,
  panels: [
    { id: "trains", title: "nuremberg-trains", part: Trains, now: () => true },
    { id: "boxes", title: "nuremberg-boxes", part: Boxes, now: () => false },
    { id: "points", title: "nuremberg-score", part: Points, now: () => false },
  ],
  Dock: dockOf,
  missing,
  nowhere: ({ board, say, view }, thing) =>
    say(`nuremberg-nowhere-${view.step}`, { area: nameOf(board, thing.replace("area:", "")) }),
  asks: ({ view }) => `nuremberg-asks-${view.step}`,
  explain,
  Ledger,
  Thing,
  Emblem,
  series: [
    {
      id: "final",
      title: "nuremberg-series-final",
      of: (view, player) => view.players[player]?.final ?? null,
    },
    {
      id: "points",
      title: "nuremberg-series-points",
      of: (view, player) => view.players[player]?.points ?? null,
    },
    {
      id: "profit",
      title: "nuremberg-series-profit",
      of: (view, player) => view.players[player]?.profit ?? null,
    },
  ],
  book,
  names: { title: "nuremberg-carried", of: carried },
  weigh,
  flights,
  reveals,
  hints: ["auction", "building", "trains", "takeovers"],
};

export default page;
