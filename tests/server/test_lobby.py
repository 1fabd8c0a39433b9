"""The lobby: what is listed there and what is not, who may lay how much, and wishes that find each other."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from fernhandel import Rng
from fernhandel.client import Client, Table
from fernhandel.server.hall import unfold
from fernhandel.server.lobby.matching import Wish, matched, swept
from fernhandel.server.lobby.rows import live_row
from fernhandel.server.lobby.wire import LobbyChair, LobbyList, Offer, OpenRow, OwnLobby, WishPlan
from fernhandel.server.persons.wire import Me
from fernhandel.server.store import Store
from fernhandel.table.clock import Clock
from fernhandel.table.summary import summary_of
from server.house import House, awaited, bots, hot_seat, mine, no, open_chairs, serving, step
from table.sitting import beside

DAY = Clock(kind="decision", seconds=86_400.0)


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in whose lobby nobody else is."""
    with serving(tmp_path_factory.mktemp("lobby")) as running:
        yield running
        assert running.faults() == []


def listed(client: Client, language: str = "en", **query: Any) -> LobbyList:
    return client.ask("GET", "/api/lobby", LobbyList, language=language, **query)


def soon(client: Client, fits: Callable[[LobbyList], bool], **query: Any) -> LobbyList:
    """The list, which is made anew at most once a second."""

    def fitting() -> LobbyList | None:
        found = listed(client, **query)
        return found if fits(found) else None

    return awaited(fitting, "such a list")


def ids(rows: list[Any]) -> set[str]:
    return {row.id for row in rows}


def own(client: Client) -> OwnLobby:
    return client.ask("GET", "/api/lobby/wish", OwnLobby)


def wish(
    client: Client, name: str, games: list[str], players: list[int], paces: tuple[str, ...] = ("live",)
) -> OwnLobby:
    body = {"name": name, "games": games, "players": players, "paces": list(paces)}
    return client.ask("PUT", "/api/lobby/wish", OwnLobby, body)


def answer(client: Client, yes: bool) -> OwnLobby:
    asked = own(client).asked
    assert asked is not None
    return client.ask("POST", "/api/lobby/wish/answer", OwnLobby, {"offer": asked.offer.id, "yes": yes})


def unwish(client: Client) -> OwnLobby:
    return client.ask("DELETE", "/api/lobby/wish", OwnLobby)


def until(client: Client, fits: Callable[[OwnLobby], bool]) -> OwnLobby:

    def fitting() -> OwnLobby | None:
        found = own(client)
        return found if fits(found) else None

    return awaited(fitting, "such a lobby")


# -- the list ----------------------------------------------------------------------------------------------------------


def test_open_and_live_tables_are_told_and_those_by_link_are_not(lobby: House) -> None:
    with lobby.client() as north, lobby.client() as south, lobby.client() as stranger:
        chairs = [*mine("North"), *open_chairs(1), *bots("easy")]
        open_ = north.open("merchants", chairs, edition="1999", name="Old rules", public=True, clock=DAY)
        by_link = north.open("merchants", chairs, name="Secret one")
        live = hot_seat(south, "nuremberg", name="Rails", public=True)
        quiet = hot_seat(south, "nuremberg", name="Quiet rails")
        step(live)
        found = soon(stranger, lambda told: open_.id in ids(told.open) and live.id in ids(told.live))
        assert not {by_link.id, quiet.id} & (ids(found.open) | ids(found.live))
        (row,) = [row for row in found.open if row.id == open_.id]
        assert (row.name, row.game, row.edition, row.clock, row.pace) == ("Old rules", "merchants", "1999", DAY, "days")
        assert [chair.kind for chair in row.chairs] == ["person", "open", "bot"]
        assert row.chairs[0].name == "North"
        (rails,) = [row for row in found.live if row.id == live.id]
        assert (rails.turn, rails.progress, rails.watchers, rails.pace) == (1, 0.0, 0, "live")
        assert rails.line
        assert listed(stranger, "de").live[0].chairs == rails.chairs
        assert found.counts.games == {"merchants": 1, "nuremberg": 1}
        assert "Secret one" not in json.dumps(stranger._http.get("/api/lobby").json())
        days = listed(stranger, pace="days")
        assert (ids(days.open), ids(days.live)) == ({open_.id}, set())
        assert (days.open_count, days.live_count) == (1, 0)
        games = listed(stranger, game="nuremberg,auf_achse")
        assert (ids(games.open), ids(games.live)) == (set(), {live.id})
        assert listed(stranger, open_after=open_.id).open == []
        assert own(north).sits == [open_.id]
        assert own(stranger).sits == []
        stranger.join(open_.id, "South")
        soon(stranger, lambda told: open_.id not in ids(told.open) and open_.id in ids(told.live))


