/** The games' sides of the page, fetched when a table is laid with one of them. */
import type { GamePage } from "../games/contract";

const PAGES = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");

/** Null for a game that this page cannot draw. */
export async function pageOf(game: string): Promise<GamePage | null> {
  const found = PAGES[`../games/${game}/index.ts`];
  return found ? (await found()).default : null;
}
