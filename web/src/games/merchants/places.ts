/** Where the places of the known board are drawn, in the units of the terrain (terrain.json); the data
 * lie beside the game's rules, for pictures outside the page are drawn from them too.
 *
 * Cities lie where they lie in the world. The first edition bears other names on three places (rule D14), so it has a
 * chart of its own on which Wien, Genf and Genua are found where one looks for them; the roads join the same places. */
import drawn from "../../../../src/fernhandel/games/merchants/drawing/places.json";

export interface Spot {
  x: number;
  y: number;
}

export interface RegionLabel extends Spot {
  text: string;
  turn?: number;
  sea?: boolean;
}

export interface Layout {
  /** Cities and junctions; road spaces lie at equal distances on the curve of their road. */
  at: Record<string, Spot>;
  /** How far the middle of a road, named by its two ends, swings out to its right. */
  bow: Record<string, number>;
  /** The upper left corner of each city's picture; its plaque hangs below. */
  plaque: Record<string, Spot>;
  /** Which of the six pictures a city has. */
  picture: Record<string, string>;
  regions: RegionLabel[];
  /** Whether the ladder has room for the titles of the first edition. */
  titled: boolean;
}

/** Where the compass rose lies. */
export const ROSE: Spot = drawn.rose;
export const CANVAS = drawn.canvas;
export const LAYOUTS: Record<string, Layout> = drawn.layouts;
