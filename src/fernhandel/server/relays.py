"""How the news of a table go from process to process: what was written, and what lies beside the log."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable

from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from fernhandel.server.hub import Hub
from fernhandel.server.siblings import Siblings
from fernhandel.server.store import Store

POLL_SECONDS = 0.25  # between two looks into the database where nothing else brings news
SLOW_POLL_SECONDS = 2.0  # where something else does, or where there are no other processes
CHANNEL = "fernhandel:tables"
RETRY_SECONDS = 1.0
HEALTH_SECONDS = 15
REMOVED = -1  # instead of the number of the last entry: the table is there no more
RETOLD = -3  # and: words of the log are gone, or somebody is called otherwise
BESIDE = -2  # and: nothing is new in the log, but in what a seat has set for itself, or in who holds one


class Relay(ABC):
    @abstractmethod
    def send(self, table: str, seq: int) -> None:
        """Tell the others, soon; nobody waits for that."""

    @abstractmethod
    def receive(self) -> AsyncIterator[tuple[str, int]]:
        """What other processes have sent, for ever."""

    async def close(self) -> None:
        return None


class DatabaseRelay(Relay):
    """Without a server for messages the database is asked, again and again, for the tables somebody watches here."""

    def __init__(self, store: Store, watched: Callable[[], list[str]], pause: float) -> None:
        self._store = store
        self._watched = watched
        self._pause = pause

    def send(self, table: str, seq: int) -> None:
        return None  # it is in the database

    async def receive(self) -> AsyncIterator[tuple[str, int]]:
        known: dict[str, int] = {}
        while True:
            await asyncio.sleep(self._pause)
            watched = self._watched()
            if not watched:
                known = {}
                continue
            found = await asyncio.to_thread(self._store.seqs, watched)
            seen = {table: found.get(table, REMOVED) for table in watched}
            for table, seq in seen.items():
                if seq != known.get(table):
                    yield table, seq
            known = seen


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


class SiblingRelay(Relay):
    """Between the processes of one server, on one machine."""

    def __init__(self, siblings: Siblings) -> None:
        self._siblings = siblings

    def send(self, table: str, seq: int) -> None:
        self._siblings.tell(f"{table} {seq}")

    async def receive(self) -> AsyncIterator[tuple[str, int]]:
        while True:
            table, seq = (await self._siblings.told()).split()
            yield table, int(seq)

    async def close(self) -> None:
        self._siblings.close()


def relays(store: Store, hub: Hub, valkey: str, siblings: Siblings | None) -> list[Relay]:
    """On SQLite there are the processes of one server, and `fernhandel admin`; on PostgreSQL others may be."""
    quick: list[Relay] = [SiblingRelay(siblings)] if siblings is not None else []
    quick += [ValkeyRelay(valkey)] if valkey else []
    often = not store.sqlite and not valkey
    return [*quick, DatabaseRelay(store, hub.watched, POLL_SECONDS if often else SLOW_POLL_SECONDS)]
