"""A database that was written when some things had other names: its tables fold, and everybody has their seats."""

import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import insert, select

from fernhandel import server
from fernhandel.server.appender import Append, Hold
from fernhandel.server.hall import unfold
from fernhandel.server.store import ENTRIES, HOLDERS, TABLES, TALK, Store
from fernhandel.table import entries
from table.sitting import EPOCH, NORTH, SOUTH, Sitting

OLD_NAMES = ('"key"', '"step"', '"steps"', '"key_turned"')


def play(sitting: Sitting) -> tuple[int, str]:
    seat = sitting.live.to_act()[0]
    action = sitting.game.legal(seat)[0]
    sitting.act(seat, action)
    return seat, sitting.game.catalogue.to_text(action)


def old_log() -> tuple[list[str], list[tuple[int, str]]]:
    """A table that goes on from one move, where somebody sits down, moves, undoes, asks, and gets a new link.

    With it the moves that are made in the end.
    """
    sitting = Sitting("nuremberg", 2)
    moves = [play(sitting) for _ in range(3)]
    _, second, third = (f'"seat":{seat},"action":"{text}"' for seat, text in moves)
    mover = moves[1][0]
    terms = msgspec.json.encode(sitting.game.terms).decode()
    chairs = '[{"kind":"person","name":"North","key":"old-0"},{"kind":"open"}]'
    steps = f'[[{moves[0][0]},"{moves[0][1]}"]]'
    log = [
        f'{{"type":"opened","terms":{terms},"seed":7,"name":"Old","public":true,"clock":{{}},"chairs":{chairs},'
        f'"invite":"","steps":{steps}}}',
        '{"type":"sat","seat":1,"name":"South","key":"old-1"}',
        '{"type":"began"}',
        f'{{"type":"moved",{second},"by":"person"}}',
        f'{{"type":"took_back","seat":{mover},"step":1}}',
        f'{{"type":"moved",{second},"by":"person"}}',
        f'{{"type":"moved",{third},"by":"person"}}',
        f'{{"type":"asked_back","seat":{mover},"step":1}}',
        '{"type":"key_turned","seat":0,"key":"new-0"}',
    ]
    return log, moves


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A database with that table in it, written by the names its columns had."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate("0003")
    log, _ = old_log()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute(
            "INSERT INTO tables (id, seq, opened_at, touched_at, game, state, public) VALUES (?, ?, ?, ?, ?, ?, ?)",
            ("oldtable", len(log) - 1, EPOCH, EPOCH, "nuremberg", "playing", True),
        )
        for seq, line in enumerate(log):
            db.execute(
                "INSERT INTO entries (table_id, seq, at, key, body) VALUES (?, ?, ?, ?, ?)",
                ("oldtable", seq, EPOCH + seq, "0:the-last-one" if seq == len(log) - 1 else None, line.encode()),
            )
        db.execute("INSERT INTO holders (browser, table_id, seat, key) VALUES ('mine', 'oldtable', 0, 'new-0')")
    store.migrate()
    return store


def test_a_database_with_an_index_of_keys_loses_it_and_nothing_else(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'older.db'}")
    store.migrate("0001")
    log, _ = old_log()
    with sqlite3.connect(tmp_path / "older.db") as db:
        db.execute("INSERT INTO tables VALUES ('oldtable', ?, 1.0, 2.0, 'nuremberg', 'playing', 1)", (len(log) - 1,))
        for seq, line in enumerate(log):
            db.execute("INSERT INTO entries VALUES ('oldtable', ?, 3.0, ?, ?)", (seq, f"0:key-{seq}", line.encode()))
    db.close()
    store.migrate()
    assert [row.body.decode() for row in store.rows("oldtable")] == log
    assert [row.key for row in store.rows("oldtable")] == [f"0:key-{seq}" for seq in range(len(log))]
    assert store.remove(["oldtable"]) == 1
    assert store.rows("oldtable") == []


def back_to(store: Store, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(server.__file__).parent / "migrations"))
    config.attributes["engine"] = store.engine
    command.downgrade(config, version)


def said_at(store: Store, id: str) -> dict[int, str]:
    """The lines of a table as they are folded."""
    told = unfold(id, store.rows(id)).told
    return {one.seq: one.entry.text for one in told if isinstance(one.entry, entries.Said)}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_said_moves_out_of_the_log_and_back(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("database") if kind == "postgresql" else f"sqlite:///{tmp_path / 'talk.db'}"
    store = Store(url)
    store.migrate("0004")
    words = {3: "Wine for Köln? \U0001f377", 5: '"quoted" \\ and </script>'}
    log, _ = old_log()
    bodies = [line.encode() for line in log[:3]]
    bodies += [entries.encode(entries.Said(seat=0, name="Nörd", text=words[3]))]
    bodies += [log[3].encode(), entries.encode(entries.Said(seat=1, name="South", text=words[5]))]
    with store.engine.begin() as db:
        db.execute(
            insert(TABLES).values(
                id="oldtable", seq=5, opened_at=1.0, touched_at=1.0, game="nuremberg", state="playing", public=True
            )
        )
        db.execute(
            insert(ENTRIES),
            [
                {"table_id": "oldtable", "seq": seq, "at": 2.0, "key": None, "body": body}
                for seq, body in enumerate(bodies)
            ],
        )
        db.execute(insert(HOLDERS).values(holder="mine", table_id="oldtable", seat=0, secret_hash="old-0"))
    store.migrate()
    rows = store.rows("oldtable")
    assert said_at(store, "oldtable") == words
    assert not any(text.encode() in row.body for text in words.values() for row in rows), "the log has none of it"
    with store.reading() as db:
        holders = db.execute(select(TALK.c.seq, TALK.c.holder).order_by(TALK.c.seq)).all()
    assert [tuple(row) for row in holders] == [(3, "mine"), (5, "")]
    back_to(store, "0004")
    with store.reading() as db:
        wanted = select(ENTRIES.c.body).order_by(ENTRIES.c.seq)
        assert [bytes(body) for body in db.execute(wanted).scalars()] == bodies, "byte for byte as it was"
    store.close()


def test_a_log_of_the_old_names_folds(store: Store) -> None:
    live = unfold("oldtable", store.rows("oldtable"))
    _, moves = old_log()
    assert live.record().moves == moves
    assert (live.names(), live.state, live.first_move) == (["North", "South"], "playing", 1)
    assert live.owner_of("old-1") == SOUTH
    assert (live.owner_of("new-0"), live.owner_of("old-0")) == (NORTH, None)
    assert live.asking is not None
    assert (live.asking.seat, live.asking.move) == (moves[1][0], 1)
    assert live.keys == {"0:the-last-one": live.seq}


def test_who_held_a_seat_holds_it_still(store: Store) -> None:
    assert store.held("mine", "oldtable") == store.holders("oldtable") == [Hold("mine", 0, "new-0")]
    assert store.holds_of("mine") == {"oldtable": [Hold("mine", 0, "new-0")]}
    store.append_all([Append("oldtable", holds=[Hold("mine", 0, "newer-0"), Hold("theirs", 1, "old-1")])])
    assert store.held("mine", "oldtable") == [Hold("mine", 0, "newer-0")]
    assert store.holders("oldtable") == [Hold("mine", 0, "newer-0"), Hold("theirs", 1, "old-1")]


def test_entries_are_still_written_by_those_names() -> None:
    """A process that runs yesterday's program reads what one of today has written beside it."""
    for line in old_log()[0]:
        written = entries.encode(entries.decode(line.encode())).decode()
        assert [name for name in OLD_NAMES if name in written] == [name for name in OLD_NAMES if name in line]
