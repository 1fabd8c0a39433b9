"""Maps as files: a faulty one is told what is wrong and where, and one's own can be played."""

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import fernhandel
from board_files import Cases, Edits, Faults, assert_survives_its_record, assert_told, edited, line_where, named
from fernhandel import BadInput
from fernhandel.cli import app
from fernhandel.core.faults import BadFile
from fernhandel.games.nuremberg.meta import NUREMBERG
from fernhandel.games.nuremberg.state import Table

FOLDER = files("fernhandel.games.nuremberg")
MAPS = ("nuremberg", "wensleydale")
SHIPPED = {name: FOLDER.joinpath(f"{name}.toml").read_text("utf-8") for name in MAPS}
DISPLAYS = FOLDER.joinpath("displays.toml").read_text("utf-8")
HOUSE = tomllib.loads(DISPLAYS)
# -- faults ------------------------------------------------------------------------------------------------------------

MAP = SHIPPED["nuremberg"] + "\n" + DISPLAYS  # a file with everything in it

DOOS = 'id = "doos"\nname = "Doos"\nterrain = "lowland"\nstation = "minor"\ndraw = 2\n'
LAUF = 'id = "lauf"\nname = "Lauf"\nterrain = "lowland"\nstation = "company"\ncompany = "green"\n'
ALFELD = 'id = "alfeld"\nname = "Alfeld"\nterrain = "lowland"\n'
HESSDORF = 'id = "hessdorf"\nname = "Heßdorf"\nterrain = "hop"\nicon = "high"\n'
SCHNAITTACH = '["hiltpoltstein", "hohenstein", "kirchensittenbach", "neuhaus", "simmelsdorf", "vorra"]'
ALFELDS = 'neighbours = ["altdorf", "berg", "engelthal", "foerrenbach", "leinburg"]'
CONNECTION = 'connection = ["nuernberg", "fuerth"]'


def area_line(block: str) -> str:
    return "[[areas]]\n" + block


NEIGHBOURS: Cases = [
    (
        "a neighbour that knows nothing of it",
        [(SCHNAITTACH, SCHNAITTACH.replace('"simmelsdorf", ', ""))],
        [
            (
                'neighbours = ["eschenau", "graefenberg", "hiltpoltstein"',
                "area simmelsdorf names schnaittach as a neighbour, but schnaittach does not name simmelsdorf",
            )
        ],
    ),
    (
        "an unknown neighbour",
        [(ALFELDS, ALFELDS.replace('"altdorf"', '"altdorf", "amberg"'))],
        [('neighbours = ["altdorf", "amberg"', "area alfeld borders on an unknown area 'amberg'")],
    ),
    (
        "a neighbour of itself",
        [(ALFELDS, ALFELDS.replace('"altdorf"', '"alfeld", "altdorf"'))],
        [('neighbours = ["alfeld", "altdorf", "berg"', "area alfeld borders on itself")],
    ),
    (
        "a neighbour twice",
        [(ALFELDS, ALFELDS.replace('"berg"', '"berg", "berg"'))],
        [('neighbours = ["altdorf", "berg", "berg"', "area alfeld names a neighbour twice")],
    ),
    (
        "a river where no border is",
        [('["doos", "kraftshof"]', '["doos", "roth"]')],
        [("borders = [", "the river runs along a border that does not exist: doos and roth")],
    ),
    (
        "a river in an unknown country",
        [('["doos", "kraftshof"]', '["amberg", "doos"]')],
        [("borders = [", "the river runs along a border that does not exist: amberg and doos")],
    ),
]

