"""Databases that are locked, full or away, and servers that die: nothing is lost, and all goes on by itself."""

import json
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from fernhandel.client import Client, Seat, Table
from fernhandel.server.appender import Append, Hold, Row
from fernhandel.server.store import Lost, Store
from server.house import GAMES, PATIENCE, House, asked, awaited, bots, get, hot_seat, mine, serving
from server.test_news import send, socket_of


@contextmanager
def locked(house: House) -> Iterator[None]:
    """Somebody else writes to the database and does not come to an end."""
    other = sqlite3.connect(house.file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full(house: House) -> Iterator[None]:
    """The server's log of writes has no room to grow, as on a full disk."""
    soft, hard = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (32_768, hard))  # the size of the index beside it
    try:
        yield
    finally:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (soft, hard))


def ready(house: House) -> int:
    return get(f"{house.address}/readyz", timeout=PATIENCE).status_code


def commanded(client: Client, seat: Seat) -> httpx.Response:
    """The bare answer to a command."""
    body = {"type": "talk", "key": f"said-{time.monotonic_ns()}", "seat": seat.seat, "text": "Hello"}
    return client._http.post(
        f"/api/tables/{seat.table}/commands", json=body, headers={"authorization": f"Bearer {seat.secret}"}
    )


@pytest.mark.parametrize("trouble", [locked, full])
def test_a_database_in_trouble_is_told_and_everything_goes_on_afterwards(
    tmp_path: Path, trouble: Callable[[House], Any]
) -> None:
    """Requests and frames are answered with 503, `readyz` says no; afterwards programs and bots go on unasked."""
    with serving(tmp_path, "--bot-workers", "1") as house, house.client() as client:
        people = hot_seat(client)
        show = client.open("auf_achse", bots(*["easy"] * 4))
        table = hot_seat(client)
        mover = asked(table)
        look = mover.look()
        with socket_of(house, people.seats[0]) as socket, ThreadPoolExecutor(1) as pool:
            send(socket, type="watch", seat=0, after=-1)
            json.loads(socket.recv(timeout=PATIENCE))
            with trouble(house):
                moved = pool.submit(mover.act, look.choices[0].action, base=look.seq)
                answer = commanded(client, people.seats[0])
                assert (answer.status_code, answer.json()["code"]) == (503, "no_database")
                assert int(answer.headers["retry-after"]) >= 1
                send(socket, type="talk", key="said-by-socket", seat=0, text="Hello")
                frame = json.loads(socket.recv(timeout=PATIENCE))
                assert (frame["type"], frame["status"]) == ("no", 503)
                assert ready(house) == 503
                held_up = client.look(show.id).table  # what is known can be seen
                assert held_up.state == "playing"
            awaited(lambda: ready(house) == 200)
            send(socket, type="talk", key="said-by-socket", seat=0, text="Hello")
            while frame["type"] != "done":
                frame = json.loads(socket.recv(timeout=PATIENCE))
            assert moved.result(60).seq == 2  # the program has sent it again
        awaited(lambda: client.look(show.id).table.moves > held_up.moves)
        assert '"level": "error"' not in house.said()


def test_a_program_waits_for_a_database_that_is_away(tmp_path: Path) -> None:
    with serving(tmp_path) as house, house.client() as client:
        seat = hot_seat(client).seats[0]
        with ThreadPoolExecutor(1) as pool:
            with locked(house):
                said = pool.submit(seat.talk, "Hello")
                awaited(lambda: "no_database" in get(f"{house.address}/metrics").text)  # it has been told once
                assert not said.done()
            assert said.result(60).seq == 2


def test_bots_that_owed_a_move_when_the_server_died_make_it_unasked(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-workers", "1") as house, house.client() as client:
        table = client.open("nuremberg", [*mine("North"), *bots("easy")])
        store = Store(house.db)
        while not (moved := [row.seq for row in store.rows(table.id) if b'"by":"bot"' in row.body]):
            look = table.seats[0].look()
            if look.choices:
                table.seats[0].act(look.choices[0].action, base=look.seq)
        house.kill()
        with sqlite3.connect(house.file) as db:  # the bot has thought, and its move was never written
            db.execute("DELETE FROM entries WHERE table_id = ? AND seq >= ?", (table.id, moved[0]))
            db.execute("UPDATE tables SET seq = ? WHERE id = ?", (moved[0] - 1, table.id))
        db.close()
        house.start()
        awaited(lambda: len(store.rows(table.id)) > moved[0])


def test_many_who_come_at_once_to_a_server_that_starts_find_their_tables(tmp_path: Path) -> None:
    """Every game is asked for by many threads in the first moment, again and again."""
    with serving(tmp_path) as house:
        with house.client() as client:
            tables = [hot_seat(client, game) for game in GAMES for _ in range(4)]
        for _ in range(5):
            house.kill()
            house.start()
            with ThreadPoolExecutor(24) as pool:
                states = list(pool.map(lambda table: get(_address(house, table), timeout=PATIENCE), tables * 4))
            assert {state.status_code for state in states} == {200}
        assert house.faults() == []


def _address(house: House, table: Table) -> str:
    return f"{house.address}/api/tables/{table.id}"


# -- a kill between a secret and the log -------------------------------------------------------------------------------


def test_a_browser_keeps_its_seat_when_its_new_secret_is_not_written(tmp_path: Path) -> None:
    with serving(tmp_path) as house, house.client() as client:
        table = hot_seat(client)
        store = Store(house.db)
        before = store.holders(table.id)
        append = Append(table.id, [Row(1, 1.0, None, b"{}")], [Hold(before[0].holder, 0, "another")])
        assert [type(lost) for lost in store.append_all([append])] == [Lost]  # entry 1 is written already
        assert store.holders(table.id) == before
        asked = {"type": "new_secret", "key": "another-one", "seat": 0}
        done = client.ask("POST", f"/api/tables/{table.id}/commands", dict[str, Any], asked)
        assert done["secret"]
        assert client.look(table.id).mine == [0, 1]


def test_the_old_secret_opens_a_seat_whose_browser_holds_one_that_never_came_to_be(tmp_path: Path) -> None:
    with serving(tmp_path) as house, house.client() as client:
        table = hot_seat(client)
        store = Store(house.db)
        browser = store.holders(table.id)[0].holder
        house.kill()
        store.append_all([Append(table.id, holds=[Hold(browser, 0, "a-hash-the-log-does-not-know")])])
        house.start()
        assert client.look(table.id).mine == [1]
        client.seat(table.id, table.seats[0].secret)
        assert client.look(table.id).mine == [0, 1]
