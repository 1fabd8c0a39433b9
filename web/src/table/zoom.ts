/** Where a drawing lies in its frame: shifted and enlarged, never lost from sight. */
export interface Lie {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const LARGEST = 6;
/** As near as one is taken; whoever wants to look closer does so by hand. */
const NEAR = 3.2;

/** The size at which the whole drawing fits into the frame. */
export function fitted(frame: Size, drawing: Size): Size {
  const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height);
  return { width: drawing.width * scale, height: drawing.height * scale };
}

/** Edges stay outside the frame where the drawing is larger, and it lies in the middle where it is smaller. */
export function held(lie: Lie, frame: Size, fit: Size): Lie {
  const scale = Math.min(LARGEST, Math.max(1, lie.scale));
  const inside = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale,
    x: inside(lie.x, frame.width, fit.width * scale),
    y: inside(lie.y, frame.height, fit.height * scale),
  };
}

/** Enlarge about a point of the frame. */
export function enlarged(lie: Lie, by: number, x: number, y: number): Lie {
  const scale = Math.min(LARGEST, Math.max(1, lie.scale * by));
  const grown = scale / lie.scale;
  return { scale, x: x - (x - lie.x) * grown, y: y - (y - lie.y) * grown };
}

/** From edge to edge, with the middle of it in sight. */
export function filled(frame: Size, fit: Size): Lie {
  const scale = Math.max(1, frame.width / fit.width);
  return { scale, x: 0, y: (frame.height - fit.height * scale) / 2 };
}

/** Show a part of the drawing, given in shares of it. */
export function shown(part: { x: number; y: number } & Size, frame: Size, fit: Size): Lie {
  const scale = Math.min(
    NEAR,
    frame.width / (part.width * fit.width),
    frame.height / (part.height * fit.height),
  );
  return {
    scale,
    x: frame.width / 2 - (part.x + part.width / 2) * fit.width * scale,
    y: frame.height / 2 - (part.y + part.height / 2) * fit.height * scale,
  };
}

/** The part of the drawing that is in sight, in shares of it. */
export function inSight(lie: Lie, frame: Size, fit: Size): { x: number; y: number } & Size {
  const share = (at: number, room: number, length: number): [number, number] => {
    const from = Math.max(0, -at / length);
    return [from, Math.min(1, (room - at) / length) - from];
  };
  const [x, width] = share(lie.x, frame.width, fit.width * lie.scale);
  const [y, height] = share(lie.y, frame.height, fit.height * lie.scale);
  return { x, y, width, height };
}

/** As near as before, with a point of the drawing, given in shares of it, in the middle. */
export function centred(lie: Lie, x: number, y: number, frame: Size, fit: Size): Lie {
  return {
    scale: lie.scale,
    x: frame.width / 2 - x * fit.width * lie.scale,
    y: frame.height / 2 - y * fit.height * lie.scale,
  };
}
