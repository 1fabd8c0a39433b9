/** What is asked of the server in matters of moderation. */
import { ask } from "../wire/api";
import { newKey } from "../wire/keys";
import type { Blocked, Deed, HostPage, HouseRules, OwnReport, Report, Whom } from "../wire/shapes";
import { tongue } from "../words/tongue.svelte";

const query = () => ({ language: tongue.language });

export type DeedAsked = { why: string; report?: number | null } & (
  | { what: "mute"; whom: Whom; here: boolean; hours: number | null }
  | { what: "shut_out"; whom: Whom; hours: number | null }
  | { what: "shut_guests"; hours: number }
  | { what: "remove_line"; table: string; seq: number; gallery: boolean }
  | { what: "rename"; whom: Whom; name: string }
  | { what: "unlist"; table: string }
  | { what: "deputy"; person: string; deputy: boolean }
  | { what: "settle" }
  | { what: "undo"; deed: number }
);

export const report = (body: Report) =>
  ask<{ new: boolean }>("POST", "/api/reports", { body, query: query() });
export const block = (whom: Whom, blocked: boolean) =>
  ask<unknown>("PUT", "/api/blocks", { body: { whom, blocked }, query: query() });
export const ownReports = () => ask<OwnReport[]>("GET", "/api/reports", { query: query() });
export const blocks = () => ask<Blocked[]>("GET", "/api/blocks", { query: query() });
export const unblock = (id: string) =>
  ask<Blocked[]>("DELETE", `/api/blocks/${encodeURIComponent(id)}`, { query: query() });
export const claim = (secret: string) =>
  ask<{ role: string }>("POST", "/api/host/claim", { body: { secret }, query: query() });
export const hostPage = () => ask<HostPage>("GET", "/api/host/reports", { query: query() });
export const deeds = () => ask<Deed[]>("GET", "/api/host/deeds", { query: query() });
export const act = (asked: DeedAsked) =>
  ask<HostPage>("POST", "/api/host/deeds", { body: { key: newKey(), ...asked }, query: query() });
export const setRules = (body: HouseRules) =>
  ask<HouseRules>("PUT", "/api/host/rules", { body, query: query() });
