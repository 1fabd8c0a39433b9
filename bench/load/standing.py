"""The parts of the bench about tables where nobody moves."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from bench.load import servers
from bench.load.contest import REQUEST_SECONDS
from bench.load.line import Traffic
from bench.load.loop import Failed, Load
from bench.load.ours import GAMES, Manner, OurSitting, lay
from bench.load.parts import Bench
from bench.load.processes import cpu_seconds, memory
from bench.load.results import Cold, Idle, Spread
from bench.load.servers import Running

COLD_GAME = "auf_achse"  # played by chance it goes on for thousands of moves
COLD_MOVES, COLD_TABLES = 500, 9
COLD_AGE = 7 * 86_400.0  # seconds
IDLE_TABLES = 10_000
IDLE_SECONDS = 20.0  # several rounds of the server's keeper
TOGETHER = 8  # requests at the same time


async def cold(bench: Bench) -> None:
    """Tables of 500 moves, asked of a process that has not seen them."""
    with TemporaryDirectory() as folder:
        with servers.ours(Path(folder)) as running:
            tables = await _played(running)
        _age(servers.file(Path(folder)))
        with servers.ours(Path(folder)) as running:
            found = await _asked_for(running, tables)
    bench.results.cold = Cold(moves=COLD_MOVES, first=found[0], look=Spread.of(found[1:]))


async def _played(running: Running) -> list[str]:
    """Tables at which so many moves have been made."""
    traffic, number = Traffic(), GAMES.index(COLD_GAME)
    async with _client(running) as http:
        sittings = [OurSitting(running.port, http, number, Manner(), traffic) for _ in range(COLD_TABLES)]
        for sitting in sittings:
            sitting.longest = COLD_MOVES + 1
        load = Load(sittings, traffic, running.cpu)
        await load.connect()
        await load.make(COLD_MOVES)
        load.hang_up()
        await lay(http, next(game for game in GAMES if game != COLD_GAME))  # the last thing that has happened
    return [sitting.table for sitting in sittings]


def _age(file: Path) -> None:
    """Tables that were played at lately are read when a server starts; these were left long ago."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE tables SET touched_at = touched_at - ? WHERE seq >= ?", (COLD_AGE, COLD_MOVES))


async def _asked_for(running: Running, tables: list[str]) -> list[float]:
    """Milliseconds for the first look at each of them, one after the other."""
    found = []
    async with _client(running) as http:
        await http.get("/healthz")
        for table in tables:
            asked = time.perf_counter()
            answer = await http.get(f"/api/tables/{table}")
            found.append(1000 * (time.perf_counter() - asked))
            if not answer.is_success or answer.json()["seq"] < COLD_MOVES:
                raise Failed(f"not a table of {COLD_MOVES} moves: {answer.status_code} {answer.text[:200]}")
    return found


async def idle(bench: Bench) -> None:
    """Ten thousand tables at which nobody sits."""
    with TemporaryDirectory() as folder:
        with servers.ours(Path(folder)) as running:
            empty, tables = await _laid(running)
            opened = memory(running.process.pid)
            cpu = await _resting(running)
        with servers.ours(Path(folder)) as running:
            await _loaded(running, tables)
            loaded = memory(running.process.pid)
    bench.results.idle = Idle(tables=len(tables), empty=empty, opened=opened, loaded=loaded, cpu=cpu)


async def _laid(running: Running) -> tuple[int, list[str]]:
    """So many tables, and what the server held in memory when there was one of each game."""
    async with _client(running) as http:
        first = [(await lay(http, game))[0] for game in GAMES]
        empty = memory(running.process.pid)
        room = asyncio.Semaphore(TOGETHER)

        async def laid(number: int) -> str:
            async with room:
                return (await lay(http, GAMES[number % len(GAMES)]))[0]

        return empty, first + await asyncio.gather(*map(laid, range(len(first), IDLE_TABLES)))


async def _resting(running: Running) -> float:
    """The share of a core that a server takes for itself."""
    before = cpu_seconds(running.process.pid)
    await asyncio.sleep(IDLE_SECONDS)
    return (cpu_seconds(running.process.pid) - before) / IDLE_SECONDS


async def _loaded(running: Running, tables: list[str]) -> None:
    async with _client(running) as http:
        room = asyncio.Semaphore(TOGETHER)

        async def look(table: str) -> None:
            async with room:
                (await http.get(f"/api/tables/{table}")).raise_for_status()

        await asyncio.gather(*map(look, tables))


def _client(running: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=running.address, timeout=REQUEST_SECONDS)
