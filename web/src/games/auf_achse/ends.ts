/** Where the drives that may be chosen come to an end, for the marks on the map and the list beside the dice. */
import type { Choice } from "../contract";
import { isDrive, type DriveChoice, type Happening, type Table } from "./types";

export type DieName = "first" | "second" | "sum";
export type Count = "exact" | "early";

export interface End {
  place: string;
  choices: DriveChoice[];
  /** How each die gets there; exact goes before early. */
  by: Partial<Record<DieName, Count>>;
  /** The number shown: points of an exact drive, else the points really driven. */
  points: number;
}

/** Which die a drive uses. A number that is no die's comes from the joker. */
export function dieOf({ view, figures }: Table, choice: DriveChoice): DieName {
  const { points, using } = choice.action;
  const { dice } = view.progress;
  if (using === "second_driver" || using === "both") return "sum";
  if (points === dice[0]) return "first";
  if (points === dice[1]) return "second";
  return dice[0] === figures.joker ? "first" : "second";
}

/** Whether a die was thrown that may be any number: there is more to choose from than the dice themselves. */
export function joking({ view, figures }: Table): boolean {
  return view.progress.dice.includes(figures.joker);
}

export function drives(choices: readonly Choice[]): DriveChoice[] {
  return choices.filter(isDrive);
}

export function endsOf(scene: Table, choices: readonly DriveChoice[]): End[] {
  const ends = new Map<string, End>();
  for (const choice of choices) {
    const { to, count, points } = choice.action;
    const end: End = ends.get(to) ?? { place: to, choices: [], by: {}, points: Infinity };
    end.choices.push(choice);
    const die = dieOf(scene, choice);
    if (end.by[die] !== "exact") end.by[die] = count;
    end.points = Math.min(end.points, count === "exact" ? points : driven(scene, choice));
    ends.set(to, end);
  }
  return [...ends.values()];
}

/** Points really driven, as soon as the way is known. */
function driven(scene: Table, choice: DriveChoice): number {
  const drove = whatFollows(scene, choice).find((event) => event.type === "truck_drove");
  return drove ? drove.path.length - 1 : choice.action.points;
}

/** Of several ways to one end the likeliest: by the number that is looked at, without a kept card, by exact count. */
export function preferred(choices: readonly DriveChoice[], points: number | null): DriveChoice {
  const rank = ({ action }: DriveChoice) => [
    Number(points !== null && action.points !== points),
    Number(action.using !== "none"),
    Number(action.count !== "exact"),
  ];
  const before = (a: number[], b: number[]) => a.map((one, i) => one - b[i]!).find((by) => by !== 0) ?? 0;
  return choices.reduce((best, one) => (before(rank(one), rank(best)) < 0 ? one : best));
}

export function whatFollows(scene: Table, choice: Choice): Happening[] {
  return (scene.guide.foresight.get(choice.id)?.events ?? []) as unknown as Happening[];
}
