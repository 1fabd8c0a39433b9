/** Requests to the server. What goes wrong is a value, never an exception: the page decides how to say it. */
import { newKey } from "./keys";
import { answered } from "./source";
import type {
  Advised,
  Bringing,
  ChangeNotices,
  ChairPlan,
  Command,
  Device,
  Done,
  Foreseen,
  GameInfo,
  HeardDraft,
  SaidDraft,
  Listing,
  LobbyList,
  Look,
  Me,
  NewPlace,
  Note,
  Notices,
  Outlook,
  OpenedTable,
  OpenTable,
  OwnLobby,
  Printed,
  Problem,
  RuleText,
  SeatSettings,
  Sketched,
  Standing,
  PartBegan,
  Studied,
  WishPlan,
  Waiting,
} from "./shapes";

export type Answer<T> = { ok: true; value: T } | { ok: false; status: number; problem: Problem };

type Query = Record<string, string | number | null | undefined>;

interface Asked {
  query?: Query;
  body?: unknown;
  text?: boolean;
}

export async function ask<T>(
  method: string,
  path: string,
  { query = {}, body, text }: Asked = {},
): Promise<Answer<T>> {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  try {
    const answer = await answered(search ? `${path}?${search}` : path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
    if (answer.status === 204) return { ok: true, value: null as T };
    if (answer.ok) return { ok: true, value: (text ? await answer.text() : await answer.json()) as T };
    return { ok: false, status: answer.status, problem: await problemIn(answer) };
  } catch {
    return { ok: false, status: 0, problem: { code: "no_answer", message: "", rule: "" } };
  }
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    if (told.code) return { code: told.code, message: told.message ?? "", rule: told.rule ?? "" };
  } catch {
    // an answer that is not ours, from something in between
  }
  return { code: "no_answer", message: "", rule: "" };
}

/** Which page of each list: the one after that table. */
export interface LobbyPage {
  open_after?: string;
  live_after?: string;
}

const table = (id: string, part = "") => `/api/tables/${encodeURIComponent(id)}${part}`;

export const games = (language: string) => ask<GameInfo[]>("GET", "/api/games", { query: { language } });
export const rules = (game: string, language: string) =>
  ask<RuleText[]>("GET", `/api/games/${encodeURIComponent(game)}/rules`, { query: { language } });

export const openTable = (body: Partial<OpenTable>, language = "en") =>
  ask<OpenedTable>("POST", "/api/tables", { body, query: { language } });
export const openLesson = (game: string, lesson: string, name: string) =>
  ask<OpenedTable>("POST", `/api/games/${encodeURIComponent(game)}/lesson`, { body: { name, lesson } });
export const myTables = (language: string) =>
  ask<Listing[]>("GET", "/api/tables/mine", { query: { language } });
export const lobby = (
  language: string,
  filters: { game?: string; pace?: string } = {},
  after: LobbyPage = {},
) => ask<LobbyList>("GET", "/api/lobby", { query: { language, ...filters, ...after } });
export const ownLobby = () => ask<OwnLobby>("GET", "/api/lobby/wish");
export const wish = (body: WishPlan) => ask<OwnLobby>("PUT", "/api/lobby/wish", { body });
export const unwish = () => ask<OwnLobby>("DELETE", "/api/lobby/wish");
export const answerOffer = (offer: string, yes: boolean, language: string) =>
  ask<OwnLobby>("POST", "/api/lobby/wish/answer", { body: { offer, yes }, query: { language } });
export const hideTable = (id: string, hidden: boolean) =>
  ask<{ hidden: boolean }>("PUT", table(id, "/shelf"), { body: { hidden } });
export const standing = (at: string | null) =>
  ask<Standing>("GET", "/api/standing", { query: { table: at } });
export const importRecord = (record: string, name: string) =>
  ask<OpenedTable>("POST", "/api/records", { body: { record, name } });

export const look = (id: string, seat: number | null, language: string) =>
  ask<Look>("GET", table(id), { query: { seat, language } });
export const board = (id: string) => ask<Printed>("GET", table(id, "/board"));
export const notes = (id: string, language: string) =>
  ask<{ seq: number; notes: Note[] }>("GET", table(id, "/events"), { query: { language } });
export const position = (id: string, seat: number | null, language: string, move: number | null) =>
  ask<{ seq: number; lines: string[] }>("GET", table(id, "/position"), { query: { seat, language, move } });
export const replay = (id: string, move: number, seat: number | null, language: string) =>
  ask<Look>("GET", table(id, "/replay"), { query: { move, seat, language } });
export const decisions = (id: string, seat: number) =>
  ask<number[]>("GET", table(id, "/decisions"), { query: { seat } });
export const parts = (id: string, language: string) =>
  ask<PartBegan[]>("GET", table(id, "/parts"), { query: { language } });
export const meant = (id: string, move: number, language: string) =>
  ask<Outlook>("GET", table(id, "/meant"), { query: { move, language } });
export const study = (id: string, move: number, language: string) =>
  ask<Studied>("GET", table(id, "/study"), { query: { move, language } });
