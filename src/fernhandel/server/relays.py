"""How the news of a table go from process to process: what was written, and what lies beside the log."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable

from fernhandel.server.hub import Hub
from fernhandel.server.siblings import Siblings
from fernhandel.server.store import Store

POLL_SECONDS = 0.25  # between two looks into the database where nothing else brings news
SLOW_POLL_SECONDS = 2.0  # where something else does, or where there are no other processes
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
    if valkey:
        from fernhandel.server.valkey_relay import ValkeyRelay  # an extra of its own

        quick.append(ValkeyRelay(valkey))
    often = not store.sqlite and not valkey
    return [*quick, DatabaseRelay(store, hub.watched, POLL_SECONDS if often else SLOW_POLL_SECONDS)]
