"""Action 3: moving wagons with tiles and drivers, and broken axles (M4.1 to M4.11, M10.2)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fernhandel.core.chance import Rng
from fernhandel.games.merchants.events import TilesRefreshed, WagonMoved
from fernhandel.games.merchants.state import NOBODY
from merchants.arrange import Scene, ring_road
from rules import rule


def on_the_road(players: int = 4, junction_stop: str = "next_mover") -> Scene:
    """Wagon 1 waits in Paris; the others stand where they are in nobody's way, facing their city."""
    scene = Scene(players, junction_stop=junction_stop).courier("WIE3")
    return scene.wagon(1, "PAR").wagon(2, "KOL2", came_from="FN").wagon(3, "GEN2", came_from="FS")


# -- tiles -------------------------------------------------------------------------------------------------------------


@rule("M4.2", "MX7")
@pytest.mark.parametrize(("tile", "to"), [(1, "PAR1"), (2, "PAR2"), (3, "FW")])
def test_a_wagon_goes_exactly_as_far_as_the_tile_says(tile: int, to: str) -> None:
    scene = on_the_road().begin("movement")
    assert scene.ends(0, wagon=1, tile=tile) == {to}
    scene.drive(0, wagon=1, tile=tile, to=to)
    assert scene.where(1) == to
    assert scene.asked == [1]  # one tile, one wagon


@rule("M4.2", "MR42")
def test_everybody_must_play_one_tile_in_turn_order() -> None:
    scene = Scene(first=2).begin("movement")
    for seat, wagon, to in ((2, 1, "PAR1"), (3, 1, "PAR2"), (0, 2, "KOL1"), (1, 3, "GEN1")):
        assert scene.asked == [seat]
        refusal = scene.refused(seat, "done")
        assert (refusal.code, refusal.rule) == ("tile_must_be_played", "M4.2")
        scene.drive(seat, wagon, 1, to)
    assert scene.view(0).action == 4


@rule("M4.2", "M4.11")
def test_the_points_of_one_tile_go_to_one_wagon_and_a_second_tile_is_not_played() -> None:
    scene = on_the_road().owns(0, "driver").begin("movement")
    scene.drive(0, wagon=1, tile=2, to="PAR2")
    for wagon, to, via in ((1, "FW", "PAR2"), (2, "KOL1", "KOL2")):
        refusal = scene.refused(0, "move", wagon=wagon, tile=1, extra=0, to=to, via=via)
        assert (refusal.code, refusal.rule) == ("tile_played_already", "M4.2")


@rule("M4.3", "MR12", "MR37")
def test_a_played_tile_lies_face_down_until_the_fourth_is_played() -> None:
    scene = Scene(players=2).wagon(1, "X", came_from="BW1").begin("movement")
    scene.drive(0, wagon=1, tile=1, to="BN1")
    assert scene.view(1).players[0].tiles == [2, 3, 4]  # all can see them
    scene = Scene(players=2).tiles(0, 1, 4).begin("movement")
    refusal = scene.refused(0, "move", wagon=1, tile=2, extra=0, to="PAR2", via="PAR1")
    assert (refusal.code, refusal.rule) == ("tile_face_down", "M4.3")
    scene = Scene(players=2).tiles(0, 3).begin("movement")
    events = scene.drive(0, wagon=1, tile=3, to="FW")
    assert TilesRefreshed(seat=0) in events
    assert scene.asked == [1]  # all four lie face up again at once, but he has played
    assert scene.view(1).players[0].tiles == [1, 2, 3, 4]


@rule("M4.4")
def test_anyone_moves_any_wagon_loaded_or_empty() -> None:
    scene = on_the_road().load(2, 3, silk=2).wagon(1, "PAR", master=2).begin("movement")
    assert {line.split()[1] for line in scene.options(0, "move")} == {"wagon=1", "wagon=2", "wagon=3"}
    scene.drive(0, wagon=2, tile=1, to="KOL1")
    assert scene.aboard(2, 3, "silk") == 2


# -- roads and junctions -----------------------------------------------------------------------------------------------


