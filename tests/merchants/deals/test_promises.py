"""What a promise does to the choices of its seat, and how it ends (DL10, DL22 to DL28, DL48 to DL58; DX27)."""

import pytest

from fernhandel import BadInput
from fernhandel.games.merchants.figures import UPKEEP
from merchants.deals.dealing import (
    BLUE,
    GREEN,
    OVER_0,
    RED,
    DealScene,
    at,
    at_least,
    at_most,
    exactly,
    gives,
    if_,
    named,
    once,
    told,
    unless,
    will,
    will_not,
)
from rules import rule

PAID = gives(BLUE, RED, 100)


# -- what can be promised ----------------------------------------------------------------------------------------------


@rule("DL10", "DL24", "DL95")
def test_what_does_nothing_lies_hidden_or_lies_in_another_turn_cannot_be_promised() -> None:
    scene = DealScene().begin("purchasing")
    for deed in ("done", "pass", "take_influence", "deal_with", "give_goods", "show_hand"):
        with pytest.raises(BadInput, match="deed"):
            scene.say(BLUE, will(RED, deed), PAID)
    for moment in ("next_turn", "turn_3", "never"):
        with pytest.raises(BadInput, match="until"):
            scene.say(BLUE, will_not(RED, "climb", until=moment), PAID)
    refused = scene.cannot_say(BLUE, will_not(RED, "bid", wagon=1, amount=at_most(500)), PAID)
    assert named(refused) == ("cannot_be_promised", 1)  # a bid of 0 is the choice that does nothing
    with pytest.raises(BadInput):
        scene.say(BLUE, will_not(RED, "arrows", number=0, good="wine"), PAID)


@rule("DL9", "DL47")
def test_nobody_gives_to_himself() -> None:
    scene = DealScene().begin("purchasing")
    assert named(scene.cannot_say(BLUE, PAID, gives(BLUE, BLUE, 100))) == ("self_gift", 2)


@rule("DL47", "DL22")
def test_what_has_passed_cannot_be_waited_for() -> None:
    scene = DealScene().begin("wheels")
    for clause in (
        gives(BLUE, RED, 100, at("prices")),
        gives(BLUE, RED, 100, if_("arrives", wagon=1)),
        will_not(RED, "climb", until="prices"),
        will(RED, "move", wagon=1),
        will_not(RED, "buy", good="wine"),
    ):
        assert named(scene.cannot_say(BLUE, clause, PAID)) == ("cannot_come", 1)
    scene.strike(BLUE, gives(BLUE, RED, 100, at("offices")), will_not(RED, "climb", until="selling"))


@rule("DL13")
def test_the_first_edition_knows_no_investment_auctions() -> None:
    scene = DealScene(edition="1999").begin("purchasing")
    for clause in (
        will(RED, "offer", amount=OVER_0),
        will(RED, "choose", card="office"),
        gives(BLUE, RED, 100, at("auctions")),
        gives(BLUE, RED, 100, if_("wins", seat=RED, card="office")),
        gives(RED, BLUE, "loading_master"),
    ):
        with pytest.raises(BadInput):
            scene.say(BLUE, clause, PAID)
    scene.strike(BLUE, gives(BLUE, RED, 100, if_("sells", seat=RED, wagon=1)))  # until the upkeep


@rule("DL47", "DL23")
def test_a_promise_that_no_public_fact_can_fill_is_empty() -> None:
    scene = DealScene().owns(BLUE, "office").begin("purchasing")
    for clause in (
        will_not(RED, "shift", change="rise", good="wine"),  # owns no office
        will_not(RED, "sell", good="wine"),
        will_not(RED, "courier"),
        will_not(RED, "repay"),
        will(RED, "buy", good="wine", city="BRU"),  # which sells none
        will_not(RED, "face", wagon=1, to="FW"),  # the next mover faces
    ):
        assert named(scene.cannot_say(BLUE, clause, PAID)) == ("empty_promise", 1)
    scene.strike(BLUE, will_not(BLUE, "shift", change="rise", good="wine"), gives(RED, BLUE, 100))


# -- clashes -----------------------------------------------------------------------------------------------------------


