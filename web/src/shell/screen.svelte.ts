/** How much room there is: three columns, two, or a phone's one. */

type Room = "wide" | "middle" | "narrow";

const wide = matchMedia("(min-width: 1360px)");
const middle = matchMedia("(min-width: 1024px)");

function now(): Room {
  return wide.matches ? "wide" : middle.matches ? "middle" : "narrow";
}

class Screen {
  room: Room = $state(now());

  constructor() {
    for (const query of [wide, middle]) query.addEventListener("change", () => (this.room = now()));
  }
}

export const screen = new Screen();
