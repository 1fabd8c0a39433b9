"""All tables, as this process knows them: commands are judged, written, folded, and told, in this order."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, TypeVar

from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server.hub import REMOVED, Hub, Relay
from fernhandel.server.keys import hashed, new_table_id
from fernhandel.server.measures import MOVES, WRITE_SECONDS
from fernhandel.server.opening import Laid
from fernhandel.server.steady import SteadyTime
from fernhandel.server.store import AWAY, Append, Hold, Listed, Lost, Row, Store
from fernhandel.server.turns import TooMany
from fernhandel.server.writer import Writer
from fernhandel.table import entries, judge
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.settings import SeatSettings

LOG = logging.getLogger("fernhandel.tables")

KEPT = 2_000  # tables that stay folded in memory
KEPT_HOLDERS = 20_000
TRIES = 8  # races lost in a row before we give up
REREAD_SECONDS = 2.0  # how long a single process may overlook what `fernhandel admin` has written
PATIENCE_SECONDS = 5.0  # how long a table may rest before another process thinks that its keeper has died
NOTE_SECONDS = 5.0  # between two tries to note a state
MOST_SHOWS = 8  # tables of bots alone that go on at once for one address
SHOW_SECONDS = 30.0

EXPECTED = (NoneType, Declined, Refused, BadInput, *AWAY)  # what whoever waits for it is told

T = TypeVar("T")
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

    def __init__(
        self, store: Store, hub: Hub, relays: Sequence[Relay], shared: bool, most_shows: int = MOST_SHOWS
    ) -> None:
        self.store = store
        self.hub = hub
        self.shared = shared
        self.tend: Callable[[LoadedTable, float], None] | None = None
        """The keeper's: told of a table that was changed or read, and how long others may finish what they began."""
        self._most_shows = most_shows
        self._relays = relays
        self._writer = Writer(store)
        self._steady = SteadyTime()
        self._places: OrderedDict[str, LoadedTable] = OrderedDict()
        self._held: OrderedDict[tuple[str, str], list[tuple[str, Seat, str]]] = OrderedDict()
        self._holds = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- opening and finding -------------------------------------------------------------------------------------------

    async def open(self, laid: Laid, id: str | None = None, browser: str = "", address: str = "") -> str:
        """Write a new table down, with its seats for a browser; its id.

        A table of that id that is there already stays as it is.
        """
        id, at = id or new_table_id(), time.time()
        rows = [Row(seq, at, None, entries.encode(entry)) for seq, entry in enumerate(laid.log)]
        live = await asyncio.to_thread(unfold, id, rows)
        if not live.people():
            self._check_shows(address)
        holds = [Hold(browser, seat, hashed(secret)) for seat, secret in laid.seats.items()] if browser else []
        game, public = live.opened.terms.game, live.opened.public
        listed = Listed(id, live.seq, at, at, game, live.state, public)
        if await asyncio.to_thread(self.store.open_table, listed, Append(id, rows, holds)):
            self._changed(self._keep(LoadedTable(live, owner=address)))
        return id

    def _check_shows(self, address: str) -> None:
        """Bots that play among themselves take time from those who play with people."""
        going = [place for place in self._places.values() if place.owner == address and not place.live.people()]
        if sum(place.live.state == "playing" for place in going) >= self._most_shows:
            raise TooMany(SHOW_SECONDS)

    async def find(self, id: str) -> LiveTable:
        return (await self.place(id)).live

    async def place(self, id: str) -> LoadedTable:
        """The table as it is: what other processes have written is read first; of tables watched here a relay tells."""
        place = self._places.get(id)
        if place is None:
            place = self._keep(await self._load(id))
            self._changed(place, PATIENCE_SECONDS if self.shared else 0.0)
        elif self.shared or (not self.hub.watches(id) and time.monotonic() - place.read_at > REREAD_SECONDS):
            try:
                await self.refresh(place)
            except AWAY:
                if self.shared:
                    raise  # others may have written meanwhile; alone, what is known can still be seen
            self._keep(place)
        return place

    def _changed(self, place: LoadedTable, patience: float = 0.0) -> None:
        if self.tend is not None:
            self.tend(place, patience)

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

    def _keep(self, place: LoadedTable) -> LoadedTable:
        """Keep a table in memory; if somebody else was quicker to read it, theirs."""
        kept = self._places.setdefault(place.live.id, place)
        self._places.move_to_end(kept.live.id)
        if len(self._places) > KEPT:
            idle = (id for id, other in self._places.items() if not other.lock.locked() and not other.tended)
            self._places.pop(next(idle, ""), None)
        return kept

    async def refresh(self, place: LoadedTable) -> None:
        """Read what other processes have written."""
        async with place.lock:
            await self._catch_up(place)

    def now(self, live: LiveTable) -> float:
        """What time it is at a table, whether or not the system's clock was set meanwhile."""
        return self._steady.now(live.touched)

    def keeps(self, place: LoadedTable) -> bool:
        return self._places.get(place.live.id) is place

    def places(self) -> list[LoadedTable]:
        return list(self._places.values())

    async def _catch_up(self, place: LoadedTable) -> None:
        """Fold what other processes have written; what nobody seems to tend is tended after a while."""
        live = place.live
        place.read_at = time.monotonic()
        if live.id not in await asyncio.to_thread(self.store.seqs, [live.id]):  # `fernhandel admin remove`
            self._places.pop(live.id, None)
            raise Declined("no_such_table")
        rows = await asyncio.to_thread(self.store.rows, live.id, live.seq)
        for row in rows:
            live.fold(row.at, entries.decode(row.body), row.key or "")
        if rows:
            self.hub.ring(live.id)
        if self.shared:
            place.settings = await asyncio.to_thread(self.store.settings, live.id)
        self._changed(place, PATIENCE_SECONDS)

    # -- writing -------------------------------------------------------------------------------------------------------

    async def write(
        self, id: str, judging: Judging, key: str = "", *, holds: Sequence[Hold] = (), address: str = ""
    ) -> int:
        """Judge against the table as it is and write what follows; the number of the first entry written.

        A key that was used before gets the answer it got then. Whoever loses a race judges again. What was begun is
        carried out to its end even if whoever asked has gone.
        """
        place = await self.place(id)
        if address:
            place.owner = address
        return await asyncio.shield(self.spawn(self.write_at(place, judging, key, holds)))

    async def write_at(self, place: LoadedTable, judging: Judging, key: str = "", holds: Sequence[Hold] = ()) -> int:
        async with place.lock:
            written = place.live.keys.get(key) if key else None
            if written is None:
                await self._note_jump(place)
                written = await self._judged(place, judging, key, holds)
                await self._told(place)
        self._changed(place)
        return written

    async def _note_jump(self, place: LoadedTable) -> None:
        """If the system's clock was set since the last entry, the log says so before it goes on."""

        def judged(live: LiveTable) -> list[entries.AnyEntry]:
            return judge.jump(live, self._steady.jumped(live.touched))

        await self._judged(place, judged, "", ())

    async def _judged(self, place: LoadedTable, judging: Judging, key: str, holds: Sequence[Hold]) -> int:
        live = place.live
        for _ in range(TRIES):
            if key and key in live.keys:
                return live.keys[key]
            log = judging(live)
            if not log:
                await self.hold(live.id, holds)
                return live.seq
            try:
                return await self._append(place, log, key, holds)
            except Lost:
                await self._catch_up(place)
        raise Declined("stale", base=live.seq, since=live.seq)

    async def _append(self, place: LoadedTable, log: list[entries.AnyEntry], key: str, holds: Sequence[Hold]) -> int:
        live, at = place.live, time.time()
        first = live.seq + 1
        rows = [
            Row(first + number, at, (key or None) if number == 0 else None, entries.encode(entry))
            for number, entry in enumerate(log)
        ]
        asked = time.perf_counter()
        await self._writer.append(Append(live.id, rows, holds))
        WRITE_SECONDS.observe(time.perf_counter() - asked)
        state = live.state
        try:
            for number, entry in enumerate(log):
                live.fold(at, entry, key if number == 0 else "")
        except Exception:
            self._places.pop(live.id, None)  # what is on disk is the truth: it is read anew
            raise
        self._forget_holds(live.id, holds)
        for entry in log:
            if isinstance(entry, entries.Moved):  # what was ordered counts as done by who has ordered it
                MOVES.labels(live.opened.terms.game, "bot" if entry.by == "bot" else "person").inc()
        if live.state != state:
            self.spawn(self._note_state(live.id, live.state))
        return first

    async def _note_state(self, id: str, state: str) -> None:
        """Beside the log, which has it too: nobody waits for this, and it is tried until it is done."""
        while True:
            try:
                return await asyncio.to_thread(self.store.note_state, id, state)
            except AWAY:
                await asyncio.sleep(NOTE_SECONDS)

    async def _told(self, place: LoadedTable) -> None:
        self.hub.ring(place.live.id)
        for relay in self._relays:
            await relay.send(place.live.id, place.live.seq)

    # -- what a seat sets for itself -----------------------------------------------------------------------------------

    async def change(self, id: str, seat: Seat, change: Callable[[LiveTable], SeatSettings]) -> SeatSettings:
        place = await self.place(id)
        changed = change(place.live)
        await asyncio.shield(self.spawn(self.set(place, seat, changed)))
        self._changed(place)
        return changed

    async def set(self, place: LoadedTable, seat: Seat, settings: SeatSettings) -> None:
        """Only those who look on as that seat are told."""
        async with place.setting:
            await asyncio.to_thread(self.store.set, place.live.id, seat, settings)
            place.settings[seat] = settings
        self.hub.ring(place.live.id, seat)

    # -- whose seats are whose -----------------------------------------------------------------------------------------

    async def hold(self, id: str, holds: Sequence[Hold]) -> None:
        if holds:
            await asyncio.to_thread(self.store.hold, id, holds)
            self._forget_holds(id, holds)

    def _forget_holds(self, id: str, holds: Sequence[Hold]) -> None:
        for hold in holds:
            self._holds += 1
            self._held.pop((hold.browser, id), None)

    async def held(self, browser: str, id: str) -> list[tuple[str, Seat, str]]:
        """Table, seat and hash of what a browser was given at a table."""
        known = self._held.get((browser, id))
        if known is None:
            holds = self._holds
            known = await asyncio.to_thread(self.store.held, browser, id)
            if not self.shared and holds == self._holds:  # else it may be out of date already
                self._held[browser, id] = known
                while len(self._held) > KEPT_HOLDERS:
                    self._held.popitem(last=False)
        return known

    async def inherit(self, id: str, again: str, players: int) -> None:
        """At a table laid again everybody's browser owns the seat after its old one."""
        holders = await asyncio.to_thread(self.store.holders, id)
        await self.hold(again, [Hold(browser, (seat + 1) % players, key) for browser, seat, key in holders])

    # -- in the background ---------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that goes on by itself; if it fails where nobody expects it to, the log tells."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), EXPECTED):
            LOG.error("a task failed", exc_info=task.exception())

    def start(self) -> None:
        """Begin to listen to other processes."""
        for relay in self._relays:
            self.spawn(self._listen(relay))

    async def _listen(self, relay: Relay) -> None:
        while True:
            try:
                async for id, seq in relay.receive():
                    await self._heard(id, seq)
            except Exception:  # a database that is away for a moment must not end the news
                LOG.exception("no news from other processes for a moment")
                await asyncio.sleep(REREAD_SECONDS)

    async def _heard(self, id: str, seq: int) -> None:
        place = self._places.get(id)
        if place is None:
            self.hub.ring(id)
        elif seq > place.live.seq or seq == REMOVED:  # what this process has written or read itself it has told already
            async with place.lock:
                try:
                    await self._catch_up(place)
                except Declined:  # it is removed: whoever watches it asks for it, and is told
                    self.hub.ring(id)

    async def close(self) -> None:
        """Stop; everything that was answered is on disk."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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
