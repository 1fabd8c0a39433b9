/** The word of help for a step, or else for the part of the turn it belongs to, as far as the game has one. */
import type { GamePage } from "../games/contract";

export function hinted({ hints }: GamePage, stage: string, step: string): string | null {
  const subject = [step, stage].find((name) => hints.includes(name));
  return subject ? `hint-${subject}` : null;
}
