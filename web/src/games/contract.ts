/** What a game brings to the page, and what the page gives it. A game draws and asks; it holds no rules. */
import type { Component } from "svelte";
import type { IconName } from "../shell/icons";
import type { Outlook } from "../wire/shapes";

/** An action as the wire has it: its kind and its fields in names. */
export interface Action {
  type: string;
  [field: string]: string | number;
}

/** One legal action of the seat that looks on: its number, its words, and the things on the table it is about. */
export interface Choice {
  id: number;
  action: Action;
  text: string;
  /** "wagon:2", "space:KOL": drawn things bear the same names, so that a click on one finds its choices. */
  touches: string[];
  /** Whether it ends the step or lets it go by. */
  ends?: boolean;
  /** The field of the action that says how much, if one does. */
  amount?: string;
  /** Of what is barred: the number of the deal that forbids it, and of its clause. */
  deal?: number;
  clause?: number;
}

/** Something that happened, as the wire tells it. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** What certainly follows from a choice: the events to draw (paths, prices), the same in sentences, and what it means
 *  together with what was sketched before it. */
export interface Foreseen {
  id: number;
  events: GameEvent[];
  lines: string[];
  /** Whether somebody learns something by it, so that it cannot be taken back alone. */
  final: boolean;
  /** What is made with it, by the game's own finish: how it ends, what it is paid with. Null while it cannot be made. */
  rest: Choice[] | null;
  outlook: Outlook;
}

/** A row of moves as one would have made it, and the table as one would see it then. */
export interface Sketched {
  moves: Choice[];
  /** Null where what follows is not certain: nothing can be added then. */
  view: unknown;
  choices: Choice[];
  /** Whether those belong to another step, or to another time of the same one. */
  ended: boolean;
  barred: Choice[];
  prompt: string;
  foreseen: Foreseen | null;
}

export interface Stage {
  id: string;
  name: string;
  rule: string;
  state: "done" | "now" | "to_come" | "skipped";
}

/** How the hand of the player is guided: which things lead to a choice, which are picked, what is being considered. */
export interface Guide {
  /** The legal choices that agree with everything picked so far. */
  choices: Choice[];
  /** All legal choices of the seat, before anything was picked. */
  all: Choice[];
  /** The things that would narrow the choices further: marked on the board. */
  open: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  /** The choice to be made, if it has come down to one. */
  chosen: Choice | null;
  /** The moves that are sketched: drawn on the table, and seen by nobody else. `all` are the choices after them. */
  sketch: readonly Choice[];
  /** Whether those belong to another step than the sketch began in, or to another time of it. */
  ended: boolean;
  /** What would follow from what is chosen, or else from the whole sketch; and what all of it means. */
  foreseen: Foreseen | null;
  outlook: Outlook | null;
  /** What is known to follow from each choice, as far as it was asked for (`ask`). */
  foresight: ReadonlyMap<number, Foreseen>;
  /** Pick a thing, or put it back. Picking a thing that does not agree with the earlier ones starts afresh with it. */
  pick(thing: string): void;
  /** Consider one choice; the button makes it, after what is sketched. */
  choose(choice: Choice | null): void;
  /** Lay it into the sketch: the table is drawn as it would be, and the choices that follow are offered. */
  add(choice: Choice): void;
  /** Keep only the first moves of the sketch. */
  cut(length: number): void;
  /** Take one move out of the sketch and keep those after it, where they can still be made. */
  drop(at: number): void;
  /** Sketch whatever leads to a thing that no single choice touches. */
  lead(thing: string): void;
  /** How the game should finish what is sketched or chosen: what it is paid with, in the game's own words. */
  wish(how: string): void;
  /** Make what is sketched and chosen, as the button does; what ends the step goes with a sketch. */
  commit(): void;
  /** Make it at once: an answer to somebody, or a throw of the dice. */
  send(choice: Choice): void;
  /** Ask what would follow from these choices; the answers arrive in `foresight`. */
  ask(choices: Choice[]): void;
}

