"""Drives sittings: as fast as they are answered, or at times that are set beforehand, whatever the server does."""

import asyncio
import gc
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from math import inf
from random import Random

import msgspec

from bench.load.line import Traffic
from bench.load.sitting import Sitting

REST_SECONDS = 10.0  # for moves under way when the time is up
MOVES_SECONDS = 300.0  # for a set number of moves
TOGETHER = 16  # sittings that connect at the same time
SWITCH_SECONDS = 0.0002  # how soon the thread that keeps the schedule gets its turn

Meter = Callable[[], dict[str, float]]
"""CPU seconds that groups of processes have used so far."""


class Count(msgspec.Struct, kw_only=True):
    """All there has been up to a moment."""

    at: float
    moves: int
    games: int
    frames: int
    bytes: int
    cpu: dict[str, float]


class Window(msgspec.Struct, kw_only=True):
    """What there was between two moments."""

    seconds: float
    moves: int
    games: int
    frames: int
    bytes: int
    cpu: dict[str, float]
    """Seconds by group of processes; the generator is one of them."""
    waits: list[float]
    """Seconds from when a move was due until its mover knew the table after it."""
    lags: list[float]
    """Seconds by which the generator itself was late in sending a move."""
    late: int
    """Moves that were due when no table was free for them."""


class Schedule(threading.Thread):
    """Times for moves, at random with an even rate; a loop's own timers would be up to a millisecond late."""

    def __init__(self, rate: float, seconds: float, seed: int, due: Callable[[float], None]) -> None:
        super().__init__(daemon=True)
        self._due = due
        self._loop = asyncio.get_running_loop()
        rng, at = Random(seed), 0.0
        self._times: list[float] = []
        while (at := at + rng.expovariate(rate)) < seconds:
            self._times.append(at)

    def run(self) -> None:
        began = time.perf_counter()
        for at in self._times:
            pause = began + at - time.perf_counter()
            if pause > 0:
                time.sleep(pause)
            self._loop.call_soon_threadsafe(self._due, began + at)


class Failed(Exception):
    """A server has not done what was asked of it: what was measured counts for nothing."""


class Load:
    """Sittings at one server; while nobody drives them they rest."""

    def __init__(self, sittings: Sequence[Sitting], traffic: Traffic, meter: Meter) -> None:
        self.sittings = sittings
        self._traffic = traffic
        self._meter = meter
        self._free: deque[Sitting] = deque()
        self._overdue: deque[float] = deque()  # moves that were due when no table was free
        self._at_once = False
        self._most = inf  # moves of a table
        self._from = 0.0
        self._moves = 0
        self._late = 0
        self._waits: list[float] = []
        self._lags: list[float] = []
        for sitting in sittings:
            sitting.free, sitting.made = self._is_free, self._made

    async def connect(self) -> None:
        room = asyncio.Semaphore(TOGETHER)

        async def connect(sitting: Sitting) -> None:
            async with room:
                await sitting.connect()

        await asyncio.gather(*map(connect, self.sittings))
        await self._rest()
        gc.collect()
        gc.freeze()  # what stays is not looked through for garbage: moves would wait for it

    def hang_up(self) -> None:
        gc.unfreeze()
        for sitting in self.sittings:
            sitting.hang_up()

    async def closed(self, warm_up: float, seconds: float) -> Window:
        """Every table moves as soon as it is free."""
        self._at_once = True
        return await self._drive(warm_up, seconds, self._begin)

    async def open(self, warm_up: float, seconds: float, rate: float, seed: int) -> Window:
        """Moves are due at set times, at whichever table has been free for longest."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_SECONDS)
        try:
            return await self._drive(warm_up, seconds, Schedule(rate, warm_up + seconds, seed, self._is_due).start)
        finally:
            sys.setswitchinterval(usual)

    async def make(self, moves: int) -> None:
        """Every table makes so many moves."""
        self._at_once, self._most = True, moves
        self._begin()
        await self._rest(MOVES_SECONDS)
        self._at_once, self._most = False, inf

    async def _drive(self, warm_up: float, seconds: float, begin: Callable[[], None]) -> Window:
        self._waits, self._lags, self._late = [], [], 0
        self._from = time.perf_counter() + warm_up
        begin()
        await asyncio.sleep(warm_up)
        before = self._count()
        await asyncio.sleep(seconds)
        after = self._count()
        self._at_once = False
        await self._rest()
        if after.moves == before.moves:
            raise Failed(f"no move was made in {seconds:g} seconds")
        return Window(
            seconds=after.at - before.at,
            moves=after.moves - before.moves,
            games=after.games - before.games,
            frames=after.frames - before.frames,
            bytes=after.bytes - before.bytes,
            cpu={group: after.cpu[group] - before.cpu[group] for group in after.cpu},
            waits=self._waits,
            lags=self._lags,
            late=self._late,
        )

    def _count(self) -> Count:
        return Count(
            at=time.perf_counter(),
            moves=self._moves,
            games=sum(sitting.games for sitting in self.sittings),
            frames=self._traffic.frames,
            bytes=self._traffic.bytes,
            cpu=self._meter() | {"generator": time.process_time()},
        )

    async def _rest(self, seconds: float = REST_SECONDS) -> None:
        """Wait for moves under way and overdue ones; what is not made then has waited for as long as that."""
        await self._until_all_are_free(seconds)
        self._waits += [time.perf_counter() - due for due in self._overdue if due >= self._from]
        self._overdue.clear()
        await self._until_all_are_free(REST_SECONDS)
        silent = len(self.sittings) - len(self._free)
        if failures := self._traffic.failures:
            raise Failed(f"{len(failures)} failures, the first of them: {failures[0]}")
        if silent:
            raise Failed(f"{silent} tables have not answered")

    async def _until_all_are_free(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while len(self._free) < len(self.sittings) and time.perf_counter() < until and not self._traffic.failures:
            await asyncio.sleep(0.01)

    def _begin(self) -> None:
        for _ in range(len(self._free)):
            self._is_free(self._free.popleft())

    def _is_due(self, due: float) -> None:
        counts = due >= self._from
        if self._free:
            if counts:
                self._lags.append(time.perf_counter() - due)
            self._free.popleft().move(due)
        else:
            self._overdue.append(due)
            self._late += counts

    def _is_free(self, sitting: Sitting) -> None:
        if self._at_once and sitting.moves < self._most:
            sitting.move(time.perf_counter())
        elif self._overdue:
            sitting.move(self._overdue.popleft())
        else:
            self._free.append(sitting)

    def _made(self, due: float, at: float) -> None:
        self._moves += 1
        if due >= self._from:
            self._waits.append(at - due)
