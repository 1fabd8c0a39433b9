/** What is shown to everybody at once: how the auction of a contract has ended. */
import type { GameEvent, Reveal, Reveals, Shown } from "../contract";
import type { BoardData, Figures, Happening, Table, View } from "./types";
import WonContract from "./WonContract.svelte";
import { cityName, contractOf, money, playerName } from "./words";

export const reveals: Reveals<View, BoardData, Figures> = {
  events: ["contract_won"],
  of(scene: Table, events: readonly GameEvent[], at: number): Reveal<View, BoardData, Figures> | null {
    const told = events as unknown as Happening[];
    const won = told[at]!;
    if (won.type !== "contract_won") return null;
    const begin = told.findLastIndex((event, n) => n < at && event.type === "contract_chosen");
    const offers = new Map<number, number>();
    for (const event of told.slice(begin + 1, at))
      if (event.type === "offer_made") offers.set(event.seat, event.offer);
    if (offers.size === 0) return null; // nobody else wanted it: it is told in a line
    const contract = contractOf(scene, won.contract);
    const shown = scene.seats.map(({ seat }): Shown => {
      const wins = seat === won.seat;
      const offer = wins ? won.offer : (offers.get(seat) ?? 0);
      const cost = wins ? won.price : contract.offers[offer - 1];
      return {
        seat,
        words: cost === undefined ? "–" : money(scene, cost),
        note: scene.say(wins ? "auf-achse-reveal-pays" : "auf-achse-bidder-passed"),
        won: wins,
      };
    });
    const facts = { player: playerName(scene, won.seat), own: won.seat === scene.seat ? "yes" : "no" };
    const title = scene.say("auf-achse-reveal-won", {
      ...facts,
      start: cityName(scene, contract.from),
      end: cityName(scene, contract.to),
    });
    return { title, sealed: false, shown, tells: 1, After: WonContract };
  },
};
