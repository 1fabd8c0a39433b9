/** Words and pictures of this game's deals; what they can be made of comes with the figures. */
import type { DealsPart } from "../contract";
import DealPicture from "./DealPicture.svelte";
import type { Board, Figures, MerchantsScene, View } from "./types";
import { amount, cardName, cityName, goodName, placeName } from "./words";

/** By field: the family of the drawn things that stand for its values. */
const THINGS: Record<string, string> = { wagon: "wagon", city: "city", over: "space", to: "space" };

function value(scene: MerchantsScene, field: string, value: string | number): string {
  const text = String(value);
  switch (field) {
    case "wagon":
      return text;
    case "good":
      return goodName(scene, text);
    case "city":
      return cityName(scene.view, scene.board, text);
    case "over":
    case "to":
      return `${placeName(scene, text)} (${text})`;
    case "seat":
      return scene.seats[Number(value)]?.name ?? text;
    case "influence":
    case "card":
      return cardName(scene, text);
    case "number":
      return scene.say("merchants-deal-arrows", { n: Number(value) });
    case "change":
      return scene.say(`merchants-deal-change-${text}`);
    default:
      return text;
  }
}

export const deals: DealsPart<View, Board, Figures> = {
  rule: "M12.1",
  word: (scene, what, id) =>
    what === "card" ? cardName(scene, id) : scene.say(`merchants-deal-${what}-${id}`),
  value,
  thing: (field, value) => (THINGS[field] ? `${THINGS[field]}:${value}` : null),
  Picture: DealPicture,
  purse: (view, seat) => view.players[seat]?.money ?? null,
  hand: (view, seat) => {
    const hand = view.players[seat]?.hand;
    return hand ? Object.keys(hand).filter((card) => hand[card]! > 0) : null;
  },
  money: (scene, sum) => amount(scene.language, sum),
};
