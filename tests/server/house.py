"""A real server in a process of its own, on a free port and a database of its own."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any, Self, TypeVar
from unittest import mock

import httpx
import psycopg
import pytest
from sqlalchemy import insert, select
from sqlalchemy.engine import make_url
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import fernhandel
from fernhandel.cli import app
from fernhandel.client import ChairPlan, Client, Look, NotDone, Seat, Table
from fernhandel.core.catalogue import Value
from fernhandel.core.chance import Rng
from fernhandel.server.persons.tables import DEVICES, PERSONS
from fernhandel.server.secret import hashed, new_secret
from fernhandel.server.store import Store
from fernhandel.table.clock import Clock

T = TypeVar("T")

PROGRAM = [sys.executable, "-m", "fernhandel"]
PATIENCE = 120.0  # seconds until a server that says nothing counts as dead
GAMES = ("merchants", "auf_achse", "nuremberg")
NAMES = ("North", "South", "Left", "Right")
# Of a server that speaks plain HTTP: to read certificates for each of them would take longer than the answer.
get = partial(httpx.get, verify=False)
post = partial(httpx.post, verify=False)


def environment(**more: str) -> dict[str, str]:
    """The form of the package under test, from any folder; nothing that the tester has set for a server."""
    passed_on = {name: value for name, value in os.environ.items() if not name.startswith("FERNHANDEL_")}
    package = str(Path(fernhandel.__file__).parents[1])
    paths = os.pathsep.join([package, *filter(None, [more.pop("PYTHONPATH", "")])])
    return {**passed_on, "PYTHONPATH": paths, **more}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@dataclass(frozen=True)
class Ended:
    code: int
    out: str
    err: str


def run(*args: str, **more: str) -> Ended:
    """The program once, to its end, in this process; a server that would begin to listen is a failure."""
    with (
        mock.patch("fernhandel.server.run.set_up"),
        mock.patch("fernhandel.server.run._listen", side_effect=AssertionError("it would listen")),
    ):
        result = CliRunner().invoke(app, list(args), env={"NO_COLOR": "1", "COLUMNS": "200", **more})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ended(result.exit_code, result.stdout, result.stderr)


class House:
    """A server that can be stopped, killed and started again on the same port and database."""

    def __init__(self, folder: Path, *options: str, db: str = "", **more: str) -> None:
        self.folder = folder
        self.file = folder / "tables.db"
        self.db = db or f"sqlite:///{self.file}"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"log-{self.port}.jsonl"
        self._options = [*([] if "--rate" in options else ["--rate", "0"]), "--thinking", "0.05", *options]
        self._more = more
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        command = [*PROGRAM, "serve", "--port", str(self.port), "--db", self.db, *self._options]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self.folder,
                env=environment(**self._more),
                start_new_session=True,
            )
        return self.await_ready()

    def await_ready(self) -> Self:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, f"the server has ended: {self.said()[-2000:]}"
            try:
                if get(f"{self.address}/readyz", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server does not get ready: {self.said()[-2000:]}")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """At once, with its bots, as a power cut would."""
        if self._process is not None:
            with suppress(ProcessLookupError):  # it has ended before
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def stop(self) -> None:
        """Politely, and it ends by that; a program may say so by its exit code or by the signal."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(timeout=PATIENCE) in (0, -signal.SIGTERM)
        assert "Traceback" not in self.said()

    def said(self) -> str:
        return self.log.read_text("utf-8") if self.log.exists() else ""

    def faults(self) -> list[str]:
        """Lines of the log that tell of a fault of the server."""
        return [line for line in self.said().splitlines() if '"level": "error"' in line or "Traceback" in line]

    def client(self, language: str = "en", source: str = "") -> Client:
        """A client, perhaps from another address of this machine."""
        client = Client(self.address, language, timeout=PATIENCE)
        if source:
            client._http.close()
            client._http = httpx.Client(
                base_url=self.address,
                timeout=PATIENCE,
                transport=httpx.HTTPTransport(local_address=source, verify=False),
            )
        return client


@contextmanager
def serving(folder: Path, *options: str, db: str = "", **more: str) -> Iterator[House]:
    """A server as long as it is needed; nothing is left running, however the test went."""
    house = House(folder, *options, db=db, **more)
    try:
        yield house.start()
    finally:
        house.kill()


