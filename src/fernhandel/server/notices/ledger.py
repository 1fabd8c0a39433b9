"""What is kept of notices, read and written. Every method is one short transaction and blocks; call from threads."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fernhandel.server.notices.due import EVENT_OF, Due
from fernhandel.server.notices.tables import ASKED, MUTES, NOTICED, OUTBOX, PLACES, QUIET, SEEN, SLOTS, WANTS
from fernhandel.server.notices.wants import Hours, wanted
from fernhandel.server.store import ENTRIES, HOLDERS, TABLES, Store

DAY = 86_400.0
KEPT_SECONDS = 7 * DAY
LIVE = ("on", "paused")  # places for which notices are written down
MAIL = "mail"
CLOCKS = ("quarter", "hour")


class Place(NamedTuple):
    id: str
    holder: str
    browser: str
    kind: str
    address: bytes
    mark: str
    state: str
    failures: int
    made_at: float
    last_ok: float | None
    last_no: float | None
    why: str


class Row(NamedTuple):
    """A notice in the queue."""

    id: int
    holder: str
    place: str
    table_id: str
    kind: str
    seq: int
    seat: int
    tries: int
    made_at: float


class Case(NamedTuple):
    """All that decides whether a notice is sent now."""

    place: Place | None
    hours: Hours
    muted: bool
    seen_at: float
    """When a page of theirs was last in use."""
    looked_at: float
    """When that of this table was."""
    sent_hour: int
    sent_minute: int


class Told(NamedTuple):
    """What has come of working through the log of a table."""

    upto: int
    dues: list[Due]
    running: list[int]
    """The entries since which those are asked who are asked now: all other clocks have been stopped."""
    secrets: list[str]
    """The hashes of the seats' secrets."""


