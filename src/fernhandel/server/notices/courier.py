"""Takes notices out of the queue, asks once more whether each still matters, and hands it over."""

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from fernhandel.server.background import safely
from fernhandel.server.lists import Lists
from fernhandel.server.lobby.wire import Offer
from fernhandel.server.measures import NOTICES
from fernhandel.server.notices.due import EVENT_OF, comes_to, matters, threshold
from fernhandel.server.notices.keys import Address, HouseKeys
from fernhandel.server.notices.ledger import Case, Ledger, Place, Row
from fernhandel.server.notices.offers import Offers
from fernhandel.server.notices.senders import Outcome, Parcel
from fernhandel.server.notices.texts import Text, digest, fitting, told
from fernhandel.server.store import AWAY
from fernhandel.table.summary import Summary

LOG = logging.getLogger("fernhandel.notices")

ROUND_SECONDS = 0.5
AT_ONCE = 20
LEASE_SECONDS = 60.0
SHORTEST_LEASE = 12.0  # longer than any handing over takes
RETRY_SECONDS = (10.0, 60.0, 300.0, 1_800.0, 7_200.0, 86_400.0)
WORTH_SECONDS = 7 * 86_400.0  # after so long nobody wants to hear it
SEEN_SECONDS = 30.0
LOOKED_SECONDS = 600.0
HOLDER_HOUR = 30
PLACE_MINUTE = 10
MAIL_EVERY = 1.0
MOST_FAILURES = 10
DIGEST_WITHIN = 3_600.0
DIGEST_ROUND = 20.0
TIDY_SECONDS = 600.0
HOUR = 3_600.0
DAY = 86_400.0
LATE_CLOCK = 2.0

About = Summary | Offer | None
"""What a notice is about: a table, a chair that fits a wish, or everything that is open."""


class Sender(Protocol):
    async def send(self, address: Address, parcel: Parcel) -> Outcome: ...


class Later(NamedTuple):
    at: float


class Dropped(NamedTuple):
    why: str


class SummedUp(NamedTuple):
    at: float


def judged(row: Row, case: Case, summary: Summary | None, now: float) -> Later | Dropped | SummedUp | None:
    """What is to be done with a notice that is due; nothing stands in the way of one that goes now."""
    if case.place is None or case.place.state == "ended":
        return Dropped("no_place")
    if now - row.made_at > WORTH_SECONDS:
        return Dropped("too_old")
    if row.table_id:
        if summary is None or not matters(summary, row.kind, row.seat, row.seq):
            return Dropped("passed")
        if case.muted:
            return Dropped("muted")
        if (left := _early(row, summary, now)) is not None:
            return Later(left)
        if row.kind in ("quarter", "hour") and now - case.looked_at < LOOKED_SECONDS:
            return Dropped("seen")
    if now - case.seen_at < SEEN_SECONDS:
        # whoever has just left the page has not seen what is asked since
        return Later(case.seen_at + SEEN_SECONDS) if row.kind == "fits" else Dropped("seen")
    if case.place.state != "on":
        return Later(now + RETRY_SECONDS[-1])
    quiet = case.hours.quiet_until(now)
    if quiet is not None and not (case.hours.wakes and summary is not None and _runs_out(summary, row.seat, quiet)):
        return Later(quiet)
    return _limited(row, case, now)


def _early(row: Row, summary: Summary, now: float) -> float | None:
    """A clock that has been set, or got an increment, comes to its quarter later."""
    if row.kind not in ("quarter", "hour"):
        return None
    of, wanted = summary.seats[row.seat], threshold(summary.clock, row.kind)
    left = summary.seconds_left(row.seat, now)
    if left is None or of.left is None or of.running_since is None or left <= wanted + LATE_CLOCK:
        return None
    return comes_to(summary.clock, of.running_since, of.left, wanted)


def _runs_out(summary: Summary, seat: int, at: float) -> bool:
    left = summary.seconds_left(seat, at) if seat >= 0 and summary.seats[seat].running_since is not None else None
    return left is not None and left <= 0


