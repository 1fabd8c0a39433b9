"""What others know of a deal, what is imagined and foreseen of it, and its form as data (DL20, DL33, DL60 to DL63)."""

import json

import pytest

from fernhandel import BadInput, Rng
from fernhandel.core.deals import events as deal_events
from fernhandel.core.events import seen_by
from fernhandel.core.foresight import foresee
from fernhandel.games.merchants.figures import INFLUENCE_KINDS, INFLUENCES
from merchants.deals.dealing import (
    BLUE,
    GREEN,
    OVER_0,
    RED,
    DealScene,
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

AXLE = INFLUENCES.index("broken_axle")


# -- the form ----------------------------------------------------------------------------------------------------------


@rule("DL20", "DL21", "DL30")
def test_a_deal_goes_over_the_wire_in_names_and_comes_back_the_same() -> None:
    scene = DealScene().holds(BLUE, "special_sale").begin("purchasing")
    clauses = [
        will_not(RED, "play", influence="broken_axle", wagon=1, until="movement"),
        will(BLUE, "bid", wagon=2, amount=(300, 600)),
        gives(BLUE, RED, 700),
        gives(BLUE, RED, "special_sale", once(2)),
        will(RED, "move", if_("buys", seat=BLUE, good="salt"), wagon=3, tile=2, over="FS"),
        gives(RED, BLUE, 100, unless("stands", good="silk", level=(2, 4))),
    ]
    scene.holds(RED, "low_upkeep").say(BLUE, *clauses)
    view = scene.view(GREEN).deals
    assert view is not None
    (proposal,) = view.proposals
    deal = proposal.deal
    assert (deal.number, deal.turn, deal.active, deal.proposer, deal.answers, deal.parties) == (1, 2, 0, 1, 0, [0, 1])
    assert proposal.waits_for == [RED]
    sent = json.loads(scene.view(GREEN).to_json())["deals"]["proposals"][0]["deal"]["clauses"]
    assert sent[0]["fields"] == {"influence": "broken_axle", "wagon": 1}
    assert sent[1]["fields"]["amount"] == [300, 600]
    scene.do(BLUE, "deal_withdraw", seat=BLUE)
    scene.say(BLUE, *sent)
    again = scene.view(GREEN).deals
    assert again is not None
    assert again.proposals[0].deal.clauses == deal.clauses
    scene.do(BLUE, "deal_withdraw", seat=BLUE)
    scene.say(BLUE, will(BLUE, "arrows", if_("master", seat=RED, wagon=1), number=1, good="wine"), clauses[2])
    here, there = scene.book, imagined(scene.view(GREEN), 1).book
    assert there is not None
    assert there.numbers() == here.numbers()  # fields in the same order, whether they were said or read


@rule("DL20", "DL33", "DL74")
@pytest.mark.parametrize(
    "clause",
    [
        gives(BLUE, RED, 250),
        gives(BLUE, RED, 0),
        gives(BLUE, RED, 30100),
        gives(BLUE, RED, "no such card"),
        gives(BLUE, 7, 100),
        will(RED, "buy"),
        will(RED, "buy", good="wine", wagon=1),
        will(RED, "ride", wagon=1, tokens=3),
        will(RED, "bid", wagon=2, amount=250),
        will(RED, "bid", wagon=2, amount=(250, 400)),
        will(RED, "bid", wagon=2, amount=(600, 400)),
        will(RED, "buy", times=-1, good="wine"),
        gives(BLUE, RED, 100, {"once": 1}),
        gives(BLUE, RED, 100, {"when": "at"}),
        will(RED, "climb", {"when": "at", "moment": "end"}),
        gives(BLUE, RED, 100, if_("arrives", city="WIE")),
    ],
)
def test_data_that_says_no_deal_is_no_deal_and_never_another_one(clause: dict[str, object]) -> None:
    scene = DealScene().begin("purchasing")
    before = scene.t.fingerprint()
    with pytest.raises(BadInput):
        scene.say(BLUE, clause, gives(BLUE, RED, 100))
    with pytest.raises(BadInput):
        scene.say(BLUE, *[gives(BLUE, RED, 100)] * 7)
    assert scene.t.fingerprint() == before


@rule("DL63")
def test_everything_that_is_told_of_deals_is_public_but_the_kinds_of_sealed_cards() -> None:
    scene = DealScene().holds(RED, "broken_axle", "special_sale").begin("movement")
    events = scene.strike(BLUE, will(RED, "move", wagon=1), gives(RED, BLUE, "sealed", once(1)))
    events += scene.do(RED, "deal_lay", influence="broken_axle")
    events += scene.do(GREEN, "ready")
    events += scene.do(BLUE, "ready")
    events += scene.drive(RED, 1, 1, "PAR1")
    hidden = [event for event in events if seen_by([event], GREEN) != [event]]
    assert [event.kind for event in hidden] == ["card_laid", "pot_paid"]
    assert all(event.card is None for event in told(seen_by(events, None), "pot_paid"))
    assert [event.card for event in told(seen_by(events, BLUE), "card_laid")] == [None]
    assert [event.card for event in told(seen_by(events, BLUE), "pot_paid")] == ["broken_axle"]
    kinds = {kind.__name__ for kind in deal_events.DealEvent.__args__}
    assert {"AttentionSet", "SeatReady", "PhraseSaid", "ProposalMade", "ProposalAnswered", "ProposalClosed"} <= kinds
    assert {"DealStruck", "MoneyGiven", "CardGiven", "CardLaid", "PotPaid", "PotReturned"} <= kinds


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("DL45", "DL47")
def test_a_sealed_card_is_asked_only_of_a_hand_that_has_one_free() -> None:
    asking = gives(RED, BLUE, "sealed"), gives(BLUE, RED, 100)
    scene = DealScene().begin("purchasing")
    assert named(scene.cannot_say(BLUE, *asking)) == ("card_not_in_hand", 1)
    scene = DealScene().holds(RED, "broken_axle", "special_sale").begin("purchasing")
    scene.strike(BLUE, will(RED, "play", influence="broken_axle"), gives(BLUE, RED, 100))
    assert named(scene.cannot_say(BLUE, gives(RED, BLUE, "sealed"), *asking)) == ("card_not_in_hand", 2)
    scene.strike(BLUE, *asking)
    assert scene.options(RED) == ["deal_lay influence=special_sale"]  # the other one is reserved


@rule("DL45", "DL47")
def test_a_proposal_whose_card_was_given_elsewhere_is_closed() -> None:
    scene = DealScene().holds(RED, "broken_axle").begin("purchasing")
    scene.say(BLUE, gives(RED, BLUE, "sealed"), gives(BLUE, RED, 100))
    events = scene.strike(GREEN, gives(RED, GREEN, "broken_axle"), gives(GREEN, RED, 100))
    assert [(closed.deal, closed.reason) for closed in told(events, "proposal_closed")] == [(1, "card_not_in_hand")]


@rule("DL44", "DL45")
def test_a_card_offered_elsewhere_in_the_meantime_is_not_given_sealed() -> None:
    scene = DealScene().holds(RED, "broken_axle").begin("master_auction")  # in which Red is asked in talk too
    scene.say(BLUE, gives(RED, BLUE, "sealed"), gives(BLUE, RED, 100))
    scene.say(RED, gives(RED, GREEN, "broken_axle"), gives(GREEN, RED, 100))
    assert scene.refused(RED, "deal_accept", seat=BLUE).code == "card_not_in_hand"
    scene.do(RED, "deal_withdraw", seat=RED)
    scene.do(RED, "deal_accept", seat=BLUE)
    assert scene.options(RED) == ["deal_lay influence=broken_axle"]


@rule("DL45", "DL46")
def test_a_card_promised_in_the_same_deal_is_not_laid_sealed() -> None:
    scene = DealScene().holds(RED, "broken_axle", "special_sale").begin("purchasing")
    scene.strike(BLUE, will(RED, "play", influence="broken_axle"), gives(RED, BLUE, "sealed"))
    assert scene.options(RED) == ["deal_lay influence=special_sale"]


@rule("DL44", "DL46")
def test_a_card_one_has_agreed_to_play_is_set_aside_while_others_still_think() -> None:
    scene = DealScene().holds(RED, "broken_axle").begin("purchasing")
    scene.say(BLUE, will(RED, "play", influence="broken_axle"), gives(BLUE, RED, 100), gives(GREEN, RED, 100))
    scene.do(RED, "deal_accept", seat=BLUE)
    refused = scene.cannot_say(GREEN, gives(RED, GREEN, "broken_axle"), gives(GREEN, RED, 100))
    assert refused.code == "card_not_in_hand"
    scene.do(GREEN, "deal_accept", seat=BLUE)
    assert scene.states() == ["standing", "done", "done"]


@rule("DL45")
def test_a_card_handed_over_is_played_in_every_window_to_come_but_adds_nobody_to_an_open_one() -> None:
    scene = DealScene().holds(RED, "broken_axle", "special_sale").begin("broken_axles")
    scene.struck(BLUE, gives(RED, BLUE, "broken_axle"), gives(BLUE, RED, 100))
    assert scene.plain_lines(RED) == ["done"]
    scene.do(RED, "done")
    scene.be_quiet()
    assert scene.step == "movement"  # Blue held nothing when the step was entered
    scene = DealScene().holds(RED, "broken_axle").begin("purchasing")
    scene.struck(BLUE, gives(RED, BLUE, "broken_axle"), gives(BLUE, RED, 100))
    scene.pass_on_to("broken_axles")
    assert scene.asked == [BLUE]
    assert scene.can(BLUE, "play_broken_axle", wagon=1)


@rule("DL42", "DL45", "DL60")
def test_a_sealed_card_that_comes_back_from_its_pot_was_seen_by_its_giver_alone() -> None:
    scene = DealScene().holds(RED, "broken_axle", "special_sale").begin("movement")
    scene.strike(BLUE, gives(RED, BLUE, "sealed", if_("arrives", wagon=1)), gives(BLUE, RED, 100))
    scene.do(RED, "deal_lay", influence="broken_axle")
    assert [scene.t.hand_size(seat) for seat in range(3)] == [1, 0, 0]
    for seat, known in ((RED, "broken_axle"), (BLUE, None), (GREEN, None)):
        view = scene.view(seat).deals
        assert view is not None
        assert view.struck[0].laid == [known, None]
    scene.pass_on_to("wheels")
    assert [scene.t.hand_size(seat) for seat in range(3)] == [2, 0, 0]
    for viewer in (BLUE, GREEN, None):
        seen = scene.view(viewer)
        hands = {tuple(imagined(seen, seed).hand[:INFLUENCE_KINDS]) for seed in range(60)}
        assert len(hands) > 5  # nobody else has learnt what it is
        assert all(sum(hand) == 2 for hand in hands)
        assert imagined(seen, 1).fingerprint() != scene.t.fingerprint()


# -- imagined tables ---------------------------------------------------------------------------------------------------


@rule("DL60", "DX25", "DX38")
def test_imagined_hands_hold_what_was_shown_and_look_the_same() -> None:
    scene = DealScene().holds(RED, "broken_axle", "special_sale").holds(BLUE, "low_upkeep").begin("purchasing")
    scene.strike(BLUE, will(RED, "play", times=0, influence="broken_axle"), gives(BLUE, RED, 100))
    scene.say(BLUE, gives(BLUE, RED, "low_upkeep"), gives(BLUE, RED, 4800))
    for viewer in (GREEN, None):
        view = scene.view(viewer)
        for seed in range(100):
            world = imagined(view, seed)
            assert world.hand[RED * INFLUENCE_KINDS + AXLE] > 0
            assert world.holds(BLUE, INFLUENCES.index("low_upkeep"))
            assert world.money[BLUE] >= 4800
            assert scene.game.title.view(scene.game.terms, world, viewer).to_json() == view.to_json()


@rule("DL60", "DL44", "DL6")
def test_imagined_purses_cover_bids_and_pledges_together() -> None:
    scene = DealScene().money(5000, 5000, 100).open_cards("office", "driver").begin("investments").be_quiet()
    scene.do(RED, "bid", amount=100)
    scene.be_quiet().do(BLUE, "bid", amount=3000)
    scene.say(BLUE, gives(BLUE, GREEN, 2000))
    view = scene.view(GREEN)
    assert all(imagined(view, seed).money[BLUE] >= 5000 for seed in range(50))


@rule("DL60", "DL56")
def test_imagined_seals_keep_promises() -> None:
    scene = DealScene().wagon(1, "BW1", came_from="X")
    scene.t.letters[RED] = 1
    scene.t.credits -= 1
    scene.begin("master_auction")
    scene.strike(BLUE, will(BLUE, "bid", wagon=2, amount=(300, 400)), gives(RED, BLUE, 100))
    scene.strike(BLUE, will_not(RED, "bid", wagon=2, amount=OVER_0), will(RED, "repay"), gives(BLUE, RED, 100))
    scene.be_quiet().do(BLUE, "bid", amount=400)
    scene.do(RED, "repay")
    scene.do(RED, "bid", amount=0)
    view = scene.view(GREEN)
    seals = {tuple(imagined(view, seed).sealed) for seed in range(60)}
    assert {blue for _, blue, _ in seals} == {300, 400}
    assert {red for red, _, _ in seals} == {0}


@rule("DL60", "DL56")
def test_imagined_seals_leave_out_a_repayment_that_is_promised_as_well() -> None:
    scene = DealScene().money(100, 5000, 5000)
    scene.t.letters[RED] = 1
    scene.t.credits -= 1
    scene.begin("wheels").struck(BLUE, will(RED, "repay"), gives(BLUE, RED, 100))
    scene.do(RED, "set_wheel", arrow="wine", other_arrow="wine")  # too poor to repay, which nobody else knows
    for seed in range(30):
        assert imagined(scene.view(BLUE), seed).sealed[RED] >= 0


@rule("DL60", "DX38")
def test_views_restore_everything_that_is_said() -> None:
    scene = DealScene(4).holds(RED, "broken_axle").begin("movement")
    scene.strike(BLUE, will_not(RED, "move", wagon=2), gives(BLUE, RED, 200), gives(GREEN, RED, 200))
    scene.say(BLUE, gives(RED, BLUE, "sealed"), gives(BLUE, RED, 100))
    scene.do(GREEN, "deal_with", seat=RED)
    scene.do(GREEN, "deal_with", seat=3)
    scene.do(3, "hush", until="action")
    for viewer in (RED, BLUE, GREEN, 3, None):
        view = scene.view(viewer)
        world = view.imagine(Rng.from_seed(4))
        assert world.view(viewer).to_json() == view.to_json()
        assert world.table.to_act() == scene.asked
        if viewer is not None:
            assert [action.id for action in world.legal(viewer)] == [action.id for action in scene.game.legal(viewer)]


@rule("DL20", "DL60")
def test_every_field_of_the_book_is_in_its_copies_and_its_numbers() -> None:
    derived = {"players", "all", "bound", "keeping", "quiet"}  # from the struck deals; within one action; for search
    book = DealScene().begin("purchasing").book
    for name in (name for name in dir(book) if not name.startswith("_") and not callable(getattr(book, name))):
        other = book.copy()
        value = getattr(other, name)
        if name in derived or name in ("struck", "open"):
            continue
        setattr(other, name, value + 5 if isinstance(value, int) else [*value[1:], [7] if name == "drafts" else 7])
        assert other.numbers() != book.numbers(), name
        assert other.copy().numbers() == other.numbers(), name


# -- foresight ---------------------------------------------------------------------------------------------------------


@rule("DL61")
def test_foresight_of_a_yes_tells_the_gifts_and_the_promises() -> None:
    scene = DealScene().begin("purchasing")
    scene.say(BLUE, will_not(RED, "buy", good="wine"), gives(BLUE, RED, 300))
    accept = scene.action("deal_accept", seat=BLUE)
    foreseen = foresee(scene.view(RED), [accept.id], Rng.from_seed(2))[accept.id].events
    assert [event.kind for event in foreseen] == ["proposal_answered", "deal_struck", "money_given"]
    (struck,) = told(foreseen, "deal_struck")
    assert struck.deal.clauses[0].deed == "buy"
    happened = scene.do(RED, "deal_accept", seat=BLUE)
    assert happened == foreseen
    assert struck.shows  # an agreement is not taken back alone


@rule("DL61", "DL45")
def test_who_offers_a_named_card_or_says_yes_to_giving_it_lays_it_open() -> None:
    scene = DealScene().holds(RED, "broken_axle").holds(BLUE, "special_sale").begin("purchasing")
    said = scene.say(BLUE, gives(BLUE, RED, "special_sale"), gives(RED, BLUE, "broken_axle"))
    assert [event.kind for event in said if event.shows] == ["proposal_made"]
    answered = scene.do(RED, "deal_accept", seat=BLUE)
    assert answered[0].kind == "proposal_answered"
    assert answered[0].shows
    said = scene.say(BLUE, gives(BLUE, RED, 100), will_not(BLUE, "play", influence="broken_axle"))
    assert not any(event.shows for event in said)


@rule("DL61")
@pytest.mark.parametrize(("gift", "reveals"), [("sealed", True), ("broken_axle", False), (300, False)])
def test_who_earns_a_sealed_card_learns_something_and_cannot_take_it_back(gift: str | int, reveals: bool) -> None:
    scene = DealScene().holds(BLUE, "broken_axle").begin("movement")
    scene.strike(BLUE, will(RED, "move", wagon=1), gives(BLUE, RED, gift, once(1)))
    if gift == "sealed":
        scene.do(BLUE, "deal_lay", influence="broken_axle")
    scene.do(GREEN, "ready")
    scene.do(BLUE, "ready")
    (paid,) = told(scene.drive(RED, wagon=1, tile=1, to="PAR1"), "pot_paid")
    assert paid.reveals is reveals


@rule("DL47", "DL41")
def test_a_promised_bid_must_be_payable_when_it_is_promised() -> None:
    scene = DealScene().money(5000, 700, 5000).begin("master_auction")
    refused = scene.cannot_say(BLUE, will(BLUE, "bid", wagon=2, amount=at_least(800)), gives(RED, BLUE, 100))
    assert (refused.code, refused.facts["need"], refused.facts["have"]) == ("not_enough_money", 800, 700)
    scene.say(RED, will(BLUE, "bid", wagon=2, amount=at_least(800)), gives(RED, BLUE, 100))  # never of others
    assert not scene.can(BLUE, "deal_accept", seat=RED)
