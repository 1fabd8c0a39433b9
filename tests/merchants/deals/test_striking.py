"""What a deal can hold and when it is struck: purses, pots, clashes, cards (DX12 to DX26, DX31 to DX36)."""

import pytest

from fernhandel import BadInput
from fernhandel.core.events import seen_by
from merchants.deals.dealing import (
    BLUE,
    GREEN,
    OVER_0,
    RED,
    DealScene,
    at,
    at_least,
    gives,
    if_,
    imagined,
    named,
    once,
    told,
    unless,
    will,
    will_not,
)
from rules import rule

NOT_WINE = will_not(RED, "buy", good="wine")


# -- money -------------------------------------------------------------------------------------------------------------


@rule("DX12", "DL41", "DL44")
def test_what_an_open_proposal_offers_is_set_aside_and_what_one_gets_does_not_count() -> None:
    scene = DealScene().money(5000, 500, 5000).begin("purchasing")
    scene.say(BLUE, NOT_WINE, gives(BLUE, RED, 300))
    scene.say(RED, gives(BLUE, RED, 300))
    refused = scene.refused(BLUE, "deal_accept", seat=RED)
    assert (refused.code, refused.facts["need"], refused.facts["have"]) == ("not_enough_money", 300, 200)
    assert scene.can(BLUE, "deal_decline", seat=RED)
    gross = DealScene().money(5000, 500, 5000).begin("purchasing")
    assert gross.cannot_say(BLUE, gives(BLUE, RED, 600), gives(RED, BLUE, 600)).code == "not_enough_money"


@rule("DX13", "DL54", "DL53")
def test_who_may_not_load_iron_takes_no_ride_that_would_make_him() -> None:
    scene = DealScene().store(BLUE, "PAR", iron=2, wine=1).wagon(1, "PAR", master=RED)
    scene.begin("loading").struck(BLUE, will_not(BLUE, "load", good="iron", wagon=1), gives(RED, BLUE, 100))
    scene.quotes(RED, 200, 300)
    assert named(scene.refused(BLUE, "accept", tokens=2)) == ("promised_otherwise", 1, 1)
    assert named(scene.refused(BLUE, "counter", tokens=2, amount=100)) == ("promised_otherwise", 1, 1)
    assert scene.can(BLUE, "counter", tokens=1, amount=100)
    scene.do(BLUE, "accept", tokens=1)
    assert scene.plain_lines(BLUE) == ["load good=wine"]


@rule("DX13", "DL54")
def test_with_iron_alone_he_takes_no_ride_at_all() -> None:
    scene = DealScene().store(BLUE, "PAR", iron=2).wagon(1, "PAR", master=RED).holds(BLUE, "free_loading")
    scene.begin("loading").struck(BLUE, will_not(BLUE, "load", good="iron", wagon=1), gives(RED, BLUE, 100))
    scene.quotes(RED, 200, 300)
    assert scene.plain_lines(BLUE) == ["decline"]
    assert named(scene.refused(BLUE, "play_free_loading")) == ("promised_otherwise", 1, 1)


def bet_on_wien() -> DealScene:
    scene = DealScene().money(5000, 400, 5000).wagon(1, "WIE1", came_from="WIE2")
    scene.begin("movement").struck(BLUE, gives(BLUE, RED, 400, if_("arrives", wagon=1, city="WIE")))
    assert (scene.purses[BLUE], scene.book.pot_money()) == (0, 400)
    return scene


@rule("DX14", "DL42", "DL25", "DL59")
def test_a_pot_is_paid_with_the_arrival() -> None:
    scene = bet_on_wien()
    events = scene.drive(RED, wagon=1, tile=1, to="WIE")
    assert scene.purses == [5400, 0, 5000]
    assert [event.kind for event in events].index("wagon_arrived") < [event.kind for event in events].index("pot_paid")


@rule("DX14", "DL25", "DL42")
def test_a_pot_goes_back_with_the_deadline() -> None:
    scene = bet_on_wien()
    for seat, wagon, to in ((RED, 2, "KOL1"), (BLUE, 2, "KOL2")):
        scene.drive(seat, wagon, 1, to)
        scene.be_quiet()
    assert scene.purses[BLUE] == 0
    events = scene.drive(GREEN, 3, 1, "GEN1")
    assert scene.purses[BLUE] == 400
    assert told(events, "pot_returned")


