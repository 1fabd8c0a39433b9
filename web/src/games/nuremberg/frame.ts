/** The map's printed frame, in units of the drawing: its width, and above it the room of the title. */
// numbers: where things lie and how large they are
export const FRAME = 14;
export const TITLE = 34;
