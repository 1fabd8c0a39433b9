"""Public procurement: the auction and the row (A7)."""

import pytest

from auf_achse.arrange import ROW, Scene, said
from fernhandel.games.auf_achse.events import ContractWon
from rules import rule

RED, YELLOW, BLUE, GREEN = range(4)


def example() -> Scene:
    """RED has come to a city by exact count and chosen Berlin-Trieste."""
    scene = Scene().row("kassel-verona", "berlin-trieste", "koeln-linz", "graz-praha").arrives(RED, "wien")
    scene.do(RED, "choose", contract="berlin-trieste")
    return scene


# -- the rulebook's example --------------------------------------------------------------------------------------------


@rule("AX1", "A7.2", "A7.3", "A7.4", "A7.5", "A7.6", "A7.7")
def test_the_rulebooks_example() -> None:
    scene = example()
    calls: list[tuple[int, str, dict[str, int]]] = [
        (YELLOW, "pass", {}),
        (BLUE, "offer", {"offer": 2}),
        (GREEN, "offer", {"offer": 3}),
        (RED, "match", {}),
        (BLUE, "pass", {}),  # YELLOW is not asked again
        (GREEN, "offer", {"offer": 4}),
        (RED, "pass", {}),
    ]
    for seat, kind, fields in calls:
        assert scene.asked == [seat]
        if seat != RED:
            assert not scene.can(seat, "match")
        events = scene.do(seat, kind, **fields)
    assert ContractWon(seat=GREEN, contract="C01", offer=4, price=2800) in events
    assert (scene.hand(GREEN), scene.t.cash) == (["berlin-trieste"], [5000, 5000, 5000, 2200])
    assert (scene.step, scene.asked) == ("city", [RED])
    scene.loads(GREEN, "berlin-trieste").arrives(GREEN, "trieste")
    assert scene.t.cash[GREEN] == 5000 + 1100


@rule("AX2", "A7.8")
def test_nobody_bids_against_the_chooser() -> None:
    scene = example()
    for seat in (YELLOW, BLUE, GREEN):
        scene.do(seat, "pass")
    assert (scene.hand(RED), scene.t.cash[RED]) == (["berlin-trieste"], 5000)


@rule("AX3", "A7.3", "A7.4")
def test_only_the_chooser_may_say_the_same_number() -> None:
    scene = example()
    scene.do(YELLOW, "pass")
    scene.do(BLUE, "offer", offer=2)
    assert scene.options(GREEN, "offer") == [3, 4, 5]  # skipping is allowed
    assert said(scene.refused(GREEN, "offer", offer=2)) == ("offer_too_low", "A7.3")
    assert said(scene.refused(GREEN, "match")) == ("only_the_chooser_matches", "A7.4")
    scene.do(GREEN, "pass")
    assert scene.can(RED, "match")


@rule("AX4", "AR31")
def test_after_offer_five_only_the_chooser_can_answer() -> None:
    scene = example()
    scene.do(YELLOW, "pass")
    scene.do(BLUE, "offer", offer=5)
    assert scene.kinds(GREEN) == {"pass"}
    scene.do(GREEN, "pass")
    assert scene.kinds(RED) - {"buy_trailer"} == {"pass", "match"}
    scene.do(RED, "match")
    assert scene.kinds(BLUE) == {"pass"}
    scene.do(BLUE, "pass")
    assert (scene.hand(RED), scene.t.cash[RED]) == (["berlin-trieste"], 5000 - 3500)


@rule("AX5", "AR30", "A7.7")
def test_no_credit() -> None:
    scene = example().cash(5000, 5000, 5000, 2500)
    scene.do(YELLOW, "pass")
    scene.do(BLUE, "offer", offer=2)
    assert scene.options(GREEN, "offer") == [3]
    refusal = scene.refused(GREEN, "offer", offer=4)
    assert said(refusal) == ("offer_too_high", "AR30")
    assert refusal.facts == {"offer": 4, "need": 2800, "have": 2500, "most": 3}


