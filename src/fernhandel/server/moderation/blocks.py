"""Whom somebody does not want to read any more. It needs no host, and nobody else learns of it."""

import time
from collections.abc import Iterable, Sequence
from hashlib import sha256

from sqlalchemy import delete, insert, select

from fernhandel.server.moderation.bars import seat_holder
from fernhandel.server.moderation.tables import BLOCKS
from fernhandel.server.moderation.wire import Blocked
from fernhandel.server.persons.tables import DEVICES, PERSONS
from fernhandel.server.store import Store
from fernhandel.table.live import LiveTable, Seat

MOST = 500  # of one holder
ID_LETTERS = 16


class Blocks:
    """Blocks the thread, too; call from others."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def block(self, holder: str, others: Sequence[str], name: str) -> None:
        with self._store.engine.begin() as db:
            known = set(db.execute(select(BLOCKS.c.other).where(BLOCKS.c.holder == holder)).scalars())
            new = [other for other in others if other not in known]
            rows = [{"holder": holder, "other": other, "name": name, "at": time.time()} for other in new]
            if rows and len(known) < MOST:
                db.execute(insert(BLOCKS), rows)

    def unblock(self, holder: str, others: Sequence[str]) -> None:
        """Also those browsers that are devices of somebody among them by now."""
        with self._store.engine.begin() as db:
            devices = db.execute(select(DEVICES.c.browser).where(DEVICES.c.person.in_(others))).scalars()
            gone = BLOCKS.c.other.in_([*others, *devices])
            db.execute(delete(BLOCKS).where(BLOCKS.c.holder == holder, gone))

    def listed(self, holder: str) -> list[Blocked]:
        """Under the names they had; the mark only of whoever had a key then, so that no guest is found out later."""
        wanted = select(BLOCKS.c.other, BLOCKS.c.name, BLOCKS.c.at, PERSONS.c.mark).where(BLOCKS.c.holder == holder)
        wanted = wanted.outerjoin(PERSONS, PERSONS.c.id == BLOCKS.c.other).order_by(BLOCKS.c.at)
        with self._store.reading() as db:
            rows = db.execute(wanted).all()
        return [Blocked(id=_id(holder, row.other), name=row.name, mark=row.mark, at=row.at) for row in rows]

    def lift(self, holder: str, id: str) -> None:
        """The one that is listed so."""
        with self._store.reading() as db:
            others = db.execute(select(BLOCKS.c.other).where(BLOCKS.c.holder == holder)).scalars().all()
        self.unblock(holder, [other for other in others if _id(holder, other) == id])

    def of(self, holders: Iterable[str]) -> dict[str, set[str]]:
        """Whom each of these has blocked, as they are known now."""
        wanted = select(BLOCKS.c.holder, BLOCKS.c.other, DEVICES.c.person)
        wanted = wanted.outerjoin(DEVICES, DEVICES.c.browser == BLOCKS.c.other)
        found: dict[str, set[str]] = {}
        with self._store.reading() as db:
            for holder, other, person in db.execute(wanted.where(BLOCKS.c.holder.in_(list(holders)))):
                found.setdefault(holder, set()).update({other, person} - {None})
        return found

    def seats(self, holder: str, live: LiveTable) -> list[Seat]:
        """The seats of a table whose lines somebody does not want to read."""
        others = self.of([holder]).get(holder) if holder else None
        if not others:
            return []
        held = {
            hold.seat
            for hold in self._store.holders(live.id)
            if hold.holder in others
            and hold.seat < live.players
            and live.chairs[hold.seat].secret_hash == hold.secret_hash
        }
        return sorted(held | {seat for seat in range(live.players) if seat_holder(live.id, seat) in others})

    def unwelcome(self, holder: str, table: str) -> bool:
        """Whether somebody who holds a seat at a table has blocked that one."""
        hosts = {hold.holder for hold in self._store.holders(table)}
        wanted = select(BLOCKS.c.holder).where(BLOCKS.c.holder.in_(hosts), BLOCKS.c.other == holder)
        with self._store.reading() as db:
            if not hosts or db.execute(wanted.limit(1)).first() is not None:
                return bool(hosts)
            browsers = select(DEVICES.c.browser).where(DEVICES.c.person == holder)
            known = select(BLOCKS.c.holder).where(BLOCKS.c.holder.in_(hosts), BLOCKS.c.other.in_(browsers))
            return db.execute(known.limit(1)).first() is not None


def _id(holder: str, other: str) -> str:
    """Tells nothing of the other one."""
    return sha256(f"{holder} {other}".encode()).hexdigest()[:ID_LETTERS]
