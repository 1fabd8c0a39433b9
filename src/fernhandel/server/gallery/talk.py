"""What was said in galleries, on disk."""

import time
from typing import Any

import msgspec
from sqlalchemy import Row, Select, func, insert, select
from sqlalchemy.exc import IntegrityError

from fernhandel.server.gallery.tables import ASKED, GALLERY
from fernhandel.server.gallery.wire import GalleryLine
from fernhandel.server.persons.tables import PERSONS
from fernhandel.server.store import HOLDERS, Store
from fernhandel.table.declined import Declined

TRIES = 8
MOST_TOLD = 200


class Spoken(msgspec.Struct, frozen=True):
    """A line, and who has said it: nobody if they have left the house."""

    holder: str
    line: GalleryLine


class GalleryStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    def lines(self, table: str, after: int = -1) -> list[Spoken]:
        """The last of them after that one, in order."""
        wanted = _said(table).where(GALLERY.c.seq > after).order_by(GALLERY.c.seq.desc()).limit(MOST_TOLD)
        with self._store.reading() as db:
            return [_spoken(row) for row in db.execute(wanted)][::-1]

    def line(self, table: str, seq: int) -> Spoken:
        wanted = _said(table).where(GALLERY.c.seq == seq)
        with self._store.reading() as db:
            row = db.execute(wanted).first()
        if row is None:
            raise Declined("no_such_line")
        return _spoken(row)

    def round(self, table: str, seq: int, most: int) -> list[Spoken]:
        """A line with at most so many on either side of it."""
        before = _said(table).where(GALLERY.c.seq <= seq).order_by(GALLERY.c.seq.desc()).limit(most + 1)
        after = _said(table).where(GALLERY.c.seq > seq).order_by(GALLERY.c.seq).limit(most)
        with self._store.reading() as db:
            return [_spoken(row) for row in [*db.execute(before).all()[::-1], *db.execute(after)]]

    def last(self, tables: list[str]) -> dict[str, int]:
        """The number of the last line at each of these tables."""
        wanted = select(GALLERY.c.table_id, func.max(GALLERY.c.seq)).where(GALLERY.c.table_id.in_(tables))
        with self._store.reading() as db:
            return {row[0]: row[1] for row in db.execute(wanted.group_by(GALLERY.c.table_id))}

    def players(self, table: str) -> set[str]:
        """Who holds a seat there, has held one, or has been asked for one."""
        held = select(HOLDERS.c.holder).where(HOLDERS.c.table_id == table)
        asked = select(ASKED.c.holder).where(ASKED.c.table_id == table)
        with self._store.reading() as db:
            return set(db.execute(held.union(asked)).scalars())

    def say(self, table: str, holder: str, key: str, name: str, text: str) -> int:
        """The number of the line; a repeat has that of the first. Another process may be as quick."""
        for _ in range(TRIES):
            try:
                return self._say(table, holder, f"{holder[:12]}:{key}", name, text)
            except IntegrityError:
                continue
        return self._say(table, holder, f"{holder[:12]}:{key}", name, text)

    def _say(self, table: str, holder: str, key: str, name: str, text: str) -> int:
        here = GALLERY.c.table_id == table
        with self._store.engine.begin() as db:
            said = db.execute(select(GALLERY.c.seq).where(here, GALLERY.c.key == key)).scalar()
            if said is not None:
                return int(said)
            seq, guests = db.execute(select(func.max(GALLERY.c.seq), func.max(GALLERY.c.guest)).where(here)).one()
            person = db.execute(select(PERSONS.c.name).where(PERSONS.c.id == holder)).scalar()
            known = db.execute(select(GALLERY.c.guest).where(here, GALLERY.c.holder == holder).limit(1)).scalar()
            number = 0 if seq is None else int(seq) + 1
            guest = 0 if person is not None else known or (guests or 0) + 1
            row = {"table_id": table, "seq": number, "at": time.time(), "holder": holder, "guest": guest}
            db.execute(insert(GALLERY).values(**row, name=person or name, text=text, key=key, removed=""))
            return number


def _said(table: str) -> Select[Any]:
    """Somebody with a key is called as they are called now."""
    columns = [GALLERY.c[name] for name in ("holder", "seq", "at", "guest", "text", "removed")]
    wanted = select(*columns, func.coalesce(PERSONS.c.name, GALLERY.c.name).label("name"))
    return wanted.outerjoin(PERSONS, PERSONS.c.id == GALLERY.c.holder).where(GALLERY.c.table_id == table)


def _spoken(row: Row[Any]) -> Spoken:
    line = GalleryLine(seq=row.seq, at=row.at, name=row.name, guest=row.guest, text=row.text, removed=row.removed or "")
    return Spoken(row.holder, line)
