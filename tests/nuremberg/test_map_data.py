"""The maps of the box are as the rulebook draws them."""

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise

import pytest

from fernhandel.games.nuremberg.board import NO_BORDER, Board
from fernhandel.games.nuremberg.board_file import Area, BoardData, DisplayData, build_board, parse
from rules import rule

FOLDER = files("fernhandel.games.nuremberg")
MAPS = ("nuremberg", "wensleydale")
HOUSE = tomllib.loads(FOLDER.joinpath("displays.toml").read_text("utf-8"))
DATA = {name: parse(FOLDER.joinpath(f"{name}.toml").read_text("utf-8"), f"{name}.toml", HOUSE) for name in MAPS}
BOARDS = {name: build_board(data) for name, data in DATA.items()}
CANVAS = (1400, 1000)

Place = tuple[float, float]


@pytest.fixture(params=MAPS)
def data(request: pytest.FixtureRequest) -> BoardData:
    return DATA[str(request.param)]


@pytest.fixture
def board(data: BoardData) -> Board:
    return BOARDS[data.map.id]


def names_of(data: BoardData, **wanted: object) -> list[str]:
    """The names of the areas whose fields have these values."""
    return [area.name for area in data.areas if all(getattr(area, field) == value for field, value in wanted.items())]


# -- the shipped maps --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "areas", "track", "stations", "neighbours", "prices"),
    [("nuremberg", 99, 69, 31, 258, {1: 106, 2: 24}), ("wensleydale", 99, 71, 41, 261, {1: 85, 2: 46})],
)
def test_areas_borders_and_stations(
    name: str, areas: int, track: int, stations: int, neighbours: int, prices: dict[int, int]
) -> None:
    board = BOARDS[name]
    assert (board.count, board.track, board.stations) == (areas, track, stations)
    assert sum(len(beside) for beside in board.neighbours) == 2 * neighbours
    assert Counter(board.prices) == prices


@rule("N2.3")
def test_towns_of_every_kind_are_stations_and_nothing_else_is(data: BoardData, board: Board) -> None:
    towns = {area.id for area in data.areas if area.station in ("minor", "major", "company")}
    assert {id for number, id in enumerate(board.ids) if board.is_station(number)} == towns


@rule("N14.1", "N14.2")
def test_the_ground_of_nuremberg() -> None:
    kinds = Counter((area.terrain, area.icon) for area in DATA["nuremberg"].areas if not area.station)
    assert kinds == {("lowland", "low"): 37, ("lowland", None): 1, ("hop", "high"): 23, ("hill", None): 7}
    assert {area.terrain for area in DATA["nuremberg"].areas if area.station} == {"lowland"}
    assert BOARDS["nuremberg"].pieces[:2] == ["post", "beer"]


@rule("N15.1")
def test_the_ground_of_wensleydale() -> None:
    kinds = Counter((area.terrain, area.icon) for area in DATA["wensleydale"].areas if not area.station)
    assert kinds == {
        ("lowland", "low"): 24,
        ("valley", None): 6,
        ("hill", "high"): 24,
        ("hill", None): 3,
        ("barred", None): 1,
    }
    assert names_of(DATA["wensleydale"], terrain="barred") == ["The South"]
    assert BOARDS["wensleydale"].pieces[:2] == ["cheese", "stone"]


@rule("N1.7", "N1.9")
def test_icons_and_the_cubes_they_need(data: BoardData) -> None:
    """Nuremberg empties the bag of 120 cubes; Wensleydale leaves 24 in it."""
    assert not any(area.icon for area in data.areas if area.station)
    assert 2 * sum(area.icon is not None for area in data.areas) == {"nuremberg": 120, "wensleydale": 96}[data.map.id]


@pytest.mark.parametrize(
    ("name", "colour", "towns"),
    [
        ("nuremberg", "red", {"Nürnberg", "Erlangen", "Schwabach"}),
        ("nuremberg", "green", {"Fürth", "Lauf"}),
        ("wensleydale", "red", {"Hawes Junction", "Ingleton", "Settle", "Skipton", "Ilkley"}),
        ("wensleydale", "green", {"Kirkby Stephen", "Darlington", "Northallerton", "Ripon", "Harrogate"}),
    ],
)
def test_company_towns(name: str, colour: str, towns: set[str]) -> None:
    assert set(names_of(DATA[name], station="company", company=colour)) == towns


