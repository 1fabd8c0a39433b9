"""Whoever wishes for a chair is told when one fits, wherever they are: they have half a minute to answer."""

import asyncio
import logging
import time
from zlib import crc32

from fernhandel.server.background import rounds
from fernhandel.server.lobby.lobby import Lobby
from fernhandel.server.lobby.wire import Offer
from fernhandel.server.notices.ledger import Ledger, Row

LOG = logging.getLogger("fernhandel.notices")

ROUND_SECONDS = 1.0


def number_of(offer: Offer) -> int:
    """By which a notice of an offer is one, however often it is written down."""
    return crc32(offer.id.encode()) >> 1


class Offers:
    def __init__(self, lobby: Lobby, ledger: Ledger) -> None:
        self._lobby = lobby
        self._ledger = ledger
        self._told: set[int] = set()

    async def follow(self) -> None:
        await rounds(self._look_round, ROUND_SECONDS, LOG)

    async def _look_round(self) -> None:
        numbers = {holder: number_of(offer) for holder, offer in (await self._lobby.asked()).items()}
        fresh = {holder: number for holder, number in numbers.items() if number not in self._told}
        if fresh:
            await asyncio.to_thread(self._ledger.write_offers, fresh, time.time())
        self._told = set(numbers.values())

    async def of(self, row: Row, now: float) -> Offer | None:
        """What a notice tells of, as long as its reader can answer."""
        offer = (await self._lobby.asked()).get(row.holder)
        return offer if offer is not None and number_of(offer) == row.seq and offer.until > now else None
