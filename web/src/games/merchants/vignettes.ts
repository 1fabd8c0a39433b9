/** Pictures of the cities, by place: paths with what they are filled as. */
import drawn from "../../../../src/fernhandel/games/merchants/drawing/vignettes.json";

export const VIGNETTES = drawn as Record<string, string[][]>;
