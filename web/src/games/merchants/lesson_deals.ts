/** The notes of the lesson on binding deals, in the order in which they are wanted. */
import type { GameEvent, LessonNote } from "../contract";

/** Where the deals of the turn are: their panel, or on a phone the tab that opens it. */
const DEALS = '[data-deals], [data-tab="deals"]:not([aria-current])';
const PROPOSE = '[data-decision] [aria-keyshortcuts="O"]:not([aria-pressed="true"])';
const OWN_FLORINS = "[data-composer] .side:has([data-first]) .add:first-child";
const THEIR_PROMISE = "[data-composer] .side:not(:has([data-first])) .add:last-child";
const TWO_CLAUSES = '[data-clause="2"]';

const isOwn = (event: GameEvent, seat: number | null) =>
  event.type === "deal_struck" && (event["deal"] as { proposer: number }).proposer === seat;

const notes: LessonNote[] = [
  { id: "welcome", rule: "M12.3", look: "[data-decision]" },
  {
    id: "offer",
    rule: "DL42",
    look: "[data-offer]",
    steps: ["talk"],
    shows: "[data-offer]",
    done: ["proposal_answered"],
  },
  { id: "standing", rule: "M12.4", look: DEALS, after: ["deal_struck"] },
  {
    id: "barred",
    rule: "DL51",
    look: "[data-decision] li:has(button.sh-barred)",
    steps: ["purchasing"],
    shows: "[data-decision] button.sh-barred",
  },
  {
    id: "propose",
    rule: "M12.2",
    look: PROPOSE,
    steps: ["talk"],
    shows: PROPOSE,
    after: ["deal_struck"],
    done: ["proposal_made"],
  },
  {
    id: "compose",
    rule: "DL20",
    look: `${OWN_FLORINS}, ${THEIR_PROMISE}`,
    shows: `[data-composer]:not(:has(${TWO_CLAUSES}))`,
    done: ["proposal_made"],
  },
  {
    id: "line",
    rule: "DL37",
    look: "[data-composer] .sentence, [data-composer] [data-offers]",
    shows: `[data-composer]:has(${TWO_CLAUSES})`,
    done: ["proposal_made"],
  },
  { id: "yours", rule: "DL72", look: `${DEALS}, [data-decision] .hushes button:first-child`, after: isOwn },
  {
    id: "kept",
    rule: "M12.4",
    look: '[data-chronicle], [data-tab="log"]:not([aria-current])',
    after: (event, seat) => event.type === "bought" && event["seat"] !== seat,
  },
  { id: "pot", rule: "DL42", look: DEALS, after: ["pot_returned"] },
  { id: "end", rule: "M12.1", look: DEALS, after: ["pot_returned"] },
];

export default notes;
