"""Wishes for a chair on disk. Every change is one short transaction that nobody else is in."""

import time
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update

from fernhandel.server.gallery.tables import ASKED
from fernhandel.server.lobby.matching import Wish, matched, swept
from fernhandel.server.lobby.tables import WISHES
from fernhandel.server.lobby.wire import Offer, OpenRow, WishPlan
from fernhandel.server.store import HOLDERS, TABLES, Store

STANDS_SECONDS = 600.0  # without a page that is looked at
SEATED_SECONDS = 60.0  # in which whoever waits is told where to go


class _Body(msgspec.Struct, frozen=True):
    plan: WishPlan
    refused: tuple[str, ...] = ()


_BODY = msgspec.json.Decoder(_Body)
_OFFER = msgspec.json.Decoder(Offer)


class WishStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> dict[str, Wish]:
        with self._store.reading() as db:
            return {wish.holder: wish for wish in _read(db)}

    def put(self, holder: str, plan: WishPlan) -> None:
        """Wish for that from now on; what was asked before stays asked where the wish is the same."""
        now = time.time()
        with self._store.engine.begin() as db:
            self._alone(db)
            before = {wish.holder: wish for wish in _read(db)}
            old = before.get(holder)
            if old is not None and old.plan == plan and not old.seated:
                _write(db, replace(old, expires_at=now + STANDS_SECONDS))
                return
            if old is not None:
                _release(db, list(before.values()), old)
            _write(db, Wish(holder, plan, now, now + STANDS_SECONDS))

    def remove(self, holder: str) -> None:
        with self._store.engine.begin() as db:
            self._alone(db)
            wishes = _read(db)
            own = next((wish for wish in wishes if wish.holder == holder), None)
            if own is not None:
                _release(db, wishes, own)
                db.execute(delete(WISHES).where(WISHES.c.holder == holder))

    def answer(self, holder: str, offer: str, yes: bool) -> list[Wish] | None:
        """All who have agreed, when they are all; nobody while some have not said. ``None`` if nobody is asked that."""
        with self._store.engine.begin() as db:
            self._alone(db)
            wishes = _read(db)
            own = next((wish for wish in wishes if wish.holder == holder), None)
            if own is None or own.offer is None or own.offer.id != offer or own.offer.until <= time.time():
                return None
            if not yes:
                _release(db, wishes, own)
                asked = [wish.holder for wish in wishes if wish.offer is not None and wish.offer.id == offer]
                refused = [own.offer.table] if own.offer.table else [one for one in asked if one != holder]
                _write(db, replace(own, offer=None, agreed=False, refused=(*own.refused, *refused)))
                return []
            if own.agreed:
                return []
            _write(db, replace(own, agreed=True))
            others = [wish for wish in wishes if wish.offer is not None and wish.offer.id == offer and wish is not own]
            return [own, *others] if all(wish.agreed for wish in others) else []

    def seat(self, holders: Sequence[str], table: str) -> None:
        """The wish has led there; whoever waits is told for a while."""
        with self._store.engine.begin() as db:
            until = time.time() + SEATED_SECONDS
            db.execute(
                update(WISHES)
                .where(WISHES.c.holder.in_(holders))
                .values(seated=table, offer=None, agreed=False, expires_at=until)
            )

    def release(self, holders: Sequence[str], about: str) -> None:
        """What they had agreed to cannot be had."""
        with self._store.engine.begin() as db:
            self._alone(db)
            for wish in _read(db):
                if wish.holder in holders:
                    _write(db, replace(wish, offer=None, agreed=False, refused=(*wish.refused, about)))

    def tend(self, tables: Sequence[OpenRow]) -> bool:
        """What has run out is put away, and who fits is asked; whether anything has changed."""
        now = time.time()
        with self._store.reading() as db:
            if not _due(_read(db, tables), tables, now):
                return False
        with self._store.engine.begin() as db:
            self._alone(db)
            wishes = _read(db, tables)
            stay, gone = swept(wishes, now)
            offers = matched(stay, tables, now)
            db.execute(delete(WISHES).where(WISHES.c.holder.in_([wish.holder for wish in gone])))
            before = {wish.holder: wish for wish in wishes}
            for wish in stay:
                asked = replace(wish, offer=offers[wish.holder]) if wish.holder in offers else wish
                if asked != before[wish.holder]:
                    _write(db, asked)
            _note_asked(db, offers)
        return True

    def sits(self, holders: Sequence[str], tables: Sequence[str]) -> dict[str, list[str]]:
        """Where each of them has a seat, of these tables."""
        wanted = select(HOLDERS.c.holder, HOLDERS.c.table_id).distinct()
        wanted = wanted.where(HOLDERS.c.holder.in_(holders), HOLDERS.c.table_id.in_(tables))
        found: dict[str, list[str]] = {}
        with self._store.reading() as db:
            for holder, table in db.execute(wanted):
                found.setdefault(holder, []).append(table)
        return found

    def _alone(self, db: Connection) -> None:
        """One after another: a transaction that writes to SQLite is alone from its beginning."""
        if not self._store.sqlite:
            db.execute(text("LOCK TABLE wishes IN SHARE ROW EXCLUSIVE MODE"))


