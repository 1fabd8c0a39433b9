/** The key that a button of a choice declares (`aria-keyshortcuts`): X for what ends a step or lets it go by. */
import type { Choice } from "./contract";

export const isEnd = (choice: Choice): boolean => choice.ends === true;

export function keyOf(choice: Choice): string | undefined {
  return isEnd(choice) ? "X" : undefined;
}
