/** What one remembers: the events that weighed most, and when somebody took the lead, in the order of the game. */
import type { GameEvent, GamePage } from "../games/contract";
import type { Note } from "../wire/shapes";
import type { Chart, Mark } from "./history.svelte";
import { movesOf } from "./moves";

export interface Remembered {
  move: number;
  turn: number;
  seat: number | null;
  /** The table's own sentence; empty for a change of the lead, which the page tells. */
  line: string;
}

/** The heaviest events, each told by its own sentence. */
export function moments(notes: Note[], page: GamePage, marks: Mark[], most: number): Remembered[] {
  return movesOf(notes)
    .flatMap((note) =>
      (note.events as GameEvent[]).map((event, n) => ({
        move: note.move,
        turn: turnOf(note.move, marks),
        seat: typeof event["seat"] === "number" ? event["seat"] : note.seat,
        line: note.lines[n] ?? "",
        weight: page.weigh(event),
      })),
    )
    .filter((one) => one.weight > 0 && one.line)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
}

/** When another player was alone in front at the end of a turn. */
export function leads(chart: Chart | undefined, marks: Mark[]): Remembered[] {
  const found: Remembered[] = [];
  let leader = -1;
  for (const { move } of marks) {
    const stand = (chart?.curves ?? []).flatMap(({ seat, points }) => {
      const value = points.find((point) => point.move === move)?.value;
      return value === undefined ? [] : [{ seat, value }];
    });
    const best = Math.max(...stand.map(({ value }) => value));
    const first = stand.filter(({ value }) => value === best);
    if (first.length !== 1 || first[0]!.seat === leader) continue;
    if (move > 0) found.push({ move, turn: turnOf(move - 1, marks), seat: first[0]!.seat, line: "" });
    leader = first[0]!.seat;
  }
  return found;
}

const turnOf = (move: number, marks: Mark[]) => marks.findLast((mark) => mark.move <= move)?.turn ?? 1;
