"""The servers that are measured, each in processes of its own and gone when they are not needed any more."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from bench.load.line import HOST
from bench.load.processes import cpu_seconds

START_SECONDS = 60.0


@dataclass
class Running:
    """A server that answers, and the processes whose time it costs, by group: a database beside it is another one."""

    port: int
    process: "subprocess.Popen[bytes]"
    beside: dict[str, int] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def cpu(self) -> dict[str, float]:
        roots = {"server": self.process.pid} | self.beside
        return {group: cpu_seconds(root) for group, root in roots.items()}


def file(folder: Path) -> Path:
    """Where ours keeps its tables if nothing else is said."""
    return folder / "tables.db"


@contextmanager
def ours(folder: Path, *options: str, db: str = "", beside: dict[str, int] | None = None) -> Iterator[Running]:
    """Fernhandel, on SQLite in that folder if nothing else is said."""
    port = free_port()
    store = ["--db", db or f"sqlite:///{file(folder)}"]
    command = [sys.executable, "-m", "fernhandel", "serve", "--port", str(port), *store, "--rate", "0", *options]
    with stopped(_start(command, folder)) as process:
        running = Running(port, process, beside or {})
        _until_answered(f"{running.address}/readyz", process)
        yield running


@contextmanager
def theirs(node: Path, folder: Path) -> Iterator[Running]:
    """boardgame.io, as it runs in production."""
    port = free_port()
    command = [str(node), "serve.mjs", str(port)]
    with stopped(_start(command, folder, NODE_ENV="production")) as process:
        running = Running(port, process)
        _until_answered(f"{running.address}/games", process)
        yield running


def _start(command: Sequence[str], folder: Path, **more: str) -> "subprocess.Popen[bytes]":
    """Without what somebody has set for a server of their own."""
    passed_on = {name: value for name, value in os.environ.items() if not name.startswith("FERNHANDEL_")}
    return subprocess.Popen(command, cwd=folder, env=passed_on | more, stdout=subprocess.DEVNULL)


@contextmanager
def stopped(process: "subprocess.Popen[bytes]") -> "Iterator[subprocess.Popen[bytes]]":
    """Stop it in the end, politely if it can be."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=START_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _until_answered(url: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            if httpx.get(url, timeout=5).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit(f"{url} does not answer")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        port: int = taken.getsockname()[1]
        return port
