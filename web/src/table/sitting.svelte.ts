/** One visit to one table: who one is there, what one sees, and what one does. */
import type { Choice, Foreseen, GameEvent, GamePage, Say, Sketched } from "../games/contract";
import { Composing } from "../deals/composing.svelte";
import type { Clause } from "../deals/shapes";
import { Guiding } from "../shell/guide.svelte";
import { preferences } from "../shell/preferences.svelte";
import { forget } from "../shell/route.svelte";
import { shelf } from "../shell/shelf.svelte";
import { call, cue } from "../shell/sound";
import { tables } from "../shell/tables.svelte";
import { toasts } from "../shell/toasts.svelte";
import * as api from "../wire/api";
import { Line } from "../wire/line.svelte";
import { newKey } from "../wire/keys";
import type {
  Advised,
  Command,
  Done,
  HeardDraft,
  Look,
  News,
  Note,
  Problem,
  SaidClauses,
  SeatSettings,
  Standing,
} from "../wire/shapes";
import { sayerOf, say, tongue } from "../words/tongue.svelte";
import type { Language } from "../words/say";
import { GalleryHeard, type SaidLine } from "./gallery.svelte";
import { linesOf } from "./moves";
import { pageOf } from "./pages";
import { openedIn, Revealing } from "./reveals.svelte";
import PlainEmblem from "./PlainEmblem.svelte";
import { TableScene } from "./scene.svelte";
import { Turnpike } from "./turnpike";

/** What may call somebody beside a decision: the list of tables says whether it does. */
const TELLING = new Set(["asked_back", "answered", "handed_on", "rematched", "said"]);
const UNSET: SeatSettings = { auto: false, preset: null, attention: null, prepared: null };

export class Sitting {
  readonly id: string;
  look: Look | null = $state.raw(null);
  notes: Note[] = $state.raw([]);
  online: number[] = $state.raw([]);
  /** Null for a game that this page cannot draw, and before one has arrived. */
  page: GamePage | null = $state.raw(null);
  scene: TableScene | null = $state.raw(null);
  line: Line | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  advised: Advised | null = $state.raw(null);
  /** Why a link that was to give a seat has given none: it is spent, or all chairs are taken. */
  unseated: "spent" | "full" | null = $state(null);
  /** What the host lets this visitor do, and whom the visitor does not read. */
  standing: Standing | null = $state.raw(null);
  /** What a screen reader is told: in passing, and at once. */
  heard = $state("");
  urgent = $state("");
  /** Those who look on. */
  readonly gallery = new GalleryHeard();
  readonly guide: Guiding;
  /** What has just come into the open, over the board. */
  readonly revealing: Revealing;
  /** The deal that this seat is making up. */
  readonly composing: Composing;

  #invited: boolean;
  #secret: string;
  #seat: number | null = null;
  #offered = "";
  /** Whether what is offered next is what was taken back. */
  #takesBack = false;
  #awaited = Infinity;
  #language: Language;
  #turnpike: Turnpike<News>;
  #left = false;

