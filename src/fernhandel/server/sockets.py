"""News as it happens: a socket for whoever sits at a table, a stream for whoever looks on."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import AbstractContextManager
from typing import Annotated, Any

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.params import QueryParameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from fernhandel.core.refusals import BadInput
from fernhandel.core.words import LANGUAGES
from fernhandel.server.desk import Desk
from fernhandel.server.frames import straight_of
from fernhandel.server.guard import HEADERS, OTHER_ORIGIN, Limits, come_back, from_own_page
from fernhandel.server.line import AWAY_SECONDS, TRY_AGAIN, Line
from fernhandel.server.measures import REFUSALS, SOCKETS
from fernhandel.server.problems import TOO_MANY, problem_of, status_of, too_many
from fernhandel.server.routes import Language, TableId, TheDesk
from fernhandel.server.store import AWAY
from fernhandel.server.visitor import Visitor
from fernhandel.server.visits import address_of, visitor_of
from fernhandel.server.wire import News, Problem
from fernhandel.table.declined import Declined

HEARTBEAT_SECONDS = 20.0


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
) -> None:
    """Frames of a seat's owner in both directions; the first thing to say is what one watches."""
    language = socket.query_params.get("language", "en")
    address = address_of(socket)
    if language not in LANGUAGES:
        await _refuse(socket, 400, Problem(code="bad_input", message=f"language: one of {', '.join(LANGUAGES)}"))
        return
    limits: Limits = socket.app.state.limits
    if wait := limits.addresses.take(address):
        await _refuse(socket, TOO_MANY, too_many(language, wait), wait)
        return
    if not from_own_page(socket.headers):
        await _refuse(socket, 403, Problem(code="other_origin", message=OTHER_ORIGIN))
        return
    try:
        visitor = await visitor_of(socket, desk)
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
    straight = straight_of(socket.scope)
    name = f"{visitor.holder}{visitor.bearer}" or address
    line = Line(straight, desk, table, visitor, language, limits.frames, name)
    SOCKETS.inc()
    devices = desk.persons.devices
    with desk.hall.hub.watching(table, line.rung) as watcher, devices.watching(visitor.browser, line.come_back):
        line.watch_as(watcher)
        straight.listen(line.heard, line.has_room)
        try:
            with desk.present(table, seats, visitor):
                await _until_it_ends(socket, line)
        finally:
            line.close()
            SOCKETS.dec()


async def _until_it_ends(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    """Until the other end hangs up, or this one is to."""
    hung_up: asyncio.Future[Any] = asyncio.ensure_future(socket.receive())  # what is said goes straight to the line
    try:
        ends: list[asyncio.Future[Any]] = [hung_up, line.ended]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if not hung_up.done():
            await socket.close(*line.ended.result())
    finally:
        hung_up.cancel()


async def _refuse(socket: WebSocket[Any, Any, Any], status: int, problem: Problem, wait: float = 0.0) -> None:
    """An answer instead of a socket, as any other request would get it."""
    REFUSALS.labels(problem.code).inc()
    headers = {"content-type": "application/json", **HEADERS, **come_back(wait)}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": raw}
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(problem)}
    await socket.send(start)
    await socket.send(body)


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
    visitor = await visitor_of(request, desk)
    present = desk.present(table, await desk.seats(visitor, live), visitor)
    return ServerSentEvent(_stream(desk, table, present, language, min(known, live.seq)))


async def _stream(
    desk: Desk, table: str, present: AbstractContextManager[None], language: str, after: int
) -> AsyncGenerator[ServerSentEventMessage, None]:
    SOCKETS.inc()
    try:
        happened = asyncio.Event()
        gone = 0
        with desk.hall.hub.watching(table, happened.set), present:
            while True:
                happened.clear()
                try:
                    told: News = await desk.news(table, Visitor(), None, language, after, gone=gone)
                except Declined:  # the table is gone
                    return
                except AWAY:
                    await asyncio.sleep(AWAY_SECONDS)
                    continue
                after = told.seq
                gone = gone if told.removed is msgspec.UNSET else len(told.removed)
                yield ServerSentEventMessage(data=msgspec.json.encode(told).decode(), event="news", id=told.seq)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(happened.wait(), HEARTBEAT_SECONDS)
    finally:
        SOCKETS.dec()
