"""Action 4: price wheels, offices and sales from the warehouses (M5, M9.6 to M9.8, M10.3)."""

import pytest

from fernhandel import Event
from fernhandel.core.events import seen_by
from fernhandel.games.merchants.events import ChoiceSealed, WheelsRevealed
from merchants.arrange import Scene
from rules import rule

NOTHING = ("none", "none")


def wheels(scene: Scene, *arrows: tuple[str, str]) -> list[Event]:
    """The wheels of seat 0, seat 1, …; who is not named points at his own coat of arms."""
    events: list[Event] = []
    for seat in range(scene.t.players):
        arrow, other = arrows[seat] if seat < len(arrows) else NOTHING
        events = scene.do(seat, "set_wheel", arrow=arrow, other_arrow=other)
    return events


# -- wheels ------------------------------------------------------------------------------------------------------------


@rule("M5.1", "M5.2", "MX14")
def test_each_arrow_raises_its_good_by_a_level() -> None:
    scene = Scene(2).levels(food=2, salt=3).begin("wheels")
    wheels(scene, ("food", "salt"))  # the green and the white good
    assert [scene.level(good) for good in ("cloth", "iron", "wine", "food", "silk", "salt")] == [1, 1, 1, 3, 1, 4]


@rule("M5.1", "M5.2")
def test_both_arrows_may_point_at_one_good_or_at_the_own_coat_of_arms() -> None:
    scene = Scene(2).begin("wheels")
    wheels(scene, ("wine", "wine"), ("iron", "none"))
    assert (scene.level("wine"), scene.level("iron")) == (3, 2)
    scene.begin("wheels")
    wheels(scene)
    assert (scene.level("wine"), scene.level("iron")) == (3, 2)  # prices stay from turn to turn


@rule("M1.9", "M5.1")
def test_a_wheel_has_two_arrows_for_six_goods_and_the_coat_of_arms() -> None:
    scene = Scene().begin("wheels")
    assert len(scene.options(0)) == 7 * 8 / 2  # every pair once


@rule("M5.1")
def test_wheels_are_set_in_secret_and_revealed_together() -> None:
    one, other = Scene(3).begin("wheels"), Scene(3).begin("wheels")
    events = one.do(1, "set_wheel", arrow="wine", other_arrow="wine")
    other.do(1, "set_wheel", arrow="silk", other_arrow="none")
    assert one.asked == [0, 2]
    for seat in (0, 2, None):
        assert one.view(seat).to_json() == other.view(seat).to_json()
        assert seen_by(events, seat) == [ChoiceSealed(seat=1)]
    assert one.level("wine") == 1  # nothing moves before the last wheel is set
    one.do(0, "set_wheel", arrow="none", other_arrow="none")
    events = one.do(2, "set_wheel", arrow="iron", other_arrow="none")
    shown = WheelsRevealed(wheels=[("none", "none"), ("wine", "wine"), ("iron", "none")])
    assert shown in seen_by(events, None)


@rule("M5.2", "MX15", "MR20", "MR37")
def test_from_the_highest_level_a_good_starts_again_at_the_bottom() -> None:
    scene = Scene(2).levels(salt=5).begin("wheels")
    wheels(scene, ("salt", "none"))
    salt = scene.view(0).goods["salt"]
    assert (salt.level, salt.cost, salt.selling) == (1, 100, 600)