def _due(wishes: Sequence[Wish], tables: Sequence[OpenRow], now: float) -> bool:
    stay, gone = swept(wishes, now)
    return bool(gone) or stay != list(wishes) or bool(matched(stay, tables, now))


def _read(db: Connection, tables: Sequence[OpenRow] = ()) -> list[Wish]:
    """All of them; with where their owners sit among these tables."""
    rows = db.execute(select(WISHES)).all()
    sits: dict[str, set[str]] = {}
    if rows and tables:
        wanted = select(HOLDERS.c.holder, HOLDERS.c.table_id).where(
            HOLDERS.c.holder.in_([row.holder for row in rows]), HOLDERS.c.table_id.in_([table.id for table in tables])
        )
        for holder, table in db.execute(wanted):
            sits.setdefault(holder, set()).add(table)
    found = []
    for row in rows:
        body = _BODY.decode(row.body)
        offer = None if row.offer is None else _OFFER.decode(row.offer)
        known = frozenset(sits.get(row.holder, ()))
        times = (row.made_at, row.expires_at)
        found.append(Wish(row.holder, body.plan, *times, offer, row.agreed, row.seated, body.refused, known))
    return found


def _write(db: Connection, wish: Wish) -> None:
    db.execute(delete(WISHES).where(WISHES.c.holder == wish.holder))
    db.execute(
        insert(WISHES).values(
            holder=wish.holder,
            body=msgspec.json.encode(_Body(wish.plan, wish.refused)),
            made_at=wish.made_at,
            expires_at=wish.expires_at,
            offer=None if wish.offer is None else msgspec.json.encode(wish.offer),
            agreed=wish.agreed,
            seated=wish.seated,
        )
    )


def _release(db: Connection, wishes: Sequence[Wish], leaving: Wish) -> None:
    """Those who were asked together with somebody who does not want to wait again."""
    for wish in wishes:
        together = leaving.offer is not None and wish.offer is not None and wish.offer.id == leaving.offer.id
        if together and wish.holder != leaving.holder:
            _write(db, replace(wish, offer=None, agreed=False))


def _note_asked(db: Connection, offers: dict[str, Offer]) -> None:
    """Who was asked for a chair does not listen to the gallery of that table."""
    wanted = {(offer.table, holder) for holder, offer in offers.items() if offer.table}
    if not wanted:
        return
    ids = {table for table, _ in wanted}
    there = set(db.execute(select(TABLES.c.id).where(TABLES.c.id.in_(ids))).scalars())
    known = {(row.table_id, row.holder) for row in db.execute(select(ASKED).where(ASKED.c.table_id.in_(ids)))}
    rows = [{"table_id": table, "holder": holder} for table, holder in wanted - known if table in there]
    if rows:
        db.execute(insert(ASKED), rows)
