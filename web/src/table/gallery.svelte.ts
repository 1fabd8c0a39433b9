/** What this page was told of those who look on: how many they are, and what they say, as far as it is for whoever sits here. */
import type { GalleryLine, GalleryNews, Note } from "../wire/shapes";

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
    const last = this.lines.at(-1)?.seq ?? -1;
    const fresh = news.lines.filter((line) => line.seq > last);
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
  }
}

export interface SaidLine {
  key: string;
  at: number;
  /** The seat of a player; null in the gallery. */
  seat: number | null;
  name: string;
  guest: number;
  text: string;
}

/** What players and gallery have said, by time. */
export function bothTalks(notes: Note[], lines: GalleryLine[], nameOf: (seat: number) => string): SaidLine[] {
  const players = notes
    .filter((note) => note.type === "said")
    .map(({ seq, at, seat, text }) => ({
      key: `table-${seq}`,
      at,
      seat,
      name: nameOf(seat ?? 0),
      guest: 0,
      text,
    }));
  return [...players, ...lines.map(ofGallery)].toSorted((a, b) => a.at - b.at);
}

export const ofGallery = ({ seq, at, name, guest, text }: GalleryLine): SaidLine => ({
  key: `gallery-${seq}`,
  at,
  seat: null,
  name,
  guest,
  text,
});
