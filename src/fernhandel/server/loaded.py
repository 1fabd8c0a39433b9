"""A table in memory, where things are done one after another."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from fernhandel.table import entries
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.settings import SeatSettings


@dataclass
class LoadedTable:
    live: LiveTable
    settings: dict[Seat, SeatSettings] = field(default_factory=dict)
    setting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by who changes settings: nobody else waits for that, and so nobody learns of it."""
    tended: set[str] = field(default_factory=set)
    """What the keeper is doing there."""
    owner: str = ""
    """The address on whose account bots think here: of whoever acted last."""
    read_at: float = field(default_factory=time.monotonic)
    """When it was last compared with what is on disk."""
    busy: bool = False
    """Whether somebody changes it, or is about to."""
    _waiting: deque[Callable[[], None]] = field(default_factory=deque)
    _calling: bool = False

    def give_up(self, entry: entries.AnyEntry) -> None:
        """What somebody has set for a seat goes with them; on disk it has gone with the entry."""
        if isinstance(entry, entries.GIVEN_UP):
            self.settings.pop(entry.seat, None)

    def enter(self, work: Callable[[], None]) -> None:
        """Begin that at once, or as soon as all who came before have left; whoever has entered calls ``leave``.

        A move waits for this without a task of its own.
        """
        self._waiting.append(work)
        self._call_next()

    def leave(self) -> None:
        self.busy = False
        self._call_next()

    def _call_next(self) -> None:
        """However many leave at once: each is called from here, not by the one before."""
        if self._calling:
            return
        self._calling = True
        try:
            while self._waiting and not self.busy:
                self.busy = True
                self._waiting.popleft()()
        finally:
            self._calling = False

    def alone(self) -> "Alone":
        """For what waits for something meanwhile: ``async with table.alone()``."""
        return Alone(self)


class Alone:
    """Waits until all who came before have left, and leaves at the end."""

    def __init__(self, table: LoadedTable) -> None:
        self._table = table
        self._entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> None:
        self._table.enter(self._enter)
        try:
            await self._entered
        except asyncio.CancelledError:
            if not self._entered.cancelled():  # called and cancelled at the same moment
                self._table.leave()
            raise

    def _enter(self) -> None:
        if self._entered.cancelled():
            self._table.leave()
        else:
            self._entered.set_result(None)

    async def __aexit__(self, *_: object) -> None:
        self._table.leave()