@rule("DL48", "DL23")
def test_social_climbing_is_a_climb_too() -> None:
    scene = DealScene().holds(RED, "social_climbing").begin("climbing")
    scene.strike(BLUE, will_not(RED, "climb"), PAID)
    refused = scene.cannot_say(BLUE, will(RED, "play", influence="social_climbing"), PAID)
    assert named(refused) == ("promises_clash", 1, 1)
    scene.be_quiet()
    assert scene.plain_lines(RED) == ["done"]
    scene = DealScene().holds(RED, "social_climbing").begin("climbing")
    scene.struck(BLUE, will(RED, "climb"), PAID)
    assert set(scene.plain_lines(RED)) == {"climb", "play_social_climbing"}


@rule("DL48")
def test_a_deal_that_contradicts_itself_clashes_with_itself() -> None:
    scene = DealScene().begin("purchasing")
    refused = scene.cannot_say(BLUE, will(RED, "buy", good="wine"), will_not(RED, "buy", good="wine"), PAID)
    assert named(refused) == ("promises_clash", 0, 1)
    refused = scene.cannot_say(BLUE, will(RED, "bid", times=2, wagon=1, amount=OVER_0), PAID)
    assert named(refused) == ("promises_clash", 0, 1)  # one bid for each wagon
    scene.strike(BLUE, will(RED, "buy", good="wine"), will_not(RED, "buy", good="wine", city="KOL"), PAID)


@rule("DL48", "DL50")
def test_what_was_done_already_leaves_room_for_other_promises() -> None:
    scene = DealScene().begin("purchasing")
    scene.struck(BLUE, will(RED, "buy", times=2, good="silk"), PAID)
    scene.do(RED, "buy", good="silk", city="KOL")
    scene.strike(RED, will(RED, "buy", good="wine"), PAID)
    scene.be_quiet()
    assert all("silk" in line for line in scene.plain_lines(RED))  # the older deal first
    scene.do(RED, "buy", good="silk", city="KOL")
    assert all("wine" in line for line in scene.plain_lines(RED))


@rule("DL48")
def test_prices_for_one_token_and_for_two_are_two_decisions() -> None:
    scene = DealScene().store(BLUE, "PAR", iron=2).wagon(1, "PAR", master=RED).begin("loading")
    scene.strike(
        BLUE,
        will(RED, "carry", seat=BLUE, wagon=1, amount=at_most(500)),
        will(RED, "carry", seat=BLUE, wagon=1, tokens=1, amount=at_most(100)),
        will(RED, "carry", seat=BLUE, wagon=1, tokens=2, amount=exactly(300)),
        PAID,
    )
    refused = scene.cannot_say(BLUE, will(RED, "carry", seat=BLUE, wagon=1, tokens=1, amount=(200, 300)), PAID)
    assert refused.code == "promises_clash"
    scene.be_quiet()
    assert scene.plain_lines(RED) == ["quote tokens=1 amount=0", "quote tokens=1 amount=100"]
    scene.do(RED, "quote", tokens=1, amount=100)
    assert scene.plain_lines(RED) == ["quote tokens=2 amount=300"]


@rule("DL48")
def test_promises_for_the_one_case_and_the_other_are_counted_apart() -> None:
    scene = DealScene().begin("purchasing")
    wine = {"seat": RED, "good": "wine"}
    plain = will(BLUE, "buy", good="iron"), gives(RED, BLUE, 100)
    twice = (
        will(BLUE, "buy", if_("buys", **wine), times=2, good="silk"),
        will(BLUE, "buy", unless("buys", **wine), times=2, good="salt"),
    )
    scene.strike(BLUE, *plain, *twice)
    refused = scene.cannot_say(BLUE, will(BLUE, "buy", if_("buys", **wine), good="food"), gives(RED, BLUE, 100))
    assert refused.code == "promises_clash"


# -- fees --------------------------------------------------------------------------------------------------------------


