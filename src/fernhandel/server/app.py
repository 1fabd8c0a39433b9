"""The server as an application: routes, limits, answers to what goes wrong, and the page."""

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST

from fernhandel import __version__
from fernhandel.bots import bot_names
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server import siblings
from fernhandel.server.bot_house import BotHouse
from fernhandel.server.config import Config
from fernhandel.server.desk import Desk
from fernhandel.server.garbage import tidy
from fernhandel.server.guard import HEADERS, OTHER_ORIGIN, Buckets, ExactRequest, Limits, come_back, from_own_page
from fernhandel.server.hall import Hall
from fernhandel.server.hub import Hub
from fernhandel.server.keeper import MOST_SHOWS, Keeper
from fernhandel.server.lobby.routes import LOBBY_ROUTES
from fernhandel.server.measures import REFUSALS, REQUEST_SECONDS, measured
from fernhandel.server.moderation.routes import ROUTES as MODERATION
from fernhandel.server.notices.notices import NoticeDesk
from fernhandel.server.notices.routes import NOTICE_ROUTES
from fernhandel.server.page import page_routes
from fernhandel.server.persons import routes as people
from fernhandel.server.problems import (
    TOO_MANY,
    UNAVAILABLE,
    NotDone,
    no_database,
    problem_of,
    status_of,
    too_many,
    wait_of,
)
from fernhandel.server.relays import relays
from fernhandel.server.routes import ROUTES, SETTINGS, TheDesk
from fernhandel.server.schema import described
from fernhandel.server.sockets import table_socket, table_stream
from fernhandel.server.store import AWAY, Store, reason_of
from fernhandel.server.turns import TooMany
from fernhandel.server.wire import Problem
from fernhandel.table.declined import Declined

LOG = logging.getLogger("fernhandel.server")

BODY_BYTES = 100_000
COMPRESSED_BYTES = 2_000
COMPRESSION = 6  # the highest, 9, takes eight times as long and saves two bytes of a hundred
BURST_SECONDS = 10.0
FRAME_RATE = 20.0
FRAME_BURST = 100.0
HOUR = 3_600.0
GUESSES = 10  # codes and words that one address may try in an hour
ALL_GUESSES = 600
AWAY_SECONDS = 2
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def make_app(config: Config) -> Litestar:
    """The application; it opens its database when it starts and closes it when it stops."""
    config.check()
    beside = siblings.here()
    store = Store(config.db, beside.turn_to_write) if beside else Store(config.db)
    hub = Hub()
    limits = Limits(
        addresses=Buckets(config.rate, config.rate * BURST_SECONDS),
        frames=Buckets(FRAME_RATE if config.rate else 0.0, FRAME_BURST),
        guesses=Buckets(GUESSES / HOUR if config.rate else 0.0, GUESSES),
        all_guesses=Buckets(ALL_GUESSES / HOUR if config.rate else 0.0, ALL_GUESSES),
    )
    desk: Desk | None = None

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        nonlocal desk
        shared = config.workers > 1 or not store.sqlite
        store.migrate()
        thinking = dict.fromkeys(bot_names(), config.thinking)
        await asyncio.to_thread(shelf.prepare)
        hall = Hall(store, hub, relays(store, hub, config.valkey, beside), shared)
        most_shows = MOST_SHOWS if config.rate else sys.maxsize
        keeper = Keeper(hall, BotHouse(config.bot_workers), thinking, most_shows)
        hall.start()
        keeper.start()
        hall.background.spawn(tidy(lambda: hall.written))
        desk = Desk(hall, keeper, config)
        app.state["notices"] = NoticeDesk(config, desk)
        try:
            yield
        finally:
            hub.ring_all()
            await hall.close()
            await keeper.close()

    def the_desk() -> Desk:
        assert desk is not None
        return desk

    async def limited(request: Request[Any, Any, Any]) -> Response[Problem] | None:
        """Before every request: not too many from one address, and none from other people's pages."""
        request.state.began = time.perf_counter()
        wait = limits.addresses.take(request.client.host if request.client else "")
        if wait:
            return _too_many(request, TooMany(wait))
        if request.method not in SAFE_METHODS and not from_own_page(request.headers):
            return _no(403, Problem(code="other_origin", message=OTHER_ORIGIN))
        return None

    routes: list[Any] = [
        *ROUTES,
        *people.ROUTES,
        *LOBBY_ROUTES,
        *MODERATION,
        *NOTICE_ROUTES,
        table_socket,
        table_stream,
        healthz,
        readyz,
        metrics,
        openapi,
    ]
    routes += page_routes()
    return Litestar(
        routes,
        lifespan=[running],
        before_request=limited,
        after_response=_timed,
        dependencies={"desk": Provide(the_desk, sync_to_thread=False)},  # of two, each would get a task of its own
        state=State({"secure": config.secure, "limits": limits}),
        exception_handlers={
            BadInput: _trouble,
            Refused: _trouble,
            Declined: _trouble,
            NotDone: _in_words,
            HTTPException: _http,
            RecursionError: _too_deep,
            TooMany: _too_many,
            **dict.fromkeys(AWAY, _away),
            Exception: _fault,
        },
        request_class=ExactRequest,
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=COMPRESSED_BYTES,
            gzip_compress_level=COMPRESSION,
            exclude=["/stream$", "/record$"],
        ),
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(title="Fernhandel", version=__version__, path=None, use_handler_docstrings=True),
        logging_config=None,
    )


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok", "version": __version__}


