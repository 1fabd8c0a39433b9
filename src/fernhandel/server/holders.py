"""Who owns which seat, as this process knows it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from fernhandel.server.appender import Append, Hold
from fernhandel.server.store import Lost, Store
from fernhandel.table.declined import Declined

KEPT = 20_000


class Holders:
    """What was read is remembered until something else is given; ``given`` is told at which table.

    What another process has given may be missing for a while, or have an old secret: whoever misses a seat reads again.
    """

    def __init__(self, store: Store, write: Callable[[Append], Awaitable[None]], given: Callable[[str], None]) -> None:
        self._store = store
        self._write = write
        self._given = given
        self._held: OrderedDict[str, dict[str, list[Hold]]] = OrderedDict()
        self._times = 0

    async def hold(self, table: str, holds: Sequence[Hold]) -> None:
        """Give seats of a table to those who hold them."""
        if holds:
            try:
                await self._write(Append(table, holds=holds))
            except Lost:
                raise Declined("no_such_table") from None
            self.forget(table, holds)

    async def inherit(self, table: str, heirs_of: tuple[str, int] | None) -> None:
        """At a table laid again everybody owns the seat after the old one."""
        if heirs_of:
            await self._write(Append(table, heirs_of=heirs_of))
            self.given(table)

    def forget(self, table: str, holds: Sequence[Hold]) -> None:
        """These were given on disk: what was read before is out of date."""
        if holds:
            self.given(table)

    def given(self, table: str) -> None:
        """Seats of a table have changed hands on disk."""
        self.forget_table(table)
        self._given(table)

    def forget_table(self, table: str) -> None:
        self._times += 1
        self._held.pop(table, None)

    def known(self, holder: str, table: str) -> list[Hold] | None:
        """What somebody was given at a table, if it was read before."""
        return self._held.get(table, {}).get(holder)

    async def held(self, holder: str, table: str, again: bool = False) -> list[Hold]:
        """What somebody was given at a table; its seats, as long as they have the same secrets."""
        known = None if again else self.known(holder, table)
        if known is None:
            times = self._times
            known = await asyncio.to_thread(self._store.held, holder, table)
            if times == self._times:  # else it may be out of date already
                self._held.setdefault(table, {})[holder] = known
                self._held.move_to_end(table)
                while len(self._held) > KEPT:
                    self._held.popitem(last=False)
        return known
