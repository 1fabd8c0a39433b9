"""Action 7: upkeep, loans and the social climb (M8, M10.5, M10.7)."""

import pytest

from merchants.arrange import Scene
from rules import rule

UPKEEP = [0, 100, 200, 400, 600, 800, 1000, 1300, 1600]
CLIMB_PRICE = [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000]


def action_7(*levels: int, money: tuple[int, ...] = (), arrivals: int = 0, first: int = 0) -> Scene:
    """Action 7 is about to begin; seats stand on these levels."""
    scene = Scene(players=len(levels), first=first).money(*money)
    scene.t.status = list(levels)
    scene.t.arrivals = arrivals
    return scene


def borrowed(scene: Scene, seat: int, letters: int = 1) -> Scene:
    """That seat holds Letters of Credit from earlier turns."""
    scene.t.letters[seat] = letters
    scene.t.credits -= letters
    return scene


def pay(scene: Scene) -> Scene:
    """Whoever is asked pays his upkeep as it is, without a card and without repaying."""
    while scene.step == "upkeep":
        scene.do(scene.asked[0], "pay_upkeep")
    return scene


# -- upkeep --------------------------------------------------------------------------------------------------------


@rule("M8.1")
@pytest.mark.parametrize("level", range(9))
def test_everybody_pays_the_upkeep_of_his_level_to_the_bank(level: int) -> None:
    scene = action_7(level, 2, money=(1600, 5000)).begin("upkeep")
    assert scene.t.money == [1600 - UPKEEP[level], 4800]
    assert scene.t.status == [level, 2]
    assert scene.t.bank == 3400 + UPKEEP[level] + 200


@rule("M8.1")
def test_upkeep_is_paid_in_turn_order() -> None:
    scene = action_7(1, 1, 1, 1, money=(0, 0, 0, 0), first=2).begin("upkeep")
    asked = []
    while scene.step == "borrowing":  # all four drop; the loan is offered at once
        asked += scene.asked
        scene.do(scene.asked[0], "decline")
    assert asked == [2, 3, 0, 1]


@rule("M8.2", "MX24", "MR27")
def test_who_cannot_pay_drops_to_the_highest_level_he_can_pay() -> None:
    scene = action_7(6, 0, money=(700, 5000)).begin("upkeep")  # upkeep 1000
    assert scene.t.status[0] == 4  # upkeep 600: the level of 800 is skipped
    assert scene.t.money[0] == 100
    scene.do(0, "take_loan")
    assert scene.t.money[0] == 2100
    assert scene.t.status[0] == 4  # the loan does not undo the drop


@rule("M8.2")
def test_nobody_drops_by_choice() -> None:
    scene = action_7(6, 0, money=(1000, 5000)).begin("upkeep")
    assert scene.t.status[0] == 6
    assert scene.t.money[0] == 0


@rule("MR27")
def test_all_pay_before_the_first_one_climbs() -> None:
    scene = action_7(0, 8, money=(5000, 1500)).begin("upkeep")
    assert (scene.step, scene.asked) == ("borrowing", [1])
    scene.do(1, "decline")
    assert (scene.step, scene.asked) == ("climbing", [0])


# -- loans ---------------------------------------------------------------------------------------------------------


@rule("M8.3", "MR28", "MX27")
def test_who_dropped_may_borrow_2000_against_a_letter_of_credit() -> None:
    scene = action_7(3, 0, money=(300, 5000)).begin("upkeep")
    bank = scene.t.bank
    assert (scene.step, scene.asked) == ("borrowing", [0])
    assert scene.options(0) == ["decline", "take_loan"]
    scene.do(0, "take_loan")
    assert scene.t.money[0] == 100 + 2000
    assert scene.t.bank == bank - 2000
    view = scene.view(1)
    assert view.players[0].letters == 1  # everybody sees it
    assert view.credits == 4
    assert scene.step == "climbing"  # one loan in a turn


@rule("M8.3", "MR28")
def test_a_loan_may_be_declined_and_is_not_offered_again() -> None:
    scene = action_7(3, 0, money=(300, 5000)).begin("upkeep")
    scene.do(0, "decline")
    assert scene.t.letters == [0, 0]
    assert scene.t.money[0] == 100
    assert scene.refused(0, "take_loan").code == "not_now"


@rule("M8.3")
def test_no_drop_no_loan() -> None:
    scene = action_7(2, 0, money=(200, 5000)).begin("upkeep")
    assert scene.t.money[0] == 0
    assert scene.step == "climbing"
    assert scene.refused(0, "take_loan").code == "not_now"