@rule("N15.3")
def test_companies_and_what_wensleydale_lacks() -> None:
    data = DATA["wensleydale"]
    assert (data.map.red_company["en"], data.map.green_company["en"]) == ("Midland Railway", "North Eastern Railway")
    assert (data.map.connection, data.river) == (None, None)
    assert not any(area.preset for area in data.areas)


def test_major_towns() -> None:
    assert set(names_of(DATA["nuremberg"], station="major")) == {
        "Herzogenaurach",
        "Langenzenn",
        "Hersbruck",
        "Wendelstein",
        "Altdorf",
        "Roth",
    }
    assert set(names_of(DATA["wensleydale"], station="major")) == {
        "Richmond",
        "Leyburn",
        "Hawes",
        "Masham",
        "Grassington",
        "Pateley Bridge",
    }
    assert [len(names_of(data, station="minor")) for data in DATA.values()] == [20, 25]


@rule("N1.11", "NR27", "NR28")
def test_people_at_the_stations(data: BoardData) -> None:
    """Three in a major and two in a minor town, the preset passenger among them; none in a company town."""
    wanted = {"major": 3, "minor": 2, "company": 0, None: 0}
    for area in data.areas:
        assert area.draw + len(area.preset) == wanted[area.station]
    assert sum(area.draw for area in data.areas) == {"nuremberg": 54, "wensleydale": 68}[data.map.id]


@rule("N14.5", "N1.10")
def test_preset_passengers_of_nuremberg() -> None:
    preset = {area.name: area.preset for area in DATA["nuremberg"].areas if area.preset}
    assert preset == {"Zirndorf": ["red"], "Gräfenberg": ["red"], "Roßtal": ["green"], "Burgthann": ["green"]}


def test_neighbours_name_each_other(data: BoardData) -> None:
    beside = {area.id: area.neighbours for area in data.areas}
    assert all(area in beside[other] for area, others in beside.items() for other in others)


@rule("N7.4", "NR6", "N14.2", "N15.2")
def test_links_cross_every_border_between_open_areas_and_no_other(data: BoardData, board: Board) -> None:
    closed = {"nuremberg": {"hop", "hill"}, "wensleydale": {"hill", "barred"}}[data.map.id]
    terrain = {area.id: area.terrain for area in data.areas}
    for a, b in combinations(range(board.count), 2):
        open_to_track = terrain[board.ids[a]] not in closed and terrain[board.ids[b]] not in closed
        crossed = board.border_between(a, b) != NO_BORDER
        assert crossed == (b in board.neighbours[a] and open_to_track)
        assert (board.border_between(b, a) != NO_BORDER) == crossed


@rule("N7.5", "N14.3", "N15.2")
def test_prices_follow_from_terrain_and_river(data: BoardData, board: Board) -> None:
    terrain = {area.id: area.terrain for area in data.areas}
    river = {frozenset(pair) for pair in data.river.borders} if data.river else set()
    for (a, b), price in zip(board.borders, board.prices, strict=True):
        ends = {board.ids[a], board.ids[b]}
        dear = frozenset(ends) in river or any(terrain[end] == "valley" for end in ends)
        assert price == (2 if dear else 1)


@rule("N7.5")
@pytest.mark.parametrize(
    ("name", "line", "prices"),
    [
        ("nuremberg", "erlangen eltersdorf poppenreuth fuerth", [1, 1, 2]),
        ("nuremberg", "nuernberg gostenhof muggenhof doos fuerth", [1, 1, 1, 1]),
        ("wensleydale", "garsdale mossdale hawes", [2, 2]),
        ("wensleydale", "northallerton leeming bedale jervaulx middleham leyburn aysgarth", [1, 1, 1, 1, 1, 2]),
        ("wensleydale", "harrogate pannal ilkley", [1, 1]),
    ],
)
def test_lines_of_the_examples(name: str, line: str, prices: list[int]) -> None:
    board = BOARDS[name]
    areas = [board.ids.index(area) for area in line.split()]
    assert [board.prices[board.border_between(a, b)] for a, b in pairwise(areas)] == prices


