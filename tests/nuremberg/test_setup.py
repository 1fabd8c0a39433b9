"""Setting up the table (N1), and the cubes and tokens with which every turn begins (N3, N4)."""

import pytest

import fernhandel
from fernhandel import BadInput, Game, Rng
from fernhandel.games.nuremberg import meta
from fernhandel.games.nuremberg.board_file import Area
from fernhandel.games.nuremberg.events import CubesTaken, TokensDrawn
from fernhandel.games.nuremberg.figures import COLOURS, COMPANY_LINKS, INFLUENCES, TRAIN_ROWS
from fernhandel.games.nuremberg.laws import check_laws
from fernhandel.games.nuremberg.phases.turns import draw_tokens
from fernhandel.games.nuremberg.setup import empty_table
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.view import NurembergView
from nuremberg.arrange import Scene, only
from rules import rule

MAPS = ["nuremberg", "wensleydale"]
SEEDS = range(40)


def fresh(players: int = 4, seed: int = 1, **options: str) -> Game:
    return fernhandel.make("nuremberg", players=players, seed=seed, **options)


def table_of(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table


def seen(game: Game, seat: int | None = None) -> NurembergView:
    view = game.view(seat)
    assert isinstance(view, NurembergView)
    return view


def areas_of(game: Game) -> dict[str, Area]:
    return {area.id: area for area in meta.NUREMBERG.board_data(game.terms).areas}


# -- terms -------------------------------------------------------------------------------------------------------------


@rule("N1.1", "NR1")
@pytest.mark.parametrize("map", MAPS)
def test_either_map_goes_with_either_display(map: str) -> None:
    boxes = {"d34": 8, "d23": 6}
    for players, displays in ((2, ["d23"]), (3, ["d34", "d23"]), (4, ["d34"])):
        for display in displays:
            game = fresh(players, map=map, display=display)
            assert len(seen(game).boxes) == boxes[display]
        assert fresh(players, map=map).terms.options["display"] == displays[0]


@rule("N1.1")
@pytest.mark.parametrize(("players", "display"), [(1, "d23"), (5, "d34"), (2, "d34"), (4, "d23")])
def test_no_other_number_of_players(players: int, display: str) -> None:
    with pytest.raises(BadInput):
        fresh(players, display=display)


@rule("N1.2", "NX34", "NR35")
@pytest.mark.parametrize(("display", "players", "turns"), [("d34", 4, 4), ("d34", 3, 5), ("d23", 3, 4), ("d23", 2, 5)])
def test_number_of_turns(display: str, players: int, turns: int) -> None:
    assert seen(fresh(players, display=display)).turns == turns


# -- players -----------------------------------------------------------------------------------------------------------


@rule("N1.3")
def test_what_every_player_has() -> None:
    game = fresh()
    view = seen(game)
    orders = (view.order, view.build_order, view.train_order)
    for seat, player in enumerate(view.players):
        discs = sum(seat in order for order in orders) + len(view.stacks) + 1  # one on the victory point track
        assert (discs, player.hand + player.stock, player.links) == (9, 15, 0)
    assert table_of(game).links == [15] * 4
    assert (TRAIN_ROWS, len(set(COLOURS))) == (3, 4)


@rule("N1.4")
def test_all_cubes_start_in_the_stock() -> None:
    rules = table_of(fresh()).rules
    before = empty_table(rules, Rng.from_seed(1))
    assert (before.hand, before.stock) == ([0] * 4, [15] * 4)


@rule("N1.5", "NR32")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_is_first_and_the_others_follow_clockwise(players: int) -> None:
    first: set[int] = set()
    for seed in SEEDS:
        view = seen(fresh(players, seed))
        first.add(view.order[0])
        assert view.order == [(view.order[0] + i) % players for i in range(players)]
        assert view.build_order == view.train_order == view.order
        assert view.to_act == view.order[:1]
    assert first == set(range(players))


@rule("N1.6", "NR32")
def test_where_the_discs_start() -> None:
    for seed in SEEDS:
        view = seen(fresh(seed=seed))
        for player in view.players:
            assert (player.points, player.profit) == (0, 0)
            assert player.influence == {"government": 1, "train": 2, "red": 1, "green": 1}
        assert list(view.stacks) == ["government", "train", "red", "green", "profit"]
        assert all(stack == view.order for stack in view.stacks.values())


# -- goods and people --------------------------------------------------------------------------------------------------


@rule("N1.7", "N1.8", "NX3", "N1.9")
@pytest.mark.parametrize(("map", "drawn"), [("nuremberg", 120), ("wensleydale", 96)])
def test_two_cubes_for_every_icon_of_which_the_matching_stay(map: str, drawn: int) -> None:
    counts: set[int] = set()
    for seed in SEEDS:
        game = fresh(seed=seed, map=map)
        t, areas = table_of(game), areas_of(game)
        icons = [area for area in areas.values() if area.icon]
        assert len(icons) * 2 == drawn
        kept = {id: t.cubes[i] for i, id in enumerate(t.rules.board.ids)}
        assert not any(kept[area.id] for area in areas.values() if area.icon is None or area.station)
        counts |= {kept[area.id] for area in icons}
        assert sum(kept.values()) + t.gone[0] + t.gone[1] == 120
    assert counts == {0, 1, 2}


@rule("N1.9", "NX3", "N14.5")
def test_no_cube_stays_in_the_bag_on_nuremberg() -> None:
    """All 60 of each good lie on 74 places for post and 46 for beer, so 14 more post than beer match."""
    for seed in SEEDS:
        game = fresh(seed=seed)
        t, areas = table_of(game), areas_of(game)
        kept = {"low": 0, "high": 0}
        for i, id in enumerate(t.rules.board.ids):
            kept[areas[id].icon or "low"] += t.cubes[i]
        assert kept["low"] - kept["high"] == 60 - 46


@rule("NX1", "N1.7", "N1.8")
def test_seeding_around_richmond() -> None:
    """Among these seeds is one that draws two stones for the hill, a stone and a cheese for the lowland beside it."""
    found: set[tuple[int, int]] = set()
    for seed in SEEDS:
        game = fresh(seed=seed, map="wensleydale")
        t, areas = table_of(game), areas_of(game)
        assert {"marske_moor", "gilling"} <= set(areas["richmond"].neighbours)
        assert (areas["marske_moor"].icon, areas["gilling"].icon) == ("high", "low")
        stone, cheese, town = (t.cubes[t.rules.board.ids.index(id)] for id in ("marske_moor", "gilling", "richmond"))
        assert town == 0
        found.add((stone, cheese))
    assert (2, 1) in found


@rule("N1.10", "N1.11", "N1.12", "NX4", "NR27", "NR28")
@pytest.mark.parametrize(("map", "preset", "drawn", "left"), [("nuremberg", 4, 54, 17), ("wensleydale", 0, 68, 7)])
def test_people_at_the_stations(map: str, preset: int, drawn: int, left: int) -> None:
    wanted = {"major": 3, "minor": 2, "company": 0}
    for seed in SEEDS:
        game = fresh(seed=seed, map=map)
        t, areas = table_of(game), areas_of(game)
        for i in range(t.rules.board.stations):
            area = areas[t.rules.board.ids[i]]
            assert area.station is not None
            assert t.reds[i] + t.greens[i] + t.landlords[i] == wanted[area.station]
            assert t.reds[i] >= area.preset.count("red")
            assert t.greens[i] >= area.preset.count("green")
        assert sum(len(area.preset) for area in areas.values()) == preset
        assert sum(t.reds + t.greens + t.landlords) == preset + drawn
        assert sum(t.gone[2:]) == left
        check_laws(t)  # 25 of each in all


@rule("N1.12")
def test_all_seats_see_the_same() -> None:
    game = fresh()
    views = [seen(game, seat) for seat in (0, 1, 2, 3, None)]
    assert all(view.areas == views[0].areas and view.boxes == views[0].boxes for view in views)
    assert views[0].gone["landlord"] + views[0].gone["red"] + views[0].gone["green"] == 17


@rule("N1.13")
def test_the_turn_marker_and_the_common_supply() -> None:
    view = seen(fresh())
    assert (view.turn, view.links, COMPANY_LINKS) == (1, [], 60)


# -- how a turn begins -------------------------------------------------------------------------------------------------


@rule("N3.1", "NX2")
@pytest.mark.parametrize(("saved", "hand", "stock"), [(0, 12, 3), (3, 15, 0), (7, 15, 0)])
def test_twelve_cubes_as_far_as_the_stock_goes(saved: int, hand: int, stock: int) -> None:
    scene = Scene().cubes(0, saved).next_turn()
    assert (scene.t.hand[0], scene.t.stock[0]) == (hand, stock)


@rule("N3.1", "N12.1", "N4.2")
def test_cubes_and_tokens_are_told() -> None:
    scene = Scene(2).cubes(0, 7).cubes(1, 0).track(0, "schwabach", "rosstal").takeovers()
    events = scene.do(0, "pass")
    assert only(events, CubesTaken) == [CubesTaken(seat=0, cubes=8, hand=15), CubesTaken(seat=1, cubes=12, hand=12)]
    assert only(events, TokensDrawn) == [TokensDrawn(tokens=[box.token for box in scene.view.boxes])]


@rule("N4.1", "N4.2", "N4.4", "N12.2")
@pytest.mark.parametrize(("display", "boxes", "bag"), [("d34", 8, [5, 5, 5, 5]), ("d23", 6, [4, 4, 2, 2])])
def test_every_turn_draws_a_token_for_each_box_from_the_full_bag(display: str, boxes: int, bag: list[int]) -> None:
    t = table_of(fresh(3, display=display))
    most = [0] * len(INFLUENCES)
    for _ in range(4000):
        draw_tokens(t)
        assert len(t.token) == boxes
        most = [max(most[colour], t.token.count(colour)) for colour in range(len(INFLUENCES))]
    assert most == bag


@rule("N4.3")
@pytest.mark.parametrize(("display", "top"), [("d34", 4), ("d23", 3)])
def test_points_printed_in_the_boxes(display: str, top: int) -> None:
    boxes = table_of(fresh(3, display=display)).rules.display
    assert [sum(points) for points in boxes.printed] == [3] * top + [2] * top
    assert boxes.box_row == [0] * top + [1] * top
