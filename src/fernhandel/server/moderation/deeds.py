"""What a host does, written down: each with who did it, whom it concerns, why, and until when.

A deed is one transaction. What follows from it at tables (bots that play on, words that are gone, names that are told
anew) is its `Effect`, carried out by whoever has done it: a server, or `fernhandel admin` beside it.
"""

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from fernhandel.server.beside import Spot
from fernhandel.server.gallery.tables import GALLERY
from fernhandel.server.moderation.bars import Bars
from fernhandel.server.moderation.reports import Reports
from fernhandel.server.moderation.tables import DEEDS
from fernhandel.server.moderation.targets import Target
from fernhandel.server.moderation.wire import (
    DeedAsked,
    MakeDeputy,
    Mute,
    RemoveLine,
    Rename,
    Role,
    Settle,
    ShutGuests,
    ShutOut,
    Undo,
    Unlist,
)
from fernhandel.server.persons.names import folded
from fernhandel.server.persons.tables import PERSONS
from fernhandel.server.store import TABLES, Store
from fernhandel.server.visitor import is_person
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable
from fernhandel.table.plain import plain

HOUR = 3_600.0
MOST = 200
TOLD_SECONDS = 7 * 86_400.0
PERSON_LETTERS = 40
BARRING = ("mute", "shut_out", "shut_guests")
ROLES = ("deputy", "no_deputy")


class Doer(msgspec.Struct, frozen=True):
    person: str
    role: Role


class Called(NamedTuple):
    """A chair of a table, or the table itself, gets another name."""

    table: str
    seat: int | None
    was: str
    name: str


class Effect(msgspec.Struct, kw_only=True):
    """What is still to be done at tables."""

    lines: list[Spot] = []
    """Whose words are to go,"""
    gallery: list[Spot] = []
    """those of lookers-on, too."""
    called: list[Called] = []
    """Who is called otherwise where they sit,"""
    retold: list[str] = []
    """and where they have looked on and talked."""
    shut_out: list[str] = []
    """Whose seats are played on by bots."""


class DeedRow(msgspec.Struct, frozen=True):
    id: int
    at: float
    by: str
    what: str
    whom: str
    name: str
    at_table: str
    at_seat: int | None
    at_seq: int | None
    was: str
    until: float | None
    why: str
    undone_at: float | None
    undone_by: str


COLUMNS = [DEEDS.c[name] for name in DeedRow.__struct_fields__]


