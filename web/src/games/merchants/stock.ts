/** Choices about one good in one city: what a touch on a market or on a warehouse leads to. */
import type { Choice, Guide } from "../contract";
import type { View, Wagon } from "./types";

/** The wagon that is auctioned, loaded or unloaded. */
export function wagonInHand(view: View): Wagon {
  return view.wagons.find(({ number }) => number === view.progress.wagon)!;
}

export function purchase(guide: Guide, city: string, good: string): Choice | undefined {
  return guide.choices.find(
    ({ action }) => action.type === "buy" && action["city"] === city && action["good"] === good,
  );
}

/** Selling from this warehouse, or loading from it onto the wagon that is being loaded. */
export function withdrawal(guide: Guide, view: View, city: string, good: string): Choice | undefined {
  const loading = wagonInHand(view).at === city;
  return guide.choices.find(
    ({ action }) =>
      action["good"] === good &&
      (((action.type === "sell_stock" || action.type === "play_special_sale") && action["city"] === city) ||
        (action.type === "load" && loading)),
  );
}
