"""The roads of the boards: how far it is, and maps in letters."""

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from math import dist

from rich.text import Text

from fernhandel.games.auf_achse.board import Board as HighwayBoard
from fernhandel.games.auf_achse.board_file import BoardData as HighwayData
from fernhandel.games.auf_achse.board_file import Road as Highway
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.board_file import BoardData
from fernhandel.pictures.canvas import Canvas, Point

ROAD = "·"
FERRY = "~"
SPACE = "o"
JUNCTION = "+"
CITY = "■"
EVENT = "△"
COURIER = "C"


def cities_ahead(board: Board, at: str, came_from: str | None, facing: str | None) -> dict[str, int]:
    """The cities a wagon can come to going forward only (M4.5), nearest first, with the steps to each."""
    start = (came_from and board.ids.index(came_from), board.ids.index(at))
    found: dict[str, int] = {}
    queue = [(start, 0)]
    seen = {start}
    for (behind, node), steps in queue:
        if board.is_city(node) and steps > 0:
            found.setdefault(board.ids[node], steps)
            continue
        for beside in board.neighbours[node]:
            pointed_elsewhere = steps == 0 and facing not in (None, at, board.ids[beside])  # MR43
            if beside != behind and not pointed_elsewhere and (node, beside) not in seen:
                seen.add((node, beside))
                queue.append(((node, beside), steps + 1))
    return found


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
        if self._signs.keys() != self._places.keys():
            return None
        names = {city: name + marks.get(city, "") for city, name in self._names.items()}
        canvas = Canvas(self._places, width, self._height, margin=max(map(len, names.values())))
        for nodes, sign in self._chains:
            for one, other in pairwise(nodes):
                canvas.line(one, other, sign)
        for node, sign in self._signs.items():
            canvas.put(node, sign)
        for node, (piece, style) in pieces.items():
            canvas.put(node, f"[{piece}]", style)
        for city, name in names.items():
            canvas.label(city, name)
        return canvas.text()


# -- Merchants of the Middle Ages --------------------------------------------------------------------------------------


def merchants_map(data: BoardData, names: Mapping[str, str]) -> RoadMap:
    drawn = RoadMap(names, height=22)
    for road in data.roads:
        drawn.road([road.start, *road.spaces, road.to])
        points: list[Point | None] = [*road.at, *[None] * (len(road.spaces) - len(road.at))]
        for space, at in zip(road.spaces, points, strict=True):
            drawn.place(space, at, SPACE)
    for junction in data.junctions:
        drawn.place(junction.id, junction.at, JUNCTION)
    for city in data.cities:
        drawn.place(city.id, city.at, CITY)
    return drawn


# -- Auf Achse ---------------------------------------------------------------------------------------------------------


def points_to_cities(board: HighwayBoard, at: str, closed: Collection[str | None]) -> dict[str, int]:
    """The points from a space to each city that open road leads to (A4.3)."""
    points = {board.ids.index(at): 0}
    queue = list(points)
    for node in queue:
        for beside in board.neighbours[node]:
            if beside not in points and board.ids[beside] not in closed:
                points[beside] = points[node] + 1
                queue.append(beside)
    return {board.ids[node]: steps for node, steps in points.items() if board.is_city(node)}


def highway_map(data: HighwayData, names: Mapping[str, str]) -> RoadMap:
    drawn = RoadMap(names, height=38)
    cities = {city.id: city.at for city in data.cities}
    for road in data.roads:
        spaces = [f"{road.a}~{road.b}#{nth}" for nth in range(1, road.steps)]
        drawn.road([road.a, *spaces, road.b], FERRY if road.kind == "ferry" else ROAD)
        for nth, space in enumerate(spaces, 1):
            at = _space_of(road, nth, cities[road.a], cities[road.b])
            drawn.place(space, at, EVENT if nth in road.events else SPACE)
    for city, point in cities.items():
        drawn.place(city, point, CITY)
    return drawn


def _space_of(road: Highway, nth: int, a: Point | None, b: Point | None) -> Point | None:
    """Where the file says, else in equal steps along the road with its bend."""
    if road.spaces:
        return road.spaces[nth - 1]
    if a is None or b is None:
        return None
    return along([a, b] if road.bend is None else [a, road.bend, b], nth / road.steps)


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
