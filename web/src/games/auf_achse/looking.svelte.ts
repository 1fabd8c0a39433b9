/** What the eye rests on: a die or a waybill under the pointer or the keyboard, shown on the map. Never a decision. */
export const looking: { die: number[] | null; contract: string | null } = $state({
  die: null,
  contract: null,
});
