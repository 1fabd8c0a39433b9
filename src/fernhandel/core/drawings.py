"""What a drawing of a table is: SVG made of the view alone, for notebooks, documents and files."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from textwrap import wrap
from typing import Any, Generic

from typing_extensions import TypeVar

from fernhandel.core import shelf
from fernhandel.core.views import View
from fernhandel.core.words import Words

V = TypeVar("V", bound=View, default=Any)

OWN = "own~"
"""Ids inside a drawing begin with this; in a document each has a beginning of its own, so that several share a page."""


class Drawing(ABC, Generic[V]):
    """Draws what one seat can see of a game; ``V`` is the view of it.

    What never changes is the ground. What lies on it is drawn in parts, so that of two positions only the parts that
    differ need to be told.
    """

    width: float

    @abstractmethod
    def height(self, view: V) -> float:
        """In the same units; where it depends on the view, a row of views is shown in the highest."""

    def ground(self) -> str:
        """Below everything else, the same for every view of these terms."""
        return ""

    @abstractmethod
    def parts(self, view: V) -> dict[str, str]:
        """What lies on the ground by name, in the order in which it is drawn: the same names for every view."""


class ToldDrawing(Drawing[V]):
    """A game that brings no drawing is shown in its words."""

    width = 840
    _letters = 96  # in a line
    _line = 21
    _edge = 28

    def __init__(self, words: Words) -> None:
        self._words = words

    def height(self, view: V) -> float:
        return 2 * self._edge + self._line * len(self._lines(view))

    def _lines(self, view: V) -> list[str]:
        """A chapter begins at the margin, what is told in it is indented."""
        lines: list[str] = []
        for told in self._words.position(view):
            indent = "  " if told.startswith(" ") else ""
            lines += wrap(told.strip(), self._letters, initial_indent=indent, subsequent_indent=indent * 2) or [""]
        return lines

    def ground(self) -> str:
        return '<rect width="100%" height="100%" rx="10" fill="#fbf7ec"/>'

    def parts(self, view: V) -> dict[str, str]:
        rows = []
        for row, line in enumerate(self._lines(view)):
            indent = len(line) - len(line.lstrip())
            weight = "" if indent else ' font-weight="700"'
            at = f'x="{self._edge + 9 * indent}" y="{self._edge + self._line * (row + 0.7):g}"'
            rows.append(f"<text {at}{weight}>{escape(line.strip())}</text>")
        letters = 'font-family="system-ui, sans-serif" font-size="16" fill="#2a2017"'
        return {"words": f"<g {letters}>{''.join(rows)}</g>"}


class Svg(str):
    """An SVG document as text, which a notebook shows as the picture that it is."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Svg of {len(self):,} letters>"

    def _repr_svg_(self) -> str:
        return str(self)


def draw(view: View, *, language: str = "en", names: Sequence[str] | None = None) -> Svg:
    """The table as its seat sees it, as an SVG document; players without names are called by their colours.

    >>> import fernhandel
    >>> game = fernhandel.make("merchants", players=3, seed=7)
    >>> fernhandel.draw(game.view(0), names=["North", "South", "West"])[:4]
    '<svg'
    """
    title = shelf.title(view.terms.game)
    drawing = title.drawing(view.terms, language, names)
    words = title.words(view.terms, language, names)
    inside = inner(drawing.ground(), drawing.parts(view))
    told = [title.about_in(language).title, " ".join(line.strip() for line in words.position(view))]
    return document(drawing.width, drawing.height(view), inside, *told)


def inner(ground: str, parts: Mapping[str, str]) -> str:
    """The ground and the parts on it, each in a group that bears its name."""
    return ground + "".join(f'<g data-part="{escape(name)}">{drawn}</g>' for name, drawn in parts.items())


def own_ids(*inside: str) -> str:
    """What the ids of a document begin with: the same for the same picture, and for no other."""
    return f"fernhandel-{sha256(''.join(inside).encode()).hexdigest()[:10]}-"


def document(width: float, height: float, inside: str, title: str, told: str, own: str = "") -> Svg:
    """A whole document, with a title and a description for those who listen."""
    own = own or own_ids(inside, title, told)
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    labels = f'role="img" aria-labelledby="{own}title {own}told"'
    style = 'style="max-width:100%;height:auto"'
    head = f'<title id="{own}title">{escape(title)}</title><desc id="{own}told">{escape(told)}</desc>'
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg" {size} {labels} {style}>{head}{with_ids(inside, own)}</svg>')


def with_ids(drawn: str, own: str) -> str:
    """Every id of the drawing, and whatever refers to one, with another beginning. Escaped words cannot hold these."""
    for before in ('id="', 'href="#', '"url(#'):
        drawn = drawn.replace(before + OWN, before + own)
    return drawn
