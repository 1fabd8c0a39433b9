/** Lets news through one piece at a time, so that the eye can follow what others do; a long queue is not held up. */
import { preferences } from "../shell/preferences.svelte";

const BETWEEN = 650;
const HELD_AT_MOST = 6;

interface Piece {
  after: number;
  notes: { type: string }[];
}

export class Turnpike<News extends Piece> {
  #queue: News[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pass: (news: News) => void;

  constructor(pass: (news: News) => void) {
    this.#pass = pass;
  }

  arrive(news: News): void {
    this.#queue.push(news);
    if (this.#timer === null) this.#next();
  }

  clear(): void {
    this.#queue = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  close(): void {
    this.clear();
    this.#pass = () => {};
  }

  #next(): void {
    this.#timer = null;
    const news = this.#queue.shift();
    if (!news) return;
    this.#pass(news);
    const moved = news.after >= 0 && news.notes.some((note) => note.type === "moved");
    const held = moved && preferences.motion && !document.hidden && this.#queue.length <= HELD_AT_MOST;
    if (held) this.#timer = setTimeout(() => this.#next(), BETWEEN);
    else if (this.#queue.length > 0) this.#next();
  }
}
