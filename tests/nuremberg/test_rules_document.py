"""The rules of First Train to Nuremberg in our own words: complete, linked, and in agreement with the program."""

import re
from itertools import combinations
from pathlib import Path

import pytest

import fernhandel
from fernhandel.games.nuremberg import board_file, figures
from fernhandel.games.nuremberg.board import Board
from fernhandel.games.nuremberg.board_file import Area, BoardData, DisplayData, build_board, in_order
from fernhandel.games.nuremberg.meta import ABOUT, NUREMBERG
from fernhandel.rulebook import rules

SOURCE = Path(__file__).parents[2] / "src" / "fernhandel" / "games" / "nuremberg"
ID = re.compile(r"\b(?:N\d+\.\d+|N[RX]\d+)\b")

CHAPTERS = {1: 13, 2: 7, 3: 1, 4: 4, 5: 6, 6: 2, 7: 13, 8: 8, 9: 4, 10: 1, 11: 5, 12: 2, 13: 4, 14: 5, 15: 3}
SERIES = {"NR": 38, "NX": 39}

MAPS = ("nuremberg", "wensleydale")
BESIDE = {"nuremberg": "beer beside", "wensleydale": "stone beside"}


def map_data(name: str) -> BoardData:
    return NUREMBERG.board_data(fernhandel.make("nuremberg", players=3, seed=1, map=name).terms)


DATA = {name: map_data(name) for name in MAPS}
BOARDS = {name: build_board(data) for name, data in DATA.items()}
DISPLAYS = [DATA["nuremberg"].displays.d34, DATA["nuremberg"].displays.d23]


def prose() -> str:
    """The document on one line, as if it were not wrapped."""
    return " ".join(rules("nuremberg").text.split())


def table_row(name: str) -> list[str]:
    """The cells beside the first cell of that name, in the document's tables."""
    found = [line for line in rules("nuremberg").text.splitlines() if line.startswith(f"| {name} |")]
    assert len(found) == 1, f"{len(found)} tables have a row {name!r}"
    return [cell.strip() for cell in found[0].strip("|").split("|")[1:]]


# -- the ids -------------------------------------------------------------------------------------------------------


def test_every_id_is_defined_and_none_is_for_later() -> None:
    wanted = {f"N{chapter}.{i}" for chapter, count in CHAPTERS.items() for i in range(1, count + 1)}
    wanted |= {f"{letters}{i}" for letters, count in SERIES.items() for i in range(1, count + 1)}
    book = rules("nuremberg")
    assert set(book.rules) == wanted
    assert [rule.id for rule in book.rules.values() if rule.later] == []


def test_every_id_the_document_mentions_is_defined() -> None:
    book = rules("nuremberg")
    assert {id for id in ID.findall(book.text) if id not in book.rules} == set()


def test_every_id_the_code_and_the_maps_mention_is_defined() -> None:
    paths = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]
    mentioned = {id for path in paths for id in ID.findall(path.read_text("utf-8"))}
    assert {"N7.5", "NR36", "N14.4"} <= mentioned
    assert mentioned - set(rules("nuremberg").rules) == set()


def test_every_ruling_is_referred_to() -> None:
    """A newcomer is led from a rule or an example to every ruling that explains it."""
    book = rules("nuremberg")
    told = {id for rule in book.rules.values() for id in ID.findall(rule.text)}
    rulings = {id for id in book.rules if id.startswith("NR")}
    assert rulings - told == {"NR25", "NR29", "NR34"}  # these add something of their own


# -- words and figures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "count"),
    [
        ("investment cubes", figures.CUBES),
        ("track links", figures.LINKS),
        ("train tokens", figures.TRAIN_ROWS),
        ("discs", 3 + 1 + figures.TRACKS),
        ("cubes of low goods", figures.LOW_CUBES),
        ("cubes of high goods", figures.HIGH_CUBES),
        ("passengers of each colour", figures.PASSENGERS),
        ("landlords", figures.LANDLORDS),
        ("links of each company", figures.COMPANY_LINKS),
    ],
)
def test_the_tables_count_the_pieces(row: str, count: int) -> None:
    assert table_row(row) == [str(count)]


