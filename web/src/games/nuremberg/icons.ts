/** Every piece as a little drawing, 24 units square (trains 48 by 24). Colours come from the theme. */
// numbers: where things lie and how large they are
const EDGE = `stroke="var(--piece-edge)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;
const DARK = "#241d18";

/** The players' shapes: star, diamond, triangle, square. */
export const SHAPES = [
  "M12 3.2l2.6 5.9 6.4.6-4.8 4.2 1.4 6.3L12 16.9l-5.6 3.3 1.4-6.3L3 9.7l6.4-.6z",
  "M12 2.6L20.4 12 12 21.4 3.6 12z",
  "M12 3.4L21.4 20H2.6z",
  "M4.4 4.4h15.2v15.2H4.4z",
];

const RED_SHIELD = "M3.5 2.5h17v9.5c0 5.6-4.2 8.2-8.5 10-4.3-1.8-8.5-4.4-8.5-10z";
const GREEN_LOZENGE = "M12 1.2L22.8 12 12 22.8 1.2 12z";

const cube = (top: string, left: string, right: string, more = ""): string =>
  `<g ${EDGE}><path d="M12 1.8l9.4 4.7L12 11.2 2.6 6.5z" fill="${top}"/><path d="M2.6 6.5L12 11.2v11L2.6 17.4z" fill="${left}"/><path d="M21.4 6.5L12 11.2v11l9.4-4.8z" fill="${right}"/></g>${more}`;
const wheel = (x: number, r: number): string =>
  `<circle cx="${x}" cy="${22 - r}" r="${r}" fill="none"/><circle cx="${x}" cy="${22 - r}" r="1" fill="currentColor" stroke="none"/>`;
const engine = `<path d="M3 17V9.500h11V5h7v12zM3 9.500V7M6 9.500V3h2.600v6.500M10.400 9.500c0-1.600 2.200-1.600 2.200 0"/><path d="M15.600 7h3.600v4h-3.600z" fill="var(--window)"/>`;
const train = (inner: string): string =>
  `<g fill="currentColor" fill-opacity=".16" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round">${inner}<path d="M.8 22.900h46.400" stroke-width="1.200"/></g>`;
const coin = (fill: string, inner: string): string =>
  `<circle cx="12" cy="12" r="10.600" fill="${fill}" stroke="${DARK}" stroke-width="1.400"/>${inner}`;
const track = (colour: string): string =>
  `<path d="M3 6v12M7.500 6v12M12 6v12M16.500 6v12M21 6v12" stroke="var(--sleeper)" stroke-width="2.200" stroke-linecap="round"/><path d="M1 12h22" stroke="var(--casing)" stroke-width="8.400"/><path d="M1 12h22" stroke="${colour}" stroke-width="6.600"/><path d="M1 9.800h22M1 14.200h22" stroke="var(--rail)" stroke-width="1.300"/>`;

