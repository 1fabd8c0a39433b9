"""When deals are talked over, by whom, and how talk ends (DL2 to DL6, DL30 to DL35, DL70 to DL77; DX28 to DX30)."""

import random

import pytest

import fernhandel
from fernhandel import BadInput
from fernhandel.core.deals.events import AttentionSet
from fernhandel.games.merchants.view import MerchantsView
from merchants.deals.dealing import BLUE, GREEN, RED, DealScene, gives, named, once, told, will, will_not
from rules import rule

BY_FIRST_PLAYER = ("master_cards", "master_auction", "wheels", "selling")
BY_MASTER = ("loading", "quoting")
BY_NOBODY = ("courier_start", "ability_auction", "dealt_pairs", "borrowing", "turn_end", "attention")
NOT_WINE = will_not(RED, "buy", good="wine"), gives(BLUE, RED, 300)


# -- when and with whom ------------------------------------------------------------------------------------------------


@rule("DL2", "DL3", "DL13", "MR46", "D25")
@pytest.mark.parametrize(("edition", "auctions"), [("2010", "first"), ("1999", "first"), ("1999", "per_wagon")])
def test_talk_opens_once_for_each_stretch_with_its_active_player(edition: str, auctions: str) -> None:
    luck = random.Random(5)
    game = fernhandel.make("merchants", players=3, edition=edition, seed=3, deals="cunning", auctions=auctions)
    opened: list[tuple[object, ...]] = []
    while not game.over:
        view = game.view(None)
        assert isinstance(view, MerchantsView)
        assert view.deals is not None
        if game.step == "talk":
            deals, waits, asked = view.deals, view.deals.waits, game.to_act()
            for seat in asked:
                game.apply(seat, game.action("ready"))
            expected = game.to_act()[0]  # whose decision it is
            if waits in BY_FIRST_PLAYER:
                expected = view.first
            elif waits in BY_MASTER:
                assert deals.active in [wagon.master for wagon in view.wagons]
                expected = deals.active or 0
            assert deals.active == expected
            assert (deals.active in asked) == (waits in BY_FIRST_PLAYER)
            assert waits not in BY_NOBODY
            opened.append((view.turn, tuple(deals.talked)))
            continue
        if game.step == "attention":
            game.apply(game.to_act()[0], game.action("attend", how="open"))
            continue
        asked = game.to_act()
        options = [action for action in game.legal(asked[0]) if not action.talk]
        game.apply(asked[0], luck.choice(options))
    assert len(opened) == len(set(opened))
    steps = len(opened) / max(1, game.view(None).turn)
    assert 8 < steps < 30  # DL71 counts about 19 a turn with three players


@rule("DL4", "DL70", "DL77")
def test_the_active_player_starts_talk_from_his_own_list_and_comes_back_to_it() -> None:
    scene = DealScene().listening().begin("purchasing")
    assert (scene.step, scene.asked) == ("purchasing", [RED])
    before = scene.plain_lines(RED)
    scene.do(RED, "deal_with", seat=BLUE)
    assert scene.step == "talk"
    scene.do(RED, "deal_drop")
    assert (scene.step, scene.plain_lines(RED)) == ("purchasing", before)
    scene.say(RED, *NOT_WINE)
    assert scene.asked == [RED, BLUE]  # silent, but he owes an answer
    scene.do(BLUE, "deal_accept", seat=RED)
    assert (scene.step, scene.asked) == ("purchasing", [RED])
    assert len(scene.plain_lines(RED)) < len(before)


@rule("DL4")
def test_nobody_else_has_deals_in_his_list() -> None:
    scene = DealScene().store(BLUE, "PAR", iron=1).wagon(1, "PAR", master=RED).begin("loading").be_quiet()
    assert "deal_with" in scene.kinds(RED)
    scene.quotes(RED, 200)
    assert "deal_with" not in scene.kinds(BLUE)
    assert scene.refused(BLUE, "deal_with", seat=RED).code == "not_now"


@rule("DX28", "DL5")
def test_where_choices_are_sealed_all_talk_lies_before_the_first_seal() -> None:
    scene = DealScene().begin("wheels")
    assert scene.asked == [RED, BLUE, GREEN]  # the first player too: he has no list of his own
    scene.be_quiet().do(GREEN, "set_wheel", arrow="none", other_arrow="none")
    assert scene.step == "wheels"
    for seat, other in ((BLUE, RED), (RED, BLUE)):
        assert "deal_with" not in scene.kinds(seat)
        assert scene.refused(seat, "deal_with", seat=other).code == "not_now"


