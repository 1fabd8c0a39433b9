"""The areas as fields with bent borders: a border is one curve, used by both its areas, so that no gap can open."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from math import cos, hypot, sin, sqrt
from typing import NamedTuple, TypeVar

from fernhandel.games.nuremberg.board_file import Area, BoardData
from fernhandel.pictures.svg import Point, short

Cubic = tuple[Point, Point, Point, Point]
Corners = list[Point]
T = TypeVar("T")

NEAR = 1.6  # corners that nearly coincide are one
PULL = 0.34  # of its length is how far a border goes straight on from a corner
STEPS = 120
GOLDEN = 2.399963  # the golden angle: no two places start in one spot


class Border(NamedTuple):
    """Where a link crosses it, and the direction across it from ``a`` to ``b``."""

    a: str
    b: str
    curve: Cubic
    crossing: Point
    across: Point


class Fields:
    def __init__(self, data: BoardData, hubs: Mapping[str, Point] | None) -> None:
        self.width, self.height = canvas_of(data)
        polygons = _joined(_polygons(data, self.width, self.height))
        self.hubs = {id: _middle(corners) for id, corners in polygons.items()}
        self.hubs |= {area.id: area.at for area in data.areas if area.at is not None}
        self.hubs |= hubs or {}
        self.polygons = polygons
        rivers = {frozenset(pair) for pair in (data.river.borders if data.river else [])}
        owners = _edges(polygons)
        curves = _bent(owners, rivers)
        self.outlines = {id: _outline(corners, curves) for id, corners in polygons.items()}
        self.rivers = [drawn([curves[edge]]) for edge, both in owners.items() if frozenset(both) in rivers]
        self.lines = [drawn([curves[edge]]) for edge, both in owners.items() if _inner(both, rivers)]
        self.borders: dict[frozenset[str], Border] = {}
        for edge, both in owners.items():
            if len(both) == 2:
                self._add_border(sorted(both), curves[edge])
        for area in data.areas:
            for other in area.neighbours:  # neighbours that share no edge of the drawing can be linked all the same
                if frozenset((area.id, other)) not in self.borders:
                    start, end = self.hubs[area.id], self.hubs[other]
                    self._add_border([area.id, other], (start, start, end, end))

    def _add_border(self, both: Sequence[str], curve: Cubic) -> None:
        """A link crosses where the straight line between the two places would, but never near a corner."""
        key = frozenset(both)
        earlier = self.borders.get(key)
        if earlier and _long(minus(earlier.curve[0], earlier.curve[3])) > _long(minus(curve[0], curve[3])):
            return
        a, b = both
        way = unit(minus(self.hubs[b], self.hubs[a]))
        points = [along(curve, step / 20) for step in range(21)]
        side = turned(way)
        best = min(range(7, 14), key=lambda i: abs(dot(minus(points[i], self.hubs[a]), side)))
        normal = turned(unit(minus(points[best + 1], points[best - 1])))
        across = normal if dot(normal, way) >= 0 else (-normal[0], -normal[1])
        self.borders[key] = Border(a, b, curve, points[best], across)

    def rails(self, links: Iterable[tuple[str, str]]) -> dict[frozenset[str], str]:
        """The course of these links, from hub to hub: at every hub the straightest pair shares one direction."""
        keys = {frozenset(link): self.borders[frozenset(link)] for link in links}
        flows: dict[tuple[str, frozenset[str]], Point] = {}
        for area in sorted({area for key in keys for area in key}):
            hub = self.hubs[area]
            heads = {key: unit(minus(border.crossing, hub)) for key, border in keys.items() if area in key}
            pair = straightest(list(heads), heads.__getitem__)
            if pair is None or dot(heads[pair[0]], heads[pair[1]]) > 0.25:
                continue
            way = unit(minus(keys[pair[0]].crossing, keys[pair[1]].crossing))
            flows[area, pair[0]], flows[area, pair[1]] = way, (-way[0], -way[1])
        return {key: self._rail(border, key, flows) for key, border in keys.items()}

    def _rail(self, border: Border, key: frozenset[str], flows: Mapping[tuple[str, frozenset[str]], Point]) -> str:
        start, end, crossing = self.hubs[border.a], self.hubs[border.b], border.crossing
        near, far = _long(minus(crossing, start)), _long(minus(crossing, end))
        way = unit(plus(border.across, unit(minus(end, start))))
        leave = flows.get((border.a, key)) or unit(minus(plus(crossing, way, -0.3 * near), start))
        arrive = flows.get((border.b, key)) or unit(minus(plus(crossing, way, 0.3 * far), end))
        first = (start, plus(start, leave, 0.42 * near), plus(crossing, way, -0.42 * near), crossing)
        second = (crossing, plus(crossing, way, 0.42 * far), plus(end, arrive, 0.42 * far), end)
        return drawn([first, second])


# -- points and curves ---------------------------------------------------------------------------------------------


def plus(a: Point, b: Point, times: float = 1.0) -> Point:
    return a[0] + b[0] * times, a[1] + b[1] * times


def minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def dot(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1]


def _long(a: Point) -> float:
    return hypot(*a)


def unit(a: Point) -> Point:
    length = _long(a) or 1.0
    return a[0] / length, a[1] / length


def turned(a: Point) -> Point:
    return -a[1], a[0]


def along(curve: Cubic, at: float) -> Point:
    rest = 1 - at
    shares = (rest**3, 3 * rest * rest * at, 3 * rest * at * at, at**3)
    x, y = (sum(share * point[k] for share, point in zip(shares, curve, strict=True)) for k in (0, 1))
    return x, y


def drawn(curves: Sequence[Cubic]) -> str:
    """Curves that follow one another, as path data."""
    body = "".join("C" + " ".join(f"{short(x)} {short(y)}" for x, y in curve[1:]) for curve in curves)
    return f"M{short(curves[0][0][0])} {short(curves[0][0][1])}{body}"


def straightest(things: Sequence[T], heads: Callable[[T], Point]) -> tuple[T, T] | None:
    """The two that lead most nearly in opposite directions."""
    pairs = list(combinations(things, 2))
    return min(pairs, key=lambda pair: dot(heads(pair[0]), heads(pair[1]))) if pairs else None


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in pairwise([polygon[-1], *polygon]):
        if (by > y) != (ay > y) and x < (ax - bx) * (y - by) / (ay - by) + bx:
            within = not within
    return within


# -- polygons ------------------------------------------------------------------------------------------------------


def canvas_of(data: BoardData) -> Point:
    """How large the map is without its frame."""
    if data.map.canvas is not None:
        return data.map.canvas
    corners = [corner for area in data.areas for corner in area.polygon]
    return (max(x for x, _ in corners), max(y for _, y in corners)) if corners else (1400.0, 1000.0)


def _polygons(data: BoardData, width: float, height: float) -> dict[str, Corners]:
    """Those of the map file; where it draws none, each place gets the land that is nearer to it than to any other."""
    if all(len(area.polygon) > 2 for area in data.areas):
        return {area.id: area.polygon for area in data.areas}
    places = [area.at for area in data.areas if area.at is not None]
    spots = places if len(places) == len(data.areas) else _spread(data.areas, width, height)
    return {area.id: _nearest(i, spots, width, height) for i, area in enumerate(data.areas)}


def _spread(areas: Sequence[Area], width: float, height: float) -> list[Point]:
    """Neighbours pull, all others push, for a fixed number of steps."""
    count, index = len(areas), {area.id: k for k, area in enumerate(areas)}
    near = sqrt(width * height / count)
    spots: list[Point] = []
    for k in range(count):
        far = 0.46 * sqrt((k + 0.5) / count)
        spots.append((width * (0.5 + far * cos(k * GOLDEN)), height * (0.5 + far * sin(k * GOLDEN))))
    for step in range(STEPS):
        heat, moved = near * 0.2 * (1 - step / STEPS), []
        for k, spot in enumerate(spots):
            pull = (0.0, 0.0)
            for other, there in enumerate(spots):
                far = _long(minus(spot, there)) or 1.0
                pull = pull if other == k else plus(pull, minus(spot, there), near * near / far**3)
            for neighbour in areas[k].neighbours:
                way = minus(spots[index[neighbour]], spot)
                pull = plus(pull, way, _long(way) / (near * near))
            x, y = plus(spot, unit(pull), min(heat, _long(pull) * near))
            edge = near * 0.4
            moved.append((min(width - edge, max(edge, x)), min(height - edge, max(edge, y))))
        spots = moved
    return spots


def _nearest(index: int, spots: Sequence[Point], width: float, height: float) -> Corners:
    """The canvas, cut along the middle line to every other place."""
    land: Corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    own = spots[index]
    for k, other in enumerate(spots):
        if k == index:
            continue
        middle = plus(own, minus(other, own), 0.5)
        sides = [dot(minus(point, middle), minus(other, own)) for point in land]
        kept: Corners = []
        for here, point in enumerate(land):
            after = (here + 1) % len(land)
            if sides[here] <= 0:
                kept.append(point)
            if sides[here] * sides[after] < 0:
                kept.append(plus(point, minus(land[after], point), sides[here] / (sides[here] - sides[after])))
        land = kept
    return land


def _joined(polygons: Mapping[str, Corners]) -> dict[str, Corners]:
    known: Corners = []

    def joined(point: Point) -> Point:
        for other in known:
            if abs(other[0] - point[0]) < NEAR and abs(other[1] - point[1]) < NEAR:
                return other
        known.append(point)
        return point

    return {id: list(dict.fromkeys(joined((x, y)) for x, y in corners)) for id, corners in polygons.items()}


def _middle(corners: Corners) -> Point:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


# -- borders -------------------------------------------------------------------------------------------------------

Edge = tuple[Point, Point]


def _around(corners: Corners) -> list[Edge]:
    return list(pairwise([*corners, corners[0]]))


def _key(edge: Edge) -> Edge:
    return min(edge), max(edge)


def _edges(polygons: Mapping[str, Corners]) -> dict[Edge, list[str]]:
    """Every edge with the areas it parts."""
    owners: dict[Edge, list[str]] = {}
    for id, corners in polygons.items():
        for edge in _around(corners):
            owners.setdefault(_key(edge), []).append(id)
    return owners


def _inner(both: list[str], rivers: set[frozenset[str]]) -> bool:
    return len(both) == 2 and frozenset(both) not in rivers


def _bent(owners: Mapping[Edge, list[str]], rivers: set[frozenset[str]]) -> dict[Edge, Cubic]:
    """At a corner the straightest pair of borders flows through, and a river always does; the frame stays straight."""
    meeting: dict[Point, list[Edge]] = {}
    for edge, both in owners.items():
        for corner in edge if len(both) == 2 else ():
            meeting.setdefault(corner, []).append(edge)
    ways: dict[tuple[Edge, Point], Point] = {}
    for corner, edges in meeting.items():

        def heads(edge: Edge, corner: Point = corner) -> Point:
            return unit(minus(edge[1] if edge[0] == corner else edge[0], corner))

        wet = [edge for edge in edges if frozenset(owners[edge]) in rivers]
        pair = straightest(wet if len(wet) > 1 else edges, heads)
        if pair is not None:
            way = unit(minus(heads(pair[0]), heads(pair[1])))
            ways[pair[0], corner], ways[pair[1], corner] = way, (-way[0], -way[1])
    curves: dict[Edge, Cubic] = {}
    for edge in owners:
        start, end = edge
        straight = unit(minus(end, start))
        pull = PULL * _long(minus(end, start))
        leave = ways.get((edge, start), straight)
        arrive = ways.get((edge, end), (-straight[0], -straight[1]))
        curves[edge] = (start, plus(start, leave, pull), plus(end, arrive, pull), end)
    return curves


def _outline(corners: Corners, curves: Mapping[Edge, Cubic]) -> str:
    ordered = []
    for edge in _around(corners):
        a, b, c, d = curves[_key(edge)]
        ordered.append((a, b, c, d) if edge[0] == a else (d, c, b, a))
    return drawn(ordered) + "Z"