const STILL: Record<string, string> = {
  post: cube(
    "#fff0a8",
    "#f8d548",
    "#e3b622",
    `<path d="M7.300 4.200l9.400 4.700v10.600M16.700 4.200L7.300 8.900v10.600" fill="none" stroke="#7a5200" stroke-width="1.250" stroke-linecap="round"/>`,
  ),
  beer: `<g ${EDGE}><path d="M5 4.600C3.200 9 3.200 15.400 5 19.800c1.600 2.400 12.400 2.400 14 0 1.800-4.400 1.800-10.800 0-15.200z" fill="#a9abad"/><path d="M12 2.300c3.900 0 7 1 7 2.300s-3.100 2.300-7 2.300-7-1-7-2.300 3.100-2.300 7-2.300z" fill="#d9dadb"/><path d="M4 9.300c2.500 1.900 13.500 1.900 16 0M4 15.400c2.500 1.900 13.500 1.900 16 0" fill="none" stroke-width="1.700"/><path d="M9 7v2.900M15 7v2.900M12 11v5.200M9 17v3.800M15 17v3.800" stroke-width=".8"/></g>`,
  cheese: `<g ${EDGE}><path d="M2.400 8.500c0-2.800 4.300-5 9.600-5s9.600 2.200 9.600 5v7c0 2.800-4.300 5-9.600 5s-9.600-2.200-9.600-5z" fill="#e3b622"/><path d="M12 3.500c5.300 0 9.600 2.200 9.600 5 0 1.500-1.300 2.900-3.300 3.800L12 8.500l-3.500 4.700c-3.600-.7-6.100-2.500-6.100-4.700 0-2.800 4.300-5 9.600-5z" fill="#fbe27a"/><path d="M12 8.500v4.800l6.300 3.200v-4.200zM12 8.500v4.800l-3.500 4v-4.100z" fill="#fff3b8"/><circle cx="14.600" cy="12.400" r=".9" fill="#7a5200" stroke="none"/><circle cx="16.600" cy="14" r=".7" fill="#7a5200" stroke="none"/></g>`,
  stone: `<g ${EDGE}><path d="M3 9l6-5.500 8 .6 4.200 4.300-.6 8.600-6.200 4.800-8.800-.6L2.400 16z" fill="#9c9fa3"/><path d="M3 9l6-5.500 8 .6 4.200 4.300-7 3.600z" fill="#d4d6d8"/><path d="M14.200 12l7-3.600-.6 8.600-6.200 4.800z" fill="#74787d"/><path d="M6 13.500l3 1.600M5.500 17.300l3.300 1M10.500 16.600l1.700.8M8.500 6.600l3 1.500" fill="none" stroke-width=".9"/></g>`,
  red: `<g ${EDGE} fill="var(--red)"><path d="M7.600 22.300c-.4-6.500.6-9.600 4.400-9.600s4.800 3.100 4.400 9.600z"/><circle cx="12" cy="9.900" r="3.100" fill="#f3d9bd"/><path d="M6.600 8h10.800M8.600 8V1.700h6.800V8z"/></g>`,
  green: `<g ${EDGE} fill="var(--green)"><path d="M3.600 22.300c1.200-5 4-7.600 6-9.200h4.800c2 1.600 4.800 4.200 6 9.200z"/><circle cx="12" cy="8.800" r="3.500" fill="#f3d9bd"/><path d="M7 9.200C6.200 4.600 9 2.700 12 2.700s5.800 1.900 5 6.500c-1.500-2.300-3-3.100-5-3.100s-3.500.8-5 3.100z"/></g>`,
  landlord: `<g ${EDGE} fill="var(--coat)"><path d="M8.200 22.300c-.3-3 .2-4.700.6-5.900l-3 .4-1.300-1.300 3.600-3.200c1-.7 2.300-1 3.900-1s2.900.3 3.900 1l3.600 3.200-1.300 1.300-3-.4c.4 1.200.9 2.900.6 5.900z"/><circle cx="12" cy="8.300" r="3"/><path d="M4.200 6.900c2.500-.6 4-1 4.600-1.500.4-2.600 1.300-3.600 3.200-3.600s2.800 1 3.200 3.600c.6.500 2.100.9 4.600 1.500-4.400 1.500-11.200 1.500-15.600 0z" fill="var(--hat)"/><path d="M19.500 14.600v7.600" stroke-width="1.600"/></g>`,
  "class-1": train(
    `<g transform="translate(13)">${engine}${wheel(6, 2.6)}${wheel(11.6, 2.6)}${wheel(18, 2.6)}</g>`,
  ),
  "class-2": train(
    `<g transform="translate(3)">${engine}${wheel(6, 2.6)}${wheel(14.5, 4.2)}</g><path d="M27 17V9.500h15V17zM26 17h18M27 12h15"/>${wheel(30.5, 2.4)}${wheel(39, 2.4)}`,
  ),
  "class-3": train(
    `${engine}${wheel(5, 2.2)}${wheel(11.2, 4.6)}${wheel(19, 2.2)}<path d="M23.500 17V8h23v9zM22.500 8h25M26 10.500h4v3h-4zM33 10.500h4v3h-4zM40 10.500h4v3h-4z"/>${wheel(28, 2.4)}${wheel(42, 2.4)}`,
  ),
  "influence-government": coin(
    "#fffdf6",
    `<path d="M5.800 9.400L12 5.400l6.200 4H5.800zM7.200 10.800v5M10.400 10.800v5M13.600 10.800v5M16.800 10.800v5M5.600 17.600h12.800" fill="none" stroke="${DARK}" stroke-width="1.500" stroke-linejoin="round"/>`,
  ),
  "influence-train": coin(
    "#80502a",
    `<g fill="none" stroke="#fff3df" stroke-width="1.500"><circle cx="12" cy="12" r="6.200"/><path d="M12 5.800v12.400M5.800 12h12.400M7.600 7.600l8.800 8.800M16.400 7.600l-8.800 8.800" stroke-width="1.100"/></g><circle cx="12" cy="12" r="1.800" fill="#fff3df"/>`,
  ),
  "influence-red": coin(
    "var(--red)",
    `<path d="M6.800 6.200h10.400v6c0 3.400-2.600 5-5.200 6.200-2.600-1.200-5.200-2.800-5.200-6.200z" fill="#fff6ee"/><path d="M6.800 9.600h10.400v2.800H6.800z" fill="var(--red)"/>`,
  ),
  "influence-green": coin(
    "var(--green)",
    `<path d="M12 5l6.600 6.800L12 19 5.400 11.800z" fill="#f2fff4"/><path d="M10.700 6.400L12 5l1.300 1.400v11.200L12 19l-1.300-1.400z" fill="var(--green)"/>`,
  ),
  "shield-red": `<path d="${RED_SHIELD}" fill="var(--red)" stroke="${DARK}" stroke-width="1.500"/><path d="M4.300 7.800h15.400v3.800H4.300z" fill="#fff6ee"/>`,
  "shield-green": `<path d="${GREEN_LOZENGE}" fill="var(--green)" stroke="${DARK}" stroke-width="1.500"/><path d="M10.100 4.600L12 2.700l1.900 1.900v14.800L12 21.300l-1.900-1.900z" fill="#f2fff4"/>`,
  "room-passengers": `<path d="M5 22V11a7 7 0 0 1 14 0v11z" fill="none" stroke="currentColor" stroke-width="1.800" stroke-dasharray="3 2"/>`,
  "room-goods": `<path d="M4 5h16v16H4z" fill="none" stroke="currentColor" stroke-width="1.800" stroke-dasharray="3 2"/>`,
  "points-vp": coin(
    "#e0a31c",
    `<path d="${SHAPES[0]}" transform="translate(12 12) scale(.6) translate(-12 -12)" fill="${DARK}"/>`,
  ),
  "points-profit": coin(
    "#fffdf6",
    `<path d="M5.500 15.500l4.500-4.500 3 3 5.500-6M14.500 8h4v4" fill="none" stroke="${DARK}" stroke-width="1.700" stroke-linejoin="round" stroke-linecap="round"/>`,
  ),
  "points-set": `<g ${EDGE}><path d="M3 3h8v8H3z" fill="#f8d548"/><path d="M13 3h8v8h-8z" fill="#a9abad"/><path d="M3 13h8v8H3z" fill="var(--red)"/><path d="M13 13h8v8h-8z" fill="var(--green)"/></g>`,
  "link-red": track("var(--red)"),
  "link-green": track("var(--green)"),
};

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
