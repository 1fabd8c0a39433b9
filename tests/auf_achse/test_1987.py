"""The edition of 1987 (O1 to O22): what differs, and what this program makes of the doubtful points."""

import pytest

import fernhandel
from auf_achse.arrange import ROW, Scene, said
from fernhandel import BadInput
from fernhandel.games.auf_achse import meta
from fernhandel.games.auf_achse.events import DiceRolled, EventDrawn
from fernhandel.games.auf_achse.figures import PAY, PAY_PER_TRAILER, SKIP_TURN, UNLOAD_CONTRACT
from fernhandel.games.auf_achse.state import Table
from rules import rule


def old(one_truck_cities: str = "on") -> Scene:
    return Scene(edition="1987", one_truck_cities=one_truck_cities)


def dealt(players: int = 4, seed: int = 1) -> Scene:
    """A fresh table, nothing arranged."""
    scene = Scene(players, edition="1987", seed=seed)
    scene.game = fernhandel.make("auf_achse", players=players, edition="1987", seed=seed)
    assert isinstance(scene.game.table, Table)
    scene.t = scene.game.table
    return scene


# -- dice and driving --------------------------------------------------------------------------------------------------


@rule("O1")
def test_one_die_with_a_six_for_any_number_and_a_one_for_the_sign() -> None:
    scene = old().turn(0)
    (rolled,) = (event for event in scene.do(0, "roll") if isinstance(event, DiceRolled))
    assert len(rolled.dice) == 1
    scene = old().truck(0, "hamburg").rolls(0, 4)
    assert scene.numbers(0) == {4}
    scene.rolls(0, 6)
    assert scene.numbers(0) == {1, 2, 3, 4, 5, 6}
    scene.drive(0, 1, "hamburg~hannover#1")
    assert scene.step == "signing"


@rule("O6", "AR48")
def test_who_would_land_on_a_truck_stops_behind_it() -> None:
    """Two trucks one behind the other: the free space before both."""
    scene = old().trucks("hannover", "hannover~berlin#4", "hannover~berlin#3").rolls(0, 4)
    assert "hannover~berlin#4" not in scene.ends(0, 4)
    assert scene.ends(0, 4, "early") == {"hannover~berlin#2"}
    scene.event_pile("EV01")
    events = scene.drive(0, 4, "hannover~berlin#2", exact=False)  # an event space
    assert not any(isinstance(event, EventDrawn) for event in events)
    assert scene.step == "ending"


@rule("O6")
def test_overtaking_is_allowed_and_a_free_end_is_driven_to() -> None:
    scene = old().trucks("hannover", "hannover~berlin#2", "hannover~berlin#3").rolls(0, 4)
    assert "hannover~berlin#4" in scene.ends(0, 4)
    assert scene.ends(0, 4, "early") == set()


@rule("O7", "O6", "AR48")
@pytest.mark.parametrize("limit", ["on", "off"])
def test_the_limit_of_one_truck_holds_in_cities_unless_switched_off(limit: str) -> None:
    scene = old(limit).trucks("hamburg", "hannover").holds(0, "hannover-bruxelles").rolls(0, 3)
    assert ("hannover" in scene.ends(0, 3)) == (limit == "off")
    assert scene.ends(0, 3, "early") == ({"hamburg~hannover#2"} if limit == "on" else set())
    scene.rolls(0, 4)  # it can be driven through
    assert "hannover~kassel#1" in scene.ends(0, 4)
    assert ("hannover" in scene.ends(0, 4, "early")) == (limit == "off")


@rule("AR48", "O12")
def test_stopped_behind_a_truck_in_a_city_own_contracts_but_no_procurement() -> None:
    """The next space beyond Kassel is taken, so a 4 ends in Kassel."""
    scene = old().trucks("hannover", "kassel~erfurt#1", "kassel~frankfurt#1", "dortmund~kassel#2")
    scene.loads(0, "praha-kassel").holds(0, "kassel-verona").rolls(0, 4)
    scene.drive(0, 4, "kassel", exact=False)
    assert scene.t.cash[0] == 5000 + 2200
    assert (scene.can(0, "start", contract="kassel-verona"), "choose" in scene.kinds(0)) == (True, False)


