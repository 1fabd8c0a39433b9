"""Where everything lies on the map: our own places for the board of the house, else those of the board file."""

import re
from collections.abc import Mapping, Sequence
from math import cos, dist, pi, sin
from typing import Any, NamedTuple

from fernhandel.games.auf_achse.board_file import BoardData, Road
from fernhandel.pictures.road_map import along
from fernhandel.pictures.svg import Point, data_beside, smooth

STEP = 30  # units from space to space where the board file gives only the cities
MARGIN = 120
LETTERS = 1.13  # how much larger names are than those their plates were measured for
PLATE = 12  # half a plate's height
FINENESS = 8
_NUMBER = re.compile(r"-?\d*\.?\d+")


class City(NamedTuple):
    id: str
    name: str
    at: Point
    label: Point
    wide: float


class DrawnRoad(NamedTuple):
    """The curve as path data, and what lies along it."""

    curve: str
    spaces: list[Point]
    number: str = ""
    shield: Point | None = None
    landing: Point | None = None


class Layout:
    def __init__(self, data: BoardData) -> None:
        kept = data_of("places.json")
        self.house = all(city.id in kept["cities"] for city in data.cities)
        self.cities: list[City] = []
        self.places: dict[str, Point] = {}
        self.roads: dict[str, DrawnRoad] = {}
        self.width: float = kept["size"][0]
        self.height: float = kept["size"][1]
        if self.house:
            self._of_the_house(data, kept)
        else:
            self._of_the_file(data)
        self.events = {f"{road.a}~{road.b}#{nth}" for road in data.roads for nth in road.events}
        self.ferries = {f"{road.a}~{road.b}" for road in data.roads if road.kind == "ferry"}

    def _of_the_house(self, data: BoardData, kept: Mapping[str, Any]) -> None:
        for city in data.cities:
            drawn = kept["cities"][city.id]
            spot, label = _point(drawn["at"]), _point(drawn["label"])
            self._add_city(_widened(City(city.id, city.name, spot, label, drawn["wide"])))
        for road in data.roads:
            drawn = kept["roads"].get(f"{road.a}~{road.b}")
            if drawn is None or len(drawn["spaces"]) != road.steps - 1:
                self._add_road(road, drawn_through([self.places[road.a], self.places[road.b]], road.steps, []))
                continue
            spaces = [_point(spot) for spot in drawn["spaces"]]
            shield, landing = (_point(drawn[name]) if name in drawn else None for name in ("shield", "landing"))
            self._add_road(road, DrawnRoad(drawn["path"], spaces, drawn.get("number", ""), shield, landing))

    def _add_city(self, city: City) -> None:
        self.cities.append(city)
        self.places[city.id] = city.at

    def _add_road(self, road: Road, drawn: DrawnRoad) -> None:
        id = f"{road.a}~{road.b}"
        self.roads[id] = drawn
        self.places |= {f"{id}#{i}": spot for i, spot in enumerate(drawn.spaces, 1)}

    def _of_the_file(self, data: BoardData) -> None:
        """A board file of somebody else's: its own coordinates, or the cities in a ring."""
        placed = [city.at for city in data.cities if city.at is not None]
        given = len(placed) == len(data.cities)
        raw = dict(zip((city.id for city in data.cities), placed if given else _ring(len(data.cities)), strict=True))
        left, top = (min(spot[k] for spot in raw.values()) for k in (0, 1))
        right, bottom = (max(spot[k] for spot in raw.values()) for k in (0, 1))
        steps = sorted(dist(raw[road.a], raw[road.b]) / road.steps for road in data.roads)
        scale = STEP / max(1e-6, steps[len(steps) // 4])  # a quarter of the roads may be drawn closer than this

        def scaled(spot: Point) -> Point:
            return (spot[0] - left) * scale + MARGIN, (spot[1] - top) * scale + MARGIN

        self.width, self.height = (right - left) * scale + 2 * MARGIN, (bottom - top) * scale + 2 * MARGIN
        for city in data.cities:
            at = scaled(raw[city.id])
            self._add_city(City(city.id, city.name, at, at, len(city.name) * 9 + 12))
        for road in data.roads:
            spaces = [scaled(spot) for spot in road.spaces] if given else []
            bend = [scaled(road.bend)] if given and road.bend and not spaces else []
            knots = [scaled(raw[road.a]), *spaces, *bend, scaled(raw[road.b])]
            self._add_road(road, drawn_through(knots, road.steps, spaces))
        self.cities = [city._replace(label=self._room_for_name(city)) for city in self.cities]

    def _room_for_name(self, city: City) -> Point:
        """Beside, above or below the ring, where the name hides the fewest places."""
        (x, y), aside, up = city.at, city.wide / 2 + 15, 24
        spots = [(x + aside, y), (x - aside, y), (x, y - up), (x, y + up)]
        spots += [(x + h * (aside - 6), y + v * (up - 6)) for h in (1, -1) for v in (1, -1)]

        def hidden(spot: Point) -> int:
            near = city.wide / 2 + 9
            return sum(abs(at[0] - spot[0]) < near and abs(at[1] - spot[1]) < 18 for at in self.places.values())

        return min(spots, key=hidden)


def _ring(count: int) -> list[Point]:
    return [(cos(2 * pi * i / count) * count, sin(2 * pi * i / count) * count) for i in range(count)]


def _point(pair: Sequence[float]) -> Point:
    return pair[0], pair[1]


def _widened(city: City) -> City:
    """Plates that were measured for smaller letters grow away from their city."""
    more = city.wide * (LETTERS - 1)
    x, y = city.label[0] - city.at[0], city.label[1] - city.at[1]
    beside = abs(x) >= city.wide / 3
    aside, up = ((x > 0) - (x < 0), 0) if beside else (0, (y > 0) - (y < 0))
    label = (city.label[0] + aside * more / 2, city.label[1] + up * (LETTERS - 1) * PLATE)
    return city._replace(label=label, wide=city.wide + more)


def drawn_through(knots: Sequence[Point], steps: int, given: list[Point]) -> DrawnRoad:
    """A smooth road through these points, with its spaces where they are given or evenly along it."""
    curve = smooth(knots)
    if given:
        return DrawnRoad(curve, given)
    points = sampled(curve)
    return DrawnRoad(curve, [along(points, (i + 1) / steps) for i in range(steps - 1)])


def sampled(curve: str) -> list[Point]:
    """Points close together along a path of cubic curves."""
    numbers = [float(number) for number in _NUMBER.findall(curve)]
    points: list[Point] = [(numbers[0], numbers[1])]
    for i in range(2, len(numbers) - 5, 6):
        start, (ax, ay, bx, by, x, y) = points[-1], numbers[i : i + 6]
        for step in range(1, FINENESS + 1):
            t, u = step / FINENESS, 1 - step / FINENESS
            p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            points.append((p * start[0] + q * ax + r * bx + s * x, p * start[1] + q * ay + r * by + s * y))
    return points


def data_of(name: str) -> Any:
    """What lies beside this module."""
    return data_beside(__package__, name)
