"""The list of the lobby: made once for all who read a language, of what is written beside the logs."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from sqlalchemy import select

from fernhandel.core.words import LANGUAGES
from fernhandel.server.gallery.watchers import Watchers
from fernhandel.server.hall import Hall
from fernhandel.server.lists import Lists
from fernhandel.server.lobby.limits import Limits
from fernhandel.server.lobby.rows import live_row, open_row
from fernhandel.server.lobby.wire import Counts, LiveRow, LobbyList, OpenRow
from fernhandel.server.store import TABLES
from fernhandel.table.summary import Summary

MOST_OPEN, MOST_LIVE = 1_000, 100
PAGE = 50
MOST_TOLD = 200  # answers that are kept
MADE_SECONDS = 1.0  # between two lists
MOST_TOLD_ANEW = 12  # live tables that are folded for one list: the others are shown as they were a moment ago
RESTS_SECONDS = 7 * 86_400.0  # after which a game counts as left

Numbered = list[tuple[str, int]]
"""Tables, each with a number that changes when the table does."""
Row = TypeVar("Row", OpenRow, LiveRow)


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to see of the list."""

    games: tuple[str, ...] = ()
    pace: str = ""
    open_after: str = ""
    live_after: str = ""


@dataclass
class Rows:
    """All that there is, in one language."""

    version: str
    at: float
    open: list[OpenRow]
    live: list[LiveRow]
    counts: Counts
    full: bool
    told: dict[tuple[Asked, int], bytes] = field(default_factory=dict)
    """Answers as they were given, by what was asked."""

    def page(self, asked: Asked, wishes: int) -> bytes:
        """What fits, encoded once for all who ask the same."""
        known = self.told.get((asked, wishes))
        if known is None:
            known = msgspec.json.encode(self._page(asked, wishes))
            if len(self.told) < MOST_TOLD:
                self.told[asked, wishes] = known
        return known

    def _page(self, asked: Asked, wishes: int) -> LobbyList:
        open, live = _fitting(self.open, asked), _fitting(self.live, asked)
        return LobbyList(
            version=self.version,
            at=self.at,
            open=_after(open, asked.open_after),
            live=_after(live, asked.live_after),
            open_count=len(open),
            live_count=len(live),
            counts=self.counts,
            wishes=wishes,
            full=self.full,
        )


def _fitting(rows: list[Row], asked: Asked) -> list[Row]:
    return [
        row
        for row in rows
        if (not asked.games or row.game in asked.games) and (not asked.pace or row.pace == asked.pace)
    ]


def _after(rows: list[Row], id: str) -> list[Row]:
    """The page that begins after that row; the first where it is not there any more."""
    first = next((number + 1 for number, row in enumerate(rows) if row.id == id), 0)
    return rows[first : first + PAGE]


class Shown:
    """As often as somebody asks, but not more."""

    def __init__(self, hall: Hall, lists: Lists, watchers: Watchers, limits: Limits) -> None:
        self._hall = hall
        self._lists = lists
        self._watchers = watchers
        self._limits = limits
        self._rows: dict[str, Rows] = {}
        self._making = asyncio.Lock()
        self._summaries: dict[str, tuple[int, Summary]] = {}

    def last(self, language: str) -> Rows | None:
        """As it was made last."""
        return self._rows.get(language)

    async def rows(self, language: str = LANGUAGES[0]) -> Rows:
        async with self._making:
            rows = self._rows.get(language)
            if rows is None or not 0 <= time.time() - rows.at < MADE_SECONDS:
                await self._make()
            return self._rows[language]

    async def _make(self) -> None:
        waiting, playing = await asyncio.to_thread(self._found)
        full = await asyncio.to_thread(self._limits.full)
        summaries = await self._told(waiting, playing)
        count, now = self._watchers.count, time.time()
        for language in LANGUAGES:
            open = [open_row(id, summaries[id], language) for id, _ in waiting if _is(summaries.get(id), "waiting")]
            live = [
                live_row(id, summaries[id], language, count(id))
                for id, _ in playing
                if _is(summaries.get(id), "playing")
            ]
            live.sort(key=lambda row: (-row.watchers, -row.touched_at))
            self._show(language, Rows(f"{now:.3f}", now, open, live, _counts(open, live), full))

    def _show(self, language: str, rows: Rows) -> None:
        """What is the same as before is not made again."""
        before = self._rows.get(language)
        if before is not None and (before.open, before.live, before.full) == (rows.open, rows.live, rows.full):
            before.at = rows.at
        else:
            self._rows[language] = rows

    def _found(self) -> tuple[Numbered, Numbered]:
        """Public tables that wait, the latest first, and those that are played at."""
        waiting = select(TABLES.c.id).where(TABLES.c.public.is_(True), TABLES.c.state == "waiting")
        waiting = waiting.order_by(TABLES.c.touched_at.desc()).limit(MOST_OPEN)
        playing = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.public.is_(True), TABLES.c.state == "playing")
        playing = playing.where(TABLES.c.touched_at > time.time() - RESTS_SECONDS)
        latest = playing.order_by(TABLES.c.touched_at.desc()).limit(MOST_LIVE)
        watched = self._watchers.watched()[:MOST_LIVE]
        with self._hall.store.reading() as db:
            ids = list(db.execute(waiting).scalars())
            live = {row.id: row.seq for row in db.execute(latest)}
            if watched:
                live |= {row.id: row.seq for row in db.execute(playing.where(TABLES.c.id.in_(watched)))}
        seqs = self._hall.store.seqs(ids) if ids else {}
        return [(id, seqs.get(id, -1)) for id in ids], list(live.items())

    async def _told(self, waiting: Numbered, playing: Numbered) -> dict[str, Summary]:
        """What is known of each. Of live tables only some are told anew at a time."""
        known = {id: self._summaries[id] for id, _ in [*waiting, *playing] if id in self._summaries}
        changed = {id: seq for id, seq in [*waiting, *playing] if id not in known or known[id][0] != seq}
        kept = await asyncio.to_thread(self._hall.store.summaries, list(changed)) if changed else {}
        known |= {id: (changed[id], summary) for id, summary in kept.items()}
        moved = [id for id, _ in playing if id in changed and id not in kept]
        anew = [id for id, _ in waiting if id in changed and id not in kept] + moved[:MOST_TOLD_ANEW]
        found = await self._lists.summaries(anew) if anew else {}
        for id in anew:
            summary = found.get(id)
            if summary is not None:
                known[id] = (changed[id], summary)
            else:
                known.pop(id, None)  # it is gone, or cannot be read
        self._summaries = known
        return {id: summary for id, (_, summary) in known.items()}


def _counts(open: list[OpenRow], live: list[LiveRow]) -> Counts:
    games = [row.game for row in open] + [row.game for row in live]
    paces = [row.pace for row in open] + [row.pace for row in live]
    return Counts(games=dict(Counter(games)), paces=dict(Counter(paces)))


def _is(summary: Summary | None, state: str) -> bool:
    return summary is not None and summary.state == state and not summary.lesson
