/** What a lorry carries, as its picture shows it. */
// numbers: where things lie and how large they are
import type { Contract, Table, TruckView } from "./types";
import { contractOf } from "./words";

/** Loads are told apart by pattern as well as colour; more contracts than patterns begin again. */
export const PATTERNS = 5;

export interface Load {
  /** One number per slot that is filled: which contract aboard it belongs to. */
  goods: number[];
  /** Room of the truck itself. */
  truck: number;
  /** Room of each trailer, large ones first. */
  trailers: number[];
}

export function loadOf(scene: Table, player: TruckView): Load {
  const aboard = player.aboard.map((id) => contractOf(scene, id));
  return {
    goods: goodsOf(aboard),
    truck: scene.figures.truck,
    trailers: trailersOf(scene, player.trailers),
  };
}

function goodsOf(aboard: Contract[]): number[] {
  return aboard.flatMap((contract, index) => Array<number>(contract.goods).fill(index % PATTERNS));
}

export function trailersOf(scene: Table, owned: TruckView["trailers"]): number[] {
  return scene.figures.trailers.flatMap(({ id, room }) => Array<number>(owned[id] ?? 0).fill(room));
}

/** How wide a lorry with these trailers is drawn. */
export function lorryWidth(trailers: readonly number[]): number {
  return trailers.reduce((sum, room) => sum + trailerWidth(room) + HITCH, CAB_AND_BODY);
}

export function trailerWidth(room: number): number {
  return Math.ceil(room / 2) * 8.9 + 2.4;
}

export const HITCH = 4;
export const CAB_AND_BODY = 46;