class Ledger:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- following the log ---------------------------------------------------------------------------------------------

    def followed(self, ids: Sequence[str]) -> set[str]:
        """Of these tables, those where somebody sits who wants to be told somewhere."""
        wanted = select(HOLDERS.c.table_id).join(PLACES, PLACES.c.holder == HOLDERS.c.holder)
        wanted = wanted.where(PLACES.c.state.in_(LIVE), HOLDERS.c.table_id.in_(ids)).distinct()
        with self._store.reading() as db:
            return {id for (id,) in db.execute(wanted)}

    def behind(self, since: float) -> list[str]:
        """Followed tables touched since then whose log has gone on since it was last worked through."""
        last = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == TABLES.c.id).order_by(ENTRIES.c.seq.desc()).limit(1)
        somebody = select(HOLDERS.c.table_id).join(PLACES, PLACES.c.holder == HOLDERS.c.holder)
        somebody = somebody.where(PLACES.c.state.in_(LIVE))
        found = select(TABLES.c.id).outerjoin(NOTICED, NOTICED.c.table_id == TABLES.c.id)
        found = found.where(TABLES.c.touched_at >= since, TABLES.c.id.in_(somebody))
        found = found.where(func.coalesce(NOTICED.c.seq, -1) < last.scalar_subquery())
        with self._store.reading() as db:
            return [id for (id,) in db.execute(found)]

    def noticed(self, id: str) -> int:
        """The last entry of a table that was worked through."""
        with self._store.reading() as db:
            seq = db.execute(select(NOTICED.c.seq).where(NOTICED.c.table_id == id)).scalar()
            return -1 if seq is None else int(seq)

    def note(self, id: str, known: int, told: Told, settled: float) -> bool:
        """Write down who is to hear what, and how far that goes; false where another process was first.

        Both are one transaction: whatever happens, nothing is missing and nothing is there twice. Nothing is written
        while it is too early to know who holds a seat.
        """
        with self._store.engine.begin() as db:
            holders = self._holders(db, id)
            whom = [(due, holders.get((due.seat, due.owner or told.secrets[due.seat]), set())) for due in told.dues]
            if any(not who and not due.owner and due.at > time.time() - settled for due, who in whom):
                return False
            self._insert(db, NOTICED, [{"table_id": id, "seq": -1}])
            moved = update(NOTICED).where(NOTICED.c.table_id == id, NOTICED.c.seq == known).values(seq=told.upto)
            if db.execute(moved).rowcount == 0:
                return False
            clocks = and_(OUTBOX.c.table_id == id, OUTBOX.c.state == "waiting", OUTBOX.c.kind.in_(CLOCKS))
            stopped = update(OUTBOX).where(clocks, OUTBOX.c.seq.not_in(told.running))
            db.execute(stopped.values(state="dropped", why="passed", done_at=time.time()))
            alone = len({holder for who in holders.values() for holder in who}) == 1
            rows = self._rows(db, id, [one for one in whom if not (alone and one[0].kind == "begins")])
            if rows:
                self._insert(db, OUTBOX, rows)
            return True

    def _holders(self, db: Connection, id: str) -> dict[tuple[int, str], set[str]]:
        """Whose each seat is, or was, by the hash of the secret that it has or had."""
        held = select(HOLDERS.c.holder, HOLDERS.c.seat, HOLDERS.c.secret_hash).where(HOLDERS.c.table_id == id)
        holders: dict[tuple[int, str], set[str]] = {}
        for holder, seat, secret in db.execute(held):
            if secret:
                holders.setdefault((seat, secret), set()).add(holder)
        return holders

    def _rows(self, db: Connection, id: str, whom: list[tuple[Due, set[str]]]) -> list[dict[str, Any]]:
        everybody = {holder for _, who in whom for holder in who}
        places = self._live_places(db, everybody)
        chosen = self._chosen(db, everybody)
        now = time.time()
        return [
            _row(place, id, due.kind, due.seq, due.seat, due.due_at, now)
            for due, who in whom
            for holder in who
            for place in places.get(holder, ())
            if place.made_at <= due.at and wanted(chosen.get(holder, {}), EVENT_OF[due.kind], place.kind)
        ]

    def _live_places(self, db: Connection, holders: Iterable[str]) -> dict[str, list[Place]]:
        found: dict[str, list[Place]] = {}
        live = select(*PLACES.c).where(PLACES.c.holder.in_(list(holders)), PLACES.c.state.in_(LIVE))
        for row in db.execute(live):
            found.setdefault(row.holder, []).append(Place(*row))
        return found

    def _chosen(self, db: Connection, holders: Iterable[str]) -> dict[str, dict[tuple[str, str], bool]]:
        found: dict[str, dict[tuple[str, str], bool]] = {}
        for row in db.execute(select(*WANTS.c).where(WANTS.c.holder.in_(list(holders)))):
            found.setdefault(row.holder, {})[row.event, row.kind] = row.wanted
        return found

    def _insert(self, db: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
        """What is there already stays as it is."""
        new = sqlite.insert(table) if self._store.sqlite else postgresql.insert(table)
        db.execute(new.on_conflict_do_nothing(), rows)

    # -- the queue -----------------------------------------------------------------------------------------------------

    def lease(self, now: float, until: float, most: int) -> list[Row]:
        """Notices that are due, for whoever asks alone until that time."""
        free = and_(OUTBOX.c.state == "waiting", OUTBOX.c.due_at <= now, OUTBOX.c.leased_until <= now)
        columns = [OUTBOX.c[name] for name in Row._fields]
        with self._store.reading() as db:
            due = select(*columns).where(free).order_by(OUTBOX.c.due_at).limit(most)
            found = [Row(*row) for row in db.execute(due)]
        if not found:
            return []
        with self._store.engine.begin() as db:
            taken = [
                row
                for row in found
                if db.execute(update(OUTBOX).where(OUTBOX.c.id == row.id, free).values(leased_until=until)).rowcount
            ]
        return taken

    def case(self, row: Row, now: float) -> Case:
        with self._store.reading() as db:
            found = db.execute(select(*PLACES.c).where(PLACES.c.id == row.place)).first()
            muted = select(MUTES.c.until).where(MUTES.c.holder == row.holder, MUTES.c.table_id == row.table_id)
            muted = muted.where(or_(MUTES.c.place == "", MUTES.c.place == row.place))
            seen = {each.page: each.at for each in db.execute(select(*SEEN.c).where(SEEN.c.holder == row.holder))}
            sent = and_(OUTBOX.c.holder == row.holder, OUTBOX.c.state == "sent", OUTBOX.c.done_at > now - 3_600)
            here = and_(OUTBOX.c.place == row.place, OUTBOX.c.done_at > now - 60)
            counts = select(func.count(), func.coalesce(func.sum(case((here, 1), else_=0)), 0)).where(sent)
            hour, minute = db.execute(counts).one()
            return Case(
                place=None if found is None else Place(*found),
                hours=_hours(db, row.holder),
                muted=any(until is None or until > now for (until,) in db.execute(muted)),
                seen_at=max(seen.values(), default=0.0),
                looked_at=seen.get(row.table_id, 0.0) if row.table_id else 0.0,
                sent_hour=int(hour),
                sent_minute=int(minute),
            )

    def end(self, row: Row, state: str, why: str, now: float) -> None:
        with self._store.engine.begin() as db:
            ended = update(OUTBOX).where(OUTBOX.c.id == row.id)
            db.execute(ended.values(state=state, why=why, done_at=now, leased_until=0.0))

    def later(self, row: Row, at: float, tries: int | None = None) -> None:
        with self._store.engine.begin() as db:
            values: dict[str, Any] = {"due_at": at, "leased_until": 0.0}
            values |= {} if tries is None else {"tries": tries}
            db.execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(values))

    def sum_up(self, row: Row, hour: int, at: float, now: float) -> None:
        """Instead of this one there is a summary, one for each hour."""
        with self._store.engine.begin() as db:
            ended = update(OUTBOX).where(OUTBOX.c.id == row.id)
            db.execute(ended.values(state="dropped", why="summed", done_at=now, leased_until=0.0))
            told = and_(OUTBOX.c.place == row.place, OUTBOX.c.kind == "summary", OUTBOX.c.state != "waiting")
            if db.execute(select(OUTBOX.c.id).where(told, OUTBOX.c.seq == hour)).first() is not None:
                hour, at = hour + 1, (hour + 1) * 3_600.0
            summary = {"holder": row.holder, "place": row.place, "table_id": "", "kind": "summary", "seq": hour}
            self._insert(db, OUTBOX, [{**_NEW, **summary, "made_at": now, "due_at": at}])

    def slot(self, name: str, every: float, now: float) -> float:
        """The next moment at which one of that kind may go; each is given to one alone, whoever asks."""
        with self._store.engine.begin() as db:
            self._insert(db, SLOTS, [{"name": name, "next_at": 0.0}])
            free = case((SLOTS.c.next_at > now, SLOTS.c.next_at), else_=now)
            taken = update(SLOTS).where(SLOTS.c.name == name).values(next_at=free + every)
            return float(db.execute(taken.returning(SLOTS.c.next_at)).scalar_one()) - every

    def write_digests(self, now: float, within: float) -> None:
        """A row for everybody whose hour has come; a second look at the same day adds nothing."""
        with self._store.reading() as db:
            wants = select(WANTS.c.holder).where(WANTS.c.event == "digest", WANTS.c.wanted).distinct()
            holders = [holder for (holder,) in db.execute(wants)]
            days = {
                holder: day for holder in holders if (day := _hours(db, holder).digest_day(now, within)) is not None
            }
            places, chosen = self._live_places(db, days), self._chosen(db, days)
        rows = [
            _row(place, "", "digest", day, -1, now, now)
            for holder, day in days.items()
            for place in places.get(holder, ())
            if place.made_at <= now - within and wanted(chosen[holder], "digest", place.kind)
        ]
        if rows:
            with self._store.engine.begin() as db:
                self._insert(db, OUTBOX, rows)

    def write_offers(self, offers: Mapping[str, int], now: float) -> None:
        """A row for everybody who is asked for a chair; an offer that was told is not told again."""
        with self._store.reading() as db:
            places, chosen = self._live_places(db, offers), self._chosen(db, offers)
        rows = [
            _row(place, "", "fits", seq, -1, now, now)
            for holder, seq in offers.items()
            for place in places.get(holder, ())
            if wanted(chosen.get(holder, {}), EVENT_OF["fits"], place.kind)
        ]
        if rows:
            with self._store.engine.begin() as db:
                self._insert(db, OUTBOX, rows)

    def tidy(self, now: float) -> None:
        with self._store.engine.begin() as db:
            db.execute(delete(OUTBOX).where(OUTBOX.c.state != "waiting", OUTBOX.c.done_at < now - KEPT_SECONDS))
            db.execute(delete(SEEN).where(SEEN.c.at < now - DAY))
            db.execute(delete(ASKED).where(ASKED.c.at < now - DAY))
            db.execute(delete(PLACES).where(PLACES.c.state == "new", PLACES.c.made_at < now - 2 * DAY))

    # -- places --------------------------------------------------------------------------------------------------------

    def places(self, holder: str) -> list[Place]:
        with self._store.reading() as db:
            found = db.execute(select(*PLACES.c).where(PLACES.c.holder == holder).order_by(PLACES.c.made_at))
            return [Place(*row) for row in found]

    def waiting(self, holder: str) -> dict[str, int]:
        """How many notices wait for each place."""
        counted = select(OUTBOX.c.place, func.count()).where(OUTBOX.c.holder == holder, OUTBOX.c.state == "waiting")
        counted = counted.where(OUTBOX.c.kind.not_in(CLOCKS))
        with self._store.reading() as db:
            return {row[0]: row[1] for row in db.execute(counted.group_by(OUTBOX.c.place))}

    def place(self, id: str) -> Place | None:
        with self._store.reading() as db:
            found = db.execute(select(*PLACES.c).where(PLACES.c.id == id)).first()
            return None if found is None else Place(*found)

    def add_place(self, place: Place) -> Place:
        """The place, or the one of that address that its owner has already, with what is new of it."""
        with self._store.engine.begin() as db:
            same = and_(PLACES.c.holder == place.holder, PLACES.c.mark == place.mark)
            found = db.execute(select(*PLACES.c).where(same)).first()
            if found is None:
                db.execute(insert(PLACES).values(place._asdict()))
                return place
            kept = Place(*found)
            changed: dict[str, Any] = {"address": place.address, "browser": place.browser, "failures": 0, "why": ""}
            if kept.kind == MAIL and kept.state != "on":  # it is to be confirmed, or confirmed again
                changed |= {"state": "new", "made_at": place.made_at}
            else:
                changed |= {"state": "on"}
            db.execute(update(PLACES).where(PLACES.c.id == kept.id).values(changed))
            return kept._replace(**changed)

    def remove_place(self, holder: str, id: str) -> bool:
        with self._store.engine.begin() as db:
            gone = delete(PLACES).where(PLACES.c.id == id, PLACES.c.holder == holder)
            db.execute(delete(OUTBOX).where(OUTBOX.c.place == id, OUTBOX.c.holder == holder))
            return db.execute(gone).rowcount > 0

    def arrived(self, id: str, now: float) -> None:
        """Something got there: a place that works again gets what waits for it."""
        with self._store.engine.begin() as db:
            before = db.execute(select(PLACES.c.state).where(PLACES.c.id == id)).scalar()
            well = {"state": "on", "failures": 0, "why": "", "last_ok": now}
            db.execute(update(PLACES).where(PLACES.c.id == id).values(well))
            if before != "on":
                waits = and_(OUTBOX.c.place == id, OUTBOX.c.state == "waiting")
                db.execute(update(OUTBOX).where(waits).values(due_at=now))

    def failed(self, id: str, why: str, state: str | None, most: int, now: float) -> None:
        """Something did not get there: after so many failures, or if it says so, the place is in another state."""
        count = PLACES.c.failures + 1
        after = case((count >= most, "paused"), else_=PLACES.c.state) if state is None else state
        with self._store.engine.begin() as db:
            place = update(PLACES).where(PLACES.c.id == id)
            db.execute(place.values(state=after, failures=count, why=why, last_no=now))

    def set_state(self, id: str, state: str, why: str) -> None:
        with self._store.engine.begin() as db:
            db.execute(update(PLACES).where(PLACES.c.id == id).values(state=state, why=why, failures=0))

    def may_ask(self, mark: str, most: int, now: float) -> bool:
        """Whether an address may be asked (again) today whether it is theirs; if so that is noted."""
        with self._store.engine.begin() as db:
            today = select(func.count()).select_from(ASKED).where(ASKED.c.mark == mark, ASKED.c.at > now - DAY)
            if int(db.execute(today).scalar_one()) >= most:
                return False
            db.execute(insert(ASKED).values(mark=mark, at=now))
            return True

    # -- what somebody has chosen --------------------------------------------------------------------------------------

    def hours(self, holder: str) -> Hours:
        with self._store.reading() as db:
            return _hours(db, holder)

    def set_hours(self, holder: str, hours: Hours) -> None:
        with self._store.engine.begin() as db:
            db.execute(delete(QUIET).where(QUIET.c.holder == holder))
            db.execute(insert(QUIET).values(holder=holder, **hours._asdict()))

    def chosen(self, holder: str) -> dict[tuple[str, str], bool]:
        with self._store.reading() as db:
            return self._chosen(db, [holder]).get(holder, {})

    def choose(self, holder: str, choices: dict[tuple[str, str], bool]) -> None:
        with self._store.engine.begin() as db:
            for (event, kind), chosen in choices.items():
                one = and_(WANTS.c.holder == holder, WANTS.c.event == event, WANTS.c.kind == kind)
                db.execute(delete(WANTS).where(one))
                db.execute(insert(WANTS).values(holder=holder, event=event, kind=kind, wanted=chosen))

    def mute(self, holder: str, id: str, place: str, until: float | None) -> None:
        with self._store.engine.begin() as db:
            _unmute(db, holder, id, place)
            db.execute(insert(MUTES).values(holder=holder, table_id=id, place=place, until=until))

    def unmute(self, holder: str, id: str) -> None:
        with self._store.engine.begin() as db:
            db.execute(delete(MUTES).where(MUTES.c.holder == holder, MUTES.c.table_id == id))

    def mutes(self, holder: str, now: float) -> dict[str, float | None]:
        """The tables that somebody is not told of, and until when; those of one place alone too."""
        with self._store.reading() as db:
            found = db.execute(select(MUTES.c.table_id, MUTES.c.until).where(MUTES.c.holder == holder))
            return {id: until for id, until in found if until is None or until > now}

    def see(self, holder: str, page: str, now: float) -> None:
        """A page of theirs is visible and in use; that is kept only of those who have a place."""
        with self._store.reading() as db:
            some = select(PLACES.c.id).where(PLACES.c.holder == holder).limit(1)
            if db.execute(some).first() is None:
                return
        with self._store.engine.begin() as db:
            db.execute(delete(SEEN).where(SEEN.c.holder == holder, SEEN.c.page == page))
            db.execute(insert(SEEN).values(holder=holder, page=page, at=now))


_NEW = {"seat": -1, "state": "waiting", "why": "", "tries": 0, "leased_until": 0.0}


def _row(place: Place, id: str, kind: str, seq: int, seat: int, due_at: float, now: float) -> dict[str, Any]:
    one = {"holder": place.holder, "place": place.id, "table_id": id, "kind": kind, "seq": seq, "seat": seat}
    return {**_NEW, **one, "made_at": now, "due_at": due_at}


def _hours(db: Connection, holder: str) -> Hours:
    columns = [QUIET.c[name] for name in Hours._fields]
    found = db.execute(select(*columns).where(QUIET.c.holder == holder)).first()
    return Hours() if found is None else Hours(*found)


def _unmute(db: Connection, holder: str, id: str, place: str) -> None:
    db.execute(delete(MUTES).where(MUTES.c.holder == holder, MUTES.c.table_id == id, MUTES.c.place == place))
