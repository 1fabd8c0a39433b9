"""Starts the server: one process, or several on one database."""

import contextlib
import errno
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar

from fernhandel.core.refusals import BadInput
from fernhandel.server import garbage
from fernhandel.server.app import make_app
from fernhandel.server.config import Config
from fernhandel.server.frames import StraightSocket
from fernhandel.server.logs import set_up
from fernhandel.server.notices.keys import key_file, read_keys
from fernhandel.server.notices.senders import smtp_of
from fernhandel.server.patience import PatientHttp
from fernhandel.server.store import Store
from fernhandel.server.workers import run_workers

USUAL_PORT = 8000
ANSWER_TRIES = 600
ANSWER_PAUSE = 0.1
ANSWER_SECONDS = 5
FRAME_BYTES = 16_384
STOP_SECONDS = 5
KEEP_SECONDS = 15  # for the next request of a line, longer than clients keep one: else both may close it at once
TURN_SECONDS = 0.0005  # how long a thread that has the log to write waits for the one that answers
HANDED_DOWN = "FERNHANDEL_SERVER"


def run(config: Config, started: Callable[[str], None], ready: Callable[[str], None]) -> None:
    """Serve until interrupted; ``started`` is told the address, and so is ``ready`` once the server answers."""
    config.check()
    if config.sends:  # what is missing is told before anything listens
        read_keys(key_file(config.db, config.keys))
    if config.smtp:
        smtp_of(config.smtp)
    set_up(config.log)
    store = Store(config.db)
    store.migrate()  # a database that cannot be opened is told before anything listens
    store.close()
    listener = _listen(config.host, config.port)
    port = listener.getsockname()[1]
    shown = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    started(address)
    threading.Thread(target=_when_it_answers, args=(address, ready), daemon=True).start()
    os.environ[HANDED_DOWN] = msgspec.json.encode(config).decode()
    settings = uvicorn.Config(
        "fernhandel.server.run:application",
        factory=True,
        workers=config.workers,
        log_config=None,
        access_log=False,
        ws_max_size=FRAME_BYTES,
        http=PatientHttp,
        ws=StraightSocket,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=KEEP_SECONDS,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies,
    )
    if config.workers > 1:
        run_workers(settings, listener)
    else:
        uvicorn.Server(settings).run(sockets=[listener])


def _when_it_answers(address: str, ready: Callable[[str], None]) -> None:
    where = urlsplit(address)
    for _ in range(ANSWER_TRIES):
        with (
            contextlib.suppress(OSError, HTTPException),
            contextlib.closing(HTTPConnection(where.hostname or "", where.port, timeout=ANSWER_SECONDS)) as line,
        ):
            line.request("GET", "/healthz")
            if line.getresponse().status == HTTPStatus.OK:
                ready(address)
                return
        time.sleep(ANSWER_PAUSE)


def application() -> Litestar:
    """The application of one process, from the settings that the first has handed down."""
    config = msgspec.json.decode(os.environ[HANDED_DOWN], type=Config)
    set_up(config.log)
    app = make_app(config)
    garbage.sweep()
    sys.setswitchinterval(TURN_SECONDS)
    return app


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens there; without a port, on the usual one, or on a free one where that is taken."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, USUAL_PORT if port is None else port))
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return _listen(host, 0)
        raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}") from None
    listener.set_inheritable(True)
    return listener
