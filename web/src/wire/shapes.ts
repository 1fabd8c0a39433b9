/** Short names for what goes over the wire. */
import type { components } from "./types";

type Schemas = components["schemas"];

export type Look = Schemas["Look"];
export type TableLook = Schemas["TableLook"];
export type ChairLook = Schemas["ChairLook"];
export type Listing = Schemas["Listing"];
export type Me = Schemas["Me"];
export type Person = Schemas["Person"];
export type Known = Schemas["Known"];
export type Device = Schemas["Device"];
export type Bringing = Schemas["Bringing"];
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
export type LobbyList = Schemas["LobbyList"];
export type OpenRow = Schemas["OpenRow"];
export type LiveRow = Schemas["LiveRow"];
export type LobbyChair = Schemas["LobbyChair"];
export type OwnLobby = Schemas["OwnLobby"];
export type WishPlan = Schemas["WishPlan"];
export type OfferLook = Schemas["OfferLook"];
export type GalleryNews = Schemas["GalleryNews"];
export type GalleryLine = Schemas["GalleryLine"];
export type News = Schemas["News"];
export type Standing = Schemas["Standing"];
export type Bar = Schemas["Bar"];
export type Whom = Partial<Schemas["Whom"]>;
export type Report = Partial<Schemas["Report"]> & Pick<Schemas["Report"], "table" | "about">;
export type HostPage = Schemas["HostPage"];
export type Blocked = Schemas["Blocked"];
export type OwnReport = Schemas["OwnReport"];
export type Case = Schemas["Case"];
export type Deed = Schemas["Deed"];
export type HouseRules = Schemas["HouseRules"];
export type Done = Schemas["Done"];

export interface No {
  type: "no";
  key: string;
  status: number;
  problem: Problem;
}

export type Frame = News | GalleryNews | Done | No;

/** Something that is said to those who look on. */
export interface SayInGallery {
  type: "gallery";
  text: string;
  name: string;
}

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
  | { type: "leave"; level: string }
  | { type: "hand_on"; secret: string }
  | { type: "take_back" | "compose" | "withdraw" | "drop" | "new_secret" | "rematch" }
);
