/** The games' sides of the page, fetched when a table is laid with one of them. */
import type { GamePage } from "../games/contract";

const PAGES = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");

export async function pageOf(game: string): Promise<GamePage> {
  const found = PAGES[`../games/${game}/index.ts`];
  if (!found) throw new Error(`there is no drawing of ${game}`);
  return (await found()).default;
}
