/** The map in words, for those who hear it. */
// numbers: what is shown first, and how much of it at once
import type { Choice } from "../contract";
import { type Area, type Table, contentsOf, keyOf, nameOf, seatName } from "./wire";

/** "Vach, small station of the red company; 1 green passenger; links: blue to Herzogenaurach. Build a link to Vach." */
export function areaInWords(scene: Table, area: Area, choices: Choice[]): string {
  const { say } = scene;
  const here = contentsOf(scene.view, area.id);
  const kind = say(`nuremberg-kind-${area.station ?? area.terrain}`);
  const companies = here.companies.map((company) => say(`nuremberg-station-${company}`));
  const good = area.icon === "high" ? scene.board.map.high_good : scene.board.map.low_good;
  const lying = [
    [good, here.cubes],
    ["red", here.red],
    ["green", here.green],
    ["landlord", here.landlords],
  ] as const;
  const pieces = lying
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => say(`nuremberg-pieces-${piece}`, { count }));
  const links = scene.view.links
    .filter((link) => link.a === area.id || link.b === area.id)
    .map((link) =>
      say("nuremberg-link-to", {
        owner: link.company ? say(`nuremberg-company-${link.company}`) : seatName(scene, link.seat ?? 0),
        to: nameOf(scene.board, link.a === area.id ? link.b : link.a),
      }),
    );
  const told = [[area.name, kind, ...companies].join(", "), pieces.join(", "), links.join(", ")];
  const could = choices.map((choice) => scene.guide.foresight.get(choice.id)?.lines[0] ?? choice.text);
  return [...told.filter((part) => part !== ""), ...could.slice(0, 3)].join(". ");
}

/** The borders that a path crosses. */
export function linkKeys(path: string[]): Set<string> {
  return new Set(path.slice(1).map((to, at) => keyOf(path[at]!, to)));
}
