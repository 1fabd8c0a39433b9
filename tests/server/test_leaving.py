"""Leaving a table: a chair is handed on by a link that works once, left to a bot, or the table is cleared away."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import connect

from fernhandel.client import Client, NotDone, Seat, Table
from fernhandel.server.store import Store
from fernhandel.server.wire import Done, Events, Listing
from fernhandel.table.look import Look
from fernhandel.table.settings import SeatSettings
from server.house import PATIENCE, House, asked, awaited, bots, heard, hot_seat, mine, no, open_chairs, step

TAKERS = 8


@contextmanager
def two(house: House, name: str = "") -> Iterator[tuple[Client, Client, Table, Seat]]:
    """A table of two people, each in a browser of their own."""
    with house.client() as north, house.client() as south:
        table = north.open("nuremberg", [*mine("North"), *open_chairs(1)], name=name)
        yield north, south, table, south.join(table.id, "South", invite=table.invite)


def listed(client: Client, path: str = "/api/tables/mine") -> list[str]:
    return [listing.id for listing in client.ask("GET", path, list[Listing])]


def test_who_hands_the_chair_on_has_nothing_there_any_more(house: House) -> None:
    with two(house) as (north, south, table, theirs), house.client() as left:
        path = f"/api/tables/{table.id}"
        order = {"seat": 1, "auto": True, "attention": None}
        south.ask("PUT", f"{path}/settings", SeatSettings, order, theirs.secret)
        offer = theirs.do("hand_on").secret
        assert len(offer) >= 22
        assert north.look(table.id).table.offered == [1]
        taken = left.take(table.id, "  Left\n", offer)
        assert (taken.seat, taken.look().mine, taken.look().settings) == (1, [1], SeatSettings())
        assert left.look(table.id).mine == [1], "by the cookie too"
        assert (taken.look().table.chairs[1].name, taken.look().table.offered) == ("Left", [])
        notes = north.ask("GET", f"{path}/events", Events).notes
        assert notes[-1].text == "Left has taken over from South."
        assert no(theirs.look) == (403, "not_your_seat")
        assert no(theirs.do, "new_secret") == (403, "not_your_seat")
        assert no(south.ask, "GET", path, Look, seat=1) == (403, "not_your_seat")
        assert no(south.seat, table.id, theirs.secret) == (403, "wrong_secret")
        assert (table.id in listed(south), table.id in listed(left)) == (False, True)
        with house.client() as late:
            assert no(late.take, table.id, "Right", offer) == (403, "offer_spent")
            assert no(late.seat, table.id, offer) == (403, "wrong_secret"), "it is no secret of a seat"


def test_what_the_old_one_sets_too_late_is_not_kept(house: House) -> None:
    """Judged before the chair was taken, written after."""
    with two(house) as (_, __, table, theirs), house.client() as left:
        before = theirs.look().seq
        taken = left.take(table.id, "Left", theirs.do("hand_on").secret)
        store = Store(house.db)
        try:
            assert not store.set(table.id, 1, SeatSettings(auto=True), before)
            assert store.settings(table.id) == {}
            assert store.set(table.id, 1, SeatSettings(auto=True), taken.look().seq)
            assert store.set(table.id, 0, SeatSettings(auto=True), before)
        finally:
            store.close()


def test_an_offer_can_be_withdrawn_and_waits_before_the_game_too(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *open_chairs(1)])
    seat = table.seats[0]
    first, second = seat.do("hand_on").secret, seat.do("hand_on").secret
    with house.client() as other:
        assert no(other.take, table.id, "South", first) == (403, "offer_spent"), "there is a later one"
        seat.do("withdraw")
        assert no(other.take, table.id, "South", second) == (403, "offer_spent")
        assert no(other.take, table.id, "South", table.invite) == (403, "offer_spent"), "nor by the invitation"
        third = seat.do("hand_on").secret
        assert no(other.take, table.id, " \n", third)[0] == 400
        assert other.take(table.id, "South", third).look().table.state == "waiting"
    assert no(seat.do, "drop") == (403, "not_your_seat")


def test_the_secret_of_an_offer_is_told_once_and_never_stored(house: House, client: Client) -> None:
    table = hot_seat(client)
    seat = table.seats[0]
    offer = seat.do("hand_on", key="the-same-key")
    again = seat.do("hand_on", key="the-same-key")
    assert (again.seq, again.secret) == (offer.seq, "")
    everything = b"".join(path.read_bytes() for path in house.folder.glob("tables.db*"))
    assert offer.secret.encode() not in everything
    notes = client.ask("GET", f"/api/tables/{table.id}/events", Events).notes
    assert notes[-1].text == "North offers the chair to somebody else."
    with house.client() as other:
        body = {"offer": offer.secret, "name": "Left", "secret": "a-secret-of-ones-own-choice"}
        first, second = (other.ask("POST", f"/api/tables/{table.id}/take", dict, body) for _ in range(2))
        assert first == second, "whoever has lost the answer asks again"


def test_of_many_who_take_a_chair_at_once_one_has_it(house: House) -> None:
    with two(house) as (north, _, table, theirs):
        offer = theirs.do("hand_on").secret
        outcomes: list[str] = []
        ready = threading.Barrier(TAKERS)

        def take(number: int) -> None:
            with house.client() as taker:
                ready.wait()
                try:
                    outcomes.append(f"Taker {taker.take(table.id, f'Taker {number}', offer).look().names[1][6:]}")
                except NotDone as refused:
                    outcomes.append(refused.problem.code)

        takers = [threading.Thread(target=take, args=(number,)) for number in range(TAKERS)]
        for taker in takers:
            taker.start()
        for taker in takers:
            taker.join()
        assert sorted(outcomes)[1:] == ["offer_spent"] * (TAKERS - 1)
        assert north.look(table.id).table.chairs[1].name == sorted(outcomes)[0]


def test_an_offer_tells_nobody_what_the_seat_knows(house: House) -> None:
    """Until it is taken its link shows what every spectator sees, and nobody else is told of what was set."""
    with two(house) as (north, _, table, theirs), house.client() as stranger:
        before = stranger.look(table.id)
        theirs.do("hand_on")
        after = stranger.look(table.id)
        assert (after.view, after.mine, after.settings) == (before.view, [], None)
        assert no(stranger.ask, "GET", f"/api/tables/{table.id}", Look, seat=1) == (403, "not_your_seat")
        assert north.look(table.id).table.chairs == before.table.chairs


def test_who_leaves_for_good_is_followed_by_a_bot(house: House) -> None:
    with two(house) as (north, south, table, theirs):
        theirs.do("leave", level="easy")
        chair = north.look(table.id).table.chairs[1]
        assert (chair.kind, chair.level, chair.owned) == ("bot", "easy", False)
        assert no(theirs.do, "take_back") == (403, "not_your_seat")
        assert table.id not in listed(south)
        awaited(lambda: 0 in north.look(table.id).table.to_act, "the own turn")  # the bot plays, if it begins
        step(Table(table.id, {0: table.seats[0]}, ""))


def test_a_table_that_was_cleared_away_is_gone_for_all(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *bots("easy"), *open_chairs(1)], public=True)
    with house.client() as stranger:
        assert table.id in listed(stranger, "/api/tables")
        done = table.seats[0].do("drop", key="away-with-it")
        assert table.seats[0].do("drop", key="away-with-it") == done, "a repeat gets the first answer"
        gone = (410, "table_dropped")
        assert no(stranger.look, table.id) == gone
        assert no(stranger.join, table.id, "South", table.invite) == gone
        assert no(table.seats[0].look) == gone
        assert no(table.seats[0].talk, "Hello?") == gone
        assert no(client.seat, table.id, table.seats[0].secret) == gone
        assert table.id not in listed(stranger, "/api/tables")
        assert table.id not in listed(client)


def test_whoever_looks_on_is_told_that_the_table_is_gone(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *open_chairs(1)])
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    owner = {"authorization": f"Bearer {table.seats[0].secret}"}
    with connect(url) as onlooker, connect(url, additional_headers=owner) as holder:
        for socket in (onlooker, holder):
            socket.send('{"type": "watch", "seat": null}')
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "news"
        table.seats[0].do("drop")
        for socket in (holder, onlooker):
            frames, code = heard(socket)
            assert [frame["problem"]["code"] for frame in frames if frame["type"] == "no"] == ["table_dropped"]
            assert code is not None, "the line is closed"
    assert house.faults() == []


def test_nobody_clears_away_a_table_where_others_sit(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *open_chairs(2)])
    with house.client() as south:
        theirs = south.join(table.id, "South", invite=table.invite)
        assert no(table.seats[0].do, "drop") == (409, "others_sit_there")
        assert no(theirs.do, "drop") == (409, "others_sit_there")
        body = {"type": "drop", "key": "some-key-1", "seat": 0}
        with house.client() as stranger:
            assert no(stranger.ask, "POST", f"/api/tables/{table.id}/commands", Done, body) == (403, "not_your_seat")
        theirs.do("leave")
        table.seats[0].do("drop")
    begun = hot_seat(client)
    assert no(asked(begun).do, "drop") == (409, "already_begun")
