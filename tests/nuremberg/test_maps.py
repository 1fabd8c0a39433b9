"""The two maps as the rules see them (N2, N7.4, N7.5, N14, N15)."""

import pytest

import fernhandel
from fernhandel import Game
from fernhandel.games.nuremberg import meta
from fernhandel.games.nuremberg.board_file import BoardData
from fernhandel.games.nuremberg.state import Table
from nuremberg.plain import Sketch
from rules import rule

MAPS = ["nuremberg", "wensleydale"]
CORNERS = [
    ("garsdale", "ribblehead"),
    ("horton", "great_knoutberry"),
    ("ripon", "topcliffe"),
    ("mossdale", "stags_fell"),
    ("pateley_bridge", "grassington_moor"),
    ("pateley_bridge", "ripley"),
    ("skipton", "the_south"),
]


def opened(map: str) -> tuple[Game, Table, BoardData]:
    game = fernhandel.make("nuremberg", players=3, seed=1, map=map)
    assert isinstance(game.table, Table)
    return game, game.table, meta.NUREMBERG.board_data(game.terms)


def of(data: BoardData, **wanted: str | None) -> set[str]:
    """The areas with these marks."""
    return {area.id for area in data.areas if all(getattr(area, name) == mark for name, mark in wanted.items())}


# -- both maps ---------------------------------------------------------------------------------------------------------


@rule("N2.1", "NR37", "N7.4", "NR6")
@pytest.mark.parametrize("map", MAPS)
def test_links_cross_the_borders_between_open_areas(map: str) -> None:
    _, t, data = opened(map)
    open_areas = {area.id for area in data.areas if area.terrain in ("lowland", "valley")}
    borders = {frozenset((area.id, other)) for area in data.areas for other in area.neighbours}
    ids = t.rules.board.ids
    for area in data.areas:
        assert all(area.id in other.neighbours for other in data.areas if other.id in area.neighbours)
    crossed = [frozenset((ids[a], ids[b])) for a, b in t.rules.board.borders]
    assert len(set(crossed)) == len(crossed)
    assert set(crossed) == {border for border in borders if border <= open_areas}


@rule("N7.5", "N14.3", "N15.2")
@pytest.mark.parametrize(("map", "dear"), [("nuremberg", 24), ("wensleydale", 46)])
def test_the_price_of_every_border(map: str, dear: int) -> None:
    game, t, _ = opened(map)
    board, sketch = t.rules.board, Sketch(game)
    for (a, b), price in zip(board.borders, board.prices, strict=True):
        assert price == sketch.price(board.ids[a], board.ids[b])
    assert (set(board.prices), board.prices.count(2)) == ({1, 2}, dear)


@rule("N2.3", "N2.5", "N1.11")
@pytest.mark.parametrize("map", MAPS)
def test_stations(map: str) -> None:
    """Every town and station symbol makes one; those without a company's colour are neutral at the start."""
    _, t, data = opened(map)
    board = t.rules.board
    stations = {board.ids[area] for area in range(board.count) if board.is_station(area)}
    assert stations == of(data, station="minor") | of(data, station="major") | of(data, station="company")
    neutral = {board.ids[area] for area in range(board.stations) if t.company[area] == 0}
    assert neutral == of(data, station="minor") | of(data, station="major")
    assert all(area.icon is None and area.takes_track for area in data.areas if area.station)


@rule("NR24", "N8.6")
@pytest.mark.parametrize("map", MAPS)
def test_every_high_good_can_be_loaded_at_the_start(map: str) -> None:
    _, _, data = opened(map)
    neutral = of(data, station="minor") | of(data, station="major")
    for area in data.areas:
        assert area.icon != "high" or neutral & set(area.neighbours)


# -- Nuremberg ---------------------------------------------------------------------------------------------------------


@rule("N14.1", "N14.2", "NR6")
def test_terrain_and_goods_of_nuremberg() -> None:
    _, t, data = opened("nuremberg")
    assert t.rules.board.pieces[:2] == ["post", "beer"]
    assert {area.terrain for area in data.areas} == {"lowland", "hop", "hill"}
    assert of(data, icon="high") == of(data, terrain="hop")
    assert {area.icon for area in data.areas if area.terrain == "hill"} == {None}
    assert (len(of(data, icon="low")), len(of(data, icon="high")), len(of(data, terrain="hill"))) == (37, 23, 7)


@rule("N14.3")
def test_the_river_of_nuremberg() -> None:
    _, t, data = opened("nuremberg")
    assert data.river is not None
    ids = t.rules.board.ids
    river = {frozenset(pair) for pair in data.river.borders}
    dear = {
        frozenset((ids[a], ids[b]))
        for (a, b), price in zip(t.rules.board.borders, t.rules.board.prices, strict=True)
        if price == 2
    }
    assert dear <= river
    assert frozenset(("fuerth", "poppenreuth")) in dear
    assert frozenset(("nuernberg", "gostenhof")) not in dear


@rule("N14.4")
def test_the_connection_of_nuremberg() -> None:
    _, t, _ = opened("nuremberg")
    assert [t.rules.board.ids[town] for town in t.rules.board.connection] == ["nuernberg", "fuerth"]


@rule("N14.5", "NR27")
def test_four_preset_passengers() -> None:
    _, _, data = opened("nuremberg")
    preset = {area.id: (area.preset, area.draw) for area in data.areas if area.preset}
    assert preset == {
        "zirndorf": (["red"], 1),
        "graefenberg": (["red"], 1),
        "rosstal": (["green"], 1),
        "burgthann": (["green"], 1),
    }


# -- Wensleydale -------------------------------------------------------------------------------------------------------


@rule("N15.1", "N15.2")
def test_terrain_and_goods_of_wensleydale() -> None:
    _, t, data = opened("wensleydale")
    assert t.rules.board.pieces[:2] == ["cheese", "stone"]
    assert {area.terrain for area in data.areas} == {"lowland", "valley", "hill", "barred"}
    assert of(data, terrain="barred") == {"the_south"}
    assert of(data, icon="high") < of(data, terrain="hill")
    assert of(data, icon="low") < of(data, terrain="lowland")
    south = next(area for area in data.areas if area.id == "the_south")
    assert set(south.neighbours) == {"gargrave", "hellifield", "long_preston"}


@rule("N15.3")
def test_companies_of_wensleydale() -> None:
    _, t, data = opened("wensleydale")
    assert (data.map.red_company["en"], data.map.green_company["en"]) == ("Midland Railway", "North Eastern Railway")
    assert (len(of(data, company="red")), len(of(data, company="green"))) == (5, 5)
    assert (t.rules.board.connection, data.river) == ([], None)
    assert not any(area.preset for area in data.areas)


@rule("NR37", "NX38")
@pytest.mark.parametrize(("a", "b"), CORNERS)
def test_corners_are_no_borders(a: str, b: str) -> None:
    _, _, data = opened("wensleydale")
    areas = {area.id: area for area in data.areas}
    assert b not in areas[a].neighbours
    assert a not in areas[b].neighbours
