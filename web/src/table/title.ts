/** What is played at a table: an edition or a map may have a title of its own. */
import type { Look } from "../wire/shapes";
import { say } from "../words/tongue.svelte";

export function titleOf(terms: Look["table"]["terms"]): string {
  return say(`title-${terms.game}`, { year: Number(terms.edition), ...terms.options });
}
