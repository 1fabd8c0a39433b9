"""All tables, as this process knows them: commands are judged, written, folded, and told, in this order."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from fernhandel.server.background import Background
from fernhandel.server.holders import Holders
from fernhandel.server.hub import REMOVED, Hub, Relay
from fernhandel.server.measures import MOVES, WRITE_SECONDS
from fernhandel.server.opening import Laid
from fernhandel.server.secret import hashed, new_table_id
from fernhandel.server.steady import SteadyTime
from fernhandel.server.store import AWAY, Append, Hold, Listed, Lost, Row, Store
from fernhandel.server.writer import Writer
from fernhandel.table import entries, judge
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.settings import SeatSettings

LOG = logging.getLogger("fernhandel.tables")

KEPT = 2_000  # tables that stay folded in memory
TRIES = 8  # races lost in a row before we give up
REREAD_SECONDS = 2.0  # how long a single process may overlook what `fernhandel admin` has written
PATIENCE_SECONDS = 5.0  # how long a table may rest before another process thinks that its keeper has died
NOTE_SECONDS = 5.0  # between two tries to note a state

Judging = Callable[[LiveTable], list[entries.AnyEntry]]


@dataclass
class LoadedTable:
    """A table in memory; whoever changes it holds the lock."""

    live: LiveTable
    settings: dict[Seat, SeatSettings] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    setting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by who changes settings: nobody else waits for that, and so nobody learns of it."""
    tended: set[str] = field(default_factory=set)
    """What the keeper is doing there."""
    owner: str = ""
    """The address on whose account bots think here: of whoever acted last."""
    read_at: float = field(default_factory=time.monotonic)
    """When it was last compared with what is on disk."""