@rule("M4.5", "MX39", "MR43")
def test_a_wagon_on_a_junction_takes_any_branch_but_the_one_it_came_from() -> None:
    scene = on_the_road().begin("movement")
    scene.drive(0, wagon=1, tile=3, to="FW")
    assert scene.ends(1, wagon=1, tile=1) == {"BRU2", "BW1"}
    assert scene.ends(1, wagon=1, tile=3) == {"BRU", "BN1", "BS1"}
    refusal = scene.refused(1, "move", wagon=1, tile=1, extra=0, to="PAR2", via="FW")
    assert (refusal.code, refusal.rule) == ("wagon_cannot_go_there", "M4.5")


@rule("M4.5", "MR43")
def test_who_stops_on_a_junction_points_the_wagon_where_the_table_agreed_so() -> None:
    scene = on_the_road(junction_stop="stopper").begin("movement")
    scene.drive(0, wagon=1, tile=3, to="FW")
    assert (scene.step, scene.asked, scene.options(0)) == ("facing", [0], ["face to=BRU2", "face to=BW1"])
    refusal = scene.refused(0, "face", to="PAR2")
    assert (refusal.code, refusal.rule) == ("no_branch_there", "MR43")
    scene.do(0, "face", to="BRU2")
    assert scene.view(1).wagons[0].facing == "BRU2"
    assert scene.ends(1, wagon=1, tile=1) == {"BRU2"}
    assert scene.ends(1, wagon=1, tile=4) == {"BRU"}
    scene.drive(1, wagon=1, tile=1, to="BRU2")
    assert scene.asked == [2]  # a plain space asks for nothing


@rule("M4.5", "MR43")
@pytest.mark.parametrize("junction_stop", ["next_mover", "stopper"])
def test_who_passes_a_junction_chooses_the_branch(junction_stop: str) -> None:
    scene = on_the_road(junction_stop=junction_stop).begin("movement")
    assert scene.ends(0, wagon=1, tile=4) == {"BRU2", "BW1"}
    scene.drive(0, wagon=1, tile=4, to="BRU2")
    assert scene.asked == [1]
    assert scene.ends(1, wagon=1, tile=1) == {"BRU1"}


@rule("M4.5", "MR15", "MX40")
def test_a_branch_that_would_leave_the_wagon_on_the_junction_is_no_choice() -> None:
    scene = on_the_road().wagon(1, "PAR2", came_from="PAR1").wagon(2, "BW1", came_from="FW").begin("movement")
    assert scene.ends(0, wagon=1, tile=2) == {"BRU2"}
    assert scene.ends(0, wagon=1, tile=3) == {"BRU1", "X"}


@rule("M4.5")
def test_a_wagon_leaves_a_city_by_any_of_its_roads(tmp_path: Path) -> None:
    scene = Scene(board=ring_road(tmp_path)).begin("movement")
    assert scene.ends(0, wagon=2, tile=1) == {"MIL1", "GEN1"}


@rule("M4.2", "M4.5")
@pytest.mark.parametrize(
    ("at", "came_from", "tile", "extra", "path"),
    [
        ("W", "LON1", 4, 0, "W N1 E S1 W"),
        ("N1", "W", 4, 0, "N1 E S1 W N1"),
        ("W", "LON1", 4, 1, "W N1 E S1 W N1"),
    ],
)
def test_round_a_ring_road_a_wagon_goes_over_every_space(
    tmp_path: Path, at: str, came_from: str, tile: int, extra: int, path: str
) -> None:
    scene = Scene(board=ring_road(tmp_path)).wagon(1, at, came_from).wagon(2, "GEN").wagon(3, "LON")
    scene.owns(0, "driver").begin("movement")
    *_, via, to = path.split()
    (moved, *_) = scene.do(0, "move", wagon=1, tile=tile, extra=extra, to=to, via=via)
    assert isinstance(moved, WagonMoved)
    assert moved.path == path.split()


