/** For which parts of a turn the page has a word of help. */
const HINTED: Record<string, string[]> = {
  merchants: ["purchasing", "loading", "movement", "prices", "selling", "investments", "status"],
  auf_achse: ["dice", "driving", "event", "city", "procurement", "turn-end"],
  nuremberg: ["auction", "building", "trains", "takeovers"],
};

export function hinted(game: string, stage: string): string | null {
  return HINTED[game]?.includes(stage) ? `hint-${game}-${stage}` : null;
}
