"""Maps in letters of boards that are roads with spaces between cities."""

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from math import dist

from rich.text import Text

from fernhandel.pictures.canvas import Canvas, Cell, Point

ROAD = "·"
SPACE = "o"
CITY = "■"
FEW_CITIES = 12  # can be drawn in little room
LEAST_WIDTH = 60  # columns in which the names still find room


class RoadMap:
    """Draws a board whose file says where things lie: roads as dots, spaces, junctions and cities as their signs."""

    def __init__(self, names: Mapping[str, str], height: int) -> None:
        self._names = names
        self._height = height
        self._places: dict[str, Point] = {}
        self._signs: dict[str, str] = {}
        self._chains: list[tuple[list[str], str]] = []  # what a road leads over, and the sign it is drawn with

    def place(self, id: str, at: Point | None, sign: str) -> None:
        self._signs[id] = sign
        if at is not None:
            self._places[id] = at

    def road(self, nodes: list[str], sign: str = ROAD) -> None:
        self._chains.append((nodes, sign))

    def draw(self, pieces: Mapping[str, tuple[str, str]], marks: Mapping[str, str], width: int) -> Text | None:
        """With the pieces by place, each as sign and style, and what is marked behind the names of cities."""
        canvas = self._canvas(pieces, marks, width, self._height)
        return None if canvas is None else canvas.text()

    def part(
        self,
        pieces: Mapping[str, tuple[str, str]],
        marks: Mapping[str, str],
        room: tuple[int, int],
        about: Collection[str],
    ) -> Text | None:
        """The same in a room of so many columns and rows: whole, or the part with some places, or a smaller drawing."""
        width, height = room
        canvas = self._canvas(pieces, marks, max(width, LEAST_WIDTH), max(height, self._height))
        if canvas is None:
            return None
        if height < self._height and not canvas.holds(about, width, height) and len(self._names) <= FEW_CITIES:
            return self._small(pieces, marks, width, height).part((), width, height)
        return canvas.part(about, width, height)

    def _small(
        self, pieces: Mapping[str, tuple[str, str]], marks: Mapping[str, str], width: int, height: int
    ) -> Canvas:
        """Only roads, cities and pieces."""
        names = {city: name + marks.get(city, "") for city, name in self._names.items()}
        canvas = Canvas(self._places, width, height, margin=max(map(len, names.values())))
        for nodes, sign in self._chains:
            for one, other in pairwise(nodes):
                canvas.line(one, other, sign)
                canvas.dot(one, sign)
        for node in self._names:
            canvas.put(node, self._signs[node])
        together: dict[Cell, list[str]] = {}  # what stands on different places here may share a cell
        for node in pieces:
            together.setdefault(canvas.cell(node), []).append(node)
        for nodes in together.values():
            style = pieces[nodes[0]][1] if len(nodes) == 1 else "bold"
            canvas.put(nodes[0], f"[{''.join(pieces[node][0] for node in nodes)}]", style)
        for city, name in names.items():
            canvas.label(city, name)
        return canvas

    def _canvas(
        self, pieces: Mapping[str, tuple[str, str]], marks: Mapping[str, str], width: int, height: int
    ) -> Canvas | None:
        if self._signs.keys() != self._places.keys():
            return None
        names = {city: name + marks.get(city, "") for city, name in self._names.items()}
        canvas = Canvas(self._places, width, height, margin=max(map(len, names.values())))
        for nodes, sign in self._chains:
            for one, other in pairwise(nodes):
                canvas.line(one, other, sign)
        for node, sign in self._signs.items():
            canvas.put(node, sign)
        for node, (piece, style) in pieces.items():
            canvas.put(node, f"[{piece}]", style)
        for city, name in names.items():
            canvas.label(city, name)
        return canvas


def along(line: Iterable[Point], part: float) -> Point:
    """The point at that part of the length of a line.

    >>> along([(0, 0), (0, 10), (30, 10)], 0.5)
    (10.0, 10.0)
    """
    legs = [(one, other, dist(one, other)) for one, other in pairwise(line)]
    left = part * sum(length for _, _, length in legs)
    for one, other, length in legs:
        if left <= length and length > 0:
            share = left / length
            return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
        left -= length
    return legs[-1][1]
