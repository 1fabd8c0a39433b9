"""Turns at what only one can use at a time: nobody who asks for much makes those wait who ask for little."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from enum import IntEnum
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 10_000  # addresses and tables whose last turn is remembered
MOST_WAITING = 4  # questions of one address before it is told to come back
MOST_ASIDE = 16  # likewise where each takes a moment only
AGAIN_SECONDS = 2.0


class Urgency(IntEnum):
    """What comes first of all that one address waits for."""

    PLAY = 0  # somebody sits at that table
    ADVICE = 1
    SHOW = 2  # a table of bots alone
    REVIEW = 3  # a game that is over


class Asker(NamedTuple):
    """On whose account something is asked; an address that is not known is empty."""

    address: str
    table: str
    urgency: Urgency


class TooMany(Exception):
    """One address asks for more than its share; it may come back after ``wait`` seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"again in {wait:.1f} seconds")
        self.wait = wait


class Turns:
    """First the address that was served longest ago; of its questions the most urgent; then the table likewise."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most_waiting = most_waiting
        self._free = True
        self._waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self._served: dict[str, int] = {}
        self._count = 0

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        await self._come(asker)
        try:
            yield
        finally:
            self._go()

    def check(self, address: str) -> None:
        """Whoever has enough waiting is told to come back."""
        if sum(asker.address == address for asker, _ in self._waiting) >= self._most_waiting:
            raise TooMany(AGAIN_SECONDS)

    async def _come(self, asker: Asker) -> None:
        if self._free:
            self._free = False
            self._note(asker)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((asker, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._waiting.remove((asker, called))
            else:
                self._go()  # its turn had just come
            raise

    def _go(self) -> None:
        waiting = [one for one in self._waiting if not one[1].done()]
        self._free = not waiting
        if waiting:
            next_one = min(waiting, key=self._rank)
            self._waiting.remove(next_one)
            self._note(next_one[0])
            next_one[1].set_result(None)

    def _rank(self, waiting: tuple[Asker, "asyncio.Future[None]"]) -> tuple[int, int, int]:
        address, table, urgency = waiting[0]
        return self._served.get(f"at {address}", 0), urgency, self._served.get(table, 0)

    def _note(self, asker: Asker) -> None:
        self._count += 1
        if len(self._served) > KEPT:
            self._served.clear()
        self._served[f"at {asker.address}"] = self._served[asker.table] = self._count


class Aside:
    """Work that would hold up the loop: done in a thread, piece by piece, in fair turns."""

    def __init__(self) -> None:
        self._turns = Turns(MOST_ASIDE)

    async def do(self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._turns.check(asker.address)
        async with self._turns.turn(asker):
            return await asyncio.to_thread(work, *args, **kwargs)
