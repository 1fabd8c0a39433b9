"""The board as data: the shipped board is as described, and a faulty file is told what is wrong and where."""

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise
from math import dist, floor
from pathlib import Path

import pytest

import fernhandel
from board_files import Cases, Edits, Faults, assert_survives_its_record, assert_told, edited, line_where, named
from fernhandel import BadInput, Game, Rng
from fernhandel.bots import make_bot
from fernhandel.core import shelf
from fernhandel.core.faults import BadFile
from fernhandel.core.rollout import play_out
from fernhandel.games.auf_achse import meta
from fernhandel.games.auf_achse.board import Board
from fernhandel.games.auf_achse.board_file import MOST_EVENTS, Road, build_board, parse
from fernhandel.games.auf_achse.state import Table
from rules import rule

SHIPPED = files("fernhandel.games.auf_achse").joinpath("board.toml").read_text("utf-8")
DATA = parse(SHIPPED, "board.toml")

Place = tuple[float, float]


@pytest.fixture(scope="module")
def board() -> Board:
    return build_board(DATA)


# -- the shipped board -------------------------------------------------------------------------------------------------


@rule("A2.6")
def test_cities_roads_and_spaces(board: Board) -> None:
    ferries = [road for road in DATA.roads if road.kind == "ferry"]
    assert (board.cities, len(DATA.roads) - len(ferries), len(ferries)) == (32, 64, 2)
    assert board.nodes == 32 + 167 + 3
    assert [(ferry.a, ferry.b, ferry.steps) for ferry in ferries] == [
        ("rotterdam", "flensburg", 3),
        ("flensburg", "rostock", 2),
    ]


def test_roads_are_as_long_as_their_kilometres() -> None:
    for road in DATA.roads:
        if road.kind == "road":
            assert road.km is not None
            assert road.steps == max(2, floor(road.km / 60 + 0.5))


@rule("A3.1")
def test_event_spaces(board: Board) -> None:
    assert sum(board.event_space) == 42
    middle: dict[int, list[list[int]]] = {4: [[2]], 5: [[2], [3]], 6: [[2, 4]], 2: [[]]}
    roads = [road for road in DATA.roads if road.kind == "road"]
    assert all(road.events in middle[road.steps] for road in roads if road.steps != 3)
    short = [road.events for road in roads if road.steps == 3]
    assert [len(events) for events in short] == [int(i % 3 == 2) for i in range(len(short))]
    assert all(road.events == [] for road in DATA.roads if road.kind == "ferry")


def test_every_city_has_three_ways_out_and_no_road_is_a_bridge(board: Board) -> None:
    assert all(len(board.neighbours[city]) >= 3 for city in range(board.cities))
    for cut in DATA.roads:
        reached = {cut.a}
        waiting = [cut.a]
        while waiting:
            city = waiting.pop()
            ends = [(road.a, road.b) for road in DATA.roads if road is not cut and city in (road.a, road.b)]
            news = {end for pair in ends for end in pair} - reached
            reached |= news
            waiting += news
        assert len(reached) == board.cities


def drawn(road: Road) -> list[Place]:
    """The line of a road on the canvas: its cities, and the corner or the ferry's spaces between them."""
    at = {city.id: city.at for city in DATA.cities}
    start, end = at[road.a], at[road.b]
    assert start is not None
    assert end is not None
    return [start, *([road.bend] if road.bend else road.spaces), end]


def spaces_of(road: Road) -> list[Place]:
    """The places of a road's spaces: evenly along its line, those of a ferry as given."""
    line = drawn(road)
    if road.spaces:
        return list(road.spaces)
    whole = sum(dist(p, q) for p, q in pairwise(line))
    found = []
    for k in range(1, road.steps):
        left = whole * k / road.steps
        for p, q in pairwise(line):
            if left <= dist(p, q):
                share = left / dist(p, q)
                found.append((p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share))
                break
            left -= dist(p, q)
    return found


