"""The keyboard alone: from the home page to decisions of each game, with a focus that can be seen."""

import pytest

from page.browsing import TITLES, Visitor
from page.conftest import Visit

FOCUS = """
() => {
  const at = document.activeElement;
  const style = at ? getComputedStyle(at) : null;
  return {
    label: at ? (at.getAttribute("aria-label") ?? at.textContent ?? "").trim().replace(/\\s+/g, " ") : "",
    inside: at?.closest("[data-decision]") !== null,
    drawn: at?.closest("[data-board]") !== null,
    pressed: at?.getAttribute("aria-pressed") === "true",
    form: at?.closest("form, aside, header, summary") !== null,
    seen: at !== null && (style.outlineStyle !== "none" || style.boxShadow !== "none" || at.tagName === "g"),
  };
}
"""


def press(visitor: Visitor, key: str) -> None:
    visitor.page.keyboard.press(key)


def decide(visitor: Visitor) -> None:
    """D leads to the decision; Tab goes on to something that can be chosen; Enter, and Enter once more."""
    steps = visitor.wire.look["table"]["steps"]
    confirm = visitor.page.locator("[data-confirms]")
    press(visitor, "d")
    for _ in range(40):
        focus = visitor.page.evaluate(FOCUS)
        if focus["inside"] and not focus["form"] and not focus["pressed"]:
            assert focus["seen"], f"the focus can be seen: {focus['label']}"
            press(visitor, "Enter")
            visitor.page.wait_for_timeout(30)
            if confirm.is_enabled():
                press(visitor, "Enter")
            visitor.settle()
            if visitor.wire.look["table"]["steps"] != steps:
                return
        press(visitor, "Tab")
    raise AssertionError("the decision cannot be made by keyboard")


@pytest.mark.parametrize("game", ["merchants", "nuremberg"])
def test_decisions_by_keyboard(visit: Visit, game: str) -> None:
    north = visit()
    page = north.go()
    page.get_by_role("article").nth(2).wait_for()
    for _ in range(60):
        press(north, "Tab")
        focus = north.page.evaluate(FOCUS)
        if focus["label"].startswith("Play against bots") and TITLES[game] in focus["label"]:
            break
    press(north, "Enter")
    page.wait_for_url("**/t/*")
    north.ready()
    for _ in range(3):
        north.asked()
        decide(north)


def test_every_key_of_the_list_does_what_it_says(visit: Visit) -> None:
    north = visit()
    north.against_bots("nuremberg")
    north.asked()
    page = north.page
    for key, title in (("?", "Keys and help"), ("t", "The table in words"), ("r", "Rules")):
        press(north, key)
        dialog = page.get_by_role("dialog", name=title)
        dialog.wait_for()
        press(north, "Escape")
        dialog.wait_for(state="detached")
    press(north, "b")
    assert page.evaluate(FOCUS)["drawn"], "B leads to the board"
    press(north, "l")
    assert page.evaluate("document.activeElement.hasAttribute('data-chronicle')"), "L leads to the log"
    drawing = page.locator("[data-board] svg").first
    before = drawing.bounding_box()
    press(north, "+")
    after = drawing.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"]
    press(north, "0")
    press(north, "d")
    assert page.evaluate(FOCUS)["inside"], "D leads to the decision"
