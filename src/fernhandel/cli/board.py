"""`fernhandel board`: boards of one's own."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fernhandel.api import read_text
from fernhandel.cli.flags import GameCommand, with_game_options
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


@board.command(cls=GameCommand)
@with_game_options
def export(
    game: Annotated[str, typer.Argument(help="A game from `fernhandel games`.")],
    file: Annotated[Path | None, typer.Argument(help="The file to write.", show_default="printed")] = None,
    edition: Annotated[str | None, typer.Option(help="Edition of the game.")] = None,
    *,
    options: dict[str, str],
) -> None:
    """Write the board of a game as a file, with its comments: a board of your own begins with it.

    For instance:

    - fernhandel board export merchants my_board.toml

    - fernhandel board export nuremberg --map wensleydale > dales.toml
    """
    text = _own_text(shelf.title(game), edition, options)
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8", newline="") as written:
            written.write(text)
    except FileExistsError:
        raise BadInput(f"{file} is there already, and stays as it is") from None
    typer.echo(f"{file}: the board of {game}. `fernhandel board check {file}` explains its faults.")


def _own_text(title: Title, edition: str | None, options: dict[str, str]) -> str:
    """The file beside a title that its tables of these terms are built from."""
    terms = title.terms(title.about.players[0], edition, options)
    wanted = msgspec.json.decode(msgspec.json.encode(title.board_data(terms)))  # as `read_board` gives it
    for name, text in _files_beside(title):
        if _takes(title, text, name) and title.read_board(text, name) == wanted:
            return text
    raise BadInput(f"{title.about.id} has no board that lies in a file")


def _files_beside(title: Title) -> Iterator[tuple[str, str]]:
    package = sys.modules[type(title).__module__].__package__
    for found in files(package).iterdir() if package else ():
        if found.name.endswith(".toml"):
            yield found.name, found.read_text("utf-8")


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
