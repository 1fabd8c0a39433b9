"""Contracts: starting and delivering them (A5)."""

import pytest

from auf_achse.arrange import Scene, said
from fernhandel.games.auf_achse.events import ContractDelivered, ContractStarted
from rules import rule

# -- starting ----------------------------------------------------------------------------------------------------------


@rule("A5.2")
@pytest.mark.parametrize("exact", [True, False])
def test_a_move_that_ends_in_the_start_city_allows_to_load_surplus_points_or_not(exact: bool) -> None:
    scene = Scene().holds(0, "berlin-trieste").arrives(0, "berlin", exact)
    events = scene.do(0, "start", contract="berlin-trieste")
    assert events == [ContractStarted(seat=0, contract="C01", goods=4, hidden=True)]
    seen = scene.view(1).players[0]
    assert (seen.aboard, seen.goods, seen.room, seen.contracts) == (["C01"], 4, 6, 0)  # face up before all


@rule("A5.2", "AX20", "A5.6")
def test_driving_through_starts_and_delivers_nothing() -> None:
    scene = Scene().truck(0, "hamburg").holds(0, "hannover-bruxelles").loads(0, "salzburg-hannover").rolls(0, 5, 5)
    scene.drive(0, 5, "hannover~kassel#2")
    assert (scene.hand(0), scene.aboard(0)) == (["hannover-bruxelles"], ["salzburg-hannover"])
    assert (scene.t.cash[0], scene.step) == (5000, "ending")
    refusal = scene.refused(0, "start", contract="hannover-bruxelles")
    assert said(refusal) == ("not_now", "AR27")


@rule("A5.2", "AR22")
def test_only_own_hand_contracts_that_start_here() -> None:
    scene = Scene().holds(0, "berlin-trieste").holds(1, "berlin-graz").arrives(0, "berlin")
    assert scene.options(0, "start") == ["berlin-trieste"]
    assert said(scene.refused(0, "start", contract="berlin-graz")) == ("contract_not_in_hand", "A5.2")
    scene = Scene().holds(0, "kassel-verona").arrives(0, "berlin")
    assert said(scene.refused(0, "start", contract="kassel-verona")) == ("contract_starts_elsewhere", "A5.2")


@rule("A5.3", "AR21")
def test_after_starting_there_is_no_more_driving_but_all_else_in_the_city() -> None:
    scene = Scene().cash(9000).holds(0, "berlin-trieste", "berlin-graz").arrives(0, "berlin")
    scene.do(0, "start", contract="berlin-graz")
    assert scene.kinds(0) == {"done", "choose", "buy_trailer"}
    scene.do(0, "choose", contract="koeln-stuttgart")
    for seat in (1, 2, 3):
        scene.do(seat, "pass")
    scene.do(0, "buy_trailer", trailer="small")
    scene.do(0, "start", contract="berlin-trieste")
    assert "choose" not in scene.kinds(0)  # once
    scene.do(0, "done")
    assert scene.asked == [1]


@rule("A5.4")
def test_further_contracts_before_delivering() -> None:
    scene = Scene().loads(0, "kassel-verona").holds(0, "berlin-graz").arrives(0, "berlin")
    scene.do(0, "start", contract="berlin-graz")
    assert set(scene.aboard(0)) == {"kassel-verona", "berlin-graz"}


@rule("A5.7", "A5.8")
def test_all_goods_of_a_contract_or_none() -> None:
    scene = Scene().loads(0, "kassel-verona").holds(0, "berlin-trieste").arrives(0, "berlin")  # 3 aboard, 4 more
    assert said(scene.refused(0, "start", contract="berlin-trieste")) == ("load_does_not_fit", "A5.7")
    scene = Scene().loads(0, "kassel-verona").holds(0, "berlin-graz").arrives(0, "berlin")  # 3 and 3: a full truck
    assert scene.can(0, "start", contract="berlin-graz")
    assert scene.view(None).players[0].room == 6


@rule("AX17", "A6.1", "A6.2")
def test_a_trailer_makes_room() -> None:
    scene = Scene().loads(0, "wien-berlin").holds(0, "kassel-verona").arrives(0, "kassel")
    assert not scene.can(0, "start", contract="kassel-verona")
    scene.do(0, "buy_trailer", trailer="small")
    assert scene.t.cash[0] == 3000
    scene.do(0, "start", contract="kassel-verona")
    seen = scene.view(None).players[0]
    assert (seen.goods, seen.room) == (7, 10)


@rule("AR26", "O15")
@pytest.mark.parametrize("edition", ["2007", "1987"])
def test_a_load_may_be_spread_over_truck_and_trailer(edition: str) -> None:
    """Five in the truck leave one place there and four in the trailer; nothing asks what stands where."""
    scene = Scene(edition=edition).owns(0, small=1).loads(0, "hamburg-kassel").holds(0, "basel-dresden")
    scene.arrives(0, "basel").do(0, "start", contract="basel-dresden")
    assert scene.view(None).players[0].goods == 10
    scene.arrives(0, "kassel")
    assert scene.aboard(0) == ["basel-dresden"]


