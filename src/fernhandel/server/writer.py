"""Writes the log: what many tables want written at the same moment goes to disk in one transaction."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from functools import partial

from fernhandel.server.appender import Append
from fernhandel.server.measures import WRITE_SECONDS
from fernhandel.server.store import Store

LOG = logging.getLogger("fernhandel.tables")

MOST_AT_ONCE = 256

Told = Callable[[Exception | None], None]
Waiting = tuple[Append, Told]


class Writer:
    """One thread that commits; whoever appends is told when the entries are on disk, or why they are not.

    The thread gets all that is asked for in one turn of the loop at once, and answers all of it at once: if it took
    turns with the loop for every append, it would wait for that longer than for the disk. ``told`` is called in the
    loop when all who have appended to one transaction were told.
    """

    def __init__(self, store: Store, told: Callable[[], None]) -> None:
        self._store = store
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._asked: list[Waiting] = []
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._committing = threading.Thread(target=self._write, name="writer", daemon=True)
        self._committing.start()

    def append(self, append: Append, told: Told) -> None:
        """``told`` is called in the loop: with `Lost` when another process was first, with nothing when all is well."""
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append((append, told))

    async def write(self, append: Append) -> None:
        """The same for whoever waits for it; what was begun is carried out even if they do not wait any more."""
        written: asyncio.Future[None] = self._loop.create_future()
        self.append(append, partial(_settle, written))
        await written

    def _hand_over(self) -> None:
        self._queue.put(self._asked)
        self._asked = []

    async def close(self) -> None:
        """Everything asked for before is on disk when this returns."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._committing.join)

    def _write(self) -> None:
        going = True
        while going:
            waiting: list[Waiting] = []
            going = self._gather(waiting)
            for first in range(0, len(waiting), MOST_AT_ONCE):
                self._commit(waiting[first : first + MOST_AT_ONCE])

    def _gather(self, waiting: list[Waiting]) -> bool:
        """Wait for something to write, and take what else there is; false when it is time to stop."""
        more = self._queue.get()
        while more is not None:
            waiting += more
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                return True
        return False

    def _commit(self, waiting: list[Waiting]) -> None:
        begun = time.perf_counter()
        try:
            outcomes: list[Exception | None] = [*self._store.append_all([append for append, _ in waiting])]
        except Exception as error:  # a full disk, a lost connection: whoever waits is told, and nothing was written
            outcomes = [error] * len(waiting)
        self._loop.call_soon_threadsafe(self._tell, waiting, outcomes, time.perf_counter() - begun)

    def _tell(self, waiting: list[Waiting], outcomes: list[Exception | None], seconds: float) -> None:
        WRITE_SECONDS.observe(seconds)
        for (_, told), outcome in zip(waiting, outcomes, strict=True):
            try:
                told(outcome)
            except Exception:  # whatever is wrong with one, the others are told
                LOG.exception("an append cannot be told of")
        self._told()


def _settle(written: "asyncio.Future[None]", failure: Exception | None) -> None:
    if written.done():
        return
    if failure is None:
        written.set_result(None)
    else:
        written.set_exception(failure)
