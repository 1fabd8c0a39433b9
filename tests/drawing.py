"""What a picture looks like when it is printed, line by line and without its colours."""

from io import StringIO

from rich.console import Console, RenderableType

from fernhandel import Game
from fernhandel.core.pictures import Picture

NAMES = ["North", "South", "Left", "Right", "Upper", "Lower"]


def picture_of(game: Game, language: str = "en", names: list[str] = NAMES) -> Picture:
    picture = game.title.picture(game.terms, language, names[: game.terms.players])
    assert picture is not None
    return picture


def drawn(game: Game, seat: int | None, language: str = "en", width: int = 80, names: list[str] = NAMES) -> str:
    """The position as that seat sees it."""
    return _printed(picture_of(game, language, names).draw(game.view(seat), width), width)


def mapped(game: Game, seat: int | None, language: str = "en", width: int = 80) -> str:
    """The map as that seat sees it; empty where there is none to draw."""
    drawing = picture_of(game, language).map(game.view(seat), width)
    return "" if drawing is None else _printed([drawing], width)


def _printed(parts: list[RenderableType], width: int) -> str:
    console = Console(file=StringIO(), width=width, no_color=True, highlight=False)
    for part in parts:
        console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
