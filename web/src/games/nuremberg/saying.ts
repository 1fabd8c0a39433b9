/** The map in words, for those who hear it. */
// numbers: what is shown first, and how much of it at once
import type { Choice } from "../contract";
import { type Area, type Table, contentsOf, keyOf, nameOf, seatName } from "./wire";

/** "Vach, small station of the red company; 1 green passenger; links: blue to Herzogenaurach. Build a link to Vach." */
export function areaInWords(scene: Table, area: Area, choices: Choice[]): string {
  const { say } = scene;
  const kind = say(`nuremberg-kind-${area.station ?? area.terrain}`);
  const { companies } = contentsOf(scene.view, area.id);
  const told = [
    [area.name, kind, ...companies.map((company) => say(`nuremberg-station-${company}`))].join(", "),
    lyingIn(scene, area).join(", "),
    linksAt(scene, area).join(", "),
  ];
  const could = choices.map((choice) => toldOf(scene, choice));
  return [...told.filter((part) => part !== ""), ...could.slice(0, 3)].join(". ");
}

/** A link with its price, as soon as the server has told it; anything else in the words of the choice. */
function toldOf(scene: Table, choice: Choice): string {
  const foreseen = scene.guide.foresight.get(choice.id);
  const at = foreseen?.events.findLastIndex((event) => event.type === "link_built") ?? -1;
  return foreseen?.lines[at] ?? choice.text;
}

/** The pieces in an area, each sort counted. */
export function lyingIn(scene: Table, area: Area): string[] {
  const here = contentsOf(scene.view, area.id);
  const good = area.icon === "high" ? scene.board.map.high_good : scene.board.map.low_good;
  const lying = [
    [good, here.cubes],
    ["red", here.red],
    ["green", here.green],
    ["landlord", here.landlords],
  ] as const;
  return lying
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => scene.say(`nuremberg-pieces-${piece}`, { count }));
}

/** The links that touch an area, with their owners. */
export function linksAt(scene: Table, area: Area): string[] {
  const { say } = scene;
  return scene.view.links
    .filter((link) => link.a === area.id || link.b === area.id)
    .map((link) =>
      say("nuremberg-link-to", {
        owner: link.company ? say(`nuremberg-company-${link.company}`) : seatName(scene, link.seat ?? 0),
        to: nameOf(scene.board, link.a === area.id ? link.b : link.a),
      }),
    );
}

/** The borders that a path crosses. */
export function linkKeys(path: string[]): Set<string> {
  return new Set(path.slice(1).map((to, at) => keyOf(path[at]!, to)));
}