def test_the_table_of_discs_shows_where_they_begin_and_how_far_they_go() -> None:
    for colour, start in zip(figures.INFLUENCES, figures.START, strict=True):
        assert table_row(f"{colour} influence") == [str(start), "0", str(figures.MOST_INFLUENCE)]
    assert table_row("profit") == ["0", str(figures.LEAST_PROFIT), str(figures.MOST_PROFIT)]


def test_the_tables_show_the_turns() -> None:
    players = table_row("players")
    for name, display in zip(("d34", "d23"), DISPLAYS, strict=True):
        assert table_row(f"turns with {name}") == [str(display.turns.get(count, "-")) for count in players]


def test_the_tables_show_boxes_and_tokens() -> None:
    assert table_row("influence boxes") == [str(len(display.boxes)) for display in DISPLAYS]
    for row, least in zip(figures.BOX_ROWS, figures.LEAST_BID, strict=True):
        counts = [sum(box.row == row for box in display.boxes) for display in DISPLAYS]
        assert table_row(f"boxes in the {row} row, least bid {least}") == [str(count) for count in counts]
    names = ("government tokens", "train tokens in the bag", "red tokens", "green tokens")
    for name, colour in zip(names, figures.INFLUENCES, strict=True):
        assert table_row(name) == [str(display.tokens[colour]) for display in DISPLAYS]


def printed(display: DisplayData, box: int) -> str:
    if box >= len(display.boxes):
        return "-"
    return f"{display.boxes[box].row}: {', '.join(display.boxes[box].printed)}"


def test_the_table_of_boxes_shows_what_is_printed() -> None:
    for box in range(max(len(display.boxes) for display in DISPLAYS)):
        assert table_row(str(box + 1)) == [printed(display, box) for display in DISPLAYS]


def test_the_table_of_trains_shows_every_train() -> None:
    for row, price in enumerate(figures.PRICE, 1):
        trains = [
            ", ".join(f"{t.id} {t.passengers}/{t.goods}" for t in display.trains if t.row == row)
            for display in DISPLAYS
        ]
        assert table_row(f"row {row}") == [str(price), *trains]
        counts = [sum(t.row == row for t in display.trains) for display in DISPLAYS]
        assert table_row("trains in each row") == [str(count) for count in counts]


def test_the_tables_show_what_pieces_are_worth() -> None:
    by_class = {False: "1", True: "class of the train"}
    worth = [by_class[display.passengers_by_class] for display in DISPLAYS]
    assert table_row("victory points for a passenger") == worth
    passenger = figures.PIECE_PROFIT[figures.RED_PASSENGER]
    assert passenger == figures.PIECE_PROFIT[figures.GREEN_PASSENGER]
    assert table_row("each high good") == ["1", str(figures.PIECE_PROFIT[figures.HIGH])]
    assert table_row("each low good") == ["1", str(figures.PIECE_PROFIT[figures.LOW])]
    assert table_row("each passenger") == ["1, or the class with d23", str(passenger)]


@pytest.mark.parametrize(
    ("id", "numbers"),
    [
        ("N1.3", [figures.CUBES, figures.LINKS, figures.TRAIN_ROWS]),
        ("N1.6", figures.START),
        ("N1.7", [figures.LOW_CUBES, figures.HIGH_CUBES, figures.CUBES_PER_AREA]),
        ("N1.10", [figures.PASSENGERS, figures.LANDLORDS]),
        ("N1.13", [figures.COMPANY_LINKS]),
        ("N3.1", [figures.CUBES_PER_TURN, figures.CUBES - figures.CUBES_PER_TURN]),
        ("N5.1", [figures.BIDS]),
        ("N5.2", figures.LEAST_BID),
        ("N5.5", [figures.MOST_INFLUENCE]),
        ("N7.5", [figures.PLAIN_LINK, figures.DEAR_LINK]),
        ("N7.10", [figures.LINKS]),
        ("N8.2", figures.PRICE),
        ("N8.3", [figures.EXCHANGE]),
        ("N9.2", figures.PIECE_PROFIT),
        ("N9.3", [-figures.LEAST_PROFIT, figures.MOST_PROFIT]),
        ("N11.3", [figures.LINKS_PER_INFLUENCE]),
        ("N13.1", [figures.SET_POINTS]),
    ],
)
def test_the_rules_name_the_figures_the_program_plays_with(id: str, numbers: list[int]) -> None:
    named = {int(number) for number in re.findall(r"\d+", rules("nuremberg").rule(id).text)}
    assert set(numbers) <= named


