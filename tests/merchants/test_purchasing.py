"""Action 1: purchasing (M2)."""

import pytest

from merchants.arrange import Scene
from rules import rule


@rule("M2.1", "M2.2", "M2.5", "MX5", "MR7")
def test_six_tokens_in_the_first_turn_three_at_a_time() -> None:
    scene = Scene(players=2, turn=1).begin("purchasing")
    for seat in (0, 1, 0, 1):  # a full round of all players, then another
        assert scene.asked == [seat]
        for _ in range(3):
            scene.do(seat, "buy", good="silk" if seat else "wine", city="KOL")
        scene.refused(seat, "buy", good="iron", city="KOL")  # a fourth, a seventh
    assert scene.step != "purchasing"
    assert scene.t.money == [4400, 4400]
    assert scene.t.bank == 1200
    assert scene.stored(0, "KOL", "wine") == 6


@rule("M2.5", "MR7")
def test_from_the_second_turn_on_there_is_one_round() -> None:
    scene = Scene(players=3, first=2).begin("purchasing")
    for seat in (2, 0, 1):
        assert scene.asked == [seat]
        scene.do(seat, "done")
    assert scene.step == "master_auction"


@rule("M2.1")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_nobody_needs_to_buy_three(tokens: int) -> None:
    scene = Scene().begin("purchasing")
    for good in ("cloth", "iron")[:tokens]:
        scene.do(0, "buy", good=good, city="BRU")
    scene.do(0, "done")
    assert scene.asked == [1]
    assert scene.t.money[0] == 5000 - 100 * tokens


@rule("M2.1", "M2.4")
def test_any_mix_of_kinds_into_any_mix_of_cities() -> None:
    scene = Scene().begin("purchasing")
    for good, city in (("salt", "WIE"), ("food", "PAR"), ("food", "BRU")):
        scene.do(0, "buy", good=good, city=city)
    assert [scene.stored(0, "WIE", "salt"), scene.stored(0, "PAR", "food"), scene.stored(0, "BRU", "food")] == [1, 1, 1]
    assert scene.stored(1, "WIE", "salt") == 0


@rule("M2.2")
@pytest.mark.parametrize(("level", "cost"), [(1, 100), (2, 100), (3, 200), (4, 300), (5, 400)])
def test_a_token_costs_what_the_price_chart_says(level: int, cost: int) -> None:
    scene = Scene().levels(iron=level).begin("purchasing")
    supply = scene.view(0).goods["iron"].supply
    scene.do(0, "buy", good="iron", city="HAM")
    assert scene.t.money[0] == 5000 - cost
    assert scene.t.bank == cost
    assert scene.view(0).goods["iron"].supply == supply - 1


@rule("M2.2")
def test_cash_only() -> None:
    scene = Scene().money(300).levels(silk=5, wine=4).begin("purchasing")
    refusal = scene.refused(0, "buy", good="silk", city="KOL")
    assert (refusal.code, refusal.rule) == ("not_enough_money", "M2.2")
    scene.do(0, "buy", good="wine", city="KOL")
    assert scene.options(0) == ["done"]


@rule("M2.3")
def test_a_good_that_is_out_of_supply_cannot_be_bought() -> None:
    scene = Scene().store(1, "WIE", salt=7).begin("purchasing")
    scene.do(0, "buy", good="salt", city="GEN")
    refusal = scene.refused(0, "buy", good="salt", city="GEN")
    assert (refusal.code, refusal.rule) == ("good_sold_out", "M2.3")


@rule("M2.4")
def test_goods_are_stored_only_where_the_market_shows_them() -> None:
    scene = Scene().begin("purchasing")
    assert sorted(line for line in scene.options(0, "buy") if "wine" in line) == [
        "buy good=wine city=HAM",
        "buy good=wine city=KOL",
        "buy good=wine city=PAR",
    ]
    assert scene.refused(0, "buy", good="wine", city="BRU").code == "city_does_not_sell"
    assert scene.refused(0, "buy", good="wine", city="BRU").rule == "M2.4"


@rule("M2.4")
def test_a_warehouse_takes_any_number_and_what_is_stored_stays_there() -> None:
    scene = Scene().store(0, "KOL", wine=5, silk=5).begin("purchasing")
    scene.do(0, "buy", good="wine", city="KOL")
    assert scene.stored(0, "KOL", "wine") == 6
    assert {line.split()[0] for line in scene.options(0)} == {"buy", "done"}  # nothing moves a stored token


@rule("M2.6", "M9.1", "MX6")
def test_reduced_cost_is_one_hundred_for_the_whole_action() -> None:
    scene = Scene().owns(0, "reduced_cost").money(100, 5000).levels(iron=5, wine=4).begin("purchasing")
    for good in ("iron", "iron", "wine"):
        scene.do(0, "buy", good=good, city="KOL")
    assert scene.t.money[0] == 0
    scene.do(1, "buy", good="iron", city="KOL")  # the others pay what the chart says
    assert scene.t.money[1] == 4600
    assert scene.t.bank == scene.t.players * 5000 - sum(scene.t.money)


@rule("M2.6", "MX6")
def test_reduced_cost_is_nothing_for_nothing_and_a_hundred_again_next_turn() -> None:
    scene = Scene(players=2).owns(0, "reduced_cost").levels(iron=5).begin("purchasing")
    scene.do(0, "done")
    assert scene.t.money[0] == 5000
    scene.t.turn = 3
    scene.begin("purchasing")
    scene.do(0, "buy", good="iron", city="KOL")
    scene.do(0, "done")
    assert scene.t.money[0] == 4900


@rule("M2.6")
def test_reduced_cost_is_paid_in_cash_too() -> None:
    scene = Scene().owns(0, "reduced_cost").money(0).begin("purchasing")
    assert scene.options(0) == ["done"]


@rule("MX49")
def test_a_card_won_in_a_turn_works_from_the_next() -> None:
    scene = Scene(turn=3).owns(0, "reduced_cost", won=3).levels(iron=5).begin("purchasing")
    scene.do(0, "buy", good="iron", city="KOL")
    assert scene.t.money[0] == 4600
    scene.t.turn = 4
    scene.begin("purchasing")
    scene.do(0, "buy", good="iron", city="KOL")
    assert scene.t.money[0] == 4500


@rule("MX37")
def test_without_money_nothing_can_be_bought() -> None:
    scene = Scene().money(0).begin("purchasing")
    assert scene.options(0) == ["done"]
    refusal = scene.refused(0, "buy", good="wine", city="KOL")
    assert (refusal.code, refusal.rule) == ("not_enough_money", "M2.2")
