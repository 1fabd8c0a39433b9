"""Twelve words that bring somebody back, and what is left of those who want to be forgotten."""

import time

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from fernhandel.server.persons import recovery
from fernhandel.server.persons.book import DAY, Book, today
from fernhandel.server.persons.holding import copy_of, forget_holder, restore
from fernhandel.server.persons.tables import BRINGS, DEVICES, PERSONS, RECOVERY
from fernhandel.server.store import Store
from fernhandel.table.declined import Declined

KEPT_DAYS = 7  # for so long the words can undo it


class Back(msgspec.Struct, frozen=True):
    """Somebody has come back by their words."""

    person: str
    signed_off: list[str]
    """The browsers that were theirs, and are asked again."""
    tables: list[str]
    restored: bool


class Returns:
    """Every method is one transaction and blocks."""

    def __init__(self, store: Store, book: Book) -> None:
        self._store = store
        self._book = book

    def make_words(self, person: str, bits: bytes) -> None:
        """The old ones open nothing any more."""
        row = {"hash": recovery.stored(bits), "person": person, "public": recovery.public_half(bits)}
        with self._store.engine.begin() as db:
            db.execute(delete(RECOVERY).where(RECOVERY.c.person == person))
            db.execute(insert(RECOVERY).values(row))

    def check_words(self, person: str, bits: bytes) -> None:
        its = (RECOVERY.c.person == person, RECOVERY.c.hash == recovery.stored(bits))
        with self._store.engine.begin() as db:
            if not db.execute(update(RECOVERY).where(*its).values(checked_day=today())).rowcount:
                raise Declined("wrong_words")

    def come_back(self, bits: bytes, browser: str, label: str, gather: bool) -> Back:
        """Whoever has the words is that person here; all other devices are asked again."""
        with self._store.engine.begin() as db:
            self._tidy(db)
            found = db.execute(select(RECOVERY).where(RECOVERY.c.hash == recovery.stored(bits))).first()
            if found is None:
                raise Declined("wrong_words")
            tables = [] if found.left is None else self._restore(db, found, bits)
            others = DEVICES.c.person == found.person, DEVICES.c.browser != browser
            signed_off = [row.browser for row in db.execute(select(DEVICES.c.browser).where(*others))]
            db.execute(update(DEVICES).where(*others).values(state="asked"))
            db.execute(delete(BRINGS).where(BRINGS.c.person == found.person))
            tables += self._book.add_device(db, found.person, browser, label, gather)
            return Back(found.person, signed_off, tables, found.left is not None)

    def _restore(self, db: Connection, found: "Row[tuple[object, ...]]", bits: bytes) -> list[str]:
        copy = msgspec.json.decode(recovery.opened(bits, bytes(found.left)))
        db.execute(insert(PERSONS).values(copy["person"]))
        db.execute(update(RECOVERY).where(RECOVERY.c.hash == found.hash).values(left=None, expires_at=None))
        return restore(db, copy["held"])

    def forget(self, person: str) -> list[str]:
        """Somebody, and all that is theirs; a copy stays for a while, sealed so that only their words open it.

        The browsers that were theirs.
        """
        with self._store.engine.begin() as db:
            self._tidy(db)
            there = db.execute(select(PERSONS).where(PERSONS.c.id == person)).first()
            if there is None:
                raise Declined("nobody_known")
            words = db.execute(select(RECOVERY).where(RECOVERY.c.person == person)).first()
            if words is not None:
                copy = msgspec.json.encode({"person": dict(there._mapping), "held": copy_of(db, person)})
                left = recovery.sealed(copy, bytes(words.public))
                values = {"left": left, "expires_at": time.time() + KEPT_DAYS * DAY}
                db.execute(update(RECOVERY).where(RECOVERY.c.hash == words.hash).values(values))
            browsers = [row.browser for row in db.execute(select(DEVICES.c.browser).where(DEVICES.c.person == person))]
            forget_holder(db, person)
            for table in (DEVICES, BRINGS):
                db.execute(delete(table).where(table.c.person == person))
            db.execute(delete(PERSONS).where(PERSONS.c.id == person))
            return browsers

    def _tidy(self, db: Connection) -> None:
        """What is out of date goes whenever somebody comes by."""
        db.execute(delete(RECOVERY).where(RECOVERY.c.expires_at < time.time()))
