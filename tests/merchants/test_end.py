"""The end of the game and the final standing (M11)."""

import pytest

import fernhandel
from merchants.arrange import Scene
from rules import rule


def ending(players: int, levels: list[int], money: list[int], letters: list[int] | None = None) -> Scene:
    """The last turn is at its end; seats stand on these levels with this money and these Letters of Credit."""
    scene = Scene(players=players).money(*money)
    scene.t.status = levels
    scene.t.letters = letters or [0] * players
    scene.t.arrivals = 8
    return scene


def places(scene: Scene) -> list[tuple[int, int]]:
    """Rank and seat, best first."""
    return [(place.rank, place.seat) for place in scene.game.standing()]


def let_all_pass(scene: Scene, until: str = "purchasing") -> None:
    """Everybody lets every decision of this turn pass: no bid, no climb."""
    while not scene.game.over and scene.step != until:
        seat = scene.asked[0]
        options = scene.options(seat)
        scene.game.apply(seat, scene.action("pass" if "pass" in options else "done"))


# -- when the game ends --------------------------------------------------------------------------------------------


@rule("M11.1")
@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 7), (4, 8)])
def test_the_game_ends_with_the_turn_of_the_last_arrival(players: int, last: int) -> None:
    for arrivals in (last - 2, last - 1):
        scene = Scene(players=players).wagon(1, at="HAM").arrived(1)
        scene.t.arrivals = arrivals
        scene.begin("selling")
        let_all_pass(scene)
        assert scene.view(None).arrivals == arrivals + 1
        assert scene.view(None).last_arrival == last
        assert scene.game.over == (arrivals + 1 == last)


@rule("M11.1", "MX31", "MR26")
def test_four_players_three_arrivals_at_once_are_all_unloaded() -> None:
    scene = Scene(players=4).money(0, 0, 0, 9000)
    scene.wagon(1, at="PAR").wagon(2, at="WIE").wagon(3, at="HAM").arrived(1, 2, 3)
    for seat, wagon in enumerate((1, 2, 3)):
        scene.load(wagon, seat, silk=1)
    scene.bonus(PAR=200, WIE=200, HAM=500)
    scene.t.arrivals = 7
    scene.begin("selling")
    assert scene.t.money[:3] == [600 + 200, 600, 600 + 500]
    view = scene.view(None)
    assert view.arrivals == 8
    assert view.climb_price == 3000
    assert scene.step == "investments"
    for seat in range(4):
        scene.do(seat, "pass")
    assert scene.step == "climbing"
    for seat in range(3):
        scene.do(seat, "done")
    scene.do(3, "climb")
    assert not scene.game.over
    scene.do(3, "climb")  # two more levels, up to the very end
    assert scene.game.over
    assert scene.t.status == [0, 0, 0, 2]
    assert scene.t.money[3] == 3000
    assert scene.asked == []
    assert scene.refused(3, "done").code == "game_is_over"


@rule("M11.1", "MX32")
def test_two_players_the_sixth_arrival_ends_the_game_at_a_climb_price_of_2000() -> None:
    scene = Scene(players=2).money(4000, 0).wagon(1, at="HAM").arrived(1)
    scene.t.arrivals = 5
    scene.begin("selling")
    scene.do(0, "pass")
    scene.do(1, "pass")
    scene.do(0, "climb")
    assert scene.t.money[0] == 2000
    scene.do(0, "climb")
    scene.do(1, "done")
    assert scene.game.over
    assert scene.t.status == [2, 0]


@rule("M11.1")
def test_upkeep_is_due_in_the_last_turn_too() -> None:
    scene = ending(2, [8, 0], [1500, 5000]).begin("upkeep")
    scene.do(0, "decline")
    let_all_pass(scene)
    assert scene.game.over
    assert scene.t.status == [7, 0]


