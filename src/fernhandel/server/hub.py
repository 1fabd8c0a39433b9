"""Tells whoever watches a table that something has happened there, in this process and, through a relay, in others."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator

from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from fernhandel.server.store import Store

POLL_SECONDS = 0.25  # between two looks into the database where nothing else brings news
SLOW_POLL_SECONDS = 2.0  # where something else does, or where there are no other processes
CHANNEL = "fernhandel:tables"
RETRY_SECONDS = 1.0
HEALTH_SECONDS = 15
REMOVED = -1  # the number of the last entry of a table that is there no more


class Relay(ABC):
    """Carries the news of a table to other processes."""

    @abstractmethod
    async def send(self, table: str, seq: int) -> None: ...

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

    async def send(self, table: str, seq: int) -> None:
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

    async def send(self, table: str, seq: int) -> None:
        with contextlib.suppress(ValkeyError, OSError):  # the others find it in the database at their next look
            await self._valkey.publish(CHANNEL, f"{table} {seq}")

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
        await self._valkey.aclose()


class Watcher:
    """Somebody who watches a table, as a seat or as a spectator; whoever waits for news clears it."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.seat: int | None = None


class Hub:
    """Who watches which table in this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}

    def watched(self) -> list[str]:
        return list(self._watchers)

    def watches(self, table: str) -> bool:
        return table in self._watchers

    @contextlib.contextmanager
    def watching(self, table: str) -> Iterator[Watcher]:
        watcher = Watcher()
        self._watchers.setdefault(table, set()).add(watcher)
        try:
            yield watcher
        finally:
            watchers = self._watchers[table]
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[table]

    def ring(self, table: str, seat: int | None = None) -> None:
        """Something has happened at a table; with a seat, something that only its owner may know."""
        for watcher in self._watchers.get(table, ()):
            if seat is None or watcher.seat == seat:
                watcher.news.set()

    def ring_all(self) -> None:
        for table in self._watchers:
            self.ring(table)


def relays(store: Store, hub: Hub, valkey: str, shared: bool) -> list[Relay]:
    """How news go from process to process; one that is alone only asks what `fernhandel admin` has written."""
    if shared and not valkey:
        return [DatabaseRelay(store, hub.watched, POLL_SECONDS)]
    slow = DatabaseRelay(store, hub.watched, SLOW_POLL_SECONDS)
    return [ValkeyRelay(valkey), slow] if valkey else [slow]
