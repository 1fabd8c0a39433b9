"""Several server processes on one PostgreSQL: no process owns a table, and any of them may die in the middle."""

import json
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import make_url
from websockets.sync.client import connect

import fernhandel
from fernhandel.client import LOST, Client, Look, News, NotDone, Seat, Table
from fernhandel.server.appender import Append, Listed, Row
from fernhandel.server.hall import unfold
from fernhandel.server.metadata import METADATA
from fernhandel.server.store import Lost, Store
from fernhandel.table import entries
from server.house import PATIENCE, AnyChoice, House, bots, counters, free_port, get, mine, open_chairs, serving, step

REDIS = shutil.which("valkey-server") or shutil.which("redis-server")


class Redis:
    """A Valkey or Redis of our own, which may be stopped and started again."""

    def __init__(self, program: str) -> None:
        port = free_port()
        quiet = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--loglevel", "warning"]
        self._command = [program, "--port", str(port), *quiet]
        self.address = f"redis://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def redis() -> Iterator[Redis]:
    if REDIS is None:
        pytest.skip("neither valkey-server nor redis-server is installed")
    running = Redis(REDIS)
    yield running
    running.stop()


class Program(threading.Thread):
    """Plays one seat to the end; when its server dies it goes on at the other one."""

    def __init__(self, houses: list[House], table: str, seat: int, secret: str) -> None:
        super().__init__(daemon=True)
        self._houses = houses
        self._table = table
        self._choose = AnyChoice(seat)
        self.seat = seat
        self.secret = secret
        self.end: Look | None = None
        self.failure = ""
        self.made = 0
        self.may_move = threading.Event()
        self.may_move.set()

    def run(self) -> None:
        at = self.seat
        while self.end is None and not self.failure:
            house = self._houses[at % len(self._houses)]
            try:
                with house.client() as client:
                    self._play(house, Seat(client, self._table, self.seat, self.secret))
            except (*LOST, httpx.TransportError):
                at += 1
            except Exception as error:
                self.failure = f"{type(error).__name__}: {error}"

    def _play(self, house: House, seat: Seat) -> None:
        """The client itself would wait for its server to come back; this one knows another."""
        url = f"{house.address.replace('http', 'ws')}/api/tables/{self._table}/socket"
        with connect(url, additional_headers={"authorization": f"Bearer {self.secret}"}, max_size=None) as socket:
            socket.send(json.dumps({"type": "watch", "seat": self.seat}))
            while self.end is None:
                news = msgspec.json.decode(socket.recv(), type=News)
                self.end = news.look if news.look.table.state == "over" else None
                if not news.look.choices:
                    continue
                self.may_move.wait(PATIENCE)
                try:
                    seat.act(self._choose(news.look), base=news.seq)
                    self.made += 1
                except NotDone as no:
                    if no.problem.code not in ("stale", "game_over"):  # older news of a question that is answered
                        raise


def together(client: Client, houses: list[House], game: str, bot: bool) -> tuple[str, list[Program]]:
    chairs = [*mine("North"), *open_chairs(1), *(bots("easy") if bot else [])]
    table = client.open(game, chairs)
    with houses[1].client() as other:
        joined = other.join(table.id, "South", invite=table.invite)
    return table.id, [
        Program(houses, table.id, 0, table.seats[0].secret),
        Program(houses, table.id, joined.seat, joined.secret),
    ]


def check_log(database: str, table: str) -> None:
    """One log without gaps or doubles, and a game by the rules."""
    store = Store(database)
    rows = store.rows(table)
    store.close()
    assert [row.seq for row in rows] == list(range(len(rows)))
    live = unfold(table, rows)
    assert live.game.over
    assert fernhandel.replay(live.record().to_text()).over


def until_all_have_moved(programs: list[Program], times: int) -> None:
    """Each of them so many times more."""
    aims = [program.made + times for program in programs]
    begun = time.monotonic()
    while any(program.made < aim for program, aim in zip(programs, aims, strict=True)):
        assert not any(program.failure for program in programs)
        assert time.monotonic() < begun + PATIENCE, "the game is stuck"
        time.sleep(0.05)


def until_the_end(programs: list[Program]) -> None:
    for program in programs:
        program.join(timeout=PATIENCE)
        assert not program.failure, program.failure
        assert program.end is not None, "the game is stuck"
    assert programs[0].end is not None
    assert programs[1].end is not None
    assert programs[0].end.standing == programs[1].end.standing


