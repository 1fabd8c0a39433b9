"""All tables, as this process knows them: commands are judged, written, folded, and told, in this order."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import Table

from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server.appender import Append, Hold, Listed, Row
from fernhandel.server.background import Background
from fernhandel.server.beside import Beside, Spot, entry_of, said, told, written
from fernhandel.server.gallery.tables import GALLERY
from fernhandel.server.holders import Holders
from fernhandel.server.hub import Hub
from fernhandel.server.loaded import LoadedTable
from fernhandel.server.measures import moves_counted
from fernhandel.server.opening import Laid
from fernhandel.server.relays import BESIDE, REMOVED, RETOLD, Relay
from fernhandel.server.secret import hashed, new_table_id
from fernhandel.server.steady import SteadyTime
from fernhandel.server.store import AWAY, TALK, Lost, Store
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

Log = list[entries.AnyEntry]
Judging = Callable[[LiveTable], Log]
Outcome = int | Exception
"""The number of the first entry written, or why nothing was."""


class Writing:
    """A command on its way through the hall."""

    def __init__(
        self,
        judging: Judging,
        key: str,
        holds: Sequence[Hold],
        done: Callable[[Outcome], None],
        speaker: str = "",
    ) -> None:
        self.judging = judging
        self.key = key
        self.holds = holds
        self.done = done
        self.speaker = speaker
        """Who says what is said."""
        self.tries = 0
        self.read = False
        """Whether the table was compared with what is on disk since it came."""


class Hall:
    """``shared`` says whether other processes write to the same tables all the time, not only now and then."""

    def __init__(self, store: Store, hub: Hub, relays: Sequence[Relay], shared: bool) -> None:
        self.store = store
        self.hub = hub
        self.shared = shared
        self.background = Background()
        self.tend: Callable[[LoadedTable, float], None] | None = None
        """The keeper's: told of a table that was changed or read, and how long others may finish what they began."""
        self.turned: list[Callable[[str], None]] = []
        """Called with a table whose game has begun or ended."""
        self.retold: list[Callable[[str], None]] = []
        """Called with a table beside whose log something has changed."""
        self._relays = relays
        self._writer = Writer(store, self._all_folded)
        self.beside = Beside(store)
        self.holders = Holders(store, self._writer.write, partial(self._send, BESIDE))
        self._steady = SteadyTime()
        self.written = 0
        """How often something was written at a table."""
        self._tables: OrderedDict[str, LoadedTable] = OrderedDict()
        self._moves: dict[tuple[str, str], int] = {}
        """By game and by whom, as long as they are not counted for Prometheus, which takes longer."""

    # -- opening and finding -------------------------------------------------------------------------------------------

    async def open(
        self,
        laid: Laid,
        id: str | None = None,
        holder: str = "",
        address: str = "",
        heirs_of: LiveTable | None = None,
    ) -> str:
        """Write a new table down, with its seats for a holder, or for those of a table it is laid after; its id.

        A table of that id that is there already stays as it is.
        """
        id, at = id or new_table_id(), time.time()
        rows = [Row(seq, at, None, entries.encode(entry)) for seq, entry in enumerate(laid.log)]
        live = unfold(id, rows) if laid.soon else await asyncio.to_thread(unfold, id, rows)
        owners = {seat: laid.sitters.get(seat, holder) for seat in laid.seats}
        holds = [Hold(owner, seat, hashed(laid.seats[seat])) for seat, owner in owners.items() if owner]
        listed = Listed(id, live.seq, at, at, live.opened.terms.game, live.state, live.opened.public)
        heirs = (heirs_of.id, heirs_of.players) if heirs_of else None
        try:
            self.written += 1
            await self._writer.write(Append(id, rows, holds, listed, heirs))
        except Lost:
            await self.holders.inherit(id, heirs)  # somebody may have come since
        else:
            self._changed(self._keep(LoadedTable(live, owner=address)))
        return id

    async def find(self, id: str) -> LiveTable:
        return there((await self.loaded(id)).live)

    async def loaded(self, id: str, *, fresh: bool = True) -> LoadedTable:
        """The table as it is. Where others write too, what they have written is read first if it is to be ``fresh``.

        A command needs no fresh table: its number finds out whether it was, and a refusal is judged again.
        """
        loaded = self._tables.get(id)
        if loaded is None:
            loaded = self._keep(await self._load(id))
            self._changed(loaded, PATIENCE_SECONDS if self.shared else 0.0)
        elif fresh if self.shared else self._long_unread(loaded):
            try:
                await self.refresh(loaded)
            except AWAY:
                if self.shared:
                    raise  # others may have written meanwhile; alone, what is known can still be seen
            self._keep(loaded)
        return loaded

    def at_hand(self, id: str) -> LoadedTable | None:
        """The table, if it is in memory and as far as this process knows as it is: of those watched a relay tells."""
        loaded = self._tables.get(id)
        if loaded is not None and (self.hub.watches(id) or not self._long_unread(loaded)):
            self._tables.move_to_end(id)
            return loaded
        return None

    def _long_unread(self, loaded: LoadedTable) -> bool:
        """Nobody tells of a table that is not watched here."""
        return not self.hub.watches(loaded.live.id) and time.monotonic() - loaded.read_at > REREAD_SECONDS

    def _changed(self, loaded: LoadedTable, patience: float = 0.0) -> None:
        if self.tend is not None:
            self.tend(loaded, patience)

    async def _load(self, id: str) -> LoadedTable:
        loaded = await asyncio.to_thread(self._read, id)
        if loaded is None:
            raise Declined("no_such_table")
        return loaded

    def _read(self, id: str) -> LoadedTable | None:
        """In a thread: the log folded, and what lies beside it."""
        rows = self.store.rows(id)
        if not rows:
            return None
        try:
            live = unfold(id, rows)
        except Exception:  # whatever is wrong with one log, the other tables go on
            LOG.exception("a log cannot be folded", extra={"table": id})
            raise Declined("broken_table") from None
        return LoadedTable(live, self.store.settings(id))

    def _keep(self, loaded: LoadedTable) -> LoadedTable:
        """Keep a table in memory; if somebody else was quicker to read it, theirs."""
        kept = self._tables.setdefault(loaded.live.id, loaded)
        self._tables.move_to_end(kept.live.id)
        if len(self._tables) > KEPT:
            self._tables.pop(self._longest_idle(), None)
        return kept

    def _longest_idle(self) -> str:
        for id, loaded in self._tables.items():
            if not loaded.busy and not loaded.tended:
                return id
        return ""

    async def refresh(self, loaded: LoadedTable) -> None:
        """Read what other processes have written, in the log and beside it."""
        async with loaded.alone():
            await self._catch_up(loaded)
        if self.shared:
            loaded.settings = await asyncio.to_thread(self.store.settings, loaded.live.id)

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
        rows = await asyncio.to_thread(self.store.rows, live.id, live.seq - 1)
        if not rows:  # not even the last one that is known: `fernhandel admin remove`
            self._tables.pop(live.id, None)
            raise Declined("no_such_table")
        state = live.state
        for row in rows[1:]:
            entry = entry_of(row)
            live.fold(row.at, entry, row.key or "")
            loaded.give_up(entry)
        if len(rows) > 1:
            self.hub.ring(live.id)
        if live.state != state:
            self._turned(live.id)
        self._changed(loaded, PATIENCE_SECONDS)

    # -- writing -------------------------------------------------------------------------------------------------------

    async def write(
        self,
        id: str,
        judging: Judging,
        key: str = "",
        *,
        holds: Sequence[Hold] = (),
        address: str = "",
        speaker: str = "",
    ) -> int:
        """Judge against the table as it is and write what follows; the number of the first entry written.

        A key that was used before gets the answer it got then. Whoever loses a race judges again. What was begun is
        carried out to its end even if whoever asked has gone.
        """
        loaded = await self.loaded(id, fresh=False)
        if address:
            loaded.owner = address
        return await self.write_at(loaded, judging, key, holds, speaker)

    async def write_at(
        self, loaded: LoadedTable, judging: Judging, key: str = "", holds: Sequence[Hold] = (), speaker: str = ""
    ) -> int:
        outcome: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(loaded, Writing(judging, key, holds, partial(_settle, outcome), speaker))
        return await outcome

    def submit(self, loaded: LoadedTable, writing: Writing) -> None:
        """Begin as soon as nobody else writes there; ``writing.done`` is called with what came of it."""
        loaded.enter(partial(self._judge, loaded, writing))

    def _judge(self, loaded: LoadedTable, writing: Writing) -> None:
        """Judged: on the table as this process knows it."""
        live, key = loaded.live, writing.key
        try:
            written = live.keys.get(key) if key else None
            if written is not None:
                self._end(loaded, writing, written)
                return
            jumped = judge.jump(live, self._steady.jumped(live.touched))
            if jumped:  # the system's clock was set since the last entry: the log says so before it goes on
                self._write(loaded, jumped, Writing(writing.judging, "", (), partial(self._jumped, loaded, writing)))
                return
            log = writing.judging(live)
        except Exception as no:
            if self.shared and not writing.read:  # what others have written may make it a yes
                self._read_and_judge(loaded, writing)
            else:
                self._end(loaded, writing, no)
            return
        if log:
            self._write(loaded, log, writing)
        else:
            self.background.spawn(self._only_hold(loaded, writing))

    def _jumped(self, loaded: LoadedTable, writing: Writing, outcome: Outcome) -> None:
        if isinstance(outcome, Exception):
            writing.done(outcome)
        else:
            loaded.enter(partial(self._judge, loaded, writing))

    async def _only_hold(self, loaded: LoadedTable, writing: Writing) -> None:
        try:
            await self.holders.hold(loaded.live.id, writing.holds)
            self._end(loaded, writing, loaded.live.seq)
        except Exception as error:
            self._end(loaded, writing, error)

    def _write(self, loaded: LoadedTable, log: Log, writing: Writing) -> None:
        """Written: the writer calls when it is on disk."""
        at, first, key = time.time(), loaded.live.seq + 1, writing.key or None
        rows = [
            Row(first + number, at, key if number == 0 else None, written(entry)) for number, entry in enumerate(log)
        ]
        if all(isinstance(entry, entries.Moved) for entry in log):
            append = Append(loaded.live.id, rows, writing.holds)
        else:
            given_up = [entry.seat for entry in log if isinstance(entry, entries.GIVEN_UP)]
            talk = said(log, first, writing.speaker)
            append = Append(loaded.live.id, rows, writing.holds, talk=talk, given_up=given_up)
        self._writer.append(append, partial(self._written, loaded, log, at, writing))

    def _written(self, loaded: LoadedTable, log: Log, at: float, writing: Writing, failure: Exception | None) -> None:
        """Folded, and told."""
        if failure is not None:
            if not isinstance(failure, Lost):
                self._end(loaded, writing, failure)
            elif writing.tries == TRIES:
                self._end(loaded, writing, Declined("stale", base=loaded.live.seq, since=loaded.live.seq))
            else:
                writing.tries += 1
                self._read_and_judge(loaded, writing)
            return
        self.written += 1
        first = loaded.live.seq + 1
        try:
            self._fold(loaded, at, log, writing.key)
        except Exception as error:
            self._end(loaded, writing, error)
            return
        self.holders.forget(loaded.live.id, writing.holds)
        self._end(loaded, writing, first)
        self.hub.ring(loaded.live.id)
        self._send(loaded.live.seq, loaded.live.id)

    def _all_folded(self) -> None:
        """All that was written by one transaction: it is told at once."""
        self.hub.tell_due()
        for (game, by), moves in self._moves.items():
            moves_counted(game, by).inc(moves)
        self._moves.clear()

    def _read_and_judge(self, loaded: LoadedTable, writing: Writing) -> None:
        writing.read = True
        self.background.spawn(self._judge_again(loaded, writing))

    async def _judge_again(self, loaded: LoadedTable, writing: Writing) -> None:
        try:
            await self._catch_up(loaded)
        except Exception as error:
            self._end(loaded, writing, error)
        else:
            self._judge(loaded, writing)

    def _end(self, loaded: LoadedTable, writing: Writing, outcome: Outcome) -> None:
        try:
            writing.done(outcome)
        finally:
            loaded.leave()
            self._changed(loaded)

    def _fold(self, loaded: LoadedTable, at: float, log: Log, key: str) -> None:
        """Bring the table forward by what is on disk now."""
        live = loaded.live
        state = live.state
        try:
            for number, entry in enumerate(log):
                live.fold(at, entry, key if number == 0 else "")
                if not isinstance(entry, entries.Moved):
                    loaded.give_up(entry)
        except Exception:
            self._tables.pop(live.id, None)  # what is on disk is the truth: it is read anew
            raise
        for entry in log:
            if isinstance(entry, entries.Moved):  # what was ordered counts as done by who has ordered it
                made = (live.opened.terms.game, "bot" if entry.by == "bot" else "person")
                self._moves[made] = self._moves.get(made, 0) + 1
        if live.state != state:
            self.background.spawn(self._note_state(live.id, live.state))
            self._turned(live.id)

    async def _note_state(self, id: str, state: str) -> None:
        """Beside the log, which has it too: nobody waits for this, and it is tried until it is done."""
        while True:
            try:
                return await self._writer.write(Append(id, state=state))
            except AWAY:
                await asyncio.sleep(NOTE_SECONDS)

    def _turned(self, id: str) -> None:
        for tell in self.turned:
            tell(id)

    def _send(self, seq: int, id: str) -> None:
        for relay in self._relays:
            relay.send(id, seq)

    # -- what a seat sets for itself -----------------------------------------------------------------------------------

    async def change(self, id: str, seat: Seat, change: Callable[[LiveTable], SeatSettings]) -> SeatSettings:
        loaded = await self.loaded(id)
        changed = change(loaded.live)
        if not await asyncio.shield(self.background.spawn(self.set(loaded, seat, changed, loaded.live.seq))):
            raise Declined("not_your_seat")
        self._changed(loaded)
        return changed

    async def set(self, loaded: LoadedTable, seat: Seat, settings: SeatSettings, seq: int) -> bool:
        """Unless the seat has changed hands after entry ``seq``. Only those who look on as that seat are told."""
        async with loaded.setting:
            kept = await asyncio.to_thread(self.store.set, loaded.live.id, seat, settings, seq)
            if kept and not loaded.live.changed_hands(seat, seq):
                loaded.settings[seat] = settings
        self.hub.ring(loaded.live.id, seat)
        self._send(BESIDE, loaded.live.id)
        return kept

    # -- what lies beside the log --------------------------------------------------------------------------------------

    async def remove_talk(self, lines: Sequence[Spot], by: str, of: Table = TALK) -> None:
        """The words of these lines are gone: from the database, from every page, in every process."""
        for table, seq in lines if of is TALK else ():
            await asyncio.to_thread(self.beside.take_from_log, table, seq)
        for id in await asyncio.to_thread(self.beside.remove, lines, by, of):
            await self.retell(id)
        await asyncio.to_thread(self.beside.scrub)

    async def remove_talk_of(self, holder: str) -> None:
        """All that somebody has said, at tables and looking on, by their own wish."""
        for of in (TALK, GALLERY):
            await self.remove_talk(await asyncio.to_thread(self.beside.lines_of, holder, of), "author", of)
        await asyncio.to_thread(self.beside.disown, holder)

    async def retell(self, id: str) -> None:
        """Something beside the log of a table has changed: whoever looks on is told, here and in other processes."""
        await self._retell(id)
        self._send(RETOLD, id)

    async def _retell(self, id: str) -> None:
        for tell in self.retold:
            tell(id)
        loaded = self._tables.get(id)
        if loaded is not None and told(loaded.live, await asyncio.to_thread(self.beside.removed, id)):
            self.beside.unscrubbed = True  # whoever did it may not have got to that
            self.hub.ring(id)

    async def look_beside(self, since: float) -> None:
        """What others have changed beside the logs since then, whom no relay tells of: `fernhandel admin` is one."""
        if self._tables:
            for id in await asyncio.to_thread(self.beside.changed_since, since):
                await self._retell(id)
        if self.beside.unscrubbed:
            await asyncio.to_thread(self.beside.scrub)

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
        if seq == RETOLD:
            await self._retell(id)
        elif seq == BESIDE:
            self.holders.forget_table(id)
            if loaded is not None:
                await self._settings_heard(loaded)
        elif loaded is None or not self.hub.watches(id):
            self.hub.ring(id)  # whoever asks for it next reads it
        elif seq > loaded.live.seq or seq == REMOVED:  # what is known here has been told
            async with loaded.alone():
                try:
                    await self._catch_up(loaded)
                except Declined:  # it is removed: whoever watches it asks for it, and is told
                    self.hub.ring(id)

    async def _settings_heard(self, loaded: LoadedTable) -> None:
        """What a seat has set for itself at another process; only those who look on as that seat are told."""
        async with loaded.setting:
            before, loaded.settings = loaded.settings, await asyncio.to_thread(self.store.settings, loaded.live.id)
        for seat, settings in loaded.settings.items():
            if before.get(seat) != settings:
                self.hub.ring(loaded.live.id, seat)
        self._changed(loaded, PATIENCE_SECONDS)

    async def close(self) -> None:
        """Stop; everything that was answered is on disk. What is still being written begins nothing new."""
        self.tend = None
        await self.background.close()
        await self._writer.close()
        await self.background.close()
        for relay in self._relays:
            await relay.close()
        self.store.close()


def unfold(id: str, rows: list[Row]) -> LiveTable:
    """The table that a log tells of."""
    opened = entries.decode(rows[0].body)
    assert isinstance(opened, entries.Opened)
    live = LiveTable(id, rows[0].at, opened)
    for row in rows[1:]:
        live.fold(row.at, entry_of(row), row.key or "")
    return live


def there(live: LiveTable) -> LiveTable:
    """The table, if it was not cleared away."""
    if live.dropped:
        raise Declined("table_dropped")
    return live


def _settle(waiting: "asyncio.Future[int]", outcome: Outcome) -> None:
    if waiting.done():  # whoever asked has gone; what could not be expected is told in the log all the same
        if isinstance(outcome, Exception) and not isinstance(outcome, (Declined, Refused, BadInput, *AWAY)):
            LOG.error("a command failed", exc_info=outcome)
    elif isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)