@rule("DX15", "DL26", "DL27")
@pytest.mark.parametrize("passes", [True, False])
def test_unless_a_wagon_passes_the_crossing(passes: bool) -> None:
    scene = DealScene().wagon(2, "BN1", came_from="FN").begin("movement")
    scene.struck(BLUE, gives(RED, BLUE, 200, unless("passes", wagon=2, over="X")))
    assert scene.purses == [4800, 5000, 5000]
    scene.drive(RED, wagon=2 if passes else 1, tile=1, to="X" if passes else "PAR1")
    assert scene.purses == ([5000, 5000, 5000] if passes else [4800, 5000, 5000])
    scene.be_quiet().drive(BLUE, 3, 1, "GEN1")
    scene.be_quiet().drive(GREEN, 3, 1, "GEN2")
    assert scene.purses == ([5000, 5000, 5000] if passes else [4800, 5200, 5000])
    assert scene.states() == ["lapsed" if passes else "done"]


@rule("DX16", "DL43")
def test_no_pot_crosses_the_upkeep() -> None:
    not_climbing = will_not(BLUE, "climb")
    scene = DealScene(first=BLUE).open_cards("office", "driver").begin("investments")
    assert named(scene.cannot_say(RED, not_climbing, gives(RED, BLUE, 300, once(1)))) == ("pot_over_upkeep", 2)
    scene.strike(RED, not_climbing, gives(RED, BLUE, 300))
    scene.be_quiet()
    while scene.step != "climbing":
        scene.do(scene.asked[0], "pass")
        scene.be_quiet()
    assert scene.asked == [BLUE]
    assert scene.plain_lines(BLUE) == ["done"]


# -- clashes -----------------------------------------------------------------------------------------------------------


@rule("DX17", "DL48")
def test_two_promises_about_one_bid_must_go_together() -> None:
    scene = DealScene().wagon(1, "BW1", came_from="X").begin("master_auction")
    scene.strike(BLUE, will_not(BLUE, "bid", wagon=2, amount=at_least(600)), gives(RED, BLUE, 100))
    assert named(scene.cannot_say(BLUE, will(BLUE, "bid", wagon=2, amount=at_least(800)), gives(RED, BLUE, 100))) == (
        "promises_clash",
        1,
        1,
    )
    scene.strike(BLUE, will(BLUE, "bid", wagon=2, amount=at_least(300)), gives(RED, BLUE, 100))
    scene.be_quiet()
    assert scene.plain_lines(BLUE) == ["bid amount=300", "bid amount=400", "bid amount=500"]


def two_arrows() -> DealScene:
    scene = DealScene().begin("wheels")
    for good in ("wine", "silk"):
        scene.strike(BLUE, will(BLUE, "arrows", number=1, good=good), gives(RED, BLUE, 100))
    return scene


@rule("DX18", "DL48")
def test_a_wheel_has_two_arrows_to_promise() -> None:
    scene = two_arrows()
    for good, number in (("salt", 1), ("wine", 2)):
        refused = scene.cannot_say(BLUE, will(BLUE, "arrows", number=number, good=good), gives(RED, BLUE, 100))
        assert refused.code == "promises_clash"
    scene.strike(RED, will_not(BLUE, "arrows", number=1, good="salt"), gives(RED, BLUE, 100))


@rule("DX19", "DL56", "DL49")
def test_a_promised_wheel_is_sealed_like_any_other_and_kept_at_the_reveal() -> None:
    scene = two_arrows().be_quiet()
    assert scene.plain_lines(BLUE) == ["set_wheel arrow=wine other_arrow=silk"]
    events = scene.do(BLUE, "set_wheel", arrow="wine", other_arrow="silk")
    assert [event.kind for event in events] == ["choice_sealed"]
    assert scene.view(GREEN).sealed == [BLUE]
    assert scene.states(1) == ["standing", "done"]
    scene.do(RED, "set_wheel", arrow="none", other_arrow="none")
    kinds = [event.kind for event in scene.do(GREEN, "set_wheel", arrow="none", other_arrow="none")]
    assert kinds.index("wheels_revealed") < kinds.index("promise_kept")
    assert kinds.count("promise_kept") == 2