class Deeds:
    """Every method blocks; call from threads."""

    def __init__(self, store: Store, bars: Bars, reports: Reports) -> None:
        self._store = store
        self._bars = bars
        self._reports = reports

    # -- looking -------------------------------------------------------------------------------------------------------

    def all(self) -> list[DeedRow]:
        """The latest first."""
        with self._store.reading() as db:
            return [DeedRow(*row) for row in db.execute(select(*COLUMNS).order_by(DEEDS.c.id.desc()).limit(MOST))]

    def told_to(self, holders: Sequence[str]) -> list[DeedRow]:
        """What was done lately to words and names of somebody."""
        wanted = select(*COLUMNS).where(DEEDS.c.whom.in_(holders), DEEDS.c.what.in_(["remove_line", "rename"]))
        wanted = wanted.where(DEEDS.c.at > time.time() - TOLD_SECONDS, DEEDS.c.undone_at.is_(None))
        with self._store.reading() as db:
            return [DeedRow(*row) for row in db.execute(wanted.order_by(DEEDS.c.id.desc()).limit(5))]

    # -- doing ---------------------------------------------------------------------------------------------------------

    def do(self, by: Doer, asked: DeedAsked, target: Target | None, live: LiveTable | None) -> Effect:
        """``live`` is the table that the deed names, if it names one, and ``target`` whom."""
        why = plain(asked.why)
        if not why and not isinstance(asked, (Settle, Undo, MakeDeputy)):
            raise Declined("needs_a_reason")
        if target is not None:
            self._check(by, target)
        key = f"{by.person}:{asked.key}"
        with self._store.engine.begin() as db:
            known = db.execute(select(DEEDS.c.id).where(DEEDS.c.key == key)).first() is not None
            effect = self._carry_out(db, by, asked, target, live, why, "" if known else key)
            if asked.report is not None and not known:
                nothing = isinstance(asked, Settle)
                self._reports.settle(db, asked.report, "nothing" if nothing else "done", by.person)
        return effect

    def _check(self, by: Doer, target: Target) -> None:
        """A deputy may do nothing to the host or to another deputy, and nobody to a host."""
        with self._store.reading() as db:
            role = db.execute(select(PERSONS.c.role).where(PERSONS.c.id == target.person)).scalar()
        if role == "host" or (role == "deputy" and by.role != "host"):
            raise Declined("not_over_hosts")

    def _carry_out(
        self,
        db: Connection,
        by: Doer,
        asked: DeedAsked,
        target: Target | None,
        live: LiveTable | None,
        why: str,
        key: str,
    ) -> Effect:
        """``key`` is empty for a repeat: nothing is written, and what follows from it is done again."""
        note = _Note(db, key, by.person, why)
        if isinstance(asked, Mute):
            self._bar(note, "talk", _there(target), asked.hours, live if asked.here else None)
        elif isinstance(asked, ShutOut):
            holders = self._bar(note, "house", _there(target), asked.hours, None)
            return Effect(shut_out=holders)
        elif isinstance(asked, ShutGuests):
            until = time.time() + asked.hours * HOUR
            if deed := note.write("shut_guests", until=until):
                self._bars.put_up(db, deed, [""], "guests", None, until, why)
        elif isinstance(asked, RemoveLine):
            meant = _there(target)
            note.write("remove_line", meant, table=asked.table, seq=asked.seq)
            spots = [(asked.table, asked.seq)]
            return Effect(gallery=spots) if asked.gallery else Effect(lines=spots)
        elif isinstance(asked, Rename):
            return self._rename(note, plain(asked.name), target, live)
        elif isinstance(asked, Unlist):
            table = _laid(live)
            note.write("unlist", name=table.opened.name, table=table.id)
            db.execute(update(TABLES).where(TABLES.c.id == table.id).values(public=False))
        elif isinstance(asked, MakeDeputy):
            self._make_deputy(note, by, _there(target), asked.deputy)
        elif isinstance(asked, Undo):
            return self._undo(note, by, asked.deed)
        elif asked.report is None:
            raise Declined("no_such_report")
        return Effect()

    def _bar(self, note: "_Note", what: str, target: Target, hours: float | None, live: LiveTable | None) -> list[str]:
        until = None if hours is None else time.time() + hours * HOUR
        holders = self._bars.with_browsers(target.holders)
        table = None if live is None else live.id
        named = {"talk": "mute", "house": "shut_out"}[what]
        if deed := note.write(named, target, table=table or "", until=until):
            self._bars.put_up(note.db, deed, holders, what, table, until, note.why)
        return holders

    def _rename(self, note: "_Note", name: str, target: Target | None, live: LiveTable | None) -> Effect:
        """A person everywhere; a guest in that chair; else the table."""
        if not name:
            raise Declined("needs_a_name")
        if target is None:
            table = _laid(live)
            was = table.opened.name
            note.write("rename", name=name, was=was, table=table.id)
            return Effect(called=[Called(table.id, None, was, name)])
        if not target.person:
            table, seat = _laid(live), _seat(target)
            note.write("rename", target, name=name, was=target.name, table=table.id, seat=seat)
            return Effect(called=[Called(table.id, seat, target.name, name)])
        note.write("rename", target, name=name, was=target.name, seat=target.seat)
        return self._call(note.db, target.person, target.name, name)

    def _call(self, db: Connection, person: str, was: str, name: str) -> Effect:
        """Somebody with a key is called otherwise, wherever they sit and have looked on."""
        chosen = (PERSONS.c.id == person, PERSONS.c.name == was)
        db.execute(update(PERSONS).where(*chosen).values(name=name, folded=folded(name)))
        talked = db.execute(select(GALLERY.c.table_id).where(GALLERY.c.holder == person).distinct()).scalars()
        seats = [(table, hold.seat) for table, holds in self._store.holds_of(person).items() for hold in holds]
        return Effect(called=[Called(table, seat, was, name) for table, seat in seats], retold=list(talked))

    def _make_deputy(self, note: "_Note", by: Doer, target: Target, deputy: bool) -> None:
        if by.role != "host":
            raise Declined("for_the_host")
        was, role = ("", "deputy") if deputy else ("deputy", "")
        note.write("deputy" if deputy else "no_deputy", target, was=was)
        note.db.execute(update(PERSONS).where(PERSONS.c.id == target.person).values(role=role))

    def _undo(self, note: "_Note", by: Doer, deed: int) -> Effect:
        row = note.db.execute(select(*COLUMNS).where(DEEDS.c.id == deed)).first()
        done = None if row is None else DeedRow(*row)
        if done is None or done.undone_at is not None:
            raise Declined("nothing_to_undo_here")
        if by.role != "host" and done.by != by.person:
            raise Declined("for_the_host")
        effect = self._take_back(note.db, done)
        undone = {"undone_at": time.time(), "undone_by": by.person}
        note.db.execute(update(DEEDS).where(DEEDS.c.id == deed).values(undone))
        return effect

    def _take_back(self, db: Connection, done: DeedRow) -> Effect:
        if done.what in BARRING:
            self._bars.take_down(db, done.id)
        elif done.what == "unlist":
            db.execute(update(TABLES).where(TABLES.c.id == done.at_table).values(public=True))
        elif done.what in ROLES:
            db.execute(update(PERSONS).where(PERSONS.c.id == done.whom).values(role=done.was))
        elif done.what == "rename":
            if is_person(done.whom):
                return self._call(db, done.whom, done.name, done.was)
            return Effect(called=[Called(done.at_table, done.at_seat, done.name, done.was)])
        else:
            raise Declined("words_are_gone")
        return Effect()


class _Note:
    """A line in the log of deeds, which is written once."""

    def __init__(self, db: Connection, key: str, by: str, why: str) -> None:
        self.db = db
        self.why = why
        self._key = key
        self._by = by

    def write(
        self,
        what: str,
        target: Target | None = None,
        *,
        name: str = "",
        was: str = "",
        table: str = "",
        seat: int | None = None,
        seq: int | None = None,
        until: float | None = None,
    ) -> int:
        """Its number; 0 where it is there already."""
        if not self._key:
            return 0
        whom = "" if target is None else target.person or target.holders[0]
        row = {"key": self._key, "at": time.time(), "by": self._by, "what": what, "whom": whom, "was": was}
        more = {"name": name or ("" if target is None else target.name), "at_table": table, "at_seat": seat}
        rest = {"at_seq": seq, "until": until, "why": self.why, "undone_by": ""}
        written = self.db.execute(insert(DEEDS).values({**row, **more, **rest}))
        return int(written.inserted_primary_key[0])  # type: ignore[index]


def _there(target: Target | None) -> Target:
    if target is None:
        raise Declined("nobody_there")
    return target


def _seat(target: Target) -> int:
    """A guest is called otherwise in a chair; one who looks on without a key has none."""
    if target.seat is None:
        raise Declined("nobody_there")
    return target.seat


def _laid(live: LiveTable | None) -> LiveTable:
    if live is None:
        raise Declined("no_such_table")
    return live