@rule("DL6")
def test_in_an_open_auction_bids_that_were_made_stand_and_their_money_is_bound() -> None:
    scene = DealScene().money(5000, 500, 5000).open_cards("office", "driver").begin("investments").be_quiet()
    scene.do(RED, "bid", amount=100)
    scene.be_quiet().do(BLUE, "bid", amount=400)
    refused = scene.cannot_say(BLUE, will(GREEN, "offer", amount=(500, 500)), gives(BLUE, GREEN, 200))
    assert (refused.code, refused.facts["have"]) == ("not_enough_money", 100)
    scene.strike(BLUE, will_not(BLUE, "offer", amount=(500, 30000)), gives(GREEN, BLUE, 300))
    scene.be_quiet().do(GREEN, "bid", amount=600)
    scene.be_quiet().do(RED, "pass")
    assert scene.be_quiet().plain_lines(BLUE) == ["pass"]


@rule("DL6", "DL41")
def test_the_money_of_a_counter_offer_is_bound_while_the_master_thinks() -> None:
    scene = DealScene().money(5000, 500, 5000).store(BLUE, "PAR", iron=1).wagon(1, "PAR", master=RED).begin("loading")
    scene.be_quiet().quotes(RED, 500)
    scene.do(BLUE, "counter", tokens=1, amount=400)
    scene.do(RED, "deal_with", seat=GREEN)
    scene.do(RED, "deal_drop")
    assert scene.cannot_say(BLUE, gives(BLUE, RED, 200)).code == "not_enough_money"
    scene.strike(BLUE, gives(BLUE, RED, 100))


# -- phrases -----------------------------------------------------------------------------------------------------------


@rule("DL30", "DL32", "DL33", "DL11")
def test_a_deal_has_one_row_of_phrases_all_said_in_public_or_none() -> None:
    scene = DealScene().begin("purchasing")
    events = scene.say(BLUE, *NOT_WINE)
    lines = ["deal_with seat=0", "deal_will_not seat=0", "deal_deed deed=buy", "deal_good good=wine"]
    lines += ["deal_gift giver=1 receiver=0", "deal_money amount=300"]
    assert [event.phrase for event in told(events, "phrase_said")] == lines
    assert told(events, "proposal_made")
    refused = scene.cannot_say(GREEN, will_not(RED, "buy", good="silk"), gives(GREEN, RED, 6000))
    assert refused.code == "not_enough_money"
    scene.do(GREEN, "deal_with", seat=RED)
    view = scene.view(BLUE).deals
    assert view is not None
    assert view.drafts[GREEN] == ["deal_with seat=0"]
    scene.do(GREEN, "deal_will", seat=RED)
    assert scene.refused(GREEN, "deal_say").code == "draft_not_whole"
    assert scene.can(GREEN, "deal_drop")


@rule("DL32")
def test_which_phrase_may_follow_asks_neither_purse_nor_hand() -> None:
    lists = []
    for money, card in ((0, "broken_axle"), (5000, "special_sale")):
        scene = DealScene().money(5000, money, 5000).holds(BLUE, card).begin("purchasing")
        scene.do(BLUE, "deal_with", seat=RED)
        scene.do(BLUE, "deal_gift", giver=BLUE, receiver=RED)
        lists.append(scene.options(BLUE))
    assert lists[0] == lists[1]
    assert "deal_money amount=30000" in lists[0]


@rule("DL31", "DL90", "DX40")
def test_phrases_stand_behind_all_other_actions_and_with_fees_there_is_no_book() -> None:
    fees = fernhandel.make("merchants", players=3, seed=7)
    cunning = fernhandel.make("merchants", players=3, seed=7, deals="cunning")
    plain, talking = list(fees.catalogue), list(cunning.catalogue)
    assert [action.talk for action in talking] == [False] * len(plain) + [True] * (len(talking) - len(plain))
    texts = [cunning.catalogue.to_text(action) for action in talking[: len(plain)]]
    assert texts == [fees.catalogue.to_text(action) for action in plain]
    assert 1000 < len(talking) - len(plain) < 1500
    assert fees.table.book is None  # type: ignore[attr-defined]
    with pytest.raises(BadInput):
        fees.say(0, {"clauses": [gives(0, 1, 100)]})


