"""Reading maps and displays from TOML: shape, limits, and every fault with its line."""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fernhandel.core.faults import DataFile, Text, check_points
from fernhandel.games.nuremberg.board import Board, Display
from fernhandel.games.nuremberg.figures import (
    BOX_ROWS,
    COMPANIES,
    CUBES_PER_AREA,
    DEAR_LINK,
    GREEN_BIT,
    HIGH,
    HIGH_CUBES,
    INFLUENCES,
    LANDLORDS,
    LOW,
    LOW_CUBES,
    PASSENGERS,
    PLAIN_LINK,
    RED_BIT,
    RED_PASSENGER,
    TRAIN_ROWS,
)

FEWEST_AREAS = 10
MOST_AREAS = 200
FEWEST_BOXES = {"d34": 8, "d23": 6}  # two for every player
MOST_BOXES = 12
MOST_TRAINS = 24
OPEN_TERRAIN = ("lowland", "valley")
NO_ICON = -1

_ID = re.compile(r"[a-z0-9_]{1,30}")
_TRAIN = re.compile(r"[1-3][a-z]")

Point = tuple[float, float]
Colour = Literal["red", "green"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Heading(_Data, frozen=True):
    id: str
    name: Text
    source: Text
    low_good: Literal["post", "cheese"]
    high_good: Literal["beer", "stone"]
    red_company: dict[str, Text]
    green_company: dict[str, Text]
    canvas: Point | None = None
    connection: tuple[str, str] | None = None


class River(_Data, frozen=True):
    borders: list[tuple[str, str]]
    source: Text
    names: list[Text] = []


class Area(_Data, frozen=True):
    id: str
    name: Text
    terrain: Literal["lowland", "valley", "hill", "hop", "barred"]
    neighbours: list[str]
    source: Text
    icon: Literal["low", "high"] | None = None
    station: Literal["minor", "major", "company"] | None = None
    company: Colour | None = None
    draw: Annotated[int, Meta(ge=0, le=9)] = 0
    preset: list[Colour] = []
    at: Point | None = None
    polygon: list[Point] = []

    @property
    def takes_track(self) -> bool:
        return self.terrain in OPEN_TERRAIN


class Box(_Data, frozen=True):
    row: Literal["top", "bottom"]
    printed: list[Literal["government", "train", "red", "green"]]


class Train(_Data, frozen=True):
    id: str
    row: Annotated[int, Meta(ge=1, le=TRAIN_ROWS)]
    passengers: Annotated[int, Meta(ge=0, le=9)]
    goods: Annotated[int, Meta(ge=0, le=9)]


class DisplayData(_Data, frozen=True):
    turns: dict[str, Annotated[int, Meta(ge=1, le=9)]]
    passengers_by_class: bool
    tokens: dict[str, Annotated[int, Meta(ge=0, le=20)]]
    boxes: list[Box]
    trains: list[Train]
    source: Text


class Displays(_Data, frozen=True):
    d34: DisplayData
    d23: DisplayData

    def named(self, name: str) -> DisplayData:
        return self.d34 if name == "d34" else self.d23


class BoardData(_Data, frozen=True):
    """A map file. Displays that a file leaves out are those of the house."""

    map: Heading
    areas: list[Area]
    displays: Displays
    river: River | None = None


def parse(text: str, name: str, displays: dict[str, Any]) -> BoardData:
    """The map of a TOML text, with the house's displays where it has none; raises `BadFile` with every fault."""
    file = DataFile.read(text, name)
    own = file.data.get("displays", {})
    if isinstance(own, dict):
        file.data["displays"] = displays["displays"] | own
    return _checked(file)


def check(data: dict[str, Any], name: str) -> BoardData:
    """The same for a map that comes as data, out of a record."""
    return _checked(DataFile(data, name))


def _checked(file: DataFile) -> BoardData:
    data = file.convert(BoardData)
    _check_ids(file, data)
    _check_neighbours(file, data)
    _check_areas(file, data)
    _check_connection(file, data)
    _check_river(file, data)
    _check_displays(file, data)
    _check_places(file, data)
    if not file.faults:  # what follows walks over the map
        board = build_board(data)
        _check_network(file, data, board)
        _check_goods(file, data, board)
    file.check()
    return data


# -- building ------------------------------------------------------------------------------------------------------


def in_order(data: BoardData) -> list[Area]:
    """Stations first, then the other areas that take track, then the rest."""
    return sorted(data.areas, key=lambda area: (area.station is None, not area.takes_track))


def build_board(data: BoardData) -> Board:
    areas = in_order(data)
    number = {area.id: i for i, area in enumerate(areas)}
    river = {frozenset(pair) for pair in data.river.borders} if data.river else set()
    borders: list[list[int]] = []
    prices: list[int] = []
    for a, area in enumerate(areas):
        for other in area.neighbours:
            b = number[other]
            if a < b and area.takes_track and areas[b].takes_track:
                borders.append([a, b])
                plain = area.terrain == areas[b].terrain == "lowland" and frozenset((area.id, other)) not in river
                prices.append(PLAIN_LINK if plain else DEAR_LINK)  # N7.5
    stations = [area for area in areas if area.station]
    bits = {None: 0, "red": RED_BIT, "green": GREEN_BIT}
    icons = {None: NO_ICON, "low": LOW, "high": HIGH}
    return Board(
        [area.id for area in areas],
        len(stations),
        sum(area.takes_track for area in areas),
        [[number[other] for other in area.neighbours] for area in areas],
        borders,
        prices,
        [bits[area.company] for area in areas if area.takes_track],
        [icons[area.icon] for area in areas],
        [station.draw for station in stations],
        [[RED_PASSENGER + COMPANIES.index(colour) for colour in station.preset] for station in stations],
        [number[town] for town in data.map.connection or ()],
        [data.map.low_good, data.map.high_good, "red", "green"],
    )


def build_display(data: DisplayData) -> Display:
    return Display(
        [data.turns.get(str(players), 0) for players in range(5)],
        data.passengers_by_class,
        [data.tokens[colour] for colour in INFLUENCES],
        [BOX_ROWS.index(box.row) for box in data.boxes],
        [[box.printed.count(colour) for colour in ("government", "train", "red", "green")] for box in data.boxes],
        [train.id for train in data.trains],
        [train.row - 1 for train in data.trains],
        [train.passengers for train in data.trains],
        [train.goods for train in data.trains],
    )


# -- checking ------------------------------------------------------------------------------------------------------


def _check_ids(file: DataFile, data: BoardData) -> None:
    if not _ID.fullmatch(data.map.id):
        file.fault(("map", "id"), f"{data.map.id!r} is no id: small letters, digits and _ only, at most 30")
    if not FEWEST_AREAS <= len(data.areas) <= MOST_AREAS:
        file.fault(("areas",), f"a map has {FEWEST_AREAS} to {MOST_AREAS} areas, this one {len(data.areas)}")
    seen: set[str] = set()
    names: set[str] = set()
    for i, area in enumerate(data.areas):
        if not _ID.fullmatch(area.id):
            file.fault(("areas", i, "id"), f"{area.id!r} is no id: small letters, digits and _ only, at most 30")
        if area.id in seen:
            file.fault(("areas", i, "id"), f"area {area.id} stands there twice")
        if area.name in names:
            file.fault(("areas", i, "name"), f"two areas are called {area.name}")
        seen.add(area.id)
        names.add(area.name)


def _check_neighbours(file: DataFile, data: BoardData) -> None:
    neighbours = {area.id: area.neighbours for area in data.areas}
    for i, area in enumerate(data.areas):
        path = ("areas", i, "neighbours")
        if not area.neighbours:
            file.fault(("areas", i), f"area {area.id} has no neighbours")
        if len(set(area.neighbours)) < len(area.neighbours):
            file.fault(path, f"area {area.id} names a neighbour twice")
        for other in area.neighbours:
            if other not in neighbours:
                file.fault(path, f"area {area.id} borders on an unknown area {other!r}")
            elif other == area.id:
                file.fault(path, f"area {area.id} borders on itself")
            elif area.id not in neighbours[other]:
                file.fault(path, f"area {area.id} names {other} as a neighbour, but {other} does not name {area.id}")


def _check_areas(file: DataFile, data: BoardData) -> None:
    for i, area in enumerate(data.areas):
        if area.station and not area.takes_track:
            file.fault(("areas", i, "station"), f"no track leads to the station of {area.id}: {area.terrain} is closed")
        if area.station and area.icon:
            file.fault(("areas", i, "icon"), f"{area.id} has a station, so it has no icon (N1.7)")
        if (area.station == "company") != (area.company is not None):
            file.fault(("areas", i), f"{area.id}: a company town has a company, and no other area has one")
        if (area.draw or area.preset) and area.station not in ("minor", "major"):
            file.fault(("areas", i), f"{area.id} is no minor or major town, so no people wait there (N1.11)")
        if area.icon == "low" and not area.takes_track:
            file.fault(
                ("areas", i, "icon"), f"nobody could load the {data.map.low_good} in {area.id}: it takes no track"
            )
        if area.icon == "high" and area.takes_track:
            file.fault(("areas", i, "icon"), f"{area.id} takes track, so it has no {data.map.high_good}")


def _check_connection(file: DataFile, data: BoardData) -> None:
    stations = {area.id for area in data.areas if area.station}
    for town in data.map.connection or ():
        if town not in stations:
            file.fault(("map", "connection"), f"the connection names {town!r}, which is no station")
    if data.map.connection and len(set(data.map.connection)) == 1:
        file.fault(("map", "connection"), "the connection joins two different towns")


def _check_river(file: DataFile, data: BoardData) -> None:
    neighbours = {area.id: area.neighbours for area in data.areas}
    for a, b in data.river.borders if data.river else []:
        if b not in neighbours.get(a, []):
            file.fault(("river", "borders"), f"the river runs along a border that does not exist: {a} and {b}")


def _check_displays(file: DataFile, data: BoardData) -> None:
    for name, display, players in (("d34", data.displays.d34, ("3", "4")), ("d23", data.displays.d23, ("2", "3"))):
        path = ("displays", name)
        if tuple(sorted(display.turns)) != players:
            file.fault((*path, "turns"), f"display {name} gives the turns for {' and '.join(players)} players")
        if set(display.tokens) != set(INFLUENCES):
            file.fault((*path, "tokens"), f"display {name} counts the tokens of {', '.join(INFLUENCES)}")
        if not FEWEST_BOXES[name] <= len(display.boxes) <= MOST_BOXES:
            counts = f"{FEWEST_BOXES[name]} to {MOST_BOXES}"
            file.fault((*path, "boxes"), f"display {name} has {counts} boxes, not {len(display.boxes)}")
        if sum(display.tokens.values()) < len(display.boxes):
            file.fault((*path, "tokens"), f"display {name} has fewer tokens than boxes")
        ids = [train.id for train in display.trains]
        if not 1 <= len(ids) <= MOST_TRAINS or len(set(ids)) < len(ids):
            file.fault((*path, "trains"), f"display {name} has 1 to {MOST_TRAINS} trains, each with an id of its own")
        for train in display.trains:
            if not _TRAIN.fullmatch(train.id) or train.id[0] != str(train.row):
                file.fault((*path, "trains"), f"{train.id!r} is no id of a train in row {train.row}: row and a letter")


def _check_places(file: DataFile, data: BoardData) -> None:
    points: list[tuple[tuple[str | int, ...], Point | None]] = [(("map", "canvas"), data.map.canvas)]
    points += [(("areas", i, "at"), area.at) for i, area in enumerate(data.areas)]
    points += [(("areas", i, "polygon"), point) for i, area in enumerate(data.areas) for point in area.polygon]
    check_points(file, points)


def _check_network(file: DataFile, data: BoardData, board: Board) -> None:
    """Track can lead from every station to every other and to all low goods, and both companies have a town."""
    for colour in COMPANIES:
        if all(area.company != colour for area in data.areas):
            file.fault(("areas",), f"the {colour} company has no town")
    reached = _reached(board)
    for i, area in enumerate(data.areas):
        if area.id in reached:
            continue
        if area.station:
            what = f"{area.company} company town" if area.company else "station"
            file.fault(("areas", i), f"the {what} {area.id} cannot be reached by track from {board.ids[0]}")
        elif area.icon == "low":
            file.fault(("areas", i), f"nobody could load the {data.map.low_good} in {area.id}: no track leads there")


def _reached(board: Board) -> set[str]:
    """The areas that track can join to the first station."""
    found = {0}
    queue = [0] if board.track else []
    for area in queue:
        for way in board.ways[area]:
            if way.to not in found:
                found.add(way.to)
                queue.append(way.to)
    return {board.ids[area] for area in found}


def _check_goods(file: DataFile, data: BoardData, board: Board) -> None:
    icons = sum(area.icon is not None for area in data.areas)
    if icons * CUBES_PER_AREA > LOW_CUBES + HIGH_CUBES:
        cubes = LOW_CUBES + HIGH_CUBES
        file.fault(("areas",), f"{icons} areas with an icon need {icons * CUBES_PER_AREA} cubes; there are {cubes}")
    preset = [colour for area in data.areas for colour in area.preset]
    drawn = sum(area.draw for area in data.areas)
    people = 2 * PASSENGERS + LANDLORDS - len(preset)
    if drawn > people:
        file.fault(("areas",), f"the stations draw {drawn} people, but the bag holds {people}")
    for colour in COMPANIES:
        if preset.count(colour) > PASSENGERS:
            count = preset.count(colour)
            file.fault(("areas",), f"{count} {colour} passengers are preset; there are {PASSENGERS}")
    for i, area in enumerate(data.areas):
        number = board.ids.index(area.id)
        if area.icon == "high" and not any(board.company[station] == 0 for station in board.serving[number]):
            file.fault(("areas", i), f"no neutral station is beside the {data.map.high_good} of {area.id}")
