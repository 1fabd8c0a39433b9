"""Appends to the log in the driver's own words: every move waits for this, and half of it would be SQLAlchemy's."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

TOUCH_SECONDS = 10.0  # a table's last touch is noted at most so often: lists and keepers need no more
KEPT = 20_000  # tables whose last noted touch is remembered
CHUNKS = (64, 16, 4, 1)  # rows of one statement: few statements, so that all of them stay prepared


class Row(msgspec.Struct, frozen=True):
    """One entry as it lies on disk."""

    seq: int
    at: float
    key: str | None
    body: bytes


class Hold(msgspec.Struct, frozen=True):
    """The browser owns that seat as long as the seat has this secret."""

    browser: str
    seat: int
    secret_hash: str


class Append(msgspec.Struct, frozen=True):
    """Entries to be written behind all others of their table, with who holds which seat then, or not at all."""

    table: str
    rows: Sequence[Row]
    holds: Sequence[Hold] = ()


Turn = Callable[[], AbstractContextManager[None]]
"""What is held while something is written to a file that others write to."""
Touch = tuple[int, float, str]
"""Number and time of the last entry, and the table."""


class Appender(ABC):
    """Has a connection of its own, which it keeps as long as it works. For one thread at a time."""

    mark: str
    """Where a value stands in a statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None
        self._touched: dict[str, float] = {}

    def append(self, appends: Sequence[Append]) -> None:
        """Write all of them in one transaction, or nothing; what the driver raises comes as SQLAlchemy's."""
        appends = sorted(appends, key=lambda append: append.table)  # so that two processes never wait for each other
        touches = self._due(appends)
        try:
            if self._connection is None:
                self._connection = self._connect()
            self._write(self._connection, appends, touches)
        except self._driver.Error as error:
            if isinstance(error, self._driver.IntegrityError):  # a race was lost, and nothing is wrong
                self._connection.rollback()
            else:
                self.close()
            raise DBAPIError.instance("append", (), error, self._driver.Error, dialect=self._engine.dialect) from error
        for _, at, table in touches:
            self._touched[table] = at
        while len(self._touched) > KEPT:
            del self._touched[next(iter(self._touched))]

    def close(self) -> None:
        """Of a connection that has failed nobody knows what it has left open."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    @property
    def _driver(self) -> Any:
        return self._engine.dialect.loaded_dbapi

    def _connect(self) -> Any:
        """One that SQLAlchemy has set up and then lets go."""
        borrowed = self._engine.raw_connection()
        connection = borrowed.driver_connection
        borrowed.detach()
        return connection

    def _due(self, appends: Sequence[Append]) -> list[Touch]:
        """The tables whose last touch was noted long ago; a clock that was set back counts as long."""
        last = [(append.rows[-1].seq, append.rows[-1].at, append.table) for append in appends]
        return [touch for touch in last if not 0 <= touch[1] - self._touched.get(touch[2], 0.0) < TOUCH_SECONDS]

    @abstractmethod
    def _write(self, connection: Any, appends: Sequence[Append], touches: Sequence[Touch]) -> None: ...

    def _beside(self, connection: Any, appends: Sequence[Append], touches: Sequence[Touch]) -> None:
        """What else belongs into the same transaction; most have none of it."""
        touched = f"UPDATE tables SET seq = {self.mark}, touched_at = {self.mark} WHERE id = {self.mark}"
        for touch in touches:
            connection.execute(touched, touch)
        for append in appends:
            for hold in append.holds:
                self._hold(connection, append.table, hold)

    def _hold(self, connection: Any, table: str, hold: Hold) -> None:
        where = f"browser = {self.mark} AND table_id = {self.mark} AND seat = {self.mark}"
        connection.execute(f"DELETE FROM holders WHERE {where}", (hold.browser, table, hold.seat))
        connection.execute(
            f"INSERT INTO holders (browser, table_id, seat, key) VALUES ({', '.join([self.mark] * 4)})",
            (hold.browser, table, hold.seat, hold.secret_hash),
        )


INSERTS = {
    size: f"INSERT INTO entries (table_id, seq, at, key, body) VALUES {', '.join(['(?, ?, ?, ?, ?)'] * size)}"
    for size in CHUNKS
}


class SqliteAppender(Appender):
    mark = "?"

    def __init__(self, engine: Engine, turn: Turn) -> None:
        super().__init__(engine)
        self._turn = turn

    def _write(self, connection: Any, appends: Sequence[Append], touches: Sequence[Touch]) -> None:
        rows = [(append.table, row.seq, row.at, row.key, row.body) for append in appends for row in append.rows]
        with self._turn():
            connection.execute("BEGIN IMMEDIATE")  # whoever will write says so at once
            first = 0
            while first < len(rows):
                size = next(size for size in CHUNKS if size <= len(rows) - first)
                connection.execute(INSERTS[size], [value for row in rows[first : first + size] for value in row])
                first += size
            self._beside(connection, appends, touches)
            connection.execute("COMMIT")


class PostgresAppender(Appender):
    mark = "%s"
    insert = (
        "INSERT INTO entries (table_id, seq, at, key, body)"
        " SELECT * FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[], %s::bytea[])"
    )

    def _connect(self) -> Any:
        connection = super()._connect()
        connection.autocommit = True  # one statement is a transaction by itself, without more ways to the server
        return connection

    def _write(self, connection: Any, appends: Sequence[Append], touches: Sequence[Touch]) -> None:
        rows = [(append.table, row.seq, row.at, row.key, row.body) for append in appends for row in append.rows]
        columns = [list(column) for column in zip(*rows, strict=True)]
        if not touches and not any(append.holds for append in appends):
            connection.execute(self.insert, columns, prepare=True)
            return
        with connection.pipeline(), connection.transaction():
            connection.execute(self.insert, columns, prepare=True)
            self._beside(connection, appends, touches)


def appender(engine: Engine, turn: Turn) -> Appender:
    return SqliteAppender(engine, turn) if engine.dialect.name == "sqlite" else PostgresAppender(engine)
