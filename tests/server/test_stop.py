"""Starting with what makes no sense, and stopping politely."""

import json
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import pytest
from websockets.sync.client import connect

from fernhandel.client import NotDone
from server.house import (
    PATIENCE,
    PROGRAM,
    House,
    asked,
    environment,
    free_port,
    heard,
    hot_seat,
    mine,
    run,
    serving,
    step,
)


def test_a_polite_stop_tells_sockets_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        with house.client() as client:
            table = hot_seat(client, "merchants")
            last = step(table, 3)
            look = last.look()
            url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
            with connect(url, additional_headers={"authorization": f"Bearer {last.secret}"}) as listening:
                listening.send(json.dumps({"type": "watch", "seat": last.seat}))
                listening.recv(timeout=PATIENCE)
                house.stop()
                _, code = heard(listening)
                assert code in (1001, 1012)  # going away, restarting: come back
        house.start()
        with house.client() as client:
            again = client.seat(table.id, last.secret).look()
        assert (again.seq, again.view) == (look.seq, look.view)
        assert house.faults() == []


def test_moves_that_are_answered_during_a_stop_are_on_disk(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        answered: list[int] = []
        with house.client() as client:
            table = hot_seat(client, "nuremberg")

            def talk() -> None:
                try:
                    while True:
                        answered.append(table.seats[0].do("talk", text="And on").seq)
                except Exception:
                    return

            thread = threading.Thread(target=talk)
            thread.start()
            while len(answered) < 5:
                time.sleep(0.01)
            house.stop()
            thread.join()
        with sqlite3.connect(house.file) as db:
            rows = db.execute("SELECT seq FROM entries WHERE table_id = ?", (table.id,)).fetchall()
        db.close()
        assert set(answered) <= {seq for (seq,) in rows}


def test_a_client_follows_through_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as house, house.client() as client:
        table = hot_seat(client)
        heard: list[int] = []

        def listen() -> None:
            for news in table.seats[0].follow():
                heard.extend(note.seq for note in news.notes)
                if heard[-1] >= 3:
                    return

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        step(table)
        house.kill()
        with socket.create_server(("127.0.0.1", house.port)) as dying:  # killed again before it could answer
            dying.accept()[0].close()
        house.start()
        with house.client() as again:
            seat = again.seat(table.id, asked(table).secret)
            seat.act(seat.look().choices[0].action)
        thread.join(timeout=PATIENCE)
        assert heard == [0, 1, 2, 3]


def test_ctrl_c_stops_the_program_without_a_traceback(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        assert house._process is not None
        house._process.send_signal(signal.SIGINT)
        house._process.wait(timeout=PATIENCE)
        assert "Traceback" not in house.said()


# -- what makes no sense -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--db", "mysql://host/tables"], "SQLite or PostgreSQL"),
        (["--db", "nonsense"], "not the URL of a database"),
        (["--db", "sqlite://"], "file"),
        (["--db", "sqlite:///:memory:"], "file"),
        (["--db", "sqlite:///no/such/folder/tables.db"], "no/such/folder"),
        (["--db", "sqlite:///text.db"], "database"),
        (["--db", "sqlite:///other.db"], "database"),
        (["--db", "postgresql://127.0.0.1:1/tables"], "cannot be opened"),
        (["--valkey", "http://127.0.0.1"], "valkey"),
        (["--log", "loud"], "--log"),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else "",
)
def test_options_that_make_no_sense(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.db").write_text("this is no database, " * 100, "utf-8")
    db = sqlite3.connect(tmp_path / "other.db")  # migrated by a later version, or by another program
    db.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    db.execute("INSERT INTO alembic_version VALUES ('9999')")
    db.commit()
    db.close()
    ended = run("serve", "--port", str(free_port()), *options)
    assert ended.code != 0
    assert told in ended.err
    assert len(ended.err.strip().splitlines()) <= 8


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FERNHANDEL_PORT", "eight"),
        ("FERNHANDEL_WORKERS", "0"),
        ("FERNHANDEL_RATE", "-1"),
        ("FERNHANDEL_THINKING", "100"),
    ],
)
def test_environment_variables_that_make_no_sense(name: str, value: str) -> None:
    ended = run("serve", **{name: value})
    assert ended.code == 2
    assert name in ended.err


def test_the_environment_sets_up_a_server(tmp_path: Path) -> None:
    house = House(tmp_path, FERNHANDEL_SECURE="1", FERNHANDEL_BOT_WORKERS="1", FERNHANDEL_LOG="debug")
    try:
        house.start()
        with house.client() as client:
            table = client.open("nuremberg", mine("North", "South"))
            cookie = client._http.cookies
            assert all(each.secure for each in cookie.jar)
            secret = table.seats[1].secret
            seat = table.seats[0]
            follow = seat.follow()
            next(follow)
            follow.close()
            renewed = seat.do("new_secret").secret
            with pytest.raises(NotDone):
                client.seat(table.id, "a-secret-that-is-wrong")
        said = house.said()
        lines = [json.loads(line) for line in said.splitlines()]  # one object a line
        assert lines
        for each in (secret, seat.secret, renewed, "a-secret-that-is-wrong", *(c.value or "" for c in cookie.jar)):
            assert each
            assert each not in said, "even the most talkative log tells no secret"
    finally:
        house.kill()


@pytest.mark.parametrize("taken", [True, False])
def test_an_address_where_nobody_can_listen(house: House, tmp_path: Path, taken: bool) -> None:
    """The real program says so in one line."""
    where = ["--port", str(house.port)] if taken else ["--host", "no.such.host.invalid"]
    ended = subprocess.run(
        [*PROGRAM, "serve", *where],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 1
    assert "cannot listen" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
