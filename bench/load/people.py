"""The part of the bench about lists: what home and the lobby cost in a house with many people and tables."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from bench.load import servers
from bench.load.contest import REQUEST_SECONDS
from bench.load.loop import Failed
from bench.load.ours import GAMES
from bench.load.parts import Bench
from bench.load.processes import cpu_seconds
from bench.load.results import Lists
from bench.load.servers import Running
from fernhandel.server.persons.book import today
from fernhandel.server.secret import hashed
from fernhandel.server.visits import COOKIE

PEOPLE, TABLES = 1_000, 10_000
WAITING, PUBLIC = 200, 3_000  # of the tables: public ones that wait, and public ones that are played at
ASKED = 30  # requests of each kind
NEW_LIST_SECONDS = 1.1  # after which the lobby is told anew
KINDS = {"waiting": (True, "open"), "public": (True, "mine"), "link": (False, "mine")}


async def people(bench: Bench) -> None:
    """Home and lobby with a thousand people and ten thousand tables."""
    with TemporaryDirectory() as folder:
        with servers.ours(Path(folder)) as running:
            patterns = await _patterns(running)
        _copy(servers.file(Path(folder)), patterns)
        with servers.ours(Path(folder)) as running:
            bench.results.lists = await _asked(running)


async def _patterns(running: Running) -> dict[str, list[str]]:
    """Tables that all others are copies of; they have been listed, so that what lists tell of them is kept."""
    laid: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for game in GAMES:
        for kind, (public, other) in KINDS.items():
            async with httpx.AsyncClient(base_url=running.address, timeout=REQUEST_SECONDS) as http:
                chairs = [{"kind": "mine", "name": "North"}, {"kind": other, "name": ""}]
                asked = {"game": game, "chairs": chairs, "public": public, "name": f"A table of {game}"}
                laid[kind].append((await http.post("/api/tables", json=asked)).json()["table"])
                await http.get("/api/tables/mine")
    await asyncio.sleep(NEW_LIST_SECONDS)  # what is kept is written beside
    return laid


def _copy(file: Path, patterns: dict[str, list[str]]) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        for n in range(PEOPLE):
            days = (today(), today())
            db.execute("INSERT INTO persons VALUES (?, ?, ?, 0, '', ?, ?)", (_person(n), f"P{n}", f"p{n}", *days))
            db.execute("INSERT INTO devices VALUES (?, ?, 'bench', '', ?, ?)", (hashed(_cookie(n)), _person(n), *days))
        (latest,) = db.execute("SELECT max(touched_at) FROM tables").fetchone()
        for n in range(TABLES):
            kind = "waiting" if n < WAITING else "public" if n < WAITING + PUBLIC else "link"
            pattern, id = patterns[kind][n % len(GAMES)], f"copy{n:08}"
            _copied(db, "tables", ("seq", "opened_at", "game", "state", "public"), id, pattern, latest - n)
            for table, columns in {
                "entries": ("seq", "at", "key", "body"),
                "summaries": ("seq", "body"),
            }.items():
                _copied(db, table, columns, id, pattern)
            owners = db.execute("SELECT seat, key FROM holders WHERE table_id = ?", (pattern,)).fetchall()
            for seat, key in owners:
                holder = _person((n * 7 + seat * 13) % PEOPLE)
                db.execute(
                    "INSERT INTO holders (holder, table_id, seat, key) VALUES (?, ?, ?, ?)", (holder, id, seat, key)
                )


def _copied(
    db: sqlite3.Connection, table: str, columns: tuple[str, ...], id: str, pattern: str, touched: float | None = None
) -> None:
    names = ", ".join(columns)
    if touched is None:
        db.execute(
            f"INSERT INTO {table} (table_id, {names}) SELECT ?, {names} FROM {table} WHERE table_id = ?", (id, pattern)
        )
    else:
        db.execute(
            f"INSERT INTO {table} (id, touched_at, {names}) SELECT ?, ?, {names} FROM {table} WHERE id = ?",
            (id, touched, pattern),
        )


def _person(number: int) -> str:
    return f"{number:08X}"


def _cookie(number: int) -> str:
    return f"cookie-of-person-{number}"


async def _asked(running: Running) -> Lists:
    async with httpx.AsyncClient(base_url=running.address, timeout=REQUEST_SECONDS) as http:

        async def ask(path: str, who: int) -> httpx.Response:
            answer = await http.get(path, headers={"cookie": f"{COOKIE}={_cookie(who)}"})
            if not answer.is_success:
                raise Failed(f"{path}: {answer.status_code} {answer.text[:200]}")
            return answer

        async def home(who: int) -> None:
            if not (await ask("/api/tables/mine", who)).json():
                raise Failed("nobody's list")
            await ask("/api/lobby", who)

        async def lobby(who: int) -> None:
            await asyncio.sleep(NEW_LIST_SECONDS)
            if len((await ask("/api/lobby", who)).json()["open"]) < len(GAMES):
                raise Failed("nothing is open")
            await ask("/api/lobby/wish", who)

        first = await _cost(running, home, 1)
        return Lists(
            people=PEOPLE,
            tables=TABLES,
            first=first,
            home=await _cost(running, home, ASKED),
            lobby=await _cost(running, lobby, ASKED) - await _rest(running),
        )


async def _cost(running: Running, ask: Callable[[int], Awaitable[None]], times: int) -> float:
    """Milliseconds of CPU time that each takes, asked by one person after another."""
    before = cpu_seconds(running.process.pid)
    for number in range(times):
        await ask(number * 31 % PEOPLE)
    return 1000 * (cpu_seconds(running.process.pid) - before) / times


async def _rest(running: Running) -> float:
    """The same for the time that the lobby's turns wait between two requests."""
    before = cpu_seconds(running.process.pid)
    await asyncio.sleep(10 * NEW_LIST_SECONDS)
    return 1000 * (cpu_seconds(running.process.pid) - before) / 10
