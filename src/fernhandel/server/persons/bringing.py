"""How somebody comes to another device: the old one shows a code, the new one claims it, and the old one says yes."""

import time
from secrets import randbelow
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from fernhandel.server.persons.book import Book
from fernhandel.server.persons.tables import BRINGS, PERSONS
from fernhandel.server.persons.wire import Bringing, Known
from fernhandel.server.secret import hashed, new_secret
from fernhandel.server.store import Store
from fernhandel.table.declined import Declined

SECONDS = 600.0


class Brings:
    """Codes that are good for ten minutes and for one device. Every method is one transaction and blocks."""

    def __init__(self, store: Store, book: Book) -> None:
        self._store = store
        self._book = book

    def show(self, person: str, browser: str) -> str:
        """A new code; one that was shown before opens nothing any more."""
        secret = new_secret()
        with self._store.engine.begin() as db:
            db.execute(delete(BRINGS).where(BRINGS.c.person == person))
            db.execute(delete(BRINGS).where(BRINGS.c.expires_at < time.time()))
            row = {"hash": hashed(secret), "person": person, "by": browser, "browser": "", "label": "", "digits": ""}
            db.execute(insert(BRINGS).values(gather=False, expires_at=time.time() + SECONDS, state="waiting", **row))
        return secret

    def look(self, secret: str, browser: str) -> Bringing:
        """Whose code it is, before anybody claims it."""
        with self._store.reading() as db:
            return self._told(db, self._good(db, secret, browser))

    def _good(self, db: Connection, secret: str, browser: str) -> "Row[Any]":
        found = db.execute(select(BRINGS).where(BRINGS.c.hash == hashed(secret))).first()
        if found is None or found.expires_at < time.time() or found.browser not in ("", browser):
            raise Declined("code_used_up")
        if found.by == browser:
            raise Declined("same_device")
        return found

    def claim(self, secret: str, browser: str, label: str, gather: bool) -> Bringing:
        """Whoever is first with the code waits for the yes; asking again is no harm."""
        with self._store.engine.begin() as db:
            found = self._good(db, secret, browser)
            if found.state == "waiting":
                digits = f"{randbelow(100):02}"
                values = {"browser": browser, "label": label, "digits": digits, "gather": gather, "state": "claimed"}
                db.execute(update(BRINGS).where(BRINGS.c.hash == found.hash).values(values))
                found = db.execute(select(BRINGS).where(BRINGS.c.hash == found.hash)).one()
            return self._told(db, found)

    def shown_by(self, browser: str) -> Bringing:
        """How far the code is that this browser shows."""
        return self._read(BRINGS.c.by == browser)

    def claimed_by(self, browser: str) -> Bringing:
        return self._read(BRINGS.c.browser == browser)

    def _read(self, which: object) -> Bringing:
        with self._store.reading() as db:
            wanted = select(BRINGS).where(which).order_by(BRINGS.c.expires_at.desc())  # type: ignore[arg-type]
            found = db.execute(wanted).first()
            return Bringing(state="none") if found is None else self._told(db, found)

    def _told(self, db: Connection, found: "Row[Any]") -> Bringing:
        left = found.expires_at - time.time()
        row = db.execute(select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.mark).where(PERSONS.c.id == found.person)).one()
        return Bringing(
            state=found.state if left > 0 or found.state in ("done", "refused") else "expired",
            digits=found.digits,
            label=found.label,
            person=Known(id=row.id, name=row.name, mark=row.mark),
            seconds=max(0.0, left),
        )

    def answer(self, person: str, browser: str, yes: bool) -> tuple[str, list[str]]:
        """The old device agrees or not; the browser that is theirs now, and the tables of the seats it has brought."""
        with self._store.engine.begin() as db:
            mine = (BRINGS.c.person == person, BRINGS.c.by == browser)
            found = db.execute(select(BRINGS).where(*mine, BRINGS.c.expires_at > time.time())).first()
            if found is None or found.state not in ("claimed", "done" if yes else "refused"):
                raise Declined("nothing_to_answer")
            if found.state != "claimed":
                return "", []  # a repeat
            db.execute(update(BRINGS).where(BRINGS.c.hash == found.hash).values(state="done" if yes else "refused"))
            if not yes:
                return "", []
            return found.browser, self._book.add_device(db, person, found.browser, found.label, found.gather)
