"""Everything that belongs to somebody: whatever the database keeps by a column ``holder``, in whichever part of it."""

import base64
from collections.abc import Iterator
from typing import Any

from sqlalchemy import (
    Connection,
    PrimaryKeyConstraint,
    Table,
    UniqueConstraint,
    delete,
    exists,
    insert,
    literal,
    select,
    update,
)

from fernhandel.server.metadata import METADATA
from fernhandel.server.store import HOLDERS

Unique = PrimaryKeyConstraint | UniqueConstraint
STAYS = ("bars",)  # what a host has kept somebody from follows them, and is not left behind with a name
SECRET = ("key", "hash", "secret_hash", "address", "sealed", "other")  # columns that open something, or are sealed


def held_tables() -> Iterator[Table]:
    return (table for table in METADATA.sorted_tables if "holder" in table.c)


def move_holder(db: Connection, old: str, new: str) -> list[str]:
    """All of it is somebody else's from now on, who keeps what they have of the same kind; the tables they sit at."""
    seats = select(HOLDERS.c.table_id).where(HOLDERS.c.holder == old).distinct()
    moved = [row.table_id for row in db.execute(seats)]
    for table in held_tables():
        if table.name in STAYS:
            _copy(db, table, old, new)
            continue
        for unique in table.constraints:
            if isinstance(unique, Unique) and "holder" in unique.columns:
                _give_way(db, table, unique, old, new)
        db.execute(update(table).where(table.c.holder == old).values(holder=new))
    return moved


def _copy(db: Connection, table: Table, old: str, new: str) -> None:
    columns = [column for column in table.c if column.name not in ("id", "holder")]
    rows = select(literal(new), *columns).where(table.c.holder == old)
    db.execute(insert(table).from_select(["holder", *(column.name for column in columns)], rows))


def _give_way(
    db: Connection, table: Table, unique: PrimaryKeyConstraint | UniqueConstraint, old: str, new: str
) -> None:
    """What the new one has already."""
    theirs = table.alias("theirs")
    same = [theirs.c[column.key] == column for column in unique.columns if column.key != "holder"]
    there = exists(select(1).select_from(theirs).where(theirs.c.holder == new, *same))
    db.execute(delete(table).where(table.c.holder == old, there))


def forget_holder(db: Connection, holder: str) -> None:
    for table in held_tables():
        if table.name not in STAYS:
            db.execute(delete(table).where(table.c.holder == holder))


def forget_browser(db: Connection, holder: str, browser: str) -> None:
    """What somebody has by one browser alone: a browser that is not theirs any more is not told of their tables."""
    for table in held_tables():
        if "browser" in table.c:
            db.execute(delete(table).where(table.c.holder == holder, table.c.browser == browser))


def kept_of(db: Connection, holder: str) -> dict[str, list[dict[str, Any]]]:
    """Every row, by the name of its table, without what opens something."""
    kept = {}
    for table in held_tables():
        columns = [column for column in table.c if column.name not in (*SECRET, "holder")]
        rows = db.execute(select(*columns).where(table.c.holder == holder))
        if found := [{column.name: _plain(value) for column, value in zip(columns, row, strict=True)} for row in rows]:
            kept[table.name] = found
    return kept


def copy_of(db: Connection, holder: str) -> dict[str, list[dict[str, Any]]]:
    """Every row as it is, to be written again one day."""
    return {
        table.name: [
            {column.key: _packed(value) for column, value in zip(table.c, row, strict=True)}
            for row in db.execute(select(table).where(table.c.holder == holder))
        ]
        for table in held_tables()
    }


def restore(db: Connection, copy: dict[str, list[dict[str, Any]]]) -> list[str]:
    """What still can be written; the tables where they sit again."""
    for table in held_tables():
        for row in copy.get(table.name, []):
            if "table_id" in row and not _there(db, row["table_id"]):
                continue
            values = {name: _unpacked(value) for name, value in row.items() if name in table.c}
            db.execute(insert(table).values(values))
    return sorted({row["table_id"] for row in copy.get(HOLDERS.name, [])})


def _there(db: Connection, table: str) -> bool:
    tables = METADATA.tables["tables"]
    return db.execute(select(tables.c.id).where(tables.c.id == table)).first() is not None


def _plain(value: Any) -> Any:
    return bytes(value).decode("utf-8", "replace") if isinstance(value, bytes | memoryview) else value


def _packed(value: Any) -> Any:
    return {"base64": base64.b64encode(bytes(value)).decode()} if isinstance(value, bytes | memoryview) else value


def _unpacked(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value