export interface Seat {
  seat: number;
  name: string;
  /** Who sits there: a person, a bot (with its level), or nobody yet. */
  kind: "person" | "bot" | "open";
  level: string;
  online: boolean;
}

/** Says a message of the page or of the game in the language chosen: `say("price-level", { level: 3 })`. */
export type Say = (id: string, facts?: Record<string, string | number>) => string;

/** What every part of a game is given. `View`, `Board` and `Figures` are the game's own types from the wire. */
export interface Scene<View, Board, Figures = unknown> {
  /** The table as it is, or with what is sketched on it. */
  view: View;
  /** The table as it is for everybody. */
  settled: View;
  board: Board;
  /** Prices, limits, lengths of tracks: every number of the rules that is shown. */
  figures: Figures;
  seats: Seat[];
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  guide: Guide;
  /** What the rules would allow and a promise of the own forbids: a dock shows it where it would stand else. */
  barred: readonly Choice[];
  /** Show a deal, where it stands with the others, and one of its clauses. */
  openDeal(number: number, clause?: number): void;
  /** What has happened since the view before this one, in order: for motion. Empty when the page has just loaded. */
  happened: GameEvent[];
  /** Whether pieces may move: false under reduced motion, and while scrubbing through a replay. */
  motion: boolean;
  say: Say;
  language: "en" | "de";
}

type Part<View, Board, Figures> = Component<{ scene: Scene<View, Board, Figures> }>;
/** `small` asks for the whole of it on a phone: names and pieces larger, and without what can be read elsewhere. */
type BoardPart<View, Board, Figures> = Component<{ scene: Scene<View, Board, Figures>; small?: boolean }>;
/** `brief` asks for what matters most in one line that fits beside the name; the rest explains itself. */
type PlayerPart<View, Board, Figures> = Component<{
  scene: Scene<View, Board, Figures>;
  player: number;
  brief?: boolean;
}>;

/** A panel beside the board: shown in the side column, or as a tab of its own on a phone. */
export interface Panel<View, Board, Figures> {
  id: string;
  /** Message id of its heading. */
  title: string;
  part: Part<View, Board, Figures>;
  /** A few words beside its heading: how many there are, what the columns are. */
  note?(scene: Scene<View, Board, Figures>): string;
  /** The same in one line of 30 points' height, for the strip under a board that leaves no column beside it. */
  Brief?: Part<View, Board, Figures>;
  /** Whether it is unfolded at this point of the turn; without it the first ones are. */
  now?(view: View): boolean;
}

/** One note of a guided game. What it says is in the lesson's own texts, under its id: heading, `.text`, `.do`. */
export interface LessonNote {
  id: string;
  /** The rule it is about. */
  rule: string;
  /** The drawn things it points at, as a selector. */
  look: string;
  /** It comes when the learner is asked in one of these steps of the view, */
  steps?: string[];
  /** when something is drawn, as a selector: it goes with that, and comes again with it until it is done, */
  shows?: string;
  /** and when one of these events has happened; without any of it at once. */
  after?: string[] | ((event: GameEvent, seat: number | null) => boolean);
  /** What the learner does to be led on; `Next` leads on as well. */
  done?: string[];
}

/** How deals are worded and drawn in a game that has them: what they are made of comes with the figures. */
export interface DealsPart<View, Board, Figures> {
  /** The rule that says what can be dealt. */
  rule: string;
  /** What a deed, a happening, a moment, a kind of card or a field is called in a menu; `before` is the word that
   *  stands before the value of a field, if one does. */
  word(
    scene: Scene<View, Board, Figures>,
    what: "deed" | "happening" | "moment" | "card" | "field" | "before",
    id: string,
  ): string;
  value(scene: Scene<View, Board, Figures>, field: string, value: string | number): string;
  /** The drawn thing that stands for a value, so that it can be touched on the board. */
  thing(field: string, value: string | number): string | null;
  /** A small picture of a value. */
  Picture: Component<{ field: string; value: string | number; size?: number }>;
  /** What a seat has in its purse, as far as it is known. */
  purse(view: View, seat: number): number | null;
  /** The cards of a seat that can change hands, as far as they are known. */
  hand(view: View, seat: number): string[] | null;
  money(scene: Scene<View, Board, Figures>, amount: number): string;
}

