/** The notes of a game's lessons and their words, fetched when a lesson is opened. */
import type { LessonNote, Say } from "../games/contract";
import { sayer, type Language } from "../words/say";
import { FIRST } from "./lessons.svelte";

const NOTES = import.meta.glob<LessonNote[]>("../games/*/lesson*.ts", { import: "default" });
const TEXTS = import.meta.glob<string>("../games/*/lesson*.*.ftl", { query: "?raw", import: "default" });

export interface Lesson {
  notes: LessonNote[];
  /** The words of a note: its heading, `.text` and `.do`. */
  tell: Say;
}

const at = (game: string, lesson: string) =>
  `../games/${game}/${lesson === FIRST ? "lesson" : `lesson_${lesson}`}`;

/** Whether the page has notes for a lesson. */
export const isTaught = (game: string, lesson: string): boolean => `${at(game, lesson)}.ts` in NOTES;

export async function lessonOf(game: string, lesson: string, language: Language): Promise<Lesson | null> {
  const [notes, text] = await Promise.all([
    NOTES[`${at(game, lesson)}.ts`]?.(),
    TEXTS[`${at(game, lesson)}.${language}.ftl`]?.(),
  ]);
  return notes && text ? { notes, tell: sayer(language, [text]) } : null;
}
