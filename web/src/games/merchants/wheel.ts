/** The price wheel: its fields around the hub, and the choice that two arrows make. */
// numbers: where things lie and how large they are
import type { Choice } from "../contract";

/** The choice for two arrows; which of them points where makes no difference. */
export function choiceFor(choices: Choice[], one: string, other: string): Choice | undefined {
  return choices.find(({ action }) => {
    const [a, b] = [action["arrow"], action["other_arrow"]];
    return (a === one && b === other) || (a === other && b === one);
  });
}

/** Whether a choice points an arrow at one field, and at the other one if there is one. */
export function points(choice: Choice, one: string, other: string | null): boolean {
  if (other !== null) return choiceFor([choice], one, other) !== undefined;
  return choice.action["arrow"] === one || choice.action["other_arrow"] === one;
}

const INNER = 42;
const OUTER = 96;

export function sector(field: number, fields: number): string {
  const point = (turn: number, radius: number) => {
    const angle = (turn / fields) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  const [from, to] = [field - 0.5, field + 0.5];
  return (
    `M${point(from, INNER)}L${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}` +
    `L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}z`
  );
}

/** The middle of a field, where its sign lies. */
export function middle(field: number, fields: number): { x: number; y: number } {
  const angle = (field / fields) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * 74, y: Math.sin(angle) * 74 };
}
