/** For which parts of a turn, or single steps in them, the page has a word of help. */
const HINTED: Record<string, string[]> = {
  merchants: [
    "purchasing",
    "loading",
    "movement",
    "broken_axles",
    "taking_influence",
    "prices",
    "selling",
    "investments",
    "status",
  ],
  auf_achse: ["dice", "driving", "event", "city", "procurement", "turn-end"],
  nuremberg: ["auction", "building", "trains", "takeovers"],
};

/** The word for a step, or else for the part of the turn it belongs to. */
export function hinted(game: string, stage: string, step: string): string | null {
  const subject = [step, stage].find((name) => HINTED[game]?.includes(name));
  return subject ? `hint-${game}-${subject}` : null;
}