AREAS: Cases = [
    (
        "a station on closed ground",
        [(DOOS, DOOS.replace("lowland", "hill"))],
        [('station = "minor"\ndraw = 2\nat = [536', "no track leads to the station of doos: hill is closed")],
    ),
    (
        "an icon at a station",
        [(DOOS, DOOS + 'icon = "low"\n')],
        [('icon = "low"\nat = [536', "doos has a station, so it has no icon (N1.7)")],
    ),
    (
        "low goods on closed ground",
        [(HESSDORF, HESSDORF.replace("high", "low"))],
        [('icon = "low"\nat = [182', "nobody could load the post in hessdorf: it takes no track")],
    ),
    (
        "high goods on open ground",
        [(ALFELD, ALFELD + 'icon = "high"\n')],
        [('icon = "high"\nat = [1306', "alfeld takes track, so it has no beer")],
    ),
    (
        "a company town without a company",
        [(LAUF, LAUF.replace('company = "green"\n', ""))],
        [('[[areas]]\nid = "lauf"', "lauf: a company town has a company, and no other area has one")],
    ),
    (
        "a company in a minor town",
        [(DOOS, DOOS + 'company = "red"\n')],
        [(area_line(DOOS), "doos: a company town has a company, and no other area has one")],
    ),
    (
        "people in a company town",
        [(LAUF, LAUF + "draw = 1\n")],
        [(area_line(LAUF), "lauf is no minor or major town, so no people wait there (N1.11)")],
    ),
    (
        "a passenger in the fields",
        [(ALFELD, ALFELD + 'preset = ["red"]\n')],
        [(area_line(ALFELD), "alfeld is no minor or major town, so no people wait there (N1.11)")],
    ),
    (
        "a connection with a village",
        [(CONNECTION, 'connection = ["nuernberg", "alfeld"]')],
        [('connection = ["nuernberg", "alfeld"]', "the connection names 'alfeld', which is no station")],
    ),
    (
        "a connection of one town",
        [(CONNECTION, 'connection = ["fuerth", "fuerth"]')],
        [('connection = ["fuerth", "fuerth"]', "the connection joins two different towns")],
    ),
    (
        "no id of a map",
        [('id = "nuremberg"', 'id = "My Map"')],
        [('id = "My Map"', "'My Map' is no id: small letters, digits and _ only, at most 30")],
    ),
    (
        "an endless id of a map",
        [('id = "nuremberg"', f'id = "{"n" * 31}"')],
        [('id = "nnn', "is no id: small letters, digits and _ only, at most 30")],
    ),
]

TURNS = "turns = { 3 = 5, 4 = 4 }"
TOKENS = "tokens = { government = 5, train = 5, red = 5, green = 5 }"
BOX_1 = '{ row = "top", printed = ["government", "train", "red"] },\n'
BOXES = 'boxes = [\n  { row = "top", printed = ["government", "train"'  # of d34
LAST_BOX = '  { row = "bottom", printed = ["red", "green"] },\n'
TRAIN_1D = '  { id = "1d", row = 1, passengers = 2, goods = 3 },\n'
TRAINS = 'trains = [\n  { id = "1a", row = 1, passengers = 3, goods = 2 },\n  { id = "1b", row = 1, passengers = 3'


def more_trains(count: int) -> str:
    return "".join(f'  {{ id = "1{chr(ord("e") + i)}", row = 1, passengers = 1, goods = 1 }},\n' for i in range(count))


