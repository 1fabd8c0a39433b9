/** The line to one table: news in order without gaps, commands that are carried out once, and a way back when it breaks. */
import type { Answer } from "./api";
import { newKey } from "./keys";
import type { Command, Done, Frame, GalleryNews, News, No, Problem, SayInGallery } from "./shapes";

export type LineState = "connecting" | "live" | "lost" | "stopped";

interface Waiting {
  frame: string;
  settle(answer: Answer<Done>): void;
  sent: number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A command that is not answered by then means that the line is dead without saying so. */
const PATIENCE = 10_000;
const BARRED = 1008;
/** The status of an answer that says: the database is away. */
const AWAY = 503;
const AWAY_WAIT = 2_000;
const RESTARTING = 1012;

export class Line {
  state: LineState = $state("connecting");
  /** Commands that are on their way. */
  pending = $state(0);

  #table: string;
  #seat: number | null = null;
  #language: string;
  #seq = -1;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setInterval>;
  #waiting = new Map<string, Waiting>();
  /** Since when the other end owes a sign of life, after this one has slept. */
  #owed = Infinity;
  #tell: (news: News) => void;
  #barred: (problem: Problem | null) => void;
  #gallery: (news: GalleryNews) => void;
  #closed = false;

  constructor(
    table: string,
    language: string,
    on: {
      news(news: News): void;
      gallery(news: GalleryNews): void;
      barred(problem: Problem | null): void;
    },
  ) {
    this.#table = table;
    this.#language = language;
    this.#tell = on.news;
    this.#barred = on.barred;
    this.#gallery = on.gallery;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#awake);
    this.#watchdog = setInterval(() => this.#look(), 2_000);
    this.#connect();
  }

  get seq(): number {
    return this.#seq;
  }

  /** Look on as another seat, or in another language: everything is told anew. */
  watch(seat: number | null, language: string): void {
    const other = language !== this.#language;
    this.#seat = seat;
    this.#language = language;
    this.#seq = -1;
    if (other) this.#reconnect();
    else this.#ask();
  }

  /** What those say who look on is told anew, to whoever this browser is by now: it may have been nobody's. */
  listen(): void {
    this.#reconnect();
  }

  /** The browser has been given other seats: a line that is open already does not know of them. */
  renew(seat: number | null): void {
    this.#seat = seat;
    this.#seq = -1;
    this.#reconnect();
  }

  /** Carry out a command, exactly once, however often the line breaks. */
  do(command: Command | SayInGallery): Promise<Answer<Done>> {
    const key = newKey();
    const frame = JSON.stringify({ ...command, key });
    return new Promise((settle) => {
      this.#waiting.set(key, { frame, settle, sent: Date.now() });
      this.pending = this.#waiting.size;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watchdog);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#awake);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.#table}/socket?language=${this.#language}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#ask();
      for (const waiting of this.#waiting.values()) {
        waiting.sent = Date.now();
        socket.send(waiting.frame);
      }
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#heard(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      if (event.code === BARRED) {
        this.close();
        this.#barred(null);
      } else {
        if (event.code === RESTARTING) this.state = "stopped";
        this.#lost();
      }
    };
  }

  #ask(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "watch", seat: this.#seat, after: this.#seq, gallery: true }));
  }

  #heard(frame: Frame): void {
    this.#owed = Infinity;
    if (frame.type === "news") this.#heardNews(frame);
    else if (frame.type === "gallery") this.#gallery(frame);
    else if (frame.key === "") this.#barred(frame.type === "no" ? frame.problem : null);
    else this.#answered(frame);
  }

  #heardNews(news: News): void {
    if (news.look.seat !== this.#seat) return; // told before the seat was changed
    if (news.after > this.#seq) return this.#ask(); // something is missing in between
    this.state = "live";
    this.#tries = 0;
    const unknown = news.notes.filter((note) => note.seq > this.#seq);
    if (news.seq < this.#seq) return;
    this.#seq = news.seq;
    this.#tell({ ...news, notes: unknown });
  }

  #answered(frame: Done | No): void {
    const waiting = this.#waiting.get(frame.key);
    if (waiting && frame.type === "no" && frame.status === AWAY) return this.#later(waiting);
    this.#waiting.delete(frame.key);
    this.pending = this.#waiting.size;
    waiting?.settle(
      frame.type === "done"
        ? { ok: true, value: frame }
        : { ok: false, status: frame.status, problem: frame.problem },
    );
  }

  /** The server cannot write just now: the command stays on its way and is sent again. */
  #later(waiting: Waiting): void {
    waiting.sent = Date.now();
    setTimeout(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(waiting.frame);
    }, AWAY_WAIT);
  }

  #lost(): void {
    if (this.state !== "stopped") this.state = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    clearTimeout(this.#timer);
    // not all at once after a restart
    this.#timer = setTimeout(() => this.#reconnect(), wait * (0.75 + Math.random() / 2));
  }

  #reconnect(): void {
    if (this.#closed) return;
    const old = this.#socket;
    this.#owed = Infinity;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  #look(): void {
    const oldest = Math.min(this.#owed, ...[...this.#waiting.values()].map((waiting) => waiting.sent));
    const late = Date.now() - oldest > PATIENCE;
    if (!late || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.state = "lost";
    this.#reconnect();
  }

  #hurry = (): void => {
    this.#tries = 0;
    this.#reconnect();
  };

  /** A line may have died unnoticed while the tab or the whole machine slept. */
  #awake = (): void => {
    if (document.hidden || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#owed = Date.now();
    this.#ask();
  };

  #offline = (): void => {
    this.state = "lost";
  };
}
