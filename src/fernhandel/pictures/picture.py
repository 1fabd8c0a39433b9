"""What pictures of tables are made of."""

import re
from collections.abc import Iterable

from rich import box
from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from fernhandel.core.pictures import Picture
from fernhandel.core.views import View
from fernhandel.core.words import Words

INKS = {  # black and white take the terminal's own ink, so that they show on any ground
    "red": "red",
    "blue": "dodger_blue1",
    "green": "green",
    "yellow": "yellow",
    "amber": "yellow",
    "orange": "dark_orange",
    "brown": "orange4",
    "purple": "magenta",
    "violet": "medium_purple",
    "black": "dim",
    "white": "bold",
}
NOTHING = "·"


def seat_styles(colours: Iterable[str]) -> list[str]:
    """How the names of the seats are written."""
    return [f"bold {INKS[colour]}" for colour in colours]


def small_table(*headings: str | Column, expand: bool = False) -> Table:
    """Only a line below the headings."""
    return Table(*headings, box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), expand=expand)


def flowing(parts: Iterable[Text], width: int, gap: str = "  ") -> Text:
    """The parts side by side; a line breaks only between two of them."""
    told = Text()
    used = 0
    for part in parts:
        if used and used + len(gap) + len(part) > width:
            told.append("\n")
            used = 0
        elif used:
            told.append(gap)
            used += len(gap)
        told.append_text(part)
        used += len(part)
    return told


def coloured(picture: Picture, line: str) -> Text:
    """Running text with the names in their colours."""
    text = Text(line)
    for name, style in picture.styles.items():
        text.highlight_regex(rf"\b{re.escape(name)}\b", style)
    return text


class WordsPicture(Picture):
    """The position in the game's own words."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, width: int) -> list[RenderableType]:
        return list(self._words.position(view))