@rule("MX37", "M8.3")
def test_a_penniless_player_on_level_0_pays_nothing_and_gets_no_loan() -> None:
    scene = action_7(0, 0, money=(0, 5000)).begin("upkeep")
    assert scene.step == "climbing"
    assert scene.t.status == [0, 0]
    assert scene.t.money[0] == 0
    assert scene.options(0) == ["done"]


@rule("M8.3")
def test_several_loans_over_the_game() -> None:
    scene = pay(borrowed(action_7(2, 0, money=(100, 5000)), 0).begin("upkeep"))
    scene.do(0, "take_loan")
    assert scene.view(None).players[0].letters == 2


@rule("MR28", "M8.3")
def test_when_the_five_letters_are_gone_there_is_no_loan() -> None:
    scene = borrowed(action_7(2, 2, money=(100, 100)), 1, letters=4).begin("upkeep")
    scene.do(0, "take_loan")  # the fifth
    pay(scene)
    assert scene.view(None).credits == 0
    assert scene.step == "climbing"  # seat 1 dropped as well, and is not asked
    assert scene.t.status == [1, 1]
    assert scene.t.letters == [1, 4]


@rule("M8.4", "MX27")
def test_a_loan_costs_2500_to_repay_and_its_letter_can_be_lent_again() -> None:
    scene = borrowed(action_7(0, 0, money=(2600, 2400)), 0).begin("climbing")
    bank = scene.t.bank
    scene.do(0, "repay")
    assert scene.t.money[0] == 100
    assert scene.t.bank == bank + 2500
    assert scene.view(None).players[0].letters == 0
    assert scene.view(None).credits == 5


@rule("M8.4")
def test_repaying_needs_a_letter_and_2500() -> None:
    scene = borrowed(action_7(0, 0, money=(2400, 5000)), 0).begin("climbing")
    refusal = scene.refused(0, "repay")
    assert (refusal.code, refusal.rule) == ("not_enough_money", "M8.4")
    scene.do(0, "done")
    assert scene.refused(1, "repay").code == "no_loan"


@rule("M8.4")
@pytest.mark.parametrize("step", ["purchasing", "master_auction", "movement", "wheels", "investments", "climbing"])
def test_a_loan_can_be_repaid_whenever_its_holder_is_asked(step: str) -> None:
    scene = borrowed(action_7(0, 0), 0).begin(step)
    scene.do(0, "repay")
    assert scene.t.letters == [0, 0]
    assert scene.asked[0] == 0  # and he still owes the decision he was asked for


@rule("M8.4")
def test_a_loan_can_be_repaid_with_the_money_just_earned_before_upkeep_is_due() -> None:
    """Debt puts a rich councillor last; to repay at once is worth dropping for, and "at any time" allows it."""
    scene = Scene(players=2, edition="1999").money(0, 5000)
    scene.t.status = [8, 0]
    borrowed(scene, 0).wagon(1, at="PAR").arrived(1).load(1, 0, silk=3).levels(silk=5)
    scene.begin("selling")
    assert scene.asked == [0]
    scene.do(0, "repay")
    assert scene.t.letters[0] == 0
    assert scene.t.bank == 5000 - 3000 + 2500


# -- climbing ------------------------------------------------------------------------------------------------------


@rule("M8.5")
@pytest.mark.parametrize("arrivals", range(9))
def test_the_price_of_a_level_is_on_the_wagon_track(arrivals: int) -> None:
    scene = action_7(0, 0, 0, 0, arrivals=arrivals).begin("climbing")
    assert scene.view(None).climb_price == CLIMB_PRICE[arrivals]
    scene.do(0, "climb")
    assert scene.t.money[0] == 5000 - CLIMB_PRICE[arrivals]
    assert scene.t.status[0] == 1


@rule("MX25", "M8.5")
@pytest.mark.parametrize("levels", [1, 2])
def test_after_three_arrivals_a_level_costs_1000(levels: int) -> None:
    scene = action_7(4, 0, money=(2000, 5000), arrivals=3).begin("climbing")
    for _ in range(levels):
        scene.do(0, "climb")
    if levels == 1:
        scene.do(0, "done")
    assert scene.asked == [1]
    assert scene.t.status[0] == 4 + levels
    assert scene.t.money[0] == 2000 - 1000 * levels


@rule("M8.5", "MR29")
def test_two_levels_in_a_turn_and_no_more() -> None:
    scene = action_7(0, 0).begin("climbing")
    scene.do(0, "climb")
    scene.do(0, "climb")
    assert scene.asked == [1]
    assert scene.refused(0, "climb").code == "not_your_turn"


