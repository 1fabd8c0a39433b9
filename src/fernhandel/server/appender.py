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
CHUNK = 64  # rows of one statement at most: the statements for fewer stay prepared too


class Row(msgspec.Struct, frozen=True):
    """One entry as it lies on disk."""

    seq: int
    at: float
    key: str | None
    body: bytes
    text: str | None = None
    """What was said, where something was: the words lie beside the log."""
    removed: str = ""
    """Who has removed these words."""


class Hold(msgspec.Struct, frozen=True):
    """A person, or a browser nobody is known by, owns that seat as long as the seat has this secret."""

    holder: str
    seat: int
    secret_hash: str


class Words(msgspec.Struct, frozen=True):
    """What was said by an entry, and by whom."""

    seq: int
    holder: str
    text: str


class Listed(msgspec.Struct, frozen=True):
    """A table as it is listed."""

    id: str
    seq: int
    opened_at: float
    touched_at: float
    game: str
    state: str
    public: bool


class Append(msgspec.Struct, frozen=True):
    """What is to be written of one table, all of it or nothing: entries behind all others, and what goes with them."""

    table: str
    rows: Sequence[Row] = ()
    holds: Sequence[Hold] = ()
    """Who holds which seat from now on."""
    laid: Listed | None = None
    """A table that there was not before."""
    heirs_of: tuple[str, int] | None = None
    """A table and its seats: whoever holds one there holds the next one here."""
    state: str = ""
    """What the table is listed as from now on."""
    talk: Sequence[Words] = ()
    """What is said by these entries."""
    given_up: Sequence[int] = ()
    """Seats whose owners have gone, and with them what they have set."""

    @property
    def plain(self) -> bool:
        """Whether there are entries and nothing else, as in most."""
        return not (self.holds or self.laid or self.heirs_of or self.state or self.talk or self.given_up)


LAY = "INSERT INTO tables (id, seq, opened_at, touched_at, game, state, public) VALUES (?, ?, ?, ?, ?, ?, ?)"
TOUCH = "UPDATE tables SET seq = ?, touched_at = ? WHERE id = ?"
NOTE = "UPDATE tables SET state = ? WHERE id = ?"
UNSET = "DELETE FROM settings WHERE table_id = ? AND seat = ?"
LET_GO = "DELETE FROM holders WHERE holder = ? AND table_id = ? AND seat = ?"
HOLD = "INSERT INTO holders (holder, table_id, seat, key) VALUES (?, ?, ?, ?)"
SAY = "INSERT INTO talk (table_id, seq, holder, text, removed) VALUES (?, ?, ?, ?, '')"
INHERIT = (
    "INSERT INTO holders (holder, table_id, seat, key)"
    " SELECT holder, ?, CASE WHEN seat + 1 < ? THEN seat + 1 ELSE 0 END, key FROM holders WHERE table_id = ?"
    " ON CONFLICT DO NOTHING"
)

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
        due: list[Touch] = []
        for append in appends:
            if append.rows and append.laid is None:
                last = append.rows[-1]
                if not 0 <= last.at - self._touched.get(append.table, 0.0) < TOUCH_SECONDS:
                    due.append((last.seq, last.at, append.table))
        return due

    @abstractmethod
    def _write(self, connection: Any, appends: Sequence[Append], touches: Sequence[Touch]) -> None: ...

    def _execute(self, connection: Any, statement: str, values: Sequence[Any]) -> None:
        connection.execute(statement.replace("?", self.mark), values)

    def _lay(self, connection: Any, appends: Sequence[Append]) -> None:
        """What must be there before the entries."""
        for append in appends:
            if append.laid is not None:
                self._execute(connection, LAY, msgspec.structs.astuple(append.laid))

    def _beside(self, connection: Any, appends: Sequence[Append], touches: Sequence[Touch]) -> None:
        """What else belongs into the same transaction."""
        for touch in touches:
            self._execute(connection, TOUCH, touch)
        for append in appends:
            if append.heirs_of:
                table, seats = append.heirs_of
                self._execute(connection, INHERIT, (append.table, seats, table))
            for seat in append.given_up:
                self._execute(connection, UNSET, (append.table, seat))
            for hold in append.holds:
                self._execute(connection, LET_GO, (hold.holder, append.table, hold.seat))
                self._execute(connection, HOLD, (hold.holder, append.table, hold.seat, hold.secret_hash))
            for words in append.talk:
                self._execute(connection, SAY, (append.table, words.seq, words.holder, words.text))
            if append.state:
                self._execute(connection, NOTE, (append.state, append.table))


INSERTS = [
    f"INSERT INTO entries (table_id, seq, at, key, body) VALUES {', '.join(['(?, ?, ?, ?, ?)'] * size)}"
    for size in range(CHUNK + 1)
]


class SqliteAppender(Appender):
    mark = "?"

    def __init__(self, engine: Engine, turn: Turn) -> None:
        super().__init__(engine)
        self._turn = turn

    def _write(self, connection: Any, appends: Sequence[Append], touches: Sequence[Touch]) -> None:
        rows = [(append.table, row.seq, row.at, row.key, row.body) for append in appends for row in append.rows]
        with self._turn():
            if len(rows) <= CHUNK and not touches and all(append.plain for append in appends):
                self._insert(connection, rows)  # a transaction by itself, which waits for the interpreter once
                return
            connection.execute("BEGIN IMMEDIATE")  # whoever will write says so at once
            self._lay(connection, appends)
            for first in range(0, len(rows), CHUNK):
                self._insert(connection, rows[first : first + CHUNK])
            self._beside(connection, appends, touches)
            connection.execute("COMMIT")

    def _insert(self, connection: Any, rows: Sequence[tuple[Any, ...]]) -> None:
        connection.execute(INSERTS[len(rows)], [value for row in rows for value in row])


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
        if not touches and all(append.plain for append in appends):
            connection.execute(self.insert, columns, prepare=True)
            return
        with connection.pipeline(), connection.transaction():
            self._lay(connection, appends)
            if rows:
                connection.execute(self.insert, columns, prepare=True)
            self._beside(connection, appends, touches)


def appender(engine: Engine, turn: Turn) -> Appender:
    return SqliteAppender(engine, turn) if engine.dialect.name == "sqlite" else PostgresAppender(engine)
