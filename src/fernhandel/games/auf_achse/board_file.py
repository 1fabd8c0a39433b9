"""Reading map, contracts and event cards from TOML: shape, limits, and every fault with its line."""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fernhandel.core.faults import DataFile, Text, check_points
from fernhandel.games.auf_achse.board import NOWHERE, Board, Contracts, Events
from fernhandel.games.auf_achse.figures import COLOURS, EFFECTS, MOST_POINTS, OFFERS, RESALE, TRAILERS, TRUCK

FEWEST_CITIES = 4
MOST_CITIES = 60
FEWEST_SPACES = len(COLOURS)  # every truck begins on one of its own in 1987, O4
MOST_SPACES = 400
MOST_WAYS = 20_000  # from one city with both dice; drives are searched way by way
FEWEST_CONTRACTS = 42  # for six players: three each and a public pile of 24, A1.6, A1.7
MOST_CONTRACTS = 120
MOST_STEPS = 12
MOST_EVENTS = 100  # different ones
CHEAPEST_TRAILER = 2 * RESALE  # an event card halves the price

_NEEDS = {  # which field says more of an effect
    "gain": "amount",
    "gain_per_good": "amount",
    "pay": "amount",
    "pay_per_trailer": "amount",
    "jam_edge": "road",
    "jam_city": "city",
}

_ID = re.compile(r"[a-z0-9_]{1,20}")
_CARD = re.compile(r"[A-Z]{1,3}[0-9]{1,3}")

Point = tuple[float, float]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Heading(_Data, frozen=True):
    name: Text
    source: Text
    canvas: Point | None = None


class Trailer(_Data, frozen=True):
    id: str
    capacity: Annotated[int, Meta(ge=1, le=20)]
    price: Annotated[int, Meta(ge=100, le=20_000, multiple_of=100)]
    count: Annotated[int, Meta(ge=0, le=20)]
    source: Text


class City(_Data, frozen=True):
    id: str
    name: Text
    source: Text
    country: str = ""
    at: Point | None = None


class Road(_Data, frozen=True):
    a: str
    b: str
    steps: Annotated[int, Meta(ge=1, le=MOST_STEPS)]
    source: Text
    kind: Literal["road", "ferry"] = "road"
    events: list[int] = []
    km: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    bend: Point | None = None
    spaces: list[Point] = []


class Contract(_Data, frozen=True, rename={"start": "from"}):
    id: str
    start: str
    to: str
    goods: Annotated[int, Meta(ge=1)]
    distance: int
    revenue: Annotated[int, Meta(ge=100, le=50_000, multiple_of=100)]
    offers: list[Annotated[int, Meta(ge=0, multiple_of=100)]]
    source: Text
    in_1987: bool = True


class EventCard(_Data, frozen=True):
    id: str
    name: dict[str, Text]
    effect: str
    count_2007: Annotated[int, Meta(ge=0, le=20)]
    count_1987: Annotated[int, Meta(ge=0, le=20)]
    source: Text
    amount: Annotated[int, Meta(ge=0, le=20_000, multiple_of=100)] = 0
    road: tuple[str, str] | None = None
    city: str = ""


class BoardData(_Data, frozen=True):
    """A board file. Contracts, event cards or trailers that a file leaves out are those of the house."""

    board: Heading
    cities: list[City]
    roads: list[Road]
    trailers: list[Trailer]
    contracts: list[Contract]
    events: list[EventCard]
    formula: bool = True
    """Whether revenues and offers follow the house's formula; false for a deck with figures of its own."""


def parse(text: str, name: str, own: dict[str, Any] | None = None) -> BoardData:
    """The board of a TOML text, filled up from the house's ``own`` data; raises `BadFile` with every fault found."""
    file = DataFile.read(text, name)
    if own is not None:
        file.data = own | file.data
    return _checked(file)


def check(data: dict[str, Any], name: str) -> BoardData:
    """The same for a board that comes as data, out of a record."""
    return _checked(DataFile(data, name))


def _checked(file: DataFile) -> BoardData:
    data = file.convert(BoardData)
    _check_ids(file, data)
    _check_roads(file, data)
    _check_trailers(file, data)
    _check_places(file, data)
    if not file.faults:  # what follows walks along the roads
        board = build_board(data)
        _check_reach(file, data, board)
        _check_ways(file, data, board)
        _check_contracts(file, data, board)
        _check_events(file, data, board)
    file.check()
    return data


# -- building ------------------------------------------------------------------------------------------------------


def build_board(data: BoardData) -> Board:
    """Cities first, then the spaces road by road, named ``a~b#k`` after their place from ``a``."""
    ids = [city.id for city in data.cities]
    number = {id: i for i, id in enumerate(ids)}
    chains: list[list[int]] = []
    events: set[int] = set()
    for road in data.roads:
        first = len(ids)
        ids += [f"{road.a}~{road.b}#{k}" for k in range(1, road.steps)]
        chains.append([number[road.a], *range(first, first + road.steps - 1), number[road.b]])
        events |= {first + k - 1 for k in road.events}
    neighbours: list[list[int]] = [[] for _ in ids]
    for chain in chains:
        for i in range(len(chain) - 1):
            neighbours[chain[i]].append(chain[i + 1])
            neighbours[chain[i + 1]].append(chain[i])
    return Board(ids, len(data.cities), neighbours, [node in events for node in range(len(ids))], chains)


