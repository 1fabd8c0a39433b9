"""Builds a page to try without installing into build/showcase: ``python web/make_showcase.py [FOLDER [GAMES]]``.

The page as files, for any host and any folder of it, and a recorded game of each title (showcase/games) to replay. What
a server would answer is asked of one now and packed: one file for all questions that differ only in the move, with an
answer on each line. showcase/instead/wire/source.ts reads them.
"""

import asyncio
import gzip
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
from msgspec.structs import replace

import make_page
from fernhandel.core.records import Record
from fernhandel.core.words import LANGUAGES
from fernhandel.server.app import make_app
from fernhandel.server.config import Config
from fernhandel.server.desk import Desk
from fernhandel.server.opening import Laid, lay_record
from fernhandel.server.wire import Position
from fernhandel.table.entries import Opened
from fernhandel.table.onlooker import as_it_was, look_then, words_of

GAMES = make_page.WEB / "showcase" / "games"
ROOT = make_page.WEB.parent
SHOWCASE = ROOT / "build" / "showcase"
NOTICES = ("LICENSE", "NOTICE.md")
NOT_FOR_FILES = ("sw.js", "manifest.webmanifest", "icon-512.png", "icon-whole.png")
Query = dict[str, str | int]


class Server(NamedTuple):
    """A server in this process, with the recorded games at its tables."""

    client: httpx.AsyncClient
    desk: Desk
    records: dict[str, Record]
    """By the id of the table."""

    async def ask(self, path: str, **query: str | int) -> bytes:
        answer = await self.client.get(path, params=query)
        answer.raise_for_status()
        return answer.content


@asynccontextmanager
async def serving(games: Path) -> AsyncIterator[Server]:
    """The games of a folder; a table has the name of its file."""
    records = {path.stem: Record.parse(path.read_text("utf-8")) for path in sorted(games.glob("*.fernhandel"))}
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Config(db=f"sqlite:///{folder}/tables.db", rate=0.0, log="error"))
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type] # its own words for the same protocol
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://showcase") as client:
            desk: Desk = await app.dependencies["desk"]()
            for id, record in records.items():
                await desk.hall.open(for_all(lay_record(record, "")), id)
            yield Server(client, desk, records)


def for_all(laid: Laid) -> Laid:
    """A table that is told of in the list of those that anybody may look at."""
    opened = laid.log[0]
    assert isinstance(opened, Opened)
    return replace(laid, log=[replace(opened, public=True), *laid.log[1:]])


class Packs:
    """The answers in their files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write_moves(self, answers: list[bytes], path: str, **query: str | int) -> None:
        """The answers to a question that names the move, from the first on."""
        self._write(b"\n".join(answers), path, [*self._values(query), "moves"])

    def write(self, answer: bytes, path: str, **query: str | int) -> None:
        self._write(answer, path, self._values(query))

    @staticmethod
    def _values(query: Query) -> list[str]:
        return [str(query[key]) for key in sorted(query)]

    def _write(self, answer: bytes, path: str, asked: list[str]) -> None:
        name = "-".join([path.removeprefix("/api/"), *asked])
        file = self._folder / f"{name}.pack"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.compress(answer, 9, mtime=0))


async def pack_all(server: Server, packs: Packs) -> None:
    """Whatever the page asks for at home, and at each of the tables."""

    async def keep(path: str, **query: str | int) -> None:
        packs.write(await server.ask(path, **query), path, **query)

    for language in LANGUAGES:
        for path in ("/api/games", "/api/tables", "/api/tables/mine"):
            await keep(path, language=language)
        for game in {record.terms.game for record in server.records.values()}:
            await keep(f"/api/games/{game}/rules", language=language)
    for id in server.records:
        table = f"/api/tables/{id}"
        await keep("/api/standing", table=id)
        for path in (f"{table}/board", f"{table}/record"):
            await keep(path)
        for language in LANGUAGES:
            for path in (table, f"{table}/events", f"{table}/parts", f"{table}/position"):
                await keep(path, language=language)
            moves = range(len(server.records[id].moves))
            meant = [await server.ask(f"{table}/meant", move=move, language=language) for move in moves]
            packs.write_moves(meant, f"{table}/meant", language=language)
        await pack_replay(server, packs, id)


async def pack_replay(server: Server, packs: Packs, id: str) -> None:
    """Every position for every pair of eyes, and in words. Routes play the game anew for each; here once for all."""
    live = await server.desk.hall.find(id)
    eyes = [None, *range(live.players)]
    asked = [(language, seat) for language in LANGUAGES for seat in eyes]
    looks: dict[tuple[str, int | None], list[bytes]] = {one: [] for one in asked}
    words: dict[tuple[str, int | None], list[bytes]] = {one: [] for one in asked}
    for move in range(live.game.length + 1):
        then = as_it_was(live, move)
        for language, seat in asked:
            look = look_then(then, seat, language)
            looks[language, seat].append(msgspec.json.encode(look))
            lines = words_of(live, language).position(look.view)
            words[language, seat].append(msgspec.json.encode(Position(live.seq, lines)))
    for language, seat in asked:
        own: Query = {} if seat is None else {"seat": seat}
        packs.write_moves(looks[language, seat], f"/api/tables/{id}/replay", language=language, **own)
        packs.write_moves(words[language, seat], f"/api/tables/{id}/position", language=language, **own)


async def build(folder: Path, games: Path) -> None:
    make_page.install()
    make_page.npm("run", "showcase", "--silent", "--", "--outDir", str(folder.resolve()), "--emptyOutDir")
    for name in NOT_FOR_FILES:
        (folder / name).unlink()
    for name in NOTICES:
        shutil.copy(ROOT / name, folder)
    (folder / ".nojekyll").touch()  # some hosts take names that begin with _ for their own
    async with serving(games) as server:
        await pack_all(server, Packs(folder / "answers"))


def main() -> None:
    folder, games = [*map(Path, sys.argv[1:]), *(SHOWCASE, GAMES)[len(sys.argv) - 1 :]]
    asyncio.run(build(folder, games))
    weight = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {weight / 1_000_000:.1f} MB for any static host")
    print(f"to look at it here: python -m http.server --directory {folder}")


if __name__ == "__main__":
    make_page.run(main)
