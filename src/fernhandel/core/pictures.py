"""What a picture of a table in a terminal is."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from fernhandel.core.views import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text
V = TypeVar("V", bound=View, default=Any)
About = Mapping[str, Collection[str | int]]  # what the legal actions name, by field


class Picture(ABC, Generic[V]):
    """Draws what one seat can see of a game; ``V`` is the view of it."""

    dull: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event the news leave out, because the picture shows what came of them."""

    minor: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event the news leave out when there is much to tell."""

    card_rules: ClassVar[tuple[str, ...]] = ()
    """The chapters of the rules that say what the cards do."""

    styles: Mapping[str, str] = {}
    """The colours of names in running text: of players and of things."""

    @abstractmethod
    def draw(self, view: V, width: int) -> "list[RenderableType]":
        """The position, compactly."""

    def map(self, view: V, width: int) -> "RenderableType | None":
        """The board with the pieces on it, where it can be drawn."""
        return None

    def things(self, things: Sequence[str]) -> "Text":
        """Things that an outlook names, as ``good:wine``, each with its number."""
        from rich.text import Text

        counted = Counter(thing.partition(":")[2] for thing in things)
        return Text(", ".join(f"{count} {name}" for name, count in counted.items()))

    # -- on a screen with little room ----------------------------------------------------------------------------------

    def turn(self, view: V) -> "Text | None":
        """Where the game stands, in one line."""
        return None

    def chart(self, view: V, width: int, height: int, about: "About") -> "Text | None":
        """The map in so much room: where it is larger, the part around the things a decision is ``about``."""
        return None

    def at_hand(self, view: V, width: int) -> "list[Text]":
        """What every decision is made with, in a line or two."""
        return []

    def sheets(self, view: V, width: int) -> "Mapping[str, list[RenderableType]]":
        """The position in parts, by what they are about: ``players``, ``market``, ``cards``, ``deals``."""
        return {}
