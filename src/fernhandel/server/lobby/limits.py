"""What keeps the lobby usable for all: so many open tables for one, for an address and for the house."""

import asyncio
import time
from math import ceil

from sqlalchemy import delete, func, insert, select, text

from fernhandel.server.lobby.tables import LAID, RECENT
from fernhandel.server.persons.tables import PERSONS
from fernhandel.server.secret import hashed, new_table_id
from fernhandel.server.store import TABLES, Store
from fernhandel.server.visitor import Visitor
from fernhandel.table.declined import Declined

HOUR = 3600.0
OF_PERSON, OF_GUEST, OF_ADDRESS = 3, 1, 10
LEAVING, LEAVING_OF_ADDRESS = 3, 10  # chairs that were taken and left within the hour
PAUSE_SECONDS = 600.0
LAYING_SECONDS = 60.0  # in which a table that is noted is laid


class Limits:
    """``by_address`` says whether addresses are counted too, or who holds what alone."""

    def __init__(self, store: Store, most_open: int, by_address: bool) -> None:
        self._store = store
        self._most_open = most_open
        self._by_address = by_address

    async def admit(self, visitor: Visitor) -> str:
        """The id of a public table that may be laid now and waits for people; it is noted by whom."""
        id = new_table_id()
        await asyncio.to_thread(self._admit, id, visitor, time.time())
        return id

    async def left(self, visitor: Visitor) -> None:
        """Somebody has left a chair of a public table."""
        await asyncio.to_thread(self._left, visitor, time.time())

    async def check_sitting(self, visitor: Visitor) -> None:
        """Who takes chairs and leaves them again and again waits for a while."""
        wait = await asyncio.to_thread(self.pause, visitor, time.time())
        if wait > 0:
            raise Declined("left_too_often", seconds=ceil(wait), minutes=ceil(wait / 60))

    def full(self) -> bool:
        """Whether no more tables may wait for people."""
        wanted = select(func.count()).where(TABLES.c.public.is_(True), TABLES.c.state == "waiting")
        with self._store.reading() as db:
            return db.execute(wanted).scalar_one() >= self._most_open

    def _admit(self, id: str, visitor: Visitor, now: float) -> None:
        with self._store.engine.begin() as db:
            if not self._store.sqlite:  # where a transaction that writes is alone from its beginning
                db.execute(text("LOCK TABLE laid IN SHARE ROW EXCLUSIVE MODE"))
            waiting = select(func.count()).where(TABLES.c.public.is_(True), TABLES.c.state == "waiting")
            if db.execute(waiting).scalar_one() >= self._most_open:
                raise Declined("house_full", most=self._most_open)
            db.execute(delete(RECENT).where(RECENT.c.at < now - HOUR))
            address = _address(visitor)
            laid = select(func.count(), func.min(RECENT.c.at)).where(
                RECENT.c.holder == address, RECENT.c.deed == "laid"
            )
            count, first = db.execute(laid).one()
            if count >= OF_ADDRESS and self._by_address:
                wait = max(1.0, first + HOUR - now)
                raise Declined("laid_too_often", seconds=ceil(wait), minutes=ceil(wait / 60))
            there = LAID.join(TABLES, TABLES.c.id == LAID.c.table_id, isouter=True)
            open_now = (TABLES.c.state == "waiting") | (TABLES.c.id.is_(None) & (LAID.c.at > now - LAYING_SECONDS))
            own = select(func.count()).select_from(there).where(LAID.c.holder == visitor.holder, open_now)
            person = db.execute(select(PERSONS.c.id).where(PERSONS.c.id == visitor.holder)).scalar() is not None
            count = db.execute(own).scalar_one()
            if person and count >= OF_PERSON:
                raise Declined("laid_enough", most=OF_PERSON)
            if not person and count >= OF_GUEST:
                raise Declined("guest_laid_enough")
            db.execute(insert(LAID).values(table_id=id, holder=visitor.holder, at=now))
            db.execute(insert(RECENT).values(holder=address, deed="laid", at=now))

    def _left(self, visitor: Visitor, now: float) -> None:
        with self._store.engine.begin() as db:
            db.execute(delete(RECENT).where(RECENT.c.at < now - HOUR))
            for who in {visitor.holder or visitor.bearer, _address(visitor)}:
                db.execute(insert(RECENT).values(holder=who, deed="left", at=now))

    def pause(self, visitor: Visitor, now: float) -> float:
        """The seconds until somebody may sit down again."""
        limits = {visitor.holder: LEAVING}
        if self._by_address:
            limits[_address(visitor)] = LEAVING_OF_ADDRESS
        wanted = select(RECENT.c.holder, func.count(), func.max(RECENT.c.at)).group_by(RECENT.c.holder)
        wanted = wanted.where(RECENT.c.holder.in_(list(limits)), RECENT.c.deed == "left", RECENT.c.at > now - HOUR)
        with self._store.reading() as db:
            found = db.execute(wanted).all()
        return max((last + PAUSE_SECONDS - now for who, count, last in found if count >= limits[who]), default=0.0)


def _address(visitor: Visitor) -> str:
    """An address is not kept, only what tells that it is the same."""
    return hashed(f"address {visitor.address}")
