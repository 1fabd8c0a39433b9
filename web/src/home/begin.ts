/** Tables that are laid by one press. What was chosen last is chosen again. */
import { keepInvitation } from "../shell/links";
import { preferences } from "../shell/preferences.svelte";
import { routing } from "../shell/route.svelte";
import { levelsOf } from "../shell/shelf.svelte";
import { toasts } from "../shell/toasts.svelte";
import * as api from "../wire/api";
import type { GameInfo, OpenTable } from "../wire/shapes";
import { tongue } from "../words/tongue.svelte";

/** How many chairs a table has that others are invited to, where the game can be played so. */
export const INVITED = 3;

/** At first two, against the weakest. */
export function botsPlayers(game: GameInfo): number {
  return game.players.includes(preferences.players) ? preferences.players : game.players[0]!;
}

export function botsLevel(game: GameInfo): string {
  const levels = levelsOf(game.id);
  return levels.includes(preferences.level) ? preferences.level : levels[0]!;
}

export function againstBots(game: GameInfo): Promise<boolean> {
  const bot = { kind: "bot" as const, level: botsLevel(game), name: "" };
  const others = Array.from({ length: botsPlayers(game) - 1 }, () => bot);
  return laid({ game: game.id, chairs: [mine(), ...others] });
}

export function invite(game: GameInfo): Promise<boolean> {
  const count = game.players.findLast((one) => one <= INVITED) ?? game.players[0]!;
  const others = Array.from({ length: count - 1 }, () => ({ kind: "open" as const, level: "", name: "" }));
  return laid({ game: game.id, chairs: [mine(), ...others] });
}

const mine = () => ({ kind: "mine" as const, name: preferences.name, level: "" });

/** Lay a table and go there, if it can be had; its invitation stays in this browser. */
export async function laid(wanted: Partial<OpenTable>): Promise<boolean> {
  const answer = await api.openTable(wanted, tongue.language);
  if (!answer.ok) {
    toasts.no(answer.problem);
    return false;
  }
  preferences.change({ last: wanted });
  keepInvitation(answer.value.table, answer.value.invite);
  routing.go(`/t/${answer.value.table}`);
  return true;
}