def parts(board: Board, cut: set[frozenset[str]]) -> list[set[str]]:
    """The parts of the map that are left when these borders are taken out."""
    left = set(range(board.count))
    found = []
    while left:
        queue = [left.pop()]
        for area in queue:
            for beside in board.neighbours[area]:
                if beside in left and frozenset((board.ids[area], board.ids[beside])) not in cut:
                    left.remove(beside)
                    queue.append(beside)
        found.append({board.ids[area] for area in queue})
    return found


def test_the_rivers_cut_nuremberg_in_three_and_its_two_towns_lie_on_one_bank() -> None:
    river = DATA["nuremberg"].river
    assert river
    assert len(river.borders) == 32
    banks = parts(BOARDS["nuremberg"], {frozenset(pair) for pair in river.borders})
    assert len(banks) == 3
    assert sum({"nuernberg", "fuerth"} <= bank for bank in banks) == 1
    homes = [next(bank for bank in banks if area in bank) for area in ("vach", "erlangen", "nuernberg")]
    assert all(one is not other for one, other in combinations(homes, 2))


def links_to(board: Board, towns: list[int]) -> list[int]:
    """By area that takes track, the fewest links to one of these towns; -1 where track cannot lead there."""
    far = [-1] * board.track
    for town in towns:
        far[town] = 0
    queue = list(towns)
    for area in queue:
        for way in board.ways[area]:
            if far[way.to] < 0:
                far[way.to] = far[area] + 1
                queue.append(way.to)
    return far


@pytest.mark.parametrize(("name", "means"), [("nuremberg", [2.8, 3.0]), ("wensleydale", [3.8, 3.7])])
def test_all_track_hangs_together_and_both_companies_are_equally_far(name: str, means: list[float]) -> None:
    board = BOARDS[name]
    neutral = [station for station in range(board.stations) if not board.company[station]]
    for company, mean in enumerate(means):
        far = links_to(board, [s for s in range(board.stations) if board.company[s] >> company & 1])
        assert min(far) == 0
        assert round(sum(far[station] for station in neutral) / len(neutral), 1) == mean


def test_nuernberg_and_fuerth_are_four_links_apart() -> None:
    board = BOARDS["nuremberg"]
    first, last = board.connection
    assert (board.ids[first], board.ids[last]) == ("nuernberg", "fuerth")
    assert links_to(board, [first])[last] == 4


@rule("NR24")
def test_every_high_good_has_a_neutral_station_beside_it(board: Board) -> None:
    high = [area for area in range(board.count) if board.icon[area] == 1]
    assert len(high) in (23, 24)
    assert all(any(board.company[station] == 0 for station in board.serving[area]) for area in high)


@rule("NR37", "NX38")
@pytest.mark.parametrize(
    ("name", "area", "neutral"),
    [
        ("nuremberg", "regelsbach", {"rosstal", "stein", "rednitzhembach"}),
        ("wensleydale", "grassington_moor", {"grassington", "lofthouse"}),
    ],
)
def test_high_goods_of_the_examples(name: str, area: str, neutral: set[str]) -> None:
    board = BOARDS[name]
    beside = board.serving[board.ids.index(area)]
    assert {board.ids[station] for station in beside if board.company[station] == 0} == neutral


def test_richmond_is_a_neutral_town_beside_a_hill_and_a_lowland() -> None:
    areas = {area.id: area for area in DATA["wensleydale"].areas}
    beside = {(areas[id].terrain, areas[id].icon) for id in areas["richmond"].neighbours}
    assert areas["richmond"].company is None
    assert {("hill", "high"), ("lowland", "low")} <= beside


def test_the_south_lies_beside_three_areas() -> None:
    (south,) = [area for area in DATA["wensleydale"].areas if area.terrain == "barred"]
    assert set(south.neighbours) == {"gargrave", "hellifield", "long_preston"}