@rule("DX27", "DL7", "DL51")
def test_who_must_carry_for_at_most_300_keeps_to_it_through_the_whole_talk() -> None:
    scene = DealScene().store(BLUE, "PAR", iron=2).wagon(1, "PAR", master=RED).holds(BLUE, "free_loading")
    scene.begin("loading")
    carry = will(RED, "carry", seat=BLUE, wagon=1, tokens=2, amount=at_most(300))
    scene.struck(BLUE, carry, will_not(BLUE, "play", influence="free_loading"))
    assert {"quote tokens=1 amount=1200", "no_quote tokens=1"} <= set(scene.plain_lines(RED))
    scene.do(RED, "quote", tokens=1, amount=1200)
    assert scene.plain_lines(RED) == [f"quote tokens=2 amount={amount}" for amount in (0, 100, 200, 300)]
    scene.do(RED, "quote", tokens=2, amount=300)
    assert not scene.can(BLUE, "play_free_loading")
    scene.do(BLUE, "counter", tokens=2, amount=100)
    assert scene.plain_lines(RED) == ["accept tokens=2", "final_price amount=200", "final_price amount=300"]
    assert named(scene.refused(RED, "decline")) == ("promised_first", 1, 1)
    scene.do(RED, "final_price", amount=200)
    scene.do(BLUE, "decline")
    assert scene.states()[0] == "done"


@rule("DL54", "DL53", "DL7")
def test_an_offer_that_the_master_takes_is_a_ride() -> None:
    scene = DealScene().store(BLUE, "PAR", iron=1).wagon(1, "PAR", master=RED).begin("loading")
    scene.struck(BLUE, will(BLUE, "ride", wagon=1, amount=at_most(200)), gives(RED, BLUE, 300, once(1)))
    scene.quotes(RED, 500)
    scene.do(BLUE, "counter", tokens=1, amount=100)
    scene.do(RED, "accept", tokens=1)
    assert scene.states() == ["done", "done"]
    scene = DealScene().store(BLUE, "PAR", iron=1).wagon(1, "PAR", master=RED).begin("loading")
    scene.struck(BLUE, will_not(BLUE, "ride", wagon=1), gives(RED, BLUE, 300))
    scene.quotes(RED, 500)
    assert scene.plain_lines(BLUE) == ["decline"]


# -- moments and the end -----------------------------------------------------------------------------------------------


@rule("DL22", "DL50", "DL53")
@pytest.mark.parametrize("cards", [(), ("special_sale",)])
def test_a_promise_made_early_stands_until_its_decision_comes(cards: tuple[str, ...]) -> None:
    scene = DealScene().holds(BLUE, *cards).owns(GREEN, "office").begin("purchasing")
    scene.strike(BLUE, will(RED, "move", wagon=2), will(BLUE, "move", wagon=3), gives(BLUE, RED, 100, once(1)))
    scene.strike(GREEN, will(GREEN, "shift", change="rise", good="silk"), gives(RED, GREEN, 100))
    scene.pass_on_to("movement")
    assert scene.states() == ["standing", "standing", "waiting"]
    assert all("move wagon=2" in line for line in scene.plain_lines(RED))
    scene.pass_on_to("offices")
    assert scene.states() == ["done", "done", "done"]
    assert scene.asked == [GREEN]
    assert all("good=silk direction=up" in line for line in scene.plain_lines(GREEN))


@rule("DL22", "DL26", "DL40")
def test_a_moment_comes_even_when_its_step_asks_nobody() -> None:
    scene = DealScene().begin("movement")
    scene.struck(BLUE, *(gives(BLUE, RED, 100, at(moment)) for moment in ("prices", "offices", "selling", "auctions")))
    assert scene.purses == [5000, 4600, 5000]
    scene.pass_on_to("wheels")
    assert scene.purses == [5100, 4600, 5000]
    scene.do(RED, "set_wheel", arrow="none", other_arrow="none")
    scene.do(BLUE, "set_wheel", arrow="none", other_arrow="none")
    scene.do(GREEN, "set_wheel", arrow="none", other_arrow="none")
    assert scene.purses == [5400, 4600, 5000]


