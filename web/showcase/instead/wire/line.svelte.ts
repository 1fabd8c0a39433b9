/** The line to a table whose game was recorded: all of it is told at once, and nothing more ever comes. */
import * as api from "../../../src/wire/api";
import type { Line as Served } from "../../../src/wire/line.svelte";
import type { Done, News } from "../../../src/wire/shapes";

export class Line implements Pick<Served, keyof Served> {
  readonly state = "live";
  readonly pending = 0;
  readonly seq = 0;
  #table: string;
  #language: string;
  #tell: (news: News) => void;
  #closed = false;

  constructor(table: string, language: string, on: { news(news: News): void }) {
    this.#table = table;
    this.#language = language;
    this.#tell = on.news;
  }

  /** Whoever looks on has no seat. */
  watch(_seat: number | null, language: string): void {
    this.#language = language;
    void this.#told(language);
  }

  renew(): void {
    void this.#told(this.#language);
  }

  listen(): void {}

  async do(): Promise<api.Answer<Done>> {
    return { ok: false, status: 0, problem: { code: "no_answer", message: "", rule: "" } };
  }

  close(): void {
    this.#closed = true;
  }

  async #told(language: string): Promise<void> {
    const [look, notes] = await Promise.all([
      api.look(this.#table, null, language),
      api.notes(this.#table, language),
    ]);
    if (this.#closed || language !== this.#language || !look.ok || !notes.ok) return;
    this.#tell({
      type: "news",
      after: -1,
      seq: look.value.seq,
      notes: notes.value.notes,
      look: look.value,
      online: [],
    });
  }
}
