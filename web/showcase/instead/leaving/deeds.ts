/** At a recorded table there is nothing to leave, and nobody to report. */
import type { MenuEntry } from "../../../src/shell/PopMenu.svelte";

export * from "../../../src/leaving/deeds";
export const entriesOf = (): MenuEntry[] => [];