ON_DISPLAYS: Cases = [
    (
        "turns for others",
        [(TURNS, "turns = { 2 = 5, 4 = 4 }")],
        [("turns = { 2 = 5, 4", "display d34 gives the turns for 3 and 4 players")],
    ),
    (
        "turns for too many",
        [("turns = { 2 = 5, 3 = 4 }", "turns = { 2 = 5, 3 = 4, 4 = 4 }")],
        [("turns = { 2 = 5, 3 = 4, 4", "display d23 gives the turns for 2 and 3 players")],
    ),
    ("no turn at all", [(TURNS, "turns = { 3 = 5, 4 = 0 }")], [("turns = { 3 = 5, 4 = 0", ">= 1")]),
    (
        "a colour without tokens",
        [(TOKENS, "tokens = { government = 5, train = 5, red = 5 }")],
        [("tokens = { government = 5", "display d34 counts the tokens of government, train, red, green")],
    ),
    (
        "tokens of no colour",
        [(TOKENS, TOKENS.replace(" }", ", blue = 1 }"))],
        [("tokens = { government = 5", "display d34 counts the tokens of government, train, red, green")],
    ),
    (
        "too few tokens",
        [(TOKENS, "tokens = { government = 4, train = 3, red = 0, green = 0 }")],
        [("tokens = { government = 4, train = 3", "display d34 has fewer tokens than boxes")],
    ),
    (
        "too few boxes",
        [(LAST_BOX, "")],
        [(BOXES, "display d34 has 8 to 12 boxes, not 7")],
    ),
    (
        "too many boxes",
        [(LAST_BOX, LAST_BOX * 6)],
        [(BOXES, "display d34 has 8 to 12 boxes, not 13")],
    ),
    (
        "a box in the middle",
        [(BOX_1, BOX_1.replace("top", "middle"))],
        [('boxes = [\n  { row = "middle"', "middle")],
    ),
    (
        "a box of an unknown colour",
        [(BOX_1, BOX_1.replace('"red"', '"blue"'))],
        [('boxes = [\n  { row = "top", printed = ["government", "train", "blue"', "blue")],
    ),
    (
        "a train twice",
        [(TRAIN_1D, TRAIN_1D * 2)],
        [(TRAINS, "display d34 has 1 to 24 trains, each with an id of its own")],
    ),
    (
        "too many trains",
        [(TRAIN_1D, TRAIN_1D + more_trains(13))],
        [(TRAINS, "display d34 has 1 to 24 trains, each with an id of its own")],
    ),
    (
        "a train named after another row",
        [(TRAIN_1D, TRAIN_1D.replace("row = 1", "row = 2"))],
        [(TRAINS, "'1d' is no id of a train in row 2: row and a letter")],
    ),
    (
        "a train with a name",
        [(TRAIN_1D, TRAIN_1D.replace("1d", "adler"))],
        [(TRAINS, "'adler' is no id of a train in row 1: row and a letter")],
    ),
    ("a fourth row", [(TRAIN_1D, TRAIN_1D.replace("row = 1", "row = 4"))], [(TRAINS, "<= 3")]),
    ("less than no space", [(TRAIN_1D, TRAIN_1D.replace("goods = 3", "goods = -1"))], [(TRAINS, ">= 0")]),
    ("classes as a number", [("class = false", "class = 0")], [("passengers_by_class = 0", "expected `bool`")]),
    (
        "an unknown display",
        [("[displays.d23]", "[displays.d5]\nturns = 1\n\n[displays.d23]")],
        [("[displays.d5]", "unknown field `d5`")],
    ),
]

FIELDS: Cases = [
    ("not TOML", [('id = "doos"', "id = doos")], [("id = doos", "this is not TOML")]),
    ("no name", [('name = "Doos"\n', "")], [('[[areas]]\nid = "doos"', "missing required field `name`")]),
    ("no neighbours", [(ALFELDS + "\n", "")], [(area_line(ALFELD), "missing required field `neighbours`")]),
    ("a number for a name", [('name = "Doos"', "name = 3")], [("name = 3", "expected `str`, got `int`")]),
    ("an empty name", [('name = "Doos"', 'name = ""')], [('name = ""', "length >= 1")]),
    ("a name for a number", [(DOOS, DOOS.replace("= 2", '= "two"'))], [('draw = "two"', "expected `int`")]),
    ("half a person", [(DOOS, DOOS.replace("= 2", "= 1.5"))], [("draw = 1.5", "expected `int`")]),
    ("less than nobody", [(DOOS, DOOS.replace("= 2", "= -1"))], [("draw = -1", ">= 0")]),
    ("a crowd", [(DOOS, DOOS.replace("= 2", "= 10"))], [("draw = 10", "<= 9")]),
    ("a blue passenger", [(DOOS, DOOS + 'preset = ["blue"]\n')], [('preset = ["blue"]', "blue")]),
    ("a blue company", [(LAUF, LAUF.replace("green", "blue"))], [('company = "blue"', "blue")]),
    ("a swamp", [(ALFELD, ALFELD.replace("lowland", "swamp"))], [('terrain = "swamp"', "swamp")]),
    ("a large town", [(DOOS, DOOS.replace("minor", "large"))], [('station = "large"', "large")]),
    ("an unknown icon", [(ALFELD, ALFELD + 'icon = "coal"\n')], [('icon = "coal"', "coal")]),
    ("unknown goods", [('low_good = "post"', 'low_good = "milk"')], [('low_good = "milk"', "milk")]),
    ("one neighbour", [(ALFELDS, 'neighbours = "berg"')], [('neighbours = "berg"', "expected `array`")]),
    ("half a place", [("at = [1306, 715]", "at = [1306]")], [("at = [1306]", "expected `array` of length 2, got 1")]),
    (
        "no place",
        [("at = [1306, 715]", "at = [nan, 715]")],
        [("at = [nan", "is no place: both numbers must be finite")],
    ),
    ("a far place", [("at = [1306, 715]", "at = [0, inf]")], [("at = [0, inf]", "is no place: both numbers must be")]),
    ("an endless outline", [("[[1400, 696],", "[[inf, 696],")], [("polygon = [[inf", "is no place: both numbers")]),
    ("an endless canvas", [("[1400, 1000]\nlow", "[1400, inf]\nlow")], [("canvas = [1400, inf]", "is no place")]),
    ("an unknown field", [(DOOS, DOOS + 'mayor = "Max"\n')], [('mayor = "Max"', "unknown field `mayor`")]),
    ("an unknown table", [("[river]", "[weather]\nrain = 1\n\n[river]")], [("[weather]", "unknown field `weather`")]),
    (
        "a border of one area",
        [('["doos", "kraftshof"]', '["doos"]')],
        [("borders = [", "expected `array` of length 2")],
    ),
]


