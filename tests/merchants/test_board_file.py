"""The board as data: the shipped board is as described, and a faulty file is told what is wrong and where."""

from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

import fernhandel
from board_files import Cases, Edits, Faults, assert_survives_its_record, assert_told, edited, line_where, named
from fernhandel import BadInput, Rng
from fernhandel.core.faults import BadFile
from fernhandel.core.rollout import play_out
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.board_file import build, parse
from rules import rule

SHIPPED = files("fernhandel.games.merchants").joinpath("board.toml").read_text("utf-8")
CITIES = ("PAR", "BRU", "KOL", "HAM", "WIE", "GEN")
FORKS = [{"PAR", "BRU"}, {"KOL", "HAM"}, {"WIE", "GEN"}]


@pytest.fixture(scope="module")
def board() -> Board:
    return build(parse(SHIPPED, "board.toml"))


# -- the shipped board ---------------------------------------------------------------------------------------------


def test_twenty_six_nodes_and_twenty_five_edges(board: Board) -> None:
    assert board.nodes == 26
    assert sum(map(len, board.neighbours)) == 2 * 25
    assert tuple(board.ids[: board.cities]) == CITIES
    assert [len(board.neighbours[city]) for city in range(board.cities)] == [1] * 6


@pytest.mark.parametrize(
    ("city", "distances"),
    [
        ("PAR", [0, 6, 10, 10, 11, 10]),
        ("BRU", [6, 0, 10, 10, 11, 10]),
        ("KOL", [10, 10, 0, 6, 11, 10]),
        ("HAM", [10, 10, 6, 0, 11, 10]),
        ("WIE", [11, 11, 11, 11, 0, 7]),
        ("GEN", [10, 10, 10, 10, 7, 0]),
    ],
)
def test_distances_from_city_to_city(board: Board, city: str, distances: list[int]) -> None:
    assert board.distances(board.ids.index(city))[: board.cities] == distances


@rule("M1.2")
def test_each_city_sells_three_goods_and_each_good_is_sold_in_three_cities(board: Board) -> None:
    assert [len(set(market)) for market in board.markets] == [3] * 6
    assert [len(sellers) for sellers in board.sellers] == [3] * 6


def test_the_cities_of_one_fork_share_two_goods_all_others_one(board: Board) -> None:
    for one, other in combinations(range(board.cities), 2):
        shared = set(board.markets[one]) & set(board.markets[other])
        assert len(shared) == (2 if {board.ids[one], board.ids[other]} in FORKS else 1)


@rule("M1.5", "M1.6", "MR4", "D13")
@pytest.mark.parametrize(
    ("name", "wagons", "courier", "empty_city"),
    [
        ("A", ["PAR", "KOL", "GEN"], "BRU2", "BRU"),
        ("B", ["GEN", "BRU", "WIE"], "HAM2", "HAM"),
        ("genf", ["PAR", "KOL", "WIE"], "BRU2", "BRU"),
    ],
)
def test_start_sets(board: Board, name: str, wagons: list[str], courier: str, empty_city: str) -> None:
    start = board.start(name)
    assert [board.ids[city] for city in start.wagons] == wagons
    assert board.ids[start.courier] == courier
    assert board.distances(board.ids.index(empty_city))[start.courier] == 2


# -- faults --------------------------------------------------------------------------------------------------------


ROAD = '[[roads]]\nfrom = "{}"\nto = "{}"\n'
WIEN_ROAD = (
    ROAD.format("WIE", "FS")
    + 'spaces = ["WIE1", "WIE2", "WIE3"]\nat = [[698, 468], [648, 485], [600, 508]]\nsource = "reconstructed"\n'
)
SOUTH_ROAD = ROAD.format("FS", "X") + 'spaces = ["BS1"]\nat = [[525, 475]]\nsource = "reconstructed"\n'
PARIS_SELLS = 'sells = ["cloth", "food", "wine"]'
FIRST_CITY = '[[cities]]\nid = "PAR"'
DEAD_END = '[[junctions]]\nid = "FE"\nname = { en = "the east fork" }\nsource = "test"\n\n'
SET_A = 'wagons = ["PAR", "KOL", "GEN"]\ncourier = "BRU2"'
SET_B = '[starts.B]\nwagons = ["GEN", "BRU", "WIE"]\ncourier = "HAM2"\n'
TWINS = ROAD.format("PAR", "BRU") + 'spaces = []\nsource = "one"\n' + ROAD.format("BRU", "PAR") + "spaces = []\n"

