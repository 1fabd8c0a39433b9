"""The end of the game (A8)."""

import pytest

from auf_achse.arrange import Scene, said
from fernhandel.games.auf_achse.events import GameEnded
from rules import rule


@rule("AX23", "A8.1", "AR35")
@pytest.mark.parametrize("idle", [True, False])
def test_the_last_public_contract_is_lost_while_somebody_has_none(idle: bool) -> None:
    scene = Scene(3).row("graz-praha").holds(0, "berlin-trieste").loads(1, "kassel-verona")
    if not idle:
        scene.holds(2, "berlin-graz")
    scene.arrives(0, "wien")
    events = scene.do(0, "done")
    assert scene.public() == []
    assert scene.game.over == idle
    assert (events[-1] == GameEnded(turn=scene.t.turn, seat=0)) == idle
    if idle:
        assert said(scene.refused(1, "roll")) == ("game_is_over", "AR21")


@rule("AX24", "A8.1", "AR35")
def test_the_last_delivery_ends_the_game_at_once() -> None:
    scene = Scene(3).row().loads(0, "wien-berlin").holds(1, "berlin-trieste").holds(2, "berlin-graz")
    scene.truck(0, "hannover").rolls(0, 5, 5)
    scene.drive(0, 5, "berlin")
    assert (scene.game.over, scene.asked) == (True, [])
    assert scene.t.cash[0] == 5000 + 2700


@rule("AX25", "A8.1", "AR36")
def test_an_empty_row_alone_ends_nothing() -> None:
    scene = Scene(2).row().loads(0, "wien-berlin").holds(0, "koeln-linz").holds(1, "berlin-trieste")
    scene.arrives(0, "berlin").do(0, "done")
    assert (scene.game.over, scene.asked) == (False, [1])


@rule("AR36")
def test_nor_does_a_player_without_contracts_while_one_lies_open() -> None:
    scene = Scene(2).row("graz-praha").loads(0, "wien-berlin").holds(1, "berlin-trieste")
    scene.arrives(0, "berlin")
    assert not scene.game.over


@rule("AR36", "AR35")
@pytest.mark.parametrize("winner", [0, 1])
def test_somebody_else_wins_the_last_public_contract(winner: int) -> None:
    """Seat 2 has no contract; the award ends the game, payment included."""
    scene = Scene(3).row("graz-praha").holds(0, "berlin-trieste").holds(1, "koeln-linz").arrives(0, "wien")
    scene.do(0, "choose", contract="graz-praha")
    scene.do(1, "offer", offer=1)
    scene.do(2, "pass")
    if winner == 0:
        scene.do(0, "match")
        scene.do(1, "pass")
    else:
        scene.do(0, "pass")
    assert (scene.game.over, scene.t.cash[winner]) == (True, 5000 - 400)


@rule("AR35", "AR32")
def test_immediate_loading_belongs_to_the_award() -> None:
    scene = Scene(3).row("graz-praha").holds(0, "berlin-trieste").truck(1, "graz").arrives(0, "wien")
    scene.do(0, "choose", contract="graz-praha")
    scene.do(1, "offer", offer=1)
    scene.do(2, "pass")
    scene.do(0, "pass")
    assert (scene.asked, scene.game.over) == ([1], False)
    scene.do(1, "start", contract="graz-praha")
    assert scene.game.over


@rule("AX35", "AR20", "AR35")
def test_a_debt_that_has_become_payable_is_taken_before_the_end() -> None:
    scene = Scene(2).row().cash(400).owes(0, 2000).loads(0, "trieste-milano").holds(1, "berlin-trieste")
    scene.arrives(0, "milano")  # 400 and 1900
    assert (scene.game.over, scene.t.cash[0], scene.t.debts) == (True, 300, [])


@rule("AX30", "A8.2", "A6.4", "AR38")
def test_only_cash_counts() -> None:
    scene = Scene(3).row().cash(9000, 9100, 400).owns(0, large=2).loads(0, "berlin-trieste").owes(2, 1000)
    scene.holds(1, "kassel-verona").loads(2, "basel-luxembourg").arrives(2, "luxembourg")
    assert scene.game.over
    places = [(place.rank, place.seat, place.score) for place in scene.game.standing()]
    assert places == [(1, 1, {"cash": 9100}), (2, 0, {"cash": 9000}), (3, 2, {"cash": 500})]


@rule("AR38", "AR20")
def test_an_open_debt_is_not_deducted() -> None:
    scene = Scene(2).row().cash(400, 1000).owes(0, 2000).holds(1, "kassel-verona")
    scene.loads(0, "basel-luxembourg").arrives(0, "luxembourg")
    assert scene.game.over
    assert [(place.seat, place.score) for place in scene.game.standing()] == [(0, {"cash": 1500}), (1, {"cash": 1000})]


@rule("AR37")
def test_a_tie_is_a_shared_victory() -> None:
    scene = Scene(3).row().cash(7000, 8900, 8900).holds(1, "koeln-linz").holds(2, "berlin-trieste")
    scene.loads(0, "trieste-milano").arrives(0, "milano")
    assert [place.rank for place in scene.game.standing()] == [1, 1, 1]
