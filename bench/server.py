"""How many moves a server carries: tables in closed loop over sockets, on disk, beside a bare echo server.

``python -m bench.server``: at 50 and at 500 tables two programs each make random legal moves as fast as they are
answered, over sockets, with lean looks; every move is on disk (SQLite) before it is answered, and tables whose game is
over are laid again. The programs are in processes of their own. As many programs of the same make then send moves to a
server that only echoes them.
"""

import argparse
import asyncio
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import BytesLike

import fernhandel
from bench.programs import Act, Line, Measured, Program, measure

GAMES = tuple(about.id for about in fernhandel.games())
CLIENT_PROCESSES = 2
FRAME_BYTES = 4_000  # what the echo server sends for each move, as much as a lean look


# -- a bare echo server and its programs -------------------------------------------------------------------------------

MOVE = msgspec.json.encode(Act("move-000001", 0, 1, msgspec.Raw(b'{"type":"bid","box":1}')))


class Echoed(msgspec.Struct, tag_field="type", tag="news"):
    look: str


_ECHOED: msgspec.json.Decoder[Act | Echoed] = msgspec.json.Decoder(Act | Echoed)


async def _echo(line: ServerConnection) -> None:
    """Answer each frame with a short one and one of the size of a lean look, as a table does."""
    look = msgspec.json.encode(Echoed("x" * FRAME_BYTES))
    try:
        async for text in line:
            await line.send(text)
            await line.send(look, text=True)
    except ConnectionClosed:
        pass


def _echo_server(port: int) -> None:
    async def run() -> None:
        async with serve(_echo, "127.0.0.1", port, compression=None):
            await asyncio.get_running_loop().create_future()

    uvloop.run(run())


class EchoProgram(Line):
    """Sends a move as soon as the last one has come back, with the look behind it."""

    def __init__(self, port: int, measured: Measured) -> None:
        super().__init__(port, "/", measured, {})
        self._sent = 0.0
        self._frames = 0

    def begin(self) -> None:
        super().begin()
        self._move()

    def heard(self, data: BytesLike) -> None:
        _ECHOED.decode(data)
        self._frames += 1
        if self._frames % 2:
            self.measured.answers.append(time.perf_counter() - self._sent)
        elif self.at_work:
            self._move()

    def _move(self) -> None:
        self._sent = time.perf_counter()
        self.send(MOVE)


# -- runs --------------------------------------------------------------------------------------------------------------


def _tables_process(
    port: int, seats: list[tuple[str, int, str]], seconds: float, all_ready: Barrier, out: "Queue[Measured]"
) -> None:
    async def run() -> Measured:
        measured = Measured()
        return await measure([Program(port, *seat, measured) for seat in seats], seconds, all_ready)

    out.put(uvloop.run(run()))


def _echo_process(port: int, count: int, seconds: float, all_ready: Barrier, out: "Queue[Measured]") -> None:
    """As many closed loops as there are tables: at a table one of the two moves at a time."""

    async def run() -> Measured:
        measured = Measured()
        return await measure([EchoProgram(port, measured) for _ in range(count)], seconds, all_ready)

    out.put(uvloop.run(run()))


def together(target: Any, shares: Sequence[tuple[Any, ...]]) -> list[Measured]:
    """The same work in several processes at once."""
    context = multiprocessing.get_context("spawn")
    out: Queue[Measured] = context.Queue()
    all_ready = context.Barrier(len(shares))
    processes = [context.Process(target=target, args=(*share, all_ready, out)) for share in shares]
    for process in processes:
        process.start()
    found = [out.get(timeout=600) for _ in processes]
    for process in processes:
        process.join()
    return found


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def until_answered(url: str) -> None:
    while True:
        try:
            httpx.get(url, timeout=5)
            return
        except httpx.TransportError:
            time.sleep(0.1)


@dataclass
class Row:
    name: str
    tables: int
    per_second: float
    p50: float
    p99: float
    memory: float | None = None


def row(name: str, tables: int, found: list[Measured], bytes_each: float | None = None) -> Row:
    answers = sorted(answer for measured in found for answer in measured.answers)
    failures = [failure for measured in found for failure in measured.failures]
    if failures:
        print(f"{len(failures)} programs failed: {failures[0]}", file=sys.stderr)
    cuts = quantiles(answers, n=100) if len(answers) > 1 else [0.0] * 99
    rate = sum(len(measured.answers) / measured.seconds for measured in found)
    return Row(name, tables, rate, cuts[49] * 1000, cuts[98] * 1000, bytes_each)


def against_the_server(tables: int, seconds: float) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        options = ["--port", str(port), "--db", f"sqlite:///{folder}/tables.db", "--rate", "0"]
        process = subprocess.Popen(
            [sys.executable, "-m", "fernhandel", "serve", *options], cwd=folder, stdout=subprocess.DEVNULL
        )
        try:
            until_answered(f"{address}/readyz")
            lay(address, 3)  # one of each game, so that boards are read
            before = memory(process.pid)
            seats = lay(address, tables)
            shares = [(port, seats[number::CLIENT_PROCESSES], seconds) for number in range(CLIENT_PROCESSES)]
            found = together(_tables_process, shares)
            return row("fernhandel", tables, found, (memory(process.pid) - before) / tables)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=60)


def lay(address: str, tables: int) -> list[tuple[str, int, str]]:
    """Tables of all games in turn; their seats with their secrets."""
    seats: list[tuple[str, int, str]] = []
    chairs = [{"kind": "mine", "name": "North"}, {"kind": "mine", "name": "South"}]
    with httpx.Client(base_url=address, timeout=60) as client:
        for number in range(tables):
            body = {"game": GAMES[number % len(GAMES)], "chairs": chairs}
            opened = client.post("/api/tables", json=body).raise_for_status().json()
            client.cookies.clear()
            seats += [(opened["table"], int(seat), secret) for seat, secret in opened["seats"].items()]
    return seats


def against_the_echo(tables: int, seconds: float) -> Row:
    port = free_port()
    server = multiprocessing.get_context("spawn").Process(target=_echo_server, args=(port,), daemon=True)
    server.start()
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        share = tables // CLIENT_PROCESSES
        return row("bare echo", tables, together(_echo_process, [(port, share, seconds)] * CLIENT_PROCESSES))
    finally:
        server.kill()
        server.join()


def table(rows: list[Row]) -> str:
    lines = [f"{'server':<12} {'tables':>6} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'KB/table':>9}"]
    for each in rows:
        held = "" if each.memory is None else f"{each.memory / 1024:.0f}"
        lines.append(
            f"{each.name:<12} {each.tables:>6} {each.per_second:>9.0f} {each.p50:>8.1f} {each.p99:>8.1f} {held:>9}"
        )
    for ours, echo in zip(rows[::2], rows[1::2], strict=True):
        ratio = ours.per_second / echo.per_second
        lines.append(f"{ours.tables} tables: {ratio:.1%} of the moves a second of a bare echo server in the same run")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    rows: list[Row] = []
    for tables in asked.tables:
        rows += [against_the_server(tables, asked.seconds), against_the_echo(tables, asked.seconds)]
    print(f"{os.cpu_count()} cores, {CLIENT_PROCESSES} processes of programs, {asked.seconds:g} seconds each")
    print(table(rows))


if __name__ == "__main__":
    main()
