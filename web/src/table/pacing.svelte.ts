/** A walk through a game that is over, at a chosen pace: so many stops in so much time, however long each takes to come. */

/** Times as quick as usual, or the whole game in a minute. */
export const PACES = [1, 2, 4, 8, "minute"] as const;
export type Pace = (typeof PACES)[number];

const STOP = 1200; // milliseconds
const MINUTE = 60_000;
/** Nothing is drawn more often than this, and nothing moves that would have less time for it. */
const LEAST = 120;
const SLOW = 240;
/** What came into the open stays for so many stops. */
const READ = 2;

export class Walk {
  walking = $state(false);
  pace: Pace = $state(1);
  #stops: () => number[];
  #at: () => number;
  #go: (to: number) => void;
  /** From which stop on, and since when. */
  #from = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stops: () => number[], at: () => number, go: (to: number) => void) {
    this.#stops = stops;
    this.#at = at;
    this.#go = go;
  }

  /** How long the walk stays at a stop. */
  get between(): number {
    return this.pace === "minute" ? MINUTE / Math.max(1, this.#stops().length) : STOP / this.pace;
  }

  /** Whether pieces have the time to move. */
  get slow(): boolean {
    return this.between >= SLOW;
  }

  /** How long something that came into the open is shown on the way; not at all where stops fly by. */
  get reads(): number {
    return this.slow ? READ * this.between : 0;
  }

  start(): void {
    if (this.#next() === undefined) this.#go(0);
    this.walking = true;
    this.#set();
    this.#await();
  }

  stop(): void {
    this.walking = false;
    clearTimeout(this.#timer);
  }

  change(pace: Pace): void {
    this.pace = pace;
    this.#set();
  }

  /** What the walk has come to is on the screen; it stays there for so much longer. */
  arrived(longer = 0): void {
    if (!this.walking) return;
    this.#since += longer;
    this.#await();
  }

  #next(): number | undefined {
    return this.#stops().find((stop) => stop > this.#at());
  }

  #set(): void {
    this.#from = this.#stops().filter((stop) => stop <= this.#at()).length;
    this.#since = performance.now();
  }

  #await(): void {
    clearTimeout(this.#timer);
    const next = this.#next();
    if (next === undefined) return this.stop();
    const place = this.#stops().indexOf(next) + 1;
    const due = this.#since + (place - this.#from) * this.between;
    this.#timer = setTimeout(() => this.#on(), Math.max(LEAST, due - performance.now()));
  }

  /** To where the walk should be by now: a stop further at least. */
  #on(): void {
    const stops = this.#stops();
    const due = this.#from + Math.floor((performance.now() - this.#since) / this.between);
    this.#go(Math.max(this.#next() ?? 0, stops[Math.min(due, stops.length) - 1] ?? 0));
  }
}
