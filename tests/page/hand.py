"""A hand that plays by clicks alone: it knows nothing of any game and touches whatever the page offers."""

from random import Random
from typing import Any

from page.browsing import Visitor

MOST_CLICKS = 3000
MOST_COVERED = 100  # looks at something that lies below what has come into the open for a moment
MOST_IDLE = 1000  # looks at a table where it is somebody else's turn

# What can be touched now, in the order of the page; and the point of one of them that a click really reaches.
OFFERED = r"""
() => {
  const asked = document.querySelector("[data-decision]");
  const confirm = document.querySelector("[data-confirms]");
  const shown = (thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && thing.checkVisibility({ visibilityProperty: true });
  };
  const live = (thing) =>
    !thing.matches(":disabled, [aria-disabled=true], [aria-pressed=true], [tabindex='-1']") && shown(thing);
  const part = (thing) =>
    !thing.closest("form, aside, [data-decision] > header") &&
    !thing.matches("header button, [data-takes-back], [data-confirms], .sh-explains");
  const own = [...document.querySelectorAll(":is([data-decision], [data-foot]) :is(button, [role=button], summary)")];
  const drawn = [...document.querySelectorAll("[data-board] [data-thing], [data-thing]")];
  const opens = (thing) =>
    thing.tagName !== "SUMMARY" || (!thing.parentElement.open && !thing.parentElement.querySelector("form"));
  const things = [...new Set([...own.filter(part), ...drawn])].filter((thing) =>
    thing.matches("button, [role=button], summary") && live(thing) && opens(thing));
  window.offered = things;
  return {
    drawn: Number(document.querySelector("[data-seq]")?.dataset.seq ?? -1),
    busy: asked?.ariaBusy === "true" || asked?.dataset.drawing !== undefined,
    over: document.getElementById("result") !== null,
    handing: document.getElementById("hand-over") !== null,
    mine: document.title.startsWith("●"),
    ready: confirm !== null && !confirm.disabled,
    sketched: asked?.dataset.sketch !== undefined,
    considered: confirm?.textContent.trim() ?? "",
    refused: [...document.querySelectorAll("[role=log] b")].map((said) => said.parentElement.textContent.trim()),
    things: things.map((thing) => ({
      label: (thing.getAttribute("aria-label") ?? thing.textContent).trim().replace(/\s+/g, " "),
      thing: thing.dataset.thing ?? "",
      drawn: thing.closest("[data-board]") !== null,
    })),
  };
}
"""
POINT = r"""
(n) => {
  const thing = n === null ? document.querySelector("[data-confirms]") : window.offered[n];
  if (!thing?.isConnected) return "gone";
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const block of ["nearest", "center"]) { // whoever finds it below the foot of a sheet pulls it up
    thing.scrollIntoView({ block, inline: "nearest" });
    const box = thing.getBoundingClientRect();
    for (const down of parts)
      for (const across of parts) {
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit && thing.contains(hit)) return [x, y, window.clicks];
      }
  }
  return null;
}
"""
GOES_ON = 0.3  # how often something is added to a sketch that could be made already
MOST_ADDED = 6
ENDS = ("done", "pass", "decline", "bid nothing", "name no price", "pay the upkeep")


class Hand:
    """Plays for one visitor, like somebody who wants to come to an end."""

    def __init__(self, visitor: Visitor, seed: int = 1, tap: bool = False) -> None:
        self._visitor = visitor
        self._rng = Random(seed)
        self._tap = tap
        self._asked_since = -1
        self._added = 0
        self.clicks = 0
        self.out_of_reach: set[str] = set()

    @property
    def moves(self) -> int:
        """Decisions of this visitor that the table has accepted."""
        return self._visitor.wire.acted

    def play(self, moves: int | None = None) -> None:
        """So many decisions of one's own, or as many as the game has; the screen is handed over to nobody."""
        until = None if moves is None else self.moves + moves
        idle = 0
        while True:
            state = self.offered()
            if until is not None and self.moves >= until:
                return
            assert self.clicks < MOST_CLICKS, "the game does not come to an end"
            assert idle < MOST_IDLE, f"nobody asks any more: {self._visitor.wire.look['prompt']}"
            assert not state["handing"], "somebody else is to decide at this screen"
            if state["over"]:
                assert until is None, "the game is over too early"
                return
            if state["mine"]:
                idle = 0
                self.touch(state)
            else:
                idle += 1
                self._visitor.page.wait_for_timeout(20)

    def offered(self) -> dict[str, Any]:
        wire = self._visitor.wire
        while True:
            self._visitor.settle()
            known = len(wire.news)
            state: dict[str, Any] = self._visitor.page.evaluate(OFFERED)
            if known == len(wire.news) and state["drawn"] == wire.news[-1]["seq"] and not state["busy"]:
                break  # else the table has moved on meanwhile
        assert state["refused"] == [], "the page offers only what is legal"
        return state

    def touch(self, state: dict[str, Any]) -> None:
        """One click: on the button once it can do something, or on something offered, which may be added to that."""
        look = self._visitor.wire.look
        if look["asked_since"] != self._asked_since:  # not so when others have only sealed: what is considered stays
            alone = len(look["choices"]) == 1  # the only thing possible may lie there already
            assert alone or not state["ready"], f"nothing is preselected, yet: {state['considered']}"
            self._asked_since = look["asked_since"]
            self._added = 0
        things = state["things"]
        more = bool(things) and state["sketched"] and self._added < MOST_ADDED
        goes_on = more and self._rng.random() < GOES_ON
        if state["ready"] and not goes_on:
            assert self._click(None), "the button can be clicked"
            return
        self._added += state["ready"]
        assert things, f"whoever is asked is offered something: {look['view']['step']}, {state}"
        ends = [n for n, one in enumerate(things) if one["label"].lower().startswith(ENDS)]
        among = ends if ends and self._rng.random() < 0.75 else range(len(things))
        at = self._rng.choice(list(among))
        if not self._click(at):
            self.out_of_reach.add(f"{things[at]['thing']} {things[at]['label']}")

    def _click(self, at: int | None) -> bool:
        """Whether it can be reached; what has left the screen meanwhile is no longer offered."""
        page = self._visitor.page
        for _ in range(MOST_COVERED):
            self._visitor.go_on()
            point = page.evaluate(POINT, at)
            if point is not None:
                break
            page.wait_for_timeout(20)
        else:
            return False
        if point == "gone":
            return True
        x, y, before = point
        self.clicks += 1
        if self._tap:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        self._visitor.wait(lambda: bool(page.evaluate("before => window.clicks > before", before)), "the click")
        return True
