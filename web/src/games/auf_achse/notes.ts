/** Event cards that lie before a player: kept for later, or a burden still to come. */
import type { Table } from "./types";
import { money } from "./words";

export interface Note {
  text: string;
  burden: boolean;
}

export function notesOf(scene: Table, seat: number): Note[] {
  const player = scene.view.players[seat]!;
  const kept = [
    ...(player.second_driver > 0 ? ["auf-achse-keeps-second-driver"] : []),
    ...(player.local_knowledge > 0 ? ["auf-achse-keeps-local-knowledge"] : []),
  ].map((id) => ({ text: scene.say(id), burden: false }));
  const burdens = [
    ...player.debts.map((debt) => scene.say("auf-achse-owes", { amount: money(scene, debt) })),
    ...(player.missed > 0 ? [scene.say("auf-achse-misses", { count: player.missed })] : []),
  ].map((text) => ({ text, burden: true }));
  return [...kept, ...burdens];
}
