"""Orders for an open auction: bid as little as possible up to a limit, then pass; sealed, for that auction alone."""

from collections.abc import Mapping

import pytest

import fernhandel
from auf_achse.arrange import Scene as AufAchseScene
from fernhandel.table.settings import Preset, SeatSettings, follow_up, holds
from merchants.arrange import Scene as MerchantsScene
from nuremberg.arrange import Scene as NurembergScene
from table.sitting import LEFT, NORTH, RIGHT, SOUTH, Sitting

Settings = Mapping[int, SeatSettings]


def order(sitting: Sitting, most: int, **about: int) -> SeatSettings:
    return SeatSettings(preset=Preset(most=most, about=about, auction=sitting.game.title.auction(sitting.game.table)))


# -- Merchants: Investment cards ---------------------------------------------------------------------------------------


def investments(players: int = 3) -> Sitting:
    scene = MerchantsScene(players=players).money(*[2_000] * players)
    return Sitting.around(scene.open_cards("courier", "driver", "large_office", "office").begin("investments").game)


def test_an_order_bids_as_little_as_possible_and_passes_above_its_limit() -> None:
    sitting = investments()
    orders = {SOUTH: order(sitting, 300)}
    assert sitting.follow(orders) == []  # North is asked, and decides for himself
    sitting.play(NORTH, "bid", amount=100)
    assert sitting.follow(orders) == [(SOUTH, "bid amount=200")]
    sitting.play(LEFT, "pass")
    sitting.play(NORTH, "bid", amount=300)
    assert sitting.follow(orders) == [(SOUTH, "pass")]
    assert sitting.game.step == "taking_card"


def test_two_orders_bid_against_each_other_up_to_the_lower_limit() -> None:
    sitting = investments()
    orders = {SOUTH: order(sitting, 600), LEFT: order(sitting, 450)}
    sitting.play(NORTH, "pass")
    done = sitting.follow(orders)
    assert done[-1] == (LEFT, "pass")
    assert [text for _, text in done[:-1]] == [f"bid amount={amount}" for amount in (100, 200, 300, 400, 500)]


def test_an_order_does_not_go_on_to_the_next_auction_of_the_round() -> None:
    """Its own pass ends the auction; the next one for another card is no matter of this order."""
    sitting = investments()
    orders = {LEFT: order(sitting, 300)}
    sitting.play(NORTH, "bid", amount=1_000)
    sitting.play(SOUTH, "pass")
    assert sitting.follow(orders) == [(LEFT, "pass")]
    sitting.play(NORTH, "take_card", card="office")
    while sitting.game.step == "investments" and sitting.live.to_act() == [SOUTH]:
        sitting.play(SOUTH, "bid", amount=100)
    assert sitting.live.to_act() == [LEFT]
    preset = orders[LEFT].preset
    assert preset is not None
    assert not holds(sitting.live, preset)
    assert follow_up(sitting.live, orders) is None


# -- Merchants 1999: abilities -----------------------------------------------------------------------------------------


def abilities() -> Sitting:
    return Sitting.around(fernhandel.make("merchants", players=3, edition="1999", abilities="auction", seed=3))


def test_an_order_for_an_ability_is_for_that_card_alone() -> None:
    sitting = abilities()
    assert sitting.game.step == "ability_auction"
    opener = sitting.live.to_act()[0]
    sitting.act(opener, sitting.first(opener, "offer_card"))
    bidder = sitting.live.to_act()[0]
    orders = {bidder: order(sitting, 10_000)}
    done = sitting.follow(orders)
    assert done
    assert done[0][1].startswith("bid ")
    while all(told.kind != "card_given" for told in sitting.live.told[-1].events) and sitting.live.to_act() != [bidder]:
        other = sitting.live.to_act()[0]
        sitting.play(other, "pass")
        if not any(action.kind == "pass" for action in sitting.game.legal(sitting.live.to_act()[0])):
            break  # the card is given; another one is to be offered
    again = sitting.live.to_act()[0]
    sitting.act(again, sitting.first(again, "offer_card"))
    while sitting.live.to_act() != [bidder]:
        other = sitting.live.to_act()[0]
        kind = "offer_card" if any(action.kind == "offer_card" for action in sitting.game.legal(other)) else "pass"
        sitting.act(other, sitting.first(other, kind))
    preset = orders[bidder].preset
    assert preset is not None
    assert not holds(sitting.live, preset)
    assert follow_up(sitting.live, orders) is None


