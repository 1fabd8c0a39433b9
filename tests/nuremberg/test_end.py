"""Phase 10 and the end of the game (N12, N13)."""

import pytest

from fernhandel import Event
from fernhandel.games.nuremberg.events import FinalScored, GameEnded, TurnBegan
from fernhandel.games.nuremberg.state import Table
from nuremberg.arrange import Scene, only, said
from nuremberg.plain import wander
from rules import rule


def passed_by(scene: Scene) -> list[Event]:
    """Seat 0 is asked for a takeover, passes, and the turn is over; Player Order follows the profit track."""
    scene.takeovers(*scene.by("profit"))
    assert scene.asked == [0]
    return scene.do(0, "pass")


def places(scene: Scene) -> list[tuple[int, int, int]]:
    return [(place.rank, place.seat, int(place.score["points"])) for place in scene.game.standing()]


@rule("N12.1", "N1.2")
@pytest.mark.parametrize(("players", "display"), [(4, "d34"), (3, "d34"), (3, "d23"), (2, "d23")])
def test_a_game_has_its_number_of_turns(players: int, display: str) -> None:
    turns = {("d34", 4): 4, ("d34", 3): 5, ("d23", 3): 4, ("d23", 2): 5}[display, players]
    seen: list[int] = []
    for game in wander(1, players, display=display):
        assert isinstance(game.table, Table)
        seen.append(game.table.turn)
    assert game.over
    assert (seen == sorted(seen), set(seen)) == (True, set(range(1, turns + 1)))


@rule("N12.1", "N12.2", "NX35")
def test_everything_carries_over_to_the_next_turn() -> None:
    scene = Scene(2).track(0, "schwabach", "rosstal").profit(-2, 3).means(0, 1, 1, 2, 3, 4)
    events = passed_by(scene)
    assert only(events, TurnBegan) == [TurnBegan(turn=2, turns=5)]
    assert scene.influence_of(0) == (1, 2, 3, 4)
    assert (scene.t.hand[0], scene.owner("schwabach", "rosstal"), scene.t.profit) == (13, 0, [-2, 3])
    assert (scene.step, scene.asked, scene.t.order) == ("auction", [1], [1, 0])  # the new Player Order


@rule("NX31", "N13.1", "N13.2", "N13.3")
def test_final_points() -> None:
    scene = Scene(2).last_turn().pile(0, beer=4, post=6, red=3, green=2).profit(-3)
    scene.t.vp[0] = 20
    events = passed_by(scene.track(0, "schwabach", "rosstal", "ammerndorf"))
    scored = FinalScored(seat=0, points=20, sets=2, profit=-3, links=2, total=19)
    assert [event for event in events if isinstance(event, FinalScored) and event.seat == 0] == [scored]
    assert events[-1] == GameEnded(seat=0)
    assert places(scene) == [(1, 0, 19), (2, 1, 0)]
    assert said(scene.refused(0, "pass"))[0] == "game_is_over"


@rule("N13.1")
@pytest.mark.parametrize("missing", ["beer", "post", "red", "green"])
def test_a_set_has_one_piece_of_every_kind(missing: str) -> None:
    scene = Scene(2).last_turn().track(0, "schwabach", "rosstal")
    scene.pile(0, **{piece: 3 for piece in ("beer", "post", "red", "green") if piece != missing})
    passed_by(scene)
    assert scene.view.players[0].sets == 0
    assert places(scene)[1] == (2, 0, -1)


@rule("N13.2", "N13.3", "NR29")
def test_what_is_left_scores_nothing() -> None:
    scene = Scene(2).last_turn().track(0, "schwabach", "rosstal").profit(2, 0).means(0, 15, 8, 8, 8, 8)
    passed_by(scene)
    assert places(scene) == [(1, 0, 1), (2, 1, 0)]


@rule("NR29", "N13.3", "N12.1")
def test_the_last_turn_has_all_its_phases() -> None:
    scene = Scene(2).last_turn().means(0, 5, red=2).means(1, 0).building()
    scene.build(0, "schwabach", "rosstal", "heilsbronn")
    assert scene.step == "trains"
    scene.do(0, "pass")
    assert (scene.step, scene.t.profit) == ("takeovers", [-2, 0])
    scene.sell(0, "red", "schwabach", "rosstal", "heilsbronn")
    assert scene.game.over
    assert places(scene) == [(1, 1, 0), (2, 0, -2)]  # nothing is deducted for links that were sold


@rule("NX32", "N13.4", "NR30")
@pytest.mark.parametrize(
    ("profit", "stack", "first"),
    [((1, -3), (1, 0), 0), ((-3, 1), (0, 1), 1), ((2, 2), (0, 1), 0), ((2, 2), (1, 0), 1)],
)
def test_ties_are_broken_on_the_profit_track(profit: tuple[int, int], stack: tuple[int, int], first: int) -> None:
    """The higher profit, then the higher in the stack."""
    scene = Scene(2).last_turn().profit(*profit).stack("profit", *stack).track(0, "schwabach", "rosstal")
    scene.t.vp = [20 - profit[0], 19 - profit[1]]
    passed_by(scene)
    assert places(scene) == [(1, first, 19), (2, 1 - first, 19)]


@rule("N13.4")
def test_most_points_win() -> None:
    scene = Scene(3).last_turn().profit(5, 0, -13).track(0, "schwabach", "rosstal")
    scene.t.vp = [2, 7, 21]
    passed_by(scene)
    assert places(scene) == [(1, 2, 8), (2, 1, 7), (3, 0, 6)]