@rule("MR43")
@pytest.mark.parametrize("branch", ["N1", "S1"])
def test_on_a_ring_road_a_wagon_follows_the_branch_it_was_pointed_into(tmp_path: Path, branch: str) -> None:
    scene = Scene(board=ring_road(tmp_path), junction_stop="stopper").wagon(1, "LON1", came_from="LON")
    scene.begin("movement")
    scene.drive(0, wagon=1, tile=1, to="W")
    scene.do(0, "face", to=branch)
    (moved, *_) = scene.drive(1, wagon=1, tile=3, to="WIE2")
    assert isinstance(moved, WagonMoved)
    assert moved.path == ["W", branch, "E", "WIE2"]


# -- other wagons in the way -------------------------------------------------------------------------------------------


@rule("M4.6", "M4.7", "MX8")
@pytest.mark.parametrize(("other", "end"), [("FW", "PAR2"), ("PAR2", "FW"), ("PAR1", "FW")])
def test_an_occupied_space_is_passed_but_never_shared(other: str, end: str) -> None:
    before = {"FW": "BW1", "PAR2": "FW", "PAR1": "PAR2"}[other]  # passing or meeting is all the same
    scene = on_the_road().wagon(2, other, came_from=before).begin("movement")
    assert scene.ends(0, wagon=1, tile=3) == {end}


@rule("M4.7", "M4.9", "MR13")
def test_behind_a_row_of_wagons_the_move_ends_on_the_first_free_space() -> None:
    scene = on_the_road().wagon(2, "PAR2", came_from="PAR1").wagon(3, "FW", came_from="PAR2").begin("movement")
    assert scene.ends(0, wagon=1, tile=3) == {"PAR1"}  # falls back over both
    scene = on_the_road().wagon(2, "PAR1", came_from="PAR").wagon(3, "PAR2", came_from="PAR1").begin("movement")
    assert scene.ends(0, wagon=1, tile=2) == set()  # nothing but the space it stands on is left
    refusal = scene.refused(0, "waste_tile", tile=2)  # another wagon could move
    assert (refusal.code, refusal.rule) == ("a_wagon_can_move", "M4.9")


@rule("M4.8", "MX9")
def test_entering_a_city_ends_the_move_and_the_wagon_rests_this_turn() -> None:
    scene = on_the_road().wagon(1, "BRU1", came_from="BRU2").owns(1, "coach_driver").begin("movement")
    assert scene.ends(0, wagon=1, tile=4) == {"BRU"}  # one space ahead: three points are lost
    scene.drive(0, wagon=1, tile=4, to="BRU")
    assert scene.asked == [1]
    refusal = scene.refused(1, "move", wagon=1, tile=1, extra=0, to="BRU1", via="BRU")
    assert (refusal.code, refusal.rule) == ("wagon_arrived", "M4.8")
    refusal = scene.refused(1, "move", wagon=1, tile=0, extra=1, to="BRU1", via="BRU")
    assert (refusal.code, refusal.rule) == ("wagon_arrived", "M4.8")


@rule("M4.8", "MR14")
@pytest.mark.parametrize("tile", [2, 3, 4])
def test_an_occupied_city_is_not_entered(tile: int) -> None:
    scene = on_the_road().wagon(1, "BRU2", came_from="FW").wagon(2, "BRU").begin("movement")
    assert scene.ends(0, wagon=1, tile=tile) == {"BRU1"}


@rule("M4.9", "MR15")
def test_a_wagon_that_cannot_use_all_points_may_be_chosen_but_must_go_as_far_as_it_can() -> None:
    scene = on_the_road().wagon(1, "PAR2", came_from="FW").wagon(3, "PAR").begin("movement")
    assert scene.ends(0, wagon=1, tile=4) == {"PAR1"}
    assert scene.ends(0, wagon=2, tile=4) == {"KOL"}
    refusal = scene.refused(0, "move", wagon=2, tile=4, extra=0, to="KOL1", via="KOL2")
    assert refusal.code == "wagon_cannot_go_there"


@rule("M4.10", "MX10")
def test_when_all_wagons_have_arrived_the_tile_is_played_for_nothing() -> None:
    scene = Scene(players=2).arrived(1, 2, 3).begin("movement")
    assert scene.options(0) == [f"waste_tile tile={tile}" for tile in (1, 2, 3, 4)]
    scene.do(0, "waste_tile", tile=3)
    assert scene.view(0).players[0].tiles == [1, 2, 4]
    assert scene.asked == [1]


