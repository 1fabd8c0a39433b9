"""`fernhandel serve`: tables for people and programs, in the browser and on the wire."""

import os
import signal
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install


def serve(
    host: Annotated[str, typer.Option(envvar="FERNHANDEL_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar="FERNHANDEL_PORT",
            min=0,
            max=65535,
            help="The port; 0 takes a free one.",
            show_default="8000, or a free one",
        ),
    ] = None,
    db: Annotated[
        str, typer.Option(envvar="FERNHANDEL_DB", help="The database: sqlite:///FILE or postgresql://….")
    ] = "sqlite:///fernhandel.db",
    workers: Annotated[
        int, typer.Option(envvar="FERNHANDEL_WORKERS", min=1, max=64, help="How many server processes.")
    ] = 1,
    valkey: Annotated[
        str, typer.Option(envvar="FERNHANDEL_VALKEY", help="A Valkey or Redis that carries news between processes.")
    ] = "",
    bot_workers: Annotated[
        int | None,
        typer.Option(
            envvar="FERNHANDEL_BOT_WORKERS", min=1, max=64, help="Processes for bots.", show_default="cores less one"
        ),
    ] = None,
    thinking: Annotated[
        float, typer.Option(envvar="FERNHANDEL_THINKING", min=0.05, max=10, help="Seconds for a bot's decision.")
    ] = 1.0,
    rate: Annotated[
        float, typer.Option(envvar="FERNHANDEL_RATE", min=0, help="Requests a second for one address; 0 is no limit.")
    ] = 20.0,
    secure: Annotated[
        bool, typer.Option("--secure", envvar="FERNHANDEL_SECURE", help="Behind HTTPS: cookies for HTTPS only.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="FERNHANDEL_PROXY",
            metavar="ADDRESS",
            help="A proxy (address or network) that is believed in X-Forwarded-For and -Proto; may be given again.",
            show_default="none",
        ),
    ] = None,
    most_open: Annotated[
        int, typer.Option(envvar="FERNHANDEL_MOST_OPEN", min=0, help="Public tables that may wait for people at once.")
    ] = 200,
    push: Annotated[
        bool, typer.Option("--push", envvar="FERNHANDEL_PUSH", help="Send notices to browsers that ask for them.")
    ] = False,
    smtp: Annotated[
        str,
        typer.Option(
            envvar="FERNHANDEL_SMTP",
            metavar="URL",
            help="Send notices by this mail server: smtps://USER:PASSWORD@HOST?from=tables@example.org.",
            show_default="none",
        ),
    ] = "",
    webhooks: Annotated[
        bool, typer.Option("--webhooks", envvar="FERNHANDEL_WEBHOOKS", help="Send notices to webhooks of chats.")
    ] = False,
    public_url: Annotated[
        str,
        typer.Option(
            envvar="FERNHANDEL_PUBLIC_URL",
            metavar="URL",
            help="Where this house is found from outside, for links in notices.",
            show_default="none",
        ),
    ] = "",
    keys: Annotated[
        str,
        typer.Option(
            envvar="FERNHANDEL_KEYS",
            metavar="FILE",
            help="The keys of the house, made by `fernhandel admin vapid`.",
            show_default="beside the SQLite file",
        ),
    ] = "",
    reach: Annotated[
        list[str] | None,
        typer.Option(
            envvar="FERNHANDEL_REACH",
            metavar="NETWORK",
            help="A network of your own to which pushes and webhooks may go; may be given again.",
            show_default="public addresses only",
        ),
    ] = None,
    notice_pace: Annotated[float, typer.Option(envvar="FERNHANDEL_NOTICE_PACE", hidden=True)] = 1.0,
    log: Annotated[str, typer.Option(envvar="FERNHANDEL_LOG", help="debug, info, warning or error.")] = "warning",
    play: Annotated[
        str | None, typer.Option(help="Lay a table of this game against bots, or find it again, and say where.")
    ] = None,
    browse: Annotated[bool, typer.Option("--browse", help="Open a browser, where there is one.")] = False,
) -> None:
    """Serve tables: a page for people, HTTP and sockets for programs, every move on disk before it is answered.

    For instance:

    - fernhandel serve --browse --play merchants
    - fernhandel serve --host 0.0.0.0 --db postgresql://host/tables --workers 4 --valkey redis://host
    """
    if find_spec("litestar") is None:
        raise BadInput(f"the server needs more packages: {how_to_install('serve')}")
    if play is not None:
        shelf.title(play)  # an unknown game is told at once
    if log not in ("debug", "info", "warning", "error"):
        raise BadInput(f"--log: debug, info, warning or error, not {log!r}")
    with _ended_by_the_key():
        from fernhandel.server.config import Config
        from fernhandel.server.run import run

        config = Config(
            host=host,
            port=port,
            db=db,
            workers=workers,
            valkey=valkey,
            bot_workers=bot_workers or max(1, (os.cpu_count() or 2) - 1),
            thinking=thinking,
            rate=rate,
            secure=secure,
            proxies=proxy or [],
            most_open=most_open,
            push=push,
            smtp=smtp,
            webhooks=webhooks,
            public_url=public_url.rstrip("/"),
            keys=keys,
            reach=reach or [],
            notice_pace=notice_pace,
            log=log,  # type: ignore[arg-type]  # checked above
        )

        def ready(address: str) -> None:
            where = address if play is None else _own_table(address, play, db)
            if where is not None and browse and _has_screen():
                webbrowser.open(where)

        run(config, lambda address: typer.echo(f"Fernhandel is at {address}   (Ctrl-C stops it)"), ready)


@contextmanager
def _ended_by_the_key() -> Iterator[None]:
    """Whatever does not listen to the interrupt key itself is ended by it at once and without a word."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _own_table(address: str, game: str, db: str) -> str | None:
    """Where the table against bots is: that of the last start, or a new one; None if the server was ended meanwhile."""
    from httpx import TransportError
    from sqlalchemy import make_url

    from fernhandel.cli.own_table import own_table

    url = make_url(db)
    beside = Path(f"{url.database}.seats") if url.get_backend_name() == "sqlite" else None
    try:
        where, found = own_table(address, game, beside)
    except TransportError:  # the key was pressed while it was laid
        return None
    typer.echo(f"Your table waits at {where}" if found else f"A table against bots is laid at {where}")
    return where


def _has_screen() -> bool:
    """Whether a browser would have a window; on a bare terminal one might take over the terminal instead."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