@pytest.mark.parametrize(("edits", "faults"), named(NEIGHBOURS + AREAS + ON_DISPLAYS + FIELDS))
def test_a_fault_is_told_with_its_line_and_reason_and_nothing_else_is(edits: Edits, faults: Faults) -> None:
    assert_told(NUREMBERG.read_board, edited(MAP, edits), faults)


def test_several_faults_are_all_told() -> None:
    edits = [(DOOS, DOOS + 'icon = "low"\n'), (TURNS, "turns = { 4 = 4 }"), (LAUF, LAUF + "draw = 1\n")]
    faults = [
        ('icon = "low"\nat = [536', "has a station"),
        ("turns = { 4 = 4 }", "gives the turns for 3 and 4 players"),
        (area_line(LAUF), "no people wait there"),
    ]
    assert_told(NUREMBERG.read_board, edited(MAP, edits), faults)


def test_a_station_that_track_cannot_reach_is_named() -> None:
    """Schnaittach has one way in; without it the hop fields around it are still its neighbours."""
    simmelsdorf = '["eschenau", "graefenberg", "hiltpoltstein", "kirchensittenbach", "schnaittach", "speikern"]'
    edits = [
        (SCHNAITTACH, SCHNAITTACH.replace('"simmelsdorf", ', "")),
        (simmelsdorf, simmelsdorf.replace('"schnaittach", ', "")),
    ]
    faults = [
        ('[[areas]]\nid = "schnaittach"', "the station schnaittach cannot be reached by track from herzogenaurach")
    ]
    assert_told(NUREMBERG.read_board, edited(MAP, edits), faults)


# -- small maps and limits ---------------------------------------------------------------------------------------------

HEADING = """\
[map]
id = "ring"
name = "Ring"
low_good = "cheese"
high_good = "stone"
red_company = { en = "Red" }
green_company = { en = "Green" }
source = "test"

"""
RED_TOWN = 'station = "company"\ncompany = "red"\n'
GREEN_TOWN = 'station = "company"\ncompany = "green"\n'


def area_block(id: str, neighbours: list[str], fields: str = "", terrain: str = "lowland") -> str:
    name = f'[[areas]]\nid = "{id}"\nname = "Area {id}"\nterrain = "{terrain}"\n'
    return name + fields + f'neighbours = {json.dumps(neighbours)}\nsource = "test"\n\n'


def hill_block(id: str, beside: str) -> str:
    return area_block(id, [beside], 'icon = "high"\n', "hill")


def ring(towns: int = 1, low: int = 3, empty: int = 3, hills: int = 1, draw: int = 2) -> str:
    """A red town, a green one, minor towns and lowlands in a ring, and hills with stone beside the first minor town."""
    kinds = [RED_TOWN, GREEN_TOWN, *[f'station = "minor"\ndraw = {draw}\n'] * towns]
    kinds += ['icon = "low"\n'] * low + [""] * empty
    stone = [f"h{k}" for k in range(hills)]
    parts = [HEADING]
    for i, fields in enumerate(kinds):
        neighbours = [f"a{(i - 1) % len(kinds)}", f"a{(i + 1) % len(kinds)}", *(stone if i == 2 else [])]
        parts.append(area_block(f"a{i}", neighbours, fields))
    return "".join(parts + [hill_block(hill, "a2") for hill in stone])


RING = ring()


@pytest.mark.parametrize(
    ("text", "areas"), [(RING, 10), (ring(low=40, hills=20, empty=137), 200), (ring(towns=8, draw=9), 17)]
)
def test_small_and_large_maps_are_welcome(text: str, areas: int) -> None:
    assert len(NUREMBERG.read_board(text, "ring.toml")["areas"]) == areas


