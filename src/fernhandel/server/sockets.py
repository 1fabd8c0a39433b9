"""News as it happens: a socket for whoever sits at a table, a stream for whoever looks on."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from typing import Annotated, Any

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.words import LANGUAGES
from fernhandel.server.desk import Desk, Visitor
from fernhandel.server.guard import HEADERS, OTHER_ORIGIN, Buckets, come_back, from_own_page
from fernhandel.server.hub import Watcher
from fernhandel.server.measures import REFUSALS, SOCKETS
from fernhandel.server.problems import TOO_MANY, UNAVAILABLE, no_database, problem_of, status_of, too_many
from fernhandel.server.routes import Language, TableId, TheDesk, in_words, visitor_of
from fernhandel.server.store import AWAY, reason_of
from fernhandel.server.wire import Frame, News, No, Problem, Watch
from fernhandel.table.declined import Declined

LOG = logging.getLogger("fernhandel.server")

TRY_AGAIN = 1013
AWAY_SECONDS = 1.0  # between two questions to a database that is away
HEARTBEAT_SECONDS = 20.0
WATCH_SECONDS = 10.0  # until a socket must have said what it watches

_FRAME: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Frame)


class Line:
    """One open socket: what its owner looks on as, and how far it has been told."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        desk: Desk,
        table: str,
        visitor: Visitor,
        language: str,
        watcher: Watcher,
    ) -> None:
        self._socket = socket
        self._watcher = watcher
        self._desk = desk
        self._table = table
        self._visitor = visitor
        self._language = language
        self._seat: int | None = None
        self._after = -1
        self._watches = 0
        self._lean = False
        self._wanted = asyncio.Event()  # somebody has said what he wants to watch

    async def send(self, frame: msgspec.Struct) -> None:
        """A frame goes out whole, whoever sends another, as soon as the other end has room for it."""
        await self._socket.send_data(msgspec.json.encode(frame), mode="text")

    async def listen(self, limit: Buckets, address: str) -> None:
        """Carry out what the other end says, until it hangs up; whoever says too much is heard later."""
        name = f"{self._visitor.browser}{self._visitor.bearer}" or address
        while True:
            text = await self._socket.receive_data(mode="text")
            while wait := limit.take(name):
                await asyncio.sleep(wait)
            await self._heard(text)

    async def _heard(self, text: str) -> None:
        try:
            frame = _FRAME.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            problem = Problem(code="bad_frame", message=str(error))
            await self.send(No(key="", status=400, problem=problem))
            return
        key = "" if isinstance(frame, Watch) else frame.key
        try:
            if isinstance(frame, Watch):
                await self._watch(frame)
            else:
                await self.send(await self._desk.do(self._table, self._visitor, frame))
        except (Refused, Declined, BadInput) as trouble:
            no = await in_words(self._desk, self._table, trouble, self._language)
            REFUSALS.labels(no.problem.code).inc()
            await self.send(No(key=key, status=no.status, problem=no.problem))
        except AWAY as away:
            LOG.warning("the database is away", extra={"table": self._table, "fault": reason_of(away)})
            await self.send(No(key=key, status=UNAVAILABLE, problem=no_database(self._language)))

    async def _watch(self, frame: Watch) -> None:
        live = await self._desk.hall.find(self._table)
        if frame.seat is not None and frame.seat not in await self._desk.seats(self._visitor, live):
            raise Declined("not_your_seat")
        self._watches += 1
        self._seat = self._watcher.seat = frame.seat
        self._lean = frame.lean
        self._after = min(frame.after, live.seq)
        self._wanted.set()
        self._desk.hall.hub.ring(self._table)

    async def tell(self) -> None:
        """Send what is new, whenever something is; a socket that does not say what it wants is closed."""
        news = self._watcher.news
        try:
            await asyncio.wait_for(self._wanted.wait(), WATCH_SECONDS)
        except TimeoutError:
            await self._socket.close(TRY_AGAIN, "the socket has not said what it watches")
            return
        while True:
            news.clear()
            try:
                frame = await self._news()
            except AWAY:
                await asyncio.sleep(AWAY_SECONDS)
                continue
            except Declined as declined:
                no = await in_words(self._desk, self._table, declined, self._language)
                await self.send(No(key="", status=no.status, problem=no.problem))
                if declined.code != "not_your_seat":  # the table is gone
                    return
                self._seat = self._watcher.seat = None  # the seat is not theirs any more: from now on a spectator
                self._after = -1
                continue
            if frame is not None:
                await self._socket.send_data(frame, mode="text")
                await news.wait()

    async def _news(self) -> bytes | None:
        """What is new, in bytes: the many parts of a look are not kept until the next one. None: look again."""
        watch = self._watches
        told = await self._desk.news(
            self._table, self._visitor, self._seat, self._language, self._after, lean=self._lean
        )
        if watch != self._watches:
            return None  # meanwhile something else is wanted
        self._after = told.seq
        return msgspec.json.encode(told)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    desk: TheDesk,
    address_limit: NamedDependency[Buckets],
    frame_limit: NamedDependency[Buckets],
    table: TableId,
) -> None:
    """Frames of a seat's owner in both directions; the first thing to say is what one watches."""
    language = socket.query_params.get("language", "en")
    visitor = visitor_of(socket)  # type: ignore[arg-type]  # both carry cookies and headers
    address = socket.client.host if socket.client else ""
    if language not in LANGUAGES:
        await _refuse(socket, 400, Problem(code="bad_input", message=f"language: one of {', '.join(LANGUAGES)}"))
        return
    if wait := address_limit.take(address):
        await _refuse(socket, TOO_MANY, too_many(language, wait), wait)
        return
    if not from_own_page(socket.headers):
        await _refuse(socket, 403, Problem(code="other_origin", message=OTHER_ORIGIN))
        return
    try:
        live = await desk.hall.find(table)
        seats = await desk.seats(visitor, live)
    except Declined as declined:
        await _refuse(socket, status_of(declined), problem_of(declined, language))
        return
    except AWAY:  # accepted first: a socket that was refused is not tried again
        await socket.accept()
        await socket.close(TRY_AGAIN, "the database is away")
        return
    await socket.accept()
    SOCKETS.inc()
    with desk.hall.hub.watching(table) as watcher:
        line = Line(socket, desk, table, visitor, language, watcher)
        desk.arrive(table, seats)
        try:
            await _until_either_ends(line.listen(frame_limit, address), line.tell())
        except WebSocketDisconnect:
            pass
        finally:
            SOCKETS.dec()
            desk.depart(table, seats)


