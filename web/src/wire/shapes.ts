/** Short names for what goes over the wire. */
import type { components } from "./types";

type Schemas = components["schemas"];

export type Look = Schemas["Look"];
export type TableLook = Schemas["TableLook"];
export type ChairLook = Schemas["ChairLook"];
export type Listing = Schemas["Listing"];
export type GameInfo = Schemas["GameInfo"];
export type GameOption = Schemas["Option"];
export type RuleText = Schemas["RuleText"];
export type OpenTable = Schemas["OpenTable"];
export type ChairPlan = Schemas["ChairPlan"];
export type OpenedTable = Schemas["OpenedTable"];
export type Printed = Schemas["Printed"];
/** Only a line of text that is not understood has a place where it goes wrong, and only a deal has clauses. */
export type Problem = Omit<Schemas["Problem"], "line" | "clause"> &
  Partial<Pick<Schemas["Problem"], "line" | "clause">>;
export type SeatSettings = Schemas["SeatSettings"];
export type Preset = Schemas["Preset"];
export type Prepared = Schemas["Prepared"];
export type SaidClauses = Schemas["SaidClauses"];
export type SaidDraft = Schemas["SaidDraft"];
export type HeardDraft = Omit<Schemas["HeardDraft"], "problem"> & { problem: Problem | null };
export type Notices = Schemas["Notices"];
export type ChangeNotices = Partial<Schemas["ChangeNotices"]>;
export type PlaceInfo = Schemas["PlaceInfo"];
export type NewPlace = Schemas["NewPlace"];
export type Waiting = Schemas["Waiting"];
export type Note = Schemas["Note"];
export type Clock = Schemas["Clock"];

export type Advised = Schemas["Advised"];
export type PartBegan = Schemas["PartBegan"];
export type Studied = Schemas["Studied"];
export type Foreseen = Schemas["Foreseen"];
export type Sketched = Schemas["Sketched"];
export type Outlook = Schemas["Outlook"];
export type News = Schemas["News"];
export type Done = Schemas["Done"];

export interface No {
  type: "no";
  key: string;
  status: number;
  problem: Problem;
}

export type Frame = News | Done | No;

/** A command of a seat, before it is given its key. */
export type Command = { seat: number } & (
  | {
      type: "act";
      base: number;
      action: Record<string, string | number>;
      then: Record<string, string | number>[];
    }
  | { type: "say"; base: number; said: unknown; answers: number; language: string }
  | { type: "undo"; ask: boolean }
  | { type: "answer_undo"; grant: boolean }
  | { type: "talk"; text: string }
  | { type: "take_over"; level: string; chair: number | null }
  | { type: "take_back" | "compose" | "leave" | "new_secret" | "rematch" }
);