@rule("M8.5")
def test_climbing_goes_in_turn_order_and_is_optional() -> None:
    scene = action_7(0, 0, 0, 0, first=3).begin("climbing")
    asked = []
    while scene.step == "climbing":
        asked += scene.asked
        scene.do(scene.asked[0], "done")
    assert asked == [3, 0, 1, 2]
    assert scene.t.status == [0, 0, 0, 0]


@rule("M8.5")
def test_level_8_is_the_top() -> None:
    scene = action_7(7, 8, 0).begin("climbing")
    scene.do(0, "climb")
    assert scene.t.status[0] == 8
    assert scene.asked == [2]  # nothing above for seat 0, nor for seat 1 who stood there already


@rule("M8.5")
def test_climbing_needs_the_price_in_cash() -> None:
    scene = action_7(0, 0, money=(1100, 5000), arrivals=4).begin("climbing")
    refusal = scene.refused(0, "climb")
    assert (refusal.code, refusal.rule) == ("not_enough_money", "M8.5")


@rule("M8.5")
def test_the_new_upkeep_is_first_due_in_the_next_turn() -> None:
    scene = action_7(0, 0, money=(1400, 5000)).begin("upkeep")
    scene.do(0, "climb")
    scene.do(0, "climb")
    scene.do(1, "done")
    assert scene.step == "purchasing"
    assert scene.t.money == [0, 5000]
    assert scene.t.status == [2, 0]
    scene.begin("upkeep")
    assert scene.t.status[0] == 0