@rule("DL25", "DL22")
@pytest.mark.parametrize("level", [4, 5])
def test_where_a_price_stands_is_tested_once_before_the_selling(level: int) -> None:
    scene = DealScene().levels(silk=level).begin("movement")
    scene.struck(BLUE, gives(BLUE, RED, 500, if_("stands", good="silk", level=(5, 5))))
    scene.pass_on_to("wheels")
    assert scene.purses == [5000, 4500, 5000]
    for seat in (RED, BLUE, GREEN):
        scene.do(seat, "set_wheel", arrow="none", other_arrow="none")
    assert scene.purses == ([5500, 4500, 5000] if level == 5 else [5000, 5000, 5000])


@rule("DL43", "DL57")
def test_a_pot_that_waits_for_a_clause_that_waits_is_decided_before_the_upkeep_too() -> None:
    scene = DealScene().begin("purchasing")
    late = will(RED, "buy", if_("climbs", seat=BLUE), good="wine")
    assert named(scene.cannot_say(BLUE, late, gives(BLUE, RED, 300, once(1)))) == ("pot_over_upkeep", 2)
    assert named(scene.cannot_say(BLUE, gives(BLUE, RED, 300, at("end")))) == ("pot_over_upkeep", 1)
    offer = will(RED, "offer", amount=at_least(4000)), gives(BLUE, RED, 300, once(1))
    scene.open_cards("office").struck(BLUE, *offer)
    scene.money(2000, UPKEEP[3] - 300, 5000)  # Red can offer no 4000; 300 of Blue's lie in the pot
    scene.t.status[BLUE] = 3
    scene.refresh().pass_on_to("climbing")
    assert scene.states() == ["lapsed", "lapsed"]
    assert (scene.t.status[BLUE], scene.purses[BLUE]) == (3, 0)  # the pot came back before he had to pay


@rule("DL43")
def test_in_climbing_a_pot_may_wait_for_the_end() -> None:
    scene = DealScene().begin("climbing")
    scene.struck(BLUE, will_not(RED, "climb"), gives(BLUE, RED, 300, once(1)), gives(BLUE, RED, 200, at("end")))
    assert scene.purses[BLUE] == 4500
    for seat in (RED, BLUE, GREEN):
        scene.be_quiet().do(seat, "done")
    assert scene.purses == [5500, 4500, 5000]
    assert scene.t.turn == 3


@rule("DL28", "DL55")
def test_nothing_outlives_the_turn() -> None:
    scene = DealScene().begin("climbing")
    scene.struck(BLUE, will_not(RED, "climb"), will(BLUE, "climb", if_("climbs", seat=GREEN)))
    for seat in (RED, BLUE):
        scene.be_quiet().do(seat, "done")
    events = scene.be_quiet().do(GREEN, "done")
    assert [(kept.deal, kept.clause) for kept in told(events, "promise_kept")] == [(1, 1)]
    assert [lapsed.reason for lapsed in told(events, "promise_lapsed")] == ["did_not_happen"]
    assert scene.book.struck == []
    assert scene.book.state == []


@rule("DL26", "DL55")
def test_until_ends_a_promise_either_way() -> None:
    scene = DealScene().begin("purchasing")
    scene.struck(
        BLUE,
        will_not(RED, "move", until="loading", wagon=1),
        will(RED, "climb", unless("buys", seat=RED, good="wine"), until="prices"),
        gives(BLUE, RED, 100, once(1)),
    )
    scene.pass_on_to("master_auction")
    assert scene.states() == ["done", "standing", "done"]
    assert scene.purses == [5100, 4900, 5000]
    scene.pass_on_to("wheels")
    assert scene.states() == ["done", "lapsed", "done"]


@rule("DL55", "DL50")
def test_each_time_holds_at_every_decision_and_is_kept_if_it_came() -> None:
    scene = DealScene().begin("purchasing")
    scene.struck(BLUE, will(RED, "buy", times=0, good="silk"), gives(BLUE, RED, 300, once(1)))
    for _ in range(3):
        assert all("silk" in line for line in scene.plain_lines(RED))
        scene.do(RED, "buy", good="silk", city="KOL")
    assert scene.states() == ["done", "done"]
    scene = DealScene().money(0, 5000, 5000).begin("purchasing")
    scene.struck(BLUE, will(RED, "buy", times=0, good="silk"), gives(BLUE, RED, 300, once(1)))
    scene.do(RED, "done")
    assert scene.states() == ["lapsed", "lapsed"]


