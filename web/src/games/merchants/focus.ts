/** Where on the map the present choices are, for a small screen that opens zoomed to them: the piece in hand, its way,
 *  where it may end, and the city it would come to next. */
// numbers: where things lie and how large they are
import type { Focus } from "../contract";
import { chartOf } from "./draw";
import { trailsOf } from "./moves";
import { wagonInHand } from "./stock";
import type { MerchantsScene } from "./types";

const AROUND = 90; // room for a wagon with its marks, or for a plaque beside its city
const FEW = 2; // cities that are worth showing beside a way; more of them would be the whole map

/** The steps that are about the wagon in hand, though nothing on the map is asked for. */
const ABOUT_WAGON = ["master_auction", "master_cards", "quoting", "answering"];

export function focusOf(scene: MerchantsScene): Focus | null {
  const chart = chartOf(scene);
  const asked = inPlay(scene);
  const aside = asked.size === 0;
  if (aside && ABOUT_WAGON.includes(scene.view.step)) asked.add(wagonInHand(scene.view).at);
  const spots = [...asked].flatMap((id) => chart.places.get(id) ?? []);
  if (spots.length === 0) return null;
  const left = Math.max(0, Math.min(...spots.map((spot) => spot.x)) - AROUND);
  const top = Math.max(0, Math.min(...spots.map((spot) => spot.y)) - AROUND);
  const right = Math.min(chart.width, Math.max(...spots.map((spot) => spot.x)) + AROUND);
  const bottom = Math.min(chart.height, Math.max(...spots.map((spot) => spot.y)) + AROUND);
  return { x: left, y: top, width: right - left, height: bottom - top, aside };
}

function inPlay({ view, guide }: MerchantsScene): Set<string> {
  const at = new Set<string>();
  for (const { action, touches } of guide.choices) {
    for (const thing of touches) {
      const [kind, id] = thing.split(":") as [string, string];
      if (kind === "space" || kind === "city") at.add(id);
      if (kind === "wagon") at.add(view.wagons[Number(id) - 1]!.at);
    }
    if (action.type === "load") at.add(wagonInHand(view).at);
  }
  for (const path of trailsOf(guide.foreseen?.events ?? []).values()) path.forEach((place) => at.add(place));
  const ahead = (guide.outlook?.changes ?? []).flatMap(({ thing }) =>
    thing?.startsWith("city:") ? [thing.slice("city:".length)] : [],
  );
  if (ahead.length <= FEW) ahead.forEach((city) => at.add(city));
  return at;
}