@rule("M5.2", "MX16", "MX42", "MR20")
@pytest.mark.parametrize(("before", "arrows", "after"), [(4, 3, 2), (1, 8, 4), (1, 5, 1), (5, 2, 2), (3, 2, 5)])
def test_the_arrows_of_all_players_are_added(before: int, arrows: int, after: int) -> None:
    scene = Scene(4).levels(iron=before).begin("wheels")
    pairs = [("iron", "iron")] * (arrows // 2) + [("iron", "none")] * (arrows % 2)
    wheels(scene, *pairs)
    assert scene.level("iron") == after


@rule("M2.2", "M6.3")
@pytest.mark.parametrize(
    ("level", "cost", "selling"), [(1, 100, 600), (2, 100, 700), (3, 200, 800), (4, 300, 900), (5, 400, 1000)]
)
def test_the_price_chart(level: int, cost: int, selling: int) -> None:
    good = Scene().levels(iron=level).view(None).goods["iron"]
    assert (good.cost, good.selling) == (cost, selling)


# -- offices -----------------------------------------------------------------------------------------------------------


@rule("M5.3", "M9.6", "MX17")
def test_office_moves_one_good_up_or_down_but_not_across() -> None:
    scene = Scene().levels(iron=5, wine=1, silk=3).owns(0, "office").begin("offices")
    for good, direction in (("iron", "up"), ("wine", "down")):
        refusal = scene.refused(0, "shift_price", good=good, direction=direction)
        assert (refusal.code, refusal.rule) == ("price_cannot_cross", "M5.3")
    assert scene.can(0, "shift_price", good="silk", direction="up")
    scene.do(0, "shift_price", good="silk", direction="down")
    assert scene.level("silk") == 2
    assert scene.step != "offices"  # one good, one level


@rule("M5.3", "M9.7", "MX17")
@pytest.mark.parametrize(("level", "direction", "selling"), [(5, "up", 600), (1, "down", 1000), (2, "up", 800)])
def test_large_office_may_cross_both_ways(level: int, direction: str, selling: int) -> None:
    scene = Scene().levels(iron=level).owns(0, "large_office").begin("offices")
    scene.do(0, "shift_price", good="iron", direction=direction)
    assert scene.view(0).goods["iron"].selling == selling
    assert scene.step != "offices"


@rule("M5.3")
def test_offices_are_optional_and_used_in_turn_order_after_the_wheels() -> None:
    scene = Scene(2, first=1).owns(0, "office").owns(1, "large_office").begin("wheels")
    wheels(scene, ("iron", "iron"))
    assert (scene.step, scene.asked, scene.level("iron")) == ("offices", [1], 3)
    scene.do(1, "shift_price", good="iron", direction="down")
    assert scene.asked == [0]
    scene.do(0, "done")
    assert (scene.level("iron"), scene.view(0).action) == (2, 6)


@rule("M5.4", "MX18")
@pytest.mark.parametrize(
    ("before", "shifts", "after"),
    [
        ({"iron": 3}, ["iron up", "iron up"], {"iron": 5}),
        ({"iron": 3, "wine": 3}, ["iron up", "wine down"], {"iron": 4, "wine": 2}),
        ({"iron": 5}, ["iron up", "iron up"], {"iron": 2}),
        ({"iron": 1}, ["iron down", "iron down"], {"iron": 4}),
        ({"iron": 4}, ["iron up", "iron up"], {"iron": 1}),  # the second shift may be the one that crosses
    ],
)
def test_both_offices_make_two_shifts(before: dict[str, int], shifts: list[str], after: dict[str, int]) -> None:
    scene = Scene().levels(**before).owns(0, "office", "large_office").begin("offices")
    for shift in shifts:
        assert scene.step == "offices"
        good, direction = shift.split()
        scene.do(0, "shift_price", good=good, direction=direction)
    assert {good: scene.level(good) for good in after} == after
    assert scene.step != "offices"


@rule("M5.4", "MX18")
def test_of_two_shifts_only_one_may_cross() -> None:
    scene = Scene().levels(iron=5, wine=1).owns(0, "office", "large_office").begin("offices")
    scene.do(0, "shift_price", good="iron", direction="up")
    for good in ("wine", "iron"):  # another good, or the same one back
        refusal = scene.refused(0, "shift_price", good=good, direction="down")
        assert (refusal.code, refusal.rule) == ("price_cannot_cross", "M5.4")


# -- Warehouse Sale ----------------------------------------------------------------------------------------------------


@rule("M5.5", "M9.8", "MX19")
def test_warehouse_sale_of_five_tokens_at_their_cost() -> None:
    scene = Scene().levels(iron=4).store(0, "KOL", iron=4).store(0, "BRU", iron=2).owns(0, "warehouse_sale")
    scene.begin("warehouse_sale")
    supply = scene.view(0).goods["iron"].supply
    for city in ("KOL", "KOL", "KOL", "KOL", "BRU"):
        scene.do(0, "sell_stock", good="iron", city=city)
    assert scene.t.money[0] == 6500
    assert scene.t.bank == -1500
    assert scene.view(0).goods["iron"].supply == supply + 5
    assert scene.stored(0, "BRU", "iron") == 1
    assert scene.step != "warehouse_sale"  # no sixth
    scene.refused(0, "sell_stock", good="iron", city="BRU")


@rule("M5.5", "M9.8")
def test_warehouse_sale_is_for_the_owners_own_stock_and_optional() -> None:
    scene = Scene().levels(wine=3).store(0, "KOL", wine=1, silk=1).store(1, "KOL", iron=1).load(2, 0, salt=1)
    scene.owns(0, "warehouse_sale").begin("warehouse_sale")
    assert scene.options(0, "sell_stock") == ["sell_stock good=wine city=KOL", "sell_stock good=silk city=KOL"]
    for good in ("iron", "salt"):
        refusal = scene.refused(0, "sell_stock", good=good, city="KOL")
        assert (refusal.code, refusal.rule) == ("not_in_warehouse", "M5.5")
    scene.do(0, "sell_stock", good="wine", city="KOL")
    scene.do(0, "done")
    assert scene.t.money[0] == 5200


@rule("M5.5", "M5.6", "MR21", "M10.3")
def test_wheels_then_offices_then_warehouse_sale_then_special_sales() -> None:
    scene = Scene(2).levels(iron=3).store(0, "KOL", iron=1).store(1, "KOL", wine=1)
    scene.owns(0, "warehouse_sale").owns(1, "office").holds(1, "special_sale").begin("wheels")
    wheels(scene, ("iron", "none"))
    scene.do(1, "shift_price", good="iron", direction="up")
    assert (scene.step, scene.asked) == ("warehouse_sale", [0])
    scene.do(0, "sell_stock", good="iron", city="KOL")  # at the cost as it is now
    assert scene.t.money[0] == 5400
    assert (scene.step, scene.asked) == ("special_sales", [1])


@rule("MR21")
def test_what_was_bought_this_turn_may_be_sold_this_turn() -> None:
    scene = Scene(2).wagon(1, "BW1", "FW").wagon(2, "BN1", "FN").wagon(3, "BS1", "FS").owns(0, "warehouse_sale")
    scene.begin("purchasing")
    scene.do(0, "buy", good="iron", city="KOL")
    scene.do(0, "done")
    scene.do(1, "done")
    scene.drive(0, wagon=1, tile=1, to="X")
    scene.drive(1, wagon=2, tile=2, to="BW1")
    wheels(scene, ("iron", "iron"))
    scene.do(0, "sell_stock", good="iron", city="KOL")
    assert scene.t.money[0] == 5100


# -- Special Sale ------------------------------------------------------------------------------------------------------


@rule("M10.3", "MX30", "M5.6")
def test_special_sale_brings_eight_hundred_for_one_stored_token() -> None:
    scene = Scene().levels(salt=1).store(0, "WIE", salt=2).load(1, 0, wine=1).holds(0, "special_sale")
    scene.begin("special_sales")
    assert scene.options(0) == ["done", "play_special_sale good=salt city=WIE"]
    refusal = scene.refused(0, "play_special_sale", good="wine", city="PAR")
    assert (refusal.code, refusal.rule) == ("not_in_warehouse", "M10.3")
    scene.do(0, "play_special_sale", good="salt", city="WIE")
    assert scene.t.money[0] == 5800
    assert (scene.stored(0, "WIE", "salt"), scene.view(0).goods["salt"].supply) == (1, 7)
    assert scene.view(0).players[0].hand == {}


@rule("M10.3", "M1.15", "MR40")
def test_special_sales_in_turn_order_any_number_each() -> None:
    scene = Scene(first=2).store(2, "WIE", salt=2).store(0, "WIE", silk=1).store(3, "WIE", silk=1)
    scene.holds(2, "special_sale", "special_sale").holds(0, "special_sale").holds(3, "low_upkeep")
    scene.begin("special_sales")
    scene.do(2, "play_special_sale", good="salt", city="WIE")
    scene.do(2, "play_special_sale", good="salt", city="WIE")
    refusal = scene.refused(3, "play_special_sale", good="silk", city="WIE")  # asked, for he holds some card
    assert (refusal.code, refusal.rule) == ("card_not_in_hand", "M10.3")
    scene.do(3, "done")
    scene.do(0, "play_special_sale", good="silk", city="WIE")
    assert scene.t.money == [5800, 5000, 6600, 5000]
    assert scene.step != "special_sales"


# -- cards gained in the same turn -------------------------------------------------------------------------------------


@rule("MR33", "MX49")
@pytest.mark.parametrize(
    ("influence", "turn", "step"),
    [
        ("special_sale", 2, "special_sales"),
        ("sale_with_bonus", 2, "selling"),
        ("low_upkeep", 2, "upkeep"),
        ("social_climbing", 2, "climbing"),
        ("loading_master", 3, "master_cards"),
        ("free_loading", 3, "answering"),
        ("broken_axle", 3, "broken_axles"),
    ],
)
def test_a_card_gained_in_action_3_waits_only_for_its_next_window(influence: str, turn: int, step: str) -> None:
    scene = Scene(2).courier("PAR1").wagon(2, "BN1", "FN").wagon(3, "GEN1", "GEN2").load(3, 0, silk=1)
    scene.store(0, "GEN", cloth=1).bonus(GEN=300).begin("movement")
    scene.t.status[0] = 5
    scene.drive(0, wagon=1, tile=1, to="PAR1")
    scene.do(0, "take_influence", influence=influence)
    scene.drive(1, wagon=3, tile=1, to="GEN")
    while not scene.options(0, f"play_{influence}"):
        assert scene.t.turn <= turn
        seat = scene.asked[0]
        scene.game.apply(seat, scene.game.legal(seat)[0])
    assert (scene.t.turn, scene.step) == (turn, step)
