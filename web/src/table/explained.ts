/** What the shell itself explains: the parts of a turn, what is asked, and who sits where. The rest is the game's. */
import type { Explanation } from "../games/contract";
import { levelName } from "../shell/shelf.svelte";
import { say } from "../words/tongue.svelte";
import { hinted } from "./hints";
import type { Sitting } from "./sitting.svelte";

const STAGE = "stage:";
const PLAYER = "player:";

export function playerOf(thing: string): number | null {
  return thing.startsWith(PLAYER) ? Number(thing.slice(PLAYER.length)) : null;
}

export function explained(sitting: Sitting, thing: string): Explanation | null {
  const { look, scene, page } = sitting;
  if (!look || !scene) return null;
  if (thing.startsWith(STAGE)) return stage(sitting, thing.slice(STAGE.length));
  if (thing === "asked") return asked(sitting);
  const player = playerOf(thing);
  if (player !== null) return seated(sitting, player);
  return page?.explain?.(scene, thing) ?? null;
}

function stage({ look, page, scene }: Sitting, id: string): Explanation | null {
  const found = look!.stages.find((one) => one.id === id);
  if (!found) return null;
  const hint = page ? hinted(page, id, "") : null;
  return {
    title: found.name,
    note: say(`stage-${found.state}`),
    lines: hint ? [{ text: scene!.say(hint) }] : [],
    rule: found.rule,
  };
}

function asked({ look, page, scene, guide }: Sitting): Explanation {
  const now = look!.stages.find((one) => one.state === "now");
  const hint = page && now ? hinted(page, now.id, look!.view.step) : null;
  const lines: Explanation["lines"] = [{ text: guide.sketched?.prompt || look!.prompt }];
  if (hint) lines.push({ icon: "bulb", text: scene!.say(hint) });
  return { title: now?.name ?? say("your-move"), lines, ...(now ? { rule: now.rule } : {}) };
}

function seated({ look, scene }: Sitting, seat: number): Explanation | null {
  const chair = look!.table.chairs[seat];
  const found = scene!.seats[seat];
  if (!chair || !found) return null;
  const bot =
    found.kind === "bot" ? { icon: "bot" as const, text: botWords(chair.owned, found.level) } : null;
  return { title: found.name, lines: bot ? [bot] : [] };
}

const botWords = (standsIn: boolean, level: string) =>
  `${say(standsIn ? "bot-stands-in" : "bot")}: ${levelName(level)}`;