@rule("DX20", "DL50", "DL55", "DL57")
def test_a_promise_to_buy_twice_lapses_where_the_money_ends() -> None:
    scene = DealScene().money(100, 5000, 5000).levels(silk=1).begin("purchasing")
    scene.struck(BLUE, will(RED, "buy", times=2, good="silk"), gives(BLUE, RED, 300, once(1)))
    assert all("good=silk" in line for line in scene.plain_lines(RED))
    scene.do(RED, "buy", good="silk", city="KOL")
    assert scene.plain_lines(RED) == ["done"]
    scene.do(RED, "done")
    assert scene.states() == ["lapsed", "lapsed"]
    assert scene.purses == [0, 5000, 5000]


@rule("DX21", "DL48", "DL23")
def test_more_purchases_than_a_turn_has_are_not_promised() -> None:
    scene = DealScene().begin("purchasing")
    scene.strike(BLUE, will(RED, "buy", times=2, good="silk"), gives(BLUE, RED, 100))
    refused = scene.cannot_say(BLUE, will(RED, "buy", times=2, good="wine"), gives(BLUE, RED, 100))
    assert named(refused) == ("promises_clash", 1, 1)
    with pytest.raises(BadInput, match="times"):
        scene.say(BLUE, will(RED, "buy", times=4, good="wine"))


@rule("DX22", "DL52")
def test_promises_that_would_leave_no_move_lapse_from_the_newest_on() -> None:
    scene = DealScene().begin("movement")
    for wagon in (1, 2, 3):
        scene.strike(BLUE, will_not(RED, "move", wagon=wagon), gives(BLUE, RED, 100))
    assert scene.states(3) == ["standing", "done"]  # not while they still talk
    scene.do(BLUE, "ready")
    events = scene.do(GREEN, "ready")
    (lapsed,) = told(events, "promise_lapsed")
    assert (lapsed.deal, lapsed.reason) == (3, "no_other_way")
    assert [scene.states(deal)[0] for deal in (1, 2, 3)] == ["standing", "standing", "lapsed"]
    assert all("move wagon=3" in line for line in scene.plain_lines(RED))


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("DX23", "DL46", "DL47", "DL13")
def test_who_holds_no_card_promises_nothing_by_not_playing_one() -> None:
    bluff = will_not(BLUE, "play", influence="broken_axle"), gives(RED, BLUE, 100)
    assert named(DealScene().begin("purchasing").cannot_say(BLUE, *bluff)) == ("empty_promise", 1)
    for card in ("broken_axle", "low_upkeep"):
        DealScene().holds(BLUE, card).begin("purchasing").strike(BLUE, *bluff)
    scene = DealScene(edition="1999").holds(BLUE, "broken_axle").begin("purchasing")
    with pytest.raises(BadInput, match="low_upkeep"):
        scene.say(BLUE, will_not(BLUE, "play", influence="low_upkeep"), gives(RED, BLUE, 100))


@rule("DX24", "DL32", "DL47", "DL60")
def test_asked_for_a_card_he_does_not_hold_red_alone_knows_why_he_cannot_accept() -> None:
    views = []
    for card in ("broken_axle", "special_sale"):
        scene = DealScene().holds(RED, card).begin("purchasing")
        scene.say(BLUE, gives(RED, BLUE, "broken_axle"), gives(BLUE, RED, 500))
        if card == "special_sale":
            refused = scene.refused(RED, "deal_accept", seat=BLUE)
            assert (refused.code, refused.rule) == ("card_not_in_hand", "M12.1")
        assert scene.can(RED, "deal_accept", seat=BLUE) == (card == "broken_axle")
        views.append([scene.view(seat).to_json() for seat in (BLUE, GREEN, None)])
    assert views[0] == views[1]


