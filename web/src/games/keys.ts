/** The key that a button of a choice declares (`aria-keyshortcuts`): X for what ends a step or lets it go by. */
import type { Choice } from "./contract";

const ENDS = ["done", "pass", "decline"];

export const isEnd = (choice: Choice): boolean => ENDS.includes(choice.action.type);

export function keyOf(choice: Choice): string | undefined {
  return isEnd(choice) ? "X" : undefined;
}