MARKETS: Cases = [
    (
        "unknown good",
        [(PARIS_SELLS, 'sells = ["cloth", "ale", "wine"]')],
        [('sells = ["cloth", "ale"', "PAR sells an unknown good 'ale'; goods are cloth, iron")],
    ),
    (
        "good twice",
        [(PARIS_SELLS, 'sells = ["cloth", "wine", "cloth"]')],
        [('sells = ["cloth", "wine", "cloth"]', "PAR sells a good twice")],
    ),
    ("empty market", [(PARIS_SELLS, "sells = []")], [("sells = []", "PAR sells 0 goods; a market has 1 to 5")]),
    (
        "every good in one market",
        [(PARIS_SELLS, 'sells = ["cloth", "food", "wine", "iron", "silk", "salt"]')],
        [('sells = ["cloth", "food", "wine", "iron"', "PAR sells 6 goods; a market has 1 to 5")],
    ),
    (
        "a good nobody sells",
        [
            ('["wine", "silk", "iron"]', '["wine"]'),
            ('["food", "silk", "salt"]', '["food"]'),
            ('"cloth", "silk"', '"cloth"'),
        ],
        [(FIRST_CITY, "no city sells silk")],
    ),
]

ROADS: Cases = [
    ("no id", [('["BW1"]', '["B 1"]')], [('spaces = ["B 1"]', "'B 1' is no id")]),
    ("space used twice", [('["BN1"]', '["BW1"]')], [('spaces = ["BW1"]\nat = [[523', "space BW1 is used twice")]),
    ("city used as a space", [('["BN1"]', '["PAR"]')], [('spaces = ["PAR"]', "space PAR is used twice")]),
    (
        "road to nowhere",
        [(ROAD.format("FS", "X"), ROAD.format("FS", "Y"))],
        [('to = "Y"', "the road leads to 'Y', which is neither a city nor a junction")],
    ),
    (
        "road back to where it began",
        [(ROAD.format("FS", "X"), ROAD.format("FS", "FS"))],
        [(ROAD.format("FS", "FS"), "the road leads from FS back to FS")],
    ),
    (
        "places without spaces",
        [("at = [[525, 475]]", "at = [[525, 475], [1, 2]]")],
        [("at = [[525, 475], [1", "the road has 1 spaces but 2 places")],
    ),
    (
        "neighbours twice",
        [("[starts.A]", TWINS + 'source = "two"\n\n[starts.A]')],
        [(ROAD.format("BRU", "PAR"), "BRU and PAR are neighbours twice")],
    ),
    ("city without road", [(WIEN_ROAD, "")], [('[[cities]]\nid = "WIE"', "city WIE has no road")]),
    (
        "cities that cannot be reached",
        [(SOUTH_ROAD, "")],
        [
            ('[[cities]]\nid = "WIE"', "city WIE cannot be reached from PAR"),
            ('[[cities]]\nid = "GEN"', "city GEN cannot be reached from PAR"),
        ],
    ),
    (
        "junction with one road",
        [
            ('[[junctions]]\nid = "FW"', DEAD_END + '[[junctions]]\nid = "FW"'),
            ("[starts.A]", ROAD.format("X", "FE") + 'spaces = ["FE1"]\nsource = "test"\n\n[starts.A]'),
        ],
        [('[[junctions]]\nid = "FE"', "junction FE joins fewer than two roads")],
    ),
    (
        "junction without road",
        [('[[junctions]]\nid = "FW"', DEAD_END + '[[junctions]]\nid = "FW"')],
        [('[[junctions]]\nid = "FE"', "junction FE joins fewer than two roads")],
    ),
    (
        "too many spaces",
        [('spaces = ["BS1"]\nat = [[525, 475]]', f"spaces = {[f'S{i}' for i in range(182)]}".replace("'", '"'))],
        [(ROAD.format("PAR", "FW"), "a board has at most 200 road spaces and junctions, this one 201")],
    ),
]