def preset(count: int, text: str) -> str:
    """The ring with red passengers in its first minor town, beside those that are drawn."""
    return edited(text, [('neighbours = ["a1", ', f'preset = {json.dumps(["red"] * count)}\nneighbours = ["a1", ')])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (ring(empty=2), "a map has 10 to 200 areas, this one 9"),
        (ring(empty=194), "a map has 10 to 200 areas, this one 201"),
        (ring(low=41, hills=20), "61 areas with an icon need 122 cubes; there are 120"),
        (ring(towns=9, draw=9), "the stations draw 81 people, but the bag holds 75"),
        (preset(4, ring(towns=8, draw=9)), "the stations draw 72 people, but the bag holds 71"),
        (preset(26, RING), "26 red passengers are preset; there are 25"),
        (edited(RING, [(GREEN_TOWN, RED_TOWN)]), "the green company has no town"),
        (edited(RING, [(RED_TOWN, GREEN_TOWN)]), "the red company has no town"),
    ],
)
def test_beyond_the_limits_they_are_not(text: str, reason: str) -> None:
    assert_told(NUREMBERG.read_board, text, [('[[areas]]\nid = "a0"', reason)])


ISLAND = area_block("i0", ["i1"], GREEN_TOWN) + area_block("i1", ["i0"], 'icon = "low"\n')
BESIDE_RED = 'neighbours = ["a8", "a1"]'

SMALL: Cases = [
    (
        "an island with a company town and cheese",
        [(hill_block("h0", "a2"), hill_block("h0", "a2") + ISLAND)],
        [
            ('[[areas]]\nid = "i0"', "the green company town i0 cannot be reached by track from a0"),
            ('[[areas]]\nid = "i1"', "nobody could load the cheese in i1: no track leads there"),
        ],
    ),
    (
        "an area on its own",
        [(HEADING, HEADING + area_block("i0", []))],
        [('[[areas]]\nid = "i0"', "area i0 has no neighbours")],
    ),
    (
        "an area twice",
        [(hill_block("h0", "a2"), area_block("h0", ["a2"], terrain="hill") + hill_block("h0", "a2"))],
        [
            ('id = "h0"\nname = "Area h0"\nterrain = "hill"\nicon', "area h0 stands there twice"),
            ('name = "Area h0"\nterrain = "hill"\nicon', "two areas are called Area h0"),
        ],
    ),
    (
        "no id of an area",
        [(HEADING, HEADING + area_block("i-0", ["a0"])), (BESIDE_RED, BESIDE_RED.replace("]", ', "i-0"]'))],
        [('id = "i-0"', "'i-0' is no id: small letters, digits and _ only, at most 30")],
    ),
    (
        "stone that only a company town serves",
        [(HEADING, HEADING + hill_block("h1", "a0")), (BESIDE_RED, BESIDE_RED.replace("]", ', "h1"]'))],
        [('[[areas]]\nid = "h1"', "no neutral station is beside the stone of h1")],
    ),
]


@pytest.mark.parametrize(("edits", "faults"), named(SMALL))
def test_a_fault_of_a_small_map_is_told(edits: Edits, faults: Faults) -> None:
    assert_told(NUREMBERG.read_board, edited(RING, edits), faults)


@pytest.mark.parametrize("table", ["map", "areas"])
def test_a_missing_table_is_named(table: str) -> None:
    text = HEADING if table == "areas" else RING.removeprefix(HEADING)
    with pytest.raises(BadFile, match=f"line 1: object missing required field `{table}`"):
        NUREMBERG.read_board(text, "ring.toml")


@pytest.mark.parametrize("text", ["", "\x00", "areas = 3", "[[areas]]", "map = []", "displays = 3", "\ufeff["])
def test_nonsense_is_told_as_a_fault_of_the_file(text: str) -> None:
    with pytest.raises(BadFile, match=r"^mine\.toml, line 1: "):
        NUREMBERG.read_board(text, "mine.toml")


# -- displays of the house and of one's own ----------------------------------------------------------------------------


def only(display: str) -> str:
    """The house's text of one display alone."""
    blocks = DISPLAYS.split("[displays.")
    return "[displays." + next(block for block in blocks if block.startswith(display))


def displays_of(text: str) -> dict[str, Any]:
    found: dict[str, Any] = NUREMBERG.read_board(text, "ring.toml")["displays"]
    return found


