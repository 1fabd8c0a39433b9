"""The gallery of every table: who listens there, what is said, and who may read it.

Players read it when the game is over: whoever holds a seat, has held one or has been asked for one, on any device.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from fernhandel.server.background import rounds
from fernhandel.server.gallery.talk import MOST_TOLD, GalleryStore, Spoken
from fernhandel.server.gallery.watchers import WatchedStore, Watchers
from fernhandel.server.gallery.wire import GalleryLine, GalleryNews, SayInGallery
from fernhandel.server.guard import Buckets
from fernhandel.server.hall import Hall
from fernhandel.server.moderation.blocks import Blocks
from fernhandel.server.opening import NAME_LENGTH
from fernhandel.server.secret import hashed
from fernhandel.server.store import AWAY
from fernhandel.server.visitor import Visitor
from fernhandel.table.declined import Declined
from fernhandel.table.judge import TALK_AT_ONCE, TALK_SECONDS
from fernhandel.table.live import LiveTable
from fernhandel.table.plain import plain

LOG = logging.getLogger("fernhandel.gallery")

TOGETHER_SECONDS = 0.5  # what changes within this time is told at once
ELSEWHERE_SECONDS = 2.0  # between two looks at what other processes have counted and heard
ADDRESS_TALK = 3 * TALK_AT_ONCE  # what those of one address may say in the same time


@dataclass(eq=False)
class Listener:
    """An open line whose owner is told of the gallery."""

    visitor: Visitor
    tell: Callable[[GalleryNews], None]
    told: int = -1
    """The last line it was told."""
    again: set[int] = field(default_factory=set)
    """Those before it that are to be told once more."""
    last: tuple[int, bool, int] | None = None
    """What it was told beside that."""


@dataclass
class Room:
    """The gallery of one table, as long as somebody listens here."""

    listeners: set[Listener] = field(default_factory=set)
    lines: list[Spoken] = field(default_factory=list)
    stale: bool = False
    """Whether some of the lines may be told otherwise by now."""
    due: asyncio.TimerHandle | None = None

    @property
    def last(self) -> int:
        return self.lines[-1].line.seq if self.lines else -1

    def hear(self, lines: list[Spoken]) -> None:
        """Lines that are new, or that may be told otherwise than before."""
        known = {one.line.seq: one for one in self.lines}
        heard = {one.line.seq: one for one in lines}
        changed = {seq for seq, one in heard.items() if seq in known and one != known[seq]}
        self.lines = sorted((known | heard).values(), key=lambda one: one.line.seq)[-MOST_TOLD:]
        for listener in self.listeners:
            listener.again |= changed


class Gallery:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = GalleryStore(hall.store)
        self._watched = WatchedStore(hall.store)
        self._blocks = Blocks(hall.store)
        self._rooms: dict[str, Room] = {}
        self.watchers = Watchers(self._changed)
        self._holders = Buckets(TALK_AT_ONCE / TALK_SECONDS, TALK_AT_ONCE)
        self._addresses = Buckets(ADDRESS_TALK / TALK_SECONDS, ADDRESS_TALK)
        hall.turned.append(self._changed)
        hall.retold.append(self._retold)
        if hall.shared:
            hall.background.spawn(rounds(self._look_elsewhere, ELSEWHERE_SECONDS, LOG))

    # -- listening -----------------------------------------------------------------------------------------------------

    def listen(self, table: str, listener: Listener) -> None:
        """From now on it is told of the gallery; again after it has asked again, all of it anew."""
        listener.told, listener.last = -1, None
        listener.again.clear()
        self._rooms.setdefault(table, Room()).listeners.add(listener)
        self._hall.background.spawn(self._tell(table))

    def leave(self, table: str, listener: Listener) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.listeners.discard(listener)
            if not room.listeners:
                if room.due is not None:
                    room.due.cancel()
                del self._rooms[table]

    def _changed(self, table: str) -> None:
        """Something is to be told, soon, with whatever else comes together."""
        room = self._rooms.get(table)
        if room is not None and room.due is None:
            room.due = asyncio.get_running_loop().call_later(TOGETHER_SECONDS, self._tell_soon, table)

    def _retold(self, table: str) -> None:
        """Words were removed, or somebody is called otherwise."""
        room = self._rooms.get(table)
        if room is not None:
            room.stale = True
            self._changed(table)

    def _tell_soon(self, table: str) -> None:
        self._hall.background.spawn(self._tell(table))

    async def _tell(self, table: str) -> None:
        room = self._rooms.get(table)
        if room is None:
            return
        if room.due is not None:
            room.due.cancel()
            room.due = None
        stale, room.stale = room.stale, False
        try:
            live = await self._hall.find(table)
            room.hear(await asyncio.to_thread(self._store.lines, table, -1 if stale else room.last))
            players = await asyncio.to_thread(self._store.players, table)
            readers = {listener.visitor.holder for listener in room.listeners}
            blocked = await asyncio.to_thread(self._blocks.of, readers - {""})
        except Declined:  # the table is gone
            return
        except AWAY:
            room.stale = stale
            self._changed(table)
            return
        for listener in list(room.listeners):
            unread = blocked.get(listener.visitor.holder, set())
            self._tell_one(listener, room, live, players, unread)

    def _tell_one(self, listener: Listener, room: Room, live: LiveTable, players: set[str], unread: set[str]) -> None:
        """``unread`` are those whose lines it does not want to read."""
        shut = _shut(listener.visitor, live, players)
        said = room.last + 1
        beside = (self.watchers.count(live.id), shut, said)
        new = [one for one in room.lines if one.line.seq > listener.told or one.line.seq in listener.again]
        lines = [] if shut else [_told(one, listener.visitor, unread) for one in new]
        if beside == listener.last and not lines:
            return
        listener.last = beside
        if not shut:
            listener.told = room.last
            listener.again.clear()
        listener.tell(
            GalleryNews(watchers=beside[0], talks=talks(live), shut=shut, said=said, lines=lines),
        )

    async def _look_elsewhere(self) -> None:
        """What other processes have counted, and what was said there."""
        self.watchers.hear(await asyncio.to_thread(self._watched.exchange, self.watchers.counts()))
        if self._rooms:
            last = await asyncio.to_thread(self._store.last, list(self._rooms))
            for table, seq in last.items():
                if table in self._rooms and self._rooms[table].last < seq:
                    self._changed(table)

    # -- talking -------------------------------------------------------------------------------------------------------

    async def say(self, table: str, visitor: Visitor, said: SayInGallery) -> int:
        """Say something to those who look on; the number of the line."""
        live = await self._hall.find(table)
        if not talks(live):
            raise Declined("no_gallery")
        players = await asyncio.to_thread(self._store.players, table)
        if _plays(visitor, live, players):
            raise Declined("plays_here")
        holder = _speaker(visitor)
        text = plain(said.text)
        if not text:
            raise Declined("empty_talk")
        wait = max(self._holders.take(holder), self._addresses.take(visitor.address))
        if wait:
            raise Declined("too_much_talk", seconds=max(1, round(wait)))
        name = plain(said.name)[:NAME_LENGTH]
        seq = await asyncio.to_thread(self._store.say, table, holder, said.key, name, text)
        self._hall.background.spawn(self._tell(table))
        return seq

    async def shut_to(self, visitor: Visitor, live: LiveTable) -> bool:
        """Whether what is said at a table is not for them to read before its end."""
        return _shut(visitor, live, await asyncio.to_thread(self._store.players, live.id))


def talks(live: LiveTable) -> bool:
    return live.opened.public or live.opened.gallery


def _speaker(visitor: Visitor) -> str:
    return visitor.holder or visitor.bearer or hashed(f"address {visitor.address}")


def _told(spoken: Spoken, reader: Visitor, unread: set[str]) -> GalleryLine:
    """A line as that reader is told it."""
    if spoken.holder == _speaker(reader):
        return replace(spoken.line, own=True)
    if spoken.holder in unread and not spoken.line.removed:
        return replace(spoken.line, text="", hidden=True)
    return spoken.line


def _shut(visitor: Visitor, live: LiveTable, players: set[str]) -> bool:
    return live.state != "over" and _plays(visitor, live, players)


def _plays(visitor: Visitor, live: LiveTable, players: set[str]) -> bool:
    """Whether it is one who plays there, has played or has been asked to."""
    known = {visitor.holder, visitor.browser} - {""}
    return bool(known & players) or (bool(visitor.bearer) and live.owner_of(visitor.bearer) is not None)