def build_contracts(data: BoardData, edition: str) -> Contracts:
    """The contract cards of an edition (A1.2, O3)."""
    number = {city.id: i for i, city in enumerate(data.cities)}
    cards = [card for card in data.contracts if card.in_1987 or edition != "1987"]
    return Contracts(
        [card.id for card in cards],
        [number[card.start] for card in cards],
        [number[card.to] for card in cards],
        [card.goods for card in cards],
        [card.revenue for card in cards],
        [list(card.offers) for card in cards],
        len(data.cities),
    )


def build_events(data: BoardData, board: Board, edition: str) -> Events:
    """The event cards of an edition."""
    number = {city.id: i for i, city in enumerate(data.cities)}
    cards = data.events
    return Events(
        [card.id for card in cards],
        [EFFECTS.index(card.effect) for card in cards],
        [card.amount for card in cards],
        [number.get(card.city, NOWHERE) for card in cards],
        [board.between(number[card.road[0]], number[card.road[1]]) if card.road else [] for card in cards],
        [card.count_1987 if edition == "1987" else card.count_2007 for card in cards],
    )


# -- checking ------------------------------------------------------------------------------------------------------


def _check_ids(file: DataFile, data: BoardData) -> None:
    if not FEWEST_CITIES <= len(data.cities) <= MOST_CITIES:
        file.fault(("cities",), f"a board has {FEWEST_CITIES} to {MOST_CITIES} cities, this one {len(data.cities)}")
    seen: set[str] = set()
    for i, city in enumerate(data.cities):
        if not _ID.fullmatch(city.id):
            file.fault(("cities", i, "id"), f"{city.id!r} is no id: small letters, digits and _ only, at most 20")
        if city.id in seen:
            file.fault(("cities", i, "id"), f"city {city.id} stands there twice")
        seen.add(city.id)
    cards = [("contracts", i, card.id) for i, card in enumerate(data.contracts)]
    cards += [("events", i, card.id) for i, card in enumerate(data.events)]
    for table, i, id in cards:
        if not _CARD.fullmatch(id):
            file.fault((table, i, "id"), f"{id!r} is no id of a card: capital letters and a number")
        if id in seen:
            file.fault((table, i, "id"), f"card {id} stands there twice")
        seen.add(id)


def _check_roads(file: DataFile, data: BoardData) -> None:
    cities = {city.id for city in data.cities}
    joined: set[frozenset[str]] = set()
    for i, road in enumerate(data.roads):
        for field, end in (("a", road.a), ("b", road.b)):
            if end not in cities:
                file.fault(("roads", i, field), f"the road leads to an unknown city {end!r}")
        if road.a == road.b:
            file.fault(("roads", i), f"the road leads from {road.a} back to {road.b}")
        if frozenset((road.a, road.b)) in joined:
            file.fault(("roads", i), f"{road.a} and {road.b} are joined twice")
        joined.add(frozenset((road.a, road.b)))
        if len(set(road.events)) != len(road.events) or not all(1 <= k < road.steps for k in road.events):
            file.fault(
                ("roads", i, "events"), f"event spaces lie on different spaces 1 to {road.steps - 1} of this road"
            )
        if road.spaces and len(road.spaces) != road.steps - 1:
            file.fault(
                ("roads", i, "spaces"), f"{road.steps - 1} spaces lie between, but {len(road.spaces)} have a place"
            )
    spaces = sum(road.steps - 1 for road in data.roads)
    if not FEWEST_SPACES <= spaces <= MOST_SPACES:
        file.fault(("roads",), f"a board has {FEWEST_SPACES} to {MOST_SPACES} highway spaces, this one {spaces}")


def _check_places(file: DataFile, data: BoardData) -> None:
    points: list[tuple[tuple[str | int, ...], Point | None]] = [(("board", "canvas"), data.board.canvas)]
    points += [(("cities", i, "at"), city.at) for i, city in enumerate(data.cities)]
    points += [(("roads", i, "bend"), road.bend) for i, road in enumerate(data.roads)]
    points += [(("roads", i, "spaces"), point) for i, road in enumerate(data.roads) for point in road.spaces]
    check_points(file, points)


def _check_trailers(file: DataFile, data: BoardData) -> None:
    if [trailer.id for trailer in data.trailers] != list(TRAILERS):
        file.fault(("trailers",), f"the trailers are {' and '.join(TRAILERS)}, in this order")
    for i, trailer in enumerate(data.trailers):
        price = trailer.price
        if price < CHEAPEST_TRAILER:
            words = f"half its price must not be less than the {RESALE} that the bank gives for it"
            file.fault(("trailers", i, "price"), f"a trailer costs at least {CHEAPEST_TRAILER}: {words}")
        elif price % 200:
            words = f"{price - 100} or {price + 100}, not {price}"
            file.fault(("trailers", i, "price"), f"half the price of a trailer is paid in hundreds: {words}")


