"""Reading a board from TOML: its shape, its limits, and every fault with its line."""

import re
from itertools import pairwise
from typing import Any

import msgspec

from fernhandel.core.faults import DataFile, Text, check_points
from fernhandel.games.merchants.board import NOWHERE, Board, Start
from fernhandel.games.merchants.figures import GOODS, WAGONS

FEWEST_CITIES = 4
MOST_CITIES = 20
MOST_SPACES = 200
MOST_MARKET = 5

_ID = re.compile(r"[A-Za-z0-9_]{1,12}")

Point = tuple[float, float]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Heading(_Data, frozen=True):
    name: Text
    source: Text
    canvas: Point | None = None


class City(_Data, frozen=True):
    id: Text
    name: Text
    sells: list[str]
    source: Text
    at: Point | None = None
    lon_lat: Point | None = None


class Junction(_Data, frozen=True):
    id: Text
    name: dict[str, Text]
    source: Text
    at: Point | None = None


class Road(_Data, frozen=True, rename={"start": "from"}):
    start: str
    to: str
    spaces: list[str]
    source: Text
    at: list[Point] = []


class StartSet(_Data, frozen=True):
    wagons: list[str]
    courier: str
    source: Text


class BoardData(_Data, frozen=True):
    """A board as its file tells it."""

    board: Heading
    cities: list[City]
    roads: list[Road]
    starts: dict[str, StartSet]
    junctions: list[Junction] = []
    labels: dict[str, dict[str, Text]] = {}


def parse(text: str, name: str) -> BoardData:
    """The board of a TOML text; raises `BadFile` with every fault found."""
    return _checked(DataFile.read(text, name))


def check(data: dict[str, Any], name: str) -> BoardData:
    """The same for a board that comes as data, out of a record."""
    return _checked(DataFile(data, name))


def _checked(file: DataFile) -> BoardData:
    data = file.convert(BoardData)
    _check_ids(file, data)
    _check_roads(file, data)
    if not file.faults:  # what follows walks along the roads
        board = build(data)
        _check_reach(file, data, board)
        for name in data.starts:
            _check_courier(file, data, board, name)
    _check_places(file, data)
    _check_markets(file, data)
    _check_starts(file, data)
    _check_labels(file, data)
    file.check()
    return data


def build(data: BoardData) -> Board:
    """The board as the rules see it: cities first, then junctions, then the spaces road by road."""
    ids = [city.id for city in data.cities] + [junction.id for junction in data.junctions]
    for road in data.roads:
        ids += road.spaces
    number = {id: i for i, id in enumerate(ids)}
    neighbours: list[list[int]] = [[] for _ in ids]
    for road in data.roads:
        chain = [road.start, *road.spaces, road.to]
        for one, other in pairwise(chain):
            neighbours[number[one]].append(number[other])
            neighbours[number[other]].append(number[one])
    markets = [[GOODS.index(good) for good in city.sells if good in GOODS] for city in data.cities]
    starts = [
        Start(name, [number.get(city, NOWHERE) for city in start.wagons], number.get(start.courier, NOWHERE))
        for name, start in data.starts.items()
    ]
    return Board(ids, len(data.cities), neighbours, markets, starts)


def _check_ids(file: DataFile, data: BoardData) -> None:
    if not FEWEST_CITIES <= len(data.cities) <= MOST_CITIES:
        file.fault(("cities",), f"a board has {FEWEST_CITIES} to {MOST_CITIES} cities, this one {len(data.cities)}")
    places: list[tuple[tuple[str | int, ...], str]] = []
    places += [(("cities", i, "id"), city.id) for i, city in enumerate(data.cities)]
    places += [(("junctions", i, "id"), junction.id) for i, junction in enumerate(data.junctions)]
    places += [(("roads", i, "spaces"), space) for i, road in enumerate(data.roads) for space in road.spaces]
    spaces = len(places) - len(data.cities)
    if spaces > MOST_SPACES:
        file.fault(("roads",), f"a board has at most {MOST_SPACES} road spaces and junctions, this one {spaces}")
    seen: set[str] = set()
    for path, id in places:
        if not _ID.fullmatch(id):
            file.fault(path, f"{id!r} is no id: letters, digits and _ only, at most 12")
        if id in seen:
            file.fault(path, f"space {id} is used twice")
        seen.add(id)
    names: set[str] = set()
    for i, city in enumerate(data.cities):
        if city.name in names:
            file.fault(("cities", i, "name"), f"two cities are named {city.name}")
        names.add(city.name)


