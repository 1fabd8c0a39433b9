"""Event spaces and every event card (A3)."""

import pytest

from auf_achse.arrange import Scene, said
from fernhandel.games.auf_achse.events import (
    CardKept,
    ContractDrawn,
    DebtMade,
    DebtPaid,
    EventDrawn,
    MoneyPaid,
    MoneyReceived,
    NothingHappened,
    TurnMissed,
)
from rules import rule

HERE = "hannover~dortmund#2"  # where `draws` leads: two points from Hannover and two from Dortmund

# -- drawing -----------------------------------------------------------------------------------------------------------


@rule("A3.1")
def test_exact_count_on_an_event_space_draws_the_top_card() -> None:
    scene = Scene()
    events = scene.draws(0, "EV01", "EV02")
    assert EventDrawn(seat=0, card="EV01") in events
    assert len(scene.t.event_pile) == 1
    scene = Scene(free_movement="on").truck(0, "hannover").event_pile("EV01").rolls(0, 3, 3)
    events = scene.drive(0, 3, HERE, exact=False)
    assert not any(isinstance(event, EventDrawn) for event in events)
    scene = Scene().truck(0, "hannover").event_pile("EV01").rolls(0, 1, 3)
    events = scene.drive(0, 3, "hannover~dortmund#3")  # a plain space
    assert not any(isinstance(event, EventDrawn) for event in events)


@rule("A3.2", "AR18")
def test_a_card_leaves_the_game_and_an_empty_pile_does_nothing() -> None:
    scene = Scene()
    scene.draws(0, "EV01")
    assert (scene.t.event_pile, scene.t.event) == ([], -1)
    assert scene.view(None).events_drawn["EV01"] == 2  # the other copy was arranged away
    events = scene.draws(1)
    assert not any(isinstance(event, EventDrawn) for event in events)
    assert (scene.where(1), scene.step) == (HERE, "ending")


# -- money -------------------------------------------------------------------------------------------------------------


@rule("A3.4")
@pytest.mark.parametrize(("card", "amount"), [("EV01", 500), ("EV02", 1000), ("EV03", 300), ("EV04", 700)])
def test_the_bank_pays(card: str, amount: int) -> None:
    scene = Scene().owns(0, small=1).loads(0, "berlin-trieste", "kassel-verona")  # seven goods
    events = scene.draws(0, card)
    assert MoneyReceived(seat=0, amount=amount) in events
    assert (scene.t.cash[0], scene.t.bank) == (5000 + amount, -amount)


@rule("A3.1")
def test_a_premium_for_goods_is_nothing_without_goods() -> None:
    scene = Scene().holds(0, "berlin-trieste")
    assert NothingHappened(seat=0, card="EV04") in scene.draws(0, "EV04")
    assert scene.t.cash[0] == 5000


@rule("A3.3")
@pytest.mark.parametrize(
    ("edition", "card", "amount"),
    [("2007", "EV18", 500), ("2007", "EV19", 1000), ("2007", "EV20", 900), ("1987", "EV23", 300)],
)
@pytest.mark.parametrize("short", [0, 100])
def test_who_cannot_pay_owes_double(edition: str, card: str, amount: int, short: int) -> None:
    scene = Scene(edition=edition).owns(0, large=1, small=2).cash(amount - short)
    scene.loads(0, "flensburg-wien", "bremen-zuerich", "graz-praha")  # no trailer can be spared
    events = scene.draws(0, card)
    if short:
        assert DebtMade(seat=0, amount=2 * amount) in events
        assert (scene.t.cash[0], scene.view(1).players[0].debts) == (amount - short, [2 * amount])
    else:
        assert MoneyPaid(seat=0, amount=amount) in events
        assert (scene.t.cash[0], scene.view(1).players[0].debts) == (0, [])


@rule("A3.3")
def test_an_inspection_without_trailers_costs_nothing() -> None:
    scene = Scene()
    assert NothingHappened(seat=0, card="EV20") in scene.draws(0, "EV20")
    assert scene.t.cash[0] == 5000


@rule("AX21", "A3.3", "AR20")
@pytest.mark.parametrize(
    ("before", "delivery", "after"),
    [(800, ("rostock-bremen", 1300), 100), (699, ("rostock-bremen", 1300), 1999)],
)
def test_a_debt_is_taken_as_soon_as_double_is_there(before: int, delivery: tuple[str, int], after: int) -> None:
    scene = Scene().cash(800)
    scene.draws(0, "EV19")
    assert (scene.t.cash[0], scene.t.debts) == (800, [0, 2000])
    scene.cash(before).loads(0, delivery[0]).arrives(0, "bremen")
    assert scene.t.cash[0] == after
    assert scene.t.debts == ([] if after == 100 else [0, 2000])


