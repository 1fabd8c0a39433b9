"""What a picture of a table in a terminal is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from fernhandel.core.views import View

Drawn = Any  # whatever `rich` can print; the rules are compiled without it


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
    def draw(self, view: View, width: int) -> list[Drawn]:
        """The position, compactly."""

    @abstractmethod
    def rule(self, view: View) -> str:
        """The id of the rule, or of the chapter, behind the current step; empty when there is none."""

    def map(self, view: View, width: int) -> Drawn | None:
        """The board with the pieces on it, where it can be drawn."""
        return None
