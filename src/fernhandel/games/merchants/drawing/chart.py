"""The board as a chart: where every place lies, how the roads run, where the plaques hang."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, dist, hypot, pi, sin
from typing import Any, NamedTuple

from fernhandel.games.merchants.board_file import BoardData, Road
from fernhandel.pictures.svg import Point, data_beside

CITY, JUNCTION, SPACE = "city", "junction", "space"
PLAQUE_WIDTH, PICTURE, PLAQUE_HEAD, PLAQUE_ROW = 106.0, 58.0, 47.0, 16.5
SAMPLES = 48  # of a curve: enough for a smooth line and even distances
OVAL = 0.29  # of the sheet: how far from its middle cities lie that have no coordinates
EDGE = 22
ROUNDS = 200


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def shared(self, other: "Box") -> float:
        """How much two boxes have in common."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def holds(self, point: Point, room: float) -> bool:
        inside = self.x - room < point[0] < self.x + self.width + room
        return inside and self.y - room < point[1] < self.y + self.height + room


class Chart:
    """A known board lies over the map, another one on a plain sheet."""

    def __init__(self, data: BoardData, layout: Mapping[str, Any] | None, players: int) -> None:
        self.geographic = layout is not None
        kept = data_of("places.json")["canvas"]
        usual = (float(kept["width"]), float(kept["height"]))
        self.width, self.height = usual if layout is not None or data.board.canvas is None else data.board.canvas
        self.places: dict[str, Point] = {}
        self.kinds = {city.id: CITY for city in data.cities} | {one.id: JUNCTION for one in data.junctions}
        self.legs: dict[tuple[str, str], list[Point]] = {}
        self.plaques: dict[str, Point] = {}
        self.plaque_height = PLAQUE_HEAD + players * PLAQUE_ROW + 2
        self.regions: list[Mapping[str, Any]] = []
        self.pictures: Mapping[str, str] = {}
        self.ladder: Box | None = None
        if layout is None:
            self._on_sheet(data)
        else:
            self._on_map(data, layout)

    def _on_map(self, data: BoardData, layout: Mapping[str, Any]) -> None:
        for id in self.kinds:
            self.places[id] = (layout["at"][id]["x"], layout["at"][id]["y"])
        for road in data.roads:
            bow = layout["bow"].get(f"{road.start}-{road.to}", 0)
            self._lay(road, _curve(self.places[road.start], self.places[road.to], bow))
        for id, spot in layout["plaque"].items():
            self.plaques[id] = self._hung(id, (spot["x"], spot["y"]))
        self.regions, self.pictures = layout["regions"], layout["picture"]
        wide = 200 if layout["titled"] else 168
        self.ladder = Box(self.width - 22 - wide, 24, wide, 326)

    def _hung(self, city: str, spot: Point) -> Point:
        """With fewer merchants a plaque is lower; one that hangs above its city stays close to it."""
        tallest = PLAQUE_HEAD + 4 * PLAQUE_ROW + 2
        above = spot[1] + PICTURE + tallest <= self.places[city][1]
        return (spot[0], spot[1] + tallest - self.plaque_height) if above else spot

    def _lay(self, road: Road, line: Sequence[Point]) -> None:
        """Spaces at equal distances along the line, and the piece of line between each two."""
        run = [0.0]
        for one, other in pairwise(line):
            run.append(run[-1] + dist(one, other))
        stops = [road.start, *road.spaces, road.to]
        marks = [run[-1] * i / (len(stops) - 1) - 1e-6 for i in range(len(stops))]
        cuts = [next(k for k, far in enumerate(run) if far >= mark) for mark in marks]
        for i, id in enumerate(stops):
            self.places.setdefault(id, line[cuts[i]])
            self.kinds.setdefault(id, SPACE)
            if i:
                self._join(stops[i - 1], id, line[cuts[i - 1] : cuts[i] + 1])

    def _join(self, one: str, other: str, line: Sequence[Point]) -> None:
        self.legs[one, other] = list(line)
        self.legs[other, one] = list(reversed(line))

    def _on_sheet(self, data: BoardData) -> None:
        self.places = given(data) or spread(data, self.width, self.height)
        for road in data.roads:
            for one, other in pairwise([road.start, *road.spaces, road.to]):
                self.kinds.setdefault(other, SPACE)
                self._join(one, other, [self.places[one], self.places[other]])
        for city in data.cities:
            self.plaques[city.id] = self._beside(self.places[city.id])

    def _beside(self, city: Point) -> Point:
        """Of the places around a city the one where a plaque hides the fewest spaces and plaques."""
        tall = PICTURE + self.plaque_height

        def hides(spot: Point) -> float:
            box = Box(*spot, PLAQUE_WIDTH, tall)
            inside = Box(EDGE, EDGE, self.width - 2 * EDGE, self.height - 2 * EDGE)
            outside = box.shared(inside) < PLAQUE_WIDTH * tall - 1
            plaques = sum(box.shared(Box(*at, PLAQUE_WIDTH + 8, tall + 4)) > 0 for at in self.plaques.values())
            return 20 * outside + 8 * plaques + sum(box.holds(place, 30) for place in self.places.values())

        across = (-40 - PLAQUE_WIDTH, 40, -PLAQUE_WIDTH / 2)
        spots = [(city[0] + dx, city[1] + dy) for dx in across for dy in (-tall / 2, -tall - 34, 34, -tall + 30, -60)]
        return min(spots, key=hides)

    def solid(self) -> list[Box]:
        """What nothing should be drawn over."""
        tall = PICTURE + self.plaque_height
        boxes = [Box(*at, PLAQUE_WIDTH, tall) for at in self.plaques.values()]
        return [*boxes, *([self.ladder] if self.ladder else [])]

    def neighbours(self, id: str) -> list[str]:
        return [other for one, other in self.legs if one == id]


