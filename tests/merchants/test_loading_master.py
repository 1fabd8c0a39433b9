"""Action 2, first part: who becomes Loading Master, by sealed bids or by card (M3.1 to M3.6, M10.6)."""

import pytest

from fernhandel import BadInput, Event
from fernhandel.core.events import seen_by
from fernhandel.games.merchants.events import BidsRevealed, ChoiceSealed, MasterNamed
from fernhandel.games.merchants.view import SealView
from merchants.arrange import Scene
from rules import rule


def only_in_koln(players: int = 4, first: int = 0) -> Scene:
    """Wagon 2 waits empty in Köln, the two others are on the road."""
    scene = Scene(players, first=first)
    return scene.wagon(1, "BW1", came_from="FW").wagon(3, "BS1", came_from="FS")


def bid(scene: Scene, *amounts: int) -> list[Event]:
    """The bids of seat 0, seat 1, … for one title; what happened when the last one lay on the table."""
    events: list[Event] = []
    for seat, amount in enumerate(amounts):
        events = scene.do(seat, "bid", amount=amount)
    return events


def masters(scene: Scene) -> list[int | None]:
    return [wagon.master for wagon in scene.view(None).wagons]


@rule("M3.4", "M3.5", "MX1", "MR39")
def test_the_auction_in_koln() -> None:
    scene = only_in_koln().begin("master_auction")
    events = bid(scene, 1200, 1300, 500, 1300)
    assert masters(scene) == [None, 1, None]  # two have bid the same: seat 1 is earlier in turn order
    assert scene.t.money == [5000, 3700, 5000, 5000]
    assert scene.t.bank == 1300
    assert BidsRevealed(wagon=2, bids=[1200, 1300, 500, 1300]) in seen_by(events, None)  # losing bids are shown


@rule("M3.5")
def test_a_tie_goes_by_turn_order_not_by_seat() -> None:
    scene = only_in_koln(first=2).begin("master_auction")
    bid(scene, 700, 700, 300, 700)
    assert masters(scene) == [None, 3, None]


@rule("M3.5", "MX2")
def test_when_all_bid_nothing_the_first_player_is_master_for_nothing() -> None:
    scene = only_in_koln(first=2).begin("master_auction")
    bid(scene, 0, 0, 0, 0)
    assert masters(scene) == [None, 2, None]
    assert scene.t.money == [5000] * 4


@rule("M3.4")
def test_bids_are_secret_until_all_have_bid() -> None:
    low, high = only_in_koln().begin("master_auction"), only_in_koln().begin("master_auction")
    events = low.do(1, "bid", amount=200)
    high.do(1, "bid", amount=4000)
    assert low.asked == [0, 2, 3]  # all at once, in any order
    for seat in (0, 2, 3, None):
        assert low.view(seat).to_json() == high.view(seat).to_json()
        assert seen_by(events, seat) == [ChoiceSealed(seat=1)]
    assert low.view(0).sealed == [1]
    assert low.view(1).own_seal == SealView(bid=200)
    assert low.refused(1, "bid", amount=300).code == "not_your_turn"


@rule("M3.4")
def test_a_bid_is_any_amount_in_hundreds_up_to_the_own_cash() -> None:
    scene = only_in_koln().money(400, 5000).begin("master_auction")
    assert scene.options(0) == [f"bid amount={amount}" for amount in (0, 100, 200, 300, 400)]
    refusal = scene.refused(0, "bid", amount=500)
    assert (refusal.code, refusal.rule) == ("bid_above_cash", "M3.4")
    with pytest.raises(BadInput):
        scene.action("bid", amount=150)


@rule("MX37")
def test_without_money_one_may_bid_nothing_and_even_win() -> None:
    scene = only_in_koln().money(0, 5000, 5000, 5000).begin("master_auction")
    assert scene.options(0) == ["bid amount=0"]
    bid(scene, 0, 0, 0, 0)
    assert masters(scene) == [None, 0, None]


# -- which wagons, in which order --------------------------------------------------------------------------------------


