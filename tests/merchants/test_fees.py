"""Action 2: the fee is bargained between the Loading Master and each other player (M3.9, MR32)."""

import pytest

from fernhandel.games.merchants.events import Loaded
from merchants.arrange import Scene
from rules import rule

MASTER, RIDER, OTHER = 0, 1, 2


def talk(rider_money: int = 5000, rules: int | None = None) -> Scene:
    """In Köln the Loading Master has loaded silk; a rider has two kinds to load, a third player one."""
    scene = Scene(players=3, rules=rules).wagon(1, "BW1", came_from="FW").wagon(3, "BS1", came_from="FS")
    scene.wagon(2, "KOL", master=MASTER).load(2, MASTER, silk=3)
    scene.store(RIDER, "KOL", iron=1, wine=1).store(OTHER, "KOL", wine=1)
    return scene.money(5000, rider_money).begin("loading")


def row(scene: Scene, seat: int) -> dict[str, int]:
    return scene.view(None).wagons[1].rows[seat]


@rule("M3.9", "MX4", "MR32")
@pytest.mark.parametrize(("tokens", "fee"), [(1, 300), (2, 500)])
def test_the_price_may_depend_on_the_number_of_tokens(tokens: int, fee: int) -> None:
    scene = talk()
    scene.quotes(MASTER, 300, 500)
    scene.do(RIDER, "accept", tokens=tokens)
    assert scene.t.money == [5000 + fee, 5000 - fee, 5000]  # to the Loading Master, at once
    assert scene.t.bank == 0
    if tokens == 1:
        scene.do(RIDER, "load", good="iron")
    assert row(scene, RIDER) == ({"iron": 1} if tokens == 1 else {"iron": 1, "wine": 1})


@rule("M3.9")
def test_it_may_differ_from_player_to_player_and_may_be_nothing() -> None:
    scene = talk()
    scene.quotes(MASTER, 300, 500)
    scene.do(RIDER, "decline")
    scene.quotes(MASTER, 0)
    scene.do(OTHER, "accept", tokens=1)
    assert scene.t.money == [5000, 5000, 5000]
    assert [row(scene, RIDER), row(scene, OTHER)] == [{}, {"wine": 1}]


@rule("M3.9")
def test_no_agreement_no_loading() -> None:
    scene = talk()
    scene.quotes(MASTER, None, None)  # the rider has no card either: nothing is left to ask him
    assert scene.asked == [MASTER]
    scene.quotes(MASTER, 100)
    scene.do(OTHER, "decline")
    assert [row(scene, RIDER), row(scene, OTHER)] == [{}, {}]
    assert scene.stored(RIDER, "KOL", "iron") == 1
    assert scene.view(0).action == 3


@rule("M3.9", "MR32")
def test_the_master_may_carry_one_token_and_refuse_two() -> None:
    scene = talk()
    scene.quotes(MASTER, 300, None)
    refusal = scene.refused(RIDER, "accept", tokens=2)
    assert (refusal.code, refusal.rule) == ("no_price_named", "M3.9")
    scene.do(RIDER, "accept", tokens=1)
    assert scene.t.money[RIDER] == 4700


@rule("MR32", "MR37")
def test_a_counter_offer_the_master_accepts() -> None:
    scene = talk()
    scene.quotes(MASTER, 400, 700)
    scene.do(RIDER, "counter", tokens=2, amount=500)
    assert scene.asked == [MASTER]
    scene.do(MASTER, "accept", tokens=2)
    assert scene.t.money[:2] == [5500, 4500]
    assert row(scene, RIDER) == {"iron": 1, "wine": 1}


@rule("MR32")
@pytest.mark.parametrize("accepted", [True, False])
def test_a_final_price_is_the_last_word(accepted: bool) -> None:
    scene = talk()
    scene.quotes(MASTER, 400, 700)
    scene.do(RIDER, "counter", tokens=2, amount=500)
    scene.do(MASTER, "final_price", amount=600)
    assert scene.options(RIDER) == ["decline", "accept tokens=2"]  # no second counter-offer
    if accepted:
        scene.do(RIDER, "accept", tokens=2)
    else:
        scene.do(RIDER, "decline")
    assert scene.t.money[:2] == ([5600, 4400] if accepted else [5000, 5000])
    assert row(scene, RIDER) == ({"iron": 1, "wine": 1} if accepted else {})
    assert (scene.step, scene.asked) == ("quoting", [MASTER])  # on to the third player


@rule("MR32")
def test_the_master_may_end_the_talk_after_a_counter_offer() -> None:
    scene = talk()
    scene.quotes(MASTER, 400, 700)
    scene.do(RIDER, "counter", tokens=1, amount=0)
    scene.do(MASTER, "decline")
    assert row(scene, RIDER) == {}
    assert scene.t.money == [5000] * 3
    assert (scene.step, scene.asked) == ("quoting", [MASTER])


