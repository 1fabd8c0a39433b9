/** The engraver's work on the ground: hop poles, hill hachures, meadow grass, trees, sheep, barns and field walls.
 *
 * All of it is ornament, made from the outlines by chance that always falls the same way, so nothing of it need be
 * loaded. It keeps away from names, pieces, hubs and every possible course of rails. */
import type { Engraving, Field } from "./field";
import { ledges, massif, tumps } from "./hills";
import { dales, hops, meadow } from "./meadows";
import type { Ground } from "./outlines";
import { type Place, nameBox, piecesBox } from "./places";
import { chance } from "./points";
import { pointsOf, railBetween } from "./rails";
import type { Area, Board } from "./wire";

export function engraved(board: Board, ground: Ground, places: Map<string, Place>): Engraving {
  const ink: Engraving = {
    poles: "",
    leaves: "",
    crowns: "",
    twigs: "",
    grass: "",
    fleece: "",
    walls: "",
    hachures: "",
    ledges: "",
  };
  const walled = isWalled(board);
  const survey = { borders: ground.borders, places };
  const fields = new Map<string, Field>();
  for (const area of board.areas) {
    const place = places.get(area.id)!;
    const boxes = [nameBox(area, place), piecesBox(area, place)].filter((box) => box !== null);
    const rails = area.neighbours.flatMap((other) => {
      const rail = takesTrack(area) ? railBetween(survey, area.id, other) : null;
      return rail ? pointsOf(rail) : [];
    });
    const polygon = ground.polygon.get(area.id)!;
    fields.set(area.id, { area, polygon, boxes, rails, stray: chance(area.id), ink });
  }
  for (const field of fields.values()) {
    if (field.area.terrain === "hop") hops(field);
    else if (field.area.terrain === "hill") walled ? ledges(field) : tumps(field);
    else if (field.area.terrain !== "barred") walled ? dales(field) : meadow(field);
  }
  if (walled) massif(ground, fields);
  return ink;
}

/** Where there are valleys the country is the Dales: dry stone walls instead of dotted borders. */
export function isWalled(board: Board): boolean {
  return board.areas.some((area) => area.terrain === "valley");
}

function takesTrack(area: Area): boolean {
  return area.terrain === "lowland" || area.terrain === "valley";
}