def test_no_two_spaces_are_closer_than_a_truck_needs() -> None:
    places = [city.at for city in DATA.cities if city.at] + [place for road in DATA.roads for place in spaces_of(road)]
    assert len(places) == 202
    assert min(dist(p, q) for p, q in combinations(places, 2)) >= 26
    assert all(0 <= x <= 1000 and 0 <= y <= 1400 for x, y in places)


def test_no_two_roads_cross() -> None:
    def side(p: Place, q: Place, r: Place) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    stretches = [stretch for road in DATA.roads for stretch in pairwise(drawn(road))]
    for (a, b), (c, d) in combinations(stretches, 2):
        if not {a, b} & {c, d}:
            assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0, (a, b, c, d)


@rule("A5.1", "O19")
def test_the_contracts(board: Board) -> None:
    cards = DATA.contracts
    assert (len(cards), sum(card.in_1987 for card in cards)) == (54, 52)
    for ends in (Counter(card.start for card in cards), Counter(card.to for card in cards)):
        assert set(ends) == {city.id for city in DATA.cities}
        assert set(ends.values()) <= {1, 2}
    assert sorted(Counter(card.goods for card in cards).items()) == [(2, 10), (3, 12), (4, 12), (5, 10), (6, 10)]
    assert (min(card.distance for card in cards), max(card.distance for card in cards)) == (4, 21)
    lengths = Counter((card.distance > 8) + (card.distance > 13) for card in cards)
    assert [lengths[kind] for kind in range(3)] == [18, 20, 16]
    revenues = [card.revenue for card in cards]
    assert (min(revenues), max(revenues), round(sum(revenues) / 54)) == (1000, 5000, 2522)
    for card in cards:
        assert card.distance == board.distance[board.ids.index(card.start)][board.ids.index(card.to)]


@rule("A5.1", "A7.6")
def test_revenues_and_offers() -> None:
    for card in DATA.contracts:
        assert card.revenue == floor((300 + card.distance * (80 + 30 * card.goods)) / 100 + 0.5) * 100
        assert len(card.offers) == 5
        for offer, cost in enumerate(card.offers, 1):
            assert cost == (18 * offer * card.revenue + 5000) // 10_000 * 100


@rule("AX31", "AX1")
def test_berlin_trieste(board: Board) -> None:
    assert board.distance[board.ids.index("berlin")][board.ids.index("trieste")] == 18
    (card,) = [card for card in DATA.contracts if (card.start, card.to) == ("berlin", "trieste")]
    assert (card.goods, card.revenue, card.offers) == (4, 3900, [700, 1400, 2100, 2800, 3500])
    assert [card.revenue - cost for cost in card.offers] == [3200, 2500, 1800, 1100, 400]


@rule("A3.4", "O16", "O3")
def test_the_event_cards() -> None:
    bad = {"pay", "pay_per_trailer", "skip_turn", "unload_contract"}
    for edition, good, jams, losses in (("2007", 18, 5, 5), ("1987", 12, 6, 13)):
        kinds: Counter[str] = Counter()
        for card in DATA.events:
            kind = "bad" if card.effect in bad else "jam" if card.effect.startswith("jam") else "good"
            kinds[kind] += getattr(card, f"count_{edition}")
        assert kinds == {"good": good, "jam": jams, "bad": losses}


@rule("A6.1", "O13")
def test_the_trailers() -> None:
    trailers = [(trailer.id, trailer.capacity, trailer.price, trailer.count) for trailer in DATA.trailers]
    assert trailers == [("large", 6, 3000, 4), ("small", 4, 2000, 4)]


# -- faults ------------------------------------------------------------------------------------------------------------


def block(table: str, *lines: str) -> str:
    return f"[[{table}]]\n" + "\n".join(lines) + "\n"


