"""How many look on at each table: once for each browser, at most three for an address. Only numbers are told on."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from secrets import token_hex

from sqlalchemy import delete, func, insert, select

from fernhandel.server.gallery.tables import WATCHED
from fernhandel.server.store import TABLES, Store
from fernhandel.server.visitor import Visitor

MOST_OF_ADDRESS = 3
EXACT = 100
FRESH_SECONDS = 15.0  # what a process has counted before that is forgotten: it may have died
TOLD_SECONDS = 5.0  # between two notes of what has not changed


class Watchers:
    """``changed`` is called with a table where another number looks on now."""

    def __init__(self, changed: Callable[[str], None]) -> None:
        self._changed = changed
        self._here: dict[str, dict[tuple[str, str], int]] = {}
        self._elsewhere: dict[str, int] = {}

    @contextmanager
    def watching(self, table: str, visitor: Visitor) -> Iterator[None]:
        """As long as somebody without a seat looks on."""
        who = (visitor.address, visitor.browser or visitor.bearer)
        here = self._here.setdefault(table, {})
        here[who] = here.get(who, 0) + 1
        self._changed(table)
        try:
            yield
        finally:
            here[who] -= 1
            if not here[who]:
                del here[who]
            if not here:
                self._here.pop(table, None)
            self._changed(table)

    def count(self, table: str) -> int:
        return rounded(self._counted(table) + self._elsewhere.get(table, 0))

    def watched(self) -> list[str]:
        """Tables at which somebody looks on."""
        return list(self._here.keys() | self._elsewhere.keys())

    def counts(self) -> dict[str, int]:
        """What this process has counted."""
        return {table: self._counted(table) for table in self._here}

    def hear(self, elsewhere: dict[str, int]) -> None:
        """What the other processes have counted."""
        before, self._elsewhere = self._elsewhere, elsewhere
        for table in before.keys() | elsewhere.keys():
            if before.get(table) != elsewhere.get(table):
                self._changed(table)

    def _counted(self, table: str) -> int:
        found: dict[str, int] = {}
        for address, _ in self._here.get(table, ()):
            found[address] = found.get(address, 0) + 1
        return sum(min(MOST_OF_ADDRESS, count) for count in found.values())


class WatchedStore:
    """Where several processes count: each notes its numbers, and reads those of the others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = token_hex(8)
        self._noted: dict[str, int] = {}
        self._noted_at = 0.0

    def exchange(self, counts: dict[str, int]) -> dict[str, int]:
        now = time.time()
        late = bool(counts) and now - self._noted_at > TOLD_SECONDS
        if counts != self._noted or late:
            self._note(counts, now)
        wanted = select(WATCHED.c.table_id, func.sum(WATCHED.c.watchers)).group_by(WATCHED.c.table_id)
        wanted = wanted.where(WATCHED.c.process != self._process, WATCHED.c.at > now - FRESH_SECONDS)
        with self._store.reading() as db:
            return {id: int(watchers) for id, watchers in db.execute(wanted)}

    def _note(self, counts: dict[str, int], now: float) -> None:
        with self._store.engine.begin() as db:
            old = (WATCHED.c.process == self._process) | (WATCHED.c.at < now - FRESH_SECONDS)
            db.execute(delete(WATCHED).where(old))
            there = db.execute(select(TABLES.c.id).where(TABLES.c.id.in_(list(counts)))).scalars()
            rows = [{"process": self._process, "table_id": id, "watchers": counts[id], "at": now} for id in there]
            if rows:
                db.execute(insert(WATCHED), rows)
        self._noted, self._noted_at = counts, now


def rounded(count: int) -> int:
    """Above a hundred the first two figures count.

    >>> [rounded(count) for count in (7, 100, 123, 4567)]
    [7, 100, 120, 4500]
    """
    if count <= EXACT:
        return count
    unit = int(10 ** (len(str(count)) - 2))
    return count // unit * unit
