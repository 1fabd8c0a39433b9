"""All tables, as this process knows them: commands are judged, written, folded, and told, in this order."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, TypeVar

from fernhandel.bots import bot_seed
from fernhandel.core.actions import Action
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server.bot_house import BotFailed, BotHouse
from fernhandel.server.bot_worker import Answer, Question
from fernhandel.server.hub import REMOVED, Hub, Relay
from fernhandel.server.keys import new_table_id
from fernhandel.server.measures import BOT_SECONDS, BOTS_FAILED, MOVES, WRITE_SECONDS
from fernhandel.server.opening import Laid
from fernhandel.server.store import Append, Lost, Row, Store
from fernhandel.server.writer import Writer
from fernhandel.table import entries, judge
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.settings import SeatSettings, follow_up, holds

LOG = logging.getLogger("fernhandel.tables")

KEPT = 2_000  # tables that stay folded in memory
KEPT_HOLDERS = 20_000
LUCK_SHIFT = 128 - 62  # the luck of a bot fits into the wire's integers
TRIES = 8  # races lost in a row before we give up
REREAD_SECONDS = 2.0  # how long a single process may overlook what `fernhandel admin` has written
PATIENCE_SECONDS = 5.0  # how long the bots of a table may rest before another process thinks that theirs has died
FALLBACKS = ("easy", "random")  # who takes over when a bot fails

EXPECTED = (NoneType, Declined, Refused, BadInput)  # what a judge may say, to whoever waits for it

T = TypeVar("T")
Judging = Callable[[LiveTable], list[entries.Anything]]


@dataclass
class Place:
    """A table in memory; whoever changes it holds the lock."""

    live: LiveTable
    settings: dict[Seat, SeatSettings] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    playing_bots: bool = False
    read_at: float = field(default_factory=time.monotonic)
    """When it was last compared with what is on disk."""


class Hall:
    """``shared`` says whether other processes write to the same tables all the time, not only now and then."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        relays: Sequence[Relay],
        bots: BotHouse,
        thinking: Mapping[str, float],
        shared: bool,
    ) -> None:
        self.store = store
        self.hub = hub
        self.bots = bots
        self._relays = relays
        self._writer = Writer(store)
        self._thinking = thinking
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._held: OrderedDict[tuple[str, str], list[tuple[str, Seat, str]]] = OrderedDict()
        self._holds = 0
        self._shared = shared
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- opening and finding -------------------------------------------------------------------------------------------

    async def open(self, laid: Laid, id: str | None = None) -> str:
        """Write a new table down; its id. A table of that id that is there already stays as it is."""
        id, at = id or new_table_id(), time.time()
        opened = laid.log[0]
        assert isinstance(opened, entries.Opened)
        live = LiveTable(id, at, opened)
        for entry in laid.log[1:]:
            live.fold(at, entry)
        rows = [Row(seq, at, None, entries.encode(entry)) for seq, entry in enumerate(laid.log)]
        game, public = opened.terms.game, opened.public
        if await asyncio.to_thread(self.store.open_table, id, at, game, public, rows, live.state):
            self._play_bots(self._keep(Place(live)))
        return id

    async def find(self, id: str) -> LiveTable:
        return (await self.place(id)).live

    async def place(self, id: str) -> Place:
        """The table as it is: what other processes have written is read first; of tables watched here a relay tells."""
        place = self._places.get(id)
        if place is None:
            place = self._keep(await self._load(id))
            self._play_bots(place, PATIENCE_SECONDS if self._shared else 0.0)
        elif self._shared or (not self.hub.watches(id) and time.monotonic() - place.read_at > REREAD_SECONDS):
            async with place.lock:
                await self._catch_up(place)
            self._keep(place)
        return place

    async def _load(self, id: str) -> Place:
        rows = await asyncio.to_thread(self.store.rows, id)
        if not rows:
            raise Declined("no_such_table")
        try:
            live = await asyncio.to_thread(unfold, id, rows)
        except Exception:  # whatever is wrong with one log, the other tables go on
            LOG.exception("a log cannot be folded", extra={"table": id})
            raise Declined("broken_table") from None
        return Place(live, await asyncio.to_thread(self.store.settings, id))

    def _keep(self, place: Place) -> Place:
        """Keep a table in memory; if somebody else was quicker to read it, theirs."""
        kept = self._places.setdefault(place.live.id, place)
        self._places.move_to_end(kept.live.id)
        if len(self._places) > KEPT:
            idle = (id for id, other in self._places.items() if not other.lock.locked() and not other.playing_bots)
            self._places.pop(next(idle, ""), None)
        return kept

    async def _catch_up(self, place: Place) -> None:
        """Fold what other processes have written; bots that nobody seems to play are played after a while."""
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
        if self._shared:
            place.settings = await asyncio.to_thread(self.store.settings, live.id)
        self._play_bots(place, PATIENCE_SECONDS)

    # -- writing -------------------------------------------------------------------------------------------------------

    async def write(self, id: str, judging: Judging, key: str = "") -> int:
        """Judge against the table as it is and write what follows; the number of the first entry written.

        A key that was used before gets the answer it got then. Whoever loses a race judges again. What was begun is
        carried out to its end even if whoever asked has gone.
        """
        return await asyncio.shield(self.spawn(self._write(await self.place(id), judging, key)))

    async def _write(self, place: Place, judging: Judging, key: str) -> int:
        async with place.lock:
            written = place.live.keys.get(key) if key else None
            if written is None:
                written = await self._judged(place, judging, key)
                await self._follow_up(place)
                await self._told(place)
        self._play_bots(place)
        return written

    async def _judged(self, place: Place, judging: Judging, key: str) -> int:
        live = place.live
        for _ in range(TRIES):
            if key and key in live.keys:
                return live.keys[key]
            log = judging(live)
            if not log:
                return live.seq
            try:
                return await self._append(place, log, key)
            except Lost:
                await self._catch_up(place)
        raise Declined("stale", base=live.seq, since=live.seq)

    async def _append(self, place: Place, log: list[entries.Anything], key: str) -> int:
        live, at = place.live, time.time()
        first = live.seq + 1
        rows = [
            Row(first + number, at, (key or None) if number == 0 else None, entries.encode(entry))
            for number, entry in enumerate(log)
        ]
        asked = time.perf_counter()
        await self._writer.append(Append(live.id, rows))
        WRITE_SECONDS.observe(time.perf_counter() - asked)
        state = live.state
        try:
            for number, entry in enumerate(log):
                live.fold(at, entry, key if number == 0 else "")
        except Exception:
            self._places.pop(live.id, None)  # what is on disk is the truth: it is read anew
            raise
        for entry in log:
            if isinstance(entry, entries.Moved):
                MOVES.labels(live.opened.terms.game, entry.by).inc()
        if live.state != state:
            await asyncio.to_thread(self.store.note_state, live.id, live.state)
        return first

    async def _follow_up(self, place: Place) -> None:
        """Carry out what seats have ordered, and forget orders whose auction is over."""
        live = place.live
        for seat, chosen in list(place.settings.items()):
            if chosen.preset is not None and not holds(live, chosen.preset):
                await self._set(place, seat, SeatSettings(auto=chosen.auto))
        found = follow_up(live, place.settings)
        while found is not None:
            with contextlib.suppress(Declined):  # another process was quicker with it
                await self._judged(place, _moves(*found, live.game.length), "")
            found = follow_up(live, place.settings)

    async def _told(self, place: Place) -> None:
        self.hub.ring(place.live.id)
        for relay in self._relays:
            await relay.send(place.live.id, place.live.seq)

    # -- what a seat sets for itself -----------------------------------------------------------------------------------

    async def set(self, id: str, seat: Seat, change: Callable[[LiveTable], SeatSettings]) -> None:
        await asyncio.shield(self.spawn(self._change(await self.place(id), seat, change)))

    async def _change(self, place: Place, seat: Seat, change: Callable[[LiveTable], SeatSettings]) -> None:
        async with place.lock:
            await self._set(place, seat, change(place.live))
            await self._follow_up(place)
            await self._told(place)
        self._play_bots(place)

    async def _set(self, place: Place, seat: Seat, settings: SeatSettings) -> None:
        await asyncio.to_thread(self.store.set, place.live.id, seat, settings)
        place.settings[seat] = settings

    # -- whose seats are whose -----------------------------------------------------------------------------------------

    async def hold(self, browser: str, id: str, seat: Seat, key: str) -> None:
        await asyncio.to_thread(self.store.hold, browser, id, seat, key)
        self._holds += 1
        self._held.pop((browser, id), None)

    async def held(self, browser: str, id: str) -> list[tuple[str, Seat, str]]:
        """Table, seat and key of what a browser was given at a table."""
        known = self._held.get((browser, id))
        if known is None:
            holds = self._holds
            known = await asyncio.to_thread(self.store.held, browser, id)
            if not self._shared and holds == self._holds:  # else it may be out of date already
                self._held[browser, id] = known
                while len(self._held) > KEPT_HOLDERS:
                    self._held.popitem(last=False)
        return known

    async def inherit(self, id: str, again: str, players: int) -> None:
        """At a table laid again everybody's browser owns the seat after its old one."""
        for browser, seat, key in await asyncio.to_thread(self.store.holders, id):
            await self.hold(browser, again, (seat + 1) % players, key)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _play_bots(self, place: Place, patience: float = 0.0) -> None:
        """Let the bots of a table move, unless that is being done; what another process has begun it may finish."""
        if place.live.bots_due() and not place.playing_bots:
            place.playing_bots = True
            self.spawn(self._bots_play(place, patience))

    async def _bots_play(self, place: Place, patience: float) -> None:
        try:
            while patience:
                seen = place.live.seq
                await asyncio.sleep(patience)
                patience = patience if place.live.seq > seen else 0.0
            while self._places.get(place.live.id) is place and (due := place.live.bots_due()):
                await self._bot_moves(place, due[0])
        finally:
            place.playing_bots = False

    async def _bot_moves(self, place: Place, seat: Seat) -> None:
        live = place.live
        level, since = live.chairs[seat].bot, live.asked_since[seat]
        legal = {action.id for action in live.game.legal(seat)}
        try:
            answer = await self.think(live, seat, level)
            if answer.action not in legal:
                raise BotFailed(f"it chose {answer.action}, which is not legal")
        except BotFailed as failed:
            BOTS_FAILED.labels(level).inc()
            LOG.warning("bot failed", extra={"table": live.id, "seat": seat, "bot": level, "fault": str(failed)})
            fallback = FALLBACKS[FALLBACKS.index(level) + 1] if level in FALLBACKS[:-1] else FALLBACKS[0]
            stood_in = entries.StoodIn(seat=seat, level=fallback, why="failure", fault=str(failed)[:200])
            await self._write(place, lambda now: [stood_in] if now.chairs[seat].bot == level else [], "")
        else:
            with contextlib.suppress(Declined):  # the table has moved on while it thought
                await self._write(place, lambda now: judge.bot_move(now, seat, answer.action, since), "")

    async def think(self, live: LiveTable, seat: Seat, level: str) -> Answer:
        """Ask a bot of that level what it would do in that seat."""
        return await self.think_of(live, live.game, seat, level, self._thinking.get(level, 1.0))

    async def think_of(self, live: LiveTable, game: Game, seat: Seat, level: str, seconds: float) -> Answer:
        """The same about the game as it is or was."""
        question = Question(
            live.id,
            seat,
            game.terms.game,
            level,
            game.view(seat).to_json(),
            [action.id for action in game.legal(seat)],
            seconds,
            bot_seed(live.opened.seed, seat, game.length) >> LUCK_SHIFT,
        )
        with BOT_SECONDS.labels(game.terms.game, level).time():
            return await self.bots.ask(question)

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
        await asyncio.to_thread(self.bots.close)
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


def _moves(seat: Seat, action: Action, made: int) -> Judging:
    def judged(live: LiveTable) -> list[entries.Anything]:
        if live.game.length != made:
            raise Declined("stale", base=made, since=live.game.length)
        return [entries.Moved(seat=seat, action=live.game.catalogue.to_text(action), by="auto")]

    return judged
