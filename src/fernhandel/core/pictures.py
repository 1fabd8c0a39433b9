"""What a picture of a table in a terminal is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from fernhandel.core.views import View

if TYPE_CHECKING:
    from rich.console import RenderableType
V = TypeVar("V", bound=View, default=Any)


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