@rule("DX40", "DL35", "DL71")
@pytest.mark.parametrize("edition", ["2010", "1999"])
def test_where_all_are_silent_the_game_is_the_one_with_fees(edition: str) -> None:
    fees = fernhandel.make("merchants", players=3, edition=edition, seed=9)
    cunning = fernhandel.make("merchants", players=3, edition=edition, seed=9, deals="cunning")
    luck = random.Random(1)
    while not fees.over:
        while cunning.step == "attention":
            cunning.apply(cunning.to_act()[0], cunning.action("attend", how="silent"))
        assert (cunning.step, cunning.to_act()) == (fees.step, fees.to_act())
        seat = fees.to_act()[0]
        options = fees.legal(seat)
        action = luck.choice(options)
        assert [other.id for other in cunning.legal(seat) if not other.talk] == [other.id for other in options]
        assert cunning.apply(seat, cunning.catalogue[action.id]) == fees.apply(seat, action)
    assert cunning.over


@rule("DL35")
def test_a_quiet_book_asks_nobody_to_attend_or_to_talk() -> None:
    scene = DealScene().begin("purchasing").be_quiet()
    scene.book.quiet = True
    for _ in range(400):
        if scene.game.over:
            break
        assert scene.step not in ("talk", "attention")
        options = scene.refresh().game.legal(scene.asked[0])
        assert not any(action.talk for action in options)
        scene.game.apply(scene.asked[0], options[0])
    assert scene.t.turn > 2


# -- the flow ----------------------------------------------------------------------------------------------------------


@rule("DX29", "M12.5", "DL75", "DL47", "DL40")
def test_green_breaks_in_with_a_better_offer() -> None:
    scene = DealScene().levels(wine=1).begin("purchasing")
    scene.do(GREEN, "ready")
    assert scene.asked == [BLUE]
    scene.say(BLUE, *NOT_WINE)
    assert scene.asked == [RED, BLUE, GREEN]
    scene.say(GREEN, will(RED, "buy", good="wine"), gives(GREEN, RED, 400, once(1)))
    events = scene.do(RED, "deal_accept", seat=GREEN)
    (closed,) = told(events, "proposal_closed")
    assert (closed.deal, closed.reason) == (1, "promises_clash")
    scene.be_quiet()
    assert all("good=wine" in line for line in scene.plain_lines(RED))
    scene.do(RED, "buy", good="wine", city="KOL")
    assert scene.purses == [5300, 5000, 4600]


@rule("DL75", "DL76")
def test_a_proposal_wakes_nobody_who_is_hushed_or_silent() -> None:
    scene = DealScene(4).listening(BLUE, GREEN).begin("purchasing")
    scene.do(GREEN, "hush", until="turn")
    scene.say(BLUE, *NOT_WINE)
    scene.do(BLUE, "ready")
    assert scene.asked == [RED]
    scene.do(RED, "deal_decline", seat=BLUE)
    assert scene.step == "purchasing"


@rule("DL75", "DL71")
def test_who_is_silent_and_ready_with_a_proposal_of_his_own_is_not_woken_either() -> None:
    scene = DealScene(4).listening(BLUE).begin("purchasing").be_quiet()
    scene.say(RED, gives(RED, GREEN, 100), gives(GREEN, RED, 100))
    scene.say(GREEN, gives(RED, GREEN, 300), gives(GREEN, RED, 100), answers=1)
    scene.do(GREEN, "ready")
    scene.say(BLUE, *NOT_WINE)
    assert scene.asked == [RED, BLUE]


@rule("DX30", "DL74")
def test_three_drafts_in_a_talk_and_eight_in_a_turn() -> None:
    scene = DealScene().begin("purchasing")
    for _ in range(3):
        scene.do(BLUE, "deal_with", seat=RED)
        scene.do(BLUE, "deal_drop")
    assert scene.refused(BLUE, "deal_with", seat=RED).code == "too_many"
    scene.do(BLUE, "ready")
    scene.do(GREEN, "ready")
    for _ in range(8):
        scene.do(RED, "deal_with", seat=BLUE)
        scene.do(RED, "deal_drop")
        scene.be_quiet()
    assert scene.refused(RED, "deal_with", seat=BLUE).code == "too_many"
    assert "deal_with" not in scene.kinds(RED)


