"""`fernhandel board`: boards of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from fernhandel.api import read_board
from fernhandel.cli.pictures import board_summary

boards = typer.Typer(name="board", help="Boards of your own.", no_args_is_help=True)


@boards.callback()
def board() -> None:
    """Boards of your own."""


@boards.command()
def check(
    file: Annotated[Path, typer.Argument(help="The board file, in TOML.")],
    game: Annotated[str, typer.Option(help="The game the board is for.")] = "merchants",
) -> None:
    """Check a board file: all is well, or every fault with its line.

    For instance:

    - fernhandel board check my_board.toml
    """
    data = read_board(game, file)
    typer.echo(f"{file}: all is well.")
    for line in board_summary(game, data):
        typer.echo(line)
