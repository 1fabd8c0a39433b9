/** Where on the map the present choices are, for a small screen that opens zoomed to them: the piece in hand, its way,
 *  where it may end, and the city it would come to next. */
// numbers: where things lie and how large they are
import { chartOf } from "./draw";
import { trailsOf } from "./moves";
import { wagonInHand } from "./stock";
import type { MerchantsScene } from "./types";

const AROUND = 90; // room for a wagon with its marks, or for a plaque beside its city
const FEW = 2; // cities that are worth showing beside a way; more of them would be the whole map

export function focusOf(
  scene: MerchantsScene,
): { x: number; y: number; width: number; height: number } | null {
  const chart = chartOf(scene);
  const spots = [...inPlay(scene)].flatMap((id) => chart.places.get(id) ?? []);
  if (spots.length === 0) return null;
  const left = Math.max(0, Math.min(...spots.map((spot) => spot.x)) - AROUND);
  const top = Math.max(0, Math.min(...spots.map((spot) => spot.y)) - AROUND);
  const right = Math.min(chart.width, Math.max(...spots.map((spot) => spot.x)) + AROUND);
  const bottom = Math.min(chart.height, Math.max(...spots.map((spot) => spot.y)) + AROUND);
  return { x: left, y: top, width: right - left, height: bottom - top };
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