@rule("AR20")
def test_money_from_any_source_pays_the_oldest_debt_first() -> None:
    scene = Scene().owns(0, small=1).cash(1600).owes(0, 2000, 2000).owes(1, 100).turn(0)
    events = scene.do(0, "sell_trailer", trailer="small")
    assert DebtPaid(seat=0, amount=2000) in events
    assert (scene.t.cash[0], scene.t.debts) == (100, [0, 2000, 1, 100])
    scene = Scene().cash(900).owes(0, 600, 800)
    scene.draws(0, "EV01")
    assert (scene.t.cash[0], scene.t.debts) == (0, [])  # 1400 at once


@rule("AR20", "A3.3")
def test_a_newer_debt_that_can_be_paid_does_not_wait_for_an_older_one_that_cannot() -> None:
    """Each card lies there until double of its own amount is at hand."""
    scene = Scene().cash(300).owes(0, 2000, 600)
    scene.draws(0, "EV03")
    assert (scene.t.cash[0], scene.t.debts) == (0, [0, 2000])


@rule("AR20")
def test_trailers_may_be_sold_before_the_card_resolves_and_need_not_be() -> None:
    for sells in (True, False):
        scene = Scene().owns(0, small=2).cash(200)
        scene.draws(0, "EV20")
        assert (scene.asked, scene.kinds(0)) == ([0], {"done", "sell_trailer"})
        if sells:
            scene.do(0, "sell_trailer", trailer="small")
        scene.do(0, "done")
        # the amount was fixed when the card was drawn: two trailers
        assert scene.t.cash[0] == (200 + 500 - 600 if sells else 200)
        assert scene.t.debts == ([] if sells else [0, 1200])


@rule("AR20")
def test_an_open_debt_blocks_nothing() -> None:
    scene = Scene().cash(3000).owes(0, 10000).holds(0, "rostock-bremen").arrives(0, "rostock")
    scene.do(0, "buy_trailer", trailer="small")
    scene.do(0, "start", contract="rostock-bremen")
    assert "choose" in scene.kinds(0)


# -- moves by event card -----------------------------------------------------------------------------------------------


@rule("AR19", "A2.8")
def test_roll_again_is_a_dice_move_with_all_its_consequences() -> None:
    """EV05."""
    for points, to in ((2, "dortmund"), (4, "hannover~leipzig#2")):
        scene = Scene()
        scene.draws(0, "EV05", "EV02")
        assert (scene.step, scene.asked) == ("driving", [0])
        assert all(1 <= die <= 6 for die in scene.view(None).progress.dice)
        scene.t.die = scene.t.other_die = points
        events = scene.refresh().drive(0, points, to)
        if to == "dortmund":
            assert "choose" in scene.kinds(0)
        else:
            assert EventDrawn(seat=0, card="EV02") in events


@rule("AR19")
def test_drive_on_up_to_six_spaces_past_no_sign() -> None:
    """EV06."""
    scene = Scene().construction("dortmund~koeln#1")
    scene.trucks(HERE, "hannover~kassel#1", "hannover~kassel#1")
    scene.draws(0, "EV06", "EV02")
    goals = set(scene.options(0, "go_to"))
    assert scene.can(0, "done")  # he may
    near = {
        "hannover~dortmund#1",
        "dortmund",
        "hannover",
        "kassel",
        "hamburg",
        "bremen",
        "hannover~berlin#4",
        "leipzig",
    }
    assert near <= goals
    assert not goals & {HERE, "hannover~kassel#1", "dortmund~koeln#1", "koeln", "berlin"}
    board = scene.t.rules.board
    assert all(board.distance[scene.node(HERE)][scene.node(str(goal))] <= 6 for goal in goals)
    assert "rotterdam" in goals  # 2 + 4 points
    assert said(scene.refused(0, "go_to", to="berlin")) == ("card_does_not_lead_there", "AR19")
    scene.do(0, "go_to", to="bremen~dortmund#2")  # another event space
    assert (len(scene.t.event_pile), scene.step) == (1, "ending")


