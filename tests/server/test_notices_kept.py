"""Notices on bad days: the server is killed again and again, or there are several; none is lost, none is doubled."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from fernhandel.server.hall import unfold
from fernhandel.server.notices.due import before, due_of
from fernhandel.server.notices.tables import OUTBOX
from fernhandel.server.store import Store
from fernhandel.table import entries
from server.house import PATIENCE, House, awaited, hot_seat, mine, serving
from server.kill import Player
from server.post_office import Subscription, add, post_office, rows, set_rows

KILLS = 3


def called(house: House, tables: list[str]) -> list[tuple[str, int]]:
    """Every time that somebody was to be called to a table, by its log."""
    store, found = Store(house.db), []
    try:
        for id in tables:
            log = store.rows(id)
            live = unfold(id, log[:1])
            for row in log[1:]:
                was = before(live)
                live.fold(row.at, entries.decode(row.body))
                found += [(id, due.seq) for due in due_of(live, was) if due.kind == "move"]
    finally:
        store.close()
    return sorted(set(found))


def written(house: House, tables: list[str]) -> list[tuple[str, int]]:
    return sorted((row.table_id, row.seq) for row in rows(house, kind="move") if row.table_id in tables)


def check(house: House, tables: list[str]) -> None:
    expected = awaited(lambda: _equal(house, tables), "a row for every move")
    assert len(expected) == len(set(expected)) > 10
    ended = awaited(lambda: _all_ended(house), "an end of every row")
    assert {row.state for row in ended} <= {"sent", "dropped"}
    assert {row.why for row in ended} <= {"", "passed", "summed"}


def _equal(house: House, tables: list[str]) -> list[tuple[str, int]]:
    expected = called(house, tables)
    return expected if written(house, tables) == expected else []


def _all_ended(house: House) -> list[Any]:
    found = rows(house, kind="move")
    return found if all(row.state != "waiting" for row in found) else []


def test_however_often_it_is_killed_every_move_has_one_row(tmp_path: Path) -> None:
    with post_office(tmp_path, pace=0.02) as post, serving(tmp_path, *post.options) as house:
        players = [Player(house, game, seed) for seed, game in enumerate(("merchants", "nuremberg"))]
        pushed = [Subscription(post.endpoint) for _ in players]
        for player, subscription in zip(players, pushed, strict=True):
            add(player._client, **subscription.told())
            player.start()
        rng = random.Random(7)
        with house.client() as away:
            absent, _ = post.subscribe(away)
            waiting = [hot_seat(away).id]  # nobody comes: these calls are sent, whatever happens meanwhile
            for kill in range(KILLS):
                awaited(lambda: sum(len(player.answered) for player in players) > 12 * (kill + 1), "moves")  # noqa: B023
                time.sleep(rng.random())
                waiting.append(hot_seat(away).id)
                house.kill()
                set_rows(house, OUTBOX.update().values(leased_until=0.0))  # so long it is away
                house.start()
        for player in players:
            player.stopping = True
        for player in players:
            player.join(PATIENCE)
            assert player.failure == ""
        check(house, [table for player in players for table in player.tables])
        awaited(lambda: {told["tag"] for told in absent.opened(post.keys.push_key)} == set(waiting), "all calls")
        assert [row.state for row in rows(house) if row.table_id in waiting] == ["sent"] * len(waiting)
        assert house.faults() == []


@pytest.mark.parametrize("workers", ["2"])
def test_several_servers_on_one_postgresql_write_each_row_once(tmp_path: Path, database: str, workers: str) -> None:
    """Whichever of them made the move: two servers, or two processes of one and another server."""
    other = tmp_path / "other"
    other.mkdir()
    with (
        post_office(tmp_path) as post,
        serving(tmp_path, *post.options, "--workers", workers, db=database) as one,
        serving(other, *post.options, db=database) as two,
        one.client() as client,
        two.client() as elsewhere,
    ):
        elsewhere._http.cookies = client._http.cookies
        pushed, _ = post.subscribe(client)
        table = client.open("nuremberg", mine("North", "South"))
        before_last = -1
        for number in range(40):
            house = (client, elsewhere)[number % 2]
            seat = house.look(table.id).table.to_act[0]
            if number > 14 and seat != before_last:
                break  # somebody has just been called, and does not come
            held = house.seat(table.id, table.seats[seat].secret)
            held.act(held.look().choices[0].action)
            before_last = seat
        expected = awaited(lambda: _equal(one, [table.id]), "a row for every move")
        assert len(expected) > 4
        awaited(lambda: _all_ended(one), "an end of every row")
        awaited(lambda: pushed.opened(post.keys.push_key), "a push")
        assert one.faults() == two.faults() == []
