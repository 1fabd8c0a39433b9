/** The keyboard in a replay, wherever the focus is: a field that is typed in or chosen from keeps its own keys. */
export interface Steps {
  step(by: 1 | -1): void;
  jump(by: 1 | -1, what: "turn" | "part"): void;
  go(to: "first" | "last"): void;
  turnWalk(): void;
  /** Puts away what lies over the board; false if nothing does. */
  goOn(): boolean;
  /** The table in words. */
  text(): void;
  help(): void;
}

const OWN_KEYS = "select, textarea, input:not([type=range]), [role=tab], [contenteditable]";
const PRESSED = "button, a, summary, [role=button]";

export function replayKeys(steps: Steps): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (target.matches(OWN_KEYS) || !pressed(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function pressed({ key, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
    const by = key === "ArrowLeft" || key === "PageUp" ? -1 : 1;
    switch (key.length === 1 ? key.toLowerCase() : key) {
      case "ArrowLeft":
      case "ArrowRight":
        if (shiftKey) steps.jump(by, "part");
        else steps.step(by);
        return true;
      case "PageUp":
      case "PageDown":
        steps.jump(by, "turn");
        return true;
      case "Home":
      case "End":
        steps.go(key === "Home" ? "first" : "last");
        return true;
      case " ":
        if (target.matches(PRESSED)) return false;
        steps.turnWalk();
        return true;
      case "Enter":
        return !target.matches(PRESSED) && steps.goOn();
      case "Escape":
        return steps.goOn();
      case "t":
        steps.text();
        return true;
      case "?":
        steps.help();
        return true;
      default:
        return false;
    }
  }
}
