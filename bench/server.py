"""How many moves a server carries: tables in closed loop over sockets, on disk, beside a bare echo server.

``python -m bench.server``: at 50 and at 500 tables two programs each make random legal moves as fast as they are
answered, over sockets, with lean looks; every move is on disk (SQLite) before it is answered. The programs are in
processes of their own. As many programs then send moves to a server that only echoes them.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

GAMES = ("merchants", "auf_achse", "nuremberg")
CLIENT_PROCESSES = 2
FRAME_BYTES = 4_000  # what the echo server sends for each move, as much as a lean look


@dataclass
class Measured:
    """What one process of programs has seen."""

    seconds: float = 0.0
    answers: list[float] = field(default_factory=list)
    sent_bytes: int = 0
    failures: list[str] = field(default_factory=list)


# -- programs at tables ------------------------------------------------------------------------------------------------


class Program:
    """One seat: moves as soon as it is asked, and notes how long each answer takes."""

    def __init__(self, address: str, table: str, seat: int, secret: str, measured: Measured) -> None:
        self._url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._secret = secret
        self._seat = seat
        self._rng = Random(f"{table} {seat}")
        self._measured = measured
        self._sent: dict[str, float] = {}
        self._news: dict[str, Any] = {"seq": -1, "look": {"choices": []}}
        self._answered = 0
        self._moves = 0

    async def play(self, begin: asyncio.Event, end: asyncio.Event) -> None:
        headers = {"authorization": f"Bearer {self._secret}"}
        async with connect(self._url, additional_headers=headers, max_size=None, compression=None) as line:
            await begin.wait()
            await line.send(json.dumps({"type": "watch", "seat": self._seat, "lean": True}))
            while not end.is_set():
                try:
                    text = await asyncio.wait_for(line.recv(), 1.0)
                except TimeoutError:
                    continue
                self._measured.sent_bytes += len(text)
                await self._heard(line, json.loads(text))

    async def _heard(self, line: ClientConnection, frame: dict[str, Any]) -> None:
        """The answer and the news of a move come in any order; the next one is made when both are there."""
        if frame["type"] == "news":
            self._news = frame
        else:
            sent = self._sent.pop(frame["key"])
            if frame["type"] == "done":
                self._measured.answers.append(time.perf_counter() - sent)
                self._answered = frame["seq"]
        choices = self._news["look"]["choices"]
        if choices and not self._sent and self._news["seq"] >= self._answered:
            self._moves += 1
            key = f"move-{self._moves:06}"
            action = self._rng.choice(choices)["action"]
            body = {"type": "act", "key": key, "seat": self._seat, "base": self._news["seq"], "action": action}
            self._sent[key] = time.perf_counter()
            await line.send(json.dumps(body))


async def at_tables(address: str, seats: Sequence[tuple[str, int, str]], seconds: float) -> Measured:
    measured, begin, end = Measured(), asyncio.Event(), asyncio.Event()
    programs = [Program(address, table, seat, secret, measured) for table, seat, secret in seats]
    playing = [asyncio.create_task(program.play(begin, end)) for program in programs]
    return await _for(seconds, playing, begin, end, measured)


async def _for(
    seconds: float, tasks: list[asyncio.Task[None]], begin: asyncio.Event, end: asyncio.Event, measured: Measured
) -> Measured:
    await asyncio.sleep(1.0 + len(tasks) / 200)  # until all are connected
    began = time.perf_counter()
    begin.set()
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - began
    kept = len(measured.answers)
    end.set()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, BaseException):
            measured.failures.append(f"{type(outcome).__name__}: {outcome}")
    del measured.answers[kept:]
    return measured


# -- the same programs and a bare echo server --------------------------------------------------------------------------


async def _echo(line: ServerConnection) -> None:
    """Answer each frame with a short one and one of the size of a lean look, as a table does."""
    look = json.dumps({"type": "news", "look": "x" * FRAME_BYTES})
    try:
        async for text in line:
            await line.send(text)
            await line.send(look)
    except ConnectionClosed:
        pass


def _echo_server(port: int) -> None:
    async def run() -> None:
        async with serve(_echo, "127.0.0.1", port):
            await asyncio.get_running_loop().create_future()

    asyncio.run(run())


async def at_echo(port: int, count: int, seconds: float) -> Measured:
    """As many closed loops as there are tables: at a table one of the two moves at a time."""
    measured, begin, end = Measured(), asyncio.Event(), asyncio.Event()
    move = json.dumps({"type": "act", "key": "move-000001", "seat": 0, "base": 1, "action": {"type": "bid", "box": 1}})

    async def loop() -> None:
        async with connect(f"ws://127.0.0.1:{port}", max_size=None, compression=None) as line:
            await begin.wait()
            while not end.is_set():
                sent = time.perf_counter()
                await line.send(move)
                json.loads(await line.recv())
                measured.answers.append(time.perf_counter() - sent)
                json.loads(await line.recv())

    loops = [asyncio.create_task(loop()) for _ in range(count)]
    return await _for(seconds, loops, begin, end, measured)


# -- runs --------------------------------------------------------------------------------------------------------------


def _tables_process(address: str, seats: list[tuple[str, int, str]], seconds: float, out: Any) -> None:
    out.put(asyncio.run(at_tables(address, seats, seconds)))


def _echo_process(port: int, count: int, seconds: float, out: Any) -> None:
    out.put(asyncio.run(at_echo(port, count, seconds)))


def together(target: Any, shares: Sequence[tuple[Any, ...]]) -> list[Measured]:
    """The same work in several processes at once."""
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    processes = [context.Process(target=target, args=(*share, out)) for share in shares]
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
            shares = [(address, seats[number::CLIENT_PROCESSES], seconds) for number in range(CLIENT_PROCESSES)]
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
