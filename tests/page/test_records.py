"""A saved game: brought in, looked at step by step, linked to, and played on from."""

from pathlib import Path

from fernhandel.core.records import Record
from page.browsing import Visitor
from page.conftest import Visit
from page.hand import Hand
from page.places import golden
from server.house import get

RECORD = golden("nuremberg", "*-3-1")[0]


def bring(visitor: Visitor, record: Path = RECORD) -> str:
    page = visitor.go()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/t/*")
    page.locator("#result").wait_for()
    return page.url


def at(visitor: Visitor, step: int) -> None:
    visitor.page.wait_for_url(f"**?move={step}")
    slider = visitor.page.get_by_role("slider", name="Move")
    visitor.wait(lambda: slider.input_value() == str(step), f"step {step}")


def told(visitor: Visitor, step: int) -> list[str]:
    """The table in words after so many steps, as the second seat saw it."""
    table = visitor.page.url.partition("/t/")[2].partition("?")[0]
    query = {"seat": 1, "move": step}
    lines = get(f"{visitor.house.address}/api/tables/{table}/position", params=query).json()["lines"]
    return [line.strip() for line in lines]


def test_a_record_is_replayed_step_by_step(visit: Visit) -> None:
    north, south = visit(), visit()
    bring(north)
    page = north.page
    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Move")
    at(north, 0)
    page.get_by_text("Before the first decision.").wait_for()
    north.button("One move on").click()
    at(north, 1)
    north.button("To the end").click()
    last = int(slider.get_attribute("max") or 0)
    at(north, last)
    slider.focus()
    page.keyboard.press("ArrowLeft")
    at(north, last - 1)
    page.keyboard.press("Home")
    at(north, 0)
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        at(north, step)
    # a link to the step shows the same to somebody else
    there = south.page
    there.goto(page.url)
    at(south, 5)
    board = "[data-board]"
    there.locator(board).wait_for()
    north.page.wait_for_load_state("networkidle")
    there.wait_for_load_state("networkidle")
    assert there.locator(board).inner_text() == page.locator(board).inner_text()
    page.get_by_role("combobox", name="Seen with the eyes of").select_option(index=2)
    # the table in words is that of the step, too
    north.button("One move back").focus()  # a field keeps its own keys
    page.keyboard.press("t")
    words = page.get_by_role("dialog", name="The table in words")
    words.get_by_text(told(north, 5)[0], exact=True).wait_for()
    assert words.locator(".chapter p, .chapter h3").all_inner_texts() == told(north, 5) != told(north, last)
    page.keyboard.press("Escape")
    north.button("Play").click()
    at(north, 6)
    north.button("Pause").click()
    north.button("Result").click()
    page.locator("#result").wait_for()


def test_a_silent_move_is_not_the_beginning(visit: Visit) -> None:
    north = visit()
    page = north.page
    page.goto(f"{bring(north, golden('merchants', '2010-4-1')[0])}?move=100")  # somebody does not climb
    page.locator("main[data-at='100']").wait_for()
    page.get_by_text("Red has no upkeep to pay.").first.wait_for()
    assert page.get_by_text("Before the first decision.").count() == 0


def test_a_position_is_played_on_from(visit: Visit) -> None:
    north = visit()
    finished = bring(north)
    page = north.page
    page.goto(f"{finished}?move=30")
    page.get_by_role("button", name="Play on from here").first.click()
    dialog = page.get_by_role("dialog", name="Play on from move 30")
    dialog.get_by_role("radio", name="Easy", exact=True).check(force=True)
    dialog.get_by_role("button", name="Play on from here").click()
    north.wait(lambda: page.url.split("?")[0] != finished and "move" not in page.url, "the new table")
    north.ready()
    assert north.wire.look["table"]["state"] == "playing"
    assert north.wire.look["table"]["moves"] >= 30
    Hand(north).play(moves=1)
    page.goto(finished)
    page.locator("#result").wait_for()


def test_a_game_goes_home_and_comes_back(visit: Visit) -> None:
    """What is saved is what was brought; what was damaged on the way is refused with a sentence."""
    north = visit()
    bring(north)
    with north.page.expect_download() as saved:
        north.button("Save the game").click()
    came, went = (Record.parse(path.read_text("utf-8")) for path in (RECORD, saved.value.path()))
    assert (went.terms, went.seed, went.moves) == (came.terms, came.seed, came.moves)
    lines = RECORD.read_text("utf-8").splitlines()
    damaged = "\n".join([*lines[:20], *lines[22:]])
    page = north.go()
    page.locator("input[type=file]").set_input_files(
        {"name": "damaged.fernhandel", "mimeType": "text/plain", "buffer": damaged.encode()}
    )
    page.get_by_text("Not possible").wait_for()
    assert page.url.rstrip("/") == north.house.address
    north.faults.clear()  # the browser notes that it was declined
