/** Small pictures in a box of 24 by 24; colours come from the theme. */
import drawn from "../../../../src/fernhandel/games/merchants/drawing/icons.json";

export const ICONS: Record<string, string> = drawn;