@rule("M3.1", "M3.11", "MR8", "MR11")
def test_titles_are_auctioned_only_for_empty_wagons_in_a_city_without_a_master() -> None:
    scene = Scene().wagon(1, "PAR", master=3).wagon(2, "KOL").wagon(3, "GEN2", came_from="GEN1")
    scene.begin("master_auction")  # the wagon in Paris is empty too, but has its master
    bid(scene, 0, 100, 0, 0)
    assert scene.view(0).action == 3
    assert masters(scene) == [3, 1, None]


@rule("M3.1", "MR8")
def test_without_a_wagon_in_a_city_the_action_is_skipped() -> None:
    scene = only_in_koln().wagon(2, "BN1", came_from="FN").holds(0, "loading_master", "free_loading")
    scene.store(0, "KOL", wine=3).begin("master_cards")
    assert scene.view(0).action == 3


@rule("M3.1", "M3.11", "MR8")
def test_a_part_loaded_wagon_is_topped_up_although_no_wagon_is_empty() -> None:
    scene = only_in_koln().wagon(2, "KOL", master=1).load(2, 1, wine=1).store(1, "KOL", wine=1).begin("master_cards")
    assert (scene.step, scene.asked) == ("loading", [1])


@rule("M3.2", "MR9", "MR37")
def test_all_titles_are_auctioned_in_number_order_before_any_wagon_is_loaded() -> None:
    scene = Scene().wagon(1, "WIE").wagon(2, "BRU").wagon(3, "GEN").store(3, "WIE", salt=1).begin("master_auction")
    named: list[tuple[int, int]] = []
    for winner in (3, 1, 0):
        assert scene.step == "master_auction"
        events = bid(scene, *(100 * (seat == winner) for seat in range(4)))
        named += [(event.wagon, event.seat) for event in events if isinstance(event, MasterNamed)]
    assert named == [(1, 3), (2, 1), (3, 0)]
    assert (scene.step, scene.asked) == ("loading", [3])


@rule("M3.2", "MR9")
def test_auction_and_loading_wagon_by_wagon() -> None:
    scene = Scene(players=2, auctions="per_wagon").store(0, "PAR", wine=1).store(1, "KOL", wine=1).begin("master_cards")
    bid(scene, 100, 0)
    assert (scene.step, scene.asked, scene.t.wagon) == ("loading", [0], 0)
    scene.do(0, "load", good="wine")
    assert (scene.step, scene.t.wagon) == ("master_auction", 1)
    bid(scene, 0, 100)
    assert (scene.step, scene.asked, scene.t.wagon) == ("loading", [1], 1)
    scene.do(1, "done")
    assert (scene.step, scene.t.wagon) == ("master_auction", 2)


@rule("MR9")
def test_the_2010_edition_auctions_first_the_1999_edition_wagon_by_wagon() -> None:
    assert Scene().game.terms.options["auctions"] == "first"
    assert Scene(edition="1999").game.terms.options["auctions"] == "per_wagon"


@rule("M3.4", "MX36", "MR9")
@pytest.mark.parametrize(("auctions", "highest"), [("first", 300), ("per_wagon", 800)])
def test_what_was_paid_for_the_first_title_is_gone_before_the_second(auctions: str, highest: int) -> None:
    scene = Scene(players=2, auctions=auctions).money(1000, 1000).wagon(3, "BS1", came_from="FS")
    scene.store(1, "PAR", food=1).begin("master_cards")
    bid(scene, 700, 600)
    if auctions == "per_wagon":  # wagon 1 is loaded now, and the fee taken there may be bid too
        scene.do(0, "quote", tokens=1, amount=500)
        scene.do(1, "accept", tokens=1)
    assert (scene.step, scene.t.wagon) == ("master_auction", 1)
    assert scene.options(0)[-1] == f"bid amount={highest}"


# -- the title ---------------------------------------------------------------------------------------------------------


@rule("M1.9", "MR11")
def test_one_player_may_be_master_of_all_three_wagons() -> None:
    scene = Scene().begin("master_auction")
    for _ in range(3):
        bid(scene, 0, 0, 500, 100)
    assert masters(scene) == [2, 2, 2]


@rule("M3.6", "M3.11", "MR11")
def test_the_title_lasts_until_the_wagon_leaves_the_city() -> None:
    scene = only_in_koln(players=2).wagon(2, "KOL", master=1).begin("movement")
    scene.drive(0, wagon=1, tile=1, to="X")
    assert masters(scene) == [None, 1, None]
    scene.drive(1, wagon=2, tile=1, to="KOL1")
    assert masters(scene) == [None, None, None]


