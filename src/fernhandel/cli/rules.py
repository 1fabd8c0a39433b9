"""`fernhandel rules`: the rulebook in our own words."""

import os
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.markdown import Markdown

from fernhandel import rulebook
from fernhandel.cli.screen import WIDEST
from fernhandel.cli.usual import WhichGame


def rules(
    game: WhichGame,
    id: Annotated[
        str | None, typer.Argument(help="One rule or chapter, for instance M2.4 or M2.", show_default=False)
    ] = None,
    language: Annotated[Literal["en", "de"], typer.Option(help="The language of the rules.")] = "en",
) -> None:
    """The rules of a game in our own words: all of them, a chapter, or one.

    For instance:

    - fernhandel rules merchants

    - fernhandel rules merchants M2.4

    - fernhandel rules nuremberg N14

    - fernhandel rules auf_achse --language de
    """
    book = rulebook.rules(game, language)
    console = Console(highlight=False)
    if id is not None:
        found = book.found(id.upper())
        console.print(f"{id.upper()}  {found[0].heading}", style="bold", markup=False)
        for rule in found:
            text = rule.text if len(found) == 1 else f"**{rule.id}** {rule.text}"
            console.print(Markdown(text), width=min(console.width, WIDEST))
    elif console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # the usual pager shows colours only when told to
        with console.pager(styles=True):
            console.print(Markdown(book.text), width=min(console.width, WIDEST))
    else:
        typer.echo(book.text)