async def _refuse(socket: WebSocket[Any, Any, Any], status: int, problem: Problem, wait: float = 0.0) -> None:
    """An answer instead of a socket, as any other request would get it."""
    REFUSALS.labels(problem.code).inc()
    headers = {"content-type": "application/json", **HEADERS, **come_back(wait)}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": raw}
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(problem)}
    await socket.send(start)
    await socket.send(body)


async def _until_either_ends(listening: Any, telling: Any) -> None:
    tasks = [asyncio.ensure_future(listening), asyncio.ensure_future(telling)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@get("/api/tables/{table:str}/stream", tags=["tables"])
async def table_stream(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    after: Annotated[int, QueryParameter(ge=-1)] = -1,
    language: Language = "en",
) -> ServerSentEvent:
    """What a spectator may know, as it happens; reconnecting browsers say where they were by themselves."""
    if language not in LANGUAGES:
        raise BadInput(f"language: one of {', '.join(LANGUAGES)}, not {language!r}")
    live = await desk.hall.find(table)
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isdecimal() and len(last) < 10 else after
    return ServerSentEvent(_stream(desk, table, language, min(known, live.seq)))


async def _stream(desk: Desk, table: str, language: str, after: int) -> AsyncGenerator[ServerSentEventMessage, None]:
    SOCKETS.inc()
    try:
        with desk.hall.hub.watching(table) as watcher:
            while True:
                watcher.news.clear()
                try:
                    told: News = await desk.news(table, Visitor(), None, language, after)
                except Declined:  # the table is gone
                    return
                except AWAY:
                    await asyncio.sleep(AWAY_SECONDS)
                    continue
                after = told.seq
                yield ServerSentEventMessage(data=msgspec.json.encode(told).decode(), event="news", id=told.seq)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(watcher.news.wait(), HEARTBEAT_SECONDS)
    finally:
        SOCKETS.dec()