@rule("DX25", "DL45", "DL60")
def test_a_sealed_card_is_chosen_by_its_giver_and_imagined_by_the_third() -> None:
    scene = DealScene().holds(RED, "broken_axle", "special_sale").begin("movement")
    scene.strike(BLUE, gives(RED, BLUE, "sealed"), gives(BLUE, RED, 400))
    assert scene.asked == [RED]
    assert scene.options(RED) == ["deal_lay influence=broken_axle", "deal_lay influence=special_sale"]
    events = scene.do(RED, "deal_lay", influence="special_sale")
    assert scene.purses == [5400, 4600, 5000]
    for seat, known in ((RED, "special_sale"), (BLUE, "special_sale"), (GREEN, None), (None, None)):
        (given,) = told(seen_by(events, seat), "card_given")
        assert given.card == known
    view = scene.view(GREEN)
    assert [player.influence for player in view.players] == [1, 1, 0]
    for seed in range(1000):
        world = imagined(view, seed)
        assert [world.hand_size(seat) for seat in range(3)] == [1, 1, 0]
    own = scene.view(BLUE)
    for seed in range(20):
        assert imagined(own, seed).hand[BLUE * 7 : BLUE * 7 + 7] == scene.t.hand[7:14]


@rule("DX26", "DL46")
def test_a_card_promised_to_be_played_is_kept_for_it() -> None:
    promise = will(RED, "play", influence="broken_axle", wagon=3), gives(BLUE, RED, 100)
    scene = DealScene().holds(RED, "broken_axle").begin("broken_axles")
    scene.struck(BLUE, *promise)
    assert scene.plain_lines(RED) == ["play_broken_axle wagon=3"]
    assert scene.refused(RED, "play_broken_axle", wagon=1).code == "promised_first"
    scene = DealScene().holds(RED, "broken_axle", "special_sale").begin("purchasing")
    scene.strike(BLUE, *promise)
    scene.say(BLUE, gives(RED, BLUE, "broken_axle"), gives(BLUE, RED, 100))
    assert scene.refused(RED, "deal_accept", seat=BLUE).code == "card_not_in_hand"
    scene = DealScene().holds(RED, "broken_axle", "broken_axle").begin("purchasing")
    scene.strike(BLUE, *promise)
    scene.strike(BLUE, gives(RED, BLUE, "broken_axle"), gives(BLUE, RED, 100))
    assert scene.t.hand_size(RED) == 1


@rule("DL46", "DL27")
def test_a_card_is_kept_for_a_promise_that_still_waits() -> None:
    scene = DealScene().holds(RED, "broken_axle").begin("broken_axles")
    waiting = will(RED, "play", if_("breaks", wagon=1), influence="broken_axle", wagon=3)
    scene.struck(BLUE, waiting, gives(BLUE, RED, 100))
    assert scene.plain_lines(RED) == ["done"]
    assert named(scene.refused(RED, "play_broken_axle", wagon=2)) == ("promised_first", 1, 1)


# -- the rest ----------------------------------------------------------------------------------------------------------


@rule("DX31", "DL9", "DL31")
@pytest.mark.parametrize("thing", ["driver", "wine"])
def test_goods_and_investment_cards_never_change_hands(thing: str) -> None:
    scene = DealScene().owns(RED, "driver").begin("purchasing")
    assert named(scene.cannot_say(BLUE, gives(RED, BLUE, thing), gives(BLUE, RED, 100))) == ("cannot_change_hands", 1)


@rule("DX32", "DL23", "DL47")
def test_no_bid_is_promised_for_a_wagon_that_is_not_auctioned_any_more() -> None:
    promise = will_not(RED, "bid", wagon=1, amount=OVER_0), gives(BLUE, RED, 100)
    scene = DealScene().wagon(1, "BW1", came_from="X").begin("purchasing")
    assert named(scene.cannot_say(BLUE, *promise)) == ("cannot_come", 1)
    scene = DealScene().begin("master_auction").be_quiet()
    for seat in (RED, BLUE, GREEN):
        scene.do(seat, "bid", amount=0)
    assert scene.step == "talk"  # before the bids for wagon 2
    assert named(scene.cannot_say(BLUE, *promise)) == ("cannot_come", 1)


@rule("DX33", "DL53")
def test_the_last_card_is_taken_without_a_question_and_keeps_the_promise() -> None:
    scene = DealScene(first=RED).open_cards("office").begin("investments")
    scene.struck(BLUE, will(RED, "choose", card="office"), gives(BLUE, RED, 300, once(1)))
    scene.do(RED, "bid", amount=100)
    scene.be_quiet().do(BLUE, "pass")
    scene.be_quiet().do(GREEN, "pass")
    assert scene.purses == [5200, 4700, 5000]


