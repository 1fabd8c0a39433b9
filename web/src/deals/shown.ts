/** How much is seen of deals: nothing by those who never want to hear of them, as long as there are none. */
import type { Sitting } from "../table/sitting.svelte";
import type { Look } from "../wire/shapes";
import { dealsOf, standings } from "./shapes";

export function dealsShown(look: Look): boolean {
  return standings(look).length > 0;
}

/** Whether this seat takes part in deals at all. */
export function dealing(sitting: Sitting): boolean {
  const look = sitting.look!;
  return (
    dealsOf(look.view) !== null && sitting.page?.deals !== undefined && look.settings?.attention !== "silent"
  );
}