@pytest.mark.parametrize("fan_out", ["redis", "database"])
def test_players_of_one_table_at_two_servers_killed_in_turn(
    tmp_path: Path, database: str, fan_out: str, request: pytest.FixtureRequest
) -> None:
    relay = ["--valkey", request.getfixturevalue("redis").address] if fan_out == "redis" else []
    with (
        serving(tmp_path, *relay, db=database) as first,
        serving(tmp_path, *relay, db=database) as second,
        first.client() as client,
    ):
        table, programs = together(client, [first, second], "nuremberg", bot=fan_out == "redis")
        for program in programs:
            program.start()
        until_all_have_moved(programs, 4)
        first.kill()  # North goes on at the second server, and so do the bots
        until_all_have_moved(programs, 4)
        for program in programs:
            program.may_move.clear()
        first.start()
        for program in programs:
            program.may_move.set()
        second.kill()  # now both go on at the first
        until_the_end(programs)
        assert first.faults() == []
    check_log(database, table)


def test_news_go_on_when_the_relay_dies(tmp_path: Path, database: str, redis: Redis) -> None:
    relay = ["--valkey", redis.address]
    with (
        serving(tmp_path, *relay, db=database) as first,
        serving(tmp_path, *relay, db=database) as second,
        first.client() as client,
    ):
        _, programs = together(client, [first, second], "nuremberg", bot=False)
        for program in programs:
            program.start()
        until_all_have_moved(programs, 2)
        redis.stop()
        until_all_have_moved(programs, 3)
        redis.start()
        until_all_have_moved(programs, 3)
        for program in programs:
            program.may_move.clear()  # the rest of the game shows nothing more


def test_news_come_from_the_other_server(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path, db=database) as first,
        serving(tmp_path, db=database) as second,
        first.client() as north,
        second.client() as south,
    ):
        table = north.open("nuremberg", [*mine("North"), *open_chairs(1)])
        seat = south.join(table.id, "South", invite=table.invite)
        follow = seat.follow()
        assert next(follow).seq == 2
        assert north.look(table.id).table.state == "playing"
        table.seats[0].talk("Do you hear me?")
        assert next(follow).notes[-1].text == "Do you hear me?"
        follow.close()
        secret = table.seats[0].do("new_secret").secret
        with pytest.raises(NotDone):
            south.seat(table.id, table.seats[0].secret)
        assert south.seat(table.id, secret).seat == 0


def test_one_program_with_two_processes(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, "--workers", "2", db=database) as house:
        for _ in range(2):
            with house.client() as client:
                table = client.open("nuremberg", mine("North", "South"))
                for _ in range(4):
                    with house.client() as fresh:  # a new connection may meet the other process
                        seats = {seat: Seat(fresh, table.id, seat, held.secret) for seat, held in table.seats.items()}
                        step(Table(table.id, seats, ""))
                assert client.look(table.id).table.moves == 4
        measured = counters(get(f"{house.address}/metrics").text)  # of both, whichever is asked
        assert measured['fernhandel_moves_total{by="person",game="nuremberg"}'] == 8
        house.stop()


def test_races_are_decided_by_the_database(database: str) -> None:
    """Two processes write many tables at once in different orders: each entry has one writer, and nobody hangs."""
    stores = [Store(database), Store(database)]
    stores[0].migrate()
    tables = [f"table{number}" for number in range(6)]
    for table in tables:
        body = entries.encode(entries.Began())
        listed = Listed(table, 0, 1.0, 1.0, "nuremberg", "playing", False)
        assert stores[0].append_all([Append(table, [Row(0, 1.0, None, body)], laid=listed)]) == [None]
    won: list[list[tuple[str, int]]] = [[], []]
    failures: list[str] = []

    def write(number: int) -> None:
        order = tables if number == 0 else tables[::-1]
        try:
            for seq in range(1, 31):
                appends = [Append(table, [Row(seq, 2.0, f"{number}:{seq}", b"{}")]) for table in order]
                for table, lost in zip(order, stores[number].append_all(appends), strict=True):
                    assert lost is None or isinstance(lost, Lost)
                    if lost is None:
                        won[number].append((table, seq))
        except Exception as error:
            failures.append(f"{type(error).__name__}: {error}")

    threads = [threading.Thread(target=write, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert not set(won[0]) & set(won[1]), "both believe to have written the same entry"
    assert len(won[0]) + len(won[1]) == 30 * len(tables)
    for store in stores:
        store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_tables_that_the_program_knows(tmp_path: Path, database: str, kind: str) -> None:
    store = Store(database if kind == "postgresql" else f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    with store.engine.connect() as db:
        differences = compare_metadata(MigrationContext.configure(db), METADATA)
    store.close()
    assert differences == []


def test_a_server_whose_database_is_away_says_so(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, db=database) as house:
        parts = urlsplit(database)
        name = parts.path.strip("/")
        with psycopg.connect(make_url(database).set(database="postgres").render_as_string(), autocommit=True) as db:
            db.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false".encode())
            db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'".encode())
            assert get(f"{house.address}/healthz").status_code == 200
            assert get(f"{house.address}/readyz", timeout=PATIENCE).status_code == 503
            db.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true".encode())
        assert get(f"{house.address}/readyz", timeout=PATIENCE).status_code == 200
        with house.client() as client:
            step(client.open("nuremberg", mine("North", "South")))