@rule("M3.11", "MR11")
def test_an_unloaded_wagon_with_a_master_is_not_auctioned_again() -> None:
    scene = only_in_koln().wagon(2, "KOL", master=1).holds(0, "loading_master").begin("master_cards")
    assert scene.view(0).action == 3  # nor can a card replace him
    assert masters(scene) == [None, 1, None]


# -- the card ----------------------------------------------------------------------------------------------------------


@rule("M3.3", "M10.6", "M1.15")
def test_the_card_makes_a_master_for_eight_hundred_without_an_auction() -> None:
    scene = Scene().wagon(3, "GEN1", came_from="GEN").holds(1, "loading_master").begin("master_cards")
    assert scene.asked == [1]
    scene.do(1, "play_loading_master", wagon=1)
    assert scene.t.money == [5000, 4200, 5000, 5000]
    assert scene.t.bank == 800
    assert scene.view(1).players[1].hand == {}
    assert (scene.view(0).pile, scene.t.wagon, scene.step) == (20, 1, "master_auction")  # only wagon 2 is left
    bid(scene, 100, 0, 0, 0)
    assert masters(scene) == [1, 0, None]


@rule("M10.6", "MR30", "MR40", "M1.15")
def test_cards_are_played_in_turn_order_and_only_one_player_gets_a_wagon() -> None:
    scene = (
        Scene(first=3).holds(3, "loading_master", "broken_axle").holds(0, "loading_master").holds(2, "loading_master")
    )
    scene.begin("master_cards")
    assert scene.asked == [3]
    scene.do(3, "play_loading_master", wagon=2)
    assert scene.asked == [3]  # he may play any number
    scene.do(3, "done")
    refusal = scene.refused(0, "play_loading_master", wagon=2)
    assert (refusal.code, refusal.rule) == ("wagon_needs_no_master", "MR30")
    scene.do(0, "done")
    assert scene.asked == [2]
    scene.do(2, "play_loading_master", wagon=1)
    assert scene.step == "master_auction"  # seat 0 is not asked again
    assert masters(scene) == [2, 3, None]


@rule("M1.15", "M10.6")
def test_several_cards_in_one_window() -> None:
    scene = Scene().holds(0, "loading_master", "loading_master").begin("master_cards")
    scene.do(0, "play_loading_master", wagon=1)
    scene.do(0, "play_loading_master", wagon=3)
    assert masters(scene) == [0, None, 0]
    assert scene.t.money[0] == 3400


@rule("M10.6", "MR30")
def test_the_card_is_for_an_empty_wagon_in_a_city_and_for_eight_hundred_in_cash() -> None:
    scene = Scene().wagon(3, "GEN1", came_from="GEN").wagon(1, "PAR", master=2).load(1, 2, wine=1)
    scene.money(5000, 700).holds(0, "loading_master").holds(1, "loading_master").begin("master_cards")
    assert scene.options(0, "play_loading_master") == ["play_loading_master wagon=2"]
    assert scene.refused(0, "play_loading_master", wagon=3).rule == "MR30"
    scene.do(0, "done")
    refusal = scene.refused(1, "play_loading_master", wagon=2)
    assert (refusal.code, refusal.rule) == ("not_enough_money", "M10.6")


@rule("M10.6")
def test_exactly_eight_hundred_pay_for_the_card() -> None:
    scene = Scene().money(800).holds(0, "loading_master").begin("master_cards")
    scene.do(0, "play_loading_master", wagon=1)
    assert (scene.t.money[0], scene.t.master[0], scene.t.bank) == (0, 0, 5000)


@rule("M1.14", "MR39")
def test_whoever_holds_any_card_is_asked_so_the_asking_tells_nothing() -> None:
    with_card = Scene().holds(1, "loading_master").begin("master_cards")
    without = Scene().holds(1, "low_upkeep").begin("master_cards")
    assert with_card.asked == without.asked == [1]
    for seat in (0, 2, 3, None):
        assert with_card.view(seat).to_json() == without.view(seat).to_json()
    refusal = without.refused(1, "play_loading_master", wagon=1)
    assert (refusal.code, refusal.rule) == ("card_not_in_hand", "M10.6")
