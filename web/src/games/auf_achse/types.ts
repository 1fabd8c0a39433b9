/** The game's types from the wire, under short names. */
import type { components } from "../../wire/types";
import type { Choice, Scene } from "../contract";

type Schemas = components["schemas"];

export type View = Schemas["AufAchseView"];
export type BoardData = Schemas["AufAchseBoard"];
export type TruckView = Schemas["AufAchseTruckView"];
export type Contract = Schemas["AufAchseContract"];
export type EventCard = Schemas["AufAchseEventCard"];
export type TrailerKind = "large" | "small";
export type Happening = Schemas["AufAchseEvent"];
export type Drive = Schemas["AufAchseDrive"];
export type Figures = Schemas["AufAchseFigures"];
export type Table = Scene<View, BoardData, Figures>;

/** A choice whose action is a drive. */
export interface DriveChoice extends Choice {
  action: Choice["action"] & {
    type: "drive";
    points: number;
    to: string;
    count: "early" | "exact";
    using: string;
  };
}

export function isDrive(choice: Choice): choice is DriveChoice {
  return choice.action.type === "drive";
}

/** What is known to follow from the choice that is being considered, in the game's own events. */
export function foreseen(scene: Table): Happening[] {
  return (scene.guide.foreseen?.events ?? []) as unknown as Happening[];
}

export function happened(scene: Table): Happening[] {
  return scene.happened as unknown as Happening[];
}