@rule("DX33", "DL54")
def test_who_may_not_choose_the_only_card_makes_no_offer() -> None:
    scene = DealScene().open_cards("office").begin("investments")
    scene.struck(BLUE, will_not(RED, "choose", card="office"), gives(BLUE, RED, 300))
    assert scene.plain_lines(RED) == ["pass"]
    assert named(scene.refused(RED, "bid", amount=100)) == ("promised_otherwise", 1, 1)


@rule("DX34", "DL26", "DL57")
def test_a_chain_of_clauses_runs_through_at_once() -> None:
    scene = DealScene().holds(RED, "special_sale").begin("movement")
    third = gives(RED, BLUE, "special_sale", once(2))
    scene.struck(BLUE, will(RED, "move", wagon=1), gives(BLUE, RED, 100, once(1)), third)
    assert [scene.t.hand_size(seat) for seat in (RED, BLUE)] == [0, 0]  # the card waits in its pot
    scene.drive(RED, wagon=1, tile=1, to="PAR1")
    assert scene.states() == ["done", "done", "done"]
    assert (scene.purses[RED], scene.t.hand_size(BLUE)) == (5100, 1)
    for clause in (2, 3):
        with pytest.raises(BadInput, match="clause"):
            DealScene().begin("movement").say(BLUE, will(RED, "move", wagon=1), gives(BLUE, RED, 100, once(clause)))


@rule("DX35", "DL62", "DL28", "DL22")
def test_in_the_last_turn_everything_is_decided_before_the_last_repayment() -> None:
    scene = DealScene().money(5000, 5000, 5000).wagon(1, "WIE1", came_from="WIE2")
    scene.t.arrivals = scene.t.rules.last_arrival - 1
    scene.t.letters[GREEN] = 1
    scene.t.credits -= 1
    scene.begin("movement")
    scene.strike(BLUE, gives(BLUE, RED, 400, if_("arrives", wagon=1, city="WIE")))
    scene.strike(BLUE, will_not(RED, "climb"), will(BLUE, "climb", times=2), gives(BLUE, RED, 100))
    scene.be_quiet().drive(RED, 1, 1, "WIE")
    scene.pass_on_to("turn_end")
    assert scene.asked == [GREEN]
    assert scene.book.pot_money() == 0
    assert scene.states(1) == ["done"]
    assert scene.states(2)[0] == "done"
    assert all(state in ("done", "lapsed") for state in scene.states(2))
    scene.game.title.laws(scene.t)
    scene.do(GREEN, "repay")
    scene.do(GREEN, "done")
    assert scene.game.over
    scene.game.title.laws(scene.t)


@rule("DX36", "DL56")
def test_a_bid_that_the_purse_no_longer_allows_lapses_at_the_reveal() -> None:
    scene = DealScene().money(5000, 800, 5000).wagon(3, "BS1", came_from="X").begin("master_auction")
    scene.struck(BLUE, will(BLUE, "bid", wagon=2, amount=at_least(800)), gives(RED, BLUE, 100, at("movement")))
    for seat, amount in ((RED, 0), (BLUE, 300), (GREEN, 0)):
        scene.do(seat, "bid", amount=amount)
    scene.be_quiet()
    assert scene.plain_lines(BLUE) == [f"bid amount={amount}" for amount in range(0, 600, 100)]
    for seat in (BLUE, RED):
        assert [event.kind for event in scene.do(seat, "bid", amount=0)] == ["choice_sealed"]
    kinds = scene.do(GREEN, "bid", amount=0)
    (lapsed,) = told(kinds, "promise_lapsed")
    assert lapsed.reason == "could_not"
    assert [event.kind for event in kinds].index("bids_revealed") < kinds.index(lapsed)


@rule("DX18", "DL48")
def test_a_promise_neither_clashes_with_one_for_the_other_case() -> None:
    scene = DealScene().begin("purchasing")
    bids = at_least(800), at_least(500)
    scene.strike(
        BLUE,
        will(BLUE, "bid", if_("buys", seat=RED, good="wine"), wagon=2, amount=bids[0]),
        will_not(BLUE, "bid", unless("buys", seat=RED, good="wine"), wagon=2, amount=bids[1]),
        gives(RED, BLUE, 100),
    )
