/** The line of a deal in parts: names of players, and what stands between them. */

export interface LinePart {
  text: string;
  seat: number | null;
}

export function colouredBy(names: string[], line: string): LinePart[] {
  if (names.length === 0) return [{ text: line, seat: null }];
  const known = names
    .toSorted((a, b) => b.length - a.length) // a name may begin with another
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${known.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  const parts: LinePart[] = [];
  let from = 0;
  for (const match of line.matchAll(found)) {
    const name = match[1]!;
    if (match.index > from) parts.push({ text: line.slice(from, match.index), seat: null });
    parts.push({ text: name, seat: names.indexOf(name) });
    from = match.index + match[0].length;
  }
  if (from < line.length) parts.push({ text: line.slice(from), seat: null });
  return parts;
}