@rule("M10.1", "MR35")
@pytest.mark.parametrize("last_word", ["final_price", "decline"])
def test_nothing_the_master_says_keeps_free_loading_away(last_word: str) -> None:
    scene = talk().holds(RIDER, "free_loading")
    scene.quotes(MASTER, 400, 700)
    scene.do(RIDER, "counter", tokens=2, amount=100)
    if last_word == "final_price":
        scene.do(MASTER, "final_price", amount=700)
    else:
        scene.do(MASTER, "decline")
    scene.do(RIDER, "play_free_loading")
    scene.do(RIDER, "load", good="wine")
    scene.do(RIDER, "load", good="iron")
    assert scene.t.money == [5000] * 3
    assert row(scene, RIDER) == {"iron": 1, "wine": 1}


@rule("M3.9")
def test_a_fee_never_exceeds_the_riders_cash() -> None:
    scene = talk(rider_money=200)
    scene.quotes(MASTER, 300, 500)
    refusal = scene.refused(RIDER, "accept", tokens=1)
    assert (refusal.code, refusal.rule) == ("not_enough_money", "M3.9")
    assert scene.options(RIDER, "counter")[-1] == "counter tokens=2 amount=200"
    assert scene.refused(RIDER, "counter", tokens=2, amount=300).code == "not_enough_money"
    scene.do(RIDER, "counter", tokens=2, amount=100)
    scene.do(MASTER, "final_price", amount=300)
    assert scene.options(RIDER) == ["decline"]


@rule("M3.9", "MR32")
def test_a_fee_may_take_all_the_riders_cash() -> None:
    """As a price, as a counter-offer and as a final price."""
    scene = talk(rider_money=500)
    scene.quotes(MASTER, 300, 500)
    assert scene.can(RIDER, "accept", tokens=2)
    scene = talk(rider_money=500)
    scene.quotes(MASTER, 700, 900)
    scene.do(RIDER, "counter", tokens=2, amount=500)
    scene.do(MASTER, "accept", tokens=2)
    assert scene.t.money[:2] == [5500, 0]
    scene = talk(rider_money=500)
    scene.quotes(MASTER, 300, 600)
    scene.do(RIDER, "counter", tokens=2, amount=400)
    scene.do(MASTER, "final_price", amount=500)
    scene.do(RIDER, "accept", tokens=2)
    assert (scene.t.money[:2], row(scene, RIDER)) == ([5500, 0], {"iron": 1, "wine": 1})


@rule("MR39", "M1.14")
def test_the_talk_does_not_tell_the_master_what_the_rider_has() -> None:
    poor, rich = talk(rider_money=0), talk(rider_money=4000)
    for step in range(2):
        assert poor.view(MASTER).to_json() == rich.view(MASTER).to_json()
        assert poor.options(MASTER) == rich.options(MASTER)
        poor.do(MASTER, "quote", tokens=step + 1, amount=900)
        rich.do(MASTER, "quote", tokens=step + 1, amount=900)
    assert poor.asked == rich.asked == [RIDER]
    assert poor.view(MASTER).to_json() == rich.view(MASTER).to_json()


@rule("MX37")
def test_without_money_one_rides_for_nothing_or_with_free_loading() -> None:
    scene = talk(rider_money=0).holds(RIDER, "free_loading")
    scene.quotes(MASTER, 0, 100)
    assert scene.options(RIDER) == [
        "decline",
        "play_free_loading",
        "accept tokens=1",
        "counter tokens=2 amount=0",
    ]


@rule("MR32")
def test_the_order_of_the_talk_is_kept() -> None:
    scene = talk()
    refusal = scene.refused(MASTER, "quote", tokens=2, amount=500)  # first the price for one
    assert (refusal.code, refusal.rule) == ("quote_for_other_number", "MR32")
    scene.quotes(MASTER, 300, 500)
    assert scene.refused(RIDER, "counter", tokens=2, amount=500).code == "counter_not_lower"
    scene.do(RIDER, "counter", tokens=2, amount=300)
    for amount in (200, 300, 600):  # below or at the counter-offer, above the own price
        assert scene.refused(MASTER, "final_price", amount=amount).code == "final_price_out_of_range"
    assert scene.refused(MASTER, "accept", tokens=1).code == "offer_for_other_number"


@rule("M3.8")
def test_a_rider_who_loads_all_he_has_there_is_not_asked_in_which_order() -> None:
    scene = talk()
    scene.quotes(MASTER, 300, 500)
    events = scene.do(RIDER, "accept", tokens=2)
    assert events[1:3] == [Loaded(seat=RIDER, wagon=2, good="iron"), Loaded(seat=RIDER, wagon=2, good="wine")]
    assert (row(scene, RIDER), scene.step, scene.asked) == ({"iron": 1, "wine": 1}, "quoting", [MASTER])


@rule("M3.8", "M10.1")
def test_a_rider_with_something_left_to_choose_is_asked() -> None:
    more = talk().store(RIDER, "KOL", iron=1)
    more.quotes(MASTER, 300, 500)
    more.do(RIDER, "accept", tokens=2)
    assert more.options(RIDER) == ["load good=iron", "load good=wine"]
    free = talk().holds(RIDER, "free_loading")
    free.quotes(MASTER, 300, 500)
    free.do(RIDER, "play_free_loading")
    assert free.options(RIDER) == ["load good=iron", "load good=wine"]  # one may be enough
    older = talk(rules=1)
    older.quotes(MASTER, 300, 500)
    older.do(RIDER, "accept", tokens=2)
    assert older.options(RIDER) == ["load good=iron", "load good=wine"]
