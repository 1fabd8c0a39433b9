"""Work that goes on by itself, whoever waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from types import NoneType
from typing import Any, TypeVar

from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server.store import AWAY, reason_of
from fernhandel.table.declined import Declined

LOG = logging.getLogger("fernhandel.tables")

EXPECTED = (NoneType, Declined, Refused, BadInput, *AWAY)  # what whoever waits for it is told

T = TypeVar("T")


async def safely(work: Callable[[], Awaitable[object]], log: logging.Logger) -> bool:
    """Do it, and say what it says; whatever is wrong this time, the next may go well."""
    try:
        return bool(await work())
    except AWAY as error:
        log.warning("the database is away", extra={"fault": reason_of(error)})
    except Exception:
        log.exception("a round failed")
    return False


async def rounds(work: Callable[[], Awaitable[object]], seconds: float, log: logging.Logger) -> None:
    """Do it every so many seconds, as long as the process lives."""
    while True:
        await safely(work, log)
        await asyncio.sleep(seconds)


class Background:
    """What is begun here is carried out to its end, unless the process stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin it; if it fails where nobody expects it to, the log tells."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), EXPECTED):
            LOG.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