@rule("M4.10", "MX11", "MR13", "MR14")
def test_two_wagons_in_a_row_before_an_occupied_city_cannot_move() -> None:
    scene = Scene().wagon(1, "BRU").wagon(2, "BRU1", came_from="BRU2").wagon(3, "BRU2", came_from="FW").arrived(1)
    scene.begin("movement")
    assert scene.options(0) == [f"waste_tile tile={tile}" for tile in (1, 2, 3, 4)]


@rule("M4.10", "MR15")
def test_the_duty_to_move_is_judged_for_the_tile_played() -> None:
    scene = Scene().wagon(1, "BRU2", came_from="FW").wagon(2, "BRU1", came_from="BRU2").arrived(3)
    scene.holds(3, "broken_axle").begin("broken_axles")
    scene.do(3, "play_broken_axle", wagon=2)
    assert scene.ends(0, wagon=1, tile=1) == set()
    assert scene.can(0, "waste_tile", tile=1)  # a free choice, even a tile with which no wagon can move
    assert scene.ends(0, wagon=1, tile=2) == {"BRU"}
    assert not scene.can(0, "waste_tile", tile=2)


# -- drivers -----------------------------------------------------------------------------------------------------------


@rule("M4.11", "M9.2", "MX49")
def test_driver_gives_a_point_before_or_after_the_tile_and_only_from_the_turn_after_it_was_won() -> None:
    before = on_the_road().owns(0, "driver").begin("movement")
    before.drive(0, wagon=1, tile=0, extra=1, to="PAR1")
    before.drive(0, wagon=1, tile=1, to="PAR2")
    assert before.asked == [1]  # the point is spent
    after = on_the_road().owns(0, "driver").begin("movement")
    after.drive(0, wagon=1, tile=1, to="PAR1")
    assert after.ends(0, wagon=2, tile=0, extra=1) == {"KOL1"}  # any wagon
    after.drive(0, wagon=1, tile=0, extra=1, to="PAR2")  # also the one already moved
    assert after.asked == [1]
    fresh = on_the_road().owns(0, "driver", won=2).begin("movement")
    refusal = fresh.refused(0, "move", wagon=1, tile=0, extra=1, to="PAR1", via="PAR")
    assert (refusal.code, refusal.rule) == ("no_extra_points", "M4.11")


@rule("M4.11")
def test_extra_points_need_not_be_used() -> None:
    scene = on_the_road().owns(0, "coach_driver").begin("movement")
    scene.drive(0, wagon=1, tile=1, to="PAR1")
    scene.do(0, "done")
    assert scene.asked == [1]
    assert scene.where(1) == "PAR1"


@rule("M4.11", "M9.3", "MX12")
def test_coach_driver_moves_one_wagon_two_spaces_or_two_wagons_one_each() -> None:
    one = on_the_road().owns(0, "coach_driver").begin("movement")
    one.drive(0, wagon=1, tile=0, extra=2, to="PAR2")
    assert not [line for line in one.options(0, "move") if "extra=0" not in line]  # both points are spent
    two = on_the_road().owns(0, "coach_driver").begin("movement")
    two.drive(0, wagon=1, tile=0, extra=1, to="PAR1")
    two.drive(0, wagon=2, tile=0, extra=1, to="KOL1")
    assert not [line for line in two.options(0, "move") if "extra=0" not in line]
    two.drive(0, wagon=3, tile=2, to="GEN")
    assert two.asked == [1]


@rule("M4.11", "MR16")
def test_the_owner_of_both_drivers_splits_three_points_at_will() -> None:
    scene = on_the_road().owns(0, "driver", "coach_driver").begin("movement")
    assert scene.ends(0, wagon=1, tile=0, extra=3) == {"FW"}
    scene.drive(0, wagon=1, tile=0, extra=1, to="PAR1")
    scene.drive(0, wagon=3, tile=1, to="GEN1")
    scene.drive(0, wagon=2, tile=0, extra=1, to="KOL1")
    scene.drive(0, wagon=1, tile=0, extra=1, to="PAR2")
    assert scene.asked == [1]


