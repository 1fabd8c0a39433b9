/** The map's printed frame, in units of the drawing. */
// numbers: where things lie and how large they are
export const FRAME = 10;
