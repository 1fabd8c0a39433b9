"""Who watches which table in this process, and is to be told when something has happened there."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator

LOG = logging.getLogger("fernhandel.server")


class Watcher:
    """Somebody who watches a table, as a seat or as a spectator; ``rung`` is called when there is news."""

    def __init__(self, rung: Callable[[], None]) -> None:
        self.rung = rung
        self.seat: int | None = None


class Hub:
    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._answers: list[Callable[[], None]] = []
        self._news: list[Callable[[], None]] = []

    def watched(self) -> list[str]:
        return list(self._watchers)

    def watches(self, table: str) -> bool:
        return table in self._watchers

    @contextlib.contextmanager
    def watching(self, table: str, rung: Callable[[], None]) -> Iterator[Watcher]:
        watcher = Watcher(rung)
        self._watchers.setdefault(table, set()).add(watcher)
        try:
            yield watcher
        finally:
            watchers = self._watchers[table]
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[table]

    def ring(self, table: str, seat: int | None = None) -> None:
        """Something has happened at a table; with a seat, something that only its owner may know."""
        for watcher in self._watchers.get(table, ()):
            if seat is None or watcher.seat == seat:
                watcher.rung()

    def ring_all(self) -> None:
        for table in self._watchers:
            self.ring(table)

    def soon(self, tell: Callable[[], None], answers: bool) -> None:
        """Call that when all that happens in this turn of the loop has happened, or when `tell_due` is called."""
        if not self._answers and not self._news:
            asyncio.get_running_loop().call_soon(self.tell_due)
        (self._answers if answers else self._news).append(tell)

    def tell_due(self) -> None:
        """First those who wait for an answer. One call for all: others would come in between, if each was a turn."""
        due = self._answers + self._news
        self._answers, self._news = [], []
        for tell in due:
            try:
                tell()
            except Exception:  # whatever is wrong with one, the others are told
                LOG.exception("somebody cannot be told")
