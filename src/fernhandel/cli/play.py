"""`fernhandel play`: a game in this terminal, against bots and with people who share it."""

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

import fernhandel
from fernhandel.cli.flags import NEWEST, with_game_options
from fernhandel.cli.front import Front, PlainFront
from fernhandel.cli.keeping import Keeper, new_record, newest_open, read_record
from fernhandel.cli.screen import INTERRUPTED, Leave, Screen
from fernhandel.cli.seats import PERSON, USUAL_LANGUAGE, choose_seats, noted_language, noted_seats, read_seats
from fernhandel.cli.sitting import Sitting, check_bots, lay
from fernhandel.cli.telling import Telling, telling
from fernhandel.cli.usual import Board, Edition, Luck
from fernhandel.cli.window import Stopped, stoppable
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput


@with_game_options
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; a resumed one is known.", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help="How many sit down: you and easy bots.", show_default="4")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: people by name, bots by kind.", show_default="you,easy,easy,easy"),
    ] = None,
    edition: Edition = None,
    seed: Luck = None,
    board: Board = None,
    language: Annotated[
        Literal["en", "de"] | None,
        typer.Option(help="The language at the table.", show_default="en, or that of the resumed game"),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            help="Where the record goes: as text, or as JSON Lines when the name ends in .jsonl.",
            show_default="GAME-DATE-PLAYERS.fernhandel in the folder of records",
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(
            envvar="FERNHANDEL_RECORDS",
            help="The folder of records.",
            show_default="fernhandel/games in your data folder",
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Go on with the game of this record; without a file, with the newest that is not over.",
            metavar="[FILE]",
        ),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines for screen readers and pipes: no colours, no window.")
    ] = False,
    *,
    options: dict[str, str],
) -> None:
    """Play a whole game in this terminal, against bots and with people who share it.

    People who share it hand it over, and nobody sees what is another's. q or Ctrl-C saves and leaves; --resume goes on.

    For instance:

    - fernhandel play merchants

    - fernhandel play merchants --seats North,South,easy --money open

    - fernhandel play auf_achse --edition 1987 --language de --seed 7

    - fernhandel play nuremberg --map wensleydale --players 3

    - fernhandel play --resume
    """
    if resume is None:
        if game is None:
            raise typer.BadParameter(f"Missing argument: which game? There is {', '.join(_games())}.")
        seated = choose_seats(shelf.title(game).about, players, seats)
        table = fernhandel.make(game, players=len(seated), edition=edition, seed=seed, board=board, **options)
        terms, luck, moves, spoken = table.terms, table.seed or 0, [], language or USUAL_LANGUAGE
    else:
        _check_unchanged(players, edition, seed, board, options)
        found = newest_open(records, game) if resume == Path(NEWEST) and not resume.is_file() else resume
        kept = read_record(found)
        if game not in (None, kept.terms.game):
            raise BadInput(f"{found} is a game of {kept.terms.game}, not of {game}")
        seated = noted_seats(kept) if seats is None else read_seats(seats, kept.terms.game)
        terms, luck, moves, spoken = kept.terms, kept.seed, kept.moves, language or noted_language(kept)
        path = found
    live = lay(terms, luck, seated)
    told = telling(live.game.title, terms, seated, spoken)
    check_bots(terms.game, seated)
    if resume is None or record is not None:
        path = new_record(record, records, terms.game, [seat.name or PERSON for seat in seated])
    sitting = Sitting(live, seated, told, _front(told, plain), Keeper(path))
    sitting.begin(moves)
    _sit_down(sitting)


def _games() -> list[str]:
    return [title.about.id for title in shelf.titles()]


def _front(told: Telling, plain: bool) -> Front:
    """A window where there is a whole terminal for it, else plain lines."""
    screen = Screen(plain)
    if screen.plain or not sys.stdin.isatty():
        return PlainFront(told, Screen(plain=True))
    from fernhandel.cli.full import FullFront

    return FullFront(told)


def _check_unchanged(
    players: int | None, edition: str | None, seed: int | None, board: Path | None, options: dict[str, str]
) -> None:
    asked = {"--players": players, "--edition": edition, "--seed": seed, "--board": board}
    given = [flag for flag, value in asked.items() if value is not None] + [f"--{name}" for name in options]
    if given:
        raise BadInput(f"{', '.join(given)}: a resumed game keeps the terms it began with")


def _sit_down(sitting: Sitting) -> None:
    """Play; whatever ends the sitting, the terminal is given back, the record is there and the way back is told."""
    sitting.save()
    with stoppable():
        try:
            with sitting.open():
                sitting.play()
                sitting.finish()
        except Leave:
            if sitting.game.over:
                sitting.end()
            else:
                sitting.leave()
        except KeyboardInterrupt as stopped:
            sitting.leave()
            code = 128 + stopped.number if isinstance(stopped, Stopped) else INTERRUPTED
            raise typer.Exit(code) from None
        except BaseException:
            sitting.leave()
            raise
        else:
            sitting.end()
