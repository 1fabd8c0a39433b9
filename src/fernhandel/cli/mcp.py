"""`fernhandel mcp`: a seat for a language model, or any program that speaks the Model Context Protocol."""

import re
import signal
from importlib.util import find_spec
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Annotated, Literal

import typer

import fernhandel
from fernhandel.bots import usual_level
from fernhandel.cli.flags import with_game_options
from fernhandel.cli.keeping import Keeper
from fernhandel.cli.seats import usual_players
from fernhandel.cli.usual import Board, Edition, Luck
from fernhandel.core import shelf
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

if TYPE_CHECKING:
    from fernhandel.mcp.seat import Seat

TOKEN = re.compile(r"[A-Za-z0-9_-]{16,}")


@with_game_options
def mcp(
    game: Annotated[
        str | None, typer.Argument(help="Which game; a table of a server is known.", show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many sit down.", show_default="4")] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="The seat that is played by tools, from 0; may be given again.", show_default="0"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots in the other seats, for instance easy,normal; too few are repeated in turn.",
            show_default="easy, or random where the game has no easy bot",
        ),
    ] = None,
    edition: Edition = None,
    seed: Luck = None,
    board: Board = None,
    join: Annotated[
        str | None,
        typer.Option(
            metavar="LINK", help="Sit down at a table of a server instead: its invitation, or the link of a seat."
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="What you are called there.")] = "Model",
    language: Annotated[Literal["en", "de"], typer.Option(help="The language at the table.")] = "en",
    assisted: Annotated[
        bool, typer.Option("--assisted/--unassisted", help="Whether the tools tell which actions are legal.")
    ] = True,
    http: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT",
            help="Serve HTTP there; without a host, for this machine alone.",
            show_default="standard input and output",
        ),
    ] = None,
    token: Annotated[
        str,
        typer.Option(
            envvar="FERNHANDEL_MCP_TOKEN",
            help="What an address must end in to be let in; needed where other machines can ask.",
            show_default="drawn where it is needed",
        ),
    ] = "",
    record: Annotated[Path | None, typer.Option(help="Where the record of the game goes.")] = None,
    *,
    options: dict[str, str],
) -> None:
    """Play a seat by tools of the Model Context Protocol: against bots here, or at a table of a server.

    Clients start it and speak to it by standard input and output; --http serves one address instead.

    For instance:

    - fernhandel mcp merchants --players 3 --bots easy,normal

    - fernhandel mcp nuremberg --players 2 --unassisted --http 8765

    - fernhandel mcp --join http://127.0.0.1:8000/t/TABLE#invite=SECRET
    """
    if find_spec("mcp") is None:
        raise BadInput(f"the tools need more packages: {how_to_install('mcp')}")
    if (game is None) == (join is None):
        raise BadInput("either a game or --join: one of them, not both")
    where = None if http is None else _place(http)
    if token and not TOKEN.fullmatch(token):
        raise BadInput("--token is at least 16 letters, digits, - or _")
    if join is not None:
        _check_unasked(players, bots, edition, seed, board, record, options)
        seats = _joined(join, name, seat, language)
    else:
        assert game is not None
        count = usual_players(shelf.title(game).about) if players is None else players
        table = fernhandel.make(game, players=count, edition=edition, seed=seed, board=board, **options)
        seats = _laid(table, seat or [0], bots, language, record)
    _serve(seats, assisted, where, token)


def _laid(game: Game, seats: list[int], bots: str | None, language: str, record: Path | None) -> dict[int, "Seat"]:
    """The seats that tools play at a table of this process."""
    from fernhandel.mcp.local import LocalTable

    for seat in seats:
        if not 0 <= seat < game.players:
            raise BadInput(f"there is no seat {seat}; they run from 0 to {game.players - 1}")
    others = [seat for seat in range(game.players) if seat not in seats]
    names = [usual_level(game.terms.game, "easy")] if bots is None else [bot.strip() for bot in bots.split(",")]
    if len(names) > len(others) and bots is not None:
        raise BadInput(f"--bots names {len(names)} bots for {len(others)} seats")
    seated = {seat: names[place % len(names)] for place, seat in enumerate(others)}
    keeper = None if record is None else Keeper(record)
    if record is not None and record.exists():
        raise BadInput(f"{record} is there already: name another file")

    def keep(game: Game) -> None:
        if keeper is not None:
            notes = [f"bot:{seated[seat]}" if seat in seated else "mcp" for seat in range(game.players)]
            try:
                keeper.save(game.record(notes))
            except OSError as error:
                typer.echo(f"{error.filename}: {error.strerror}", err=True)  # no reason to end a game

    table = LocalTable(game, seated, language, keep)
    table.begin()
    return dict(table.seats)


def _joined(link: str, name: str, seats: list[int] | None, language: str) -> dict[int, "Seat"]:
    if find_spec("httpx") is None or find_spec("websockets") is None:
        raise BadInput(f"a table of a server needs more packages: {how_to_install('serve')}")
    from fernhandel.cli.joining import join

    if seats is not None and len(seats) > 1:
        raise BadInput("at a table of a server one seat is played; start another program for the next")
    seat = join(link, name, seats[0] if seats else None, language)
    return {seat.number: seat}


def _check_unasked(
    players: int | None,
    bots: str | None,
    edition: str | None,
    seed: int | None,
    board: Path | None,
    record: Path | None,
    options: dict[str, str],
) -> None:
    asked = {"--players": players, "--bots": bots, "--edition": edition, "--seed": seed, "--board": board}
    given = [flag for flag, value in {**asked, "--record": record}.items() if value is not None]
    given += [f"--{name}" for name in options]
    if given:
        raise BadInput(f"{', '.join(given)}: a table of a server is laid already")


def _place(text: str) -> tuple[str, int]:
    """Where to listen: ``HOST:PORT``, or a port of this machine.

    >>> _place("8765"), _place("0.0.0.0:80"), _place("[::1]:9")
    (('127.0.0.1', 8765), ('0.0.0.0', 80), ('::1', 9))
    """
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise BadInput(f"--http is HOST:PORT or a port, not {text!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def _serve(seats: dict[int, "Seat"], assisted: bool, where: tuple[str, int] | None, token: str) -> None:
    """Until the other side has gone, or the interrupt key is pressed."""
    from fernhandel.mcp.server import Endpoint, is_loopback, run_stdio
    from fernhandel.mcp.tools import Tools

    tools = Tools(seats, assisted)
    title = next(iter(seats.values())).title.about.title
    if where is None:
        typer.echo(f"A seat at {title} is played by standard input and output   (Ctrl-C leaves)", err=True)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever reads does not hear the key
        run_stdio(tools)
    else:
        host, port = where
        if not token and not is_loopback(host):
            token = token_urlsafe(24)
        endpoint = Endpoint(tools, host, port, token)
        typer.echo(f"A seat at {title} is at {endpoint.address}   (Ctrl-C leaves)", err=True)
        endpoint.run()
    for seat in seats.values():
        typer.echo(f"Seat {seat.number}: {seat.decisions} decisions, {seat.refused} illegal tries.", err=True)