ROAD = '[[roads]]\na = "{}"\nb = "{}"\n'
LINZ = ROAD.format("linz", "wien")
LINZ_ROAD = LINZ + 'kind = "road"\nsteps = 3\n'
WIEN = '[[cities]]\nid = "wien"\n'
C01 = 'id = "C01"\nfrom = "berlin"\nto = "trieste"\ngoods = 4\ndistance = 18\nrevenue = 3900\n'
OFFERS_01 = "offers = [700, 1400, 2100, 2800, 3500]"
OFFERS_OF_5500 = "offers = [1000, 2000, 3000, 4000, 5000]"
EV04 = 'effect = "gain_per_good"\n'
EV18 = 'effect = "pay"\namount = 500\n'
EV14 = 'road = ["innsbruck", "verona"]'
NEW_CITY = block("cities", 'id = "roma"', 'name = "Roma"', 'source = "test"')
FIRST_CITY = '[[cities]]\nid = "flensburg"\n'

PLACES: Cases = [
    (
        "a road to nowhere",
        [(LINZ, ROAD.format("linz", "budapest"))],
        [('b = "budapest"', "the road leads to an unknown city 'budapest'")],
    ),
    (
        "a road from nowhere",
        [(LINZ, ROAD.format("budapest", "wien"))],
        [('a = "budapest"', "the road leads to an unknown city 'budapest'")],
    ),
    (
        "a road back to where it began",
        [(LINZ, ROAD.format("wien", "wien"))],
        [(ROAD.format("wien", "wien"), "the road leads from wien back to wien")],
    ),
    (
        "two roads between two cities",
        [(LINZ, ROAD.format("wien", "graz"))],
        [(ROAD.format("wien", "graz"), "wien and graz are joined twice")],
    ),
    (
        "event space beyond the road",
        [
            (
                LINZ + 'kind = "road"\nsteps = 3\nevents = []',
                LINZ + "steps = 3\nevents = [0, 3]",
            )
        ],
        [("events = [0, 3]", "event spaces lie on different spaces 1 to 2 of this road")],
    ),
    (
        "event space twice",
        [
            (
                LINZ + 'kind = "road"\nsteps = 3\nevents = []',
                LINZ + "steps = 3\nevents = [1, 1]",
            )
        ],
        [("events = [1, 1]", "event spaces lie on different spaces 1 to 2 of this road")],
    ),
    (
        "places without spaces",
        [("spaces = [[540, 96]]", "spaces = [[540, 96], [550, 97]]")],
        [("spaces = [[540, 96], [5", "1 spaces lie between, but 2 have a place")],
    ),
    ("no id", [(WIEN, NEW_CITY.replace('"roma"', '"Roma!"') + WIEN)], [('id = "Roma!"', "'Roma!' is no id")]),
    (
        "a city without road",
        [(WIEN, NEW_CITY + WIEN)],
        [('[[cities]]\nid = "roma"', "city roma has no road")],
    ),
    (
        "a city twice",
        [(FIRST_CITY, NEW_CITY.replace("roma", "wien") + FIRST_CITY)],
        [('id = "wien"\nname = "Wien"', "city wien stands there twice")],
    ),
    (
        "a trailer that sells for more than it costs",
        [("price = 2000", "price = 400")],
        [("price = 400", "a trailer costs at least 1000: half its price must not be less than the 500")],
    ),
    (
        "a trailer that sells for more than half its price",
        [("price = 2000", "price = 800")],
        [("price = 800", "a trailer costs at least 1000")],
    ),
    (
        "half a price that no banknotes pay",
        [("price = 2000", "price = 2100")],
        [("price = 2100", "half the price of a trailer is paid in hundreds: 2000 or 2200, not 2100")],
    ),
    (
        "trailers in another order",
        [('id = "large"', 'id = "middle"')],
        [('[[trailers]]\nid = "middle"', "the trailers are large and small, in this order")],
    ),
]