def new_database(postgres: str) -> str:
    """An empty database of that PostgreSQL."""
    name = f"tables_{token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


def key_of(house: House, person: str, name: str, role: str = "") -> str:
    """The cookie of a new device of somebody who has a key, or gets one; written beside the server."""
    store = Store(house.db)
    secret = new_secret()
    today = int(time.time()) // 86_400
    with store.engine.begin() as db:
        if db.execute(select(PERSONS.c.id).where(PERSONS.c.id == person)).first() is None:
            row = {"id": person, "name": name, "folded": name.casefold(), "mark": 1, "role": role}
            db.execute(insert(PERSONS).values({**row, "made_day": today - 9, "seen_day": today}))
        device = {
            "browser": hashed(secret),
            "person": person,
            "label": "",
            "state": "",
            "made_day": today,
            "seen_day": today,
        }
        db.execute(insert(DEVICES).values(device))
    store.close()
    return secret


# -- who plays ---------------------------------------------------------------------------------------------------------


def mine(*names: str) -> list[ChairPlan]:
    return [ChairPlan(kind="mine", name=name) for name in names]


def bots(*levels: str) -> list[ChairPlan]:
    return [ChairPlan(kind="bot", level=level) for level in levels]


def open_chairs(count: int) -> list[ChairPlan]:
    return [ChairPlan(kind="open")] * count


def hot_seat(client: Client, game: str = "nuremberg", players: int = 2, **terms: Any) -> Table:
    """A table all of whose seats belong to one client."""
    return client.open(game, mine(*NAMES[:players]), **terms)


def asked(table: Table) -> Seat:
    """The seat that is asked first."""
    any_seat = next(iter(table.seats.values()))
    return table.seats[any_seat.look().table.to_act[0]]


def step(table: Table, count: int = 1) -> Seat:
    """Let whoever is asked make the first legal action, some times; the seat that moved last."""
    for _ in range(count):
        seat = asked(table)
        seat.act(seat.look().choices[0].action)
    return seat


class AnyChoice:
    """Chooses like someone who wants to come to an end: done and pass where there is one, else anything."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = Rng.from_seed(seed)

    def __call__(self, look: Look) -> Mapping[str, Value]:
        last = [choice for choice in look.choices if choice.action["type"] in ("done", "pass", "decline")]
        among = last if last and self._rng.below(4) else look.choices
        return among[self._rng.below(len(among))].action


def no(call: Any, *args: Any, **kwargs: Any) -> tuple[int, str]:
    """Status and code with which the server says no to that; it must say no, in a sentence."""
    with pytest.raises(NotDone) as refused:
        call(*args, **kwargs)
    assert len(refused.value.problem.message) > 5
    return refused.value.status, refused.value.problem.code


def awaited(look: Callable[[], T | None], what: str = "it") -> T:
    """What comes to be, soon or late."""
    until = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < until, f"{what} has not come"
        time.sleep(0.05)
    return found


def heard(socket: ClientConnection, quiet: float = PATIENCE) -> tuple[list[dict[str, Any]], int | None]:
    """All frames until the other end hangs up or is quiet; the code with which it hangs up, if it does."""
    frames: list[dict[str, Any]] = []
    try:
        while True:
            frames.append(json.loads(socket.recv(timeout=quiet)))
    except TimeoutError:
        return frames, None
    except ConnectionClosed as closed:
        return frames, closed.rcvd.code if closed.rcvd is not None else 0


def finished(client: Client, seed: int = 1) -> Table:
    """A whole game of Nuremberg, played by one client in both seats."""
    table = hot_seat(client)
    choose = AnyChoice(seed)
    look = table.seats[0].look()
    while look.table.state != "over":
        seat = table.seats[look.table.to_act[0]]
        look = seat.look()
        seat.act(choose(look), base=look.seq)
        look = seat.look()
    return table


def slow_clock() -> Clock:
    return Clock(kind="decision", seconds=3600)


def counters(text: str) -> dict[str, float]:
    """The measures of `/metrics` by their full names."""
    found = re.findall(r"^(fernhandel_\S+) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}