export const record = (id: string) => ask<string>("GET", table(id, "/record"), { text: true });

export const join = (id: string, name: string, invite: string, seat: number | null = null, language = "en") =>
  ask<{ seat: number; secret: string }>("POST", table(id, "/join"), {
    body: { name, invite, seat },
    query: { language },
  });
export const sit = (id: string, secret: string) =>
  ask<{ seat: number }>("POST", table(id, "/sit"), { body: { secret } });
export const takeOffered = (id: string, offer: string, name: string, secret: string) =>
  ask<{ seat: number; secret: string }>("POST", table(id, "/take"), { body: { offer, name, secret } });
/** A command without a line to the table; whoever has one says it there. */
export const command = (id: string, command: Command, language: string) =>
  ask<Done>("POST", table(id, "/commands"), { body: { ...command, key: newKey() }, query: { language } });
export const foresee = (
  id: string,
  asked: { seat: number; ids: number[]; after: number[]; wish: string },
  language: string,
) => ask<Foreseen[]>("POST", table(id, "/foresee"), { body: asked, query: { language } });
export const sketch = (
  id: string,
  asked: { seat: number; ids: number[]; to: string; wish: string },
  language: string,
) => ask<Sketched>("POST", table(id, "/sketch"), { body: asked, query: { language } });
export const advice = (id: string, seat: number, level: string, key: string, language: string) =>
  ask<Advised>("POST", table(id, "/advice"), { body: { seat, level, key }, query: { language } });
export const changeSettings = (id: string, seat: number, settings: SeatSettings) =>
  ask<SeatSettings>("PUT", table(id, "/settings"), { body: { ...settings, seat } });
export const hear = (id: string, draft: SaidDraft, language: string) =>
  ask<HeardDraft>("POST", table(id, "/deals"), { body: draft, query: { language } });
export const fork = (id: string, move: number, chairs: Partial<ChairPlan>[], name: string) =>
  ask<OpenedTable>("POST", table(id, "/fork"), { body: { move, chairs, name } });

export const me = () => ask<Me>("GET", "/api/me");
export const makePerson = (name: string, mark: number, secret: string, language: string) =>
  ask<Me>("POST", "/api/me", { body: { name, mark, secret }, query: { language } });
export const changePerson = (change: { name?: string; mark?: number }, language: string) =>
  ask<Me>("PATCH", "/api/me", { body: change, query: { language } });
export const forgetMe = (name: string, language: string) =>
  ask<Me>("DELETE", "/api/me", { body: { name }, query: { language } });
export const devices = () => ask<Device[]>("GET", "/api/me/devices");
export const removeDevice = (id: string) =>
  ask<Device[]>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`);
export const gather = () => ask<Me>("POST", "/api/me/gather");
export const showCode = () => ask<{ secret: string; seconds: number }>("POST", "/api/me/bring");
export const shownCode = () => ask<Bringing>("GET", "/api/me/bring");
export const lookAtCode = (bring: string, language: string) =>
  ask<Bringing>("POST", "/api/bring/look", { body: { bring }, query: { language } });
export const claimCode = (bring: string, gather: boolean, secret: string, language: string) =>
  ask<Bringing>("POST", "/api/bring/claim", { body: { bring, gather, secret }, query: { language } });
export const claimedCode = () => ask<Bringing>("GET", "/api/bring");
export const answerClaim = (yes: boolean, language: string) =>
  ask<Bringing>("POST", "/api/bring/answer", { body: { yes }, query: { language } });
export const makeWords = (language: string) =>
  ask<{ words: string[] }>("POST", "/api/me/words", { body: { language } });
export const checkWords = (words: string[], language: string) =>
  ask<Me>("POST", "/api/me/words/check", { body: { words }, query: { language } });
export const recover = (words: string[], gather: boolean, secret: string, language: string) =>
  ask<Me>("POST", "/api/recover", { body: { words, gather, secret }, query: { language } });
export const notices = (language: string) => ask<Notices>("GET", "/api/me/notices", { query: { language } });
export const changeNotices = (body: ChangeNotices, language: string) =>
  ask<Notices>("PUT", "/api/me/notices", { body, query: { language } });
export const pushKey = () => ask<{ key: string }>("GET", "/api/push/key");
export const addPlace = (body: Partial<NewPlace>) =>
  ask<{ place: string; secret: string }>("POST", "/api/me/places", {
    body,
    query: { language: body.language },
  });
export const testPlace = (place: string, language: string) =>
  ask<{ ok: boolean; why: string; seconds: number }>("POST", `/api/me/places/${place}/test`, {
    query: { language },
  });
export const removePlace = (place: string) => ask<null>("DELETE", `/api/me/places/${place}`);
export const mute = (id: string, muted: boolean, until: number | null) =>
  ask<{ muted: boolean }>("PUT", table(id, "/mute"), { body: { muted, until } });
export const sayHere = (id: string, language: string) =>
  ask<{ tables: Waiting[]; told: boolean; paused: string[] }>("POST", "/api/me/here", {
    body: { table: id },
    query: { language },
  });
