/** How a guide goes from note to note: by what is asked, drawn and has happened, as the server and the page tell it. */
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
  /** Whether there is something on the page that a selector names. */
  draws(selector: string): boolean;
}

const later = (moment: Moment, since: number) => moment.log.filter((note) => note.seq > since);
const eventsOf = (log: Note[]) => log.flatMap((note) => note.events as GameEvent[]);

/** Whether what the note asks for has been done since then. */
function did(note: LessonNote, since: number, moment: Moment): boolean {
  return eventsOf(later(moment, since)).some(
    (event) => note.done?.includes(event.type) && event["seat"] === moment.seat,
  );
}

function happened(after: LessonNote["after"], moment: Moment): boolean {
  if (!after) return true;
  return eventsOf(later(moment, 0)).some((event) =>
    Array.isArray(after) ? after.includes(event.type) : after(event, moment.seat),
  );
}

/** Whether the page stands where the note belongs. */
function fits(note: LessonNote, moment: Moment): boolean {
  return (!note.steps || note.steps.includes(moment.asked)) && (!note.shows || moment.draws(note.shows));
}

/** Whether it is time for the note. */
function due(note: LessonNote, moment: Moment): boolean {
  return fits(note, moment) && happened(note.after, moment) && !(note.shows && did(note, 0, moment));
}

/** Whether the learner has done what the note asks for, or has gone on without it. */
function over(note: LessonNote, since: number, moment: Moment): boolean {
  if (did(note, since, moment)) return true;
  if (note.shows) return !fits(note, moment);
  if (note.steps) return moment.asked !== "" && !note.steps.includes(moment.asked);
  return later(moment, since).some((one) => one.type === "moved" && one.seat === moment.seat);
}

/** How far the guide is now: the first note that is due and was not shown yet; whoever goes on by themselves is
 *  told first what they are asked. Once the last one is due, all that nothing has led to are told before it. */
export function led(notes: LessonNote[], progress: Progress, moment: Moment): Progress {
  let { at, since, shown, missed = false, seen = progress.shown } = progress;
  const current = notes[at];
  const left = current !== undefined && !missed && over(current, since, moment);
  if (current && !left) return progress;
  if (left && (!current.shows || did(current, since, moment))) shown = [...shown, at];
  const open = notes.map((_, n) => n).filter((n) => !shown.includes(n) && due(notes[n]!, moment));
  const asked = open.find((n) => notes[n]!.steps || notes[n]!.shows);
  at = (left ? asked : undefined) ?? open[0] ?? NONE;
  const untold = notes.findIndex((_, n) => !seen.includes(n));
  missed = at === notes.length - 1 && untold < at && untold >= 0;
  if (missed) at = untold;
  if (at !== NONE && !seen.includes(at)) seen = [...seen, at];
  return { ...progress, at, since: moment.seq, shown, seen, missed };
}

export const NONE = -1;