@rule("AR19", "AX27", "A7.1")
@pytest.mark.parametrize("card", ["EV06", "EV07", "EV08"])
def test_carried_into_a_city_load_and_unload_but_no_procurement_and_no_discard(card: str) -> None:
    scene = Scene().loads(0, "salzburg-hannover").holds(0, "hannover-bruxelles")
    scene.draws(0, card)
    scene.do(0, "go_to", to="hannover")
    assert scene.t.cash[0] == 5000 + 3100
    assert scene.can(0, "start", contract="hannover-bruxelles")
    assert "choose" not in scene.kinds(0)
    refusal = scene.refused(0, "choose", contract="koeln-stuttgart")
    assert said(refusal) == ("not_by_exact_count", "A7.1")
    before = scene.public()
    scene.do(0, "done")
    assert scene.public() == before


@rule("AR19")
def test_to_the_nearest_city_by_open_road() -> None:
    """EV07."""
    scene = Scene()
    scene.draws(0, "EV07")
    assert (set(scene.options(0, "go_to")), scene.can(0, "done")) == ({"hannover", "dortmund"}, False)  # a tie
    scene = Scene().construction("hannover~dortmund#3")
    scene.draws(0, "EV07")
    assert (scene.where(0), scene.step) == ("hannover", "city")
    scene = Scene().construction("hannover~dortmund#3").jam("hannover", drawer=3)
    assert NothingHappened(seat=0, card="EV07") in scene.draws(0, "EV07")
    assert scene.where(0) == HERE


@rule("AR19", "O7")
def test_a_full_city_is_no_target() -> None:
    scene = Scene(edition="1987").truck(1, "dortmund")
    scene.draws(0, "EV07")
    assert scene.where(0) == "hannover"
    scene = Scene(edition="1987").truck(1, "dortmund").holds(0, "dortmund-strasbourg", "koeln-linz")
    scene.draws(0, "EV08")
    assert scene.options(0, "go_to") == ["koeln"]


@rule("AR19", "AR15")
def test_jump_to_the_start_of_a_hand_contract_or_the_destination_of_a_load() -> None:
    """EV08."""
    scene = Scene().holds(0, "berlin-trieste", "koeln-linz").loads(0, "hamburg-kassel").jam("koeln", drawer=3)
    scene.construction("hannover~dortmund#3")
    scene.draws(0, "EV08")
    assert set(scene.options(0, "go_to")) == {"berlin", "kassel"}  # signs do not matter, but Köln is jammed
    assert scene.can(0, "done")
    scene.do(0, "go_to", to="kassel")
    assert scene.t.cash[0] == 5000 + 1700


# -- kept cards --------------------------------------------------------------------------------------------------------


@rule("A3.2")
def test_the_sum_of_both_dice_once() -> None:
    """EV09."""
    scene = Scene()
    assert CardKept(seat=0, card="EV09") in scene.draws(0, "EV09")
    assert scene.view(1).players[0].second_driver == 1
    scene.truck(0, "berlin").holds(0, "dresden-salzburg").rolls(0, 6, 1)
    assert scene.ends(0, 7, using="second_driver") >= {"praha~linz#1", "nuernberg~praha#4"}
    assert scene.ends(0, 7, "early", using="second_driver") == {"dresden"}  # the rules for stops apply
    assert not any(scene.ends(0, points, using="second_driver") for points in range(13) if points != 7)  # a 6 is a 6
    scene.drive(0, 7, "praha~linz#1", using="second_driver")
    assert scene.view(1).players[0].second_driver == 0
    scene.rolls(0, 2, 3)
    assert scene.ends(0, 5, using="second_driver") == set()
    refusal = scene.refused(0, "drive", points=5, to="berlin", count="exact", using="second_driver")
    assert said(refusal) == ("card_not_kept", "A3.2")


@rule("A4.1")
def test_two_ones_driven_as_a_sum_move_no_sign() -> None:
    scene = Scene().keeps(0, second_driver=1).truck(0, "hamburg").rolls(0, 1, 1)
    scene.drive(0, 2, "bremen", using="second_driver")
    assert scene.step == "city"
    assert "choose" in scene.kinds(0)  # by exact count


