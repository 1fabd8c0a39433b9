/** A guide for the board while a place in a draft is filled: the things it could be are open, a touch takes one. */
import type { Choice, Foreseen, Guide } from "../games/contract";
import type { TableScene } from "../table/scene.svelte";
import type { Sitting } from "../table/sitting.svelte";
import type { Slot } from "./composing.svelte";
import { vocabularyOf } from "./shapes";

export interface Candidate {
  /** The drawn thing that stands for it. */
  thing: string;
  text: string;
  field: string;
  value: string | number;
  now: boolean;
}

export function filling(candidates: Candidate[], take: (value: string | number) => void): Guide {
  const all: Choice[] = candidates.map(({ thing, text, field, value }, id) => ({
    id,
    // as the phrase that names it, with the place it leads to
    action: { type: `deal_${field}`, [field]: value, to: value },
    text,
    touches: [thing],
  }));
  const now = candidates.filter((one) => one.now).map((one) => one.thing);
  const byThing = (thing: string) => candidates.find((one) => one.thing === thing);
  return {
    choices: all,
    all,
    open: new Set(candidates.map((one) => one.thing)),
    picked: new Set(now),
    chosen: null,
    sketch: [],
    ended: false,
    foreseen: null,
    outlook: null,
    foresight: new Map<number, Foreseen>(),
    pick: (thing) => {
      const found = byThing(thing);
      if (found) take(found.value);
    },
    choose: (choice) => choice && take(candidates[choice.id]!.value),
    send: (choice) => take(candidates[choice.id]!.value),
    add: (choice) => take(candidates[choice.id]!.value),
    cut: () => undefined,
    drop: () => undefined,
    lead: () => undefined,
    wish: () => undefined,
    commit: () => undefined,
    ask: () => undefined,
  };
}

/** The scene as the board is drawn from while that place is filled. */
export function fillingScene(sitting: Sitting, slot: Slot): TableScene {
  const scene = sitting.scene!;
  const part = sitting.page!.deals!;
  const composing = sitting.composing;
  const clause = composing.clauses[slot.clause];
  const field = vocabularyOf(scene.figures)?.fields.find((one) => one.name === slot.field);
  if (!clause || !field) return scene;
  const candidates = field.values.flatMap((value) => {
    const thing = part.thing(slot.field, value);
    const now = clause[slot.of]?.[slot.field] === value;
    return thing === null
      ? []
      : [{ thing, text: part.value(scene, slot.field, value), field: slot.field, value, now }];
  });
  const guide = filling(candidates, (value) =>
    composing.set(slot.clause, { ...clause, [slot.of]: { ...clause[slot.of], [slot.field]: value } }),
  );
  return new Proxy(scene, { get: (of, name) => (name === "guide" ? guide : Reflect.get(of, name, of)) });
}
