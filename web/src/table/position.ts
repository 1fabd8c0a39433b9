/** A position in words: a line without indent is the heading of those below it. */
export interface Chapter {
  heading: string;
  /** `depth` is by how many letters a line stands in. */
  lines: { text: string; depth: number }[];
}

/** With whose eyes a game that is over is seen, after which move. */
export interface Past {
  seat: number | null;
  move: number;
}

export function chaptersOf(lines: string[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    const text = line.trimStart();
    const depth = line.length - text.length;
    if (depth === 0) chapters.push({ heading: text, lines: [] });
    else chapters.at(-1)?.lines.push({ text, depth });
  }
  return chapters;
}
