/** The games of the house as the home page shows them. */
import type { Component } from "svelte";
import AufAchseVignette from "./AufAchseVignette.svelte";
import MerchantsVignette from "./MerchantsVignette.svelte";
import NurembergVignette from "./NurembergVignette.svelte";

export const VIGNETTES: Record<string, Component> = {
  merchants: MerchantsVignette,
  auf_achse: AufAchseVignette,
  nuremberg: NurembergVignette,
};

/** Levels that are offered; random play is for programs. */
export const LEVELS = ["easy", "normal", "hard"] as const;
