/** How large the window is, and whether it is a phone's. */

type Room = "desk" | "narrow";

const desk = matchMedia("(min-width: 1024px)");

class Screen {
  room: Room = $state(desk.matches ? "desk" : "narrow");
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    desk.addEventListener("change", () => (this.room = desk.matches ? "desk" : "narrow"));
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const screen = new Screen();