@rule("AR48", "AR8")
def test_a_truck_that_cannot_move_stays() -> None:
    scene = old().trucks("koeln~frankfurt#1", "koeln", "koeln~frankfurt#2").rolls(0, 1)
    assert (scene.ends(0, 1), scene.ends(0, 1, "early")) == (set(), {"koeln~frankfurt#1"})


@rule("O8", "A2.3")
def test_the_full_number_except_in_own_cities_before_signs_and_behind_trucks() -> None:
    scene = old().truck(0, "hannover").rolls(0, 4)
    assert scene.ends(0, 4, "early") == set()
    scene.holds(0, "bremen-muenchen").construction("hannover~dortmund#3")
    scene.trucks("hannover", "hannover~berlin#4").rolls(0, 4)
    assert scene.ends(0, 4, "early") == {"bremen", "hannover~dortmund#2", "hannover~berlin#3"}


@rule("O22")
def test_the_ferries_are_kept() -> None:
    scene = old().truck(0, "flensburg").rolls(0, 2)
    assert scene.ends(0, 2) == {"rostock", "flensburg~hamburg#2", "rotterdam~flensburg#1"}
    scene.truck(0, "rotterdam").rolls(0, 3)
    assert "flensburg" in scene.ends(0, 3)


# -- setup -------------------------------------------------------------------------------------------------------------


@rule("O4", "O9", "AR48")
def test_trucks_first_outside_cities_and_one_on_a_space_then_the_contracts() -> None:
    scene = dealt()
    view = scene.view(scene.asked[0])
    assert (view.row, view.pile, [player.contracts for player in view.players]) == ([], 0, [0] * 4)
    places = ["praha~wien#1", "praha~wien#3", "praha~wien#5", "linz~wien#1"]
    for i, place in enumerate(places):
        (seat,) = scene.asked
        assert said(scene.refused(seat, "place_truck", to="berlin")) == ("not_in_a_city", "O4")
        if i:
            assert said(scene.refused(seat, "place_truck", to=places[i - 1])) == ("space_is_full", "O4")
        scene.do(seat, "place_truck", to=place)
    view = scene.view(None)
    assert (scene.step, [player.contracts for player in view.players]) == ("rolling", [3] * 4)
    assert (len(view.row), view.pile, view.set_aside) == (4, 16, 52 - 12 - 20)


@rule("O9")
@pytest.mark.parametrize(("players", "public"), [(2, 12), (3, 16), (4, 20), (5, 24), (6, 24)])
def test_pile_sizes_as_later(players: int, public: int) -> None:
    scene = dealt(players)
    for k in range(1, players + 1):
        scene.do(scene.asked[0], "place_truck", to=f"nuernberg~linz#{k}" if k < 6 else "linz~wien#1")
    view = scene.view(None)
    assert (len(view.row) + view.pile, view.set_aside) == (public, 52 - 3 * players - public)


@rule("O5")
def test_any_seat_may_turn_out_to_start_as_if_by_the_highest_die() -> None:
    assert {dealt(3, seed).asked[0] for seed in range(30)} == {0, 1, 2}


@rule("O3", "O16")
def test_fifty_two_contracts_and_thirty_one_less_friendly_event_cards() -> None:
    bad = (PAY, PAY_PER_TRAILER, SKIP_TURN, UNLOAD_CONTRACT)
    shares = {}
    for edition, contracts, events in (("2007", 54, 28), ("1987", 52, 31)):
        rules = Scene(edition=edition).t.rules
        assert (rules.contracts.count, sum(rules.events.copies)) == (contracts, events)
        losses = sum(n for n, effect in zip(rules.events.copies, rules.events.effect, strict=True) if effect in bad)
        shares[edition] = losses / events
    assert shares == {"2007": 5 / 28, "1987": 13 / 31}


@rule("O18")
def test_both_editions_are_played_on_the_same_reconstructed_map() -> None:
    assert old().t.rules.board.ids == Scene().t.rules.board.ids