def heading(leg: Sequence[Point], begins: bool) -> float:
    """The direction in degrees in which a leg begins, or ends."""
    near = min(4, len(leg) - 1)
    one, other = (leg[0], leg[near]) if begins else (leg[-1 - near], leg[-1])
    return degrees(atan2(other[1] - one[1], other[0] - one[0]))


def _curve(a: Point, b: Point, bow: float) -> list[Point]:
    length = hypot(b[0] - a[0], b[1] - a[1])
    over = (
        (a[0] + b[0]) / 2 - (b[1] - a[1]) / length * bow * 2,
        (a[1] + b[1]) / 2 + (b[0] - a[0]) / length * bow * 2,
    )
    points: list[Point] = []
    for i in range(SAMPLES + 1):
        t = i / SAMPLES
        x, y = ((1 - t) ** 2 * a[k] + 2 * t * (1 - t) * over[k] + t * t * b[k] for k in (0, 1))
        points.append((x, y))
    return points


def given(data: BoardData) -> dict[str, Point] | None:
    """The places of a board file that has them all."""
    found = {city.id: city.at for city in data.cities} | {one.id: one.at for one in data.junctions}
    for road in data.roads:
        found |= dict.fromkeys(road.spaces) | dict(zip(road.spaces, road.at, strict=False))
    places = {id: at for id, at in found.items() if at is not None}
    return places if len(places) == len(found) else None


def spread(data: BoardData, width: float, height: float) -> dict[str, Point]:
    """Cities on an oval, everything else drawn to the middle of its neighbours."""
    places: dict[str, Point] = {}
    for i, city in enumerate(data.cities):
        turn = 2 * pi * i / len(data.cities)
        places[city.id] = (width * (0.5 + OVAL * cos(turn)), height * (0.5 + OVAL * sin(turn)))
    beside: dict[str, list[str]] = {}
    for road in data.roads:
        for one, other in pairwise([road.start, *road.spaces, road.to]):
            beside.setdefault(one, []).append(other)
            beside.setdefault(other, []).append(one)
    loose = [id for id in beside if id not in places]
    places |= dict.fromkeys(loose, (width / 2, height / 2))
    for _ in range(ROUNDS):
        for id in loose:
            around = [places[other] for other in beside[id]]
            places[id] = (sum(x for x, _ in around) / len(around), sum(y for _, y in around) / len(around))
    return places


def layout_for(data: BoardData, labels: str | None) -> Mapping[str, Any] | None:
    """Where things lie on the known board, by the names its cities bear; another board has none."""
    layout: Mapping[str, Any] = data_of("places.json")["layouts"]["genf" if labels == "genf" else "hamburg"]
    ids = [city.id for city in data.cities] + [one.id for one in data.junctions]
    return layout if all(id in layout["at"] for id in ids) else None


def data_of(name: str) -> Any:
    """What lies beside this module."""
    return data_beside(__package__, name)
