"""News of tables by a Valkey or Redis, between servers on one PostgreSQL; loaded only where one is named."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from fernhandel.server.relays import Relay

CHANNEL = "fernhandel:tables"
RETRY_SECONDS = 1.0
HEALTH_SECONDS = 15


class ValkeyRelay(Relay):
    """Quick while it works; what is sent while it does not is found by the slow look into the database beside it."""

    def __init__(self, url: str) -> None:
        self._valkey: Valkey = Valkey.from_url(url, socket_timeout=None, health_check_interval=HEALTH_SECONDS)
        self._unsent: list[str] = []
        self._sending: asyncio.Task[None] | None = None

    def send(self, table: str, seq: int) -> None:
        self._unsent.append(f"{table} {seq}")
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        """All that has come together while the last were on their way goes at once."""
        try:
            while self._unsent:
                messages, self._unsent = self._unsent, []
                with contextlib.suppress(ValkeyError, OSError):  # the others find it in the database at their next look
                    async with self._valkey.pipeline(transaction=False) as together:
                        for message in messages:
                            together.publish(CHANNEL, message)
                        await together.execute()
        finally:
            self._sending = None

    async def receive(self) -> AsyncIterator[tuple[str, int]]:
        while True:
            try:
                async with self._valkey.pubsub() as messages:
                    await messages.subscribe(CHANNEL)
                    async for message in messages.listen():
                        if message["type"] == "message":
                            table, seq = message["data"].decode().split()
                            yield table, int(seq)
            except (ValkeyError, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
        await self._valkey.aclose()
