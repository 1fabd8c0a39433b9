/** The area that the pointer or the keyboard rests on: the dock tells what a link to there would cost. */
export const pointed: { area: string | null } = $state({ area: null });
