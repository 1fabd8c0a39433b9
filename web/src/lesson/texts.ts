/** The notes of a game's lesson and their words, fetched when a lesson is opened. */
import type { LessonNote, Say } from "../games/contract";
import { sayer, type Language } from "../words/say";

const NOTES = import.meta.glob<LessonNote[]>("../games/*/lesson.ts", { import: "default" });
const TEXTS = import.meta.glob<string>("../games/*/lesson.*.ftl", { query: "?raw", import: "default" });

export interface Lesson {
  notes: LessonNote[];
  /** The words of a note: its heading, `.text` and `.do`. */
  tell: Say;
}

/** Whether the page has notes for a first game. */
export const isTaught = (game: string): boolean => `../games/${game}/lesson.ts` in NOTES;

export async function lessonOf(game: string, language: Language): Promise<Lesson | null> {
  const [notes, text] = await Promise.all([
    NOTES[`../games/${game}/lesson.ts`]?.(),
    TEXTS[`../games/${game}/lesson.${language}.ftl`]?.(),
  ]);
  return notes && text ? { notes, tell: sayer(language, [text]) } : null;
}
