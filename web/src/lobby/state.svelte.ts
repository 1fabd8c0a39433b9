/** The lobby as this page knows it: the list that fits the filters, the own wish, and whether the house answers. */
import { tellings } from "../notices/tellings.svelte";
import { preferences } from "../shell/preferences.svelte";
import { routing } from "../shell/route.svelte";
import { toasts } from "../shell/toasts.svelte";
import * as api from "../wire/api";
import type { LiveRow, LobbyList, OpenRow, OwnLobby, WishPlan } from "../wire/shapes";
import { tongue } from "../words/tongue.svelte";

const SECOND = 1000;
const LONGEST_WAIT = 30;
/** A wish stands for ten minutes without this. */
const RENEWED = 120 * SECOND;

export interface Filters {
  games: string[];
  pace: "" | "live" | "days";
}

/** The filters that stand in the address. */
function filtersInAddress(): Filters {
  const asked = new URLSearchParams(location.search);
  const pace = asked.get("pace");
  return {
    games: (asked.get("game") ?? "").split(",").filter((game) => /^\w{1,32}$/.test(game)),
    pace: pace === "live" || pace === "days" ? pace : "",
  };
}

const NOTHING: OwnLobby = { wish: null, asked: null, seated: "", sits: [], hidden: [] };

export class LobbyState {
  list: LobbyList | null = $state.raw(null);
  #open: OpenRow[] = $state.raw([]);
  #live: LiveRow[] = $state.raw([]);
  own: OwnLobby | null = $state.raw(null);
  /** What is shown: without tables that were reported. */
  open = $derived(this.#open.filter((row) => !this.#hides(row)));
  live = $derived(this.#live.filter((row) => !this.#hides(row)));
  openCount = $derived((this.list?.open_count ?? 0) - this.#open.length + this.open.length);
  liveCount = $derived((this.list?.live_count ?? 0) - this.#live.length + this.live.length);
  /** Whether there are further pages. */
  goesOn = $derived(this.openCount > this.open.length || this.liveCount > this.live.length);
  filters: Filters = $state.raw(filtersInAddress());
  /** When what is shown was told, while the house does not answer; else null. */
  stale: Date | null = $state.raw(null);
  /** The seconds until it is tried again. */
  wait = $state(0);
  /** Whether a wish has run out without having led anywhere. */
  expired = $state(false);
  /** When whoever is asked has to have answered, by this clock. */
  answerBy = $state(0);

  #stream: EventSource | null = null;
  #tries = 0;
  #ticker: ReturnType<typeof setInterval>;
  #renewing: ReturnType<typeof setInterval>;
  #at = new Date();
  #stops = false;
  #pages = 1;
  #met: Promise<void>;

  constructor() {
    this.#ticker = setInterval(() => this.#tick(), SECOND);
    this.#renewing = setInterval(() => this.#renew(), RENEWED);
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#seen);
    this.#met = this.#meet();
    void this.#visit();
  }

  /** The stream gives this browser its name, so it comes first. */
  async #visit(): Promise<void> {
    await this.look();
    this.listen();
  }

  /** What is not to be shown is known before anything is. */
  async #meet(): Promise<void> {
    const own = await api.ownLobby();
    if (own.ok) this.#hear(own.value);
  }

  close(): void {
    clearInterval(this.#ticker);
    clearInterval(this.#renewing);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#stream?.close();
  }

  /** Whether something can be written now. */
  get answers(): boolean {
    return this.stale === null && this.list !== null;
  }

  /** Hear when the list has changed. */
  listen(): void {
    this.#stream?.close();
    const stream = new EventSource(`/api/lobby/stream?language=${tongue.language}`);
    this.#stream = stream;
    stream.addEventListener("lobby", () => void this.look());
    stream.addEventListener("own", (event) => this.#hear(JSON.parse(String(event.data)) as OwnLobby));
    stream.onerror = () => {
      if (!this.stale) void this.look(); // whether it is the house that is away
    };
  }

  filter(filters: Filters): void {
    this.filters = filters;
    this.#pages = 1;
    const asked = new URLSearchParams();
    if (filters.games.length > 0) asked.set("game", filters.games.join(","));
    if (filters.pace) asked.set("pace", filters.pace);
    const search = asked.toString().replaceAll("%2C", ",");
    history.replaceState(null, "", search ? `/lobby?${search}` : "/lobby");
    void this.look();
  }

  /** What has changed; whatever cannot be had leaves what was there. */
  async look(): Promise<void> {
    const { games, pace } = this.filters;
    const filters = { ...(games.length > 0 && { game: games.join(",") }), ...(pace && { pace }) };
    const answer = await api.lobby(tongue.language, filters);
    if (filters.game !== (this.filters.games.join(",") || undefined)) return; // others were chosen meanwhile
    if (!answer.ok) return this.#lost();
    await this.#met;
    let { open, live } = answer.value;
    for (let page = 1; page < this.#pages; page += 1) {
      const more = await api.lobby(tongue.language, filters, {
        ...(open.length > 0 && { open_after: open.at(-1)!.id }),
        ...(live.length > 0 && { live_after: live.at(-1)!.id }),
      });
      if (!more.ok) break;
      open = [...open, ...more.value.open];
      live = [...live, ...more.value.live];
    }
    this.list = answer.value;
    this.#open = unlike(open);
    this.#live = unlike(live);
    this.#at = new Date();
    this.#tries = 0;
    if (this.stale) {
      this.stale = null;
      this.listen();
    }
  }

  #hides({ id }: OpenRow | LiveRow): boolean {
    return this.own !== null && this.own.hidden.includes(id) && !this.own.sits.includes(id);
  }

  /** A table that was reported is gone at once. */
  hide(id: string): void {
    this.own = { ...(this.own ?? NOTHING), hidden: [...(this.own?.hidden ?? []), id] };
  }

  more(): void {
    this.#pages += 1;
    void this.look();
  }

  #lost = (): void => {
    this.stale ??= this.#at;
    this.wait = Math.min(LONGEST_WAIT, 2 ** this.#tries);
    this.#tries += 1;
  };

  #now = (): void => void this.look();
  retry = this.#now;

  #seen = (): void => {
    if (!document.hidden) {
      this.#renew();
      if (this.stale) void this.look();
    }
  };

  #tick(): void {
    if (!this.stale) return;
    this.wait -= 1;
    if (this.wait <= 0) {
      this.wait = 0;
      void this.look();
    }
  }

  // -- the own wish

  #hear(own: OwnLobby): void {
    const before = this.own;
    this.own = own;
    if (own.asked) this.answerBy = Date.now() + own.asked.seconds_left * SECOND;
    tellings.wish(own);
    if (own.seated && before && own.seated !== before.seated) routing.go(`/t/${own.seated}`);
    if (own.wish || own.seated) this.expired = false;
    else if (before?.wish && !this.#stops) this.expired = true;
    this.#stops = false;
  }

  async #do(asked: Promise<api.Answer<OwnLobby>>): Promise<boolean> {
    const answer = await asked;
    if (answer.ok) this.#hear(answer.value);
    else toasts.no(answer.problem);
    return answer.ok;
  }

  async wish(plan: WishPlan): Promise<boolean> {
    preferences.change({ name: plan.name });
    this.own ??= NOTHING;
    const done = await this.#do(api.wish(plan));
    this.listen(); // this browser may have got its name by that
    return done;
  }

  async unwish(): Promise<void> {
    this.#stops = true;
    await this.#do(api.unwish());
  }

  async answer(yes: boolean): Promise<void> {
    const asked = this.own?.asked;
    if (asked) await this.#do(api.answerOffer(asked.offer.id, yes, tongue.language));
  }

  /** A wish stands as long as the page is looked at. */
  #renew(): void {
    const plan = this.own?.wish;
    if (plan && !document.hidden && this.answers) void api.wish(plan);
  }
}

/** Pages that were asked for one after another may overlap. */
function unlike<T extends { id: string }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
