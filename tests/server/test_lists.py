"""Lists of tables: whose move it is and what is asked, told from what is kept beside the logs."""

import sqlite3
import time

import msgspec
import pytest

from fernhandel.client import Client, NotDone, Table
from fernhandel.server.hall import unfold
from fernhandel.server.store import SUMMARIES, Store
from fernhandel.server.wire import Hiding, Listing
from fernhandel.table.clock import Clock
from fernhandel.table.summary import summary_of
from server.house import (
    GAMES,
    AnyChoice,
    House,
    asked,
    bots,
    hot_seat,
    mine,
    no,
    open_chairs,
    serving,
    slow_clock,
    step,
)

DAY = Clock(kind="decision", seconds=86_400.0)


def own(client: Client, language: str = "en") -> list[Listing]:
    return client.ask("GET", "/api/tables/mine", list[Listing], language=language)


def of(client: Client, table: Table, language: str = "en") -> Listing:
    (found,) = [listing for listing in own(client, language) if listing.id == table.id]
    return found


def hide(client: Client, table: Table, hidden: bool = True) -> None:
    client.ask("PUT", f"/api/tables/{table.id}/shelf", Hiding, {"hidden": hidden})


def test_what_waits_for_me_comes_first_and_is_told_in_a_sentence(house: House) -> None:
    with house.client() as north, house.client() as south:
        slow = north.open("merchants", [*mine("North"), *bots("easy")])
        timed = north.open("auf_achse", [*mine("North"), *bots("easy")], clock=DAY)
        theirs = north.open("nuremberg", [*mine("North"), *open_chairs(1)], name="Rails")
        south.join(theirs.id, "South", invite=theirs.invite)
        begins = 0 in north.look(theirs.id).table.to_act
        while 0 in north.look(theirs.id).table.to_act:
            seat = theirs.seats[0]
            seat.act(seat.look().choices[0].action)
        while not all(of(north, table).asked for table in (slow, timed)):
            time.sleep(0.05)  # a bot begins, perhaps
        first, second, third = own(north)
        assert (first.id, second.id, third.id) == (timed.id, slow.id, theirs.id), "least time left, then no clock"
        assert (first.asked, second.asked, third.asked) == (True, True, False)
        assert 86_000 < (first.seconds_left or 0) <= 86_400
        assert second.seconds_left is None
        assert first.ask == "Place your truck."
        assert of(north, timed, "de").ask == "Stelle deinen Lkw auf."
        assert third.name == "Rails"
        assert (third.to_act, third.mine, third.turn, third.stage) == ([1], [0], 1, "Auction")
        assert [chair.name for chair in third.chairs] == ["North", "South"]
        assert of(south, theirs).asked
        assert 0 < len(of(south, theirs).news) <= 2
        assert begins == (third.news == []), "what has happened since my own last move"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_listed_follows_every_entry(house: House, client: Client, game: str) -> None:
    """What was kept is never told when the table has gone on; kept and made anew it is the same."""
    table, choice = hot_seat(client, game), AnyChoice(5)
    store = Store(house.db)
    try:
        for _ in range(12):
            for _ in range(3):
                seat = asked(table)
                seat.act(choice(seat.look()))
            told = of(client, table)
            look = client.look(table.id)
            assert (told.to_act, told.state) == (look.table.to_act, look.table.state)
            again = of(client, table)  # kept by now, or made again
            assert msgspec.structs.replace(told, seconds_left=None) == msgspec.structs.replace(again, seconds_left=None)
            kept = store.summaries([table.id]).get(table.id)
            assert kept is None or kept == summary_of(unfold(table.id, store.rows(table.id)))
    finally:
        store.close()


def test_a_hidden_table_returns_when_it_asks(client: Client) -> None:
    table = hot_seat(client)
    hide(client, table)
    assert of(client, table).hidden, "also while it asks: that was seen"
    step(table)
    assert not of(client, table).hidden
    hide(client, table)
    assert of(client, table).hidden
    hide(client, table, hidden=False)
    assert not of(client, table).hidden


def test_nobody_hides_a_table_that_is_not_theirs(house: House, client: Client) -> None:
    table = hot_seat(client)
    with house.client() as stranger:
        assert no(hide, stranger, table) == (403, "not_your_seat")
    with pytest.raises(NotDone):
        client.ask("PUT", f"/api/tables/{table.id}/shelf", Hiding, {"hidden": "yes"})
    assert not of(client, table).hidden


def test_a_finished_game_is_told_with_its_result(client: Client) -> None:
    table, choice = hot_seat(client, "nuremberg"), AnyChoice(2)
    while client.look(table.id).table.state == "playing":
        seat = asked(table)
        seat.act(choice(seat.look()))
    told = of(client, table, "de")
    assert (told.state, told.asked, told.ask) == ("over", False, "")
    assert sorted(place.seat for place in told.standing) == [0, 1]
    assert told.verdict


def test_a_log_that_cannot_be_read_harms_no_other_row(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("broken")) as house, house.client() as client:
        whole, broken = hot_seat(client), hot_seat(client)
        assert {listing.state for listing in own(client)} == {"playing"}
        step(broken)
        house.stop()
        with sqlite3.connect(house.file) as db:
            db.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", [b"{}", broken.id])
        house.start()
        assert {listing.id: listing.state for listing in own(client)} == {whole.id: "playing", broken.id: "broken"}


def test_what_another_version_has_kept_is_made_anew(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("older")) as house, house.client() as client:
        table = hot_seat(client)
        before = of(client, table)
        store = Store(house.db)
        try:
            while not store.summaries([table.id]):
                time.sleep(0.02)
            with store.engine.begin() as db:
                db.execute(SUMMARIES.update().values(body=b'{"seq": 1}'))
            assert store.summaries([table.id]) == {}
            assert of(client, table) == before
        finally:
            store.close()


def test_a_clock_in_a_list_runs(client: Client) -> None:
    table = hot_seat(client, clock=slow_clock())
    first = of(client, table).seconds_left
    time.sleep(0.05)
    second = of(client, table).seconds_left
    assert first is not None
    assert second is not None
    assert second < first
