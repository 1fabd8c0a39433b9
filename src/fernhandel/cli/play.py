"""`fernhandel play`: a game in this terminal, against bots and with people who share it."""

from pathlib import Path
from typing import Annotated, Literal

import typer

import fernhandel
from fernhandel.cli.flags import with_game_options
from fernhandel.cli.keeping import Keeper, new_record, read_record, retell
from fernhandel.cli.screen import INTERRUPTED, Leave, Screen
from fernhandel.cli.seats import choose_seats, noted_seats, read_seats
from fernhandel.cli.sitting import Sitting
from fernhandel.cli.telling import telling
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput


@with_game_options
def play(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[int | None, typer.Option(help="How many sit down: you and easy bots.", show_default="4")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: people by name, bots by kind.", show_default="you,easy,easy,easy"),
    ] = None,
    edition: Annotated[
        str | None, typer.Option(help="Which edition of the game.", show_default="the first it lists")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The luck of the game: the same number, the same luck.", show_default="drawn")
    ] = None,
    board: Annotated[Path | None, typer.Option(help="Another board, as a TOML file.")] = None,
    language: Annotated[Literal["en", "de"], typer.Option(help="The language at the table.")] = "en",
    record: Annotated[
        Path | None,
        typer.Option(
            help="Where the record goes: as text, or as JSON Lines when the name ends in .jsonl.",
            show_default="GAME-SEED.fernhandel",
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this record.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines for screen readers and pipes: no colours, no clearing.")
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
    """
    if resume is None:
        seated = choose_seats(shelf.title(game).about, players, seats)
        table = fernhandel.make(game, players=len(seated), edition=edition, seed=seed, board=board, **options)
        told = telling(table.title, table.terms, seated, language)
        told.chronicle.add(table.opening)
        path = new_record(record, game, table.seed or 0)
    else:
        _check_unchanged(players, edition, seed, board, options)
        kept = read_record(resume)
        if kept.terms.game != game:
            raise BadInput(f"{resume} is a game of {kept.terms.game}, not of {game}")
        seated = noted_seats(kept) if seats is None else read_seats(seats, game)
        table = fernhandel.replay(kept)
        told = telling(table.title, table.terms, seated, language)
        told.chronicle.add(table.opening)
        for _, seat, _, events in retell(kept):
            if seated[seat].person:
                told.chronicle.decides(seat)
            told.chronicle.add(events)
        path = new_record(record, game, kept.seed) if record is not None else resume
    _sit_down(Sitting(table, seated, told, Screen(plain), Keeper(path)))


def _check_unchanged(
    players: int | None, edition: str | None, seed: int | None, board: Path | None, options: dict[str, str]
) -> None:
    asked = {"--players": players, "--edition": edition, "--seed": seed, "--board": board}
    given = [flag for flag, value in asked.items() if value is not None] + [f"--{name}" for name in options]
    if given:
        raise BadInput(f"{', '.join(given)}: a resumed game keeps the terms it began with")


def _sit_down(sitting: Sitting) -> None:
    """Play; whatever ends the sitting, the record is there and the way back is told."""
    sitting.save()
    sitting.greet()
    try:
        sitting.play()
    except Leave:
        sitting.leave()
    except KeyboardInterrupt:
        sitting.leave()
        raise typer.Exit(INTERRUPTED) from None
    else:
        sitting.end()
