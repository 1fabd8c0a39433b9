/** A table that is to be laid, while it is being thought out. */
import { preferences } from "../shell/preferences.svelte";
import { usualLevel, usualPlayers } from "../shell/shelf.svelte";
import type { ChairPlan, Clock, GameInfo, GameOption, OpenTable } from "../wire/shapes";

const HOUR = 3600;

export const CLOCKS: { id: "none" | "minutes" | "bank" | "days"; clock: Clock }[] = [
  { id: "none", clock: { kind: "none", seconds: 0, increment: 0, window: null } },
  { id: "minutes", clock: { kind: "decision", seconds: 120, increment: 0, window: null } },
  { id: "bank", clock: { kind: "bank", seconds: 900, increment: 10, window: null } },
  { id: "days", clock: { kind: "decision", seconds: 24 * HOUR, increment: 0, window: null } },
];

export class Plan {
  readonly game: GameInfo;
  edition: string;
  chairs: ChairPlan[] = $state([]);
  clock: (typeof CLOCKS)[number]["id"] = $state("none");
  name = $state("");
  public = $state(false);
  /** Whether those who look on may talk, where the table is not public: there they may always. */
  gallery = $state(false);
  /** What was chosen; everything else stays as the edition has it. */
  #wishes: Record<string, string> = $state({});

  constructor(game: GameInfo) {
    this.game = game;
    this.edition = $state(game.editions[0]!.id);
    const level = usualLevel(game.id);
    this.chairs = Array.from({ length: usualPlayers(game) }, (_, seat) =>
      seat === 0
        ? { kind: "mine", name: preferences.name, level }
        : { kind: seat === 1 ? "open" : "bot", name: "", level },
    );
  }

  get options(): GameOption[] {
    return this.game.options.filter(
      (option) => option.editions.length === 0 || option.editions.includes(this.edition),
    );
  }

  values(option: GameOption): string[] {
    return option.values.filter((value) => option.players[value]?.includes(this.chairs.length) ?? true);
  }

  value(option: GameOption): string {
    const possible = this.values(option);
    const usual = option.defaults[this.edition] ?? option.default;
    const wish = this.#wishes[option.name];
    if (wish !== undefined && possible.includes(wish)) return wish;
    return possible.includes(usual) ? usual : possible[0]!;
  }

  choose(option: GameOption, value: string): void {
    this.#wishes[option.name] = value;
  }

  seat(count: number): void {
    while (this.chairs.length > count) this.chairs.pop();
    while (this.chairs.length < count)
      this.chairs.push({ kind: "bot", name: "", level: usualLevel(this.game.id) });
  }

  /** Every option with its value. */
  chosen(): Record<string, string> {
    return Object.fromEntries(this.options.map((option) => [option.name, this.value(option)]));
  }

  asked(): Partial<OpenTable> {
    return {
      game: this.game.id,
      edition: this.edition,
      options: this.chosen(),
      chairs: this.chairs.map((chair) => ({
        ...chair,
        name: chair.kind === "mine" ? chair.name.trim() : "",
      })),
      clock: CLOCKS.find((one) => one.id === this.clock)!.clock,
      name: this.name.trim(),
      public: this.public,
      gallery: this.gallery && !this.public,
    };
  }
}

const kept = new Map<string, Plan>();

/** The plan for a game: the one that was begun, until a table was laid by it. */
export function planFor(game: GameInfo): Plan {
  const plan = kept.get(game.id) ?? new Plan(game);
  kept.set(game.id, plan);
  return plan;
}

export function laidBy(plan: Plan): void {
  kept.delete(plan.game.id);
}