  constructor(id: string, secret: string, invited: boolean) {
    this.id = id;
    this.#invited = invited;
    this.#language = preferences.language;
    this.guide = new Guiding({
      send: (moves) => void this.act(moves),
      foresee: async (ids, after, wish) => {
        const seat = this.look?.seat;
        if (seat === null || seat === undefined) return [];
        const answer = await api.foresee(id, { seat, ids, after, wish }, this.#language);
        return answer.ok ? (answer.value as Foreseen[]) : [];
      },
      sketch: async (ids, to, wish) => {
        const seat = this.look?.seat;
        if (seat === null || seat === undefined) return null;
        const answer = await api.sketch(id, { seat, ids, to, wish }, this.#language);
        if (answer.ok) return answer.value as Sketched;
        if (answer.problem.rule) toasts.no(answer.problem);
        return null;
      },
    });
    this.composing = new Composing({
      hear: (said, answers, to) =>
        this.hear(typeof said === "string" ? said : { clauses: said }, answers, to),
      say: (clauses, answers) => this.propose(clauses, answers),
      compose: () => this.#holdTalk(),
      keep: (clauses, to) =>
        this.changeSettings({ prepared: { said: { clauses } as SaidClauses, to, language: this.#language } }),
    });
    this.revealing = new Revealing(() => this.#turnpike.go());
    this.#turnpike = new Turnpike(
      (news) => this.#show(news),
      () => this.guide.held,
      () => (this.look?.table.clock.kind === "none" ? this.revealing.holds : 0),
    );
    this.#secret = secret;
    void this.arrive();
  }

  /** The own seats that are asked now and decide for themselves. */
  asked = $derived(
    this.look === null
      ? []
      : this.look.mine.filter(
          (seat) => this.look!.table.to_act.includes(seat) && !this.look!.table.chairs[seat]!.level,
        ),
  );
  /** What is to be read here: nothing of those whom this visitor does not want to read. */
  read = $derived(this.notes.filter((note) => note.type !== "said" || !this.unread(note.seat)));
  /** All that has come into the open since the game began. */
  opened = $derived(openedIn(this.notes, this.page, this.scene));
  Emblem = $derived(this.page?.Emblem ?? PlainEmblem);
  /** Several people share this screen. */
  shared = $derived((this.look?.mine.length ?? 0) > 1);
  /** The screen is to be handed on to one of these before anything is drawn for them. */
  handing = $derived(
    this.shared && this.look?.table.state === "playing" && !this.asked.includes(this.look.seat ?? -1)
      ? this.asked
      : [],
  );
  mine = $derived(this.look !== null && this.look.choices.length > 0);

  /** Swap the secret of the link for the cookie; false while the server cannot say whether it is good. */
  async #sit(): Promise<boolean> {
    const sat = await api.sit(this.id, this.#secret);
    if (!sat.ok && (sat.status === 0 || sat.status >= 500)) {
      this.problem = sat.problem;
      return false;
    }
    this.#secret = "";
    forget();
    if (!sat.ok) {
      toasts.no(sat.problem);
      this.unseated = "spent";
    }
    return true;
  }

  /** Look at the table and stay; again after a chair was taken, or after trouble. */
  async arrive(): Promise<void> {
    this.problem = null;
    if (this.#secret && !(await this.#sit())) return;
    const [look, printed] = await Promise.all([api.look(this.id, null, this.#language), api.board(this.id)]);
    if (!look.ok || !printed.ok) {
      const no = look.ok ? printed : look;
      if (!no.ok) this.problem = no.problem;
      return;
    }
    const game = look.value.table.terms.game;
    try {
      const [page, words, problem] = await Promise.all([
        pageOf(game),
        sayerOf(game, this.#language),
        shelf.fill(),
        tongue.learn([game]),
      ]);
      if (this.#left) return;
      this.problem = problem;
      if (problem) return;
      this.page = page;
      this.scene ??= new TableScene(printed.value, this.guide, words, this.#language);
    } catch {
      this.problem = { code: "no_drawing", message: say("problem-no-drawing"), rule: "" };
      return;
    }
    const mine = look.value.mine;
    if (this.look && this.look.mine.length > mine.length) toasts.note(say("chair-gone"));
    if (mine.length > 0) this.unseated = null;
    else if (this.#invited && look.value.table.state !== "waiting") this.unseated = "full";
    this.#seat = mine.length === 1 ? mine[0]! : null;
    void this.stand();
    this.#turnpike.clear();
    if (this.line) return this.line.renew(this.#seat);
    this.line = new Line(this.id, this.#language, {
      news: (news) => this.#turnpike.arrive(news),
      gallery: (news) => this.gallery.hear(news),
      barred: (problem) => this.#barred(problem),
    });
    this.#watch(this.#seat);
  }

  /** How this visitor stands in the house, as it is now. */
  async stand(): Promise<void> {
    const answer = await api.standing(this.id);
    if (answer.ok) this.standing = answer.value;
  }

  /** Somebody is not read here any more, or is read again. */
  async readAnew(): Promise<void> {
    await this.stand();
    this.line?.listen();
  }

  /** A line of the table's talk as it is read here. */
  spoken({
    seq,
    at,
    seat,
    type,
    text,
  }: Pick<Note, "seq" | "at" | "seat" | "text"> & { type: string }): SaidLine {
    const removed = type === "removed";
    return {
      seq,
      gallery: false,
      at,
      seat,
      name: this.scene!.seats[seat ?? 0]?.name ?? "",
      text,
      removed,
      own: seat !== null && this.look!.mine.includes(seat),
      hidden: !removed && this.unread(seat),
    };
  }

  /** Whether the lines of a seat are not read here. */
  unread(seat: number | null): boolean {
    return seat !== null && (this.standing?.blocked.includes(seat) ?? false);
  }

  /** Another language: the sentences of the log come anew with it. */
  async speak(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const scene = this.scene;
    if (!scene || !this.look) return;
    const words: Say = await sayerOf(this.look.table.terms.game, language);
    scene.say = words;
    scene.language = language;
    this.urgent = "";
    this.#watch(this.#seat);
    void this.composing.ask();
  }

  leave(): void {
    this.#left = true;
    this.#turnpike.close();
    this.line?.close();
  }

  /** Somebody sits down at the shared screen; `null` covers everything. */
  sitAs(seat: number | null): void {
    this.guide.offer([]);
    this.composing.close();
    this.#offered = "";
    this.#watch(seat);
  }

  /** One who shares this screen takes back a sealed choice; nothing of it is shown, and that one is asked anew. */
  async unseal(seat: number): Promise<void> {
    await this.do({ type: "undo", seat, ask: false });
  }

  /** Make these moves in one command. */
  async act(moves: Choice[]): Promise<void> {
    const look = this.look;
    const [action, ...then] = moves.map((move) => move.action);
    if (!look || look.seat === null || !action) return this.guide.release();
    if (await this.#decide({ type: "act", seat: look.seat, base: look.seq, action, then })) cue("made");
  }

  /** How the table understands a deal of this seat, without it being said. */
  hear(
    said: string | { clauses: object[] },
    answers: number,
    to: number | null,
  ): Promise<api.Answer<HeardDraft>> {
    const draft = { seat: this.look?.seat ?? -1, said: said as SaidClauses, answers, to };
    return api.hear(this.id, draft, this.#language);
  }

  /** Where a clock runs, talk waits for a deal that is put together; that it may do so already is no trouble. */
  #holdTalk(): void {
    const look = this.look;
    if (look && look.seat !== null && look.table.talk_left !== null)
      void this.line?.do({ type: "compose", seat: look.seat });
  }

  /** Propose a deal, whole; whether the table has taken it. */
  async propose(clauses: Clause[], answers: number): Promise<boolean> {
    const look = this.look;
    if (!look || look.seat === null || this.guide.held) return false;
    this.guide.hold();
    const said = { clauses };
    const { seat, seq: base } = look;
    return this.#decide({ type: "say", seat, base, said, answers, language: this.#language });
  }

  /** Take back the last decision, or ask the others for it. */
  async undo(ask: boolean): Promise<void> {
    const seat = this.look?.seat ?? null;
    if (seat === null || this.guide.held) return;
    this.guide.hold();
    this.#takesBack = true;
    await this.#decide({ type: "undo", seat, ask });
  }

  /** Until the news of it is on the screen, what is there is out of date and nothing more is sent. */
  async #decide(command: Command): Promise<boolean> {
    const done = await this.do(command);
    this.#awaited = done?.seq ?? -1;
    this.#settle();
    return done !== null;
  }

  #settle(): void {
    if (!this.guide.held || (this.look?.seq ?? -1) < this.#awaited) return;
    this.#awaited = Infinity;
    this.guide.release();
  }

  /** A command of the own seat; a refusal is shown. */
  async do(command: Command): Promise<Done | null> {
    if (!this.line) return null;
    const answer = await this.line.do(command);
    if (answer.ok) return answer.value;
    toasts.no(answer.problem);
    cue("no");
    return null;
  }

  /** Say something to those who look on; whether it was heard. */
  async sayInGallery(text: string): Promise<boolean> {
    const answer = await this.line?.do({ type: "gallery", text, name: preferences.name });
    if (answer && !answer.ok) toasts.no(answer.problem);
    return answer?.ok ?? false;
  }

  async ask(level: string): Promise<void> {
    const seat = this.look?.seat;
    if (seat === null || seat === undefined) return;
    const offered = this.#offered;
    const answer = await api.advice(this.id, seat, level, newKey(), this.#language);
    if (offered !== this.#offered) return; // the table has moved on
    if (answer.ok) this.advised = answer.value;
    else toasts.no(answer.problem);
  }

  /** The rest stays as it is; whether it was taken. */
  async changeSettings(changes: Partial<SeatSettings>): Promise<boolean> {
    const look = this.look;
    if (!look || look.seat === null) return false;
    const answer = await api.changeSettings(this.id, look.seat, { ...UNSET, ...look.settings, ...changes });
    if (!answer.ok) toasts.no(answer.problem);
    else if (this.look?.seat === look.seat) this.look = { ...this.look, settings: answer.value };
    return answer.ok;
  }

  #watch(seat: number | null): void {
    this.#seat = seat;
    this.#turnpike.clear();
    this.line?.watch(seat, this.#language);
  }

  #barred(problem: Problem | null): void {
    if (problem?.code === "not_your_seat") void this.arrive();
    else if (problem?.code === "table_dropped") {
      this.problem = problem;
      this.line?.close(); // there is nothing to come back to
    } else if (problem) toasts.no(problem);
    else this.problem = { code: "no_such_table", message: "", rule: "" };
  }

  #show(news: News): void {
    const fresh = news.after < 0;
    const before = this.look;
    this.notes = without(fresh ? news.notes : [...this.notes, ...news.notes], news.removed ?? []);
    this.online = news.online;
    const events = fresh ? [] : news.notes.flatMap((note) => note.events as GameEvent[]);
    if (this.scene) {
      this.scene.motion = preferences.motion;
      this.scene.show(news.look, news.online, events, this.page);
    }
    this.look = news.look;
    this.#settle();
    this.#offer(news.look);
    if (fresh) this.revealing.close();
    else this.#reveal(news);
    if (!fresh) this.#announce(news, before);
    if (this.handing.length > 0 && news.look.seat !== null) this.sitAs(null);
  }

  #reveal(news: News): void {
    const first = news.notes.at(0)?.seq ?? Infinity;
    const opened = this.opened.findLast(({ seq }) => seq >= first);
    if (opened) this.revealing.show(opened);
  }

  #offer(look: Look): void {
    const ids = look.choices.map((choice) => choice.id).join(",");
    const offered = [look.asked_since, look.seat, this.#language, ids].join(":");
    // somebody has only come, gone, sealed or said something
    if (offered === this.#offered) return this.guide.renew();
    this.#offered = offered;
    this.advised = null;
    this.guide.offer(look.choices, this.#takesBack);
    this.#takesBack = false;
  }

  #announce(news: News, before: Look | null): void {
    const heard = news.notes.filter((note) => note.type !== "said" || !this.unread(note.seat));
    const lines = heard.flatMap((note) => (note.text ? [note.text] : linesOf(note)));
    if (lines.length > 0) this.heard = lines.join(" ");
    const asked = news.look.choices.length > 0;
    if (asked && before?.choices.length === 0) {
      this.urgent = `${say("your-move")}. ${news.look.prompt}`;
      call("move");
    } else if (!asked) this.urgent = "";
    const tells = heard.some((note) => TELLING.has(note.type) && !news.look.mine.includes(note.seat ?? -1));
    if (tells || news.look.table.state !== before?.table.state) void tables.look();
  }
}

/** Lines of talk whose words are gone say so from now on. */
function without(notes: Note[], removed: { seq: number; text: string }[]): Note[] {
  if (removed.length === 0) return notes;
  const gone = new Map(removed.map(({ seq, text }) => [seq, text]));
  return notes.map((note) =>
    note.type === "said" && gone.has(note.seq)
      ? { ...note, type: "removed", text: gone.get(note.seq)! }
      : note,
  );
}