@rule("DL74")
def test_at_most_twelve_deals_stand_at_once_and_one_proposal_of_a_seat_lies_open() -> None:
    scene = DealScene(4).begin("purchasing")
    scene.say(BLUE, *NOT_WINE)
    assert scene.refused(BLUE, "deal_with", seat=RED).code == "too_many"
    scene.do(BLUE, "deal_withdraw", seat=BLUE)
    for number in range(12):
        seat = 1 + number % 3
        scene.book.drafts_in_talk = [0] * 4
        scene.refresh().strike(seat, will_not(RED, "climb"), gives(seat, RED, 100))
    scene.book.drafts_in_talk = [0] * 4
    assert scene.refresh().refused(BLUE, "deal_with", seat=RED).code == "too_many"


@rule("DL71", "DL72")
def test_who_is_asked_in_talk() -> None:
    scene = DealScene(4).listening(RED, BLUE).begin("purchasing")
    assert scene.asked == [BLUE]  # the buyer has a list of his own, the others are silent
    scene.do(BLUE, "hush", until="action")
    assert (scene.step, scene.asked) == ("purchasing", [RED])
    scene.do(RED, "done")
    assert scene.step == "talk"  # at Blue's purchases Red is asked
    assert scene.asked == [RED]
    scene.do(RED, "ready")
    scene.do(BLUE, "done")
    assert scene.asked == [RED]  # Blue stays hushed for this action
    scene.pass_on_to("wheels").begin("wheels")
    assert scene.asked == [RED, BLUE]


@rule("DL71", "DL63")
def test_each_turn_begins_with_who_wants_to_be_asked() -> None:
    game = fernhandel.make("merchants", players=3, seed=7, deals="cunning")
    assert (game.step, game.to_act()) == ("attention", [0, 1, 2])
    events = game.apply(1, game.action("attend", how="open"))
    assert events == [AttentionSet(seat=1, open=True)]
    assert game.to_act() == [0, 2]
    assert [action.kind for action in game.legal(0)] == ["attend", "attend"]


@rule("DL73")
def test_a_counter_offer_closes_what_it_answers_and_owes_answers_the_other_way() -> None:
    scene = DealScene().begin("purchasing")
    scene.say(BLUE, *NOT_WINE)
    events = scene.say(RED, will_not(RED, "buy", good="wine"), gives(BLUE, RED, 500), answers=1)
    assert [(closed.deal, closed.reason) for closed in told(events, "proposal_closed")] == [(1, "countered")]
    (made,) = told(events, "proposal_made")
    assert (made.deal.number, made.deal.answers, made.deal.parties) == (2, 1, [RED, BLUE])
    assert scene.can(BLUE, "deal_accept", seat=RED)
    scene.do(RED, "deal_withdraw", seat=RED)
    assert not scene.can(BLUE, "deal_accept", seat=RED)


@rule("DL73", "DL32")
def test_a_counter_offer_in_the_making_is_dropped_with_what_it_answers() -> None:
    scene = DealScene().begin("purchasing")
    scene.say(BLUE, *NOT_WINE)
    scene.do(RED, "deal_counter", seat=BLUE)
    assert "ready" not in scene.kinds(RED)  # who drafts or owes an answer is not ready
    scene.do(BLUE, "deal_withdraw", seat=BLUE)
    assert scene.book.drafts[RED] == []
    assert scene.asked == [BLUE, GREEN]


@rule("DL76", "DL77")
def test_no_proposal_outlives_its_talk_and_talk_changes_nothing_else() -> None:
    scene = DealScene().begin("purchasing")
    position = scene.t.singles()
    scene.say(BLUE, *NOT_WINE)
    scene.do(BLUE, "ready")
    scene.do(GREEN, "ready")
    assert scene.asked == [RED]  # an open proposal keeps talk open
    scene.do(RED, "deal_decline", seat=BLUE)
    assert scene.step == "purchasing"
    assert scene.t.singles() == position
    assert scene.purses == [5000, 5000, 5000]


@rule("DL4", "DL49")
def test_a_loan_is_not_repaid_in_the_middle_of_talk() -> None:
    scene = DealScene()
    scene.t.letters[BLUE] = 1
    scene.t.credits -= 1
    scene.begin("purchasing")
    assert "repay" not in scene.kinds(BLUE)
    assert named(scene.refused(BLUE, "repay")) == ("not_now",)
