"""Action 6: auctions for the Investment cards (M7)."""

import pytest

import fernhandel
from fernhandel import BadInput, Rng
from fernhandel.games.merchants.events import CardTaken
from fernhandel.games.merchants.figures import INVESTMENTS
from fernhandel.games.merchants.view import MerchantsView
from merchants.arrange import Scene
from rules import rule

FOUR_CARDS = ("courier", "driver", "large_office", "office")


def action_6(players: int, *cards: str, first: int = 0) -> Scene:
    """The first player is about to open the first auction; these cards lie open, the others in the deck."""
    return Scene(players=players, first=first).open_cards(*(cards or FOUR_CARDS)).begin("investments")


def buys(scene: Scene, seat: int, card: str, amount: int = 100) -> None:
    """That seat bids, all others who are asked pass, and it takes the card."""
    while scene.step == "investments":
        bidder = scene.asked[0]
        if bidder == seat:
            scene.do(seat, "bid", amount=amount)
        else:
            scene.do(bidder, "pass")
    scene.do(seat, "take_card", card=card)


# -- how many auctions ---------------------------------------------------------------------------------------------


@rule("M7.1", "M7.4", "MX22", "MR26")
@pytest.mark.parametrize(("players", "auctions"), [(2, 1), (3, 2), (4, 3)])
def test_one_auction_fewer_than_players(players: int, auctions: int) -> None:
    scene = action_6(players)
    for seat in range(auctions):
        assert scene.step == "investments"
        buys(scene, seat, FOUR_CARDS[seat])
    assert scene.step == "climbing"
    assert [len(player.investments) for player in scene.view(None).players] == [1] * auctions + [0]


@rule("M7.1", "M7.3")
def test_winners_of_this_turn_are_skipped_everywhere() -> None:
    scene = action_6(4)
    buys(scene, 1, "office")  # seat 0 passes, seat 1 opens
    asked = []
    for _ in range(3):
        asked += scene.asked
        scene.do(scene.asked[0], "pass")
    assert asked == [2, 3, 0]
    assert scene.step == "climbing"


@rule("M7.4", "MX22")
def test_a_player_without_a_card_is_left_over_even_if_all_want_one() -> None:
    scene = action_6(3)
    for seat, amount in ((0, 100), (1, 200), (2, 300), (0, 400), (1, 500)):
        scene.do(seat, "bid", amount=amount)
    scene.do(2, "pass")
    scene.do(0, "pass")
    scene.do(1, "take_card", card="office")
    scene.do(2, "bid", amount=100)
    scene.do(0, "bid", amount=200)
    scene.do(2, "bid", amount=300)
    scene.do(0, "pass")
    scene.do(2, "take_card", card="driver")
    assert scene.step == "climbing"
    assert scene.t.money == [5000, 4500, 4700]
    assert scene.view(None).players[0].investments == []


@rule("M7.4")
def test_the_round_ends_when_no_open_card_is_left() -> None:
    cards = [card for card in INVESTMENTS if card != "office"]
    scene = Scene(players=4).owns(3, *cards).open_cards("office").begin("investments")
    scene.do(0, "bid", amount=700)
    for seat in (1, 2, 3):
        scene.do(seat, "pass")
    assert scene.step == "climbing"  # with a single card there is nothing to choose
    assert [card.card for card in scene.view(0).players[0].investments] == ["office"]
    assert scene.t.money[0] == 4300


@rule("M7.7")
def test_when_all_eight_are_owned_the_action_is_skipped() -> None:
    scene = Scene(players=2).owns(0, *INVESTMENTS[:4]).owns(1, *INVESTMENTS[4:]).begin("investments")
    assert scene.step == "climbing"


# -- bidding -------------------------------------------------------------------------------------------------------