STARTS: Cases = [
    (
        "wagon in an unknown city",
        [(SET_A, 'wagons = ["PAR", "ROM", "GEN"]\ncourier = "BRU2"')],
        [('wagons = ["PAR", "ROM"', "start set A: 'ROM' is not a city of this board")],
    ),
    (
        "two wagons",
        [(SET_A, 'wagons = ["PAR", "KOL"]\ncourier = "BRU2"')],
        [('wagons = ["PAR", "KOL"]', "start set A needs 3 different cities, one for each wagon")],
    ),
    (
        "two wagons in one city",
        [(SET_A, 'wagons = ["PAR", "KOL", "PAR"]\ncourier = "BRU2"')],
        [('wagons = ["PAR", "KOL", "PAR"]', "start set A needs 3 different cities, one for each wagon")],
    ),
    (
        "courier in a city",
        [(SET_B, SET_B.replace("HAM2", "HAM"))],
        [('courier = "HAM"', "start set B: the courier's 'HAM' is not a road space or junction")],
    ),
    (
        "courier nowhere",
        [(SET_B, SET_B.replace("HAM2", "ROM2"))],
        [('courier = "ROM2"', "start set B: the courier's 'ROM2' is not a road space or junction")],
    ),
    (
        "courier one space from an empty city",
        [(SET_B, SET_B.replace("HAM2", "HAM1"))],
        [('courier = "HAM1"', "start set B: HAM1 is not two spaces from a city without wagon")],
    ),
    (
        "courier two spaces from a city with a wagon",
        [(SET_B, SET_B.replace("HAM2", "BRU2"))],
        [('courier = "BRU2"\nsource = "rulebook for the cities; the courier by', "BRU2 is not two spaces from a city")],
    ),
    (
        "no name for a start set",
        [("[starts.B]", '[starts."B 2"]')],
        [('[starts."B 2"]', "'B 2' is no name for a start set")],
    ),
    (
        "label for no city",
        [('BRU = "Brügge"', 'ROM = "Rom"')],
        [('ROM = "Rom"', "label for 'ROM', which is not a city of this board")],
    ),
]

FIELDS: Cases = [
    ("not TOML", [('id = "KOL"', "id = KOL")], [("id = KOL", "this is not TOML")]),
    ("cut off in the middle of a name", [('WIE = "Genua"\n', 'WIE = "Gen')], [('WIE = "Gen', "this is not TOML")]),
    ("board without name", [('name = "Merchants of the Middle Ages"\n', "")], [("[board]", "field `name`")]),
    ("city without market", [(PARIS_SELLS + "\n", "")], [(FIRST_CITY, "missing required field `sells`")]),
    (
        "junction without source",
        [('at = [334, 400]\nsource = "reconstructed"', "at = [334, 400]")],
        [('[[junctions]]\nid = "FW"', "missing required field `source`")],
    ),
    (
        "road without spaces",
        [('spaces = ["BN1"]\n', "")],
        [(ROAD.format("FN", "X"), "field `spaces`")],
    ),
    (
        "start set without courier",
        [(SET_B, SET_B.replace('courier = "HAM2"\n', ""))],
        [("[starts.B]", "missing required field `courier`")],
    ),
    ("number for a name", [('name = "Köln"', "name = 3")], [("name = 3", "expected `str`, got `int`")]),
    (
        "number among goods",
        [(PARIS_SELLS, 'sells = ["wine", 3]')],
        [('sells = ["wine", 3]', "expected `str`")],
    ),
    ("empty name", [('name = "Köln"', 'name = ""')], [('name = ""', "length >= 1")]),
    ("half a place", [("at = [162, 417]", "at = [162]")], [("at = [162]", "expected `array` of length 2, got 1")]),
    ("no number for a place", [("at = [162, 417]", "at = [nan, 417]")], [("at = [nan", "nan")]),
    (
        "word for a list of wagons",
        [(SET_B, SET_B.replace('["GEN", "BRU", "WIE"]', '"GEN"'))],
        [('wagons = "GEN"', "expected `array`, got `str`")],
    ),
    ("number for a label", [('BRU = "Brügge"', "BRU = 3")], [("BRU = 3", "expected `str`, got `int`")]),
    ("unknown field", [('id = "BRU"', 'id = "BRU"\nmayor = "Jan"')], [('mayor = "Jan"', "unknown field `mayor`")]),
    ("unknown table", [("[board]", "[weather]\nrain = 1\n\n[board]")], [("[weather]", "unknown field `weather`")]),
]


