/** Where on the map the present choices are. */
// numbers: where things lie and how large they are
import type { Focus } from "../contract";
import { FRAME } from "./frame";
import { canvasOf } from "./places";
import { bounds } from "./points";
import type { Board, Table } from "./wire";

const ROOM = 130;

export function sizeOf(board: Board): { width: number; height: number } {
  const { width, height } = canvasOf(board);
  return { width: width + 2 * FRAME, height: height + 2 * FRAME };
}

/** Around the chain and all it could go on with, or else around everything that can be touched. */
export function focusOf(scene: Table): Focus | null {
  const wanted = new Set(
    scene.guide.all.flatMap((choice) => choice.touches.filter((thing) => thing.startsWith("area:"))),
  );
  for (const area of scene.view.progress.chain) wanted.add(`area:${area}`);
  const places = scene.board.areas.flatMap((area) =>
    wanted.has(`area:${area.id}`) && area.at ? [area.at] : [],
  );
  if (places.length === 0) return null;
  const box = bounds(places);
  return {
    x: box.x - ROOM + FRAME,
    y: box.y - ROOM + FRAME,
    width: box.width + 2 * ROOM,
    height: box.height + 2 * ROOM,
  };
}