@rule("M8.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_turn_begins_with_the_player_to_the_left(players: int) -> None:
    scene = action_7(*[0] * players, first=players - 1).begin("climbing")
    for _ in range(players):
        scene.do(scene.asked[0], "done")
    assert (scene.step, scene.t.turn, scene.asked) == ("purchasing", 3, [0])
    assert scene.view(None).first == 0


@rule("MX27", "M8.4", "MR29")
def test_no_climbing_with_a_letter_but_at_once_after_repaying() -> None:
    scene = borrowed(action_7(1, 0, money=(3200, 5000)), 0).begin("climbing")
    refusal = scene.refused(0, "climb")
    assert (refusal.code, refusal.rule) == ("letter_of_credit", "M8.4")
    scene.do(0, "repay")
    scene.do(0, "climb")
    assert scene.t.status[0] == 2
    assert scene.t.money[0] == 0


@rule("M8.4")
def test_one_letter_of_two_still_bars_the_climb() -> None:
    scene = borrowed(action_7(0, 0), 0, letters=2).begin("climbing")
    scene.do(0, "repay")
    assert not scene.can(0, "climb")


@rule("MX48", "M8.4", "MR29")
def test_a_debtor_climbs_neither_with_social_climbing_nor_before_repaying() -> None:
    scene = borrowed(action_7(1, 1, money=(2500, 3800), arrivals=4), 0)
    borrowed(scene, 1).holds(0, "social_climbing").holds(1, "social_climbing").begin("upkeep")
    pay(scene)
    assert scene.t.money == [2400, 3700]
    assert scene.options(0) == ["done"]
    assert scene.refused(0, "play_social_climbing").rule == "M8.4"
    scene.do(0, "done")
    scene.do(1, "repay")
    scene.do(1, "climb")
    assert scene.t.status[1] == 2
    assert scene.t.money[1] == 0


# -- Social Climbing -----------------------------------------------------------------------------------------------


@rule("M10.5", "MX26", "MR29")
@pytest.mark.parametrize(("cards", "cost"), [(0, 3000), (1, 2700), (2, 2400)])
def test_social_climbing_after_five_arrivals(cards: int, cost: int) -> None:
    scene = action_7(0, 0, arrivals=5).holds(0, *["social_climbing"] * (cards + 1)).begin("climbing")
    for level in range(2):
        scene.do(0, "play_social_climbing" if level < cards else "climb")
    assert scene.asked == [1]  # two levels in a turn, whatever is still in hand
    assert scene.t.status[0] == 2
    assert scene.t.money[0] == 5000 - cost
    assert scene.view(0).players[0].hand == {"social_climbing": 1}


@rule("M10.5", "MX26")
def test_at_four_arrivals_social_climbing_saves_nothing() -> None:
    scene = action_7(0, 0, arrivals=4).holds(0, "social_climbing").begin("climbing")
    scene.do(0, "climb")
    assert scene.t.money[0] == 3800
    scene.do(0, "play_social_climbing")
    assert scene.t.money[0] == 2600


@rule("M10.5")
def test_social_climbing_costs_1200_and_must_be_in_hand() -> None:
    scene = action_7(0, 0, money=(1100, 5000), arrivals=8).holds(0, "social_climbing").begin("climbing")
    assert scene.refused(0, "play_social_climbing").code == "not_enough_money"
    scene.do(0, "done")
    refusal = scene.refused(1, "play_social_climbing")
    assert (refusal.code, refusal.rule) == ("card_not_in_hand", "M10.5")


@rule("M10.5", "M8.5")
def test_the_last_coins_pay_for_a_climb() -> None:
    """1,200 for the card; without it 1,500, the price after five arrivals."""
    scene = action_7(0, 0, money=(1200, 1500), arrivals=5).holds(0, "social_climbing").begin("climbing")
    scene.do(0, "play_social_climbing")
    scene.do(0, "done")
    scene.do(1, "climb")
    assert (scene.t.status, scene.t.money) == ([1, 1], [0, 0])


# -- Low Upkeep ----------------------------------------------------------------------------------------------------


@rule("M10.7", "MX28", "M8.1")
def test_low_upkeep_on_level_8_saves_1200() -> None:
    scene = action_7(8, 0).holds(0, "low_upkeep").begin("upkeep")
    assert scene.asked == [0]
    scene.do(0, "play_low_upkeep")
    assert scene.t.money[0] == 4600
    assert scene.t.status[0] == 8
    assert scene.view(0).players[0].hand == {}


@rule("MX47", "MR45", "M10.7")
def test_low_upkeep_keeps_the_level_of_who_would_drop_and_bars_the_loan() -> None:
    scene = action_7(6, 0, money=(700, 5000)).holds(0, "low_upkeep").begin("upkeep")
    scene.do(0, "play_low_upkeep")
    assert scene.t.status[0] == 6
    assert scene.t.money[0] == 300
    assert scene.step == "climbing"
    assert scene.refused(0, "take_loan").code == "not_now"


@rule("MX47", "MR45")
def test_low_upkeep_needs_400_in_cash() -> None:
    scene = action_7(6, 0, money=(300, 5000)).holds(0, "low_upkeep").begin("upkeep")
    refusal = scene.refused(0, "play_low_upkeep")
    assert (refusal.code, refusal.rule) == ("not_enough_money", "MR45")
    scene.do(0, "pay_upkeep")
    assert scene.t.status[0] == 2
    assert scene.t.money[0] == 100
    assert (scene.step, scene.can(0, "take_loan")) == ("borrowing", True)


@rule("MR45", "M10.7")
def test_exactly_400_pay_for_low_upkeep() -> None:
    scene = action_7(6, 0, money=(400, 5000)).holds(0, "low_upkeep").begin("upkeep")
    scene.do(0, "play_low_upkeep")
    assert (scene.t.status[0], scene.t.money[0]) == (6, 0)


@rule("M10.7", "M8.1")
def test_low_upkeep_is_not_offered_where_the_upkeep_is_400_already() -> None:
    """Level 3: nobody is asked; and a debtor, who is asked because of the loan, is not offered the card."""
    scene = action_7(3, 0).holds(0, "low_upkeep").begin("upkeep")
    assert (scene.step, scene.t.money[0]) == ("climbing", 4600)
    debtor = borrowed(action_7(3, 0), 0).holds(0, "low_upkeep").begin("upkeep")
    assert debtor.options(0) == ["pay_upkeep", "repay"]
    refusal = debtor.refused(0, "play_low_upkeep")
    assert (refusal.code, refusal.rule) == ("upkeep_is_low", "M10.7")
    dear = action_7(4, 0).holds(0, "low_upkeep").begin("upkeep")
    assert dear.options(0) == ["pay_upkeep", "play_low_upkeep"]


@rule("MR45", "M8.2")
def test_low_upkeep_is_optional_also_for_who_then_drops() -> None:
    scene = action_7(6, 0, money=(700, 5000)).holds(0, "low_upkeep").begin("upkeep")
    scene.do(0, "pay_upkeep")
    assert scene.t.status[0] == 4
    assert scene.t.money[0] == 100
    assert scene.step == "borrowing"
    assert scene.view(0).players[0].hand == {"low_upkeep": 1}


@rule("MR45")
def test_low_upkeep_is_played_in_the_own_step_and_for_oneself() -> None:
    scene = action_7(5, 5, 5, first=1).holds(0, "low_upkeep").holds(2, "social_climbing").begin("upkeep")
    assert scene.asked == [2]  # seat 1 holds no card and has paid; seat 2 holds some card
    refusal = scene.refused(2, "play_low_upkeep")
    assert (refusal.code, refusal.rule) == ("card_not_in_hand", "M10.7")
    scene.do(2, "pay_upkeep")
    scene.do(0, "play_low_upkeep")
    assert scene.t.money == [4600, 4200, 4200]
