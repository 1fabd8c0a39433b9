"""The server goes away, the network goes away, another tab acts: the page says so, comes back, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from page.browsing import Visitor
from page.conftest import Visit
from page.hand import Hand
from server.house import House, serving


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    with serving(tmp_path, "--bot-workers", "1") as running:
        yield running


def status(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("status").get_by_text(text).wait_for()


def steps(visitor: Visitor) -> int:
    return int(visitor.wire.look["table"]["moves"])


def test_the_server_is_killed_and_comes_back(visit: Visit, own_house: House) -> None:
    north = visit(own_house)
    north.against_bots("nuremberg")
    hand = Hand(north)
    hand.play(moves=2)
    north.settle()
    status(north, "Connected")
    north.page.keyboard.press("l")
    known, entries = steps(north), north.page.get_by_role("group", name="Chronicle").inner_text()
    own_house.kill()
    status(north, "Connection lost")
    own_house.start()
    status(north, "Connected")
    assert steps(north) >= known
    assert north.page.get_by_role("group", name="Chronicle").inner_text().endswith(entries[-200:]), "the log goes on"
    hand.play(moves=1)
    north.faults[:] = [fault for fault in north.faults if "ERR_CONNECTION" not in fault and "WebSocket" not in fault]


def test_a_polite_stop_is_announced(visit: Visit, own_house: House) -> None:
    north = visit(own_house)
    north.against_bots("auf_achse")
    own_house.stop()
    north.page.get_by_role("status").get_by_text("Server restarts").or_(
        north.page.get_by_role("status").get_by_text("Connection lost")
    ).wait_for()
    own_house.start()
    status(north, "Connected")
    Hand(north).play(moves=1)
    north.faults[:] = [fault for fault in north.faults if "ERR_CONNECTION" not in fault and "WebSocket" not in fault]


def test_a_decision_made_without_a_network_arrives_once(visit: Visit) -> None:
    north = visit()
    north.against_bots("merchants")
    north.asked()
    before = steps(north)
    north.page.locator("[data-foot]").get_by_role("button", name="Done").click()
    north.context.set_offline(True)
    status(north, "Connection lost")
    north.commit.click()
    north.page.get_by_text("No connection: it is sent as soon as there is one.").wait_for()
    assert steps(north) == before
    north.context.set_offline(False)
    status(north, "Connected")
    north.wait(lambda: steps(north) > before, "the decision")
    north.page.reload()
    north.ready()
    assert north.wire.acted == 1, "once, not twice"
    own = [note for news in north.wire.news for note in news["notes"] if note["type"] == "moved" and note["seat"] == 0]
    assert len({note["seq"] for note in own}) == 1
    north.faults.clear()


def test_two_tabs_of_one_player(visit: Visit) -> None:
    """Both show the same; what one tab has answered is not asked in the other any more."""
    north = visit()
    table = north.against_bots("nuremberg")
    page, wire = north.tab()
    page.goto(f"{north.house.address}/t/{table}")
    page.locator("[data-board]").wait_for()
    north.wait(lambda: wire.settled, "the second tab")
    assert wire.look["choices"] == north.wire.look["choices"]
    Hand(north).play(moves=2)
    north.wait(lambda: wire.look["seq"] == north.wire.look["seq"], "the same in both")
    assert wire.look["choices"] == north.wire.look["choices"]
    page.close()
