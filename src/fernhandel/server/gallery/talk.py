"""What was said in galleries, on disk."""

import time

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from fernhandel.server.gallery.tables import ASKED, GALLERY
from fernhandel.server.gallery.wire import GalleryLine
from fernhandel.server.persons.tables import PERSONS
from fernhandel.server.store import HOLDERS, Store

TRIES = 8
MOST_TOLD = 200


class GalleryStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    def lines(self, table: str, after: int = -1) -> list[GalleryLine]:
        """The last of them after that one, in order."""
        columns = [GALLERY.c[name] for name in ("seq", "at", "name", "guest", "text")]
        wanted = select(*columns).where(GALLERY.c.table_id == table, GALLERY.c.seq > after)
        with self._store.reading() as db:
            found = db.execute(wanted.order_by(GALLERY.c.seq.desc()).limit(MOST_TOLD)).all()
        return [GalleryLine(seq=seq, at=at, name=name, guest=guest, text=text) for seq, at, name, guest, text in found][
            ::-1
        ]

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
            db.execute(insert(GALLERY).values(**row, name=person or name, text=text, key=key))
            return number
