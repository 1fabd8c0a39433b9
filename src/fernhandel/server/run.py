"""Starts the server: one process, or several on one database."""

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Callable

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from fernhandel.core.refusals import BadInput
from fernhandel.server.app import make_app
from fernhandel.server.config import Config
from fernhandel.server.logs import set_up
from fernhandel.server.store import Store

FRAME_BYTES = 16_384
STOP_SECONDS = 5
HANDED_DOWN = "FERNHANDEL_SERVER"


def run(config: Config, started: Callable[[str], None], browse: bool) -> None:
    """Serve until interrupted; ``started`` is told the address."""
    config.check()
    set_up(config.log)
    store = Store(config.db)
    store.migrate()  # a database that cannot be opened is told before anything listens
    store.close()
    listener = _listen(config)
    port = listener.getsockname()[1]
    shown = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    started(address)
    if browse:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    os.environ[HANDED_DOWN] = msgspec.json.encode(config).decode()
    settings = uvicorn.Config(
        "fernhandel.server.run:application",
        factory=True,
        workers=config.workers,
        log_config=None,
        access_log=False,
        ws_max_size=FRAME_BYTES,
        ws="websockets-sansio",
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )
    if config.workers > 1:
        Multiprocess(settings, sockets=[listener]).run()
    else:
        asyncio.run(uvicorn.Server(settings).serve(sockets=[listener]))


def application() -> Litestar:
    """The application of one process, from the settings that the first has handed down."""
    config = msgspec.json.decode(os.environ[HANDED_DOWN], type=Config)
    set_up(config.log)
    return make_app(config)


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(f"cannot listen on {config.host} port {config.port}: {reason}") from None
    listener.set_inheritable(True)
    return listener