@pytest.mark.parametrize(("edits", "faults"), named(MARKETS + ROADS + STARTS + FIELDS))
def test_a_fault_is_told_with_its_line_and_reason_and_nothing_else_is(edits: Edits, faults: Faults) -> None:
    assert_told(parse, edited(SHIPPED, edits), faults)


def test_the_line_is_right_where_a_list_runs_over_several_lines() -> None:
    places = "at = [\n  [221, 425],\n  [279, 419]\n]\n"
    text = edited(SHIPPED, [('at = [[221, 425], [279, 419]]\nsource = "reconstructed"\n', places + "source = 3\n")])
    assert_told(parse, text, [("source = 3", "expected `str`, got `int`")])


def test_several_faults_are_all_told() -> None:
    edits = [
        (PARIS_SELLS, 'sells = ["ale", "ale"]'),
        ('["BW1"]', '["B 1"]'),
        ("at = [[525, 475]]", "at = [[525, 475], [1, 2]]"),
    ]
    ale = 'sells = ["ale", "ale"]'
    assert_told(
        parse,
        edited(SHIPPED, edits),
        [
            (ale, "PAR sells a good twice"),
            (ale, "PAR sells an unknown good 'ale'"),
            (ale, "PAR sells an unknown good 'ale'"),
            ('spaces = ["B 1"]', "is no id"),
            ("at = [[525, 475], [1", "the road has 1 spaces but 2 places"),
        ],
    )


def test_faults_of_start_sets_and_labels_are_all_told() -> None:
    edits = [
        (SET_A, 'wagons = ["PAR", "ROM", "GEN"]\ncourier = "BRU1"'),
        (SET_B, SET_B.replace("HAM2", "HAM")),
        ('BRU = "Brügge"', 'ROM = "Rom"'),
    ]
    assert_told(
        parse,
        edited(SHIPPED, edits),
        [
            ('wagons = ["PAR", "ROM"', "'ROM' is not a city"),
            ('courier = "BRU1"', "BRU1 is not two spaces from a city without wagon"),
            ('courier = "HAM"', "not a road space or junction"),
            ('ROM = "Rom"', "not a city of this board"),
        ],
    )


def test_a_fault_in_a_market_does_not_hide_one_in_a_label_or_start_set() -> None:
    edits = [
        (PARIS_SELLS, 'sells = ["cloth", "ale", "wine"]'),
        (SET_A, 'wagons = ["PAR", "KOL"]\ncourier = "BRU2"'),
        ('BRU = "Brügge"', 'ROM = "Rom"'),
    ]
    assert_told(
        parse,
        edited(SHIPPED, edits),
        [
            ('sells = ["cloth", "ale"', "unknown good"),
            ('wagons = ["PAR", "KOL"]', "needs 3 different cities"),
            ('ROM = "Rom"', "not a city of this board"),
        ],
    )


