/** What is shown to everybody at once: bids and wheels as their seals break, how a fee talk has ended, the card that was won. */
import type { GameEvent, Reveal, Reveals, Shown } from "../contract";
import ArrowCounts from "./ArrowCounts.svelte";
import { told } from "./moves";
import OpenWheel from "./OpenWheel.svelte";
import { feeAgreed, noFee } from "./talks";
import type { Board, Event, Figures, MerchantsScene, View } from "./types";
import { amount, cardName, counted, goodName, subject } from "./words";

type Opened = Reveal<View, Board, Figures>;
type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

function bids(scene: MerchantsScene, event: Of<"bids_revealed">, after: Event | undefined): Opened {
  const master = after?.type === "master_named" && after.wagon === event.wagon ? after : null;
  const { wagon } = event;
  return {
    title: master
      ? scene.say("merchants-reveal-master", { ...subject(scene, master.seat), wagon })
      : scene.say("merchants-reveal-bids", { wagon }),
    sealed: true,
    shown: event.bids.map((bid, seat) => ({
      seat,
      words: amount(scene.language, bid),
      ...(seat === master?.seat
        ? { won: true, note: scene.say("merchants-reveal-pays-as-master") }
        : { note: scene.say("merchants-reveal-pays-nothing") }),
    })),
    tells: master ? [event, master].length : 1,
  };
}

function wheels(scene: MerchantsScene, event: Of<"wheels_revealed">, after: Event[]): Opened {
  const other = after.findIndex(
    ({ type, ...facts }) => type !== "price_changed" || facts["seat" as never] !== null,
  );
  const moved = other < 0 ? after.length : other;
  return {
    title: scene.say("merchants-reveal-wheels"),
    sealed: true,
    shown: event.wheels.map((fields, seat) => ({
      seat,
      words: fields
        .map((field) => (field === "none" ? scene.say("merchants-reveal-nothing") : goodName(scene, field)))
        .join(", "),
      things: fields.map((field) => (field === "none" ? `seat:${seat}` : `good:${field}`)),
    })),
    tells: 1 + moved,
    Picture: OpenWheel,
    After: ArrowCounts,
    means: (now) => onTheRoad(now, after.slice(0, moved)),
  };
}

/** What the own goods on wagons would have brought before these changes, and what they would bring now. */
function onTheRoad(scene: MerchantsScene, changes: Event[]): string {
  if (scene.seat === null) return "";
  const goods: Record<string, number> = {};
  for (const wagon of scene.settled.wagons)
    for (const [good, n] of Object.entries(wagon.rows[scene.seat] ?? {}))
      goods[good] = (goods[good] ?? 0) + n;
  const selling = (level: number) => scene.figures.levels.find((one) => one.level === level)?.selling ?? 0;
  const worth = (good: string, then: "before" | "after"): number => {
    const change = changes.find((one) => one.type === "price_changed" && one.good === good);
    return change?.type === "price_changed"
      ? selling(change[then])
      : (scene.settled.goods[good]?.selling ?? 0);
  };
  const sum = (then: "before" | "after") =>
    Object.entries(goods).reduce((all, [good, n]) => all + n * worth(good, then), 0);
  const [before, after] = [sum("before"), sum("after")];
  if (after === 0) return "";
  const facts = { goods: counted(scene, goods), after: amount(scene.language, after) };
  return before === after
    ? scene.say("merchants-reveal-road-same", facts)
    : scene.say("merchants-reveal-road", { ...facts, before: amount(scene.language, before) });
}

/** No auction goes on over one of these. */
const BETWEEN = ["card_taken", "turn_began", "wheels_revealed", "arrivals_counted", "cards_revealed"];

function card(scene: MerchantsScene, before: Event[], event: Of<"card_taken">): Opened | null {
  const begin = before.findLastIndex(({ type }) => BETWEEN.includes(type));
  const last = new Map<number, Event>();
  for (const one of before.slice(begin + 1))
    if (one.type === "bid_made" || (one.type === "passed" && !last.has(one.seat))) last.set(one.seat, one);
  if (last.size === 0) return null; // it was dealt, or is the only one
  const shown = scene.seats.map(({ seat }): Shown => {
    const bid = last.get(seat);
    const words = bid?.type === "bid_made" ? amount(scene.language, bid.amount) : "–";
    if (seat !== event.seat) return { seat, words, note: scene.say("merchants-passed") };
    const price = amount(scene.language, event.price);
    return {
      seat,
      words: price,
      won: true,
      note: cardName(scene, event.card),
      things: [`card:${event.card}`],
    };
  });
  const title = scene.say("merchants-reveal-card", {
    ...subject(scene, event.seat),
    card: cardName(scene, event.card),
  });
  return { title, sealed: false, shown, tells: 1 };
}

export const reveals: Reveals<View, Board, Figures> = {
  events: ["bids_revealed", "wheels_revealed", "fee_agreed", "talk_ended", "card_taken"],
  of(scene: MerchantsScene, events: readonly GameEvent[], at: number): Opened | null {
    const event = told(events)[at]!;
    switch (event.type) {
      case "bids_revealed":
        return bids(scene, event, told(events)[at + 1]);
      case "wheels_revealed":
        return wheels(scene, event, told(events.slice(at + 1)));
      case "fee_agreed":
        return feeAgreed(scene, told(events.slice(0, at)), event);
      case "talk_ended":
        return noFee(scene, told(events.slice(0, at)), event);
      case "card_taken":
        return card(scene, told(events.slice(0, at)), event);
      default:
        return null;
    }
  },
};
