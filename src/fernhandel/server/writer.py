"""Writes the log: what many tables want written at the same moment goes to disk in one transaction."""

import asyncio
import queue
import threading

from fernhandel.server.store import Append, Store

MOST_AT_ONCE = 256

Waiting = tuple[Append, asyncio.Future[None]]


class Writer:
    """One thread that commits; ``append`` returns when the entries are on disk.

    The thread gets all that is asked for in one turn of the loop at once, and answers all of it at once: if it took
    turns with the loop for every append, it would wait for that longer than for the disk.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._asked: list[Waiting] = []
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Raises `Lost` when another process was first. What was begun is written even if nobody waits any more."""
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        done: asyncio.Future[None] = self._loop.create_future()
        self._asked.append((append, done))
        await done

    def _hand_over(self) -> None:
        self._queue.put(self._asked)
        self._asked = []

    async def close(self) -> None:
        """Everything asked for before is on disk when this returns."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

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
        waiting.sort(key=lambda one: one[0].table)  # so that two processes never wait for each other
        try:
            outcomes: list[Exception | None] = [*self._store.append_all([append for append, _ in waiting])]
        except Exception as error:  # a full disk, a lost connection: whoever waits is told, and nothing was written
            outcomes = [error] * len(waiting)
        self._loop.call_soon_threadsafe(_settle, waiting, outcomes)


def _settle(waiting: list[Waiting], outcomes: list[Exception | None]) -> None:
    for (_, done), outcome in zip(waiting, outcomes, strict=True):
        if done.done():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
