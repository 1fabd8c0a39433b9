"""The seven examples of the rulebook as deals (DX1 to DX8, MX35), and who may deal with whom (DX9 to DX11)."""

from fernhandel.core.events import seen_by
from merchants.deals.dealing import (
    BLUE,
    GREEN,
    OVER_0,
    RED,
    DealScene,
    at_most,
    gives,
    if_,
    named,
    once,
    told,
    will,
    will_not,
)
from rules import rule


@rule("DX1", "MX35", "DL21", "DL49", "DL50", "DL51")
def test_red_leads_a_wagon_to_the_fork_and_blue_on_from_there() -> None:
    scene = DealScene().begin("movement")
    scene.struck(BLUE, will(RED, "move", wagon=1, to="FW"), will(BLUE, "move", once(1), wagon=1, over="BW1"))
    assert scene.states() == ["standing", "waiting"]
    assert [action.kind for action in scene.plain(RED)] == ["move"]
    assert scene.ends(RED, wagon=1, tile=3) == {"FW"}
    scene.drive(RED, wagon=1, tile=3, to="FW")
    assert scene.states() == ["done", "standing"]
    scene.be_quiet()
    moves = scene.plain_lines(BLUE)
    assert moves
    assert all("wagon=1" in move for move in moves)
    assert scene.ends(BLUE, 1, 1) == {"BW1"}
    assert "BRU2" not in scene.ends(BLUE, 1, 1)
    refused = scene.refused(BLUE, "move", wagon=1, tile=1, extra=0, to="BRU2", via="FW")
    assert named(refused) == ("promised_first", 1, 2)
    assert refused.rule == "M12.4"


def bids_and_carries() -> DealScene:
    scene = DealScene().store(BLUE, "KOL", silk=2).wagon(1, "BW1", came_from="X").begin("master_auction")
    promise = will(RED, "carry", if_("master", seat=RED, wagon=2), seat=BLUE, wagon=2, amount=at_most(0))
    scene.strike(BLUE, will_not(BLUE, "bid", wagon=2, amount=OVER_0), promise)
    return scene.be_quiet()


@rule("DX2", "MX35", "DL7", "DL24", "DL26", "DL55")
def test_blue_leaves_the_title_to_red_and_is_carried_for_nothing() -> None:
    scene = bids_and_carries()
    assert scene.plain_lines(BLUE) == ["bid amount=0"]
    assert named(scene.refused(BLUE, "bid", amount=100)) == ("promised_otherwise", 1, 1)
    scene.do(BLUE, "bid", amount=0)
    scene.do(GREEN, "bid", amount=0)
    scene.do(RED, "bid", amount=100)
    scene.be_quiet()
    for seat in (RED, BLUE, GREEN):
        scene.do(seat, "bid", amount=0)  # wagon 3
    scene.be_quiet()
    assert scene.step == "quoting"
    for tokens in (1, 2):
        assert scene.plain_lines(RED) == [f"quote tokens={tokens} amount=0"]
        assert named(scene.refused(RED, "no_quote", tokens=tokens)) == ("promised_first", 1, 2)
        scene.do(RED, "quote", tokens=tokens, amount=0)
    scene.do(BLUE, "accept", tokens=2)
    assert scene.states()[1] == "done"


@rule("DX2", "MX35", "DL27", "DL25")
def test_where_green_wins_the_title_red_owes_blue_no_ride() -> None:
    scene = bids_and_carries()
    scene.do(BLUE, "bid", amount=0)
    scene.do(RED, "bid", amount=0)
    scene.do(GREEN, "bid", amount=200)
    assert scene.states()[1] == "waiting"
    while scene.step != "movement":
        scene.be_quiet()
        if scene.step != "movement":
            options = scene.plain(scene.asked[0])
            scene.game.apply(scene.asked[0], next((a for a in options if a.kind == "decline"), options[0]))
    assert scene.states() == ["standing", "lapsed"]


@rule("DX3", "MX35", "DL3", "DL28", "DL40")
def test_red_leaves_wine_alone_for_300_this_turn() -> None:
    scene = DealScene().begin("purchasing")
    scene.struck(BLUE, will_not(RED, "buy", good="wine"), gives(BLUE, RED, 300))
    assert scene.purses == [5300, 4700, 5000]
    lines = scene.plain_lines(RED)
    assert "done" in lines
    assert not any("wine" in line for line in lines)
    assert named(scene.refused(RED, "buy", good="wine", city="KOL")) == ("promised_otherwise", 1, 1)
    assert scene.can(RED, "buy", good="silk", city="KOL")
    scene.begin("turn_end").do(RED, "attend", how="silent")  # turn 3, in which Blue is first player
    scene.do(BLUE, "attend", how="silent")
    scene.do(GREEN, "attend", how="silent")
    for _ in range(2):
        scene.do(scene.asked[0], "done")
    assert scene.asked == [RED]
    assert scene.can(RED, "buy", good="wine", city="KOL")