# -- being asked -------------------------------------------------------------------------------------------------------


@rule("DL49", "DL50")
def test_promises_are_due_from_the_oldest_on_and_a_repayment_is_always_free() -> None:
    scene = DealScene().money(5000, 5000, 5000)
    scene.t.letters[RED] = 1
    scene.t.credits -= 1
    scene.begin("movement")
    scene.strike(BLUE, will(RED, "move", wagon=2), PAID)
    scene.strike(GREEN, will_not(RED, "move", wagon=2, tile=1), gives(GREEN, RED, 100))
    scene.be_quiet()
    lines = scene.plain_lines(RED)
    assert lines[-1] == "repay"
    assert all("move wagon=2" in line and "tile=1" not in line for line in lines[:-1])
    scene = DealScene()
    scene.t.letters[RED] = 1
    scene.t.credits -= 1
    scene.begin("movement").strike(BLUE, will_not(RED, "repay"), PAID)
    assert named(scene.be_quiet().refused(RED, "repay")) == ("promised_otherwise", 1, 1)


@rule("DL49", "DL51", "DL56")
def test_a_promised_repayment_comes_first_even_among_sealed_choices() -> None:
    scene = DealScene()
    scene.t.letters[RED] = 1
    scene.t.credits -= 1
    scene.begin("wheels")
    scene.strike(BLUE, will(RED, "repay"), PAID)
    scene.strike(BLUE, will(BLUE, "arrows", number=1, good="wine"), gives(RED, BLUE, 100))
    scene.be_quiet().do(BLUE, "set_wheel", arrow="wine", other_arrow="wine")
    scene.do(GREEN, "set_wheel", arrow="none", other_arrow="none")
    assert scene.plain_lines(RED) == ["repay"]
    refused = scene.refused(RED, "set_wheel", arrow="none", other_arrow="none")
    assert named(refused) == ("promised_first", 1, 1)
    events = scene.do(RED, "repay")
    assert [(kept.seat, kept.deal) for kept in told(events, "promise_kept")] == [(RED, 1)]  # Blue's seal stays shut
    events = scene.do(RED, "set_wheel", arrow="none", other_arrow="none")
    assert [(kept.seat, kept.deal) for kept in told(events, "promise_kept")] == [(BLUE, 2)]


@rule("DL51")
def test_what_the_rules_forbid_anyway_is_refused_with_their_own_rule() -> None:
    scene = DealScene().begin("purchasing")
    scene.struck(BLUE, will_not(RED, "buy", good="wine"), PAID)
    assert scene.refused(RED, "buy", good="wine", city="BRU").code == "city_does_not_sell"


@rule("DL52")
def test_a_choice_that_does_nothing_keeps_every_promise_from_lapsing() -> None:
    scene = DealScene().open_cards("office", "driver").begin("investments")
    scene.struck(BLUE, will_not(RED, "offer", amount=OVER_0), PAID)
    assert scene.plain_lines(RED) == ["pass"]
    assert scene.states()[0] == "standing"


@rule("DL52")
def test_who_must_choose_among_cards_he_promised_away_is_freed_of_the_newest() -> None:
    scene = DealScene().open_cards("office", "driver").begin("investments").be_quiet()
    scene.do(RED, "bid", amount=100)
    scene.be_quiet().do(BLUE, "pass")
    scene.strike(RED, will_not(RED, "choose", card="driver"), gives(GREEN, RED, 100))
    scene.strike(RED, will_not(RED, "choose", card="office"), gives(GREEN, RED, 100))
    events = scene.be_quiet().do(GREEN, "pass")
    assert [lapsed.deal for lapsed in told(events, "promise_lapsed")] == [2]
    assert scene.plain_lines(RED) == ["take_card card=office"]


