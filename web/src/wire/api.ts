/** Requests to the server. What goes wrong is a value, never an exception: the page decides how to say it. */
import type {
  Advised,
  ChangeNotices,
  ChairPlan,
  Foreseen,
  GameInfo,
  HeardDraft,
  SaidDraft,
  Listing,
  Look,
  NewPlace,
  Note,
  Notices,
  Outlook,
  OpenedTable,
  OpenTable,
  Printed,
  Problem,
  RuleText,
  SeatSettings,
  Sketched,
  PartBegan,
  Studied,
  Waiting,
} from "./shapes";

export type Answer<T> = { ok: true; value: T } | { ok: false; status: number; problem: Problem };

type Query = Record<string, string | number | null | undefined>;

interface Asked {
  query?: Query;
  body?: unknown;
  text?: boolean;
}

async function ask<T>(
  method: string,
  path: string,
  { query = {}, body, text }: Asked = {},
): Promise<Answer<T>> {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  try {
    const answer = await fetch(search ? `${path}?${search}` : path, {
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

const table = (id: string, part = "") => `/api/tables/${encodeURIComponent(id)}${part}`;

export const games = (language: string) => ask<GameInfo[]>("GET", "/api/games", { query: { language } });
export const rules = (game: string, language: string) =>
  ask<RuleText[]>("GET", `/api/games/${encodeURIComponent(game)}/rules`, { query: { language } });

export const openTable = (body: Partial<OpenTable>) => ask<OpenedTable>("POST", "/api/tables", { body });
export const openLesson = (game: string, lesson: string, name: string) =>
  ask<OpenedTable>("POST", `/api/games/${encodeURIComponent(game)}/lesson`, { body: { name, lesson } });
export const myTables = (language: string) =>
  ask<Listing[]>("GET", "/api/tables/mine", { query: { language } });
export const publicTables = (language: string) =>
  ask<Listing[]>("GET", "/api/tables", { query: { language } });
export const hideTable = (id: string, hidden: boolean) =>
  ask<{ hidden: boolean }>("PUT", table(id, "/shelf"), { body: { hidden } });
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

export const join = (id: string, name: string, invite: string, seat: number | null = null) =>
  ask<{ seat: number; secret: string }>("POST", table(id, "/join"), { body: { name, invite, seat } });
export const sit = (id: string, secret: string) =>
  ask<{ seat: number }>("POST", table(id, "/sit"), { body: { secret } });
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