# -- the maps ------------------------------------------------------------------------------------------------------


def test_the_tables_compare_the_maps() -> None:
    data = list(DATA.values())
    boards = list(BOARDS.values())
    areas = [one.areas for one in data]
    assert table_row("low good") == [one.map.low_good for one in data]
    assert table_row("high good") == [one.map.high_good for one in data]
    assert table_row("preset passengers") == [str(sum(len(area.preset) for area in one)) for one in areas]
    assert table_row("areas") == [str(board.count) for board in boards]
    assert table_row("areas that take track") == [str(board.track) for board in boards]
    assert table_row("borders that a link can cross") == [str(len(board.borders)) for board in boards]
    assert table_row("areas with an icon") == [str(sum(area.icon is not None for area in one)) for one in areas]
    assert table_row("people drawn") == [str(sum(area.draw for area in one)) for one in areas]
    for colour in figures.COMPANIES:
        towns = [str(sum(area.company == colour for area in one)) for one in areas]
        assert table_row(f"{colour} company towns") == towns


def ways(data: BoardData, board: Board, area: Area) -> str:
    """The areas a link can lead to, with the price where it is dear."""
    names = {one.id: one.name for one in data.areas}
    number = board.ids.index(area.id)
    found = []
    for other in area.neighbours:
        border = board.border_between(number, board.ids.index(other))
        if border >= 0:
            dear = board.prices[border] != figures.PLAIN_LINK
            found.append(f"{names[other]} {board.prices[border]}" if dear else names[other])
    return ", ".join(found)


def people(area: Area) -> str:
    if area.company:
        return f"{area.company} company town"
    return f"{area.station}, {area.draw}" + "".join(f" and {colour}" for colour in area.preset)


@pytest.mark.parametrize("name", MAPS)
def test_every_station_is_told_with_its_people_its_track_and_the_high_goods_beside_it(name: str) -> None:
    data, board = DATA[name], BOARDS[name]
    names = {area.id: area.name for area in data.areas}
    assert f"| station | id | people | track to | {BESIDE[name]} |" in rules("nuremberg").text
    for number, area in enumerate(in_order(data)[: board.stations]):
        high = ", ".join(names[board.ids[beside]] for beside in board.high_beside[number]) or "-"
        assert table_row(area.name) == [area.id, people(area), ways(data, board, area), high]


@pytest.mark.parametrize("name", MAPS)
def test_every_other_area_that_takes_track_is_told_with_its_goods_and_its_track(name: str) -> None:
    data, board = DATA[name], BOARDS[name]
    for area in in_order(data)[board.stations : board.track]:
        goods = data.map.low_good if area.icon else "-"
        assert table_row(area.name) == [area.id, goods, ways(data, board, area)]


@pytest.mark.parametrize(
    ("name", "row", "terrain", "icon"),
    [
        ("nuremberg", "hop fields, with beer", "hop", "high"),
        ("nuremberg", "hills, Nuremberg", "hill", None),
        ("wensleydale", "hills with stone", "hill", "high"),
        ("wensleydale", "hills without stone", "hill", None),
        ("wensleydale", "barred", "barred", None),
    ],
)
def test_the_areas_that_take_no_track_are_named(name: str, row: str, terrain: str, icon: str | None) -> None:
    areas = [area.name for area in DATA[name].areas if (area.terrain, area.icon) == (terrain, icon)]
    assert sorted(table_row(row)[0].split(", ")) == sorted(areas)


