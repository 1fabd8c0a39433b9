"""What a picture of a table is, and what all of them are made of."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich import box
from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

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


class Picture(ABC):
    """Draws what one seat can see of a game."""

    dull: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event the news leave out, because the picture shows what came of them."""

    minor: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event the news leave out when there is much to tell."""

    card_rules: ClassVar[tuple[str, ...]] = ()
    """The chapters of the rules that say what the cards do."""

    styles: Mapping[str, str] = {}
    """The colours of names in running text: of players and of things."""

    @abstractmethod
    def draw(self, view: View, width: int) -> list[RenderableType]:
        """The position, compactly."""

    @abstractmethod
    def rule(self, view: View) -> str:
        """The id of the rule, or of the chapter, behind the current step; empty when there is none."""

    def map(self, view: View, width: int) -> RenderableType | None:
        """The board with the pieces on it, where it can be drawn."""
        return None

    def coloured(self, line: str) -> Text:
        """Running text with the names in their colours."""
        text = Text(line)
        for name, style in self.styles.items():
            text.highlight_regex(rf"\b{re.escape(name)}\b", style)
        return text


class WordsPicture(Picture):
    """The position in the game's own words."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, view: View, width: int) -> list[RenderableType]:
        return list(self._words.position(view))

    def rule(self, view: View) -> str:
        return ""
