"""The log on disk. A table is its entries; all else here follows from them, or belongs to whoever holds a seat."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from importlib.util import find_spec
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import ConnectionPoolEntry

from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install
from fernhandel.server.appender import Append, Hold, Listed, Row, Turn, appender
from fernhandel.server.gallery import tables as gallery
from fernhandel.server.lobby import tables as lobby
from fernhandel.server.metadata import METADATA
from fernhandel.server.moderation import tables as moderation
from fernhandel.server.notices import tables as notices
from fernhandel.server.persons import tables as persons
from fernhandel.table.entries import decode, gives_up
from fernhandel.table.settings import SeatSettings
from fernhandel.table.summary import Summary

AWAY = (OperationalError, InterfaceError, NoConnection)
"""What a database raises that is locked, full or not there: whoever asked may ask again."""
LOCKED_SECONDS = 5.0  # how long a writer waits for another one
PROBE_SECONDS = 0.5
CONNECT_SECONDS = 5

_SUMMARY: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
_SETTINGS: msgspec.json.Decoder[SeatSettings] = msgspec.json.Decoder(SeatSettings)

PARTS = (gallery, lobby, moderation, notices, persons)
"""Whose tables are there beside those below, so that whoever moves or removes rows knows all of them."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),  # as it was when the table's last touch was noted
    Column("opened_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Column("game", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Index("ix_tables_touched", "touched_at"),
    Index("ix_tables_public", "public", "state", "touched_at"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(80)),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("holder", String(64), nullable=False),  # who has said it; nothing where that is not known
    Column("text", Text, nullable=False),
    Column("removed", String(8), nullable=False),  # by whom
    Column("removed_at", Float),
    PrimaryKeyConstraint("table_id", "seq"),
    Index("ix_talk_holder", "holder"),
    Index("ix_talk_removed", "removed_at"),
)
HOLDERS = Table(
    "holders",
    METADATA,
    Column("holder", String(64), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False, key="secret_hash"),
    PrimaryKeyConstraint("holder", "table_id", "seat"),
)
SETTINGS = Table(
    "settings",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
SUMMARIES = Table(
    "summaries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
SHELVES = Table(
    "shelves",
    METADATA,
    Column("holder", String(64), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("hidden_seq", Integer, nullable=False),
    PrimaryKeyConstraint("holder", "table_id"),
)


class Lost(Exception):
    """Another process has written the next entry first: look again and judge anew."""


class Store:
    """The database of a house of tables, by its URL. Every method is one transaction and blocks; call from threads."""

    def __init__(self, url: str, turn: Turn = nullcontext) -> None:
        self.engine = _engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self._appender = appender(self.engine, turn)

    def migrate(self, version: str = "head") -> None:
        """Bring the database to the form this program knows, or to an older one."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["engine"] = self.engine
        try:
            command.upgrade(config, version)
        except SQLAlchemyError as error:
            raise BadInput(f"the database cannot be opened: {reason_of(error)}") from None
        except CommandError as error:
            raise BadInput(f"the database is of another program, or of a newer version of this one: {error}") from None

    def close(self) -> None:
        self._appender.close()
        self.engine.dispose()

    def alive(self) -> bool:
        """Whether it can be read and written. A SQLite that is locked or full still reads: it is written to."""
        try:
            with self.reading() as db:
                db.execute(text("SELECT 1"))
            if self.sqlite:
                self._probe()
            return True
        except (SQLAlchemyError, sqlite3.Error):
            return False

    def _probe(self) -> None:
        """Write what is there already, without the patience of those who have something to write."""
        connection = self.engine.raw_connection()
        cursor = connection.cursor()
        try:
            cursor.execute(f"PRAGMA busy_timeout={PROBE_SECONDS * 1000:.0f}")
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("UPDATE alembic_version SET version_num = version_num")
            cursor.execute("COMMIT")
        except sqlite3.Error:
            connection.invalidate()  # with whatever it had begun
            raise
        else:
            cursor.execute(f"PRAGMA busy_timeout={LOCKED_SECONDS * 1000:.0f}")
        finally:
            connection.close()

    def reading(self) -> Connection:
        return self.engine.connect().execution_options(reading=True)

    # -- writing -------------------------------------------------------------------------------------------------------

    def append_all(self, appends: Sequence[Append]) -> list[Lost | None]:
        """Write many appends as one transaction; if one of them lost a race, each for itself. For one thread."""
        try:
            self._appender.append(appends)
            return [None] * len(appends)
        except IntegrityError:
            if len(appends) == 1:
                return [Lost()]
        return [self.append_all([append])[0] for append in appends]

    # -- reading -------------------------------------------------------------------------------------------------------

    def rows(self, id: str, after: int = -1) -> list[Row]:
        """The log, with what was said."""
        said = and_(TALK.c.table_id == ENTRIES.c.table_id, TALK.c.seq == ENTRIES.c.seq)
        columns = (ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.key, ENTRIES.c.body, TALK.c.text, TALK.c.removed)
        wanted = select(*columns).select_from(ENTRIES.outerjoin(TALK, said))
        wanted = wanted.where(ENTRIES.c.table_id == id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        with self.reading() as db:
            return [
                Row(seq, at, key, bytes(body), text, removed or "")
                for seq, at, key, body, text, removed in db.execute(wanted)
            ]

    def seqs(self, ids: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        entries = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == TABLES.c.id).order_by(ENTRIES.c.seq.desc()).limit(1)
        last = select(TABLES.c.id, entries.scalar_subquery()).where(TABLES.c.id.in_(list(ids)))  # one look each
        with self.reading() as db:
            return {row[0]: row[1] for row in db.execute(last)}

    def listed(self, *, public: bool | None = None, ids: Sequence[str] | None = None, most: int = 100) -> list[Listed]:
        """Tables, the latest first."""
        columns = [TABLES.c[name] for name in ("id", "seq", "opened_at", "touched_at", "game", "state", "public")]
        wanted = select(*columns).where(TABLES.c.state != "dropped").order_by(TABLES.c.touched_at.desc()).limit(most)
        if public is not None:
            wanted = wanted.where(TABLES.c.public == public)
        if ids is not None:
            wanted = wanted.where(TABLES.c.id.in_(ids))
        with self.reading() as db:
            return [Listed(*row) for row in db.execute(wanted)]

    def resting(self, after: float, before: float, most: int) -> list[tuple[str, float]]:
        """Tables where a game goes on that were touched last between these times, and when, the earliest first."""
        wanted = select(TABLES.c.id, TABLES.c.touched_at).order_by(TABLES.c.touched_at).limit(most)
        wanted = wanted.where(TABLES.c.state == "playing", TABLES.c.touched_at > after, TABLES.c.touched_at <= before)
        with self.reading() as db:
            return [(id, at) for id, at in db.execute(wanted)]

    def count(self) -> int:
        with self.reading() as db:
            return int(db.execute(select(func.count()).select_from(TABLES)).scalar_one())

    # -- who holds which seat, and what a seat has set for itself ------------------------------------------------------

    def held(self, holder: str, id: str) -> list[Hold]:
        """What somebody was given at a table."""
        return self._holds(HOLDERS.c.holder == holder, HOLDERS.c.table_id == id)

    def holders(self, id: str) -> list[Hold]:
        """What everybody was given at a table."""
        return self._holds(HOLDERS.c.table_id == id)

    def _holds(self, *where: ColumnElement[bool]) -> list[Hold]:
        wanted = select(HOLDERS.c.holder, HOLDERS.c.seat, HOLDERS.c.secret_hash).where(*where)
        with self.reading() as db:
            return [Hold(holder, seat, secret_hash) for holder, seat, secret_hash in db.execute(wanted)]

    def holds_of(self, holder: str) -> dict[str, list[Hold]]:
        """What somebody was given, table by table."""
        wanted = select(HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.secret_hash).where(HOLDERS.c.holder == holder)
        found: dict[str, list[Hold]] = {}
        with self.reading() as db:
            for id, seat, secret_hash in db.execute(wanted):
                found.setdefault(id, []).append(Hold(holder, seat, secret_hash))
        return found

    def set(self, id: str, seat: int, settings: SeatSettings, seq: int) -> bool:
        """What a seat wants from now on, unless it has changed hands after that entry."""
        later = select(ENTRIES.c.body).where(ENTRIES.c.table_id == id, ENTRIES.c.seq > seq)
        with self.engine.begin() as db:
            if any(gives_up(decode(bytes(body)), seat) for (body,) in db.execute(later)):
                return False
            db.execute(delete(SETTINGS).where(SETTINGS.c.table_id == id, SETTINGS.c.seat == seat))
            db.execute(insert(SETTINGS).values(table_id=id, seat=seat, body=msgspec.json.encode(settings)))
            return True

    def settings(self, id: str) -> dict[int, SeatSettings]:
        with self.reading() as db:
            found = db.execute(select(SETTINGS.c.seat, SETTINGS.c.body).where(SETTINGS.c.table_id == id))
            return {seat: _SETTINGS.decode(body) for seat, body in found}

    # -- lists ---------------------------------------------------------------------------------------------------------

    def summaries(self, ids: Sequence[str]) -> dict[str, Summary]:
        """Of these tables, those whose summary was kept since their last entry."""
        last = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == SUMMARIES.c.table_id)
        last = last.order_by(ENTRIES.c.seq.desc()).limit(1)
        wanted = select(SUMMARIES.c.table_id, SUMMARIES.c.body).where(SUMMARIES.c.table_id.in_(ids))
        with self.reading() as db:
            found = db.execute(wanted.where(SUMMARIES.c.seq == last.scalar_subquery()))
            return {id: kept for id, body in found if (kept := _summary(body)) is not None}

    def keep_summaries(self, summaries: dict[str, Summary]) -> None:
        """A table that was removed meanwhile gets none."""
        with self.engine.begin() as db:
            there = select(TABLES.c.id).where(TABLES.c.id.in_(list(summaries)))
            ids = [id for (id,) in db.execute(there)]
            db.execute(delete(SUMMARIES).where(SUMMARIES.c.table_id.in_(ids)))
            rows = [
                {"table_id": id, "seq": summaries[id].seq, "body": msgspec.json.encode(summaries[id])} for id in ids
            ]
            if rows:
                db.execute(insert(SUMMARIES), rows)

    def hide(self, holder: str, id: str, seq: int | None) -> None:
        """Put a table away as it is at that entry, or take it out again."""
        with self.engine.begin() as db:
            db.execute(delete(SHELVES).where(SHELVES.c.holder == holder, SHELVES.c.table_id == id))
            if seq is not None:
                db.execute(insert(SHELVES).values(holder=holder, table_id=id, hidden_seq=seq))

    def hidden(self, holder: str) -> dict[str, int]:
        """The tables that somebody has put away, each with its last entry then."""
        wanted = select(SHELVES.c.table_id, SHELVES.c.hidden_seq).where(SHELVES.c.holder == holder)
        with self.reading() as db:
            return {row.table_id: row.hidden_seq for row in db.execute(wanted)}

    # -- keeping house -------------------------------------------------------------------------------------------------

    def remove(self, ids: Sequence[str]) -> int:
        with self.engine.begin() as db:
            for table in (table for table in METADATA.sorted_tables if "table_id" in table.c):
                db.execute(delete(table).where(table.c.table_id.in_(ids)))
            return db.execute(delete(TABLES).where(TABLES.c.id.in_(ids))).rowcount

    def mend(self, id: str, seq: int, state: str) -> None:
        """Write what follows from a table's log beside it."""
        with self.engine.begin() as db:
            db.execute(update(TABLES).where(TABLES.c.id == id).values(seq=seq, state=state))

    def untouched_since(self, at: float) -> list[str]:
        with self.reading() as db:
            return [id for (id,) in db.execute(select(TABLES.c.id).where(TABLES.c.touched_at < at))]


def _summary(body: bytes) -> Summary | None:
    """Another version of this program may have kept it in another form."""
    try:
        return _SUMMARY.decode(body)
    except msgspec.DecodeError:
        return None


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadInput(f"{url!r} is not the URL of a database, such as sqlite:///tables.db") from None
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadInput(f"the database is SQLite or PostgreSQL, not {parsed.drivername!r}")
    if parsed.drivername != "sqlite" and find_spec("psycopg") is None:
        raise BadInput(f"a PostgreSQL database needs more packages: {how_to_install('postgres')}")
    if parsed.drivername == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise BadInput("tables are kept in a file, such as sqlite:///tables.db, not in memory")
        folder = Path(str(parsed.database)).parent
        if not folder.is_dir():
            raise BadInput(f"the folder {str(folder)!r} of the database does not exist")
    if parsed.drivername != "sqlite":
        return create_engine(parsed, pool_pre_ping=True, connect_args={"connect_timeout": CONNECT_SECONDS})
    engine = create_engine(parsed)
    event.listen(engine, "connect", _careful)
    event.listen(engine, "begin", _immediate)
    return engine


def _careful(connection: object, _: ConnectionPoolEntry) -> None:
    """Every commit is on disk before it is answered; writers wait for each other instead of failing.

    What is deleted is overwritten, so that a line of talk that was removed is in no corner of the file.
    """
    connection.isolation_level = None  # type: ignore[attr-defined]  # transactions begin where we say
    cursor = connection.cursor()  # type: ignore[attr-defined]
    patience = f"busy_timeout={LOCKED_SECONDS * 1000:.0f}"
    for pragma in (patience, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _immediate(db: Connection) -> None:
    """Who will write says so at once, so that nobody reads what he then may not write on."""
    db.exec_driver_sql("BEGIN" if db.get_execution_options().get("reading") else "BEGIN IMMEDIATE")


def reason_of(error: SQLAlchemyError) -> str:
    """What the database itself says, on one line."""
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
