"""What the server is measured with works: programs play at a server of ours, and all they do is counted."""

import sys
from pathlib import Path

import pytest
import uvloop
from bench.load import servers
from bench.load.contest import sitting_down
from bench.load.loop import Window
from bench.load.ours import GAMES, Manner, OurSitting

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are counted as Linux counts them")

TABLES, SHORT, RATE = len(GAMES), 5, 50.0


async def driven(folder: Path) -> tuple[Window, Window]:
    """As fast as they can, then by a schedule; the first games are left soon, within what is counted."""
    with servers.ours(folder, "--bot-workers", "1") as running:
        async with sitting_down(OurSitting, running, TABLES, Manner(spectators=1)) as load:
            for sitting in load.sittings:
                sitting.longest = SHORT
            return await load.closed(0, 1.0), await load.open(0.2, 1.0, RATE, seed=1)


def test_programs_play_and_are_counted(tmp_path: Path) -> None:
    closed, opened = uvloop.run(driven(tmp_path))
    assert closed.moves > SHORT
    assert closed.games > 0
    assert closed.frames > 3 * closed.moves  # to the mover, to both seats and to the spectator
    assert closed.bytes > 1000 * closed.frames
    assert closed.cpu.keys() == {"server", "generator"}
    assert all(seconds > 0 for seconds in closed.cpu.values())
    assert RATE / 3 < len(opened.waits) < RATE * 3
    assert all(wait > 0 for wait in opened.waits)
