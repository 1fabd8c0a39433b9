/** Short messages over the table: refusals stay until they are read, news goes by itself. */
import type { Problem } from "../wire/shapes";
import { say, tongue } from "../words/tongue.svelte";

export interface Toast {
  id: number;
  kind: "no" | "note";
  text: string;
  /** The rule behind it, if one of the game's forbids it. */
  rule: string;
}

const NOTE_STAYS = 5_000;
const NO_STAYS = 12_000;

class Toasts {
  all: Toast[] = $state([]);
  #next = 0;

  note(text: string): void {
    this.#add({ kind: "note", text, rule: "" }, NOTE_STAYS);
  }

  no(problem: Problem): void {
    this.#add({ kind: "no", text: sentence(problem), rule: problem.rule }, NO_STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  #add(toast: Omit<Toast, "id">, stays: number): void {
    const id = this.#next++;
    this.all = [...this.all.filter((other) => other.text !== toast.text), { id, ...toast }].slice(-3);
    setTimeout(() => this.drop(id), stays);
  }
}

export const toasts = new Toasts();

/** A problem as a sentence that says what to do; the server's words where it has some in the right language. */
export function sentence(problem: Problem): string {
  if (problem.code === "no_answer") return say("problem-no-answer");
  if (problem.code === "too_many_requests") return say("problem-too-many");
  if (problem.code === "fault") return say("problem-fault");
  // faults of what was typed come in English only
  if (tongue.language !== "en" && ["bad_input", "bad_request"].includes(problem.code))
    return say("problem-bad-input", { message: problem.message });
  return problem.message || say("problem-unknown");
}
