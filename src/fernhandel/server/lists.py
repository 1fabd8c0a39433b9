"""Lists of tables: those of one holder, and those that anybody may look at.

They are told from summaries: one that was kept since the last entry is read, and only a table that went on is folded.
"""

import asyncio
import logging
import time
from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from fernhandel.server.appender import Hold, Listed
from fernhandel.server.gallery.watchers import Watchers
from fernhandel.server.hall import Hall
from fernhandel.server.persons.book import Book
from fernhandel.server.store import AWAY
from fernhandel.server.wire import ListedChair, Listing
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.live import Seat
from fernhandel.table.summary import Summary, SummaryWords, summary_of

LOG = logging.getLogger("fernhandel.lists")

MOST_LISTED = 50
MOST_OWN = 200  # of one holder
NEWS = 2
GONE = ("no_such_table", "table_dropped")


class Lists:
    def __init__(self, hall: Hall, watchers: Watchers) -> None:
        self._hall = hall
        self._store = hall.store
        self._book = Book(hall.store)
        self._watchers = watchers

    async def public(self, holder: str, language: str) -> list[Listing]:
        """The tables that anybody may look at, the latest first."""
        found = await asyncio.to_thread(self._store.listed, public=True, most=MOST_LISTED)
        holds = await asyncio.to_thread(self._store.holds_of, holder) if holder else {}
        told = await self._told(found, holds, {}, language)
        return [listing for listing in told if listing.state != "broken"]  # which is for those who sit there

    async def own(self, holder: str, language: str) -> list[Listing]:
        """The tables where somebody has a seat: first those that wait for them, then the others, the latest first."""
        holds = await asyncio.to_thread(self._store.holds_of, holder)
        hidden = await asyncio.to_thread(self._store.hidden, holder)
        found = await asyncio.to_thread(self._store.listed, ids=list(holds), most=MOST_OWN)
        told = [listing for listing in await self._told(found, holds, hidden, language) if listing.mine]
        return sorted(told, key=_urgency)

    async def hide(self, holder: str, id: str, hidden: bool) -> None:
        """Put a table away until it asks for something, or take it out again."""
        live = await self._hall.find(id)
        await asyncio.to_thread(self._store.hide, holder, id, live.seq if hidden else None)

    async def _told(
        self, found: Sequence[Listed], holds: dict[str, list[Hold]], hidden: dict[str, int], language: str
    ) -> list[Listing]:
        summaries = await self.summaries([table.id for table in found])
        marks = await asyncio.to_thread(self._book.marks, list(summaries))
        now = time.time()
        told = []
        for table in found:
            own = holds.get(table.id, [])
            if table.id not in summaries:
                told.append(_broken(table, [hold.seat for hold in own]))
            elif summary := summaries[table.id]:
                mine = owned_of(summary, own)
                listing = _listing(table.id, summary, mine, hidden.get(table.id), language, now, marks)
                told.append(replace(listing, watchers=self._watchers.count(table.id)))
        return told

    async def summaries(self, ids: list[str]) -> dict[str, Summary | None]:
        """What is to be told of each; nothing of one that is gone. One that cannot be read is missing."""
        kept = await asyncio.to_thread(self._store.summaries, ids)
        found: dict[str, Summary | None] = {**kept}
        made: dict[str, Summary] = {}
        for id in ids:
            if id not in kept:
                try:
                    made[id] = summary_of(await self._hall.find(id))
                except Declined as declined:
                    if declined.code in GONE:
                        found[id] = None
        if made:
            self._hall.background.spawn(self._keep(made))
        return {**found, **made}

    async def _keep(self, made: dict[str, Summary]) -> None:
        """Nobody waits for this; what is not kept is made again, or another process keeps it at this moment."""
        try:
            await asyncio.to_thread(self._store.keep_summaries, made)
        except (IntegrityError, *AWAY):
            LOG.info("summaries could not be kept")


