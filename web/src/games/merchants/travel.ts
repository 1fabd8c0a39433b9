/** Pieces on their way: an animation along the road that ends where the view has the piece anyway. */
// numbers: where things lie and how large they are
import { heading, lineThrough, type Chart } from "./roads";

const PER_SPACE = 180; // milliseconds, as --t-step
const POINTS = 6; // of each leg: enough for its curve

/** Moves an element of the drawing along these places, its horses turning with the road; returns what stops it. */
export function travel(piece: SVGElement, team: SVGElement | null, chart: Chart, path: string[]): () => void {
  const timing = { duration: (path.length - 1) * PER_SPACE, easing: "ease-in-out" };
  const line = lineThrough(chart, path);
  const every = Math.max(1, Math.floor(line.length / ((path.length - 1) * POINTS)));
  const stops = line.filter((_, i) => i % every === 0 || i === line.length - 1);
  const running = [
    piece.animate(
      stops.map((spot) => ({ transform: `translate(${spot.x}px, ${spot.y}px)` })),
      timing,
    ),
  ];
  if (team) {
    const turns = unwound(
      path.slice(1).map((to, i) => heading(chart.legs.get(`${path[i]}>${to}`) ?? line, "ends")),
    );
    running.push(
      team.animate(
        turns.map((turn) => ({ transform: `rotate(${turn}deg)` })),
        timing,
      ),
    );
  }
  return () => running.forEach((animation) => animation.cancel());
}

/** Angles that follow one another the short way round. */
function unwound(turns: number[]): number[] {
  return turns.reduce<number[]>((done, turn) => {
    const before = done.at(-1) ?? turn;
    return [...done, before + ((((turn - before) % 360) + 540) % 360) - 180];
  }, []);
}