@rule("A4.3")
@pytest.mark.parametrize("sign", ["construction", "jam"])
def test_through_one_sign_once(sign: str) -> None:
    """EV10."""
    scene = Scene()
    assert CardKept(seat=0, card="EV10") in scene.draws(0, "EV10")
    assert scene.view(1).players[0].local_knowledge == 1
    scene.truck(0, "flensburg").sign(sign, "flensburg~hamburg#2").rolls(0, 3, 2)
    assert scene.ends(0, 3, using="local_knowledge") == {"hamburg"}  # the sign's space counts
    assert scene.ends(0, 2, using="local_knowledge") == set()  # and is no place to stop
    assert scene.ends(0, 3, "early", using="local_knowledge") == set()
    scene.drive(0, 3, "hamburg", using="local_knowledge")
    assert scene.view(1).players[0].local_knowledge == 0
    assert "choose" in scene.kinds(0)


@rule("A3.2", "A4.3")
def test_a_drive_with_both_kept_cards_spends_both() -> None:
    """EV09 and EV10."""
    scene = Scene().keeps(0, second_driver=1, local_knowledge=1).truck(0, "flensburg")
    scene.construction("flensburg~hamburg#2").rolls(0, 3, 2)
    scene.drive(0, 5, "bremen", using="both")
    assert (scene.view(1).players[0].second_driver, scene.view(1).players[0].local_knowledge) == (0, 0)


@rule("A4.3", "AR15")
def test_one_card_does_not_lead_through_two_signs_nor_onto_one() -> None:
    scene = Scene().keeps(0, local_knowledge=1).truck(0, "flensburg")
    scene.construction("flensburg~hamburg#1").jam("flensburg~hamburg#2", drawer=3).rolls(0, 4, 4)
    assert scene.ends(0, 4, using="local_knowledge") == set()
    assert scene.ends(0, 4, "early", using="local_knowledge") == set()


@rule("A4.3", "AR7")
def test_the_card_is_only_spent_on_a_sign_that_is_passed() -> None:
    """Two trucks fill the only end beyond the sign; a stop before it needs no card."""
    full = "flensburg~hamburg#2"
    scene = Scene().keeps(0, local_knowledge=1).trucks("flensburg~rostock#1", full, full)
    scene.construction("flensburg~hamburg#1").rolls(0, 3, 3)
    assert scene.ends(0, 3, using="local_knowledge") == set()
    assert scene.ends(0, 3, "early", using="local_knowledge") == set()
    assert scene.ends(0, 3, "early") == {"flensburg"}


# -- contracts, trailers, time -----------------------------------------------------------------------------------------


@rule("AR42", "AR39")
def test_the_next_contract_set_aside_comes_into_the_hand_unseen() -> None:
    """EV11."""
    scene = Scene()
    last = scene.name(scene.t.set_aside[-1])
    aside = len(scene.t.set_aside)
    events = scene.draws(0, "EV11")
    assert scene.hand(0) == [last]
    assert len(scene.t.set_aside) == aside - 1
    (drawn,) = (event for event in events if isinstance(event, ContractDrawn))
    assert drawn.seen_by(0).contract == scene.cards[last].id
    assert drawn.seen_by(1).contract is None
    for onlooker in (1, 2, 3, None):
        seen = scene.view(onlooker).players[0]
        assert (seen.hand, seen.shown, seen.contracts) == (None, [], 1)
    scene = Scene().nothing_set_aside()
    assert NothingHappened(seat=0, card="EV11") in scene.draws(0, "EV11")


@rule("A6.1")
def test_one_trailer_at_half_price_now_or_never() -> None:
    """EV12."""
    scene = Scene().cash(1500)
    scene.draws(0, "EV12")
    assert set(scene.options(0, "buy_at_half_price")) == {"large", "small"}
    assert scene.options(0, "buy_trailer") == []
    scene.do(0, "buy_at_half_price", trailer="large")
    assert (scene.t.cash[0], scene.view(1).players[0].trailers) == (0, {"large": 1, "small": 0})
    assert (scene.step, scene.kinds(0)) == ("ending", {"done", "sell_trailer"})  # one only
    scene = Scene().cash(1400).owns(1, small=4)
    scene.draws(0, "EV12")
    assert scene.options(0, "buy_at_half_price") == []
    assert said(scene.refused(0, "buy_at_half_price", trailer="large")) == ("not_enough_money", "A6.1")
    assert said(scene.refused(0, "buy_at_half_price", trailer="small")) == ("no_trailer_left", "AR27")
    scene.do(0, "done")
    assert scene.asked == [1]