/** A number per player: read off the view (null while it is hidden), or what the events have added up to. */
export type Series<View, Board> = { id: string; title: string } & (
  { of(view: View, player: number, board: Board): number | null } | { adds(event: GameEvent): Entry[] }
);

/** A line in somebody's book: under which heading, and how much; what is spent or lost is negative. */
export interface Entry {
  seat: number;
  item: string;
  amount: number;
}

/** How events are booked. Headings are message ids; those of deeds, which are only counted, are told the number `n`. */
export interface Book {
  items: readonly string[];
  /** The series whose first value is brought in at the start; without it the book opens at nothing. */
  opening?: string;
  /** The heading of the sum. */
  total: string;
  deeds: readonly string[];
  entries(event: GameEvent): Entry[];
}

/** Something that is seen to move because of an event. Its ends are things as they are drawn, by the names that they bear
 *  (`data-place`); of several names the first that is in sight counts. What comes from out of sight comes down, what goes there rises. */
export interface Flight {
  to: string | readonly string[];
  /** Without it the drawn thing itself comes from where it was before. */
  from?: string | readonly string[];
  /** What is seen on the way, as `GamePage.Thing` draws it: "good:wine"; "seat:2" is an emblem. */
  thing?: string;
  /** What is written beside it: how much. */
  words?: string;
  /** It waits so many milliseconds for a piece that has still to arrive. */
  after?: number;
}

/** What has come into the open for everybody at once: what was sealed, or how an auction or a talk has ended. */
export interface Reveal<View, Board, Figures> {
  /** Its heading, said. */
  title: string;
  /** Whether seals break before it can be read. */
  sealed: boolean;
  /** What each seat has shown, in the order of the seats. */
  shown: Shown[];
  /** How many events it tells, from the one on that opens it: no other line tells them again. */
  tells: number;
  /** A picture of what a seat has shown, instead of its words printed large. */
  Picture?: Component<{ scene: Scene<View, Board, Figures>; shown: Shown }>;
  /** Below all seats: what has come of it, drawn from the events that it tells. */
  After?: Component<{ scene: Scene<View, Board, Figures>; events: readonly GameEvent[] }>;
  /** What it means for the seat that looks on, as long as the table is as it was left then. */
  means?(scene: Scene<View, Board, Figures>): string;
}

export interface Shown {
  seat: number;
  /** The bid itself, or what was chosen. */
  words: string;
  /** What came of it for this seat. */
  note?: string;
  /** The things that were chosen. */
  things?: readonly string[];
  won?: boolean;
}

/** Which events open something before everybody. */
export interface Reveals<View, Board, Figures> {
  /** Their types; of all others nothing is asked. */
  events: readonly string[];
  /** What the event at that place among all events opens. */
  of(
    scene: Scene<View, Board, Figures>,
    events: readonly GameEvent[],
    at: number,
  ): Reveal<View, Board, Figures> | null;
}

/** What a thing is and does, told where a pointer rests on it, the keyboard leads to it, or a finger taps it. */
export interface Explanation {
  title: string;
  /** A word beside the title: its worth, its price. */
  note?: string;
  lines: { icon?: IconName; text: string }[];
  rule?: string;
  /** The things on the board that it speaks of: they are marked while it is read. */
  marks?: readonly string[];
}

/** A part of the board, in its own units. */
export interface Focus {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Nothing in it is asked for: the decision is only about it. */
  aside?: boolean;
}

export type Corner = "bottom left" | "top left" | "top right" | "bottom right";

