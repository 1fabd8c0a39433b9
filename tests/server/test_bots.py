"""Bots think in processes that are killed at their limit; whoever fails is replaced, and the table says so."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fernhandel.client import Client, Table
from fernhandel.server.wire import Advised, Events, GameInfo
from server.house import House, asked, awaited, bots, counters, hot_seat, mine, no, serving, slow_clock, step
from server.sleepers import installed


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which some bots misbehave."""
    folder = tmp_path_factory.mktemp("workshop")
    with serving(folder, "--bot-workers", "1", PYTHONPATH=installed(folder)) as house:
        yield house


def until_replaced(client: Client, table: Table) -> list[str]:
    """What the table says when a bot has been replaced."""

    def said() -> list[str]:
        notes = client.ask("GET", f"/api/tables/{table.id}/events", Events).notes
        return [note.text for note in notes if note.type == "stood_in"]

    return awaited(said, "another bot")


def laid(client: Client, level: str) -> Table:
    """A person and a bot; the person has moved, so that it is the bot's turn sooner or later."""
    table = client.open("nuremberg", [*mine("North"), *bots(level)])
    look = table.seats[0].look()
    if look.choices:
        table.seats[0].act(look.choices[0].action)
    return table


def test_bots_of_other_packages_may_sit_down(workshop: House) -> None:
    with workshop.client() as client:
        info = client.ask("GET", "/api/games", list[GameInfo])
        assert set(info[0].levels) >= {"random", "easy", "normal", "hard", "sleeper", "cheat"}


@pytest.mark.parametrize("level", ["stumbler", "cheat", "dead", "sleeper"])
def test_a_bot_that_fails_is_replaced_and_the_table_says_so(workshop: House, level: str) -> None:
    with workshop.client() as client:
        warm = laid(client, "easy")  # the process has started, so that its limit is that of a decision
        awaited(lambda: warm.seats[0].look().choices, "the bot's move")
        table = laid(client, level)
        (said,) = until_replaced(client, table)
        assert said.startswith("The bot in the chair of ")
        assert said.endswith("failed; easy goes on in its place.")
        awaited(lambda: table.seats[0].look().choices, "the other bot's move")
        look = table.seats[0].look()
        assert look.table.chairs[1].level == "easy"
        assert look.table.moves >= 1  # the game goes on
        measured = counters(client._http.get("/metrics").text)
        assert measured[f'fernhandel_bots_failed_total{{bot="{level}"}}'] == 1
        assert measured['fernhandel_bot_seconds_count{bot="easy",game="nuremberg"}'] >= 1
    assert "Traceback" not in workshop.said()


def test_a_sleeping_bot_does_not_hold_up_what_people_do(workshop: House) -> None:
    with workshop.client() as client:
        for _ in range(12):
            laid(client, "sleeper")
        table = hot_seat(client)
        step(table, 3)  # each needs the database, and none waits for a bot
        assert client.look(table.id).table.moves == 3


def test_a_bot_takes_a_persons_chair_and_gives_it_back(client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    seat.do("take_over", level="easy")
    other = table.seats[1 - seat.seat]
    awaited(lambda: other.look().choices, "the bot's move")
    assert seat.look().table.chairs[seat.seat].level == "easy"
    seat.do("take_back")
    look = other.look()
    if look.choices:
        other.act(look.choices[0].action)
    while not seat.look().choices:
        other.act(other.look().choices[0].action)
    assert no(seat.do, "take_back") == (409, "no_bot_in_chair")
    assert no(seat.do, "take_over", level="cheat") == (400, "bad_input")


def test_a_bot_takes_the_chair_of_who_is_away_when_all_others_wish_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-workers", "1") as house, house.client() as client:
        table = hot_seat(client, players=3, clock=slow_clock())
        away = asked(table)
        one, two = [seat for seat in table.seats.values() if seat is not away]
        wish: dict[str, Any] = {"chair": away.seat, "level": "easy"}
        assert no(one.do, "take_over", **wish) == (409, "clock_still_runs")
        house.kill()
        with sqlite3.connect(house.file) as log:
            log.execute("UPDATE entries SET at = at - 7200")  # two hours go by
        house.start()
        one.do("take_over", **wish)
        chair = two.look().table.chairs[away.seat]
        assert (chair.open, chair.votes, chair.level) == (True, 1, "")
        assert no(one.do, "take_over", **wish) == (409, "voted_already")
        two.do("take_over", **wish)
        awaited(lambda: asked(table) is not away, "the bot's move")
        assert two.look().table.chairs[away.seat].level == "easy"
        away.do("take_back")
        assert two.look().table.chairs[away.seat].level == ""


def test_advice_is_given_and_the_table_is_told(client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    path = f"/api/tables/{table.id}/advice"
    body = {"key": "advice-please", "seat": seat.seat, "level": "normal"}
    advised = client.ask("POST", path, Advised, body, seat.secret)
    assert advised.best in {choice.id for choice in seat.look().choices}
    notes = client.ask("GET", f"/api/tables/{table.id}/events", Events).notes
    assert (notes[-1].type, notes[-1].seat) == ("advised", seat.seat)
    client.ask("POST", path, Advised, body, seat.secret)
    assert client.look(table.id).seq == notes[-1].seq  # the same question is told once
    other = table.seats[1 - seat.seat]
    body = {"key": "advice-please", "seat": other.seat, "level": "normal"}
    assert no(client.ask, "POST", path, Advised, body, other.secret) == (409, "not_asked")
    while seat.look().choices:
        seat.act(seat.look().choices[0].action)
    body = {"key": "advice-please", "seat": seat.seat, "level": "normal"}
    assert no(client.ask, "POST", path, Advised, body, seat.secret) == (409, "not_asked"), "a repeat comes too late"
    body = {"key": "advice-pl\u0000ase", "seat": seat.seat, "level": "normal"}
    assert no(client.ask, "POST", path, Advised, body, seat.secret)[0] == 400


def test_a_hard_bot_moves_too(client: Client) -> None:
    table = client.open("merchants", [*mine("North"), *bots("hard")])
    look = table.seats[0].look()
    while look.table.moves < 4:
        if look.choices:
            table.seats[0].act(look.choices[0].action, base=look.seq)
        time.sleep(0.02)
        look = table.seats[0].look()
    assert look.table.chairs[1].level == "hard"