CARDS: Cases = [
    ("no id of a card", [('id = "C01"', 'id = "c1"')], [('id = "c1"', "'c1' is no id of a card")]),
    (
        "a contract twice",
        [('id = "C05"', 'id = "C04"')],
        [('id = "C04"\nfrom = "berlin"', "card C04 stands there twice")],
    ),
    (
        "an event card twice",
        [('id = "EV05"', 'id = "EV04"')],
        [('id = "EV04"\nname = { en = "Clear', "card EV04 stands there twice")],
    ),
    (
        "a contract to nowhere",
        [(C01, C01.replace("trieste", "roma"))],
        [('to = "roma"', "contract C01 names an unknown city 'roma'")],
    ),
    (
        "a contract from nowhere",
        [(C01, C01.replace("berlin", "roma"))],
        [('from = "roma"', "contract C01 names an unknown city 'roma'")],
    ),
    (
        "a contract that leads nowhere",
        [(C01, C01.replace("trieste", "berlin"))],
        [('[[contracts]]\nid = "C01"', "contract C01 leads nowhere: from berlin to berlin")],
    ),
    (
        "a wrong distance",
        [
            (C01, C01.replace("distance = 18", "distance = 3").replace("3900", "900")),
            (OFFERS_01, "offers = [200, 300, 500, 600, 800]"),
        ],
        [("distance = 3\nrevenue = 900", "contract C01: the way is 18 points, not 3")],
    ),
    (
        "four offers",
        [(OFFERS_01, "offers = [700, 1400, 2100, 2800]")],
        [("offers = [700, 1400, 2100, 2800]", "offers")],
    ),
    (
        "more goods than a truck holds",
        [(C01, C01.replace("goods = 4", "goods = 7").replace("3900", "5500")), (OFFERS_01, OFFERS_OF_5500)],
        [("goods = 7", "contract C01: without trailers, as children play, a truck holds 6 goods, not 7")],
    ),
    (
        "a payment without its amount",
        [(EV18, 'effect = "pay"\n')],
        [('[[events]]\nid = "EV18"', "event EV18 needs an amount")],
    ),
    (
        "a premium of nothing",
        [(EV04 + "amount = 100", EV04 + "amount = 0")],
        [("amount = 0", "event EV04 needs an amount")],
    ),
    (
        "an amount for nothing",
        [('effect = "skip_turn"', 'effect = "skip_turn"\namount = 700')],
        [("amount = 700", "event EV21 has no use for an amount")],
    ),
    (
        "a road for nothing",
        [('effect = "skip_turn"', 'effect = "skip_turn"\nroad = ["roma", "napoli"]')],
        [('road = ["roma"', "event EV21 has no use for a road")],
    ),
    (
        "a city for nothing",
        [('effect = "skip_turn"', 'effect = "skip_turn"\ncity = "roma"')],
        [('city = "roma"', "event EV21 has no use for a city")],
    ),
    (
        "an unknown effect",
        [('effect = "skip_turn"', 'effect = "sleep"')],
        [('effect = "sleep"', "event EV21 has an unknown effect 'sleep'")],
    ),
    (
        "a jam in no city",
        [('city = "hamburg"', 'city = "roma"')],
        [('city = "roma"', "event EV17 needs a city of this board, not 'roma'")],
    ),
    (
        "a jam on no road",
        [(EV14, 'road = ["innsbruck", "wien"]')],
        [('road = ["innsbruck", "wien"]', "event EV14 needs two cities joined by a road with spaces between")],
    ),
    (
        "a jam between nowhere and nowhere",
        [(EV14, 'road = ["roma", "napoli"]')],
        [('road = ["roma"', "event EV14 needs two cities joined by a road with spaces between")],
    ),
    (
        "a jam on a road without a road",
        [(EV14 + "\n", "")],
        [('[[events]]\nid = "EV14"', "event EV14 needs two cities joined by a road with spaces between")],
    ),
]

