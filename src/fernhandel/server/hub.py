"""Who watches which table in this process, and is to be told when something has happened there."""

import contextlib
from collections.abc import Callable, Iterator


class Watcher:
    """Somebody who watches a table, as a seat or as a spectator; ``rung`` is called when there is news."""

    def __init__(self, rung: Callable[[], None]) -> None:
        self.rung = rung
        self.seat: int | None = None


class Hub:
    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}

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