@get("/readyz", include_in_schema=False, sync_to_thread=True)
def readyz(desk: TheDesk) -> Response[dict[str, str]]:
    """The database answers too."""
    ready = desk.hall.store.alive()
    return Response({"status": "ready" if ready else "no database"}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(measured(), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=True)
def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The whole wire in exact types."""
    return Response(described(request.app), media_type=MediaType.JSON)


async def _timed(request: Request[Any, Any, Any]) -> None:
    route = min(request.route_handler.paths)
    if route != SETTINGS:
        REQUEST_SECONDS.labels(route).observe(time.perf_counter() - request.state.began)


def _no(status: int, problem: Problem, wait: float = 0.0) -> Response[Problem]:
    """An answer that says no, and perhaps after how many seconds it may be asked again."""
    if problem.code != "no_auction":  # said to who sets something
        REFUSALS.labels(problem.code).inc()
    return Response(problem, status_code=status, headers={**HEADERS, **come_back(wait)})


def _too_many(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, TooMany)
    return _no(TOO_MANY, too_many(_language(request), error.wait), error.wait)


def _away(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, AWAY)
    LOG.warning("the database is away", extra={"path": request.url.path, "fault": reason_of(error)})
    return _no(UNAVAILABLE, no_database(_language(request)), AWAY_SECONDS)


def _language(request: Request[Any, Any, Any]) -> str:
    return "de" if request.query_params.get("language") == "de" else "en"


def _trouble(request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    assert isinstance(trouble, BadInput | Refused | Declined)
    return _no(status_of(trouble), problem_of(trouble, _language(request)), wait_of(trouble))


def _in_words(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, NotDone)
    return _no(error.status, error.problem, error.wait)


def _http(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "wrong_method", 413: "too_large"}.get(error.status_code, "bad_request")
    where = [
        f"{fault['key']}: {fault['message']}"
        for fault in error.extra or []
        if isinstance(fault, dict) and "key" in fault
    ]
    message = "; ".join([error.detail, *where]) if error.status_code < 500 else "the server has failed"
    return _no(error.status_code, Problem(code=code, message=message))


def _too_deep(_: Request[Any, Any, Any], __: Exception) -> Response[Problem]:
    return _no(400, Problem(code="bad_request", message="the body is nested too deeply"))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return _no(500, Problem(code="fault", message="the server has failed; nothing has changed"))