def test_every_option_that_is_not_the_usual_one_is_told(lobby: House) -> None:
    with lobby.client() as client:
        about = next(game for game in client.games() if game.id == "merchants")
        option = next(one for one in about.options if not one.editions and not one.players)
        other = next(value for value in option.values if value != option.defaults.get("2010", option.default))
        table = client.open("merchants", [*mine("N"), *open_chairs(3)], options={option.name: other}, public=True)
        found = soon(client, lambda told: table.id in ids(told.open))
        (row,) = [row for row in found.open if row.id == table.id]
        assert (row.unusual, row.options[option.name]) == ([option.name], other)
        client.ask("POST", f"/api/tables/{table.id}/commands", dict, {"type": "leave", "seat": 0, "key": "leaves-now"})


@pytest.mark.parametrize("game", ["merchants", "auf_achse"])
def test_a_row_of_a_live_table_tells_no_secret(client: Client, house: House, game: str) -> None:
    table = hot_seat(client, game, public=True)
    step(table, 6)
    store = Store(house.db)
    live = unfold(table.id, store.rows(table.id))
    store.close()
    rng = Rng.from_seed(3)
    twin = beside(live, live.game.view(None).imagine(rng))
    assert live_row("", summary_of(live), "en", 0) == live_row("", summary_of(twin), "en", 0)


def test_the_stream_tells_of_changes_once_for_each(lobby: House) -> None:
    with lobby.client() as north, lobby.client() as reader:
        heard: list[str] = []
        with reader._http.stream("GET", "/api/lobby/stream") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            lines = stream.iter_lines()

            def event(kind: str, told: str) -> str:
                """The data of the next event of that kind that tells this."""
                for line in lines:
                    if line.startswith("data:") and heard[-1:] == [f"event: {kind}"] and re.search(told, line):
                        return line
                    heard.append(line)
                raise AssertionError("the stream has ended")

            event("lobby", r"\[")
            table = north.open("auf_achse", [*mine("North"), *open_chairs(1)], public=True)
            before = event("lobby", r"\[")
            assert json.loads(before.removeprefix("data:"))[1] == 0
            wish(reader, "Reader", ["nuremberg"], [2])
            assert "nuremberg" in event("own", "nuremberg")
            unwish(reader)
            event("own", '"wish":null')
        assert table.id not in "".join(heard), "only that something has changed is told"


# -- limits ------------------------------------------------------------------------------------------------------------


def seeking(client: Client, public: bool = True) -> Table:
    return client.open("nuremberg", [*mine("North"), *open_chairs(1)], public=public)


def make_somebody(client: Client) -> None:
    """A name for a browser that has been a guest."""
    client.ask("POST", "/api/me", Me, {"name": "South", "mark": 1})


