"""Who may not talk, or not come in: for a while, with a reason.

A bar is for a holder: a person, the browsers of theirs, or a guest's browser; of a seat that a program holds by its
secret alone, for that seat (`seat_holder`). Whoever was shut out may come back with a new cookie and a new key: so a
newcomer from the same address is kept out for a day, too. Addresses are kept under a salt of the day and for a day.
"""

import secrets
import time
from collections.abc import Iterable, Sequence
from hashlib import sha256

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fernhandel.server.moderation.tables import ARRIVALS, BARS, SALTS
from fernhandel.server.persons.tables import DEVICES, PERSONS
from fernhandel.server.store import HOLDERS, TABLES, Store
from fernhandel.server.visitor import is_person

DAY = 86_400
ADDRESS_SECONDS = DAY  # a newcomer from the address of somebody who was shut out is kept out so long


class BarRow(msgspec.Struct, frozen=True):
    id: int
    deed: int
    holder: str
    address: str
    table: str | None
    what: str
    at: float
    until: float | None
    why: str


def seat_holder(table: str, seat: int) -> str:
    """Whoever holds a seat by its secret alone, without a browser."""
    return f"{table}.{seat}"


class Bars:
    """Every method is one transaction and blocks; call from threads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._salts: dict[int, str] = {}

    # -- what is in force ----------------------------------------------------------------------------------------------

    def on(self, holders: Iterable[str], table: str | None = None) -> list[BarRow]:
        """What keeps these from talking or coming in now, in the house or at a table."""
        return self._found(BARS.c.holder.in_([*holders]), or_(BARS.c.table_id.is_(None), BARS.c.table_id == table))

    def at_the_door(self, holders: Sequence[str], address: str) -> BarRow | None:
        """What keeps somebody from coming in now."""
        gates = or_(BARS.c.holder.in_(holders), BARS.c.what == "guests", BARS.c.address != "")
        found = self._found(BARS.c.what.in_(["house", "guests"]), gates)
        for bar in found:
            if bar.holder in holders:
                return bar
        if not found:
            return None
        here = self._hashes(address)
        mine = [bar for bar in found if (bar.what == "guests" and not is_person(holders[0])) or bar.address in here]
        return next((bar for bar in mine if self._newcomer(holders, bar.at)), None)

    def standing(self) -> list[BarRow]:
        """All that is in force."""
        return self._found(BARS.c.id > 0)

    def _found(self, *where: ColumnElement[bool]) -> list[BarRow]:
        names = ("id", "deed", "holder", "address", "table_id", "what", "at", "until", "why")
        wanted = select(*(BARS.c[name] for name in names)).where(*where).order_by(BARS.c.id)
        wanted = wanted.where(or_(BARS.c.until.is_(None), BARS.c.until > time.time()))
        with self._store.reading() as db:
            return [BarRow(*row) for row in db.execute(wanted)]

    def _newcomer(self, holders: Sequence[str], since: float) -> bool:
        """Whether nothing is known of somebody from before: no seat, no visit, no key."""
        day = int(since) // DAY
        with self._store.reading() as db:
            person = select(PERSONS.c.id).where(PERSONS.c.id == holders[0], PERSONS.c.made_day < day)
            seats = select(HOLDERS.c.holder).join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
            seats = seats.where(HOLDERS.c.holder.in_(holders), TABLES.c.opened_at < since)
            came = select(ARRIVALS.c.holder).where(ARRIVALS.c.holder.in_(holders), ARRIVALS.c.first_at < since)
            return not any(db.execute(known.limit(1)).first() for known in (person, seats, came))

    def finished_a_game(self, holder: str) -> bool:
        wanted = select(HOLDERS.c.holder).join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
        with self._store.reading() as db:
            return (
                db.execute(wanted.where(HOLDERS.c.holder == holder, TABLES.c.state == "over").limit(1)).first()
                is not None
            )

    # -- putting up and taking down ------------------------------------------------------------------------------------

    def with_browsers(self, holders: Sequence[str]) -> list[str]:
        """These, and the browsers that are devices of those of them who are persons."""
        with self._store.reading() as db:
            browsers = db.execute(select(DEVICES.c.browser).where(DEVICES.c.person.in_(holders))).scalars()
            return [*holders, *browsers]

    def put_up(
        self,
        db: Connection,
        deed: int,
        holders: Sequence[str],
        what: str,
        table: str | None,
        until: float | None,
        why: str,
    ) -> None:
        now = time.time()
        row = {"deed": deed, "address": "", "table_id": table, "what": what, "at": now, "until": until, "why": why}
        db.execute(insert(BARS), [{**row, "holder": holder} for holder in holders])
        if what == "house":
            seen = select(ARRIVALS.c.address).where(ARRIVALS.c.holder.in_(holders), ARRIVALS.c.address != "")
            ends = now + ADDRESS_SECONDS if until is None else min(until, now + ADDRESS_SECONDS)
            for address in set(db.execute(seen).scalars()):
                db.execute(insert(BARS).values({**row, "holder": "", "address": address, "until": ends}))

    def take_down(self, db: Connection, deed: int) -> None:
        db.execute(update(BARS).where(BARS.c.deed == deed).values(until=time.time()))

    def forget_old(self) -> None:
        """What has run out long ago, and addresses after a day."""
        now = time.time()
        with self._store.engine.begin() as db:
            db.execute(delete(ARRIVALS).where(ARRIVALS.c.first_at < now - ADDRESS_SECONDS))
            db.execute(delete(SALTS).where(SALTS.c.day < int(now) // DAY - 1))
            db.execute(delete(BARS).where(BARS.c.until < now - 90 * DAY))

    # -- addresses -----------------------------------------------------------------------------------------------------

    def arrived(self, came: dict[str, tuple[str, float]]) -> None:
        """These have come in, each from an address at a time."""
        rows = [(holder, self._hash(address), at) for holder, (address, at) in came.items()]
        with self._store.engine.begin() as db:
            known = select(ARRIVALS.c.holder, ARRIVALS.c.address).where(ARRIVALS.c.holder.in_(list(came)))
            there = {(holder, address) for holder, address in db.execute(known)}
            new = [
                {"holder": holder, "address": address, "first_at": at}
                for holder, address, at in rows
                if (holder, address) not in there
            ]
            if new:
                db.execute(insert(ARRIVALS), new)

    def _hash(self, address: str) -> str:
        return _salted(self._salt(int(time.time()) // DAY), address)

    def _hashes(self, address: str) -> set[str]:
        """Under the salts that bars of the last day were put up with."""
        today = int(time.time()) // DAY
        return {_salted(self._salt(day), address) for day in (today, today - 1)}

    def _salt(self, day: int) -> str:
        """All processes have the same."""
        if day not in self._salts:
            wanted = select(SALTS.c.salt).where(SALTS.c.day == day)
            with self._store.reading() as db:
                found = db.execute(wanted).scalar()
            if found is None:
                try:
                    with self._store.engine.begin() as db:
                        db.execute(insert(SALTS).values(day=day, salt=secrets.token_hex(32)))
                except IntegrityError:
                    pass  # another process was first
                with self._store.reading() as db:
                    found = db.execute(wanted).scalar_one()
            self._salts = {known: salt for known, salt in self._salts.items() if known >= day - 1} | {day: found}
        return self._salts[day]


def _salted(salt: str, address: str) -> str:
    return sha256(f"{salt} {address}".encode()).hexdigest()
