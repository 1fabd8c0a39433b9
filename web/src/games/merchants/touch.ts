/** How a drawn thing is touched: the same attributes for all of them, by pointer and by keyboard. */
import type { Guide } from "../contract";

export interface Touch {
  role: "button";
  tabindex: number;
  "data-thing": string;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  "aria-disabled"?: boolean;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export function isLive(guide: Guide, thing: string): boolean {
  return guide.open.has(thing) || guide.picked.has(thing);
}

/** Whether any choice is about the thing, even if it does not agree with what is picked: a touch starts afresh with it. */
export function isOffered(guide: Guide, thing: string): boolean {
  return guide.all.some((choice) => choice.touches.includes(thing));
}

/** A thing of the guide: picked, or put back. Without a label its text speaks for it. */
export function touch(guide: Guide, thing: string, label: string): Touch {
  const touched = touching(thing, label, isOffered(guide, thing), guide.picked.has(thing), () =>
    guide.pick(thing),
  );
  return { ...touched, tabindex: isLive(guide, thing) ? 0 : -1 };
}

/** The same beside the board, where all that is offered stays in the tab order: one may change one's mind there. */
export function touchBeside(guide: Guide, thing: string, label: string): Touch {
  return { ...touch(guide, thing, label), tabindex: 0 };
}

/** Anything that can be touched, with what it does; only what leads somewhere is in the tab order. */
export function touching(
  thing: string,
  label: string,
  live: boolean,
  pressed: boolean,
  act: () => void,
): Touch {
  const touched: Touch = {
    role: "button",
    tabindex: live ? 0 : -1,
    "data-thing": thing,
    ...(label ? { "aria-label": label } : {}),
    onclick: (event) => {
      if (!live) return;
      event.stopPropagation(); // a touched thing is no drag of the board
      act();
    },
    onkeydown: (event) => {
      if (!live || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation(); // Enter would confirm what is considered
      act();
    },
  };
  return live ? { ...touched, "aria-pressed": pressed } : { ...touched, "aria-disabled": true };
}
