"""The people of the house: who is known by which browser, and what they do with their names."""

import asyncio
import logging

from fernhandel.server.hall import Hall
from fernhandel.server.persons.devices import FRESH_SECONDS, Devices
from fernhandel.server.store import AWAY

LOG = logging.getLogger("fernhandel.persons")


class Persons:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.devices = Devices(hall.store)
        hall.background.spawn(self._look_around())

    async def holder(self, browser: str) -> str:
        """Who owns what that browser has: a person, or else the browser itself."""
        return await self.devices.holder(browser)

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(FRESH_SECONDS)
            try:
                await self.devices.look_again()
            except AWAY:
                LOG.warning("the database is away")
