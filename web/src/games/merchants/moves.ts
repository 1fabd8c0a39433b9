/** The ends of moves that are legal now: which spaces lead to which choices. */
// numbers: which way to an end is the cheapest
import type { Choice, GameEvent, Guide } from "../contract";
import type { Chart } from "./roads";
import { heading } from "./roads";
import type { Event, Wagon } from "./types";

/** Phrases of deals name spaces too. */
const TO_A_SPACE = ["move_courier", "place_courier", "face", "deal_over", "deal_to"];

/** Spaces where a move can end, with the choices that end there. Wagons come in only once it is clear which one. */
export function endsOf(guide: Guide): Map<string, Choice[]> {
  const wagons = guide.choices.filter((choice) => choice.action.type === "move");
  const one = new Set(wagons.map((choice) => choice.action["wagon"])).size === 1;
  const shown = guide.choices.filter(
    (choice) => TO_A_SPACE.includes(choice.action.type) || (one && choice.action.type === "move"),
  );
  const ends = new Map<string, Choice[]>();
  for (const choice of shown) {
    const to = String(choice.action["to"]);
    ends.set(to, [...(ends.get(to) ?? []), choice]);
  }
  return ends;
}

/** An end implies how to come there: by the smallest tile that reaches it, without extra points if it can be. The end
 *  that is considered already is gone to at once. */
export function takeEnd(guide: Guide, space: string): void {
  const found = endsOf(guide).get(space) ?? [];
  if (found.length === 0) return;
  if (found.some((choice) => choice.id === guide.chosen?.id)) return guide.commit();
  guide.choose(found.toSorted((a, b) => spent(a) - spent(b))[0]!);
}

function spent({ action }: Choice): number {
  const tile = Number(action["tile"] ?? 0);
  const extra = Number(action["extra"] ?? 0);
  return (tile === 0 && extra > 0 ? 100 : 0) + extra * 10 + tile;
}

/** Another tile for the end that is considered, where it leads there too; else the tile is picked. */
export function takeTile(guide: Guide, tile: number): void {
  const { chosen } = guide;
  const same = guide.choices.find(
    ({ action }) =>
      chosen !== null &&
      action.type === "move" &&
      action["tile"] === tile &&
      ["wagon", "to", "via"].every((field) => action[field] === chosen.action[field]),
  );
  if (same && same.id !== chosen!.id) guide.choose(same);
  else guide.pick(`tile:${tile}`);
}

const LETTERS = "ABCDEFGH";

/** How each end is called on the map and in the list: those that the same means lead to by letters, others by what
 *  leads there. */
export function labelsOf(guide: Guide): Map<string, string> {
  const ends = [...endsOf(guide)].filter(([, ways]) => ways.some((way) => way.action.type === "move"));
  const all = new Set(ends.flatMap(([, ways]) => ways.map(meansOf)));
  const means =
    guide.chosen?.action.type === "move" ? meansOf(guide.chosen) : all.size === 1 ? [...all][0]! : null;
  const alike = ends.filter(([, ways]) => ways.some((way) => meansOf(way) === means)).map(([space]) => space);
  const lettered = alike.length > 1 && alike.length <= LETTERS.length ? alike : [];
  return new Map(
    ends.map(([space, ways]) => [
      space,
      lettered.includes(space)
        ? LETTERS[lettered.indexOf(space)]!
        : [...new Set(ways.map(meansOf))].join(" "),
    ]),
  );
}

/** With what a wagon is moved: "3", "2+1", "+1"; a courier by its own means. */
export function meansOf(choice: Choice): string {
  const { type, tile, extra } = choice.action;
  if (type !== "move") return "";
  return `${Number(tile) > 0 ? tile : ""}${Number(extra) > 0 ? `+${extra}` : ""}`;
}

/** Events as the game's own kinds: the wire tells no others. */
export function told(events: readonly GameEvent[]): Event[] {
  return events as unknown as Event[];
}

/** Where each wagon, or the courier (0), has rolled along in these events. */
export function trailsOf(events: readonly GameEvent[]): Map<number, string[]> {
  const trails = new Map<number, string[]>();
  const add = (piece: number, path: string[]) => {
    const before = trails.get(piece);
    trails.set(piece, before?.at(-1) === path[0] ? [...before!, ...path.slice(1)] : path);
  };
  for (const event of told(events)) {
    if (event.type === "wagon_moved") add(event.wagon, event.path);
    if (event.type === "courier_moved") add(0, event.path);
  }
  return trails;
}

/** The way a wagon's horses look: on along its road, or the way it rolled in where it may turn off. */
export function headingOf(chart: Chart, wagon: Wagon): number | null {
  if (wagon.arrived) return null;
  const onward = [...chart.legs.keys()]
    .filter((leg) => leg.startsWith(`${wagon.at}>`))
    .map((leg) => leg.slice(wagon.at.length + 1))
    .filter((next) => next !== wagon.came_from);
  const next =
    wagon.facing && wagon.facing !== wagon.at ? wagon.facing : onward.length === 1 ? onward[0]! : null;
  if (next) return heading(chart.legs.get(`${wagon.at}>${next}`)!, "begins");
  const behind = wagon.came_from ? chart.legs.get(`${wagon.came_from}>${wagon.at}`) : undefined;
  return behind ? heading(behind, "ends") : null;
}
