/** How a fee talk has ended, with all that was named in it: shown to everybody for a moment. */
import type { Reveal } from "../contract";
import type { Board, Event, Figures, MerchantsScene, View } from "./types";
import { amount, subject } from "./words";

type Opened = Reveal<View, Board, Figures>;
type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;
type Named = Of<"price_quoted" | "counter_offered" | "final_price_named">;

const NAMED: readonly string[] = ["price_quoted", "counter_offered", "final_price_named"];

/** The talk that the last of these events belongs to: every price in it, in order. */
function talkIn(before: Event[]): Named[] {
  const begin = before.findLastIndex(({ type }) => !NAMED.includes(type));
  const row = before.slice(begin + 1) as Named[];
  const last = row.at(-1);
  return last ? row.filter((one) => riderOf(one) === riderOf(last) && one.wagon === last.wagon) : [];
}

const riderOf = (one: Named): number => (one.type === "counter_offered" ? one.seat : one.rider);
const masterOf = (one: Named): number => (one.type === "counter_offered" ? one.master : one.seat);

/** The sums that a seat has named, for so many tokens if that matters: "500, 400". */
function sums(scene: MerchantsScene, talk: Named[], seat: number, tokens?: number): string[] {
  return talk.flatMap((one) =>
    one.seat === seat && one.amount !== null && (tokens === undefined || one.tokens === tokens)
      ? [amount(scene.language, one.amount)]
      : [],
  );
}

export function feeAgreed(scene: MerchantsScene, before: Event[], event: Of<"fee_agreed">): Opened {
  const { seat: rider, master, tokens, wagon } = event;
  const words = amount(scene.language, event.amount);
  const talk = talkIn(before);
  const asked = sums(scene, talk, master, tokens).filter((sum) => sum !== words);
  const offered = sums(scene, talk, rider).filter((sum) => sum !== words);
  const notes: Record<number, string[]> = {
    [rider]: [scene.say("merchants-reveal-rides", { tokens }), ...said(scene, "offered", offered)],
    [master]: [scene.say("merchants-reveal-earns"), ...said(scene, "asked", asked)],
  };
  return {
    title: scene.say("merchants-reveal-fee", { ...subject(scene, rider), wagon, tokens, amount: words }),
    sealed: false,
    shown: [rider, master]
      .sort((a, b) => a - b)
      .map((seat) => ({ seat, words, note: notes[seat]!.join(" · "), won: seat === master })),
    tells: 1,
  };
}

/** Where no price was named there is nothing to show: it is told in a line. */
export function noFee(scene: MerchantsScene, before: Event[], event: Of<"talk_ended">): Opened | null {
  const talk = talkIn(before);
  const last = talk.at(-1);
  if (!last || talk.every((one) => one.amount === null)) return null;
  const [rider, master] = [riderOf(last), masterOf(last)];
  return {
    title: scene.say("merchants-reveal-no-fee", { wagon: event.wagon }),
    sealed: false,
    shown: [rider, master]
      .sort((a, b) => a - b)
      .map((seat) => {
        const named = sums(scene, talk, seat);
        const does = seat === master ? "merchants-reveal-asks" : "merchants-reveal-offers";
        const notes = [
          ...(named.length > 0 ? [scene.say(does)] : []),
          ...(seat === event.seat ? [scene.say("merchants-reveal-says-no")] : []),
        ];
        return { seat, words: named.join(", ") || "–", note: notes.join(" · ") };
      }),
    tells: 1,
  };
}

function said(scene: MerchantsScene, what: "asked" | "offered", named: string[]): string[] {
  return named.length > 0 ? [scene.say(`merchants-reveal-${what}`, { sums: named.join(", ") })] : [];
}
