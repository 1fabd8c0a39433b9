/** The keyboard at the table. Letters act only where no field has the focus. */
import type { Opened } from "./opened.svelte";
import type { Sitting } from "./sitting.svelte";

/** What the keys act on, besides the sitting and its dialogs. */
interface Around {
  frame: { zoom(by: number): void; whole(): void; find(): void; explain(): void } | undefined;
  /** To the chronicle, wherever it is. */
  log(): void;
  /** The board alone, and back. */
  focus(): void;
}

export function keysOf(
  at: () => Sitting,
  opened: () => Opened,
  around: () => Around,
): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.altKey || document.querySelector("dialog[open]")) return;
    // a key held down is one decision, not one after the other
    const field = target.matches("input, textarea, select");
    const held = !field && event.repeat && (event.key === "Enter" || event.key === " ");
    const meant = event.ctrlKey || event.metaKey ? confirmed(event.key, at()) : typed();
    if (held || meant) {
      event.preventDefault();
      event.stopPropagation();
    }

    function typed(): boolean {
      return !field && (declared(event.key) || press(event.key, target, at(), opened(), around()));
    }
  };
}

/** Ctrl and Enter confirm from anywhere, a field included. */
function confirmed(key: string, { guide }: Sitting): boolean {
  if (key !== "Enter" || guide.moves.length === 0) return false;
  guide.commit();
  return true;
}

/** A key that a part of the decision declares goes to it; where several bear the same, to the next of them. */
function declared(key: string): boolean {
  const all = declarers().filter((one) => one.ariaKeyShortcuts === key.toUpperCase());
  const at = all.findIndex((one) => one === document.activeElement || one.ariaPressed === "true");
  const next = all[(at + 1) % all.length];
  next?.focus();
  next?.click();
  return next !== undefined;
}

export function declarers(): HTMLElement[] {
  const live = ":is([data-decision], [data-foot]) [aria-keyshortcuts]:not(:disabled, [aria-disabled='true'])";
  return [...document.querySelectorAll<HTMLElement>(live)];
}

/** What can be chosen where the decision is made: not the number of a rule, nor what only explains. */
const CHOICE =
  "[data-decision] [data-asked] :is(button, input, select, summary):not(:disabled, .sh-rule, .sh-explains, .sh-link)";

/** Where the key that goes on means nothing else. */
const IDLE = "body, main, [data-board], [data-reveal], :disabled";

/** Whether the key meant something here. */
function press(key: string, target: HTMLElement, sitting: Sitting, opened: Opened, around: Around): boolean {
  const { guide, look } = sitting;
  const { frame } = around;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "Enter":
      if (guide.moves.length === 0 && sitting.revealing.now && target.matches(IDLE)) {
        sitting.revealing.close();
        return true;
      }
      // a thing that is pressed already would be put back: the second time means it
      if (guide.moves.length === 0 || !target.matches("body, main, [aria-pressed='true'], [data-confirms]"))
        return false;
      guide.commit();
      return true;
    case "Escape":
      if (guide.back()) return true;
      if (!sitting.revealing.now) return false;
      sitting.revealing.close();
      return true;
    case "Backspace":
    case "u":
      if (guide.back()) return true;
      if (look?.undo.can !== "undo") return false;
      void sitting.undo(false);
      return true;
    case "t":
      if (!sitting.page) return focusOn("[data-board]"); // it is told in words already
      opened.text = true;
      return true;
    case "r":
      opened.rule = look?.stages.find((stage) => stage.state === "now")?.rule ?? "";
      return true;
    case "?":
      opened.help = true;
      return true;
    case "d":
      return focusOn(CHOICE) || focusOn("[data-decision] [data-foot] button:not(:disabled)");
    case "b":
      return focusOn("[data-board] [data-thing][tabindex='0']") || focusOn("[data-board]");
    case "/":
      frame?.find();
      return frame !== undefined;
    case "k":
      frame?.explain();
      return frame !== undefined;
    case "l":
      around.log();
      return true;
    case "f":
      around.focus();
      return true;
    case "+":
      frame?.zoom(1.3);
      return frame !== undefined;
    case "-":
      frame?.zoom(1 / 1.3);
      return frame !== undefined;
    case "0":
      frame?.whole();
      return frame !== undefined;
    default:
      return false;
  }
}

function focusOn(what: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(what);
  found?.focus();
  return found !== null;
}
