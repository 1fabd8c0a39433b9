/** The cities of the looker's own waybills, and what each is good for now. */
import type { Table } from "./types";
import { contractOf } from "./words";

export interface OwnCity {
  /** Goods wait here for a contract in hand, or a load aboard is wanted here. */
  load: boolean;
  deliver: boolean;
}

export function ownCities(scene: Table): Map<string, OwnCity> {
  const cities = new Map<string, OwnCity>();
  const player = scene.seat === null ? null : scene.view.players[scene.seat];
  const city = (id: string): OwnCity => {
    const found = cities.get(id) ?? { load: false, deliver: false };
    cities.set(id, found);
    return found;
  };
  for (const id of player?.hand ?? []) {
    city(contractOf(scene, id).from).load = true;
    city(contractOf(scene, id).to);
  }
  for (const id of player?.aboard ?? []) {
    city(contractOf(scene, id).to).deliver = true;
    city(contractOf(scene, id).from);
  }
  return cities;
}
