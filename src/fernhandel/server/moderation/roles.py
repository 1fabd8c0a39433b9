"""Who is the host of a house, and who may stand in for them."""

import time
from typing import cast

from sqlalchemy import delete, insert, select, update

from fernhandel.server.moderation.tables import LINKS
from fernhandel.server.moderation.wire import Deputy, Role
from fernhandel.server.persons.tables import PERSONS
from fernhandel.server.secret import hashed, new_secret
from fernhandel.server.store import Store
from fernhandel.table.declined import Declined

LINK_SECONDS = 86_400.0


class Roles:
    """Blocks; call from threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, holder: str) -> Role:
        with self._store.reading() as db:
            role = db.execute(select(PERSONS.c.role).where(PERSONS.c.id == holder)).scalar()
        return cast(Role, role) if role in ("deputy", "host") else ""

    def names(self, persons: list[str]) -> dict[str, str]:
        wanted = select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.id.in_(persons))
        with self._store.reading() as db:
            return {row.id: row.name for row in db.execute(wanted)}

    def all(self) -> list[Deputy]:
        wanted = select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.role).where(PERSONS.c.role.in_(["host", "deputy"]))
        with self._store.reading() as db:
            found = [Deputy(person=id, name=name, role=role) for id, name, role in db.execute(wanted)]
        return sorted(found, key=lambda one: (one.role != "host", one.name))

    def new_link(self) -> str:
        """A secret that makes one person the host, once and within a day."""
        secret = new_secret()
        with self._store.engine.begin() as db:
            db.execute(delete(LINKS).where(LINKS.c.expires_at < time.time()))
            db.execute(insert(LINKS).values(hash=hashed(secret), expires_at=time.time() + LINK_SECONDS))
        return secret

    def claim(self, person: str, secret: str) -> None:
        """Whoever has a key and the secret is the host; the secret is spent."""
        with self._store.engine.begin() as db:
            if db.execute(select(PERSONS.c.id).where(PERSONS.c.id == person)).first() is None:
                raise Declined("needs_a_key")
            good = (LINKS.c.hash == hashed(secret), LINKS.c.expires_at > time.time())
            if not db.execute(delete(LINKS).where(*good)).rowcount:
                raise Declined("link_spent")
            db.execute(update(PERSONS).where(PERSONS.c.id == person).values(role="host"))
