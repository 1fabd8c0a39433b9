/** Every piece as a little drawing, 24 units square (trains 48 by 24). Colours come from the theme. */
// numbers: where things lie and how large they are
import drawn from "../../../../src/fernhandel/games/nuremberg/drawing/icons.json";

const EDGE = `stroke="var(--piece-edge)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;

/** The players' shapes: star, diamond, triangle, square. */
export const SHAPES: string[] = drawn.shapes;
const STILL: Record<string, string> = drawn.still;

const cube = (top: string, left: string, right: string, more = ""): string =>
  `<g ${EDGE}><path d="M12 1.8l9.4 4.7L12 11.2 2.6 6.5z" fill="${top}"/><path d="M2.6 6.5L12 11.2v11L2.6 17.4z" fill="${left}"/><path d="M21.4 6.5L12 11.2v11l9.4-4.8z" fill="${right}"/></g>${more}`;
const track = (colour: string): string =>
  `<path d="M3 6v12M7.500 6v12M12 6v12M16.500 6v12M21 6v12" stroke="var(--sleeper)" stroke-width="2.200" stroke-linecap="round"/><path d="M1 12h22" stroke="var(--casing)" stroke-width="8.400"/><path d="M1 12h22" stroke="${colour}" stroke-width="6.600"/><path d="M1 9.800h22M1 14.200h22" stroke="var(--rail)" stroke-width="1.300"/>`;

/** The drawing's inside, by name: "post", "influence-red", "disc-2" (a player's), "cube-0", "link-3", "token-1". */
export function icon(name: string): string {
  const still = STILL[name];
  if (still) return still;
  const [kind, seat] = name.split("-") as [string, string];
  const shape = SHAPES[Number(seat) % SHAPES.length]!;
  const [fill, ink] = [`var(--pl-${seat})`, `var(--pi-${seat})`];
  const edge = `stroke="var(--pl-edge)" stroke-width="1.400"`;
  const small = (scale: number): string =>
    `<path d="${shape}" transform="translate(12 12) scale(${scale}) translate(-12 -12)" fill="${ink}"/>`;
  if (kind === "cube") {
    const shade = (other: string, share: number): string =>
      `color-mix(in oklab, ${fill}, ${other} ${share}%)`;
    return cube(
      shade("white", 38),
      fill,
      shade("black", 26),
      `<path d="${shape}" transform="matrix(.42 .21 0 .46 2.300 6.300)" fill="${ink}"/>`,
    );
  }
  if (kind === "link") return track(fill);
  if (kind === "token")
    return `<path d="M2 5h20v14H2z" fill="${fill}" ${edge} stroke-linejoin="round"/><path d="M4.400 7.400h15.200v9.200H4.400z" fill="none" stroke="${ink}" stroke-width=".9"/>${small(0.33)}`;
  return `<circle cx="12" cy="12" r="10.800" fill="${fill}" ${edge}/>${small(0.56)}`;
}
