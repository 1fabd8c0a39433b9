"""`fernhandel games`: what there is to play."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import fernhandel
from fernhandel.cli.flags import spelling
from fernhandel.core import shelf
from fernhandel.core.title import About, Option


def games(
    game: Annotated[str | None, typer.Argument(help="A game, to see its options.", show_default=False)] = None,
) -> None:
    """The games there are; with the name of one, its editions and options.

    For instance:

    - fernhandel games

    - fernhandel games merchants
    """
    console = Console(highlight=False)
    if game is None:
        console.print(_shelf())
        console.print("The options of one of them: fernhandel games GAME")
    else:
        about = shelf.title(game).about
        by = f", by {' and '.join(about.authors)}" if about.authors else ""
        console.print(f"[bold]{about.title}[/bold] ({about.id}){by}")
        console.print(f"{_counts(about)} players")
        console.print(_editions(about))
        if about.options:
            option = about.options[0]
            console.print(_options(about))
            console.print(f"For instance: fernhandel play {about.id} {spelling(option.name)} {option.values[-1]}")


def _counts(about: About) -> str:
    least, most = about.players[0], about.players[-1]
    return str(least) if least == most else f"{least} to {most}"


def _shelf() -> Table:
    table = Table("Game", "Title", "Players", "Editions", "By")
    for about in fernhandel.games():
        editions = "\n".join(f"{edition.id}  {edition.title}" for edition in about.editions)
        table.add_row(about.id, about.title, _counts(about), editions, "\n".join(about.authors))
    return table


def _editions(about: About) -> Table:
    table = Table("Edition", "Title", "Publisher")
    for number, edition in enumerate(about.editions):
        name = f"{edition.id} (default)" if number == 0 else edition.id
        table.add_row(name, edition.title, edition.publisher)
    return table


def _options(about: About) -> Table:
    table = Table("Option", "Values", "Default", "Meaning", show_lines=True)
    for option in about.options:
        default = "\n".join([option.default, *(f"{edition}: {other}" for edition, other in option.defaults.items())])
        only = f" (only {', '.join(option.editions)})" if option.editions else ""
        values = [value + _only_for(option, value) for value in option.values]
        table.add_row(spelling(option.name), "\n".join(values), default, option.meaning + only)
    return table


def _only_for(option: Option, value: str) -> str:
    """For how many players a value is, where that is limited."""
    counts = option.players.get(value)
    return f" ({' or '.join(map(str, counts))} players)" if counts else ""
