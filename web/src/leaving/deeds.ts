/** What the menu of a table does, wherever it is opened. */
import { copied } from "../shell/clipboard";
import { tableLink } from "../shell/links";
import type { MenuEntry } from "../shell/PopMenu.svelte";
import { usualLevel } from "../shell/shelf.svelte";
import { toasts } from "../shell/toasts.svelte";
import * as api from "../wire/api";
import type { Command, Done } from "../wire/shapes";
import { say, tongue } from "../words/tongue.svelte";
import { reportable, waysFrom, type Place } from "./place";

/** Ask the table for something; what it refuses is shown. */
export async function send(place: Place, command: Command): Promise<Done | null> {
  const answer = await api.command(place.id, command, tongue.language);
  if (answer.ok) return answer.value;
  toasts.no(answer.problem);
  return null;
}

/** Let bots play in these chairs of one's own. */
export async function letBots(place: Place, seats: number[]): Promise<void> {
  for (const seat of seats.filter((one) => !place.replaced.includes(one)))
    await send(place, { type: "take_over", seat, level: usualLevel(place.game), chair: null });
}

export async function playAgain(place: Place): Promise<void> {
  for (const seat of place.replaced) await send(place, { type: "take_back", seat });
}

export async function hide(place: Place, hidden: boolean): Promise<boolean> {
  const answer = await api.hideTable(place.id, hidden);
  if (!answer.ok) toasts.no(answer.problem);
  return answer.ok;
}

async function copyLink(place: Place): Promise<void> {
  if (await copied(tableLink(place.id))) toasts.note(say("watch-link-copied"));
}

/** What is done where one sits. */
interface Own {
  hidden: boolean;
  /** After something was done. */
  done(): void;
  /** After the table was put away. */
  away(): void;
  /** Open the ways to leave. */
  leave(): void;
}

/** Without seats of one's own there is little to do. */
export function entriesOf(place: Place, report: () => void, own: Own | null): MenuEntry[] {
  const watch: MenuEntry = {
    id: "watch",
    icon: "link",
    text: say("menu-watch-link"),
    act: () => void copyLink(place),
  };
  const tell: MenuEntry[] = reportable(place)
    ? [{ id: "report", icon: "flag", text: say("menu-report"), act: report }]
    : [];
  return own ? ownEntries(place, own, [watch, ...tell]) : [watch, ...tell];
}

function ownEntries(place: Place, around: Own, anybodys: MenuEntry[]): MenuEntry[] {
  const then = (what: Promise<unknown>) => void what.then(around.done);
  const bots: MenuEntry[] = [];
  if (place.state === "playing") {
    if (place.replaced.length < place.mine.length)
      bots.push({
        id: "bot",
        icon: "bot",
        text: say("menu-bot"),
        act: () => then(letBots(place, place.mine)),
      });
    if (place.replaced.length > 0)
      bots.push({ id: "again", icon: "chair", text: say("take-back"), act: () => then(playAgain(place)) });
  }
  const shelf: MenuEntry = {
    id: "hide",
    icon: around.hidden ? "eye" : "hide",
    text: say(around.hidden ? "take-out" : "put-away"),
    apart: true,
    act: () => void hide(place, !around.hidden).then((ok) => ok && around.away()),
  };
  const leave: MenuEntry[] =
    waysFrom(place).length > 1
      ? [{ id: "leave", icon: "door", text: say("menu-leave"), danger: true, act: around.leave }]
      : [];
  return [...bots, ...anybodys, shelf, ...leave];
}