@rule("DL53")
def test_the_last_card_taken_without_a_question_frees_of_a_promise_not_to_choose_it() -> None:
    scene = DealScene().open_cards("office").begin("investments").be_quiet()
    scene.do(RED, "bid", amount=100)
    scene.be_quiet().do(BLUE, "pass")
    scene.strike(RED, will_not(RED, "choose", card="office"), gives(GREEN, RED, 100))  # the bid stands
    events = scene.be_quiet().do(GREEN, "pass")
    assert [lapsed.reason for lapsed in told(events, "promise_lapsed")] == ["no_other_way"]
    assert scene.view(RED).players[RED].investments[0].card == "office"


@rule("DL53", "DL49")
def test_a_seat_left_with_one_choice_is_asked_all_the_same() -> None:
    scene = DealScene().holds(RED, "special_sale").begin("broken_axles")
    scene.struck(BLUE, will_not(RED, "play", influence="broken_axle"), PAID)
    assert (scene.step, scene.asked, scene.plain_lines(RED)) == ("broken_axles", [RED], ["done"])


@rule("DL53", "DL23")
def test_lone_tokens_that_go_aboard_by_themselves_keep_a_promise_to_load() -> None:
    scene = DealScene().store(BLUE, "PAR", iron=1, wine=1).wagon(1, "PAR", master=RED).begin("loading")
    scene.struck(BLUE, will(BLUE, "load", good="iron", wagon=1), gives(RED, BLUE, 200, once(1)))
    scene.quotes(RED, 0, 0)
    scene.do(BLUE, "accept", tokens=2)
    assert scene.states() == ["done", "done"]


@rule("DL23", "DL50")
def test_a_wagon_that_meets_the_courier_on_a_junction_is_still_pointed_as_promised() -> None:
    scene = DealScene(junction_stop="stopper").courier("FW").begin("movement")
    scene.struck(BLUE, will(RED, "move", wagon=1, to="FW"), will(RED, "face", wagon=1, to="BW1"), PAID)
    scene.drive(RED, wagon=1, tile=3, to="FW")
    assert (scene.step, scene.states()) == ("taking_influence", ["done", "standing", "done"])
    scene.do(RED, "take_influence", influence="broken_axle")
    assert scene.step == "facing"
    scene.do(RED, "deal_with", seat=BLUE)
    scene.do(RED, "deal_drop")
    assert scene.be_quiet().plain_lines(RED) == ["face to=BW1"]


@rule("DL58")
def test_a_promise_binds_the_seat_in_imagined_tables_and_copies_too() -> None:
    scene = DealScene().begin("purchasing")
    scene.struck(BLUE, will_not(RED, "buy", good="wine"), PAID)
    for game in (scene.game.copy(), scene.game.view(GREEN).imagine(scene.t.rng.copy())):
        assert not any(action.kind == "buy" and action.good == 2 for action in game.legal(RED))  # type: ignore[attr-defined]


@rule("DL57", "DL42")
def test_a_gift_already_made_stays_made_when_the_promise_lapses() -> None:
    scene = DealScene().money(0, 5000, 5000).begin("purchasing")
    scene.struck(BLUE, will(RED, "buy", times=3, good="silk"), gives(BLUE, RED, 100))
    scene.do(RED, "buy", good="silk", city="KOL")
    scene.do(RED, "done")
    assert scene.states() == ["lapsed", "done"]
    assert scene.purses == [0, 4900, 5000]


@rule("DL96", "DL97")
def test_only_the_words_of_a_deal_bind() -> None:
    """Who promised not to buy wine may sell that promise again; who promised to move a wagon must do so at once."""
    scene = DealScene().begin("purchasing")
    scene.strike(BLUE, will_not(RED, "buy", good="wine"), gives(BLUE, RED, 300))
    scene.strike(GREEN, will_not(RED, "buy", good="wine"), gives(GREEN, RED, 300))
    assert scene.purses == [5600, 4700, 4700]
    climb = will(RED, "climb", if_("climbs", seat=BLUE))
    for more in ({"or": "borrow"}, {"once": 1}, {"moment": "end"}):  # no "or", one condition
        with pytest.raises(BadInput):
            scene.say(BLUE, gives(BLUE, RED, 100), {**climb, **more})
