/** Lets news through one piece at a time, so that the eye can follow what others do; nobody is kept waiting by it. */
import { preferences } from "../shell/preferences.svelte";

const BETWEEN = 650;
const HELD_AT_MOST = 6;
/** Whoever is asked by something in the queue learns of it after so long at the latest. */
const ASKED_AT_LATEST = 5500;

interface Piece {
  after: number;
  notes: { type: string }[];
  look: { choices: unknown[] };
}

export class Turnpike<News extends Piece> {
  #queue: News[] = [];
  /** When the first question in the queue came. */
  #askedAt = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pass: (news: News) => void;
  #urgent: () => boolean;
  #holds: () => number;

  /** `urgent` tells whether somebody waits for what is in the queue, `holds` how long what passed last is looked at. */
  constructor(pass: (news: News) => void, urgent: () => boolean, holds: () => number) {
    this.#pass = pass;
    this.#urgent = urgent;
    this.#holds = holds;
    document.addEventListener("visibilitychange", this.#hurry);
  }

  arrive(news: News): void {
    this.#queue.push(news);
    if (asks(news)) this.#askedAt = Math.min(this.#askedAt, performance.now());
    if (this.#timer === undefined) this.#next();
    else this.#hurry();
  }

  /** What was looked at is put away. */
  go(): void {
    if (this.#timer !== undefined) this.#next();
  }

  clear(): void {
    this.#queue = [];
    this.#stop();
  }

  close(): void {
    this.clear();
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#pass = () => {};
  }

  /** Nobody looks, or somebody waits: a timer, which a hidden tab runs late, has no say then. */
  #hurry = (): void => {
    if (document.hidden || this.#urgent()) this.#next();
  };

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#stop();
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      this.#pass(news);
      const moved = news.after >= 0 && news.notes.some((note) => note.type === "moved");
      const looking = preferences.motion && !document.hidden && !this.#urgent();
      const holds = this.#holds();
      const pause = Math.min(Math.max(holds, BETWEEN), this.#patience());
      if (moved && looking && pause > 0 && (holds > 0 || this.#queue.length <= HELD_AT_MOST)) {
        this.#timer = setTimeout(() => this.#next(), pause);
        return;
      }
    }
  }

  /** How long whoever is asked by what is still in the queue can be kept waiting. */
  #patience(): number {
    if (!this.#queue.some(asks)) this.#askedAt = Infinity;
    return this.#askedAt + ASKED_AT_LATEST - performance.now();
  }
}

const asks = (news: Piece) => news.look.choices.length > 0;