FIELDS: Cases = [
    ("not TOML", [('id = "C01"', "id = C01")], [("id = C01", "this is not TOML")]),
    ("a city without a name", [('name = "Wien"\n', "")], [(WIEN, "missing required field `name`")]),
    ("a road without length", [(LINZ_ROAD, LINZ)], [(LINZ, "missing required field `steps`")]),
    ("a number for a name", [('name = "Wien"', "name = 3")], [("name = 3", "expected `str`, got `int`")]),
    ("an empty name", [('name = "Wien"', 'name = ""')], [('name = ""', "length >= 1")]),
    ("a tunnel", [(LINZ + 'kind = "road"', LINZ + 'kind = "tunnel"')], [('kind = "tunnel"', "tunnel")]),
    ("no step", [(LINZ + 'kind = "road"\nsteps = 3', LINZ + "steps = 0")], [("steps = 0", ">= 1")]),
    ("odd money", [(C01, C01.replace("3900", "3950"))], [("revenue = 3950", "multiple of 100")]),
    ("an odd price", [("price = 2000", "price = 2050")], [("price = 2050", "multiple of 100")]),
    ("less than no card", [(EV14 + "\ncount_2007 = 1", EV14 + "\ncount_2007 = -1")], [("count_2007 = -1", ">= 0")]),
    ("a way of no length", [("km = 115\n", "km = -115\n")], [("km = -115", ">= 0")]),
    ("half a place", [("at = [433, 80]", "at = [433]")], [("at = [433]", "expected `array` of length 2, got 1")]),
    ("an unknown field", [(WIEN, WIEN + 'mayor = "Max"\n')], [('mayor = "Max"', "unknown field `mayor`")]),
    ("an unknown table", [("[board]", "[weather]\nrain = 1\n\n[board]")], [("[weather]", "unknown field `weather`")]),
]


@pytest.mark.parametrize(("edits", "faults"), named(PLACES + CARDS + FIELDS))
def test_a_fault_is_told_with_its_line_and_reason_and_nothing_else_is(edits: Edits, faults: Faults) -> None:
    assert_told(parse, edited(SHIPPED, edits), faults)


def test_several_faults_are_all_told() -> None:
    edits = [('id = "C01"', 'id = "c1"'), ("spaces = [[540, 96]]", "spaces = [[540, 96], [550, 97]]")]
    assert_told(parse, edited(SHIPPED, edits), [('id = "c1"', "is no id"), ("spaces = [[540, 96], [5", "have a place")])


def test_cities_that_cannot_be_reached_are_named() -> None:
    island = NEW_CITY + NEW_CITY.replace("roma", "napoli")
    road = ROAD.format("roma", "napoli") + 'steps = 2\nsource = "test"\n\n'
    text = edited(SHIPPED, [(WIEN, island + WIEN), (LINZ, road + LINZ)])
    lost = [(f'[[cities]]\nid = "{id}"', f"city {id} cannot be reached from flensburg") for id in ("roma", "napoli")]
    assert_told(parse, text, lost)


# -- limits ------------------------------------------------------------------------------------------------------------