def test_a_map_without_displays_gets_those_of_the_house() -> None:
    assert displays_of(RING) == HOUSE["displays"]


@pytest.mark.parametrize(("own", "other"), [("d34", "d23"), ("d23", "d34")])
def test_a_map_with_one_display_gets_the_other_of_the_house(own: str, other: str) -> None:
    changed = only(own).replace("3 = 5", "3 = 7").replace("3 = 4", "3 = 6")
    found = displays_of(RING + changed)
    assert found[own]["turns"]["3"] == {"d34": 7, "d23": 6}[own]
    assert found[other] == HOUSE["displays"][other]


# -- another map at the table ------------------------------------------------------------------------------------------


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


NEW_STATION = edited(MAP, [(ALFELD, ALFELD + 'station = "minor"\ndraw = 2\n'), (TURNS, "turns = { 3 = 2, 4 = 1 }")])


def test_a_changed_map_is_played_as_it_says(tmp_path: Path) -> None:
    game = fernhandel.make("nuremberg", players=3, seed=5, board=write(tmp_path, NEW_STATION))
    assert isinstance(game.table, Table)
    board = game.table.rules.board
    alfeld = board.ids.index("alfeld")
    assert (board.stations, game.table.rules.turns) == (32, 2)
    assert game.table.reds[alfeld] + game.table.greens[alfeld] + game.table.landlords[alfeld] == 2
    assert [area.station for area in NUREMBERG.board_data(game.terms).areas if area.id == "alfeld"] == ["minor"]


@pytest.mark.parametrize(("players", "text"), [(3, NEW_STATION), (2, NEW_STATION), (3, RING), (4, RING)])
def test_another_map_survives_its_record(tmp_path: Path, players: int, text: str) -> None:
    path = write(tmp_path, text)
    assert_survives_its_record(fernhandel.make("nuremberg", players=players, seed=5, board=path), path)


def test_with_another_map_there_is_no_map_to_choose(tmp_path: Path) -> None:
    path = write(tmp_path, RING)
    game = fernhandel.make("nuremberg", players=3, seed=5, board=path, display="d23")
    assert game.terms.options == {"display": "d23", "build_cubes_first": "on", "chain_start": "stations"}
    with pytest.raises(
        BadInput, match="nuremberg 2010 has no option 'map'; it has display, build_cubes_first, chain_start"
    ):
        fernhandel.make("nuremberg", players=3, seed=5, board=path, map="nuremberg")


def test_make_tells_the_file_and_the_line(tmp_path: Path) -> None:
    text = edited(MAP, [(LAUF, LAUF + "draw = 1\n")])
    line = line_where(text, area_line(LAUF))
    with pytest.raises(BadInput, match=f"mine.toml, line {line}: lauf is no minor or major town"):
        fernhandel.make("nuremberg", players=2, seed=1, board=write(tmp_path, text))


def test_the_map_of_a_record_is_checked_as_well() -> None:
    data = NUREMBERG.read_board(RING, "ring.toml")
    NUREMBERG.check_board(data)
    data["areas"][0]["neighbours"].append("nowhere")
    with pytest.raises(BadInput, match="area a0 borders on an unknown area 'nowhere'"):
        NUREMBERG.check_board(data)


# -- on the command line -----------------------------------------------------------------------------------------------


def board_check(path: Path) -> Result:
    runner = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"})
    return runner.invoke(app, ["board", "check", str(path), "--game", "nuremberg"])


@pytest.mark.parametrize("text", [*SHIPPED.values(), MAP, RING], ids=[*MAPS, "with displays", "ring"])
def test_a_sound_map_is_welcome_on_the_command_line(tmp_path: Path, text: str) -> None:
    done = board_check(write(tmp_path, text))
    assert done.exit_code == 0
    assert "mine.toml: all is well." in done.stdout


def test_every_fault_of_a_map_is_told_on_the_command_line(tmp_path: Path) -> None:
    text = edited(MAP, [(DOOS, DOOS + 'icon = "low"\n'), (TURNS, "turns = { 4 = 4 }")])
    done = board_check(write(tmp_path, text))
    assert (done.exit_code, done.stdout) == (1, "")
    for begins in ('icon = "low"\nat = [536', "turns = { 4 = 4 }"):
        assert f"mine.toml, line {line_where(text, begins)}: " in done.stderr
