/** The notes of the guided first game, in the order in which they are wanted. */
import type { LessonNote } from "../contract";

const notes: LessonNote[] = [
  { id: "welcome", rule: "M11.2", look: "[data-board]" },
  { id: "prices", rule: "M2.2", look: '[data-panel="prices"]' },
  { id: "buy", rule: "M2.4", look: "[data-decision]", steps: ["purchasing"] },
  { id: "bid", rule: "M3.4", look: "[data-decision]", steps: ["master_auction"], done: ["choice_sealed"] },
  { id: "load", rule: "M3.7", look: "[data-decision]", steps: ["loading", "rider_loading"] },
  {
    id: "fee",
    rule: "M3.9",
    look: "[data-decision]",
    steps: ["quoting", "answering", "replying", "final_answer"],
  },
  {
    id: "move",
    rule: "M4.2",
    look: '[data-board] [data-thing^="wagon:"]',
    steps: ["movement"],
    done: ["wagon_moved"],
  },
  { id: "wheels", rule: "M5.1", look: "[data-decision]", steps: ["wheels"], done: ["choice_sealed"] },
  { id: "revealed", rule: "M5.2", look: '[data-panel="prices"]', after: ["wheels_revealed"] },
  { id: "sale", rule: "M6.3", look: "[data-chronicle]", after: ["arrivals_counted"] },
  {
    id: "invest",
    rule: "M7.2",
    look: '[data-panel="cards"]',
    steps: ["investments", "taking_card"],
    done: ["bid_made", "passed"],
  },
  { id: "status", rule: "M8.5", look: "[data-decision]", steps: ["upkeep", "climbing"], done: ["climbed"] },
  { id: "end", rule: "M8.6", look: "[data-stages]", after: ["turn_began"] },
];

export default notes;
