/** A chain of links, or a run that is sold: how it is laid by clicks on areas, and what is paid for it. */
import type { Choice } from "../contract";
import { type Table, nameOf, ofType } from "./wire";

const LAYING = ["building", "takeovers"];
const LAYS = ["start", "link", "offer", "extend"];

/** Whether clicks on areas lay something now. */
export function laying(scene: Table): boolean {
  return scene.guide.all.length > 0 && LAYING.includes(scene.view.step);
}

/** Keep the chain up to one of its areas. What lies on the table already stays. */
export function endAt(scene: Table, place: number): void {
  scene.guide.cut(place + 1 - scene.settled.progress.chain.length);
}

/** Lay a link to an area, or the cheapest way there; in the chain it ends there, and at its end it is made. */
export function lay(scene: Table, area: string): void {
  const { guide } = scene;
  const { chain } = scene.view.progress;
  const place = chain.indexOf(area);
  const thing = `area:${area}`;
  const choices = guide.all.filter(
    (choice) => choice.touches.includes(thing) && LAYS.includes(choice.action.type),
  );
  if (place >= 0 && place < chain.length - 1) endAt(scene, place);
  else if (place === 0) endAt(scene, -1);
  else if (place > 0) guide.commit();
  else if (choices.length === 1) guide.add(choices[0]!);
  else if (choices.length > 1) guide.pick(thing);
  else guide.lead(thing);
}

/** Part of a price: so many of a cube or of an influence. */
export interface Cost {
  icon: string;
  count: number;
}

/** A link of the chain: from where to where, why it costs what, as far as the server has told it. */
export interface Row {
  number: number;
  /** The place of its end in the chain. */
  place: number;
  name: string;
  reason: string;
  costs: Cost[];
}

export function rowsOf(scene: Table): Row[] {
  const { chain } = scene.view.progress;
  const { foreseen, outlook } = scene.guide;
  const built = ofType(foreseen?.events, "link_built");
  return chain.slice(1).map((to, at) => {
    const from = chain[at]!;
    const link = built.find((event) => event.area === from && event.to === to);
    return {
      number: at + 1,
      place: at + 1,
      name: linkName(scene, from, to),
      reason: outlook?.marks?.find((mark) => mark.thing === `link:${from}:${to}`)?.text ?? "",
      costs: link ? priceOf(link) : [],
    };
  });
}

/** The link that would come next, while the pointer rests on it. */
export function nextRow(scene: Table, area: string | null): Row | null {
  const { chain } = scene.view.progress;
  const choice = scene.guide.all.find((one) => one.action.type === "link" && one.action["to"] === area);
  if (!choice || area === null) return null;
  const told = scene.guide.foresight.get(choice.id);
  return {
    number: chain.length,
    place: chain.length,
    name: linkName(scene, chain.at(-1)!, area),
    reason: told?.outlook.marks?.at(-1)?.text ?? "",
    costs: costsOf(scene, choice),
  };
}

const linkName = (scene: Table, from: string, to: string): string =>
  `${nameOf(scene.board, from)} – ${nameOf(scene.board, to)}`;

/** The price of a link that could come next, as far as the server has told it. */
export function costsOf(scene: Table, choice: Choice): Cost[] {
  const built = ofType(scene.guide.foresight.get(choice.id)?.events, "link_built").at(-1);
  return built ? priceOf(built) : [];
}

function priceOf(link: {
  seat: number;
  points: number;
  red: number;
  green: number;
  landlords: number;
}): Cost[] {
  const costs: Cost[] = [
    { icon: `cube-${link.seat}`, count: link.points },
    { icon: "influence-red", count: link.red },
    { icon: "influence-green", count: link.green },
    { icon: "influence-government", count: link.landlords },
  ];
  return costs.filter((cost) => cost.count > 0);
}

/** One means of payment: what is held of it, what of that is asked for, and what is given freely. */
export interface Means {
  unit: string;
  held: number;
  /** Nothing else can stand in for it. */
  asked: number;
  free: number;
  left: number;
  /** Whether more or less of it could be given, instead of something else. */
  more: boolean;
  less: boolean;
}

const CUBE = "cube";
const TRAIN = "train";

/** How what is sketched or chosen would be paid. */
export function paymentOf(scene: Table): Means[] {
  const { progress } = scene.view;
  const player = scene.settled.players[progress.asked]!;
  const paid = paidOf(scene);
  const asked = askedOf(scene, paid);
  const means = [CUBE, ...scene.figures.influences].map((unit) => {
    const held = unit === CUBE ? player.hand : (player.influence[unit] ?? 0);
    const free = (paid[unit] ?? 0) - (asked[unit] ?? 0);
    const left = held - (paid[unit] ?? 0);
    return { unit, held, asked: asked[unit] ?? 0, free, left, more: false, less: false };
  });
  for (const one of means) {
    one.more = one.left > 0 && giving(means, one.unit).length > 0;
    one.less = one.free > 0 && taking(means, one.unit).length > 0;
  }
  return means;
}

/** What the rules want in one kind: for landlords and companies, cubes first, train influence for a train. */
function askedOf(scene: Table, paid: Record<string, number>): Record<string, number> {
  const { progress, step } = scene.view;
  if (step !== "building") return { [TRAIN]: paid[TRAIN] ?? 0 };
  return {
    [CUBE]: scene.figures.cubes_first ? (paid[CUBE] ?? 0) : 0,
    government: progress.land_fee,
    red: progress.red_fee,
    green: progress.green_fee,
  };
}

/** Of which one unit less could be given, if one more of this is; what most is given of comes first. */
const giving = (means: Means[], unit: string): Means[] =>
  means.filter((one) => one.unit !== unit && one.free > 0).toSorted((a, b) => b.free - a.free);

/** Of which one unit more could be given, if one less of this is; train influence comes last. */
const taking = (means: Means[], unit: string): Means[] =>
  means
    .filter((one) => one.unit !== unit && one.left > 0)
    .toSorted((a, b) => Number(a.unit === TRAIN) - Number(b.unit === TRAIN) || b.left - a.left);

/** The wish for one unit more (or less) of something. */
export function change(means: Means[], unit: string, by: 1 | -1): string {
  const other = (by > 0 ? giving(means, unit) : taking(means, unit))[0]?.unit;
  return means
    .flatMap((one) => {
      const count = one.free + (one.unit === unit ? by : one.unit === other ? -by : 0);
      return Array.from({ length: count }, () => one.unit);
    })
    .join("+");
}

/** By means of payment what is paid in all. */
export function paidOf(scene: Table): Record<string, number> {
  const paid: Record<string, number> = {};
  for (const event of ofType(scene.guide.foreseen?.events, "paid"))
    for (const [unit, count] of Object.entries(event.units)) paid[unit] = (paid[unit] ?? 0) + count;
  return paid;
}