@rule("AX37", "AR29", "AR30")
@pytest.mark.parametrize("cash", [700, 600])
def test_two_players(cash: int) -> None:
    scene = Scene(2).row("berlin-trieste").arrives(0, "wien").cash(cash)
    scene.do(0, "choose", contract="berlin-trieste")
    scene.do(1, "offer", offer=1)
    if cash == 700:
        scene.do(0, "match")
        scene.do(1, "pass")
        assert (scene.hand(0), scene.t.cash) == (["berlin-trieste"], [0, 5000])
    else:
        assert scene.kinds(0) == {"pass"}
        scene.do(0, "pass")
        assert (scene.hand(1), scene.t.cash) == (["berlin-trieste"], [600, 4300])


@rule("AR39")
@pytest.mark.parametrize("bids", [True, False])
def test_everybody_knows_the_contract_in_the_hand_that_won_it(bids: bool) -> None:
    scene = example()
    if bids:
        scene.do(YELLOW, "offer", offer=1)
    for _ in range(3):
        scene.do(scene.asked[0], "pass")
    winner = YELLOW if bids else RED
    for onlooker in (RED, YELLOW, BLUE, GREEN, None):
        assert scene.view(onlooker).players[winner].shown == [scene.cards["berlin-trieste"].id]


@rule("AR29", "A7.5")
def test_the_chooser_may_raise_but_not_against_himself_and_a_pass_is_final() -> None:
    scene = example()
    scene.do(YELLOW, "offer", offer=1)
    scene.do(BLUE, "pass")
    scene.do(GREEN, "offer", offer=2)
    scene.do(RED, "offer", offer=3)
    assert scene.asked == [YELLOW]
    scene.do(YELLOW, "pass")
    scene.do(GREEN, "pass")
    assert (scene.step, scene.hand(RED), scene.t.cash[RED]) == ("city", ["berlin-trieste"], 5000 - 2100)
    scene = example()
    scene.do(YELLOW, "offer", offer=1)
    scene.do(BLUE, "offer", offer=2)
    scene.do(GREEN, "pass")
    scene.do(RED, "pass")  # out for good, while the others go on
    scene.do(YELLOW, "offer", offer=3)
    scene.do(BLUE, "pass")
    assert (scene.hand(YELLOW), scene.t.cash[YELLOW]) == (["berlin-trieste"], 5000 - 2100)


@rule("A7.5", "AR29")
def test_after_all_others_passed_the_chooser_still_answers_the_last_bid() -> None:
    scene = example()
    scene.do(YELLOW, "offer", offer=1)
    scene.do(BLUE, "pass")
    scene.do(GREEN, "pass")
    assert scene.asked == [RED]
    scene.do(RED, "pass")
    assert (scene.hand(YELLOW), scene.t.cash[YELLOW]) == (["berlin-trieste"], 5000 - 700)


@rule("A7.2")
@pytest.mark.parametrize("chooser", range(5))
def test_bidding_goes_clockwise_from_the_choosers_left(chooser: int) -> None:
    scene = Scene(5).arrives(chooser, "wien")
    scene.do(chooser, "choose", contract=ROW[0])
    for i in range(1, 5):
        seat = (chooser + i) % 5
        assert scene.asked == [seat]
        scene.do(seat, "offer", offer=i)
    assert scene.asked == [chooser]


# -- who may choose ----------------------------------------------------------------------------------------------------


@rule("A7.1")
def test_any_city_by_exact_count_gives_the_choice_of_every_public_contract() -> None:
    scene = Scene().arrives(0, "wien")
    assert scene.options(0, "choose") == list(ROW)
    assert said(scene.refused(0, "choose", contract="berlin-trieste")) == ("contract_not_public", "A7.1")
    scene = Scene().holds(0, "wien-berlin").arrives(0, "wien", exact=False)
    assert said(scene.refused(0, "choose", contract=ROW[0])) == ("not_by_exact_count", "A7.1")