def ring(cities: int, steps: int = 3, contracts: int = 42, in_1987: int | None = None, far: int = 1) -> str:
    """A board of that many cities in a ring, with contracts each to the next city, or so many cities on."""
    parts = ['[board]\nname = "Ring"\nsource = "test"\n']
    for i in range(cities):
        parts.append(block("cities", f'id = "c{i}"', f'name = "City {i}"', 'source = "test"'))
        parts.append(ROAD.format(f"c{i}", f"c{(i + 1) % cities}") + f'steps = {steps}\nsource = "test"\n')
    distance = steps * far
    revenue = floor((300 + distance * 140) / 100 + 0.5) * 100
    offers = [(18 * offer * revenue + 5000) // 10_000 * 100 for offer in range(1, 6)]
    for i in range(contracts):
        ends = f'from = "c{i % cities}"\nto = "c{(i + far) % cities}"\ngoods = 2\ndistance = {distance}\n'
        old = "" if in_1987 is None or i < in_1987 else "in_1987 = false\n"
        money = f'revenue = {revenue}\noffers = {offers}\nsource = "test"\n'
        parts.append(f'[[contracts]]\nid = "K{i + 1}"\n' + ends + old + money)
    luck = ['id = "E1"', 'name = { en = "Luck" }', 'effect = "gain"', "amount = 100"]
    parts.append(block("events", *luck, "count_2007 = 9", "count_1987 = 9", 'source = "test"'))
    for id in ("large", "small"):
        parts.append(block("trailers", f'id = "{id}"', "capacity = 5", "price = 1000", "count = 1", 'source = "test"'))
    return "\n".join(parts)


@pytest.mark.parametrize(("cities", "steps", "contracts"), [(6, 2, 42), (60, 2, 120), (36, 12, 42)])
def test_small_and_large_boards_are_welcome(cities: int, steps: int, contracts: int) -> None:
    assert len(parse(ring(cities, steps, contracts), "ring.toml").cities) == cities


@pytest.mark.parametrize(
    ("text", "table", "reason"),
    [
        (ring(3), "cities", "a board has 4 to 60 cities, this one 3"),
        (ring(61), "cities", "a board has 4 to 60 cities, this one 61"),
        (ring(40, 12), "roads", "a board has 6 to 400 highway spaces, this one 440"),
        (ring(5, 2), "roads", "a board has 6 to 400 highway spaces, this one 5"),
        (ring(4, contracts=41), "contracts", "a deck has 42 to 120 contracts; for 2007 this one has 41"),
        (ring(4, contracts=121), "contracts", "a deck has 42 to 120 contracts; for 2007 this one has 121"),
        (ring(4, contracts=43, in_1987=41), "contracts", "a deck has 42 to 120 contracts; for 1987 this one has 41"),
    ],
)
def test_beyond_the_limits_they_are_not(text: str, table: str, reason: str) -> None:
    with pytest.raises(BadFile) as caught:
        parse(text, "ring.toml")
    line = text[: text.index(f"[[{table}]]")].count("\n") + 1
    assert (line, reason) in caught.value.faults


@pytest.mark.parametrize("table", ["board", "cities", "roads", "trailers", "contracts", "events"])
def test_a_missing_table_is_named(table: str) -> None:
    tables = re.split(r"(?m)^(?=\[)", ring(4))
    text = "".join(part for part in tables if not part.lstrip("[").startswith(table))
    with pytest.raises(BadFile, match=f"line 1: object missing required field `{table}`"):
        parse(text, "ring.toml")


def test_too_many_event_cards_are_told() -> None:
    cards = [SHIPPED[SHIPPED.index('[[events]]\nid = "EV21"') : SHIPPED.index('[[events]]\nid = "EV22"')]]
    cards += [cards[0].replace("EV21", f"X{i}") for i in range(MOST_EVENTS)]
    text = edited(SHIPPED, [(cards[0], "".join(cards))])
    count = len(DATA.events) + MOST_EVENTS
    reason = f"a deck has at most {MOST_EVENTS} different event cards, this one {count}"
    assert_told(parse, text, [('[[events]]\nid = "EV01"', reason)])


def test_roads_that_lead_everywhere_at_once_are_told() -> None:
    """Every way of a drive is looked at, so that a knot of short roads would take for ever."""
    text = ring(10)
    short = [ROAD.format(f"c{i}", f"c{k}") for i in range(10) for k in range(i + 2, 10) if (i, k) != (0, 9)]
    text += "".join(road + 'steps = 1\nsource = "test"\n' for road in short)
    text = re.sub(r"distance = 3", "distance = 2", text)
    with pytest.raises(BadFile) as caught:
        parse(text, "knot.toml")
    line = line_where(text, '[[cities]]\nid = "c0"')
    assert (line, "from city c0 more than 20000 ways of up to 12 points lead on") in caught.value.faults


@pytest.mark.parametrize(
    "text",
    [
        "\x00",
        "cities = 3",
        "[[cities]]",
        "board = []",
        "trailers = {A = 1}",
        "\ufeff[",
        "a=" + "[" * 9999,
        "a=" + "9" * 9999,
    ],
)
def test_nonsense_is_told_as_a_fault_of_the_file(text: str) -> None:
    with pytest.raises(BadFile, match=r"^mine\.toml, line 1: "):
        parse(text, "mine.toml")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a remark\n"])
@pytest.mark.parametrize("game", ["merchants", "auf_achse", "nuremberg"])
def test_an_empty_file_is_no_board(game: str, text: str) -> None:
    with pytest.raises(BadFile, match=r"^mine\.toml, line 1: the file is empty$"):
        shelf.title(game).read_board(text, "mine.toml")


# -- another board or deck at the table --------------------------------------------------------------------------------


def another_deck() -> str:
    """Sixty contracts on the map of the house; what is printed on them need not follow its formula."""
    cities = [city.id for city in DATA.cities]
    board = build_board(DATA)
    parts = []
    for i in range(60):
        start, to = i % 32, (i * 7 + 5) % 32
        to = to if to != start else (to + 1) % 32
        card = [f'id = "P{i + 1}"', f'from = "{cities[start]}"', f'to = "{cities[to]}"', "goods = 3"]
        card += [f"distance = {board.distance[start][to]}", "revenue = 2000", "offers = [300, 600, 1000, 1300, 1700]"]
        parts.append(block("contracts", *card, 'source = "my own box"'))
    return "\n".join(["formula = false", *parts])


@rule("A5.1")
def test_a_file_with_contracts_alone_leaves_the_rest_to_the_house(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(another_deck(), "utf-8")
    game = fernhandel.make("auf_achse", players=4, seed=1, board=path)
    data = meta.AUF_ACHSE.board_data(game.terms)
    assert [card.id for card in data.contracts] == [f"P{i}" for i in range(1, 61)]
    assert (data.cities, data.roads, data.events, data.trailers) == (
        DATA.cities,
        DATA.roads,
        DATA.events,
        DATA.trailers,
    )
    assert isinstance(game.table, Table)
    assert (game.table.rules.contracts.count, len(game.table.set_aside)) == (60, 60 - 12 - 20)
    assert play_out(game.table, Rng.from_seed(1)) > 50


@pytest.mark.parametrize("edition", ["2007", "1987"])
def test_another_board_survives_its_record(tmp_path: Path, edition: str) -> None:
    path = tmp_path / "ring.toml"
    path.write_text(ring(6, steps=3), "utf-8")
    game = fernhandel.make("auf_achse", players=3, edition=edition, seed=5, board=path)
    assert_survives_its_record(game, path)


@pytest.mark.parametrize("variant", ["standard", "children"])
@pytest.mark.parametrize("other", ["easy", "normal"])
def test_bots_do_not_lose_heart_on_the_longest_ways(variant: str, other: str) -> None:
    data = meta.AUF_ACHSE.read_board(ring(36, steps=12, far=18), "ring.toml")
    terms = meta.AUF_ACHSE.terms(2, "2007", {"variant": variant}, data)
    game = Game.deal(meta.AUF_ACHSE, terms, 3)
    bots = [make_bot(level, "auf_achse", 1) for level in ("easy", other)]
    while not game.over and game.length < 10_000:
        (seat,) = game.to_act()
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), 1.0))
    assert game.over


def test_make_tells_the_file_and_the_line(tmp_path: Path) -> None:
    text = edited(SHIPPED, [('effect = "skip_turn"', 'effect = "sleep"')])
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    line = line_where(text, 'effect = "sleep"')
    with pytest.raises(BadInput, match=f"mine.toml, line {line}: event EV21 has an unknown effect 'sleep'"):
        fernhandel.make("auf_achse", players=2, seed=1, board=path)


def test_the_board_of_a_record_is_checked_as_well() -> None:
    data = meta.AUF_ACHSE.read_board(ring(4), "ring.toml")
    meta.AUF_ACHSE.check_board(data)
    data["contracts"][0]["distance"] = 7
    with pytest.raises(BadInput, match="the way is 3 points, not 7"):
        meta.AUF_ACHSE.check_board(data)