def _check_reach(file: DataFile, data: BoardData, board: Board) -> None:
    for i, city in enumerate(data.cities):
        if not board.neighbours[i]:
            file.fault(("cities", i), f"city {city.id} has no road")
        elif board.distance[0][i] == NOWHERE:
            file.fault(("cities", i), f"city {city.id} cannot be reached from {data.cities[0].id}")


def _check_ways(file: DataFile, data: BoardData, board: Board) -> None:
    """By space and next space: how many ways lead from the one onto the other, and do not turn back at once."""
    ways = [dict.fromkeys(beside, 1) for beside in board.neighbours]
    for _ in range(MOST_POINTS - 1):
        onward = [sum(onto.values()) for onto in ways]
        ways = [{to: 1 + onward[to] - ways[to][node] for to in onto} for node, onto in enumerate(ways)]
    for i, city in enumerate(data.cities):
        if sum(ways[i].values()) > MOST_WAYS:
            reason = f"from city {city.id} more than {MOST_WAYS} ways of up to {MOST_POINTS} points lead on"
            file.fault(("cities", i), reason)


def _check_contracts(file: DataFile, data: BoardData, board: Board) -> None:
    for edition in ("2007", "1987"):
        count = sum(card.in_1987 or edition == "2007" for card in data.contracts)
        if not FEWEST_CONTRACTS <= count <= MOST_CONTRACTS:
            counts = f"{FEWEST_CONTRACTS} to {MOST_CONTRACTS}"
            file.fault(("contracts",), f"a deck has {counts} contracts; for {edition} this one has {count}")
    number = {city.id: i for i, city in enumerate(data.cities)}
    for i, card in enumerate(data.contracts):
        for field, city in (("from", card.start), ("to", card.to)):
            if city not in number:
                file.fault(("contracts", i, field), f"contract {card.id} names an unknown city {city!r}")
        if card.start == card.to:
            file.fault(("contracts", i), f"contract {card.id} leads nowhere: from {card.start} to {card.to}")
        elif card.start in number and card.to in number:
            distance = board.distance[number[card.start]][number[card.to]]
            if distance != NOWHERE and card.distance != distance:
                file.fault(
                    ("contracts", i, "distance"),
                    f"contract {card.id}: the way is {distance} points, not {card.distance}",
                )
        if card.goods > TRUCK:
            words = f"without trailers, as children play, a truck holds {TRUCK} goods, not {card.goods}"
            file.fault(("contracts", i, "goods"), f"contract {card.id}: {words}")
        if data.formula:
            _check_money(file, i, card)
        elif len(card.offers) != OFFERS or card.offers != sorted(set(card.offers)) or card.offers[-1] > card.revenue:
            file.fault(("contracts", i, "offers"), f"contract {card.id} needs {OFFERS} rising offers up to its revenue")


def revenue_of(distance: int, goods: int) -> int:
    return (300 + distance * (80 + 30 * goods) + 50) // 100 * 100


def offer_cost(revenue: int, offer: int) -> int:
    return (revenue * 18 * offer + 5000) // 10000 * 100


def _check_money(file: DataFile, i: int, card: Contract) -> None:
    due = revenue_of(card.distance, card.goods)
    if card.revenue != due:
        words = f"{card.distance} points and {card.goods} goods"
        file.fault(("contracts", i, "revenue"), f"contract {card.id}: {words} bring {due}, not {card.revenue}")
    offers = [offer_cost(card.revenue, k) for k in range(1, OFFERS + 1)]
    if card.offers != offers:
        file.fault(("contracts", i, "offers"), f"contract {card.id}: the offers of {card.revenue} are {offers}")


def _check_events(file: DataFile, data: BoardData, board: Board) -> None:
    if len(data.events) > MOST_EVENTS:
        count = len(data.events)
        file.fault(("events",), f"a deck has at most {MOST_EVENTS} different event cards, this one {count}")
    number = {city.id: i for i, city in enumerate(data.cities)}
    for i, card in enumerate(data.events):
        if card.effect not in EFFECTS:
            file.fault(("events", i, "effect"), f"event {card.id} has an unknown effect {card.effect!r}")
            continue
        needed = _NEEDS.get(card.effect)
        if needed == "amount" and not card.amount:
            file.fault(("events", i, "amount"), f"event {card.id} needs an amount")
        for field, words in (("amount", "an amount"), ("road", "a road"), ("city", "a city")):
            if field != needed and getattr(card, field):
                file.fault(("events", i, field), f"event {card.id} has no use for {words}")
        if card.effect == "jam_city" and card.city not in number:
            file.fault(("events", i, "city"), f"event {card.id} needs a city of this board, not {card.city!r}")
        if card.effect == "jam_edge":
            known = card.road is not None and card.road[0] in number and card.road[1] in number
            if not known or card.road is None or not board.between(number[card.road[0]], number[card.road[1]]):
                file.fault(
                    ("events", i, "road"), f"event {card.id} needs two cities joined by a road with spaces between"
                )
