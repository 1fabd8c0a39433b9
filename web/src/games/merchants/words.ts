/** Names and figures in the language chosen. */
import type { Language } from "../../words/say";
import type { Board, Goods, MerchantsScene, View } from "./types";

const formats = { en: new Intl.NumberFormat("en"), de: new Intl.NumberFormat("de") };

export function amount(language: Language, value: number): string {
  return formats[language].format(value);
}

/** The id of a card or step as part of a message id. */
export function key(name: string): string {
  return name.replaceAll("_", "-");
}

export function goodName(scene: MerchantsScene, good: string): string {
  return scene.say(`merchants-good-${good}`);
}

export function cardName(scene: MerchantsScene, card: string): string {
  return scene.say(`merchants-card-${key(card)}`);
}

/** What a card does, with the sum of money it names, if it names one. */
export function cardText(scene: MerchantsScene, card: string): string {
  const sum = amount(scene.language, scene.figures.sums[card] ?? 0);
  return scene.say(`merchants-does-${key(card)}`, { sum });
}

/** The same in a few words. */
export function cardBrief(scene: MerchantsScene, card: string): string {
  const sum = amount(scene.language, scene.figures.sums[card] ?? 0);
  return scene.say(`merchants-brief-${key(card)}`, { sum });
}

/** The first edition has other names on three of its places. */
export function cityName(view: View, board: Board, city: string): string {
  const labels = board.labels[view.terms.options["labels_1999"] ?? ""] ?? {};
  return labels[city] ?? board.cities.find((one) => one.id === city)?.name ?? city;
}

/** A place in words: a city, a junction, or the road space by the city it is counted from, if that has no other road. */
export function placeName(scene: MerchantsScene, place: string): string {
  const { view, board, language } = scene;
  if (board.cities.some((city) => city.id === place)) return cityName(view, board, place);
  const junction = board.junctions.find((one) => one.id === place);
  if (junction) return junction.name[language] ?? place;
  for (const road of board.roads) {
    const nth = road.spaces.indexOf(place) + 1;
    if (nth === 0) continue;
    const only = board.roads.filter((one) => one.from === road.from || one.to === road.from).length === 1;
    const start = placeName(scene, road.from);
    if (only) return scene.say("merchants-place-from", { nth, start });
    return scene.say("merchants-place-between", {
      start,
      end: placeName(scene, road.to),
      nth,
      spaces: road.spaces.length,
    });
  }
  return place;
}

/** The same in as few words as will do: "Hamburg 2". */
export function placeBrief(scene: MerchantsScene, place: string): string {
  for (const road of scene.board.roads) {
    const nth = road.spaces.indexOf(place) + 1;
    if (nth > 0 && scene.board.cities.some((city) => city.id === road.from))
      return `${placeName(scene, road.from)} ${nth}`;
  }
  return placeName(scene, place);
}

/** "2 cloth, 1 salt", or a dash for nothing. */
export function counted(scene: MerchantsScene, goods: Goods): string {
  const parts = Object.entries(goods).map(([good, count]) => `${count} ${goodName(scene, good)}`);
  return parts.length > 0 ? parts.join(", ") : "–";
}

/** A seat as the subject of a sentence: "You ask" or "Somebody asks". */
export function subject(scene: MerchantsScene, player: number): { player: string; own: string } {
  return { player: playerName(scene, player), own: player === scene.seat ? "yes" : "no" };
}

export function playerName(scene: MerchantsScene, player: number): string {
  return player === scene.seat
    ? scene.say("merchants-you")
    : (scene.seats[player]?.name ?? String(player + 1));
}
