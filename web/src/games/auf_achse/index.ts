/** Auf Achse's side of the page. */
// numbers: how much a moment weighs when one looks back
import type { GameEvent, GamePage } from "../contract";
import AuctionDock from "./AuctionDock.svelte";
import Board from "./Board.svelte";
import { book, delivered, deliveries } from "./book";
import CityDock from "./CityDock.svelte";
import DriveDock from "./DriveDock.svelte";
import Emblem from "./Emblem.svelte";
import Events from "./Events.svelte";
import Legend from "./Legend.svelte";
import Mat from "./Mat.svelte";
import PlaceDock from "./PlaceDock.svelte";
import PublicRow from "./PublicRow.svelte";
import { reveals } from "./reveals";
import RollDock from "./RollDock.svelte";
import Thrown from "./Thrown.svelte";
import Thing from "./Thing.svelte";
import TrailerShop from "./TrailerShop.svelte";
import Waybills from "./Waybills.svelte";
import { joking } from "./ends";
import { explain } from "./explain";
import { flights } from "./flights";
import { layoutOf } from "./layout";
import { focusOf } from "./standing";
import type { BoardData, Figures, Table, View } from "./types";
import "./theme.css";

const DOCKS: Record<string, typeof Board> = {
  placing: PlaceDock,
  starting_out: CityDock,
  rolling: RollDock,
  driving: DriveDock,
  signing: PlaceDock,
  going: PlaceDock,
  jamming: PlaceDock,
  discount: CityDock,
  paying: CityDock,
  losing: CityDock,
  city: CityDock,
  bidding: AuctionDock,
  winning: CityDock,
  ending: CityDock,
};

/** What is still to be chosen, by step. */
const MISSING: Record<string, string> = {
  placing: "auf-achse-missing-place",
  rolling: "auf-achse-missing-roll",
  driving: "auf-achse-missing-end",
  signing: "auf-achse-missing-sign",
  going: "auf-achse-missing-goal",
  jamming: "auf-achse-missing-sign",
  losing: "auf-achse-missing-load",
  bidding: "auf-achse-missing-offer",
};

/** What is asked, by step. */
const ASKS: Record<string, string> = {
  placing: "auf-achse-asks-place",
  starting_out: "auf-achse-asks-start",
  rolling: "auf-achse-asks-roll",
  driving: "auf-achse-asks-drive",
  signing: "auf-achse-asks-sign",
  bidding: "auf-achse-asks-offer",
  winning: "auf-achse-asks-won",
};

/** Money that comes or goes, in euros. */
function weigh(event: GameEvent): number {
  switch (event.type) {
    case "contract_delivered":
      return Number(event["revenue"]);
    case "contract_won":
    case "trailer_bought":
      return Number(event["price"]);
    case "money_paid":
    case "money_received":
    case "debt_made":
      return Number(event["amount"]);
    case "load_lost":
      return 5000;
    default:
      return 0;
  }
}

/** What the loads aboard will bring when they are delivered. */
function valueAboard(view: View, player: number, board: BoardData): number {
  const aboard = view.players[player]?.aboard ?? [];
  return board.contracts
    .filter((contract) => aboard.includes(contract.id))
    .reduce((sum, contract) => sum + contract.revenue, 0);
}

function loadNote({ view, seat }: Table): string {
  const own = seat === null ? null : view.players[seat];
  return own ? `${own.goods}/${own.room}` : "";
}

function pileNote({ view }: Table): string {
  return `+${view.pile}`;
}

const page: GamePage<View, BoardData, Figures> = {
  id: "auf_achse",
  theme: "auf-achse",
  provenance: "auf-achse-provenance",
  Board,
  Legend,
  size: (board) => {
    const { width, height } = layoutOf(board);
    return { width, height };
  },
  corner: "top left",
  focus: (scene) => focusOf(scene, layoutOf(scene.board)),
  Mat,
  panels: [
    { id: "waybills", title: "auf-achse-waybills", part: Waybills, note: loadNote, now: () => true },
    { id: "row", title: "auf-achse-row", part: PublicRow, note: pileNote, now: () => true },
    { id: "trailers", title: "auf-achse-trailers", part: TrailerShop },
    { id: "events", title: "auf-achse-events", part: Events },
  ],
  Dock: (scene) => {
    // an auction is worth watching also for those who are not asked
    const watched = scene.view.step === "bidding" && scene.view.progress.chosen !== null;
    return scene.guide.all.length > 0 || watched ? (DOCKS[scene.view.step] ?? null) : null;
  },
  asks: (scene) => ASKS[scene.view.step] ?? null,
  Asked: (scene) => (scene.view.step === "driving" && !joking(scene) ? Thrown : null),
  missing: (scene) => MISSING[scene.view.step] ?? "auf-achse-missing-deed",
  // the table of ends has the distances, the ladder of offers what remains of the freight
  drawn: ({ view }, thing) =>
    (view.step === "driving" && thing.startsWith("contract:")) ||
    (view.step === "bidding" && thing === "freight"),
  explain,
  Thing,
  Emblem,
  series: [
    { id: "cash", title: "auf-achse-cash", of: (view, player) => view.players[player]?.cash ?? null },
    { id: "under-way", title: "auf-achse-under-way", of: valueAboard },
    { id: "delivered", title: "auf-achse-delivered", adds: delivered },
  ],
  book,
  names: { title: "auf-achse-delivered", of: deliveries },
  weigh,
  flights,
  reveals,
  hints: ["dice", "driving", "event", "city", "procurement", "turn-end"],
};

export default page;
