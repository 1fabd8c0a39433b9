/** The notes of the guided first game, in the order in which they are wanted. */
import type { LessonNote } from "../contract";

const notes: LessonNote[] = [
  { id: "welcome", rule: "N13.4", look: "[data-board]" },
  { id: "mat", rule: "N13.1", look: "[data-players]" },
  { id: "auction", rule: "N5.2", look: "[data-decision]", steps: ["auction"], done: ["bid_placed"] },
  { id: "tracks", rule: "N6.1", look: "[data-players]", after: ["orders_set"] },
  {
    id: "start",
    rule: "N7.2",
    look: "[data-decision]",
    steps: ["building"],
    shows: "[data-begins]",
    done: ["chain_started"],
  },
  {
    id: "chain",
    rule: "N7.5",
    look: "[data-board]",
    steps: ["building"],
    shows: "[data-chain]",
    done: ["paid"],
  },
  { id: "train", rule: "N8.2", look: "[data-decision]", steps: ["trains"], done: ["train_bought"] },
  { id: "piece", rule: "N8.4", look: "[data-decision]", steps: ["trains"], done: ["piece_loaded"] },
  { id: "profit", rule: "N9.2", look: "[data-players]", after: ["profit_counted"] },
  { id: "sale", rule: "N11.1", look: "[data-decision]", steps: ["takeovers"], done: ["run_sold", "passed"] },
  { id: "end", rule: "N12.1", look: "[data-stages]", after: ["turn_began"] },
];

export default notes;