class Hall:
    """``shared`` says whether other processes write to the same tables all the time, not only now and then."""

    def __init__(self, store: Store, hub: Hub, relays: Sequence[Relay], shared: bool) -> None:
        self.store = store
        self.hub = hub
        self.shared = shared
        self.holders = Holders(store, shared)
        self.background = Background()
        self.tend: Callable[[LoadedTable, float], None] | None = None
        """The keeper's: told of a table that was changed or read, and how long others may finish what they began."""
        self._relays = relays
        self._writer = Writer(store)
        self._steady = SteadyTime()
        self._tables: OrderedDict[str, LoadedTable] = OrderedDict()

    # -- opening and finding -------------------------------------------------------------------------------------------

    async def open(self, laid: Laid, id: str | None = None, browser: str = "", address: str = "") -> str:
        """Write a new table down, with its seats for a browser; its id.

        A table of that id that is there already stays as it is.
        """
        id, at = id or new_table_id(), time.time()
        rows = [Row(seq, at, None, entries.encode(entry)) for seq, entry in enumerate(laid.log)]
        live = await asyncio.to_thread(unfold, id, rows)
        holds = [Hold(browser, seat, hashed(secret)) for seat, secret in laid.seats.items()] if browser else []
        game, public = live.opened.terms.game, live.opened.public
        listed = Listed(id, live.seq, at, at, game, live.state, public)
        if await asyncio.to_thread(self.store.open_table, listed, Append(id, rows, holds)):
            self._changed(self._keep(LoadedTable(live, owner=address)))
        return id

    async def find(self, id: str) -> LiveTable:
        return (await self.loaded(id)).live

    async def loaded(self, id: str) -> LoadedTable:
        """The table as it is: what other processes have written is read first; of tables watched here a relay tells."""
        loaded = self._tables.get(id)
        if loaded is None:
            loaded = self._keep(await self._load(id))
            self._changed(loaded, PATIENCE_SECONDS if self.shared else 0.0)
        elif self.shared or (not self.hub.watches(id) and time.monotonic() - loaded.read_at > REREAD_SECONDS):
            try:
                await self.refresh(loaded)
            except AWAY:
                if self.shared:
                    raise  # others may have written meanwhile; alone, what is known can still be seen
            self._keep(loaded)
        return loaded

    def _changed(self, loaded: LoadedTable, patience: float = 0.0) -> None:
        if self.tend is not None:
            self.tend(loaded, patience)

    async def _load(self, id: str) -> LoadedTable:
        rows = await asyncio.to_thread(self.store.rows, id)
        if not rows:
            raise Declined("no_such_table")
        try:
            live = await asyncio.to_thread(unfold, id, rows)
        except Exception:  # whatever is wrong with one log, the other tables go on
            LOG.exception("a log cannot be folded", extra={"table": id})
            raise Declined("broken_table") from None
        return LoadedTable(live, await asyncio.to_thread(self.store.settings, id))

    def _keep(self, loaded: LoadedTable) -> LoadedTable:
        """Keep a table in memory; if somebody else was quicker to read it, theirs."""
        kept = self._tables.setdefault(loaded.live.id, loaded)
        self._tables.move_to_end(kept.live.id)
        if len(self._tables) > KEPT:
            idle = (id for id, other in self._tables.items() if not other.lock.locked() and not other.tended)
            self._tables.pop(next(idle, ""), None)
        return kept

    async def refresh(self, loaded: LoadedTable) -> None:
        """Read what other processes have written."""
        async with loaded.lock:
            await self._catch_up(loaded)

    def now(self, live: LiveTable) -> float:
        """What time it is at a table, whether or not the system's clock was set meanwhile."""
        return self._steady.now(live.touched)

    def keeps(self, loaded: LoadedTable) -> bool:
        return self._tables.get(loaded.live.id) is loaded

    def tables(self) -> list[LoadedTable]:
        return list(self._tables.values())

    async def _catch_up(self, loaded: LoadedTable) -> None:
        """Fold what other processes have written; what nobody seems to tend is tended after a while."""
        live = loaded.live
        loaded.read_at = time.monotonic()
        if live.id not in await asyncio.to_thread(self.store.seqs, [live.id]):  # `fernhandel admin remove`
            self._tables.pop(live.id, None)
            raise Declined("no_such_table")
        rows = await asyncio.to_thread(self.store.rows, live.id, live.seq)
        for row in rows:
            live.fold(row.at, entries.decode(row.body), row.key or "")
        if rows:
            self.hub.ring(live.id)
        if self.shared:
            loaded.settings = await asyncio.to_thread(self.store.settings, live.id)
        self._changed(loaded, PATIENCE_SECONDS)

    # -- writing -------------------------------------------------------------------------------------------------------

    async def write(
        self, id: str, judging: Judging, key: str = "", *, holds: Sequence[Hold] = (), address: str = ""
    ) -> int:
        """Judge against the table as it is and write what follows; the number of the first entry written.

        A key that was used before gets the answer it got then. Whoever loses a race judges again. What was begun is
        carried out to its end even if whoever asked has gone.
        """
        loaded = await self.loaded(id)
        if address:
            loaded.owner = address
        return await asyncio.shield(self.background.spawn(self.write_at(loaded, judging, key, holds)))

    async def write_at(self, loaded: LoadedTable, judging: Judging, key: str = "", holds: Sequence[Hold] = ()) -> int:
        async with loaded.lock:
            written = loaded.live.keys.get(key) if key else None
            if written is None:
                await self._note_jump(loaded)
                written = await self._judge_and_write(loaded, judging, key, holds)
                await self._tell(loaded)
        self._changed(loaded)
        return written

    async def _note_jump(self, loaded: LoadedTable) -> None:
        """If the system's clock was set since the last entry, the log says so before it goes on."""
        await self._judge_and_write(loaded, lambda live: judge.jump(live, self._steady.jumped(live.touched)), "", ())

    async def _judge_and_write(self, loaded: LoadedTable, judging: Judging, key: str, holds: Sequence[Hold]) -> int:
        live = loaded.live
        for _ in range(TRIES):
            if key and key in live.keys:
                return live.keys[key]
            log = judging(live)
            if not log:
                await self.holders.hold(live.id, holds)
                return live.seq
            try:
                return await self._append(loaded, log, key, holds)
            except Lost:
                await self._catch_up(loaded)
        raise Declined("stale", base=live.seq, since=live.seq)

    async def _append(self, loaded: LoadedTable, log: list[entries.AnyEntry], key: str, holds: Sequence[Hold]) -> int:
        live, at = loaded.live, time.time()
        first = live.seq + 1
        rows = [
            Row(first + number, at, (key or None) if number == 0 else None, entries.encode(entry))
            for number, entry in enumerate(log)
        ]
        asked = time.perf_counter()
        await self._writer.append(Append(live.id, rows, holds))
        WRITE_SECONDS.observe(time.perf_counter() - asked)
        self._fold(live, at, log, key)
        self.holders.forget(live.id, holds)
        return first

    def _fold(self, live: LiveTable, at: float, log: list[entries.AnyEntry], key: str) -> None:
        """Bring the table forward by what is on disk now."""
        state = live.state
        try:
            for number, entry in enumerate(log):
                live.fold(at, entry, key if number == 0 else "")
        except Exception:
            self._tables.pop(live.id, None)  # what is on disk is the truth: it is read anew
            raise
        for entry in log:
            if isinstance(entry, entries.Moved):  # what was ordered counts as done by who has ordered it
                MOVES.labels(live.opened.terms.game, "bot" if entry.by == "bot" else "person").inc()
        if live.state != state:
            self.background.spawn(self._note_state(live.id, live.state))

    async def _note_state(self, id: str, state: str) -> None:
        """Beside the log, which has it too: nobody waits for this, and it is tried until it is done."""
        while True:
            try:
                return await asyncio.to_thread(self.store.note_state, id, state)
            except AWAY:
                await asyncio.sleep(NOTE_SECONDS)

    async def _tell(self, loaded: LoadedTable) -> None:
        self.hub.ring(loaded.live.id)
        for relay in self._relays:
            await relay.send(loaded.live.id, loaded.live.seq)

    # -- what a seat sets for itself -----------------------------------------------------------------------------------

    async def change(self, id: str, seat: Seat, change: Callable[[LiveTable], SeatSettings]) -> SeatSettings:
        loaded = await self.loaded(id)
        changed = change(loaded.live)
        await asyncio.shield(self.background.spawn(self.set(loaded, seat, changed)))
        self._changed(loaded)
        return changed

    async def set(self, loaded: LoadedTable, seat: Seat, settings: SeatSettings) -> None:
        """Only those who look on as that seat are told."""
        async with loaded.setting:
            await asyncio.to_thread(self.store.set, loaded.live.id, seat, settings)
            loaded.settings[seat] = settings
        self.hub.ring(loaded.live.id, seat)

    # -- other processes -----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to listen to other processes."""
        for relay in self._relays:
            self.background.spawn(self._listen(relay))

    async def _listen(self, relay: Relay) -> None:
        while True:
            try:
                async for id, seq in relay.receive():
                    await self._heard(id, seq)
            except Exception:  # a database that is away for a moment must not end the news
                LOG.exception("no news from other processes for a moment")
                await asyncio.sleep(REREAD_SECONDS)

    async def _heard(self, id: str, seq: int) -> None:
        loaded = self._tables.get(id)
        if loaded is None:
            self.hub.ring(id)
        elif seq > loaded.live.seq or seq == REMOVED:  # what is known here has been told
            async with loaded.lock:
                try:
                    await self._catch_up(loaded)
                except Declined:  # it is removed: whoever watches it asks for it, and is told
                    self.hub.ring(id)

    async def close(self) -> None:
        """Stop; everything that was answered is on disk."""
        await self.background.close()
        await self._writer.close()
        for relay in self._relays:
            await relay.close()
        self.store.close()


def unfold(id: str, rows: list[Row]) -> LiveTable:
    """The table that a log tells of."""
    opened = entries.decode(rows[0].body)
    assert isinstance(opened, entries.Opened)
    live = LiveTable(id, rows[0].at, opened)
    for row in rows[1:]:
        live.fold(row.at, entries.decode(row.body), row.key or "")
    return live