@rule("AR28")
def test_one_contract_for_each_arrival() -> None:
    scene = Scene().arrives(0, "wien")
    scene.do(0, "choose", contract=ROW[1])
    for seat in (1, 2, 3):
        scene.do(seat, "pass")
    assert said(scene.refused(0, "choose", contract=ROW[0])) == ("one_procurement_only", "AR28")
    scene.do(0, "done")
    assert scene.public() == [ROW[0], *ROW[2:]]  # and no discard on top


# -- the winner --------------------------------------------------------------------------------------------------------


@rule("A5.5", "A7.9", "AR22")
@pytest.mark.parametrize("room", [True, False])
def test_the_chooser_who_stands_in_the_start_city_may_start_at_once(room: bool) -> None:
    scene = Scene().row("kassel-verona", "graz-praha").loads(0, "berlin-graz" if room else "berlin-trieste")
    scene.arrives(0, "kassel")
    scene.do(0, "choose", contract="kassel-verona")
    for seat in (1, 2, 3):
        scene.do(seat, "pass")
    assert scene.hand(0) == ["kassel-verona"]
    assert scene.can(0, "start", contract="kassel-verona") == room


@rule("AR32", "AX28", "A7.9", "AR33")
def test_a_winner_out_of_turn_may_start_or_keep_the_card_before_the_row_is_filled() -> None:
    for starts in (True, False):
        scene = Scene().truck(2, "kassel").row("kassel-verona", *ROW[:3]).pile("berlin-trieste").arrives(0, "wien")
        scene.do(0, "choose", contract="kassel-verona")
        scene.do(1, "pass")
        scene.do(2, "offer", offer=1)
        scene.do(3, "pass")
        scene.do(0, "pass")
        assert (scene.asked, scene.t.cash[2], scene.public()) == ([2], 4400, list(ROW[:3]))
        if starts:
            scene.do(2, "start", contract="kassel-verona")
        else:
            scene.do(2, "done")
        assert (scene.aboard(2) if starts else scene.hand(2)) == ["kassel-verona"]
        assert scene.public() == [*ROW[:3], "berlin-trieste"]
    scene = Scene().truck(2, "berlin").row("kassel-verona", "graz-praha").arrives(0, "wien")
    scene.do(0, "choose", contract="kassel-verona")
    scene.do(1, "pass")
    scene.do(2, "offer", offer=1)
    scene.do(3, "pass")
    scene.do(0, "pass")
    assert (scene.asked, scene.hand(2)) == ([0], ["kassel-verona"])  # elsewhere nothing is to be asked


# -- the row -----------------------------------------------------------------------------------------------------------


@rule("AX22", "A7.10", "A7.11")
def test_gaps_close_towards_the_dock_and_the_corner_is_filled() -> None:
    w, x, y, z = ROW
    scene = Scene().pile("berlin-trieste", "koeln-linz").arrives(0, "wien")
    scene.do(0, "choose", contract=x)
    for seat in (1, 2, 3):
        scene.do(seat, "pass")
    assert scene.public() == [w, y, z, "berlin-trieste"]
    scene = Scene().pile("berlin-trieste", "koeln-linz").arrives(0, "wien")
    scene.do(0, "done")
    assert scene.public() == [x, y, z, "berlin-trieste"]
    assert scene.is_gone(w)


@rule("A7.11", "AR28")
def test_who_loaded_or_delivered_loses_the_card_at_the_dock_as_well() -> None:
    scene = Scene().loads(0, "wien-berlin").holds(0, "berlin-trieste").arrives(0, "berlin")
    scene.do(0, "start", contract="berlin-trieste")
    scene.do(0, "done")
    assert scene.public() == list(ROW[1:])


@rule("AR34", "AR28")
def test_without_a_pile_the_row_gets_shorter_down_to_nothing() -> None:
    scene = Scene(2).holds(0, "berlin-trieste").holds(1, "koeln-linz").row(*ROW[:2])
    for left in ([ROW[1]], [], []):
        scene.arrives(0, "wien").do(0, "done")
        assert (scene.public(), scene.asked) == (left, [1])
