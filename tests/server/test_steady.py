"""A system's clock that is set, or that has slept, costs nobody's bank and gives nobody time."""

import asyncio
import time
from pathlib import Path

import pytest

from fernhandel.server.hall import unfold
from fernhandel.server.steady import JUMP_SECONDS, SteadyTime
from fernhandel.table import commands
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from server.test_hall import room

HOUR = 3600.0
BANK = Clock(kind="bank", seconds=300)


class Wall:
    """The system's clock, which can be set; time that only goes on is set by nobody."""

    def __init__(self) -> None:
        self.set_by = 0.0
        self._time = time.time

    def time(self) -> float:
        return self._time() + self.set_by


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr(time, "time", wall.time)
    return wall


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
def test_time_goes_on_evenly_from_the_last_entry(wall: Wall, jump: float) -> None:
    steady = SteadyTime()
    before = time.time()
    assert steady.now(before) == pytest.approx(before, abs=2)
    wall.set_by = jump
    assert steady.jumped(before) == pytest.approx(jump, abs=2)
    assert steady.now(before) == pytest.approx(before, abs=2)
    after = time.time()
    assert steady.jumped(after) == 0.0
    assert steady.now(after) == pytest.approx(after, abs=2)
    long_ago = before - 24 * HOUR
    assert steady.jumped(long_ago) == pytest.approx(jump, abs=2)


def test_a_clock_that_is_set_again_and_again(wall: Wall) -> None:
    steady = SteadyTime()
    entries = []
    for wall.set_by in (0.0, HOUR, 3 * HOUR, 4 * HOUR):
        entries.append((wall.set_by, time.time()))
        steady.now(entries[-1][1])
    for set_by, last in entries:
        assert steady.jumped(last) == pytest.approx(4 * HOUR - set_by, abs=2)


def test_what_a_clock_is_off_by_is_no_jump(wall: Wall) -> None:
    steady = SteadyTime()
    last = time.time()
    wall.set_by = JUMP_SECONDS / 2
    assert steady.jumped(last) == 0.0


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
def test_a_jump_while_somebody_thinks_costs_nothing(tmp_path: Path, wall: Wall, jump: float) -> None:
    async def play() -> None:
        async with room(tmp_path) as here:
            id, owners = await here.lay("mine", "mine", clock=BANK)
            asked = (await here.hall.find(id)).to_act()[0]
            other = 1 - asked
            wall.set_by = jump
            look = await here.desk.look(id, owners[other], other, "en")
            assert look.table.chairs[asked].seconds_left == pytest.approx(300, abs=10)
            vote = commands.TakeOver(key="command-vote", seat=other, chair=asked)
            with pytest.raises(Declined, match="clock still runs"):
                await here.desk.do(id, owners[other], vote)
            seq = await here.act(id, owners[asked], asked)
            live = await here.hall.find(id)
            assert [told.entry.__struct_config__.tag for told in live.told] == ["opened", "began", "jumped", "moved"]
            assert seq == 3, "the answer names the move, not the note before it"
            await here.act(id, owners[other], other)
            again = unfold(id, here.store.rows(id))
        assert [told.entry.__struct_config__.tag for told in again.told].count("jumped") == 1
        for folded in (live, again):
            assert [folded.times.remaining(seat, time.time()) for seat in range(2)] == pytest.approx([300] * 2, abs=10)

    asyncio.run(play())


def test_another_process_that_reads_the_table_after_the_jump_charges_nobody(tmp_path: Path, wall: Wall) -> None:
    async def play() -> None:
        async with room(tmp_path) as one, room(tmp_path) as two:
            id, owners = await one.lay("mine", "mine", clock=BANK)
            asked = (await one.hall.find(id)).to_act()[0]
            wall.set_by = 5 * HOUR
            await two.act(id, owners[asked], asked)
            live = await two.hall.find(id)
            assert live.times.remaining(asked, time.time()) == pytest.approx(300, abs=10)
            assert [told.entry.__struct_config__.tag for told in live.told].count("jumped") == 1

    asyncio.run(play())
