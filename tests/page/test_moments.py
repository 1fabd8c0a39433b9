"""What has come into the open: seen by everybody at once, for a moment; and once more in chronicle and replay."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from fernhandel.client import Client, Seat, Table
from page.browsing import REVEALED, Visitor
from page.conftest import Visit
from page.places import golden
from server.house import House, asked, hot_seat

MERCHANTS = golden("merchants", "2010-4-1")[0]
OPENS = 24  # the move of that game by which the first bids are revealed
BIDS = ["900", "2,500", "300", "800"]
CLOSES = 6_000  # milliseconds after which what is open has closed by itself


@pytest.fixture
def client(house: House) -> Iterator[Client]:
    with house.client() as one:
        yield one


def to_the_bids(table: Table) -> list[Seat]:
    """Play until two are to seal a bid for the same wagon."""
    while asked(table).look().view["step"] != "master_auction":
        seat = asked(table)
        choices = seat.look().choices
        seat.act(next((choice for choice in choices if choice.ends), choices[0]).action)
    return list(table.seats.values())


def stop_clock(visitor: Visitor) -> None:
    """On that page time goes on by ``run_for`` alone, however long the machine takes."""
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") + 1_000)


def open_for(visitor: Visitor) -> Locator:
    reveal = visitor.page.locator(REVEALED)
    reveal.wait_for()
    return reveal


def test_a_reveal_is_seen_by_all_and_holds_up_nobody(visit: Visit, client: Client) -> None:
    table = hot_seat(client, "merchants")
    first, second = to_the_bids(table)
    north, south, watcher = (visit(hurries=False) for _ in range(3))
    for visitor in (north, south, watcher):
        visitor.page.clock.install()
    north.go(f"/t/{table.id}#seat={first.secret}")
    south.go(f"/t/{table.id}#seat={second.secret}")
    watcher.go(f"/t/{table.id}")
    for visitor in (north, south, watcher):
        visitor.ready()
    first.act({"type": "bid", "amount": 300})
    assert watcher.page.locator(REVEALED).count() == 0, "one seal alone tells nothing"
    for visitor in (north, south, watcher):
        stop_clock(visitor)
    second.act({"type": "bid", "amount": 100})
    for visitor in (north, south, watcher):
        shown = open_for(visitor).locator("[data-shown]")
        assert [re.findall(r"\d+", text)[0] for text in shown.all_inner_texts()] == ["300", "100"]
    north.button("Keep open").click()
    # who is asked next decides at once, whatever lies over the board
    asking = north if north.wire.look["choices"] else south
    asking.asked()
    asking.page.locator("[data-asked] button:not(:disabled)").first.click(trial=True)
    south.page.keyboard.press("Enter")
    south.page.locator(REVEALED).wait_for(state="detached")
    assert watcher.page.locator(REVEALED).is_visible()
    for visitor in (north, watcher):
        visitor.page.clock.run_for(CLOSES)
    watcher.page.locator(REVEALED).wait_for(state="detached")
    assert north.page.locator(REVEALED).is_visible(), "it was kept"
    north.page.keyboard.press("Escape")
    north.page.locator(REVEALED).wait_for(state="detached")
    # the chronicle has it as one entry, with whoever won
    kept = watcher.page.locator("[data-opened]").first
    assert "300" in kept.locator("li.won").inner_text()
    kept.get_by_role("button", name="show again").click()
    open_for(watcher)
    watcher.page.clock.run_for(CLOSES)
    assert watcher.page.locator(REVEALED).is_visible(), "nothing hurries whoever reads it once more"
    watcher.button("Close").click()
    assert watcher.page.locator(REVEALED).count() == 0


def replaying(visitor: Visitor, move: int) -> Locator:
    """The slider of a replay, at that move, with its marks."""
    page = visitor.go()
    page.locator("input[type=file]").set_input_files(MERCHANTS)
    page.locator("#result").wait_for()
    page.goto(f"{page.url}?move={move}")
    page.locator("[data-marks] line.part").first.wait_for(state="attached")
    return page.get_by_role("slider", name="Move")


def comes_to(visitor: Visitor, slider: Locator, what: str) -> int:
    visitor.wait(lambda: what in (slider.get_attribute("aria-valuetext") or ""), what)
    return int(slider.input_value())


def test_a_replay_is_led_by_keys_from_anywhere(visit: Visit) -> None:
    north = visit(hurries=False)
    slider = replaying(north, 0)
    page = north.page
    page.locator("[data-board]").focus()
    page.keyboard.press("ArrowRight")
    comes_to(north, slider, "1 of ")
    meant = page.locator("[data-meant='1']")
    meant.get_by_text("Buy 1 for 100").wait_for()
    assert re.search(r"Cash\s+5,000\s*→\s*4,900", meant.inner_text()), "what it meant for whoever bought"
    assert "−100" in meant.locator("header").inner_text(), "and who has paid"
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys and help")
    assert "a move back, a move on" in keys.inner_text()
    page.keyboard.press("Escape")
    keys.wait_for(state="detached")
    page.keyboard.press("Shift+ArrowRight")
    loading = comes_to(north, slider, "Turn 1 · Loading")
    page.keyboard.press("PageDown")
    second = comes_to(north, slider, "Turn 2 · ")
    assert second > loading > 1
    page.keyboard.press("PageUp")
    comes_to(north, slider, "Turn 1 · ")
    turns = page.locator("[data-marks] line.turn").count()
    page.get_by_role("combobox", name="Go to a turn").select_option(label="Turn 3 · Movement")
    assert comes_to(north, slider, "Turn 3 · Movement") > second
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("Escape")
    page.locator("[data-board]").focus()
    page.keyboard.press("End")
    comes_to(north, slider, f"{last} of {last}")
    assert f"Turn {turns} ·" in (slider.get_attribute("aria-valuetext") or ""), "each turn has its mark"
    page.keyboard.press("Home")
    comes_to(north, slider, "0 of ")
    page.get_by_role("combobox", name="Pace").select_option(label="1 min")
    page.locator("[data-board]").focus()
    page.keyboard.press("Space")
    north.wait(lambda: int(slider.input_value()) > last // 20, "a twentieth of the game, in some seconds")
    page.keyboard.press("Space")
    assert north.button("Play").is_visible()


def test_a_replay_opens_what_was_sealed(visit: Visit) -> None:
    north = visit(hurries=False)
    north.page.clock.install()
    replaying(north, OPENS - 1)
    page = north.page
    stop_clock(north)
    page.keyboard.press("ArrowRight")
    shown = open_for(north).locator("[data-shown]")
    assert [re.findall(r"[\d,]+", text)[0] for text in shown.all_inner_texts()] == BIDS
    page.keyboard.press("Enter")
    page.locator(REVEALED).wait_for(state="detached")
    page.locator("[data-opened]").first.get_by_role("button", name="show again").click()
    open_for(north)