def _limited(row: Row, case: Case, now: float) -> Later | SummedUp | None:
    """Over the limits many become one."""
    if row.kind == "summary":
        return Later(now + HOUR / 2) if case.sent_hour > HOLDER_HOUR else None
    if case.sent_hour >= HOLDER_HOUR:
        return SummedUp((now // HOUR + 1) * HOUR)
    return SummedUp(now + 60) if case.sent_minute >= PLACE_MINUTE else None


def _matters_for(row: Row, about: About, now: float) -> float:
    if isinstance(about, Offer):
        return about.until - now
    left = about.seconds_left(row.seat, now) if about is not None and row.kind in ("move", "hour") else None
    return DAY if left is None else max(60.0, left)


class Courier:
    def __init__(
        self,
        ledger: Ledger,
        lists: Lists,
        offers: Offers,
        keys: HouseKeys,
        senders: Mapping[str, Sender],
        pace: float,
    ) -> None:
        self._ledger = ledger
        self._lists = lists
        self._offers = offers
        self._keys = keys
        self._senders = senders
        self._pace = pace

    async def carry(self) -> None:
        """Again and again: what is due."""
        while True:
            if not await safely(self._round, LOG):
                await asyncio.sleep(ROUND_SECONDS)

    async def keep_house(self) -> None:
        tidied = 0.0
        while True:
            await safely(self._digests, LOG)
            if time.monotonic() - tidied > TIDY_SECONDS:
                tidied = time.monotonic()
                await safely(self._tidy, LOG)
            await asyncio.sleep(max(DIGEST_ROUND * self._pace, ROUND_SECONDS))

    async def _digests(self) -> None:
        await asyncio.to_thread(self._ledger.write_digests, time.time(), DIGEST_WITHIN)

    async def _tidy(self) -> None:
        await asyncio.to_thread(self._ledger.tidy, time.time())

    async def _round(self) -> bool:
        """Whether there was something to do."""
        now = time.time()
        lease = max(LEASE_SECONDS * self._pace, SHORTEST_LEASE)
        rows = await asyncio.to_thread(self._ledger.lease, now, now + lease, AT_ONCE)
        holders = {row.holder: [each for each in rows if each.holder == row.holder] for row in rows}
        await asyncio.gather(*(self._deliver_all(theirs) for theirs in holders.values()))
        return bool(rows)

    async def _deliver_all(self, rows: list[Row]) -> None:
        """Those of one holder one after another, so that limits count."""
        for row in rows:
            try:
                await self._deliver(row)
            except AWAY:
                raise
            except Exception as error:
                LOG.error("a notice cannot be sent", exc_info=error, extra={"table": row.table_id})
                await asyncio.to_thread(self._ledger.later, row, time.time() + self._pause(row.tries), row.tries + 1)

    async def _deliver(self, row: Row) -> None:
        now = time.time()
        case = await asyncio.to_thread(self._ledger.case, row, now)
        summary = await self._summary(row.table_id)
        offer = await self._offers.of(row, now) if row.kind == "fits" else None
        verdict = Dropped("passed") if row.kind == "fits" and offer is None else judged(row, case, summary, now)
        match verdict:
            case Dropped(why):
                await self._end(row, "dropped", why)
            case Later(at):
                await asyncio.to_thread(self._ledger.later, row, at)
            case SummedUp(at):
                await asyncio.to_thread(self._ledger.sum_up, row, int(at // HOUR), at, now)
            case None:
                assert case.place is not None
                await self._send(row, case.place, case.hours.language, offer or summary, now)

    async def _summary(self, id: str) -> Summary | None:
        return (await self._lists.summaries([id])).get(id) if id else None

    async def _send(self, row: Row, place: Place, language: str, about: About, now: float) -> None:
        address, sender = self._keys.unseal(place.address), self._senders.get(place.kind)
        if address is None or sender is None:
            await self._end(row, "dropped", "no_way")
            return
        text = await self._text(row, about, language, now)
        if text is None:
            await self._end(row, "dropped", "nothing_open")
            return
        if place.kind == "mail":
            turn = await asyncio.to_thread(self._ledger.slot, "mail", MAIL_EVERY * self._pace, now)
            if turn > now + MAIL_EVERY:
                await asyncio.to_thread(self._ledger.later, row, turn)
                return
            await asyncio.sleep(max(0.0, turn - now))
        outcome = await sender.send(address, await self._parcel(row, place, text, language, about, now))
        await self._went(row, place, outcome)

    async def _text(self, row: Row, about: About, language: str, now: float) -> Text | None:
        if isinstance(about, Offer):
            return fitting(about, language)
        if about is not None:
            return told(row.table_id, about, row.kind, row.seat, language, now)
        listings = await self._lists.own(row.holder, language)
        return digest(listings, language) if any(listing.asked for listing in listings) else None

    async def _parcel(self, row: Row, place: Place, text: Text, language: str, about: About, now: float) -> Parcel:
        moves = None
        if place.kind == "push":
            moves = sum(listing.asked for listing in await self._lists.own(row.holder, language))
        return Parcel(
            kind=row.kind,
            text=text,
            language=language,
            tag=row.table_id or EVENT_OF.get(row.kind, row.kind),
            id=f"{row.kind}-{row.seq}-{row.table_id or 'all'}-{place.id}",
            matters_for=_matters_for(row, about, now),
            moves=moves,
            place=place.id,
        )

    async def _went(self, row: Row, place: Place, outcome: Outcome) -> None:
        now = time.time()
        NOTICES.labels(place.kind, "sent" if outcome.ok else "failed").inc()
        if outcome.ok:
            await self._end(row, "sent", "")
            await asyncio.to_thread(self._ledger.arrived, place.id, now)
            return
        ended = outcome.gone and place.kind == "push"
        state = "ended" if ended else "paused" if outcome.gone else None
        await asyncio.to_thread(self._ledger.failed, place.id, outcome.why, state, MOST_FAILURES, now)
        if ended:
            await self._end(row, "dropped", "no_place")
        else:
            await asyncio.to_thread(self._ledger.later, row, now + self._pause(row.tries), row.tries + 1)

    def _pause(self, tries: int) -> float:
        return RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)] * self._pace

    async def _end(self, row: Row, state: str, why: str) -> None:
        await asyncio.to_thread(self._ledger.end, row, state, why, time.time())