@rule("O19")
def test_three_in_five_contracts_need_four_goods_or_more() -> None:
    goods = old().t.rules.contracts.goods
    assert 0.57 <= sum(count >= 4 for count in goods) / len(goods) <= 0.62


# -- contracts, trailers, procurement ----------------------------------------------------------------------------------


@rule("O10")
def test_set_aside_contracts_come_back_by_event_card() -> None:
    scene = old()
    top = scene.name(scene.t.set_aside[-1])
    scene.draws(0, "EV11")
    assert scene.hand(0) == [top]


@rule("O11")
def test_no_contract_is_lost_when_none_is_chosen() -> None:
    scene = old().pile("berlin-trieste").arrives(0, "wien")
    scene.do(0, "done")
    assert (scene.public(), scene.asked) == (list(ROW), [1])


@rule("O12")
def test_the_auction_is_that_of_the_later_edition() -> None:
    scene = old().holds(0, "wien-berlin").arrives(0, "wien", exact=False)
    assert said(scene.refused(0, "choose", contract=ROW[0])) == ("not_by_exact_count", "A7.1")
    scene = old().row("berlin-trieste", *ROW[:3]).arrives(0, "wien")
    scene.do(0, "choose", contract="berlin-trieste")
    assert scene.options(1, "offer") == [1, 2, 3, 4, 5]
    scene.do(1, "offer", offer=2)
    for seat, kind in ((2, "pass"), (3, "pass"), (0, "match"), (1, "pass")):
        scene.do(seat, kind)
    assert (scene.hand(0), scene.t.cash[0]) == (["berlin-trieste"], 5000 - 1400)  # the chooser wins equal bids


@rule("O13", "O14")
def test_trailers_are_bought_in_the_own_turn_and_kept() -> None:
    for trailer, price, room in (("large", 3000, 12), ("small", 2000, 10)):
        scene = old().turn(0)
        scene.do(0, "buy_trailer", trailer=trailer)
        seen = scene.view(None).players[0]
        assert (seen.cash, seen.room) == (5000 - price, room)
        assert said(scene.refused(0, "sell_trailer", trailer=trailer)) == ("no_resale", "O13")
        assert said(scene.refused(1, "buy_trailer", trailer=trailer)) == ("not_your_turn", "A2.1")


@rule("O13", "AR20")
def test_without_resale_a_fee_that_cannot_be_paid_is_owed_at_once() -> None:
    scene = old().owns(0, small=1).cash(200)
    scene.draws(0, "EV20")
    assert (scene.t.debts, scene.asked) == ([0, 600], [1])


@rule("O17")
def test_jams_in_cities_are_in_the_deck() -> None:
    events = old().t.rules.events
    assert [events.copies[events.ids.index(card)] for card in ("EV16", "EV17")] == [1, 1]


@rule("O20")
def test_the_simplified_game_is_that_of_the_later_edition() -> None:
    with pytest.raises(BadInput, match="variant"):
        Scene(edition="1987", variant="children")


@rule("O21")
def test_contracts_are_done_in_any_order() -> None:
    for city, left in (("graz", "berlin-trieste"), ("trieste", "berlin-graz")):
        scene = old().owns(0, small=1).holds(0, "berlin-trieste", "berlin-graz").arrives(0, "berlin")
        for contract in ("berlin-graz", "berlin-trieste"):
            scene.do(0, "start", contract=contract)
        scene.arrives(0, city)
        assert scene.aboard(0) == [left]


@rule("O2")
@pytest.mark.parametrize("language", ["en", "de"])
def test_marks_instead_of_euros(language: str) -> None:
    for edition, currency, other in (("1987", " DM", "euro"), ("2007", "euro", " DM")):
        scene = Scene(edition=edition)
        assert scene.t.cash == [5000] * 4
        lines = meta.AUF_ACHSE.words(scene.game.terms, language).position(scene.view(0))
        words = "\n".join(lines).replace("Euro", "euro")
        assert (currency in words, other in words) == (True, False)