@rule("A4.4", "AR15")
def test_a_jam_of_free_choice_on_any_unoccupied_highway_space() -> None:
    """EV13."""
    scene = Scene().construction("praha~wien#1")
    scene.draws(0, "EV13")
    board = scene.t.rules.board
    taken = {*scene.t.at, scene.t.construction}
    free = {board.ids[node] for node in range(board.cities, board.nodes) if node not in taken}
    assert set(scene.options(0, "place_jam")) == free
    for place in ("wien", HERE, "praha~wien#1"):
        assert said(scene.refused(0, "place_jam", to=place)) == ("jam_not_there", "A4.4")


@rule("AR44", "A4.4")
@pytest.mark.parametrize(("card", "road", "spaces"), [("EV14", "innsbruck~verona", 4), ("EV15", "koeln~frankfurt", 2)])
def test_a_jam_on_one_road(card: str, road: str, spaces: int) -> None:
    scene = Scene(6).construction(f"{road}#1")
    scene.draws(0, card)
    assert scene.options(0, "place_jam") == [f"{road}#{k}" for k in range(2, spaces + 1)]
    scene.do(0, "place_jam", to=f"{road}#2")
    assert scene.view(None).jam == f"{road}#2"
    scene = Scene(6).construction(f"{road}#1")
    for k in range(2, spaces + 1):
        scene.truck(k, f"{road}#{k}")
    assert NothingHappened(seat=0, card=card) in scene.draws(0, card)
    assert (scene.view(None).jam, scene.t.event_pile) == (None, [])


@rule("AR15", "A4.4", "O17")
@pytest.mark.parametrize(
    ("edition", "card", "city"),
    [("2007", "EV16", "frankfurt"), ("1987", "EV16", "frankfurt"), ("1987", "EV17", "hamburg")],
)
def test_a_jam_in_a_city_with_trucks_in_it_or_not(edition: str, card: str, city: str) -> None:
    scene = Scene(edition=edition).truck(1, city)
    scene.draws(0, card)
    assert scene.view(None).jam == city
    assert scene.view(None).progress.jam_drawer == 0


@rule("AR47")
def test_a_missed_turn_is_only_the_turn_and_several_add_up() -> None:
    """EV21."""
    scene = Scene(2).truck(1, "praha")
    scene.draws(0, "EV21")
    scene.truck(0, "hannover").event_pile("EV21")
    scene.t.active = 0
    scene.draws(1, "EV01")
    events = scene.do(1, "done")
    assert TurnMissed(seat=0) in events
    assert (scene.asked, scene.step) == ([1], "rolling")
    scene.t.missed[0] = 2
    scene.arrives(1, "koeln")
    scene.do(1, "choose", contract="koeln-stuttgart")
    assert (scene.asked, scene.kinds(0)) == ([0], {"pass", "offer"})  # he bids, but trades no trailers
    scene.do(0, "pass")
    for _ in range(2):
        scene.do(1, "done")
        assert scene.asked == [1]
        scene.truck(1, "koeln").rolls(1, 2, 2).drive(1, 2, "dortmund")
    scene.do(1, "done")
    assert scene.asked == [0]


@rule("A3.1")
def test_the_cheapest_load_goes_back_to_the_hand() -> None:
    """EV22."""
    scene = Scene().owns(0, large=1).loads(0, "berlin-trieste", "hamburg-kassel")
    scene.draws(0, "EV22")
    assert (scene.hand(0), scene.aboard(0)) == (["hamburg-kassel"], ["berlin-trieste"])
    scene = Scene().loads(0, "innsbruck-frankfurt", "strasbourg-muenchen")  # 1700 both
    scene.draws(0, "EV22")
    assert set(scene.options(0, "give_back")) == {"innsbruck-frankfurt", "strasbourg-muenchen"}
    scene.do(0, "give_back", contract="strasbourg-muenchen")
    assert (scene.hand(0), scene.aboard(0)) == (["strasbourg-muenchen"], ["innsbruck-frankfurt"])
    scene = Scene().holds(0, "berlin-trieste")
    assert NothingHappened(seat=0, card="EV22") in scene.draws(0, "EV22")


@rule("AR39")
def test_everybody_remembers_a_load_that_was_lost() -> None:
    """EV22: it lay open while it was aboard, and its goods are in the stock."""
    scene = Scene().loads(0, "berlin-trieste")
    scene.draws(0, "EV22")
    for onlooker in (1, 2, 3, None):
        seen = scene.view(onlooker).players[0]
        assert (seen.shown, seen.aboard, seen.goods) == ([scene.cards["berlin-trieste"].id], [], 0)
