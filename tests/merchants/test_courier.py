"""Action 3: the courier, and the Influence cards he brings (M4.12 to M4.14)."""

import pytest

from fernhandel.core.events import seen_by
from fernhandel.games.merchants.events import InfluenceTaken
from merchants.arrange import Scene
from rules import rule

ALL_KINDS = {
    "free_loading",
    "broken_axle",
    "special_sale",
    "sale_with_bonus",
    "social_climbing",
    "loading_master",
    "low_upkeep",
}


def near_paris(*cards: str, courier: str = "FW", players: int = 2) -> Scene:
    """Wagon 1 on PAR2 before the west fork, where the courier stands; seat 0 owns the cards named."""
    scene = Scene(players).courier(courier).owns(0, *cards).wagon(1, "PAR2", came_from="PAR1")
    return scene.wagon(2, "KOL2", came_from="FN").wagon(3, "GEN2", came_from="FS").begin("movement")


def reach(scene: Scene, by: str) -> set[str]:
    return {line.split("to=")[1] for line in scene.options(0, "move_courier") if f"by={by} " in line}


# -- moving him --------------------------------------------------------------------------------------------------------


@rule("M4.12", "M9.4", "M9.5", "MR17")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("courier", {"PAR2", "BRU2", "BW1"}),
        ("express_courier", {"PAR2", "BRU2", "BW1", "PAR1", "BRU1", "X"}),
    ],
)
def test_the_courier_goes_up_to_one_or_two_spaces_in_any_direction(card: str, spaces: set[str]) -> None:
    assert reach(near_paris(card), card) == spaces


@rule("M4.12")
def test_only_the_two_cards_move_him_and_each_once_a_turn() -> None:
    scene = near_paris("courier")
    refusal = scene.refused(0, "move_courier", by="express_courier", to="X")
    assert (refusal.code, refusal.rule) == ("no_courier_card", "M4.12")
    scene.do(0, "move_courier", by="courier", to="BW1")
    refusal = scene.refused(0, "move_courier", by="courier", to="X")
    assert (refusal.code, refusal.rule) == ("no_courier_card", "M4.12")
    scene.drive(0, wagon=1, tile=1, to="FW")
    assert scene.asked == [1]
    assert not scene.options(1, "move_courier")  # seat 1 owns no such card
    assert scene.view(1).courier == "BW1"


@rule("M4.12", "M4.2")
def test_he_moves_before_or_after_the_wagon_or_not_at_all() -> None:
    before = near_paris("courier")
    before.do(0, "move_courier", by="courier", to="BW1")
    before.drive(0, wagon=1, tile=1, to="FW")
    assert before.asked == [1]
    after = near_paris("courier")
    after.drive(0, wagon=2, tile=1, to="KOL1")
    after.do(0, "move_courier", by="courier", to="BW1")
    assert after.asked == [1]
    never = near_paris("courier")
    never.drive(0, wagon=2, tile=1, to="KOL1")
    never.do(0, "done")
    assert never.view(0).courier == "FW"


@rule("M4.12")
def test_he_never_enters_a_city() -> None:
    scene = near_paris("express_courier", courier="BRU1")
    assert reach(scene, "express_courier") == {"BRU2", "FW"}
    refusal = scene.refused(0, "move_courier", by="express_courier", to="BRU")
    assert (refusal.code, refusal.rule) == ("courier_cannot_reach", "M4.12")


@rule("MR17")
def test_both_cards_are_two_moves_or_one_of_up_to_three() -> None:
    joined = near_paris("courier", "express_courier")
    assert reach(joined, "both") == {"BN1", "BS1"}
    joined.do(0, "move_courier", by="both", to="BN1")
    assert not joined.options(0, "move_courier")
    apart = near_paris("courier", "express_courier")
    apart.do(0, "move_courier", by="express_courier", to="X")
    assert reach(apart, "courier") == {"BW1", "BN1", "BS1"}
    apart.do(0, "move_courier", by="courier", to="BW1")
    assert not apart.options(0, "move_courier")


@rule("MR17", "M4.13")
def test_wagons_and_courier_are_not_in_each_others_way_and_passing_earns_nothing() -> None:
    scene = near_paris("express_courier", courier="FW")
    scene.drive(0, wagon=1, tile=2, to="BW1")  # past the courier
    assert scene.step == "movement"
    assert "X" in reach(scene, "express_courier")  # past the wagon
    scene.do(0, "move_courier", by="express_courier", to="X")
    assert scene.asked == [1]
    assert scene.view(0).players[0].influence == 0


# -- meeting -----------------------------------------------------------------------------------------------------------


@rule("M4.13", "M1.11", "MR37")
def test_a_wagon_that_ends_on_the_couriers_space_earns_a_card_of_choice_at_once() -> None:
    scene = near_paris()
    scene.drive(0, wagon=1, tile=1, to="FW")
    assert (scene.step, scene.asked) == ("taking_influence", [0])
    assert scene.view(0).pile_open == dict.fromkeys(ALL_KINDS, 3)  # seven kinds, three copies each
    assert {line.split("=")[1] for line in scene.options(0)} == ALL_KINDS
    scene.do(0, "take_influence", influence="special_sale")
    assert scene.view(0).players[0].hand == {"special_sale": 1}
    assert scene.view(0).pile == 20
    assert scene.asked == [1]


