"""`fernhandel board`: boards of one's own."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fernhandel.api import read_text
from fernhandel.core import shelf
from fernhandel.core.faults import DataFile
from fernhandel.core.refusals import BadInput
from fernhandel.core.title import Title

board = typer.Typer(name="board", help="Boards of your own.", no_args_is_help=True, add_completion=False)


@board.callback()
def own() -> None:
    """Boards of your own."""


@board.command()
def check(
    file: Annotated[Path, typer.Argument(help="The board file, in TOML.")],
    game: Annotated[
        str | None, typer.Option(help="The game the board is for.", show_default="the one whose boards look so")
    ] = None,
) -> None:
    """Check a board file: all is well, or every fault with its line.

    For instance:

    - fernhandel board check my_board.toml
    """
    text = read_text(file)
    title = _title_of(text, file.name) if game is None else shelf.title(game)
    data = title.read_board(text, file.name)
    typer.echo(f"{file}: all is well.")
    for line in title.board_summary(data):
        typer.echo(line)


def _title_of(text: str, name: str) -> Title:
    """The game whose boards have all the tables of a file, faults or not; among several the one that takes it."""
    tables = DataFile.read(text, name).data.keys()
    likely = [title for title in shelf.titles() if tables <= _tables(title)]
    found = likely if len(likely) == 1 else [title for title in likely if _takes(title, text, name)]
    if len(found) != 1:
        games = ", ".join(title.about.id for title in found or likely or shelf.titles())
        raise BadInput(f"{name}: which game is it for? Name one by --game, of {games}")
    return found[0]


def _tables(title: Title) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(title.board_type)}


def _takes(title: Title, text: str, name: str) -> bool:
    try:
        title.read_board(text, name)
    except BadInput:
        return False
    return True
