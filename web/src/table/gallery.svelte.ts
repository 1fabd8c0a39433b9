/** What this page was told of those who look on: how many they are, and what they say, as far as it is for whoever sits here. */
import type { GalleryLine, GalleryNews, Note } from "../wire/shapes";
import { say } from "../words/tongue.svelte";

export class GalleryHeard {
  watchers = $state(0);
  /** Whether there is talk in the gallery of this table. */
  talks = $state(false);
  /** Whether it opens to this page only after the end. */
  shut = $state(false);
  said = $state(0);
  lines: GalleryLine[] = $state.raw([]);
  /** Whether it is shown in the place of the chronicle. */
  shown = $state(false);

  hear(news: GalleryNews): void {
    this.watchers = news.watchers;
    this.talks = news.talks;
    this.shut = news.shut;
    this.said = news.said;
    if (news.lines.length === 0) return;
    const heard = new Map([...this.lines, ...news.lines].map((line) => [line.seq, line]));
    this.lines = [...heard.values()].toSorted((a, b) => a.seq - b.seq);
  }
}

/** Something that was said, at the table or in the gallery. */
export interface SaidLine {
  seq: number;
  gallery: boolean;
  at: number;
  /** The seat of a player; null in the gallery. */
  seat: number | null;
  name: string;
  /** What was said; or by whom it was removed. */
  text: string;
  removed: boolean;
  own: boolean;
  /** Of somebody who is not read here. */
  hidden: boolean;
}

/** What players and gallery have said, by time. */
export function bothTalks(
  notes: Note[],
  lines: GalleryLine[],
  ofTable: (note: Note) => SaidLine,
): SaidLine[] {
  const players = notes.filter(({ type }) => type === "said" || type === "removed").map(ofTable);
  return [...players, ...lines.map(ofGallery)].toSorted((a, b) => a.at - b.at);
}

export const ofGallery = (line: GalleryLine): SaidLine => ({
  ...line,
  gallery: true,
  seat: null,
  name: line.name || say(line.guest ? "gallery-guest" : "gallery-somebody", { number: line.guest }),
  text: line.removed ? say(`gallery-removed-${line.removed}`) : line.text,
  removed: line.removed !== "",
});
