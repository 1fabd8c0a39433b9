"""The lobby: what is shown there, and wishes for a chair that are brought together.

Whoever keeps the page open hears over one stream that the list has changed, and of a wish of their own. One look into
the database serves all of them.
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput
from fernhandel.server.background import safely
from fernhandel.server.lobby.limits import Limits
from fernhandel.server.lobby.matching import Wish
from fernhandel.server.lobby.shown import Asked, Shown
from fernhandel.server.lobby.wire import Offer, OfferLook, OwnLobby, WishPlan
from fernhandel.server.lobby.wishes import WishStore
from fernhandel.server.opening import ChairPlan, OpenTable, lay
from fernhandel.server.visitor import Visitor
from fernhandel.server.wire import Join
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined

if TYPE_CHECKING:
    from fernhandel.server.desk import Desk

LOG = logging.getLogger("fernhandel.lobby")

PULSE_SECONDS = 1.0  # between two looks at wishes
HEARTBEAT_SECONDS = 20.0
CLOCKS: dict[str, Clock] = {
    "live": Clock(kind="decision", seconds=120.0),
    "days": Clock(kind="decision", seconds=86_400.0),
}


@dataclass(eq=False)
class Reader:
    """An open page."""

    holder: str
    language: str
    woken: asyncio.Event = field(default_factory=asyncio.Event)


class Lobby:
    def __init__(self, desk: "Desk", limits: Limits) -> None:
        self._desk = desk
        self._hall = desk.hall
        self.limits = limits
        self._shown = Shown(desk.hall, desk.lists, desk.gallery.watchers, limits)
        self._store = WishStore(desk.hall.store)
        self._wishes: dict[str, Wish] = {}
        self._sits: dict[str, list[str]] = {}
        self._hidden: dict[str, set[str]] = {}
        self._readers: set[Reader] = set()
        self._pulse: asyncio.Task[None] | None = None
        self._read_at = 0.0
        self._woken: tuple[str, dict[str, Wish], dict[str, list[str]], dict[str, set[str]], int] | None = None
        """What all readers were woken for last."""

    async def told(self, language: str, asked: Asked) -> bytes:
        """The tables that fit, encoded."""
        rows = await self._shown.rows(language)
        if time.monotonic() - self._read_at > PULSE_SECONDS:
            await self._read()
        return rows.page(asked, self._waiting)

    @property
    def _waiting(self) -> int:
        now = time.time()
        return sum(not wish.seated and wish.expires_at > now for wish in self._wishes.values())

    async def _read(self) -> None:
        self._read_at = time.monotonic()
        self._wishes = await asyncio.to_thread(self._store.all)

    # -- wishes --------------------------------------------------------------------------------------------------------

    async def wish(self, visitor: Visitor, plan: WishPlan) -> OwnLobby:
        if not visitor.holder:
            raise BadInput("a wish belongs to a browser, not to a seat")
        if not any(set(plan.players) & set(shelf.title(game).about.players) for game in plan.games):
            raise BadInput("players: none of these games is played by so many")
        await self.limits.check_sitting(visitor)
        await asyncio.to_thread(self._store.put, visitor.holder, plan)
        return await self.own(visitor)

    async def unwish(self, visitor: Visitor) -> OwnLobby:
        await asyncio.to_thread(self._store.remove, visitor.holder)
        return await self.own(visitor)

    async def answer(self, visitor: Visitor, offer: str, yes: bool) -> OwnLobby:
        agreed = await asyncio.to_thread(self._store.answer, visitor.holder, offer, yes)
        if agreed is None:
            raise Declined("offer_gone")
        if agreed:
            await asyncio.shield(self._hall.background.spawn(self._fulfil(agreed, visitor)))
        return await self.own(visitor)

    async def own(self, visitor: Visitor) -> OwnLobby:
        """What the lobby has of somebody; who fits is asked first."""
        await self._tend()
        rows = await self._shown.rows()
        sits = await asyncio.to_thread(self._store.sits, [visitor.holder], [row.id for row in rows.open])
        hidden = await asyncio.to_thread(self._desk.moderation.reported_tables, [visitor.holder])
        return self._own(visitor.holder, sits, hidden)

    def _own(self, holder: str, sits: dict[str, list[str]], hidden: dict[str, set[str]]) -> OwnLobby:
        wish = self._wishes.get(holder)
        asked = None if wish is None or wish.offer is None else self._asked(wish, wish.offer)
        return OwnLobby(
            wish=None if wish is None or wish.seated else wish.plan,
            asked=asked,
            seated="" if wish is None else wish.seated,
            sits=sorted(sits.get(holder, [])),
            hidden=sorted(hidden.get(holder, [])),
        )

    def _asked(self, wish: Wish, offer: Offer) -> OfferLook:
        together = [one for one in self._wishes.values() if one.offer is not None and one.offer.id == offer.id]
        left = max(0.0, offer.until - time.time())
        return OfferLook(
            offer=offer, seconds_left=left, agreed=wish.agreed, agreeing=sum(one.agreed for one in together)
        )

    async def asked(self) -> dict[str, Offer]:
        """What everybody is asked who has not answered. Wishes stand without a page, and are brought together."""
        await self._read()
        if self._wishes:
            await self._tend()
        return {
            wish.holder: wish.offer
            for wish in self._wishes.values()
            if wish.offer is not None and not wish.agreed and not wish.seated
        }

    async def _tend(self) -> None:
        """Ask those who fit, and let go what has run out."""
        rows = await self._shown.rows()
        await asyncio.to_thread(self._store.tend, rows.open)
        await self._read()
        self._wake()

    async def _fulfil(self, agreed: Sequence[Wish], visitor: Visitor) -> None:
        """All have said yes: the chair is taken, or the table is laid."""
        offer = agreed[0].offer
        assert offer is not None
        holders = [wish.holder for wish in agreed]
        try:
            table = await self._sat(agreed[0], offer, visitor) if offer.table else await self._laid(agreed, offer)
        except (Declined, BadInput):  # somebody else was quicker
            await asyncio.to_thread(self._store.release, holders, offer.about)
            if offer.table:
                raise
        else:
            await asyncio.to_thread(self._store.seat, holders, table)

    async def _sat(self, wish: Wish, offer: Offer, visitor: Visitor) -> str:
        await self._desk.join(offer.table, Join(name=wish.plan.name), visitor)
        return offer.table

    async def _laid(self, agreed: Sequence[Wish], offer: Offer) -> str:
        chairs = [ChairPlan(kind="mine", name=wish.plan.name) for wish in agreed]
        laid = lay(OpenTable(game=offer.game, chairs=chairs, public=True, clock=CLOCKS[offer.pace]))
        sitters = {seat: wish.holder for seat, wish in enumerate(agreed)}
        return await self._desk.open(replace(laid, sitters=sitters))

    # -- the stream ----------------------------------------------------------------------------------------------------

    async def stream(self, visitor: Visitor, language: str) -> AsyncGenerator[tuple[str, bytes], None]:
        """What has changed, as it changes: the list by its version, and what the reader's own wish has come to."""
        reader = Reader(visitor.holder, language)
        self._readers.add(reader)
        if self._pulse is None:
            self._pulse = self._hall.background.spawn(self._beat())
        told: dict[str, bytes] = {}
        try:
            while True:
                reader.woken.clear()
                for kind, data in self._news(reader):
                    if told.get(kind) != data:
                        told[kind] = data
                        yield kind, data
                try:
                    await asyncio.wait_for(reader.woken.wait(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield "still", b"{}"
        finally:
            self._readers.discard(reader)

    def _news(self, reader: Reader) -> list[tuple[str, bytes]]:
        rows = self._shown.last(reader.language)
        news = [] if rows is None else [("lobby", msgspec.json.encode([rows.version, self._waiting]))]
        if reader.holder:
            own = self._own(reader.holder, self._sits, self._hidden)
            asked = own.asked and replace(own.asked, seconds_left=round(own.asked.seconds_left))
            news.append(("own", msgspec.json.encode(replace(own, asked=asked))))
        return news

    async def _beat(self) -> None:
        """As long as somebody keeps the page open."""
        try:
            while self._readers:
                await safely(self._look_around, LOG)
                await asyncio.sleep(PULSE_SECONDS)
        finally:
            self._pulse = None

    async def _look_around(self) -> None:
        rows = await self._shown.rows()
        await asyncio.to_thread(self._store.tend, rows.open)
        await self._read()
        holders = list({reader.holder for reader in self._readers} - {""})
        self._sits = await asyncio.to_thread(self._store.sits, holders, [row.id for row in rows.open])
        self._hidden = await asyncio.to_thread(self._desk.moderation.reported_tables, holders)
        now = (rows.version, self._wishes, self._sits, self._hidden, len(self._readers))
        if now != self._woken:
            self._woken = now
            self._wake()

    def _wake(self) -> None:
        for reader in self._readers:
            reader.woken.set()
