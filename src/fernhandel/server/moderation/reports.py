"""What people tell the host. All reports of one thing are one case, and nobody is counted twice in it."""

import time
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from fernhandel.server.gallery.tables import GALLERY
from fernhandel.server.moderation.tables import REPORTS
from fernhandel.server.moderation.wire import Report
from fernhandel.server.persons.tables import PERSONS
from fernhandel.server.store import HOLDERS, TABLES, TALK, Store
from fernhandel.table.declined import Declined

MOST_A_DAY = 20
KEPT_SECONDS = 90 * 86_400.0  # after it is settled
DAY = 86_400.0
NO_SPOT = -1
MOST_CASES = 50
MOST_OWN = 20
LINES = ("line", "gallery")
HOST = "host"


class ReportRow(msgspec.Struct, frozen=True):
    id: int
    holder: str
    table: str
    about: str
    spot: int
    kind: str
    words: str
    at: float
    outcome: str
    settled_at: float | None
    settled_by: str


COLUMNS = [REPORTS.c["table_id" if name == "table" else name] for name in ReportRow.__struct_fields__]
ABOUT_LINE = and_(TALK.c.table_id == REPORTS.c.table_id, TALK.c.seq == REPORTS.c.spot, REPORTS.c.about == "line")
ABOUT_GALLERY = and_(
    GALLERY.c.table_id == REPORTS.c.table_id, GALLERY.c.seq == REPORTS.c.spot, REPORTS.c.about == "gallery"
)
ABOUT_NAME = and_(HOLDERS.c.table_id == REPORTS.c.table_id, HOLDERS.c.seat == REPORTS.c.spot, REPORTS.c.about == "name")


class Reports:
    """Every method is one transaction and blocks; call from threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, holder: str, report: Report, words: str) -> bool:
        """Whether this one has not reported the same thing before."""
        spot = _spot(report)
        mine = REPORTS.c.holder == holder
        same = and_(mine, REPORTS.c.table_id == report.table, REPORTS.c.about == report.about, REPORTS.c.spot == spot)
        with self._store.engine.begin() as db:
            if db.execute(select(REPORTS.c.id).where(same)).first() is not None:
                return False
            today = select(func.count()).select_from(REPORTS).where(mine, REPORTS.c.at > time.time() - DAY)
            if db.execute(today).scalar_one() >= MOST_A_DAY:
                raise Declined("too_many_reports")
            row = {"holder": holder, "table_id": report.table, "about": report.about, "spot": spot}
            more = {"kind": report.kind, "words": words, "at": time.time(), "outcome": "", "settled_by": ""}
            db.execute(insert(REPORTS).values({**row, **more}))
        return True

    def cases(self, settled: bool) -> list[list[ReportRow]]:
        """Reports of the same thing together: what is open, the oldest first; what is settled, the latest first."""
        wanted = select(*COLUMNS).where(REPORTS.c.outcome != "" if settled else REPORTS.c.outcome == "")
        with self._store.reading() as db:
            rows = [ReportRow(*row) for row in db.execute(wanted)]
        grouped = [list(group) for _, group in groupby(sorted(rows, key=_thing), _thing)]
        for group in grouped:
            group.sort(key=lambda row: row.at)
        if settled:
            return sorted(grouped, key=lambda group: -(group[0].settled_at or 0.0))[:MOST_CASES]
        return sorted(grouped, key=lambda group: group[0].at)[:MOST_CASES]

    def of(self, holder: str) -> list[tuple[ReportRow, bool]]:
        """What somebody has reported, the latest first, each with whether the host has removed its line."""
        gone = or_(TALK.c.removed == HOST, GALLERY.c.removed == HOST)
        wanted = select(*COLUMNS, gone).outerjoin(TALK, ABOUT_LINE).outerjoin(GALLERY, ABOUT_GALLERY)
        wanted = wanted.where(REPORTS.c.holder == holder).order_by(REPORTS.c.id.desc()).limit(MOST_OWN)
        with self._store.reading() as db:
            return [(ReportRow(*row[:-1]), bool(row[-1])) for row in db.execute(wanted)]

    def tables_of(self, holders: Sequence[str]) -> dict[str, set[str]]:
        """The tables that each of these has reported, which they are not shown any more."""
        wanted = select(REPORTS.c.holder, REPORTS.c.table_id)
        wanted = wanted.where(REPORTS.c.about == "table", REPORTS.c.holder.in_(holders))
        found: dict[str, set[str]] = {}
        with self._store.reading() as db:
            for holder, table in db.execute(wanted):
                found.setdefault(holder, set()).add(table)
        return found

    def settle(self, db: Any, report: int, outcome: str, by: str) -> None:
        """With it all open reports of the same thing."""
        row = db.execute(select(REPORTS).where(REPORTS.c.id == report)).first()
        if row is None:
            raise Declined("no_such_report")
        same = and_(REPORTS.c.table_id == row.table_id, REPORTS.c.about == row.about, REPORTS.c.spot == row.spot)
        values = {"outcome": outcome, "settled_at": time.time(), "settled_by": by}
        db.execute(update(REPORTS).where(same, REPORTS.c.outcome == "").values(values))

    def record_of(self, holder: str) -> tuple[int, int]:
        """How often what somebody has reported was so, and how often it was not."""
        wanted = select(REPORTS.c.outcome, func.count()).where(REPORTS.c.holder == holder).group_by(REPORTS.c.outcome)
        with self._store.reading() as db:
            counts = {row[0]: int(row[1]) for row in db.execute(wanted)}
        return counts.get("done", 0), counts.get("nothing", 0)

    def record_about(self, holders: Sequence[str]) -> tuple[int, int]:
        """How many things were reported of somebody, after which something was done, or nothing."""
        wanted = select(REPORTS.c.table_id, REPORTS.c.about, REPORTS.c.spot, REPORTS.c.outcome).distinct()
        wanted = wanted.outerjoin(TALK, ABOUT_LINE).outerjoin(GALLERY, ABOUT_GALLERY).outerjoin(HOLDERS, ABOUT_NAME)
        theirs = or_(*(table.c.holder.in_(holders) for table in (TALK, GALLERY, HOLDERS)))
        wanted = wanted.where(REPORTS.c.outcome != "", theirs)
        with self._store.reading() as db:
            outcomes = [row.outcome for row in db.execute(wanted)]
        return outcomes.count("done"), outcomes.count("nothing")

    def person(self, id: str) -> tuple[str, int] | None:
        """Name, and the day on which the key was made."""
        with self._store.reading() as db:
            row = db.execute(select(PERSONS.c.name, PERSONS.c.made_day).where(PERSONS.c.id == id)).first()
        return None if row is None else (row.name, row.made_day)

    def games_of(self, holders: Sequence[str]) -> int:
        wanted = select(func.count(HOLDERS.c.table_id.distinct())).join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
        with self._store.reading() as db:
            return int(db.execute(wanted.where(HOLDERS.c.holder.in_(holders))).scalar_one())

    def forget_old(self) -> None:
        with self._store.engine.begin() as db:
            db.execute(delete(REPORTS).where(REPORTS.c.settled_at < time.time() - KEPT_SECONDS))


def _spot(report: Report) -> int:
    if report.about in LINES:
        return NO_SPOT if report.seq is None else report.seq
    return NO_SPOT if report.seat is None or report.about == "table" else report.seat


def _thing(row: ReportRow) -> tuple[str, str, int, float]:
    return row.table, row.about, row.spot, row.settled_at or 0.0