@rule("M4.13")
def test_the_courier_who_ends_on_a_wagons_space_earns_a_card_too() -> None:
    scene = near_paris("courier")
    scene.do(0, "move_courier", by="courier", to="PAR2")
    assert (scene.step, scene.asked) == ("taking_influence", [0])


@rule("M4.13")
def test_a_move_by_extra_points_meets_the_courier_like_any_other() -> None:
    scene = near_paris("driver")
    scene.drive(0, wagon=1, tile=0, extra=1, to="FW")
    assert (scene.step, scene.asked) == ("taking_influence", [0])


@rule("M4.13", "M4.5", "MR43")
def test_who_meets_the_courier_on_a_junction_takes_the_card_and_points_the_wagon() -> None:
    scene = Scene(2, junction_stop="stopper").courier("FW").begin("movement")
    scene.drive(0, wagon=1, tile=3, to="FW")
    scene.do(0, "take_influence", influence="low_upkeep")
    assert (scene.step, scene.asked) == ("facing", [0])
    scene.do(0, "face", to="BW1")
    assert scene.asked == [1]


@rule("MR18")
def test_pieces_that_stand_together_already_earn_nothing() -> None:
    scene = near_paris("courier", courier="PAR2")
    assert scene.step == "movement"
    assert not scene.can(0, "move_courier", by="courier", to="PAR2")  # he must end on another space
    scene.drive(0, wagon=1, tile=1, to="FW")
    assert scene.step == "movement"
    assert scene.view(0).players[0].influence == 0


@rule("M4.14", "MX13")
def test_the_wagon_that_earned_the_card_is_moved_no_more_by_this_player_but_by_the_next() -> None:
    scene = near_paris("driver")
    scene.drive(0, wagon=1, tile=1, to="FW")
    scene.do(0, "take_influence", influence="low_upkeep")
    refusal = scene.refused(0, "move", wagon=1, tile=0, extra=1, to="BW1", via="FW")
    assert (refusal.code, refusal.rule) == ("wagon_earned_a_card", "M4.14")
    scene.drive(0, wagon=2, tile=0, extra=1, to="KOL1")
    assert scene.ends(1, wagon=1, tile=1) == {"BRU2", "BW1"}


@rule("M4.14", "M4.10", "MR19")
def test_a_wagon_the_courier_came_to_may_not_be_moved_and_the_tile_may_be_lost() -> None:
    scene = near_paris("courier").arrived(2, 3)
    scene.do(0, "move_courier", by="courier", to="PAR2")
    scene.do(0, "take_influence", influence="low_upkeep")
    refusal = scene.refused(0, "move", wagon=1, tile=1, extra=0, to="FW", via="PAR2")
    assert (refusal.code, refusal.rule) == ("wagon_earned_a_card", "M4.14")
    assert scene.options(0) == [f"waste_tile tile={tile}" for tile in (1, 2, 3, 4)]


@rule("MR18")
def test_several_cards_in_one_turn_even_from_the_same_wagon() -> None:
    scene = near_paris("courier", "express_courier", courier="FW")
    scene.drive(0, wagon=1, tile=1, to="FW")
    scene.do(0, "take_influence", influence="low_upkeep")
    scene.do(0, "move_courier", by="courier", to="BW1")
    scene.do(0, "move_courier", by="express_courier", to="FW")
    scene.do(0, "take_influence", influence="broken_axle")
    assert scene.view(0).players[0].hand == {"broken_axle": 1, "low_upkeep": 1}
    assert scene.asked == [1]


@rule("MR18", "M4.13")
def test_only_what_is_left_in_the_pile_can_be_chosen() -> None:
    scene = near_paris().holds(1, "low_upkeep", "low_upkeep", "low_upkeep")
    scene.drive(0, wagon=1, tile=1, to="FW")
    refusal = scene.refused(0, "take_influence", influence="low_upkeep")
    assert (refusal.code, refusal.rule) == ("pile_has_none_left", "M4.13")


@rule("MR18")
def test_an_empty_pile_gives_nothing_and_bars_nothing() -> None:
    scene = near_paris("driver").holds(1, *(kind for kind in sorted(ALL_KINDS) for _ in range(3)))
    scene.drive(0, wagon=1, tile=1, to="FW")
    assert scene.step == "movement"
    assert scene.ends(0, wagon=1, tile=0, extra=1) == {"BRU2", "BW1"}


@rule("MR34", "MR39", "M1.14")
def test_the_kind_taken_and_what_is_left_are_the_choosers_secret() -> None:
    one, other = near_paris(players=3), near_paris(players=3)
    for scene in (one, other):
        scene.drive(0, wagon=1, tile=1, to="FW")
        assert scene.view(1).pile_open is None
    events = one.do(0, "take_influence", influence="special_sale")
    other.do(0, "take_influence", influence="low_upkeep")
    for seat in (1, 2, None):
        assert one.view(seat).to_json() == other.view(seat).to_json()
        assert seen_by(events, seat)[0] == InfluenceTaken(seat=0, influence=None)
    assert one.view(1).players[0].influence == 1  # that a card was gained, everyone saw


@rule("MR34")
def test_whoever_chooses_sees_what_is_left() -> None:
    scene = near_paris(players=3)
    scene.drive(0, wagon=1, tile=1, to="FW")
    scene.do(0, "take_influence", influence="special_sale")
    scene.courier("BRU2")
    scene.drive(1, wagon=1, tile=1, to="BRU2")
    pile = scene.view(1).pile_open
    assert pile is not None
    assert pile["special_sale"] == 2
