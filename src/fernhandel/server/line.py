"""The straight way of a move, from the frame that brings it to the frames that tell of it.

1. `frames.StraightSocket` gets a whole frame and calls `Line.heard`.
2. `Line` decodes it; `Desk.begin` finds the table in memory, and that the seat is theirs.
3. `Hall.submit` judges it as soon as nobody else is at the table, and gives the entries to `writer.Writer`.
4. The writer commits what all tables want written, and calls back into the loop.
5. `Hall` folds the entries, calls `Line` with the number, and rings everybody who watches the table.
6. When all that was committed together is folded, `Hub.tell_due` lets every `Line` that was rung make its news, those
   that have an answer first; answer and news go out in one write.

No task, no future and no event is made on it. Whatever has to be waited for leaves it for a task of its own, and comes
back: a table that is not in memory, seats that must be read, a long past, and everything that is refused.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server.desk import Desk
from fernhandel.server.gallery.gallery import Listener
from fernhandel.server.gallery.wire import GalleryNews, SayInGallery
from fernhandel.server.guard import Buckets
from fernhandel.server.hall import Outcome
from fernhandel.server.hub import Watcher
from fernhandel.server.measures import REFUSALS
from fernhandel.server.problems import UNAVAILABLE, Trouble, no_database
from fernhandel.server.routes import in_words
from fernhandel.server.store import AWAY, reason_of
from fernhandel.server.visitor import Visitor
from fernhandel.server.wire import Done, Frame, News, No, Problem, Watch
from fernhandel.table import commands
from fernhandel.table.declined import Declined

LOG = logging.getLogger("fernhandel.server")

OVER = 1000
FAILED = 1011
COME_BACK = 1012
TRY_AGAIN = 1013
AWAY_SECONDS = 1.0  # between two questions to a database that is away
WATCH_SECONDS = 10.0  # until a socket must have said what it watches

_FRAME: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Frame)
_ENCODER: Final = msgspec.json.Encoder()


class Socket(Protocol):
    """What a line needs of a connection."""

    full: bool

    def say(self, *messages: bytes) -> None: ...

    def hear_no_more(self) -> None: ...

    def hear_again(self) -> None: ...


class Line:
    """One open socket: what its owner looks on as, how far it has been told, and what it has said."""

    def __init__(
        self, socket: Socket, desk: Desk, table: str, visitor: Visitor, language: str, limit: Buckets, name: str
    ) -> None:
        self._socket = socket
        self._desk = desk
        self._hub = desk.hall.hub
        self._table = table
        self._visitor = visitor
        self._language = language
        self._limit = limit
        self._name = name
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._said: deque[bytes] = deque()
        self._busy = False  # with something it has said
        self._watcher: Watcher | None = None
        self._watches = 0
        self._seat: int | None = None
        self._after = -1
        self._lean = False
        self._gone = 0  # the lines of talk of which it was told that their words are gone
        self._unsent: list[bytes] = []
        self._news_due = False
        self._telling = False  # news are made that take long
        self._soon = False
        self._listener: Listener | None = None
        self._gallery: list[GalleryNews] = []
        self.ended: asyncio.Future[tuple[int, str]] = self._loop.create_future()
        """Done when the line is to be closed from this end: the code, and why."""
        self._patience = self._loop.call_later(WATCH_SECONDS, self._lose_patience)

    def watch_as(self, watcher: Watcher) -> None:
        self._watcher = watcher

    def close(self) -> None:
        """The other end has hung up. What it has begun is carried out to its end."""
        self._patience.cancel()
        self._watches = 0
        if self._listener is not None:
            self._desk.gallery.leave(self._table, self._listener)
        self._said.clear()
        for task in self._tasks:
            task.cancel()

    def _lose_patience(self) -> None:
        if not self._watches:
            self._end(TRY_AGAIN, "the socket has not said what it watches")

    def come_back(self) -> None:
        """Whoever is at the other end is somebody else from now on."""
        self._end(COME_BACK, "look again who you are")

    def _end(self, code: int, why: str) -> None:
        if not self.ended.done():
            self.ended.set_result((code, why))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._fail(task.exception())

    def _fail(self, error: BaseException | None) -> None:
        LOG.error("a socket failed", exc_info=error, extra={"table": self._table})
        self._end(FAILED, "the server has failed")

    # -- what is said --------------------------------------------------------------------------------------------------

    def heard(self, message: bytes) -> None:
        self._said.append(message)
        self._go_on()

    def has_room(self) -> None:
        """The other end reads again."""
        self._tell_soon()
        self._tell_gallery()
        self._go_on()

    def _go_on(self) -> None:
        """Carry out what was said, one after another; whoever says too much, or does not listen, is heard later."""
        while self._said and not self._busy and not self._socket.full:
            wait = self._limit.take(self._name)
            if wait:
                self._busy = True
                self._loop.call_later(wait, self._free)
            else:
                self._carry_out(self._said.popleft())
        if self._said:
            self._socket.hear_no_more()
        elif not self._busy:
            self._socket.hear_again()

    def _free(self) -> None:
        self._busy = False
        self._go_on()

    def _carry_out(self, message: bytes) -> None:
        try:
            frame = _FRAME.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._answer(No(key="", status=400, problem=Problem(code="bad_frame", message=str(error))))
            return
        self._busy = True
        if not isinstance(frame, commands.PlainCommand) or not self._begin(frame):
            self._spawn(self._carry_out_slowly(frame))

    def _begin(self, command: commands.PlainCommand) -> bool:
        return self._desk.begin(self._table, self._visitor, command, partial(self._done, command.key))

    def _done(self, key: str, outcome: Outcome) -> None:
        """The command is on disk and folded, or was refused."""
        if isinstance(outcome, int):
            self._busy = False
            self._answer(Done(key=key, seq=outcome))
            self._go_on()
        else:
            self._spawn(self._refuse(key, outcome))

    async def _carry_out_slowly(self, frame: Any) -> None:
        key = "" if isinstance(frame, Watch) else frame.key
        try:
            if isinstance(frame, Watch):
                await self._watch(frame)
            elif isinstance(frame, SayInGallery):
                self._answer(await self._desk.say_in_gallery(self._table, self._visitor, frame))
            else:
                self._answer(await self._desk.do(self._table, self._visitor, frame))
        except (Refused, Declined, BadInput, *AWAY) as trouble:
            await self._refuse(key, trouble)
        else:
            self._free()

    async def _refuse(self, key: str, trouble: Exception) -> None:
        if isinstance(trouble, AWAY):
            LOG.warning("the database is away", extra={"table": self._table, "fault": reason_of(trouble)})
            self._answer(No(key=key, status=UNAVAILABLE, problem=no_database(self._language)))
        elif isinstance(trouble, Trouble):
            await self._say_no(key, trouble)
        else:
            raise trouble
        self._free()

    async def _say_no(self, key: str, trouble: Trouble) -> None:
        no = await in_words(self._desk, self._table, trouble, self._language)
        REFUSALS.labels(no.problem.code).inc()
        self._answer(No(key=key, status=no.status, problem=no.problem))

    async def _watch(self, frame: Watch) -> None:
        live = await self._desk.hall.find(self._table)
        if frame.seat is not None and frame.seat not in await self._desk.seats(self._visitor, live, frame.seat):
            raise Declined("not_your_seat")
        self._watches += 1
        self._look_on_as(frame.seat)
        self._lean = frame.lean
        self._gone = 0
        self._after = min(frame.after, live.seq)
        self._desk.hall.hub.ring(self._table)
        if frame.gallery:
            self._listener = self._listener or Listener(self._visitor, self._heard_of_gallery)
            self._desk.gallery.listen(self._table, self._listener)

    def _look_on_as(self, seat: int | None) -> None:
        self._seat = seat
        if self._watcher is not None:
            self._watcher.seat = seat

    # -- what is told --------------------------------------------------------------------------------------------------

    def rung(self) -> None:
        """There is news at the table."""
        self._news_due = True
        self._tell_soon()

    def _answer(self, frame: msgspec.Struct) -> None:
        self._unsent.append(_ENCODER.encode(frame))
        self._tell_soon(answers=True)

    def _tell_soon(self, answers: bool = False) -> None:
        """Once for all that happens in this turn of the loop; whoever waits for an answer hears it with the news."""
        if self._soon:
            return
        self._soon = True
        if self._busy:  # a task has the answer, and gets its turn first
            self._loop.call_soon(self._tell)
        else:
            self._hub.soon(self._tell, answers)

    def _tell(self) -> None:
        self._soon = False
        if self._socket.full:  # it comes back when there is room, with all that has happened till then
            return
        if self._news_due and self._watches and not self._telling:
            try:
                self._make_news()
            except Exception as error:
                self._fail(error)
        if self._unsent:
            messages, self._unsent = self._unsent, []
            self._socket.say(*messages)

    def _make_news(self) -> None:
        self._news_due = False
        news = self._desk.news_at_hand(
            self._table, self._visitor, self._seat, self._language, self._after, self._lean, self._gone
        )
        if news is not None:
            self._take(news)
        else:
            self._telling = True
            self._spawn(self._make_news_slowly())

    def _take(self, news: News) -> None:
        """In bytes: the many parts of a look are not kept until it is sent."""
        self._after = news.seq
        if news.removed is not msgspec.UNSET:
            self._gone = len(news.removed)
        self._unsent.append(_ENCODER.encode(news))

    def _heard_of_gallery(self, news: GalleryNews) -> None:
        self._gallery.append(news)
        self._tell_gallery()

    def _tell_gallery(self) -> None:
        """Apart from the news of the table: no move waits for it."""
        if self._gallery and not self._socket.full:
            told, self._gallery = self._gallery, []
            self._socket.say(*map(_ENCODER.encode, told))

    async def _make_news_slowly(self) -> None:
        try:
            watch = self._watches
            news = await self._desk.news(
                self._table, self._visitor, self._seat, self._language, self._after, lean=self._lean, gone=self._gone
            )
            if watch == self._watches:
                self._take(news)
            else:  # meanwhile something else is wanted
                self._news_due = True
        except AWAY:
            await asyncio.sleep(AWAY_SECONDS)
            self._news_due = True
        except Declined as declined:
            await self._say_no("", declined)
            if declined.code != "not_your_seat":
                self._end(OVER, "the table is gone")
                return
            self._look_on_as(None)  # the seat is not theirs any more: from now on a spectator
            self._after = -1
            self._news_due = True
        finally:
            self._telling = False
            self._tell_soon()