def star(cities: int) -> str:
    """A board of that many cities around one crossing."""
    goods = ("cloth", "iron", "wine", "food", "silk", "salt")
    parts = ['[board]\nname = "Star"\nsource = "test"\n', '[[junctions]]\nid = "X"\nname = {}\nsource = "test"\n']
    for i in range(cities):
        sells = f'["{goods[i % 6]}", "{goods[(i + 1) % 6]}", "{goods[(i + 3) % 6]}"]'
        parts.append(f'[[cities]]\nid = "C{i}"\nname = "City {i}"\nsells = {sells}\nsource = "test"\n')
        parts.append(ROAD.format(f"C{i}", "X") + f'spaces = ["C{i}a", "C{i}b"]\nsource = "test"\n')
    parts.append(f'[starts.A]\nwagons = ["C0", "C1", "C2"]\ncourier = "C{cities - 1}b"\nsource = "test"\n')
    return "\n".join(parts)


@pytest.mark.parametrize("cities", [4, 20])
def test_four_to_twenty_cities_make_a_board(cities: int) -> None:
    assert len(parse(star(cities), "star.toml").cities) == cities


@pytest.mark.parametrize("cities", [3, 21])
def test_fewer_than_four_or_more_than_twenty_cities_do_not(cities: int) -> None:
    text = star(cities)
    with pytest.raises(BadFile) as caught:
        parse(text, "star.toml")
    line = line_where(text, '[[cities]]\nid = "C0"')
    assert (line, f"a board has 4 to 20 cities, this one {cities}") in caught.value.faults


@pytest.mark.parametrize("table", ["board", "cities", "roads", "starts"])
def test_a_missing_table_is_named(table: str) -> None:
    sections = [section for section in star(4).split("\n\n") if not section.lstrip("[").startswith(table)]
    with pytest.raises(BadFile, match=f"line 1: object missing required field `{table}`"):
        parse("\n\n".join(sections), "star.toml")


def test_a_board_without_start_sets_is_told() -> None:
    text = SHIPPED[: SHIPPED.index("[starts.A]")] + "[starts]\n"
    assert_told(parse, text, [("[starts]", "the board has no start set")])


def test_a_start_set_that_goes_with_labels_is_not_enough() -> None:
    """Without those labels the game would have nowhere to begin."""
    text = SHIPPED[: SHIPPED.index("[starts.A]")] + SHIPPED[SHIPPED.index("[starts.genf]") :]
    assert_told(parse, text, [("[starts.genf]", "the board has no start set")])


@pytest.mark.parametrize("text", ["", "\x00", "cities = 3", "[[cities]]", "board = []", "starts = {A = 1}", "\ufeff["])
def test_nonsense_is_told_as_a_fault_of_the_file(text: str) -> None:
    with pytest.raises(BadFile, match=r"^mine\.toml, line 1: "):
        parse(text, "mine.toml")


# -- another board at the table ------------------------------------------------------------------------------------


@pytest.fixture
def long_south(tmp_path: Path) -> Path:
    """The shipped board with a longer road in the south and a start set of its own name."""
    text = edited(
        SHIPPED,
        [('spaces = ["BS1"]\nat = [[525, 475]]', 'spaces = ["BS1", "BS2", "BS3"]'), ("[starts.A]", "[starts.C]")],
    )
    path = tmp_path / "long_south.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("edition", ["2010", "1999"])
def test_another_board_survives_its_record(long_south: Path, edition: str) -> None:
    game = fernhandel.make("merchants", players=3, edition=edition, seed=5, board=long_south)
    assert_survives_its_record(game, long_south)


def test_a_game_is_played_on_the_roads_of_the_given_board(long_south: Path) -> None:
    game = fernhandel.make("merchants", players=2, seed=1, board=long_south)
    assert game.action("move_courier", by="courier", to="BS3") in game.catalogue
    with pytest.raises(BadInput, match="'BS3'"):
        fernhandel.make("merchants", players=2, seed=1).action("move_courier", by="courier", to="BS3")
    assert play_out(game.table, Rng.from_seed(1)) > 100


def test_make_tells_the_file_and_the_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = edited(SHIPPED, [(PARIS_SELLS, 'sells = ["ale"]')])
    path.write_text(text, "utf-8")
    line = line_where(text, 'sells = ["ale"]')
    with pytest.raises(BadInput, match=f"mine.toml, line {line}: PAR sells an unknown good 'ale'"):
        fernhandel.make("merchants", players=2, seed=1, board=path)
