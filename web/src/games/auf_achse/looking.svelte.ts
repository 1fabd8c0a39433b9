/** What the eye rests on: a die, a waybill or an end under the pointer or the keyboard, shown on the map; and the number
 *  to which the ends are narrowed. Never a decision. */
export const looking: {
  die: number[] | null;
  contract: string | null;
  place: string | null;
  points: number | null;
} = $state({
  die: null,
  contract: null,
  place: null,
  points: null,
});