def test_an_order_offers_no_card_by_itself() -> None:
    sitting = abilities()
    opener = sitting.live.to_act()[0]
    assert follow_up(sitting.live, {opener: order(sitting, 10_000)}) is None


# -- Auf Achse: public procurement -------------------------------------------------------------------------------------


def procurement() -> Sitting:
    """North has chosen a contract; South, Left and Right answer in turn."""
    scene = AufAchseScene().row("kassel-verona", "berlin-trieste", "koeln-linz", "graz-praha").arrives(NORTH, "wien")
    scene.do(NORTH, "choose", contract="berlin-trieste")
    return Sitting.around(scene.game)


def test_the_chooser_matches_before_he_raises() -> None:
    sitting = procurement()
    orders = {NORTH: order(sitting, 3), SOUTH: order(sitting, 2)}
    assert sitting.follow(orders) == [(SOUTH, "offer offer=1")]
    sitting.play(LEFT, "offer", offer=2)
    sitting.play(RIGHT, "pass")
    assert sitting.follow(orders) == [(NORTH, "match"), (SOUTH, "pass")]
    sitting.play(LEFT, "offer", offer=4)
    assert sitting.follow(orders) == [(NORTH, "pass")]
    assert sitting.game.step != "bidding"


def test_an_order_is_over_with_its_procurement() -> None:
    sitting = procurement()
    orders = {SOUTH: order(sitting, 0)}
    assert sitting.follow(orders) == [(SOUTH, "pass")]
    sitting.play(LEFT, "pass")
    sitting.play(RIGHT, "pass")
    preset = orders[SOUTH].preset
    assert preset is not None
    assert not holds(sitting.live, preset)


# -- Nuremberg: boxes --------------------------------------------------------------------------------------------------


def test_an_order_for_a_box_takes_it_back_until_its_limit_and_leaves_the_rest_to_its_player() -> None:
    sitting = Sitting.around(NurembergScene(3).game)
    orders = {NORTH: order(sitting, 5, box=1)}
    assert sitting.follow(orders) == [(NORTH, "bid box=1 cubes=3")]
    sitting.play(SOUTH, "bid", box=1, cubes=4)
    sitting.play(LEFT, "bid", box=2, cubes=3)
    assert sitting.follow(orders) == [(NORTH, "bid box=1 cubes=5")]
    sitting.play(SOUTH, "bid", box=1, cubes=6)
    sitting.play(LEFT, "bid", box=3, cubes=3)
    assert sitting.live.to_act() == [NORTH]
    assert sitting.follow(orders) == []  # nobody passes in this auction: North is asked


# -- everywhere --------------------------------------------------------------------------------------------------------


def test_an_order_is_not_for_a_bot_in_the_chair() -> None:
    sitting = procurement()
    orders = {SOUTH: order(sitting, 5)}
    sitting.take_over(SOUTH)
    assert sitting.follow(orders) == []


def test_what_an_order_did_is_not_what_undo_takes_back() -> None:
    sitting = investments()
    orders = {SOUTH: order(sitting, 300)}
    sitting.play(NORTH, "bid", amount=100)
    sitting.follow(orders)
    assert sitting.can_undo(SOUTH) == "no"  # South himself has not decided anything yet
    assert sitting.can_undo(NORTH) == "ask"


@pytest.mark.parametrize("about", [{"box": 1}, {"amount": 300}, {"wagon": 2}])
def test_nobody_else_learns_of_an_order(about: dict[str, int]) -> None:
    sitting = investments()
    before = [sitting.look(seat) for seat in (NORTH, LEFT, None)]
    order(sitting, 300, **about)
    assert [sitting.look(seat) for seat in (NORTH, LEFT, None)] == before
    assert all(look.settings is None for look in before)