@rule("MR16", "MX41")
def test_a_driver_point_joined_to_the_tile_passes_where_two_moves_would_stop() -> None:
    joined, apart = (
        on_the_road().wagon(2, "PAR2", came_from="PAR1").owns(0, "driver").begin("movement") for _ in range(2)
    )
    joined.drive(0, wagon=1, tile=2, extra=1, to="FW")
    assert joined.asked == [1]  # the point is spent
    apart.drive(0, wagon=1, tile=2, to="PAR1")
    assert apart.ends(0, wagon=1, tile=0, extra=1) == set()
    refusal = apart.refused(0, "move", wagon=1, tile=0, extra=1, to="PAR2", via="PAR1")
    assert refusal.code == "wagon_cannot_go_there"


@rule("MR16")
def test_only_points_that_really_move_the_wagon_are_spent() -> None:
    scene = on_the_road().wagon(2, "KOL1", came_from="KOL2").wagon(3, "HAM2", came_from="FN")
    scene.owns(0, "coach_driver").begin("movement")
    assert scene.ends(0, wagon=3, tile=1, extra=2) == set()  # Hamburg is two spaces away
    scene.drive(0, wagon=3, tile=1, extra=1, to="HAM")
    assert scene.ends(0, wagon=2, tile=0, extra=1) == {"KOL"}  # the other point goes to another wagon


# -- Broken Axle -------------------------------------------------------------------------------------------------------


@rule("M4.1", "M10.2")
def test_a_wagon_with_a_broken_axle_stands_still_this_turn() -> None:
    scene = on_the_road(players=2).owns(0, "driver").holds(1, "broken_axle").begin("broken_axles")
    assert scene.asked == [1]  # before anyone moves
    scene.do(1, "play_broken_axle", wagon=1)
    assert (scene.step, scene.asked) == ("movement", [0])
    assert scene.view(0).wagons[0].broken
    for tile, extra in ((1, 0), (0, 1)):
        refusal = scene.refused(0, "move", wagon=1, tile=tile, extra=extra, to="PAR1", via="PAR")
        assert (refusal.code, refusal.rule) == ("axle_is_broken", "M10.2")
    scene.drive(0, wagon=2, tile=1, to="KOL1")
    scene.do(0, "done")
    assert scene.ends(1, wagon=1, tile=1) == set()
    scene.drive(1, wagon=3, tile=1, to="GEN1")
    assert not any(wagon.broken for wagon in scene.view(0).wagons)  # only this turn
    scene.begin("movement")
    assert scene.ends(0, wagon=1, tile=2) == {"PAR2"}


@rule("M10.2", "M1.15", "MR40")
def test_several_axles_break_in_turn_order_also_one_twice() -> None:
    scene = on_the_road().holds(2, "broken_axle").holds(0, "broken_axle", "broken_axle").holds(1, "low_upkeep")
    scene.begin("broken_axles")
    scene.do(0, "play_broken_axle", wagon=1)
    assert scene.asked == [0]
    scene.do(0, "play_broken_axle", wagon=1)
    assert scene.asked == [1]  # whoever holds a card is asked
    refusal = scene.refused(1, "play_broken_axle", wagon=2)
    assert (refusal.code, refusal.rule) == ("card_not_in_hand", "M10.2")
    scene.do(1, "done")
    scene.do(2, "play_broken_axle", wagon=3)
    assert scene.step == "movement"  # nobody is asked a second time
    assert [wagon.broken for wagon in scene.view(0).wagons] == [True, False, True]
    assert scene.view(None).pile == 21 - 4


@rule("M4.10", "M10.2")
def test_with_all_axles_broken_the_tile_is_lost() -> None:
    scene = on_the_road().holds(0, "broken_axle", "broken_axle", "broken_axle").begin("broken_axles")
    for wagon in (1, 2, 3):
        scene.do(0, "play_broken_axle", wagon=wagon)
    assert scene.options(0) == [f"waste_tile tile={tile}" for tile in (1, 2, 3, 4)]


# -- the rules of the road once more, in the plainest words ------------------------------------------------------------

Way = list[int]


