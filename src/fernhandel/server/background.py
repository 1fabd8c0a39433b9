"""Work that goes on by itself, whoever waits for it."""

import asyncio
import logging
from collections.abc import Coroutine
from types import NoneType
from typing import Any, TypeVar

from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server.store import AWAY
from fernhandel.table.declined import Declined

LOG = logging.getLogger("fernhandel.tables")

EXPECTED = (NoneType, Declined, Refused, BadInput, *AWAY)  # what whoever waits for it is told

T = TypeVar("T")


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
