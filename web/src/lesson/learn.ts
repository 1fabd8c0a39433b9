/** Which lessons a game has, where they are offered, and how one is begun. */
import { preferences } from "../shell/preferences.svelte";
import { routing } from "../shell/route.svelte";
import { shelf } from "../shell/shelf.svelte";
import { toasts } from "../shell/toasts.svelte";
import * as api from "../wire/api";
import type { GameInfo } from "../wire/shapes";
import { askCover, say } from "../words/tongue.svelte";
import { FIRST, lessons } from "./lessons.svelte";
import { isTaught } from "./texts";

export type LessonInfo = GameInfo["lessons"][number];
type Options = Record<string, string>;

/** Those that the page has notes for, in order. */
export function lessonsOf(game: string): LessonInfo[] {
  return (shelf.of(game)?.lessons ?? []).filter((lesson) => isTaught(game, lesson.id));
}

/** The lesson after that one. */
export function lessonAfter(game: string, lesson: string): LessonInfo | undefined {
  const all = lessonsOf(game);
  return all[all.findIndex((one) => one.id === lesson) + 1];
}

/** The lessons on options that a table is played with. */
export function lessonsOn(game: string, options: Options): LessonInfo[] {
  return lessonsOf(game).filter((lesson) => {
    const taught = Object.entries(lesson.options);
    return taught.length > 0 && taught.every(([name, value]) => options[name] === value);
  });
}

export const lessonLink = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;

export const lessonName = (game: string, lesson: string): string =>
  lesson === FIRST ? say("learn") : (askCover(game, `lesson-${lesson}`) ?? say("learn-more"));

/** Lay the table of a lesson and go there; whether it could be had. */
export async function learn(game: string, lesson: string, replace = false): Promise<boolean> {
  const answer = await api.openLesson(game, lesson, preferences.name);
  if (!answer.ok) {
    toasts.no(answer.problem);
    return false;
  }
  lessons.begin(answer.value.table, lesson);
  routing.go(`/t/${answer.value.table}`, replace);
  return true;
}
