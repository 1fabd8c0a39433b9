"""`fernhandel serve`: tables for people and programs, in the browser and on the wire."""

import os
import sys
import webbrowser
from importlib.util import find_spec
from typing import Annotated

import typer

import fernhandel
from fernhandel.cli.seats import USUAL_PLAYERS
from fernhandel.core import house
from fernhandel.core.refusals import BadInput

USUAL_LEVEL = "normal"


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
    log: Annotated[str, typer.Option(envvar="FERNHANDEL_LOG", help="debug, info, warning or error.")] = "warning",
    play: Annotated[
        str | None, typer.Option(help="Lay a table of this game against bots at once, and say where it is.")
    ] = None,
    browse: Annotated[bool, typer.Option("--browse", help="Open a browser, where there is one.")] = False,
) -> None:
    """Serve tables: a page for people, HTTP and sockets for programs, every move on disk before it is answered.

    For instance:

    - fernhandel serve --browse --play merchants
    - fernhandel serve --host 0.0.0.0 --db postgresql://host/tables --workers 4 --valkey redis://host
    """
    if find_spec("litestar") is None:
        raise BadInput("the server needs more packages: pip install 'fernhandel[serve]'")
    from fernhandel.server.config import Config
    from fernhandel.server.run import run

    if play is not None:
        house.title(play)  # an unknown game is told at once
    if log not in ("debug", "info", "warning", "error"):
        raise BadInput(f"--log: debug, info, warning or error, not {log!r}")
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
        log=log,  # type: ignore[arg-type]  # checked above
    )

    def ready(address: str) -> None:
        where = address if play is None else _table_against_bots(address, play)
        if play is not None:
            typer.echo(f"A table against bots is laid at {where}")
        if browse and _has_screen():
            webbrowser.open(where)

    run(config, lambda address: typer.echo(f"Fernhandel is at {address}   (Ctrl-C stops it)"), ready)


def _table_against_bots(address: str, game: str) -> str:
    """The link of one's own seat at a table with as many bots as usual."""
    from fernhandel.client import ChairPlan, Client

    players = min(USUAL_PLAYERS, *(max(about.players) for about in fernhandel.games() if about.id == game))
    with Client(address) as client:
        chairs = [ChairPlan(kind="mine"), *(ChairPlan(kind="bot", level=USUAL_LEVEL) for _ in range(players - 1))]
        table = client.open(game, chairs)
    return f"{address}t/{table.id}#seat={table.seats[0].secret}"


def _has_screen() -> bool:
    """Whether a browser would have a window; on a bare terminal one might take over the terminal instead."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
