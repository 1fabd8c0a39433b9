"""`fernhandel verify`: whether a record is a game by the rules, and its luck the one that was promised."""

from pathlib import Path
from typing import Annotated

import typer

import fernhandel
from fernhandel.core.refusals import BadInput
from fernhandel.table.live import commitment


def verify(
    record: Annotated[Path, typer.Argument(help="The file of a record.")],
    promised: Annotated[
        str | None, typer.Option("--commitment", help="The hash of the seed that the table showed from its start.")
    ] = None,
) -> None:
    """Replay a record by the rules and check its luck against the hash that was shown before the first decision."""
    game = fernhandel.replay(record)
    assert game.seed is not None
    found = commitment(game.seed)
    if promised is not None and promised.strip().lower() != found:
        raise BadInput(f"{record}: the seed does not match the promise: its hash is {found}")
    ended = "played to its end" if game.over else "not over yet"
    typer.echo(f"{game.length} decisions of {game.terms.game} {game.terms.edition}, all by the rules; {ended}")
    typer.echo(f"seed {game.seed}")
    typer.echo(f"hash {found}{' as promised' if promised is not None else ''}")