@rule("M7.2")
def test_open_bids_go_clockwise_each_higher_than_the_last() -> None:
    scene = action_6(4, first=2)
    for seat, amount in ((2, 100), (3, 300), (0, 400)):
        assert scene.asked == [seat]
        scene.do(seat, "bid", amount=amount)
    refusal = scene.refused(1, "bid", amount=400)
    assert (refusal.code, refusal.rule) == ("bid_too_low", "M7.2")
    assert scene.can(1, "bid", amount=500)
    scene.do(1, "pass")
    scene.do(2, "bid", amount=600)
    scene.do(3, "pass")
    assert scene.asked == [0]
    scene.do(0, "bid", amount=700)
    assert scene.asked == [2]  # whoever has passed is not asked again in this auction
    scene.do(2, "pass")
    assert (scene.step, scene.asked) == ("taking_card", [0])
    assert scene.t.money == [4300, 5000, 5000, 5000]  # the last one in pays, nobody else
    assert scene.t.bank == 700


@rule("M7.2", "MX23")
def test_an_opening_bid_is_at_least_100_and_a_multiple_of_100() -> None:
    scene = action_6(4)
    assert scene.options(0)[:3] == ["pass", "bid amount=100", "bid amount=200"]
    assert scene.refused(0, "bid", amount=0).code == "bid_too_low"
    for amount in (50, 150):
        with pytest.raises(BadInput, match=f"no action bid amount={amount}; amount is 0 to 30000 in steps of 100"):
            scene.action("bid", amount=amount)


@rule("M7.2")
def test_nobody_bids_more_than_his_cash() -> None:
    scene = Scene(players=3).money(700, 0, 100).open_cards(*FOUR_CARDS).begin("investments")
    refusal = scene.refused(0, "bid", amount=800)
    assert (refusal.code, refusal.rule) == ("bid_above_cash", "M7.2")
    scene.do(0, "bid", amount=700)
    assert scene.options(1) == ["pass"]


@rule("M7.2")
def test_the_winner_takes_any_open_card_and_no_other() -> None:
    scene = action_6(2)
    scene.do(0, "bid", amount=100)
    scene.do(1, "pass")
    assert scene.options(0) == [f"take_card card={card}" for card in INVESTMENTS if card in FOUR_CARDS]
    refusal = scene.refused(0, "take_card", card="reduced_cost")
    assert (refusal.code, refusal.rule) == ("card_not_open", "M7.2")
    scene.do(0, "take_card", card="large_office")
    assert [card.card for card in scene.view(1).players[0].investments] == ["large_office"]


@rule("MX45", "MR24", "M7.4")
def test_two_players_the_second_opens_and_has_the_card_for_his_own_bid() -> None:
    scene = action_6(2)
    scene.do(0, "pass")
    scene.do(1, "bid", amount=300)
    scene.do(1, "take_card", card="driver")
    assert scene.step == "climbing"
    assert scene.t.money == [5000, 4700]


@rule("MX45", "M7.4", "MR26")
def test_two_players_who_both_decline_buy_no_card() -> None:
    scene = action_6(2)
    scene.do(0, "pass")
    scene.do(1, "pass")
    assert scene.step == "climbing"
    assert sorted(scene.view(None).open_cards) == sorted(FOUR_CARDS)
    assert scene.t.money == [5000, 5000]


@rule("MX46", "MR25", "M7.3", "MR26")
def test_the_next_auction_goes_on_from_who_opened_the_last() -> None:
    scene = action_6(3)
    scene.do(0, "bid", amount=100)
    scene.do(1, "bid", amount=200)
    scene.do(2, "pass")
    scene.do(0, "pass")
    scene.do(1, "take_card", card="office")
    assert scene.t.money == [5000, 4800, 5000]
    assert scene.asked == [2]
    scene.do(2, "pass")
    assert scene.asked == [0]
    scene.do(0, "pass")
    assert scene.step == "climbing"
    assert len(scene.view(None).open_cards) == 4  # one card sold, one drawn in its place