/** One game's side of the page. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GamePage<View = any, Board = any, Figures = any> {
  id: string;
  /** The class on the table's root that carries the game's colours and fonts. */
  theme: string;
  /** The drawn board: an SVG that fills its frame; the shell pans and zooms it. */
  Board: BoardPart<View, Board, Figures>;
  /** What the signs, shapes and colours of the board mean: a list of `Sign`. The ground is `--land` or `--paper`. */
  Legend: Part<View, Board, Figures>;
  /** The message that says how far the board is that of the printed game. */
  provenance: string;
  /** Natural size of the drawing, for the shell's zoom. */
  size(board: Board): { width: number; height: number };
  /** The corner in which nothing is drawn, so that the board's tools may lie there; without one they lie below it. */
  corner: Corner | null;
  /** Where on the board the present choices are, or what they are about: a phone opens zoomed to it. */
  focus(scene: Scene<View, Board, Figures>): Focus | null;
  /** What lies before a player: on the players' list; `brief` is one line. */
  Mat: PlayerPart<View, Board, Figures>;
  /** All players in one table, where that is clearer than a mat for each. */
  Ledger?: Part<View, Board, Figures>;
  /** What a thing means that bears this name as `data-explains`. */
  explain?(scene: Scene<View, Board, Figures>, thing: string): Explanation | null;
  panels: Panel<View, Board, Figures>[];
  /** How this decision is asked, where buttons in a list are not the best way: a bid stepper, a price wheel, a fee talk.
   *  A part of it may declare a key of its own by `aria-keyshortcuts`: the shell leads that key to it and lists it.
   *  Returns null where the shell's list of choices (grouped by kind) is right. */
  Dock(scene: Scene<View, Board, Figures>): Part<View, Board, Figures> | null;
  /** The message that names what is asked, as the heading of the decision ("Your move: a wagon"); without it the part
   *  of the turn does. */
  asks?(scene: Scene<View, Board, Figures>): string | null;
  /** Drawn beside that heading: what was thrown. */
  Asked?(scene: Scene<View, Board, Figures>): Part<View, Board, Figures> | null;
  /** Which time it is that this seat is asked for the same, where it is asked several times. */
  times?(scene: Scene<View, Board, Figures>): { n: number; all: number } | null;
  /** Why nothing leads to a thing that was touched (`Guide.lead`), said. */
  nowhere?(scene: Scene<View, Board, Figures>, thing: string): string;
  /** Whether somebody waits for an answer: what lets it go by is said at once, as the answer is. */
  answers?(scene: Scene<View, Board, Figures>): boolean;
  /** The message that says what is still to be chosen before the button can do anything, as words on it. */
  missing?(scene: Scene<View, Board, Figures>): string | null;
  /** Whether the dock itself draws what changes with this thing, so that the consequences need not tell it again. */
  drawn?(scene: Scene<View, Board, Figures>, thing: string): boolean;
  /** A small picture of a thing that consequences speak of ("good:wine"); seats are shown by their emblems. */
  Thing?: Component<{ thing: string; size?: number }>;
  /** The emblem of a player in a seat: shape as well as colour. */
  Emblem: Component<{ seat: number; size?: number }>;
  /** One number per player that is worth a chart over the game. The first one tells who leads. */
  series: Series<View, Board>[];
  /** What the result of each player is made of. */
  book: Book;
  /** What each player looks back on by name when the game is over: contracts, cards or pieces; none for nothing. */
  names: {
    title: string;
    of(scene: Scene<View, Board, Figures>, player: number, events: GameEvent[]): string[];
  };
  /** How much an event is worth remembering when the game is over; 0 for most. */
  weigh(event: GameEvent): number;
  /** The parts of a turn, and the single steps in them, of which it has a word of help: `hint-ID` among its words. */
  hints: readonly string[];
  /** What is seen to move by these events, which the scene does not show yet; players are places of the shell: "seat:2". */
  flights?(scene: Scene<View, Board, Figures>, events: readonly GameEvent[]): Flight[];
  /** What is shown to everybody for a moment, over the board. */
  reveals?: Reveals<View, Board, Figures>;
  /** In a game in which binding deals can be made. */
  deals?: DealsPart<View, Board, Figures>;
  /** Further charts of the table itself, such as prices, when the game is over. */
  Charts?: Component<{ scene: Scene<View, Board, Figures>; samples: Sample<View>[] }>;
}

/** The table at the beginning of a turn, or at the end, as everybody saw it. */
export interface Sample<View> {
  move: number;
  turn: number;
  view: View;
}
