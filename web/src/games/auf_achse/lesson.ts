/** The notes of the guided first game, in the order in which they are wanted. */
import type { LessonNote } from "../contract";

const notes: LessonNote[] = [
  { id: "welcome", rule: "A8.2", look: '[data-truck="0"]' },
  { id: "waybills", rule: "A5.1", look: '[data-panel="waybills"]' },
  { id: "roll", rule: "A2.1", look: "[data-decision]", steps: ["rolling"], done: ["dice_rolled"] },
  { id: "drive", rule: "A2.3", look: "[data-decision]", steps: ["driving"], done: ["truck_drove"] },
  { id: "event", rule: "A3.1", look: '[data-panel="events"]', after: ["event_drawn"] },
  { id: "city", rule: "A5.2", look: "[data-decision]", steps: ["city"] },
  { id: "trailers", rule: "A6.1", look: '[data-panel="trailers"]', after: ["truck_drove"] },
  { id: "row", rule: "A7.1", look: '[data-panel="row"]', after: ["truck_drove"] },
  { id: "bid", rule: "A7.3", look: "[data-decision]", steps: ["bidding"], done: ["offer_made", "passed"] },
  { id: "signs", rule: "A4.3", look: "[data-board]", after: ["contract_won"] },
  { id: "end", rule: "A8.1", look: "[data-players]", after: ["contract_won"] },
];

export default notes;
