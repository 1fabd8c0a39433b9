"""Writes the log: what many tables want written at the same moment goes to disk in one transaction."""

import asyncio
import queue
import threading

from fernhandel.server.store import Append, Store

MOST_AT_ONCE = 256

Waiting = tuple[Append, asyncio.Future[None], asyncio.AbstractEventLoop]


class Writer:
    """One thread that commits; ``append`` returns when the entries are on disk."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Raises `Lost` when another process was first."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put((append, done, loop))
        await asyncio.shield(done)  # what was begun is carried out even if nobody waits for it any more

    def close(self) -> None:
        """Everything asked for before is on disk when this returns."""
        self._queue.put(None)
        self._thread.join()

    def _write(self) -> None:
        going = True
        while going:
            waiting: list[Waiting] = []
            first = self._queue.get()
            going = first is not None
            if first is not None:
                waiting.append(first)
                going = self._gather(waiting)
            if waiting:
                self._commit(waiting)

    def _gather(self, waiting: list[Waiting]) -> bool:
        """Take what else waits, one append for each table; false when it is time to stop."""
        while len(waiting) < MOST_AT_ONCE:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                return True
            if more is None:
                return False
            waiting.append(more)
        return True

    def _commit(self, waiting: list[Waiting]) -> None:
        waiting.sort(key=lambda one: one[0].table)  # so that two processes never wait for each other
        try:
            outcomes: list[Exception | None] = [*self._store.append_all([append for append, _, _ in waiting])]
        except Exception as error:  # a full disk, a lost connection: whoever waits is told, and nothing was written
            outcomes = [error] * len(waiting)
        for (_, done, loop), outcome in zip(waiting, outcomes, strict=True):
            loop.call_soon_threadsafe(_settle, done, outcome)


def _settle(done: asyncio.Future[None], outcome: Exception | None) -> None:
    if done.done():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