@rule("MR25")
def test_the_opener_counts_and_not_the_first_player_nor_the_winner() -> None:
    scene = action_6(4)
    scene.do(0, "pass")
    scene.do(1, "bid", amount=100)  # seat 1 opens
    scene.do(2, "pass")
    scene.do(3, "bid", amount=200)
    scene.do(1, "pass")
    scene.do(3, "take_card", card="office")  # and seat 3 wins
    assert scene.asked == [2]


@rule("MR24")
def test_who_declined_to_open_may_bid_in_a_later_auction_but_not_in_this_one() -> None:
    scene = action_6(3)
    scene.do(0, "pass")
    scene.do(1, "bid", amount=100)
    scene.do(2, "pass")
    assert (scene.step, scene.asked) == ("taking_card", [1])  # seat 0 was not asked again
    scene.do(1, "take_card", card="office")
    scene.do(2, "pass")
    assert scene.can(0, "bid", amount=100)


# -- the row of cards ----------------------------------------------------------------------------------------------


@rule("M7.5")
def test_the_row_is_refilled_only_after_the_last_auction() -> None:
    scene = action_6(3)
    buys(scene, 0, "office")
    assert sorted(scene.view(None).open_cards) == ["courier", "driver", "large_office"]
    buys(scene, 1, "driver")
    view = scene.view(None)
    assert len(view.open_cards) == 4
    assert {"courier", "large_office"} < set(view.open_cards)
    assert view.deck == 2


@rule("M7.5")
def test_the_row_is_refilled_as_far_as_the_deck_lasts() -> None:
    scene = Scene(players=4).owns(3, "reduced_cost", "coach_driver", "express_courier").open_cards(*FOUR_CARDS)
    scene.begin("investments")
    for seat, card in enumerate(("office", "driver", "courier")):
        buys(scene, seat, card)
    view = scene.view(None)
    assert sorted(view.open_cards) == ["large_office", "warehouse_sale"]
    assert view.deck == 0


# -- when a card works ---------------------------------------------------------------------------------------------


@rule("M7.6", "MX49", "M8.6")
def test_a_card_works_from_the_turn_after_it_was_won() -> None:
    scene = action_6(2, "reduced_cost", "driver", "office", "courier", first=1)
    scene.levels(wine=5)
    scene.do(1, "bid", amount=100)
    scene.do(0, "pass")
    scene.do(1, "take_card", card="reduced_cost")
    assert scene.view(1).players[1].investments[0].turn == scene.t.turn == 2
    assert not scene.t.works(INVESTMENTS.index("reduced_cost"), 1)
    for seat in (1, 0):
        scene.do(seat, "done")  # nobody climbs
    assert (scene.step, scene.t.turn, scene.asked) == ("purchasing", 3, [0])
    for seat in (0, 1):
        for _ in range(3):
            scene.do(seat, "buy", good="wine", city="KOL")
    assert scene.t.money == [5000 - 3 * 400, 4900 - 100]


@rule("M7.6")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_once_owned_stays_with_its_owner(seed: int) -> None:
    game = fernhandel.make("merchants", players=2 + seed % 3, seed=seed)
    rng = Rng.from_seed(seed)
    owned: dict[str, int] = {}
    while not game.over:
        seat = game.to_act()[0]
        options = game.legal(seat)
        for event in game.apply(seat, options[rng.below(len(options))]):
            if isinstance(event, CardTaken):
                assert event.card not in owned
                owned[event.card] = event.seat
        view = game.view(None)
        assert isinstance(view, MerchantsView)
        assert owned == {card.card: seat for seat, player in enumerate(view.players) for card in player.investments}
    assert owned


@rule("MR26")
def test_the_auctions_take_place_in_the_last_turn_too() -> None:
    scene = Scene(players=2).open_cards(*FOUR_CARDS)
    scene.t.arrivals = 6
    scene.begin("investments")
    buys(scene, 0, "office")
    assert scene.step == "climbing"
    scene.do(0, "done")
    scene.do(1, "done")
    assert scene.game.over
