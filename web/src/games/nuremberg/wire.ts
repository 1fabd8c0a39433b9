/** The game's types as the wire has them, and small questions to a view. */
import type { components } from "../../wire/types";
import type { Choice, GameEvent, Scene } from "../contract";

type Schemas = components["schemas"];

export type View = Schemas["NurembergView"];
export type Board = Schemas["NurembergBoardData"];
export type Area = Schemas["NurembergArea"];
export type Figures = Schemas["NurembergFigures"];
export type Train = Schemas["NurembergTrainFigures"];
export type Happened = Schemas["NurembergEvent"];
export type Table = Scene<View, Board, Figures>;

/** What is in an area. The wire leaves out what is nought. */
export interface Contents {
  cubes: number;
  red: number;
  green: number;
  landlords: number;
  companies: string[];
}

const NOTHING: Contents = { cubes: 0, red: 0, green: 0, landlords: 0, companies: [] };

export function contentsOf(view: View, area: string): Contents {
  return { ...NOTHING, ...view.areas[area] };
}

export function nameOf(board: Board, area: string): string {
  return board.areas.find((one) => one.id === area)?.name ?? area;
}

export function companyName(scene: Table, company: string): string {
  const names = company === "red" ? scene.board.map.red_company : scene.board.map.green_company;
  return names[scene.language] ?? names["en"] ?? company;
}

export function seatName(scene: Table, seat: number): string {
  return scene.seats[seat]?.name ?? String(seat + 1);
}

/** The kinds of piece that can be moved, goods first. */
export function piecesOf({ figures }: Table): string[] {
  return [...figures.goods, ...figures.passengers];
}

export function ofType<Kind extends Schemas["NurembergEvent"]["type"]>(
  events: GameEvent[] | undefined,
  type: Kind,
): Extract<Schemas["NurembergEvent"], { type: Kind }>[] {
  return (events ?? []).filter((event) => event.type === type) as never;
}

export function choicesOf(scene: Table, type: string): Choice[] {
  return scene.guide.all.filter((choice) => choice.action.type === type);
}

export function choiceOf(scene: Table, type: string): Choice | null {
  return choicesOf(scene, type)[0] ?? null;
}

/** A chain's links as pairs of areas. */
export function pairs(path: string[]): [string, string][] {
  return path.slice(1).map((to, at) => [path[at]!, to]);
}

export function keyOf(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** A number with its sign, for profit and loss. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
