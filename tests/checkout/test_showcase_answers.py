"""What the showcase keeps in files is what a server answers."""

import asyncio
import gzip
import shutil
from pathlib import Path

import fernhandel
import make_showcase
from fernhandel.core.records import Record
from page.places import golden


def test_it_is_the_same_to_the_byte(tmp_path: Path) -> None:
    """The positions of a game for any pair of eyes, in words too, and what its moves have meant."""
    shutil.copy(golden("nuremberg", "2010-2-1")[0], tmp_path / "recorded1.fernhandel")
    packed = tmp_path / "answers" / "tables" / "recorded1"

    def lines(name: str) -> list[bytes]:
        return gzip.decompress((packed / f"{name}-moves.pack").read_bytes()).split(b"\n")

    async def compare() -> None:
        async with make_showcase.serving(tmp_path) as server:
            await make_showcase.pack_all(server, make_showcase.Packs(tmp_path / "answers"))
            moves = len(server.records["recorded1"].moves)
            assert (len(lines("replay-en")), len(lines("meant-de"))) == (moves + 1, moves)
            for move in range(0, moves, 10):
                table = "/api/tables/recorded1"
                assert lines("replay-en")[move] == await server.ask(f"{table}/replay", move=move, language="en")
                own = await server.ask(f"{table}/replay", move=move, language="de", seat=1)
                assert lines("replay-de-1")[move] == own
                told = await server.ask(f"{table}/position", move=move, language="de", seat=1)
                assert lines("position-de-1")[move] == told
                assert lines("meant-de")[move] == await server.ask(f"{table}/meant", move=move, language="de")

    asyncio.run(compare())


def test_a_whole_game_of_each_title_is_recorded() -> None:
    records = [Record.parse(path.read_text("utf-8")) for path in make_showcase.GAMES.glob("*.fernhandel")]
    assert {record.terms.game for record in records} == {about.id for about in fernhandel.games()}
    for record in records:
        assert fernhandel.replay(record).over
        assert set(record.seats) == {"bot:hard"}