def ways(scene: Scene, way: Way, came_from: int, points: int, facing: int = NOBODY) -> Iterator[Way]:
    """Every way ahead by that many points; it ends in the first city (M4.5, M4.8, MR43)."""
    board = scene.t.rules.board
    if points == 0 or (len(way) > 1 and board.is_city(way[-1])):
        yield way
        return
    for beside in board.neighbours[way[-1]]:
        if beside != came_from and facing in (NOBODY, beside):
            yield from ways(scene, [*way, beside], way[-1], points - 1)


def landings(scene: Scene, wagon: int, points: int) -> Iterator[Way]:
    """The ways a wagon may take, cut off where it stops: never on another wagon (M4.6, M4.7, MR13, MR14)."""
    t = scene.t
    others = [node for other, node in enumerate(t.at) if other != wagon]
    taken = []
    for way in ways(scene, [t.at[wagon]], t.came_from[wagon], points, t.facing[wagon]):
        made = len(way) - 1
        while made > 0 and way[made] in others:
            made -= 1
        taken.append((way, made))
    for way, made in taken:
        held_up = any(  # MR15: from a fork at or beyond its stop another branch takes it further
            there > fork and other[: fork + 1] == way[: fork + 1] and other[fork + 1] != way[fork + 1]
            for fork in range(made, len(way) - 1)
            for other, there in taken
        )
        if made > 0 and not held_up:
            yield way[: made + 1]


def expected(scene: Scene, seat: int, points: int) -> set[str]:
    """All moves of a movement turn at its beginning, and the tiles that are lost."""
    ids = scene.t.rules.board.ids
    said = set()
    wagons = [wagon for wagon in range(3) if not scene.t.arrived[wagon] and not scene.t.broken[wagon]]
    for tile in (0, *scene.view(seat).players[seat].tiles):
        stuck = True
        for wagon in wagons:
            for extra in range(points + 1):
                for way in landings(scene, wagon, tile + extra):
                    spent = max(0, len(way) - 1 - tile)  # MR16
                    if extra == 0 or spent > 0:
                        said.add(
                            f"move wagon={wagon + 1} tile={tile} extra={spent} to={ids[way[-1]]} via={ids[way[-2]]}"
                        )
                        stuck = stuck and extra > 0
        if tile and stuck:
            said.add(f"waste_tile tile={tile}")
    return said


def scatter(scene: Scene, rng: Rng) -> None:
    """The three wagons anywhere, close enough to be in each other's way."""
    board = scene.t.rules.board
    places = list(range(board.nodes))
    rng.shuffle(places)
    distance = board.distances(places[0], through_cities=True)
    for wagon, node in enumerate([node for node in places if distance[node] <= 4][:3]):
        beside = board.neighbours[node].copy()
        rng.shuffle(beside)
        scene.wagon(wagon + 1, board.ids[node], None if board.is_city(node) else board.ids[beside[0]])
        pointed = scene.t.rules.stopper_faces and len(beside) > 2
        scene.t.point(wagon, beside[1] if pointed else NOBODY)
        scene.t.arrived[wagon] = rng.below(8) == 0
        scene.t.broken[wagon] = rng.below(8) == 0


@rule("M4.2", "M4.5", "M4.6", "M4.7", "M4.8", "M4.9", "M4.10", "M4.11", "MR13", "MR14", "MR15", "MR16", "MR43")
@pytest.mark.parametrize("junction_stop", ["next_mover", "stopper"])
@pytest.mark.parametrize("ring", [False, True], ids=["own board", "ring road"])
def test_every_move_and_no_other_from_any_position(tmp_path: Path, ring: bool, junction_stop: str) -> None:
    rng = Rng.from_seed(3)
    board = {"board": ring_road(tmp_path)} if ring else {}
    scene = Scene(2, "2010", 0, 2, 1, None, junction_stop=junction_stop, **board)
    for _ in range(150):
        scatter(scene, rng)
        points = int(rng.below(4))
        scene.owns(0 if points % 2 else 1, "driver").owns(0 if points > 1 else 1, "coach_driver").begin("movement")
        moves = scene.options(0)
        assert len(moves) == len(set(moves))
        assert set(moves) == expected(scene, 0, points), [scene.where(wagon) for wagon in (1, 2, 3)]
