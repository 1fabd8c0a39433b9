"""Looking after the tables of a server while it runs."""

import json
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.sync.client import connect

import fernhandel
from fernhandel.client import Client, NotDone
from fernhandel.table.look import Look
from server.house import PATIENCE, House, heard, hot_seat, no, run, serving, step


def admin(house: House, *args: str) -> str:
    ended = run("admin", *args, FERNHANDEL_DB=house.db)
    assert ended.code == 0, ended.err
    return ended.out


def failed(house: House, *args: str) -> str:
    ended = run("admin", *args, FERNHANDEL_DB=house.db)
    assert ended.code != 0
    return ended.err


def test_list_and_export(house: House, client: Client, tmp_path: Path) -> None:
    table = hot_seat(client)
    step(table, 3)
    shown = admin(house, "list")
    (line,) = [line for line in shown.splitlines() if table.id in line]
    assert "nuremberg" in line
    assert "playing" in line
    file = tmp_path / "game.fernhandel"
    admin(house, "export", table.id, "--out", str(file))
    assert fernhandel.replay(file).length == 3
    assert "no table" in failed(house, "export", "nothing")


def test_a_rotated_seat_link_shuts_the_old_one_out(house: House, client: Client) -> None:
    table = hot_seat(client)
    link = admin(house, "rotate", table.id, "1").strip()
    assert link.startswith(f"/t/{table.id}#seat=")
    secret = link.partition("=")[2]
    path = f"/api/tables/{table.id}"
    with house.client() as owner:
        while True:  # the server reads what others have written every few moments
            try:
                assert owner.ask("GET", path, Look, secret=secret, seat=1).mine == [1]
                break
            except NotDone:
                time.sleep(0.2)
        assert no(owner.ask, "GET", path, Look, secret=table.seats[1].secret, seat=1) == (403, "not_your_seat")
    assert client.look(table.id).mine == [0]
    step_of_north = table.seats[0].look()
    assert step_of_north.seq == 2
    assert "no person" in failed(house, "rotate", table.id, "5")


def test_backup_of_a_running_database(house: House, client: Client, tmp_path: Path) -> None:
    table = hot_seat(client)
    step(table, 2)
    copy = tmp_path / "copy.db"
    assert "copied" in admin(house, "backup", str(copy))
    db = sqlite3.connect(copy)
    count = db.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", (table.id,)).fetchone()[0]
    db.close()
    assert count == client.look(table.id).seq + 1
    assert "there already" in failed(house, "backup", str(copy))


def test_a_game_goes_on_from_a_backup_of_a_running_server(tmp_path: Path) -> None:
    """As docs/server.md tells it: the copy takes the place of the file, and nobody needs a new link."""
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as house, house.client() as client:
        table = hot_seat(client)
        step(table, 5)
        kept = client.look(table.id)
        admin(house, "backup", str(copy))
        step(table, 3)
        lost = hot_seat(client)
        house.kill()
        for beside in ("", "-wal", "-shm"):
            Path(f"{house.file}{beside}").unlink(missing_ok=True)
        copy.rename(house.file)
        house.start()
        assert client.look(table.id).seq == kept.seq
        assert no(client.look, lost.id) == (404, "no_such_table")
        assert step(table, 4).look().seq == kept.seq + 4
        assert "1 tables are well, 0 are not" in admin(house, "repair")


def test_repair_and_remove(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        with house.client() as client:
            good, broken = hot_seat(client), hot_seat(client)
            step(good, 2)
        house.stop()
        db = sqlite3.connect(house.file)
        db.execute("UPDATE tables SET seq = 99, state = 'over' WHERE id = ?", (good.id,))
        db.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", (b"nonsense", broken.id))
        db.commit()
        assert broken.id in failed(house, "repair")
        mended = db.execute("SELECT seq, state FROM tables WHERE id = ?", (good.id,)).fetchone()
        db.close()
        assert mended == (3, "playing")
        assert "0 tables would be removed" in admin(house, "remove", "--days", "1")
        assert "2 tables would be removed" in admin(house, "remove", "--days", "0")
        assert "2 tables removed" in admin(house, "remove", "--days", "0", "--yes")
        house.start()
        with house.client() as client:
            assert no(client.look, good.id) == (404, "no_such_table")


def test_whoever_watches_a_table_that_is_removed_is_told_once(tmp_path: Path) -> None:
    with serving(tmp_path) as house, house.client() as client:
        table = hot_seat(client)
        url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        owner = {"authorization": f"Bearer {table.seats[0].secret}"}
        with connect(url, additional_headers=owner) as socket:
            socket.send('{"type": "watch", "seat": 0}')
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "news"
            admin(house, "remove", "--days", "0", "--yes")
            frames, code = heard(socket)
            assert [frame["problem"]["code"] for frame in frames if frame["type"] == "no"] == ["no_such_table"]
            assert code is not None, "the line is closed"
        assert no(step, table) == (404, "no_such_table")
        assert house.faults() == []


def test_a_broken_table_does_not_bring_the_others_down(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        with house.client() as client:
            good, broken = hot_seat(client, public=True), hot_seat(client, public=True)
        house.stop()
        db = sqlite3.connect(house.file)
        db.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", (b"nonsense", broken.id))
        db.commit()
        db.close()
        house.start()
        with house.client() as client:
            assert no(client.look, broken.id)[1] == "broken_table"
            assert client.look(good.id).table.state == "playing"
            listed = client._http.get("/api/tables")
            assert listed.status_code == 200
            assert [table["id"] for table in listed.json()] == [good.id]


@pytest.mark.parametrize("db", ["sqlite:///nowhere/tables.db", "mysql://host/x"])
def test_a_database_that_cannot_be_opened(db: str) -> None:
    ended = run("admin", "list", "--db", db)
    assert ended.code == 1
    assert ended.err
