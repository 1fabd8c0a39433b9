"""Whose device a browser is, as this process knows it."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import select

from fernhandel.server.persons.book import in_use
from fernhandel.server.persons.tables import DEVICES
from fernhandel.server.store import AWAY, Store

KEPT = 20_000
FRESH_SECONDS = 2.0  # another process may have changed it: that is seen after so long


class Devices:
    """What was read is believed for a moment; those with an open line are told when it changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._lines: dict[str, set[Callable[[], None]]] = {}

    async def holder(self, browser: str) -> str:
        """The person whose device it is, else the browser itself."""
        holder, at = self._known.get(browser, ("", 0.0))
        if holder and time.monotonic() - at <= FRESH_SECONDS:
            return holder
        try:
            await self._look_up([browser])
        except AWAY:
            if not holder:
                raise
            return holder  # what is in memory can still be looked at
        return self._known[browser][0]

    async def _look_up(self, browsers: list[str]) -> None:
        """What was told of one of them while it was read is newer than what was read."""
        began = time.monotonic()
        found = await asyncio.to_thread(self.read, browsers)
        for browser in browsers:
            if self._known.get(browser, ("", 0.0))[1] < began:
                self._learn(browser, found.get(browser, browser))

    def read(self, browsers: list[str]) -> dict[str, str]:
        """Of these browsers, those that are devices of somebody, and whose."""
        wanted = select(DEVICES.c.browser, DEVICES.c.person).where(DEVICES.c.browser.in_(browsers), in_use())
        with self._store.reading() as db:
            return {row.browser: row.person for row in db.execute(wanted)}

    def _learn(self, browser: str, holder: str) -> None:
        before = self._known.pop(browser, ("", 0.0))[0]
        self._known[browser] = (holder, time.monotonic())
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        if before and before != holder:
            for changed in list(self._lines.get(browser, ())):
                changed()

    @contextmanager
    def watching(self, browser: str, changed: Callable[[], None]) -> Iterator[None]:
        """While a line is open: ``changed`` is called when the browser is somebody else's from now on."""
        lines = self._lines.setdefault(browser, set())
        lines.add(changed)
        try:
            yield
        finally:
            lines.discard(changed)
            if not lines and self._lines.get(browser) is lines:
                del self._lines[browser]

    async def look_again(self) -> None:
        """Whether what other processes have done concerns an open line here; one question for all of them."""
        if self._lines:
            await self._look_up(list(self._lines))

    def told(self, persons: dict[str, str], browsers: list[str]) -> None:
        """It is written down whose devices these browsers are."""
        for browser in browsers:
            self._learn(browser, persons.get(browser, browser))