def test_so_many_open_tables_for_one_for_an_address_and_for_the_house(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1000", "--most-open", "11") as house, ExitStack() as stack:
        first, second = (stack.enter_context(house.client()) for _ in range(2))
        table = seeking(first)
        assert no(seeking, first) == (409, "guest_laid_enough")
        seeking(first, public=False)
        hot_seat(first, public=True)
        second.join(table.id, "South")  # it is full: the next one may be laid
        make_somebody(second)
        for _ in range(3):
            seeking(second)
        assert no(seeking, second) == (409, "laid_enough")
        seeking(first)
        for _ in range(5):
            seeking(stack.enter_context(house.client()))
        late = stack.enter_context(house.client())
        assert no(seeking, late) == (429, "laid_too_often")
        elsewhere = [stack.enter_context(house.client(source=f"127.0.0.{n}")) for n in (2, 3, 4)]
        seeking(elsewhere[0])
        seeking(elsewhere[1])
        assert no(seeking, elsewhere[2]) == (409, "house_full")
        soon(late, lambda told: told.full)
        seeking(elsewhere[2], public=False)


def test_who_sits_down_and_leaves_again_and_again_waits(lobby: House) -> None:
    with lobby.client() as north, lobby.client() as south:
        table = north.open("nuremberg", [*mine("North"), *open_chairs(2)], public=True)
        for _ in range(3):
            south.join(table.id, "South").do("leave")
        assert no(south.join, table.id, "South") == (429, "left_too_often")
        assert no(wish, south, "South", ["nuremberg"], [2]) == (429, "left_too_often")
        by_link = north.open("nuremberg", [*mine("North"), *open_chairs(1)])
        south.join(by_link.id, "South", invite=by_link.invite)
        table.seats[0].do("leave")


# -- wishes ------------------------------------------------------------------------------------------------------------


def test_a_wish_is_led_to_an_open_chair(tmp_path: Path) -> None:
    with serving(tmp_path) as house, house.client() as north, house.client() as south:
        table = north.open("auf_achse", [*mine("North"), *open_chairs(1)], public=True, name="Friday lorries")
        other = north.open("nuremberg", [*mine("North"), *open_chairs(1)])
        soon(north, lambda told: table.id in ids(told.open))
        assert wish(north, "North", ["auf_achse"], [2]).asked is None, "not at one's own table"
        unwish(north)
        asked = wish(south, "South", ["auf_achse", "nuremberg"], [2, 3]).asked
        assert asked is not None
        assert (asked.offer.table, asked.offer.name, asked.offer.asked) == (table.id, "Friday lorries", 1)
        assert 20 < asked.seconds_left <= 30
        assert answer(south, yes=False).asked is None, "what was not wanted is not asked again"
        assert no(south.ask, "POST", "/api/lobby/wish/answer", OwnLobby, {"offer": asked.offer.id, "yes": True}) == (
            409,
            "offer_gone",
        )
        unwish(south)
        wish(south, "South", ["auf_achse"], [2])
        assert answer(south, yes=True).seated == table.id
        assert south.look(table.id).mine == [1]
        assert own(south).wish is None
        assert south.look(other.id).mine == []


def three(houses: list[House]) -> None:
    """Three browsers wish for overlapping things; two of them find each other, the third waits on."""
    with ExitStack() as stack:
        north, south, left = (stack.enter_context(house.client()) for house in (*houses, houses[0]))
        wish(north, "North", ["merchants", "nuremberg"], [2])
        wish(left, "Left", ["auf_achse"], [2, 3])
        assert listed(left).wishes >= 1
        wish(south, "South", ["nuremberg"], [2, 3], ("live", "days"))
        offers = [until(client, lambda told: told.asked is not None).asked for client in (north, south)]
        assert own(left).asked is None
        assert len({told.offer.id for told in offers if told}) == 1
        offer = offers[0].offer if offers[0] else None
        assert offer is not None
        assert (offer.game, offer.players, offer.asked) == ("nuremberg", 2, 2)
        assert answer(north, yes=True).seated == ""
        until(south, lambda told: told.asked is not None and told.asked.agreeing == 1)
        table = answer(south, yes=True).seated
        assert until(north, lambda told: told.seated != "").seated == table
        looks = [client.look(table) for client in (north, south)]
        assert sorted(look.mine for look in looks) == [[0], [1]]
        assert looks[0].table.state == "playing"
        assert looks[0].table.public
        assert {chair.name for chair in looks[0].table.chairs} == {"North", "South"}
        assert looks[0].table.clock.kind == "decision", "strangers do not wait for each other for ever"
        unwish(left)


def test_three_browsers_find_two_chairs(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        three([house, house])


def test_three_browsers_find_two_chairs_with_workers(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "2") as house:
        three([house, house])


def test_three_browsers_find_two_chairs_at_two_servers(tmp_path_factory: pytest.TempPathFactory, database: str) -> None:
    first, second = (tmp_path_factory.mktemp("many") for _ in range(2))
    with serving(first, db=database) as one, serving(second, db=database) as other:
        three([one, other])


def test_two_who_answer_at_once_sit_at_one_table(lobby: House) -> None:
    with lobby.client() as north, lobby.client() as south:
        wish(north, "North", ["merchants"], [2], ("days",))
        wish(south, "South", ["merchants"], [2], ("days",))
        until(north, lambda told: told.asked is not None)
        at_once = [threading.Thread(target=answer, args=(client, True)) for client in (north, south)]
        for one in at_once:
            one.start()
        for one in at_once:
            one.join()
        tables = {until(client, lambda told: told.seated != "").seated for client in (north, south)}
        assert len(tables) == 1


# -- matching, without a clock -----------------------------------------------------------------------------------------


def stands(holder: str, players: list[int], **more: Any) -> Wish:
    plan = WishPlan(name=holder, games=["merchants"], players=players, paces=["live"])
    return Wish(holder, plan, **{"made_at": 0.0, "expires_at": 600.0, **more})


def test_the_longest_waiting_come_first_and_the_largest_table_they_can_fill() -> None:
    wishes = [stands("a", [2, 3], made_at=2.0), stands("b", [2, 3], made_at=1.0), stands("c", [3], made_at=3.0)]
    offers = matched(wishes, [], now=10.0)
    assert {offer.players for offer in offers.values()} == {3}
    assert set(matched(wishes[:2], [], now=10.0)) == {"a", "b"}
    assert matched(wishes[2:], [], now=10.0) == {}


def test_who_said_no_is_not_asked_for_a_table_with_the_same_people_again() -> None:
    wishes = [stands("a", [2, 3], refused=("b",)), stands("b", [2, 3])]
    assert matched(wishes, [], now=0.0) == {}
    assert set(matched([*wishes, stands("c", [2])], [], now=0.0)) == {"a", "c"}


def test_no_more_are_asked_than_chairs_are_free() -> None:
    chairs = [LobbyChair(kind=kind, name="", level="") for kind in ("person", "open")]
    table = OpenRow(
        id="t",
        name="",
        game="merchants",
        edition="2010",
        options={},
        unusual=[],
        other_board=False,
        chairs=chairs,
        clock=Clock(),
        pace="live",
        opened_at=0.0,
    )
    first = matched([stands("a", [2]), stands("b", [2])], [table], now=0.0)
    assert [offer.table for offer in first.values()] == ["t"]
    asked = [stands("a", [2], offer=first["a"]), stands("b", [2])]
    assert matched(asked, [table], now=1.0) == {}


def test_who_does_not_answer_in_time_is_gone_and_the_others_wait_on() -> None:
    offer = Offer(id="o", table="", name="", game="merchants", players=2, pace="live", asked=2, until=30.0)
    wishes = [stands("a", [2], offer=offer, agreed=True), stands("b", [2], offer=offer)]
    assert swept(wishes, now=29.0) == (wishes, [])
    stay, gone = swept(wishes, now=30.0)
    assert ([wish.holder for wish in stay], [wish.holder for wish in gone]) == (["a"], ["b"])
    assert (stay[0].offer, stay[0].agreed) == (None, False)
    assert swept(stay, now=601.0) == ([], stay), "without a page that is looked at for ten minutes"