def _check_places(file: DataFile, data: BoardData) -> None:
    points: list[tuple[tuple[str | int, ...], Point | None]] = [(("board", "canvas"), data.board.canvas)]
    points += [(("cities", i, "at"), city.at) for i, city in enumerate(data.cities)]
    points += [(("cities", i, "lon_lat"), city.lon_lat) for i, city in enumerate(data.cities)]
    points += [(("junctions", i, "at"), junction.at) for i, junction in enumerate(data.junctions)]
    points += [(("roads", i, "at"), point) for i, road in enumerate(data.roads) for point in road.at]
    check_points(file, points)


def _check_markets(file: DataFile, data: BoardData) -> None:
    for i, city in enumerate(data.cities):
        path = ("cities", i, "sells")
        for good in city.sells:
            if good not in GOODS:
                file.fault(path, f"{city.id} sells an unknown good {good!r}; goods are {', '.join(GOODS)}")
        if len(set(city.sells)) != len(city.sells):
            file.fault(path, f"{city.id} sells a good twice")
        if not 1 <= len(city.sells) <= MOST_MARKET:
            file.fault(path, f"{city.id} sells {len(city.sells)} goods; a market has 1 to {MOST_MARKET}")
    for good in GOODS:
        if not any(good in city.sells for city in data.cities):
            file.fault(("cities",), f"no city sells {good}")


def _check_roads(file: DataFile, data: BoardData) -> None:
    cities = {city.id for city in data.cities}
    ends = cities | {junction.id for junction in data.junctions}
    used: dict[str, int] = dict.fromkeys(ends, 0)
    direct: set[frozenset[str]] = set()
    for i, road in enumerate(data.roads):
        for field, end in (("from", road.start), ("to", road.to)):
            if end not in ends:
                file.fault(("roads", i, field), f"the road leads to {end!r}, which is neither a city nor a junction")
            else:
                used[end] += 1
        if road.start == road.to:
            file.fault(("roads", i), f"the road leads from {road.start} back to {road.to}")
        if road.at and len(road.at) != len(road.spaces):
            file.fault(("roads", i, "at"), f"the road has {len(road.spaces)} spaces but {len(road.at)} places")
        if not road.spaces:
            ends_of_road = frozenset((road.start, road.to))
            if ends_of_road in direct:
                file.fault(("roads", i), f"{road.start} and {road.to} are neighbours twice")
            direct.add(ends_of_road)
    for i, city in enumerate(data.cities):
        if not used[city.id]:
            file.fault(("cities", i), f"city {city.id} has no road")
    for i, junction in enumerate(data.junctions):
        if used[junction.id] < 2:
            file.fault(("junctions", i), f"junction {junction.id} joins fewer than two roads: wagons could not go on")


def _check_reach(file: DataFile, data: BoardData, board: Board) -> None:
    distance = board.distances(0, through_cities=True)
    for i, city in enumerate(data.cities):
        if distance[i] == NOWHERE:
            file.fault(("cities", i), f"city {city.id} cannot be reached from {data.cities[0].id}")


def _check_starts(file: DataFile, data: BoardData) -> None:
    if not any(name not in data.labels for name in data.starts):
        file.fault(
            ("starts",), "the board has no start set of its own (one named like a set of labels goes with those)"
        )
    cities = {city.id for city in data.cities}
    for name, start in data.starts.items():
        path = ("starts", name)
        if not _ID.fullmatch(name):
            file.fault(path, f"{name!r} is no name for a start set: letters, digits and _ only, at most 12")
        for city in start.wagons:
            if city not in cities:
                file.fault((*path, "wagons"), f"start set {name}: {city!r} is not a city of this board")
        if len(start.wagons) != WAGONS or len(set(start.wagons)) != WAGONS:
            file.fault((*path, "wagons"), f"start set {name} needs {WAGONS} different cities, one for each wagon")


def _check_courier(file: DataFile, data: BoardData, board: Board, name: str) -> None:
    start = data.starts[name]
    path = ("starts", name, "courier")
    if start.courier not in board.ids[board.cities :]:
        file.fault(path, f"start set {name}: the courier's {start.courier!r} is not a road space or junction")
        return
    empty = [i for i, city in enumerate(data.cities) if city.id not in start.wagons]
    if not any(board.ids.index(start.courier) in board.two_spaces_from(city) for city in empty):
        file.fault(path, f"start set {name}: {start.courier} is not two spaces from a city without wagon")


def _check_labels(file: DataFile, data: BoardData) -> None:
    cities = {city.id for city in data.cities}
    for name, labels in data.labels.items():
        for id in labels:
            if id not in cities:
                file.fault(("labels", name, id), f"label for {id!r}, which is not a city of this board")