def owned_of(summary: Summary, holds: Sequence[Hold]) -> list[Seat]:
    """The seats that were given to somebody, as long as they have the same secrets."""
    seats = summary.seats
    return sorted(
        {
            hold.seat
            for hold in holds
            if hold.seat < len(seats) and hold.secret_hash and seats[hold.seat].secret_hash == hold.secret_hash
        }
    )


def _listing(
    id: str,
    summary: Summary,
    mine: list[Seat],
    hidden_seq: int | None,
    language: str,
    now: float,
    marks: dict[tuple[str, str], int],
) -> Listing:
    words, seats = summary.words[language], summary.seats
    own = [seat for seat in mine if seat in summary.to_act and not seats[seat].level]
    asked_of = own or summary.to_act
    asked_back = any(seat in summary.undo_asked_of for seat in mine)
    first = next(iter(asked_of), None)
    since = [at for seat in asked_of if (at := seats[seat].asked_at) is not None]
    news, news_at = _news(summary, words, mine)
    return Listing(
        id=id,
        name=summary.name,
        game=summary.terms.game,
        edition=summary.terms.edition,
        options=summary.terms.options,
        state=summary.state,  # type: ignore[arg-type]
        lesson=summary.lesson,
        public=summary.public,
        chairs=_chairs(id, summary, words, marks),
        to_act=summary.to_act,
        mine=mine,
        asked=bool(own) or asked_back,
        asked_back=asked_back,
        named=max((seats[seat].named_seq for seat in mine), default=-1),
        hidden=hidden_seq is not None and not any(seats[seat].asked_seq > hidden_seq for seat in own),
        offered=summary.offered,
        turn=summary.turn,
        stage=words.stage,
        ask=words.ask,
        since=min(since, default=None),
        clock=summary.clock,
        seconds_left=None if first is None or summary.state != "playing" else summary.seconds_left(first, now),
        news=news,
        news_at=news_at,
        standing=summary.standing,
        verdict=words.verdict,
        rematch=summary.rematch,
        wants_rematch=summary.wants_rematch,
        opened_at=summary.opened_at,
        touched_at=summary.touched_at,
        watchers=0,
    )


def _chairs(id: str, summary: Summary, words: SummaryWords, marks: dict[tuple[str, str], int]) -> list[ListedChair]:
    return [
        ListedChair(
            kind=seat.kind,
            name=name if seat.kind != "open" else "",
            level=seat.level,
            away=seat.kind == "person" and bool(seat.level),
            sealed=seat.sealed,
            mark=marks.get((id, seat.secret_hash)),
        )
        for seat, name in zip(summary.seats, words.names, strict=True)
    ]


def _news(summary: Summary, words: SummaryWords, mine: list[Seat]) -> tuple[list[str], float | None]:
    """What has happened since one's own last move."""
    moved = max((summary.seats[seat].moved_seq for seat in mine), default=-1)
    last = [line for line in words.last if line.seq > moved][-NEWS:]
    return [line.text for line in last], last[-1].at if last else None


def _broken(table: Listed, mine: list[Seat]) -> Listing:
    """It harms no other row."""
    return Listing(
        id=table.id,
        name="",
        game=table.game,
        edition="",
        options={},
        state="broken",
        lesson=False,
        public=table.public,
        chairs=[],
        to_act=[],
        mine=mine,
        asked=False,
        asked_back=False,
        named=-1,
        hidden=False,
        offered=[],
        turn=0,
        stage="",
        ask="",
        since=None,
        clock=Clock(),
        seconds_left=None,
        news=[],
        news_at=None,
        standing=[],
        verdict="",
        rematch="",
        wants_rematch=[],
        opened_at=table.opened_at,
        touched_at=table.touched_at,
        watchers=0,
    )


def _urgency(listing: Listing) -> tuple[bool, float, float]:
    """Those that wait for me: the least time left first, then the longest wait; all others the latest first."""
    if not listing.asked:
        return True, 0.0, -listing.touched_at
    left = float("inf") if listing.seconds_left is None else listing.seconds_left
    return False, left, listing.since or listing.touched_at