def test_the_areas_that_only_touch_are_named() -> None:
    told = re.search(r"touch in one corner only and are no neighbours: (.*?)\. \|", prose())
    assert told
    touching = {
        frozenset((a.name, b.name))
        for a, b in combinations(DATA["wensleydale"].areas, 2)
        if set(a.polygon) & set(b.polygon) and b.id not in a.neighbours
    }
    assert {frozenset(pair.split(" and ")) for pair in told[1].split(", ")} == touching
    for a, b in combinations(DATA["nuremberg"].areas, 2):
        assert b.id in a.neighbours or not set(a.polygon) & set(b.polygon)


def test_the_rivers_are_told() -> None:
    data, board = DATA["nuremberg"], BOARDS["nuremberg"]
    assert data.river
    first, second, third = data.river.names
    crossed = sum(price == figures.DEAR_LINK for price in board.prices)
    told = f"{first}, {second} and {third} run along {len(data.river.borders)} borders, {crossed} of which a link"
    assert told in prose()


def test_the_origin_of_the_areas_is_told_as_in_the_map_files() -> None:
    """Whatever a file does not call reconstructed, the last table names among the known things."""
    known = {name: table_row(f"areas of {name.title()}")[0] for name in MAPS}
    for name, data in DATA.items():
        for area in data.areas:
            if area.source.startswith("that there are five big towns"):
                assert "five big towns" in known[name]
            elif area.source != "reconstructed":
                assert area.name in known[name]
    empty = [area for area in DATA["wensleydale"].areas if not area.icon and not area.station]
    hills, valleys = (sum(area.terrain == terrain for area in empty) for terrain in ("hill", "valley"))
    assert f"{hills} hills and {valleys} valleys are empty" in prose()


@pytest.mark.parametrize(
    ("name", "towns"),
    [("nuremberg", ["Schnaittach", "Pommelsbrunn"]), ("wensleydale", ["Keld", "Ravenstonedale"])],
)
def test_the_pockets_in_the_hints_have_one_way_in(name: str, towns: list[str]) -> None:
    board = BOARDS[name]
    names = [area.name for area in in_order(DATA[name])]
    assert [names[station] for station in range(board.stations) if len(board.ways[station]) == 1] == towns
    assert " and ".join(towns) in prose()


def test_the_hints_name_stations_with_much_around_them() -> None:
    (told,) = re.findall(r"around it, such as (.*?), is a good goal", prose())
    towns = re.split(r", | and | or ", told)
    assert len(towns) == 7
    stations = [(name, i, area.name) for name, data in DATA.items() for i, area in enumerate(in_order(data))]
    named = [len(BOARDS[name].high_beside[i]) for name, i, town in stations if town in towns]
    assert len(named) == len(towns)
    assert set(named) == {3, 4}


# -- options and limits --------------------------------------------------------------------------------------------


def test_the_table_of_options_shows_every_option_with_its_values_and_defaults() -> None:
    for option in ABOUT.options:
        usual = [f"`{option.default}`"]
        for count in ABOUT.players:
            if option.default_for("2010", count) != option.default:
                usual.append(f"{count} players `{option.default_for('2010', count)}`")
        values, default, _ = table_row(f"`{option.name}`")
        assert (values, default) == (", ".join(f"`{value}`" for value in option.values), "; ".join(usual))


def test_the_limits_of_other_maps_are_told() -> None:
    boxes, most = board_file.FEWEST_BOXES, board_file.MOST_BOXES
    assert f"if it has {board_file.FEWEST_AREAS} to {board_file.MOST_AREAS} areas" in prose()
    assert f"{boxes['d34']} to {most} boxes in d34, {boxes['d23']} to {most} in d23" in prose()
    assert f"1 to {board_file.MOST_TRAINS} trains" in prose()
    cubes = figures.LOW_CUBES + figures.HIGH_CUBES
    assert f"No more than {cubes // figures.CUBES_PER_AREA} areas have an icon" in prose()


def test_the_words_of_every_action_are_told() -> None:
    """The section on limits explains those whose use is not plain from the rules."""
    text = rules("nuremberg").text
    limits = text[text.index("## Limits of this program") :]
    for kind in ("start", "link", "offer", "extend", "done", "load", "pay"):
        assert f"`{kind}`" in limits
