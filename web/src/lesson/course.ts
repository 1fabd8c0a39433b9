/** How a guide goes from note to note: by what is asked and what has happened, both as the server tells them. */
import type { GameEvent, LessonNote } from "../games/contract";
import type { Note } from "../wire/shapes";
import type { Progress } from "./lessons.svelte";

/** What the guide sees of the table. */
export interface Moment {
  /** The latest entry of the log. */
  seq: number;
  /** The log; what the position was made of is numbered 0. */
  log: Note[];
  /** The step in which the learner is asked; empty while others decide. */
  asked: string;
  seat: number | null;
}

const later = (moment: Moment, since: number) => moment.log.filter((note) => note.seq > since);
const eventsOf = (log: Note[]) => log.flatMap((note) => note.events as GameEvent[]);

/** Whether it is time for the note. */
function due(note: LessonNote, moment: Moment): boolean {
  if (note.steps) return note.steps.includes(moment.asked);
  return !note.after || eventsOf(later(moment, 0)).some((event) => note.after!.includes(event.type));
}

/** Whether the learner has done what the note asks for, or has gone on without it. */
function over(note: LessonNote, since: number, moment: Moment): boolean {
  const log = later(moment, since);
  const done = eventsOf(log).some(
    (event) => note.done?.includes(event.type) && event["seat"] === moment.seat,
  );
  if (done) return true;
  if (note.steps) return moment.asked !== "" && !note.steps.includes(moment.asked);
  return log.some((one) => one.type === "moved" && one.seat === moment.seat);
}

/** How far the guide is now: the first note that is due and was not shown yet; whoever goes on by themselves is
 *  told first what they are asked. */
export function led(notes: LessonNote[], progress: Progress, moment: Moment): Progress {
  let { at, since, shown } = progress;
  const current = notes[at];
  const left = current !== undefined && over(current, since, moment);
  if (current && !left) return progress;
  if (left) shown = [...shown, at];
  const open = notes.map((_, n) => n).filter((n) => !shown.includes(n) && due(notes[n]!, moment));
  const asked = open.find((n) => notes[n]!.steps);
  at = (left ? asked : undefined) ?? open[0] ?? NONE;
  return { ...progress, at, since: moment.seq, shown };
}

export const NONE = -1;
