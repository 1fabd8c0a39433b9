"""Whose browser owns which seat, as this process knows it."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from fernhandel.server.store import Hold, Store

KEPT = 20_000


class Holders:
    """What was read is remembered where no other process writes; ``forget`` is told of all that is given here."""

    def __init__(self, store: Store, shared: bool) -> None:
        self._store = store
        self._shared = shared
        self._held: OrderedDict[tuple[str, str], list[Hold]] = OrderedDict()
        self._given = 0

    async def hold(self, table: str, holds: Sequence[Hold]) -> None:
        """Give seats of a table to browsers."""
        if holds:
            await asyncio.to_thread(self._store.hold, table, holds)
            self.forget(table, holds)

    def forget(self, table: str, holds: Sequence[Hold]) -> None:
        """These were given on disk: what was read before is out of date."""
        for hold in holds:
            self._given += 1
            self._held.pop((hold.browser, table), None)

    async def held(self, browser: str, table: str) -> list[Hold]:
        """What a browser was given at a table; its seats, as long as they have the same secrets."""
        known = self._held.get((browser, table))
        if known is None:
            given = self._given
            known = await asyncio.to_thread(self._store.held, browser, table)
            if not self._shared and given == self._given:  # else it may be out of date already
                self._held[browser, table] = known
                while len(self._held) > KEPT:
                    self._held.popitem(last=False)
        return known

    async def inherit(self, table: str, again: str, players: int) -> None:
        """At a table laid again everybody's browser owns the seat after its old one."""
        holders = await asyncio.to_thread(self._store.holders, table)
        await self.hold(again, [Hold(one.browser, (one.seat + 1) % players, one.secret_hash) for one in holders])
