/** Width of the map's printed frame, in units of the drawing. */
export const FRAME = 14;
