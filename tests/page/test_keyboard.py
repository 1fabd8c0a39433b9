"""The keyboard alone: from the home page to decisions of each game, with a focus that can be seen."""

import pytest
from playwright.sync_api import expect

from page.browsing import TITLES, Visitor
from page.conftest import Visit

FOCUS = """
() => {
  const at = document.activeElement;
  const style = at ? getComputedStyle(at) : null;
  return {
    label: at ? (at.ariaLabel ?? (at.labels?.[0] ?? at).textContent ?? "").trim().replace(/\\s+/g, " ") : "",
    inside: at?.closest("[data-decision]") !== null,
    drawn: at?.closest("[data-board]") !== null,
    pressed: at?.getAttribute("aria-pressed") === "true",
    form: at?.closest("form, aside, header, summary") !== null,
    seen: at !== null && (style.outlineStyle !== "none" || style.boxShadow !== "none" || at.tagName === "g"),
  };
}
"""

ON_THE_MAP = ("placing", "signing")  # these are asked for on the board alone


def press(visitor: Visitor, key: str) -> None:
    visitor.page.keyboard.press(key)


def decide(visitor: Visitor) -> None:
    """D leads to the first choice; Tab goes on to others; Enter chooses, and with Ctrl makes all of it."""
    acted = visitor.wire.acted
    visitor.go_on()
    press(visitor, "d")
    first = visitor.page.evaluate(FOCUS)
    assert first["inside"], "D leads to the decision"
    assert not first["form"], f"and to something that can be chosen, not to {first['label']}"
    for _ in range(40):
        visitor.go_on()  # what was decided before may have come into the open
        focus = visitor.page.evaluate(FOCUS)
        if focus["inside"] and not focus["form"] and not focus["pressed"]:
            assert focus["seen"], f"the focus can be seen: {focus['label']}"
            press(visitor, "Enter")
            visitor.drawn_up()
            if visitor.commit.count() > 0 and visitor.commit.is_enabled():
                press(visitor, "Control+Enter")
                visitor.wait(lambda: visitor.wire.acted > acted, "what was decided")
            visitor.settle()
            if visitor.wire.acted > acted:
                return
        press(visitor, "Tab")
    raise AssertionError("the decision cannot be made by keyboard")


def on_the_board(visitor: Visitor) -> None:
    """B leads to a marked thing, arrows go from one to the next, Enter considers, Enter again confirms."""
    press(visitor, "b")
    first = visitor.page.evaluate(FOCUS)
    assert first["drawn"]
    walked = {first["label"]}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "]"):
        press(visitor, key)
        focus = visitor.page.evaluate(FOCUS)
        assert focus["drawn"], "arrows stay on the board"
        walked.add(focus["label"])
    assert len(walked) > 1, "there was somewhere to go"
    press(visitor, "Enter")
    expect(visitor.commit).to_be_enabled()
    press(visitor, "Escape")
    expect(visitor.commit).to_be_disabled()
    press(visitor, "Enter")
    expect(visitor.commit).to_be_enabled()
    press(visitor, "Enter")


def tab_to(visitor: Visitor, label: str) -> None:
    for _ in range(40):
        press(visitor, "Tab")
        if label in visitor.page.evaluate(FOCUS)["label"]:
            return
    raise AssertionError(f"Tab does not come to {label}")


@pytest.mark.parametrize("game", TITLES)
def test_decisions_by_keyboard(visit: Visit, game: str) -> None:
    north = visit()
    page = north.go()
    page.locator("[data-game]").nth(2).wait_for()
    tab_to(north, "Merchants of the Middle Ages")
    for _ in range(list(TITLES).index(game)):
        press(north, "ArrowRight")
    tab_to(north, "Play now")
    press(north, "Enter")
    page.wait_for_url("**/t/*")
    north.ready()
    for _ in range(6):
        north.asked()
        if north.wire.look["view"]["step"] in ON_THE_MAP:
            on_the_board(north)
        else:
            decide(north)


def test_a_truck_is_put_on_the_map_by_arrows(visit: Visit) -> None:
    north = visit()
    north.against_bots("auf_achse")
    north.asked()
    assert north.wire.look["view"]["step"] == "placing"
    on_the_board(north)
    north.wait(lambda: north.wire.acted == 1, "the truck on the map")


def test_a_thing_of_the_board_is_found_by_its_name(visit: Visit) -> None:
    north = visit()
    north.against_bots("auf_achse")
    north.asked()
    page = north.page
    press(north, "b")
    press(north, "/")
    field = page.get_by_role("combobox", name="Find on the board")
    expect(field).to_be_focused()
    page.keyboard.type("b")
    options = page.get_by_role("option")
    expect(options.first).to_contain_text("B")
    many = options.count()
    page.keyboard.type("erlin")
    north.wait(lambda: options.count() < many, "fewer names that fit")
    expect(options.first).to_contain_text("Berlin")
    press(north, "Escape")
    expect(field).to_be_hidden()
    assert page.evaluate(FOCUS)["drawn"], "back on the board, nothing picked"
    expect(north.commit).to_be_disabled()
    press(north, "/")
    page.keyboard.type("berlin")
    press(north, "Enter")
    focus = page.evaluate(FOCUS)
    assert focus["drawn"]
    assert focus["pressed"], "what was found is considered"
    press(north, "Enter")
    north.wait(lambda: north.wire.acted == 1, "the truck in Berlin")


def test_the_board_is_one_stop_of_the_tab_key(visit: Visit) -> None:
    north = visit()
    north.against_bots("auf_achse")
    north.asked()
    press(north, "b")
    press(north, "Tab")
    assert north.page.evaluate(FOCUS)["label"] == "Find on the board", "past all marked places at once"
    press(north, "Shift+Tab")
    press(north, "Shift+Tab")
    assert not north.page.evaluate(FOCUS)["drawn"]


def test_a_decision_declares_its_own_keys(visit: Visit) -> None:
    """They are listed in the help, and rest while somebody types."""
    north = visit()
    north.against_bots("nuremberg")
    north.asked()
    page = north.page
    press(north, "?")
    helped = page.get_by_role("dialog", name="Keys and help")
    helped.get_by_role("rowheader", name="1", exact=True).wait_for()
    press(north, "Escape")
    helped.wait_for(state="detached")
    press(north, "1")
    expect(page.locator("[data-thing='box:1']").first).to_have_attribute("aria-pressed", "true")
    press(north, "l")
    page.get_by_role("textbox", name="Say something").fill("")
    press(north, "2")
    expect(page.locator("[data-thing='box:1']").first).to_have_attribute("aria-pressed", "true")


def test_every_key_of_the_list_does_what_it_says(visit: Visit) -> None:
    north = visit()
    north.against_bots("nuremberg")
    north.asked()
    page = north.page
    for key, title in (
        ("?", "Keys and help"),
        ("t", "The table in words"),
        ("r", "Rules"),
        ("k", "What the signs mean"),
    ):
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
    press(north, "f")
    expect(page.locator("[data-players]")).to_have_count(0)
    expect(north.commit).to_be_visible()
    press(north, "f")
    expect(page.locator("[data-players]")).to_be_visible()