# -- the drawing -------------------------------------------------------------------------------------------------------


def sides(area: Area) -> set[frozenset[Place]]:
    return {frozenset(side) for side in pairwise([*area.polygon, area.polygon[0]])}


def test_areas_share_a_side_of_their_outlines_exactly_if_they_are_neighbours(data: BoardData) -> None:
    for a, b in combinations(data.areas, 2):
        assert len(sides(a) & sides(b)) == int(b.id in a.neighbours)


def test_corner_contacts_are_no_borders() -> None:
    areas = {area.name: area for area in DATA["wensleydale"].areas}
    for a, b in (
        ("Hawes Junction", "Ribblehead"),
        ("Horton", "Great Knoutberry"),
        ("Ripon", "Topcliffe"),
        ("Mossdale", "Stags Fell"),
        ("Pateley Bridge", "Grassington Moor"),
        ("Pateley Bridge", "Ripley"),
        ("Skipton", "The South"),
    ):
        assert len(set(areas[a].polygon) & set(areas[b].polygon)) == 1
        assert areas[b].id not in areas[a].neighbours


def surface(area: Area) -> float:
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*area.polygon, area.polygon[0]])) / 2


def test_the_outlines_fill_the_canvas(data: BoardData) -> None:
    assert data.map.canvas == CANVAS
    assert sum(abs(surface(area)) for area in data.areas) == CANVAS[0] * CANVAS[1]
    assert all(len(set(area.polygon)) == len(area.polygon) for area in data.areas)


def contains(area: Area, place: Place) -> bool:
    """Whether a line from the place to the right meets the outline an odd number of times."""
    x, y = place
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*area.polygon, area.polygon[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def test_every_marker_lies_in_its_own_area(data: BoardData) -> None:
    for area in data.areas:
        assert area.at is not None
        assert [other.id for other in data.areas if contains(other, area.at)] == [area.id]


# -- the displays ------------------------------------------------------------------------------------------------------

LETTERS = {"government": "W", "train": "B", "red": "R", "green": "G"}


def shown(display: DisplayData) -> dict[str, list[str]]:
    """The boxes of each row by the first letters of their colours."""
    rows: dict[str, list[str]] = {"top": [], "bottom": []}
    for box in display.boxes:
        rows[box.row].append("".join(LETTERS[colour] for colour in box.printed))
    return rows


@rule("N4.2", "N4.3")
def test_the_boxes(data: BoardData) -> None:
    assert shown(data.displays.d34) == {"top": ["WBR", "WBG", "BRR", "WGG"], "bottom": ["WB", "WR", "BG", "RG"]}
    assert shown(data.displays.d23) == {"top": ["WRG", "BRR", "BGG"], "bottom": ["WB", "BR", "WG"]}
    for display in (data.displays.d34, data.displays.d23):
        assert [box.row for box in display.boxes] == sorted((box.row for box in display.boxes), reverse=True)


@rule("N4.1")
def test_the_tokens(data: BoardData) -> None:
    assert data.displays.d34.tokens == {"government": 5, "train": 5, "red": 5, "green": 5}
    assert data.displays.d23.tokens == {"government": 4, "train": 4, "red": 2, "green": 2}


@rule("N1.2", "NR35", "NX34")
def test_the_turns(data: BoardData) -> None:
    assert (data.displays.d34.turns, data.displays.d23.turns) == ({"3": 5, "4": 4}, {"2": 5, "3": 4})


def test_the_trains(data: BoardData) -> None:
    wanted = {
        "d34": ["3/2 3/2 2/3 2/3", "3/1 2/2 2/2 1/3", "2/0 1/1 1/1 0/2"],
        "d23": ["3/2 2/3 1/4", "3/1 2/2 1/3", "2/0 1/1 0/2"],
    }
    for name, display in (("d34", data.displays.d34), ("d23", data.displays.d23)):
        for row, trains in enumerate(wanted[name], 1):
            assert " ".join(f"{t.passengers}/{t.goods}" for t in display.trains if t.row == row) == trains
        assert display.passengers_by_class == (name == "d23")
