"""A phone of 390 by 844 points: played by touch, nothing is cut off, the board can be pulled and pinched."""

import pytest

from page.browsing import PHONE, TITLES, Visitor
from page.conftest import Visit
from page.hand import Hand

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
READABLE = 14  # points, on a phone that shows all of a map
FEWEST = 6  # names on it
# How large the letters on the board are on the screen.
LETTERS = """
() => [...document.querySelectorAll("[data-board] .view svg text")].map(
  (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
"""


def fits(visitor: Visitor) -> None:
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing sticks out at the side"


@pytest.mark.parametrize("game", TITLES)
def test_a_game_by_touch(visit: Visit, game: str) -> None:
    north = visit(**TOUCH)
    north.go()
    fits(north)
    north.against_bots(game)
    fits(north)
    north.button("Whole map").tap()
    assert len([size for size in north.page.evaluate(LETTERS) if size >= READABLE]) >= FEWEST, "names can be read"
    hand = Hand(north, seed=8, tap=True)
    hand.play(moves=4)
    assert hand.out_of_reach == set()
    fits(north)
    parts = north.page.get_by_role("navigation", name="Parts of the table")
    for name in ("Players", "Table", "Log", "Move"):
        parts.get_by_role("button", name=name).tap()
        fits(north)
    hand.play(moves=1)


def test_the_board_is_pinched_and_pulled(visit: Visit) -> None:
    north = visit(**TOUCH)
    north.against_bots("nuremberg")
    board = north.page.locator("[data-board]")
    drawing = board.locator("svg").first
    north.button("Whole map").tap()
    box = board.bounding_box()
    before = drawing.bounding_box()
    assert box is not None
    assert before is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = north.context.new_cdp_session(north.page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate(points)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    fingers("touchStart", (x - 20, y), (x + 20, y))
    for apart in (40, 60, 80):
        fingers("touchMove", (x - apart, y), (x + apart, y))
    fingers("touchEnd")
    pinched = drawing.bounding_box()
    assert pinched is not None
    assert pinched["width"] > before["width"] * 1.5, "two fingers bring the board closer"
    fingers("touchStart", (x, y))
    for way in (10, 30, 60):
        fingers("touchMove", (x - way, y))
    fingers("touchEnd")
    pulled = drawing.bounding_box()
    assert pulled is not None
    assert pulled["x"] < pinched["x"], "one finger pulls it along"
    fits(north)


def test_the_sheet_has_three_heights_by_tap_and_by_drag(visit: Visit) -> None:
    north = visit(**TOUCH)
    north.against_bots("auf_achse")
    north.asked()
    page = north.page

    def board() -> float:
        return float(page.evaluate("document.querySelector('[data-board]').getBoundingClientRect().height"))

    def pull(edge: str, by: int) -> None:
        box = page.get_by_role("button", name=edge).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + by, steps=3)
        page.mouse.up()

    half = board()
    page.get_by_role("button", name="More room below the board").tap()
    north.wait(lambda: board() < half / 2, "a tall sheet")
    page.get_by_role("button", name="All room to the board").tap()
    north.wait(lambda: board() > half + 50, "a low sheet")
    low = board()
    assert not page.locator("[data-decision]").is_visible()
    north.commit.wait_for()
    pull("Open what lies below the board", -80)
    north.wait(lambda: board() == half, "a sheet of half the height")
    assert page.locator("[data-decision]").is_visible()
    pull("More room below the board", 80)
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Players").tap()
    north.wait(lambda: board() < low, "a part that is asked for")


def test_the_board_in_small_leads_to_another_part_of_it(visit: Visit) -> None:
    north = visit(**TOUCH)
    north.against_bots("nuremberg")
    north.asked()
    small = north.page.get_by_role("img", name="Overview")
    assert small.count() == 0, "nothing lies on a board that nobody has moved"
    drawing = north.page.locator("[data-board] svg").first
    north.button("Whole map").tap()
    assert small.count() == 0, "the whole board is in sight"
    for _ in range(5):
        north.page.keyboard.press("+")
    small.wait_for()
    before, box = drawing.bounding_box(), small.bounding_box()
    assert before is not None
    assert box is not None
    north.page.touchscreen.tap(box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.8)
    after = drawing.bounding_box()
    assert after is not None
    assert after["x"] < before["x"], "the south-east is in sight now"
    assert after["y"] < before["y"]


@pytest.mark.parametrize("viewport", [{"width": 720, "height": 450}, {"width": 844, "height": 390}])
def test_at_twice_the_size_or_laid_down_nothing_lies_outside(visit: Visit, viewport: dict[str, int]) -> None:
    """A laptop's window at 200 % has half its width and height."""
    north = visit(viewport=viewport)
    for game in TITLES:
        north.against_bots(game)
        assert north.page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]") == [*viewport.values()]
        north.asked()
        parts = [north.page.get_by_role("button", name=name).last for name in ("Move", "Log")]
        for part in (north.commit, *parts):
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= viewport["height"]
