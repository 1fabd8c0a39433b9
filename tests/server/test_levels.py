"""A game that brings no bots and no lesson, at a server: whatever is asked of it is done with what it has."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from fernhandel.cli.own_table import own_table
from fernhandel.client import ChairPlan, Client, Table
from fernhandel.core import shelf
from fernhandel.server.wire import Advised, Events, OpenedTable, Studied
from fernhandel.table.look import Look
from guests.pit import PIT
from server.house import AnyChoice, House, asked, awaited, hot_seat, mine, no, serving, slow_clock
from server.sleepers import installed

GUESTS = Path(__file__).parents[1] / "guests"


@pytest.fixture(scope="module")
def pit_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the smallest game, and with bots that misbehave."""
    folder = tmp_path_factory.mktemp("pit")
    paths = os.pathsep.join([str(GUESTS), installed(folder)])
    with serving(folder, "--bot-workers", "1", PYTHONPATH=paths) as house:
        yield house
        assert house.faults() == [], "whatever was asked of it, the server has not failed"


@pytest.fixture
def visitor(pit_house: House) -> Iterator[Client]:
    with pit_house.client() as client:
        yield client


def levels(client: Client, table: str) -> list[str]:
    return [chair.level for chair in client.look(table).table.chairs]


def played(client: Client) -> Table:
    """A whole game by one client in both seats."""
    table, choose = hot_seat(client, "pit"), AnyChoice(2)
    while (look := asked_look(table)).table.state != "over":
        table.seats[look.table.to_act[0]].act(choose(look), base=look.seq)
    return table


def asked_look(table: Table) -> Look:
    look = table.seats[0].look()
    return table.seats[look.table.to_act[0]].look() if look.table.to_act else look


def test_a_bot_that_is_not_chosen_is_one_that_the_game_has(
    pit_house: House, visitor: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = [*mine("North"), ChairPlan(kind="bot"), ChairPlan(kind="bot", level="hard")]
    assert levels(visitor, visitor.open("pit", chairs).id) == ["", "random", "random"]
    monkeypatch.setitem(shelf._SHELF, "pit", PIT)  # `fernhandel serve --play pit` is that process
    link, _ = own_table(f"{pit_house.address}/", "pit", None)
    table = link.split("/t/")[1].split("#")[0]
    assert set(levels(visitor, table)) == {"", "random"}


def test_a_name_that_is_no_bot_is_refused_with_those_the_game_has(visitor: Client) -> None:
    body = {"game": "pit", "chairs": [{"kind": "mine"}, {"kind": "bot", "level": "grandmaster"}]}
    answer = visitor._http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith("there is no bot 'grandmaster' for pit; there is random, ")
    assert "easy" not in answer.json()["message"]
    seat = asked(hot_seat(visitor, "pit"))
    assert no(seat.do, "take_over", level="grandmaster") == (400, "bad_input")


def test_there_is_no_lesson(visitor: Client) -> None:
    assert no(visitor.ask, "POST", "/api/games/pit/lesson", OpenedTable, {"name": "North"}) == (404, "no_lesson")


def test_advice_is_what_a_bot_of_the_game_would_do(visitor: Client) -> None:
    seat = asked(hot_seat(visitor, "pit"))
    body = {"key": "advice-please", "seat": seat.seat}
    advised = visitor.ask("POST", f"/api/tables/{seat.table}/advice", Advised, body, seat.secret)
    assert (advised.level, advised.choices) == ("random", [])
    assert advised.best in {choice.id for choice in seat.look().choices}


def test_a_game_without_a_bot_that_can_say_why_cannot_be_studied(visitor: Client) -> None:
    table = played(visitor)
    decisions = visitor.ask("GET", f"/api/tables/{table.id}/decisions", list[int], seat=0)
    assert decisions
    path = f"/api/tables/{table.id}/study"
    assert no(visitor.ask, "GET", path, Studied, move=decisions[0]) == (404, "nobody_to_study_with")


def test_a_record_is_laid_and_gone_on_from_with_bots_of_the_game(visitor: Client) -> None:
    table = played(visitor)
    record = visitor.record(table.id)
    laid = visitor.ask("POST", "/api/records", OpenedTable, {"record": record})
    assert levels(visitor, laid.table) == ["random", "random"]
    fork = {"move": 1, "chairs": [{"kind": "mine"}, {"kind": "bot"}]}
    gone_on = visitor.ask("POST", f"/api/tables/{table.id}/fork", OpenedTable, fork)
    assert levels(visitor, gone_on.table) == ["", "random"]
    again = table.seats[0].do("rematch").table
    assert visitor.look(again).table.state == "playing"


def test_a_bot_that_fails_is_replaced_by_chance(visitor: Client) -> None:
    table = visitor.open("pit", [ChairPlan(kind="bot", level="stumbler"), *mine("South")])
    seat = table.seats[1]
    awaited(lambda: seat.look().choices, "the bot's move")
    assert levels(visitor, table.id) == ["random", ""]
    notes = visitor.ask("GET", f"/api/tables/{table.id}/events", Events).notes
    assert [note.type for note in notes].count("stood_in") == 1


def test_chance_takes_a_chair_for_its_owner_or_by_the_wish_of_the_others(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-workers", "1", PYTHONPATH=str(GUESTS)) as house, house.client() as client:
        table = hot_seat(client, "pit", players=3, clock=slow_clock())
        away = asked(table)
        one, two = [seat for seat in table.seats.values() if seat is not away]
        one.do("take_over")
        assert levels(client, table.id)[one.seat] == "random"
        one.do("take_back")
        house.kill()
        with sqlite3.connect(house.file) as log:
            log.execute("UPDATE entries SET at = at - 7200")  # two hours go by
        house.start()
        one.do("take_over", chair=away.seat)
        two.do("take_over", chair=away.seat)
        assert levels(client, table.id)[away.seat] == "random"
        awaited(lambda: asked(table) is not away, "the bot's move")
        assert house.faults() == []
