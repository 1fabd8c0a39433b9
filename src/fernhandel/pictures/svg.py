"""What drawings of tables are made of: elements, words, and icons in the colours of a game."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any

from fernhandel.core.drawings import OWN

Point = tuple[float, float]
Value = str | float | None
Style = dict[str, Value]

INK = "#2a2017"
SOFT_INK = "#57462f"
GOLD = "#f4d588"
_COLOUR = re.compile(r"var\(--([\w-]+)\)")
_LETTERS = 0.56  # of its size is how wide a letter is, all in all
_BOLD_LETTERS = 0.67


def short(number: float) -> str:
    """To a tenth, small ones to a hundredth: no eye can tell it from the number itself.

    >>> short(3.0), short(-0.004), short(12.345)
    ('3', '0', '12.3')
    """
    return f"{round(number, 1 if abs(number) >= 2 else 2) + 0.0:g}"


def element(name: str, *inside: str, **attributes: Value) -> str:
    """One element; an underscore stands for a hyphen, and what is ``None`` is left out.

    >>> element("circle", r=4.25, stroke_width=1, fill=None, data_thing="a<b")
    '<circle r="4.2" stroke-width="1" data-thing="a&lt;b"/>'
    """
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_said(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    content = "".join(inside)
    return f"<{name}{told}>{content}</{name}>" if content else f"<{name}{told}/>"


def _said(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else short(value)


def group(*inside: str, **attributes: Value) -> str:
    return element("g", *inside, **attributes)


def at(x: float, y: float, scale: float = 1.0) -> str:
    """The value of ``transform`` that brings a drawing there."""
    return f"translate({short(x)} {short(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")


def path(d: str, **attributes: Value) -> str:
    return element("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def words(told: str, x: float, y: float, **attributes: Value) -> str:
    """A line of text, whatever somebody may have written there."""
    return element("text", escape(told, quote=False), x=x, y=y, **attributes)


def fitted(told: str, size: float, room: float, bold: bool = False) -> float:
    """The size in which a line fits into that room, as well as can be said without measuring it."""
    return min(size, room / max(len(told) * (_BOLD_LETTERS if bold else _LETTERS), 1))


def cut(told: str, letters: int) -> str:
    """A name in no more than so many letters.

    >>> cut("North", 8), cut("Northumberland", 8)
    ('North', 'Northum…')
    """
    return told if len(told) <= letters else told[: letters - 1].rstrip() + "…"


def line(points: Iterable[Point], closed: bool = False) -> str:
    """Path data straight from point to point."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a round line through all points: at each it points along the line between its neighbours."""
    count = len(points)

    def point(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    told = "M" + _pair(points[0])
    for i in range(count if closed else count - 1):
        before, start, end, after = (point(i + k) for k in (-1, 0, 1, 2))
        leave = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        arrive = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        told += f"C{_pair(leave)} {_pair(arrive)} {_pair(end)}"
    return told + ("z" if closed else "")


def _pair(point: Point) -> str:
    return f"{short(point[0])} {short(point[1])}"


def coloured(drawn: str, colours: Mapping[str, str]) -> str:
    """A drawing that names its colours as a style sheet does, with these instead."""
    return _COLOUR.sub(lambda found: colours[found[1]], drawn)


class Icons:
    """Small pictures in a box of 24 by 24, defined once and used wherever they lie."""

    def __init__(self, drawn: Mapping[str, str], colours: Mapping[str, str]) -> None:
        self._drawn = {name: coloured(icon, colours) for name, icon in drawn.items()}

    def defined(self) -> str:
        """All of them, for the ground of a drawing."""
        icons = (f'<g id="{OWN}{name}">{icon}</g>' for name, icon in self._drawn.items())
        return element("defs", *icons)

    def use(self, name: str, x: float, y: float, size: float = 24, **attributes: Value) -> str:
        """With its upper left corner there."""
        return element("use", href=f"#{OWN}{name}", transform=at(x, y, size / 24), **attributes)


UI_FONT = "'Alegreya Sans', 'Fira Sans', 'Gill Sans', 'Segoe UI', system-ui, sans-serif"
DISPLAY_FONT = "'Alegreya', 'Palatino Linotype', Palatino, Georgia, serif"
HEADING = 46  # how high the line above a board is
PAPER = "#fbf7ec"
GROUND = "#f3ebd9"
SHEET_LINE = "#a48c63"


def paper(width: float, height: float) -> str:
    """A ground of its own, so that a picture reads on a light page and on a dark one."""
    return rect(0, 0, width, height, rx=10, fill=GROUND)


def heading(width: float, title: str, told: str) -> str:
    """The line above a board: which game it is, and where it stands."""
    name = words(title, 16, 30, font_size=21, font_weight=700, font_family=DISPLAY_FONT, fill=INK)
    room = width - 48 - len(title) * 21 * 0.5
    size = fitted(told, 16, room)
    return name + words(told, width - 16, 30, font_size=size, text_anchor="end", font_family=UI_FONT, fill=SOFT_INK)


def window(top: float, scale: float, size: Point, *inside: str) -> str:
    """A map of that size in its own units, so many times larger; what lies beyond its edges is not seen."""
    lies = {"x": 0.0, "y": top, "width": size[0] * scale, "height": size[1] * scale}
    return element("svg", *inside, **lies, viewBox=f"0 0 {short(size[0])} {short(size[1])}")


def sheet(x: float, y: float, width: float, height: float) -> str:
    """A card with something on it."""
    return rect(x, y, width, height, rx=7, fill=PAPER, stroke=SHEET_LINE, stroke_width=1)


def amount(number: int, language: str) -> str:
    """A number as that language parts its thousands.

    >>> amount(12500, "en"), amount(12500, "de")
    ('12,500', '12.500')
    """
    told = f"{number:,}"
    return told.replace(",", ".") if language == "de" else told


@lru_cache
def data_beside(package: str, name: str) -> Any:
    """A file of data that lies beside the modules of a package, read once."""
    return json.loads(files(package).joinpath(name).read_text("utf-8"))