@rule("DX4", "MX35", "M12.1", "DL8", "DL45")
def test_a_named_card_is_sold_before_everybodys_eyes() -> None:
    scene = DealScene().holds(RED, "broken_axle").begin("movement")
    events = scene.strike(BLUE, gives(RED, BLUE, "broken_axle"), gives(BLUE, RED, 500))
    assert scene.purses == [5500, 4500, 5000]
    assert [scene.t.hand_size(seat) for seat in range(3)] == [0, 1, 0]
    assert told(seen_by(events, None), "card_given") == told(events, "card_given") != []
    view = scene.view(GREEN).deals
    assert view is not None
    assert [(handed.giver, handed.taker, handed.influence) for handed in view.handed] == [(RED, BLUE, "broken_axle")]


@rule("DX5", "MX35", "DL23")
def test_a_price_that_may_not_be_lowered_may_not_cross_from_5_to_1_either() -> None:
    scene = DealScene().levels(salt=5, silk=2).owns(RED, "large_office").begin("offices")
    scene.struck(BLUE, will_not(RED, "shift", change="fall", good="salt"), gives(BLUE, RED, 600))
    assert named(scene.refused(RED, "shift_price", good="salt", direction="up")) == ("promised_otherwise", 1, 1)
    assert named(scene.refused(RED, "shift_price", good="salt", direction="down")) == ("promised_otherwise", 1, 1)
    assert scene.can(RED, "shift_price", good="silk", direction="up")


@rule("DX6", "MX35", "M12.3", "DL46", "DL11")
def test_red_takes_700_for_not_breaking_an_axle_he_may_not_hold_a_card_for() -> None:
    views = []
    for card in ("broken_axle", "special_sale"):
        scene = DealScene().holds(RED, card).begin("broken_axles")
        scene.strike(BLUE, will_not(RED, "play", influence="broken_axle", wagon=1), gives(BLUE, RED, 700))
        assert scene.purses == [5700, 4300, 5000]
        scene.be_quiet()
        playable = ["play_broken_axle wagon=2", "play_broken_axle wagon=3"] if card == "broken_axle" else []
        assert scene.plain_lines(RED) == ["done", *playable]
        views.append([scene.view(seat).to_json() for seat in (BLUE, GREEN, None)])
    assert views[0] == views[1]


@rule("DX7", "MX35", "DL42", "DL26")
def test_the_courier_is_paid_for_when_he_has_come() -> None:
    scene = DealScene().courier("BRU2").wagon(1, "BW1", came_from="X").owns(RED, "courier").begin("movement")
    scene.struck(BLUE, will(RED, "courier", to="FW"), gives(BLUE, RED, 400, once(1)))
    assert (scene.purses[BLUE], scene.book.pot_money()) == (4600, 400)
    assert scene.ends_of(RED, "move_courier") == {"FW"}
    assert {action.kind for action in scene.plain(RED)} == {"move_courier"}
    events = scene.do(RED, "move_courier", by="courier", to="FW")
    assert scene.purses[RED] == 5400
    assert scene.states() == ["done", "done"]
    kinds = [event.kind for event in events]
    assert kinds.index("promise_kept") < kinds.index("pot_paid")


@rule("DX8", "DL55", "DL57")
def test_a_promise_that_cannot_be_kept_leaves_its_seat_free_and_the_pot_goes_back() -> None:
    scene = DealScene().courier("KOL2").wagon(2, "BN1", came_from="X").owns(RED, "courier").begin("movement")
    scene.struck(BLUE, will(RED, "courier", to="FW"), gives(BLUE, RED, 400, once(1)))
    assert {"move", "move_courier"} <= {action.kind for action in scene.plain(RED)}
    scene.drive(RED, wagon=1, tile=1, to="PAR1")
    assert scene.states() == ["standing", "waiting"]
    events = scene.do(RED, "done")
    assert scene.states() == ["lapsed", "lapsed"]
    assert scene.purses == [5000, 5000, 5000]
    (lapsed,) = told(events, "promise_lapsed")
    assert lapsed.reason == "could_not"


@rule("DX9", "M12.2", "DL1", "DL30", "DL72")
def test_whoever_speaks_begins_with_the_active_player() -> None:
    scene = DealScene().begin("purchasing")
    refused = scene.refused(BLUE, "deal_with", seat=GREEN)
    assert (refused.code, refused.rule) == ("without_active", "M12.2")
    scene.do(BLUE, "deal_with", seat=RED)
    assert scene.can(BLUE, "deal_with", seat=GREEN)


@rule("DX10", "DL1", "DL73", "DL12")
def test_three_parties_must_all_agree() -> None:
    clauses = will_not(RED, "move", wagon=2), gives(BLUE, RED, 200), gives(GREEN, RED, 200)
    scene = DealScene().begin("movement")
    scene.say(BLUE, *clauses)
    scene.do(RED, "deal_accept", seat=BLUE)
    events = scene.do(GREEN, "deal_decline", seat=BLUE)
    assert told(events, "proposal_closed")[0].reason == "declined"
    assert scene.purses == [5000, 5000, 5000]
    scene.strike(BLUE, *clauses)
    assert scene.purses == [5400, 4800, 4800]


@rule("DX11", "DL1", "DL47")
def test_a_gift_between_two_others_is_refused_with_its_clause() -> None:
    scene = DealScene().begin("purchasing").be_quiet()
    clauses = gives(RED, BLUE, 100), gives(GREEN, RED, 100), gives(BLUE, GREEN, 100)
    assert named(scene.cannot_say(RED, *clauses)) == ("without_active", 3)
