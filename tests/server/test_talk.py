"""Words of talk lie beside the log: they can be removed, and nothing of the game changes by that."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from fernhandel.client import Client, Seat, Table
from fernhandel.server.hall import unfold
from fernhandel.server.store import Store
from fernhandel.server.wire import Events
from server.house import PATIENCE, House, awaited, hot_seat, new_database, run, serving, step

INSULT = "You play like a trailer without wheels"


def events(client: Client, table: str, after: int = -1, language: str = "en") -> dict[int, tuple[str, str]]:
    """Type and text of what a spectator is told."""
    client.language = language
    told = client.ask("GET", f"/api/tables/{table}/events", Events, after=after)
    return {note.seq: (note.type, note.text) for note in told.notes}


def admin(house: House, *args: str) -> str:
    ended = run("admin", *args, FERNHANDEL_DB=house.db)
    assert ended.code == 0, ended.err
    return ended.out


@contextmanager
def socket_of(house: House, seat: Seat) -> Iterator[ClientConnection]:
    url = f"{house.address.replace('http', 'ws')}/api/tables/{seat.table}/socket"
    with connect(url, additional_headers={"authorization": f"Bearer {seat.secret}"}, max_size=None) as socket:
        socket.send(json.dumps({"type": "watch", "seat": seat.seat}))
        yield socket


def news_with(socket: ClientConnection, field: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        heard: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if heard["type"] == "news" and heard.get(field):
            return heard
    raise AssertionError(f"no news with {field}")


@pytest.fixture(scope="module", params=["one process", "two processes", "postgresql"])
def talking(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same house, however it is run."""
    options = ["--workers", "2"] if request.param == "two processes" else []
    db = ""
    if request.param == "postgresql":
        db = new_database(request.getfixturevalue("postgres"))
    with serving(tmp_path_factory.mktemp("talking"), *options, db=db) as house:
        yield house
        assert house.faults() == []


def log_of(house: House, table: str) -> list[tuple[int, float, str | None, bytes]]:
    store = Store(house.db)
    rows = [(row.seq, row.at, row.key, row.body) for row in store.rows(table)]
    store.close()
    return rows


def test_words_that_are_removed_are_gone_everywhere_and_the_log_is_as_it_was(talking: House) -> None:
    with talking.client() as client:
        table = hot_seat(client)
        north, south = table.seats[0], table.seats[1]
        step(table, 2)
        north.talk("Kassel is blocked, sorry")
        seq = south.talk(INSULT).seq
        step(table)
        assert events(client, table.id)[seq] == ("said", INSULT)
        before, moves = log_of(talking, table.id), client.look(table.id).table.moves
        assert not any(INSULT.encode() in body for *_, body in before)
        with socket_of(talking, north) as here, socket_of(talking, south) as there:
            assert any(note["text"] == INSULT for note in news_with(here, "notes")["notes"])
            news_with(there, "notes")
            done = admin(talking, "remove-line", table.id, str(seq), "--why", "Insults are not talk")
            assert "done" in done
            assert "journal" not in done or talking.db.startswith("sqlite"), "there nobody is in the way"
            for socket in (here, there):
                gone = news_with(socket, "removed")
                assert gone["removed"] == [{"seq": seq, "text": "Removed by the host"}]
                assert (gone["seq"], gone["look"]["table"]["moves"]) == (before[-1][0], moves)
            step(table)
            assert "removed" not in news_with(here, "notes"), "it is told once"
        with talking.client() as fresh:
            words = ("removed", "Removed by the host")
            awaited(lambda: events(fresh, table.id)[seq] == words, "the end of the words in every process")
            assert events(fresh, table.id, language="de")[seq] == ("removed", "Vom Gastgeber entfernt")
        assert log_of(talking, table.id)[: len(before)] == before, "the log has not changed by a byte"


def test_the_words_are_in_no_corner_of_the_file(tmp_path: Path) -> None:
    """Neither in the database nor in its journal: there were lines before it and after it, and another one stays."""
    with serving(tmp_path) as house, house.client() as client:
        table = hot_seat(client)
        for number in range(4):
            table.seats[0].talk(f"{number} A line that stays here for ever and a day")
        removed = [table.seats[1].talk(f"Zwetschgendatschi {number}").seq for number in range(3)]
        table.seats[0].talk("The last line")
        for seq in removed:
            admin(house, "remove-line", table.id, str(seq), "--why", "no")
        until = time.monotonic() + PATIENCE
        files = [house.file, house.file.with_name("tables.db-wal")]
        while any(b"Zwetschgendatschi" in file.read_bytes() for file in files if file.exists()):
            assert time.monotonic() < until, "the words are still in a file"
            time.sleep(0.1)
        house.stop()
        kept = b"".join(file.read_bytes() for file in files if file.exists())
        assert b"Zwetschgendatschi" not in kept
        assert b"A line that stays" in kept


def test_whoever_leaves_takes_their_words_along(tmp_path: Path) -> None:
    """As soon as they are gone from the database, whoever folds the log says so, and the others' words stay."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with serving(tmp_path) as house, house.client() as client:
        table = hot_seat(client)
        mine = [table.seats[0].talk("Hello").seq, table.seats[1].talk("And here").seq]
        house.stop()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        holders = {holder for (holder,) in db.execute("SELECT holder FROM talk")}
        assert len(holders) == 1, "both seats are of one browser"
        db.execute("DELETE FROM talk WHERE seq = ?", (mine[0],))
    live = unfold(table.id, store.rows(table.id))
    assert live.removed == {mine[0]: "author"}
    assert getattr(live.told[mine[1]].entry, "text", "") == "And here"
    store.close()


def test_signs_that_cannot_be_seen_are_not_said(client: Client) -> None:
    table: Table = hot_seat(client)
    seq = table.seats[0].talk("<script>alert(1)</script> \u202etxet\u202c\u0007 \u200bok").seq
    assert events(client, table.id)[seq][1] == "<script>alert(1)</script> txet ok"