@rule("AR22")
def test_not_before_the_roll_of_a_later_turn() -> None:
    scene = Scene().truck(0, "berlin").holds(0, "berlin-trieste").turn(0)
    assert "start" not in scene.kinds(0)
    scene.rolls(0, 3, 3)
    assert "start" not in scene.kinds(0)


@rule("AR24", "A5.6")
def test_starting_is_voluntary_and_delivering_automatic() -> None:
    scene = Scene().holds(0, "berlin-trieste").loads(0, "wien-berlin").arrives(0, "berlin")
    assert (scene.aboard(0), scene.t.cash[0]) == ([], 5000 + 2700)
    scene.do(0, "done")
    assert (scene.asked, scene.hand(0)) == ([1], ["berlin-trieste"])


@rule("AR25")
def test_goods_never_run_out() -> None:
    scene = Scene(6).owns(0, large=4).owns(1, small=4)
    scene.loads(0, "flensburg-wien", "bremen-zuerich", "hannover-bruxelles", "muenchen-luxembourg", "zuerich-koeln")
    scene.loads(1, "salzburg-trieste", "linz-graz", "villach-nuernberg", "berlin-trieste")
    scene.holds(2, "verona-dresden").arrives(2, "verona")
    assert sum(player.goods for player in scene.view(None).players) == 52
    scene.do(2, "start", contract="verona-dresden")
    assert sum(player.goods for player in scene.view(None).players) == 58


# -- delivering --------------------------------------------------------------------------------------------------------


@rule("A5.6")
@pytest.mark.parametrize("exact", [True, False])
def test_the_bank_pays_the_full_revenue_and_the_card_leaves_the_game(exact: bool) -> None:
    scene = Scene().loads(0, "berlin-trieste", "basel-luxembourg").arrives(0, "trieste", exact)
    seen = scene.view(None).players[0]
    assert (seen.cash, seen.goods, seen.aboard) == (5000 + 3900, 2, ["C36"])
    assert scene.is_gone("berlin-trieste")
    assert "C01" in scene.view(None).gone


@rule("AX19", "A5.6")
def test_two_contracts_to_one_city_are_both_paid() -> None:
    scene = Scene().loads(0, "kassel-verona").owns(0, small=1).loads(0, "leipzig-verona")
    events = scene.trucks("milano").rolls(0, 3, 3).drive(0, 3, "verona")
    delivered = [event for event in events if isinstance(event, ContractDelivered)]
    assert [(event.contract, event.revenue) for event in delivered] == [("C02", 3400), ("C20", 3500)]
    seen = scene.view(None).players[0]
    assert (seen.cash, seen.goods) == (5000 + 3400 + 3500, 0)


@rule("A5.6")
def test_a_contract_in_hand_is_not_delivered_nor_that_of_another() -> None:
    scene = Scene().holds(0, "berlin-trieste").loads(1, "salzburg-trieste").arrives(0, "trieste")
    assert (scene.t.cash[:2], scene.hand(0), scene.aboard(1)) == (
        [5000, 5000],
        ["berlin-trieste"],
        ["salzburg-trieste"],
    )


@rule("AR43")
def test_the_bank_never_runs_out() -> None:
    box = 30 * 100 + 15 * 500 + 40 * 1000 + 15 * 5000 + 5 * 10_000
    scene = Scene(2).cash(box, 5000).loads(0, "berlin-trieste").arrives(0, "trieste")
    assert scene.t.cash[0] == box + 3900


# -- open and hidden ---------------------------------------------------------------------------------------------------


@rule("AR39")
def test_only_hands_and_face_down_cards_are_hidden() -> None:
    scene = Scene(2).holds(0, "berlin-trieste", "berlin-graz").loads(0, "kassel-verona").keeps(0, second_driver=1)
    scene.owns(0, small=1).owes(0, 20_000).turn(1)
    for observer in (1, None):
        seen = scene.view(observer).players[0]
        assert (seen.hand, seen.contracts, seen.shown) == (None, 2, [])
        assert (seen.aboard, seen.goods, seen.cash) == (["C02"], 3, 5000)
        assert (seen.trailers, seen.second_driver, seen.debts) == ({"large": 0, "small": 1}, 1, [20_000])
    assert scene.view(0).players[0].hand == ["C01", "C05"]


@rule("AR39")
def test_a_view_tells_how_far_the_own_truck_is_from_the_next_city_of_each_contract() -> None:
    scene = Scene(2).truck(0, "berlin").holds(0, "berlin-trieste").loads(0, "berlin-graz").row("graz-praha").turn(1)
    there = scene.cards["berlin-graz"]
    assert scene.view(0).away == {"C01": 0, there.id: there.distance, scene.cards["graz-praha"].id: there.distance}
    assert scene.view(1).away.keys() == {scene.cards["graz-praha"].id}
    assert scene.view(None).away == {}