@rule("M11.1")
def test_when_the_game_is_over_all_money_is_shown() -> None:
    scene = ending(2, [0, 0], [700, 900]).begin("climbing")
    assert scene.view(0).players[1].money is None
    let_all_pass(scene)
    assert [player.money for player in scene.view(None).players] == [700, 900]


# -- who wins ------------------------------------------------------------------------------------------------------


@rule("M11.2")
def test_the_highest_status_wins_whatever_the_money() -> None:
    scene = ending(3, [3, 5, 4], [9000, 0, 100]).begin("turn_end")
    assert places(scene) == [(1, 1), (2, 2), (3, 0)]
    assert scene.game.standing()[0].score == {"status": 5, "money": 0, "letters": 0}


@rule("M11.2", "MX34")
def test_on_the_same_level_more_money_wins_and_goods_and_cards_count_nothing() -> None:
    scene = ending(2, [4, 4], [900, 1000]).store(0, "KOL", silk=8).load(1, 0, salt=3)
    scene.owns(0, "large_office", "reduced_cost").holds(0, "low_upkeep", "special_sale")
    scene.begin("turn_end")
    assert places(scene) == [(1, 1), (2, 0)]


@rule("MR31")
def test_equal_level_and_money_share_a_place() -> None:
    scene = ending(4, [4, 4, 4, 2], [500, 900, 900, 900]).begin("turn_end")
    assert places(scene) == [(1, 1), (1, 2), (3, 0), (4, 3)]


@rule("M11.3", "MX33")
def test_a_debtor_on_level_8_is_behind_a_free_man_on_level_3() -> None:
    scene = ending(2, [8, 3], [2000, 0], letters=[1, 0]).begin("turn_end")
    scene.do(0, "done")
    assert scene.game.over
    assert places(scene) == [(1, 1), (2, 0)]


@rule("M11.3")
def test_debtors_rank_among_themselves_by_status_then_money() -> None:
    scene = ending(4, [2, 6, 0, 6], [2400, 100, 0, 200], letters=[1, 1, 0, 3]).begin("turn_end")
    let_all_pass(scene)
    assert places(scene) == [(1, 2), (2, 3), (3, 1), (4, 0)]  # the number of letters does not matter


@rule("MR31", "M8.4", "M11.3")
def test_a_last_chance_to_repay_after_climbing() -> None:
    scene = ending(3, [5, 4, 4], [2500, 5000, 1000], letters=[1, 2, 0]).begin("climbing")
    for seat in range(3):
        scene.do(seat, "done")
    assert scene.asked == [0]  # only debtors are asked, in turn order
    scene.do(0, "repay")
    scene.do(0, "done")
    scene.do(1, "repay")
    scene.do(1, "repay")
    scene.do(1, "done")
    assert scene.game.over
    assert scene.t.letters == [0, 0, 0]
    assert places(scene) == [(1, 0), (2, 2), (3, 1)]


@rule("MR31", "M1.15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_chance_to_repay_goes_round_in_turn_order(first: int) -> None:
    scene = ending(3, [1, 1, 1], [0, 0, 0], letters=[1, 1, 1])
    scene.t.first = first
    scene.begin("turn_end")
    asked = []
    while not scene.game.over:
        asked += scene.asked
        scene.do(scene.asked[0], "done")
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


@rule("MR31")
def test_before_the_last_turn_nobody_is_asked_at_the_end_of_a_turn() -> None:
    scene = ending(2, [1, 0], [2500, 0], letters=[1, 0])
    scene.t.arrivals = 5
    scene.begin("climbing")
    scene.do(0, "done")
    scene.do(1, "done")
    assert scene.step == "purchasing"


# -- who begins ----------------------------------------------------------------------------------------------------


@rule("MR5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_the_seed(players: int) -> None:
    drawn = [fernhandel.make("merchants", players=players, seed=seed).to_act()[0] for seed in range(40)]
    assert set(drawn) == set(range(players))
    assert drawn == [fernhandel.make("merchants", players=players, seed=seed).to_act()[0] for seed in range(40)]
