/** Where in a game that is over its turns and their parts begin. */
import type { Note, PartBegan } from "../wire/shapes";
import { eventsOf } from "./moves";

export interface Landmark {
  /** After so many moves. */
  move: number;
  begins: "turn" | "part";
  /** 0 before the first one. */
  turn: number;
  /** The part of the turn that begins there; empty where it is not known. */
  name: string;
}

/** All of them in order; a part that begins with its turn is one mark with it. */
export function landmarksOf(notes: Note[], parts: PartBegan[], moves: number): Landmark[] {
  const began = eventsOf(notes)
    .filter(({ event }) => event.type === "turn_began")
    .map(({ move, event }) => ({ move, turn: Number(event["turn"]) }));
  const turns = began.some(({ turn }) => turn === 1) ? began : [{ move: 0, turn: 1 }, ...began];
  const nameAt = (move: number) => parts.findLast((part) => part.move <= move)?.name ?? "";
  const turnAt = (move: number) => turns.findLast((one) => one.move <= move)?.turn ?? 0;
  const all: Landmark[] = [
    ...turns.map(({ move, turn }) => ({ move, turn, begins: "turn" as const, name: nameAt(move) })),
    ...parts
      .filter((part) => !turns.some(({ move }) => move === part.move))
      .map(({ move, name }) => ({ move, turn: turnAt(move), begins: "part" as const, name })),
  ];
  const begun = all.some(({ move }) => move === 0);
  const start: Landmark[] = begun ? [] : [{ move: 0, begins: "part", turn: 0, name: "" }];
  return [...start, ...all].filter(({ move }) => move < moves).sort((a, b) => a.move - b.move);
}
