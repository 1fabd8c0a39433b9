/** What the whole document wears: light or dark, the title in its tab, and a language. */
import { tongue } from "../words/tongue.svelte";
import { preferences } from "./preferences.svelte";
import { shelf } from "./shelf.svelte";
import { title } from "./title.svelte";

/** From now on, as long as the component is there that calls it. */
export function dress(): void {
  $effect(() => {
    document.documentElement.dataset["theme"] = preferences.dark ? "dark" : "light";
  });
  $effect(() => {
    document.title = title.whole;
  });
  $effect(() => void tongue.speak(preferences.language).then(() => shelf.translate()));
}
