"""What a move would mean, case by case: before and after, what may be done there, and the one warning."""

from collections.abc import Sequence

import pytest

import fernhandel
from auf_achse.arrange import Scene
from fernhandel import Action, Game, Rng
from fernhandel.core.outlook import Change, Outlook
from fernhandel.core.words import LANGUAGES
from fernhandel.table.sketching import Sketching
from rules import rule
from wording import whole_without, words

pytestmark = pytest.mark.one_form

assert_whole = whole_without(r"C\d\d", r"EV\d\d")


def outlook_of(game: Game, seat: int, actions: Sequence[Action], language: str = "en") -> Outlook:
    """What the table tells a seat of a row of moves, the last one considered."""
    trying = Sketching(game.view(seat), game.catalogue, words(game, language), Rng.from_seed(1))
    *before, last = [action.id for action in actions]
    (foreseen,) = trying.foresee([last], before)
    return foreseen.outlook


def told(scene: Scene, seat: int, *actions: Action) -> Outlook:
    return outlook_of(scene.game, seat, actions)


def drive(scene: Scene, points: int, to: str, exact: bool = True) -> Outlook:
    count = "exact" if exact else "early"
    return told(scene, 0, scene.action("drive", points=points, to=to, count=count, using="none"))


def changes(outlook: Outlook) -> dict[str, tuple[str, str, str]]:
    """By what they are about: before, after, tone."""
    return {change.about: (change.before, change.after, change.tone) for change in outlook.changes}


def marks(outlook: Outlook) -> list[str]:
    return [mark.text for mark in outlook.marks]


# -- driving -------------------------------------------------------------------------------------------------------


def on_the_road() -> Scene:
    """In Kassel, three points from Hannover and Frankfurt, with goods to fetch in Hannover and to bring to Verona."""
    return Scene().truck(0, "kassel").holds(0, "hannover-bruxelles").loads(0, "kassel-verona").rolls(0, 3, 1)


def test_a_drive_tells_how_far_it_is_from_there_to_each_own_city() -> None:
    scene = on_the_road()
    before = scene.view(0).away
    there = drive(scene, 3, "frankfurt")
    verona, hannover = there.changes
    assert [verona.about, hannover.about] == ["Verona, to unload 3", "Hannover, to load 6"]
    assert (verona.before, hannover.before) == tuple(str(before[scene.cards[card].id]) for card in CARDS)
    assert (verona.tone, hannover.tone) == ("better", "worse")
    assert int(hannover.after) == int(hannover.before) + 3
    assert verona.thing == f"contract:{scene.cards['kassel-verona'].id}"


CARDS = ("kassel-verona", "hannover-bruxelles")


@rule("A7.1", "A7.11")
def test_a_city_reached_exactly_offers_contracts_and_costs_the_one_at_the_dock() -> None:
    there = drive(on_the_road(), 3, "frankfurt")
    assert there.act == "Drive 3 to Frankfurt"
    assert there.act_note == "then choose a contract"
    assert marks(there) == ["contract"]
    assert "Then you may put up 1 of 4 contracts." in there.lines
    assert there.warning == "If you choose nothing, Dortmund–Strasbourg leaves the game."


@rule("A2.3", "A5.2")
def test_an_early_stop_loses_points_but_loads() -> None:
    scene = on_the_road().truck(0, "kassel").owns(0, large=1).rolls(0, 5, 5)
    there = drive(scene, 5, "hannover", exact=False)
    assert there.act == "Drive 5, stop at Hannover"
    assert there.act_note == "2 of 5 points are lost"
    assert marks(there) == ["load 6"]
    assert there.lines == ["You can load 6 for Bruxelles."]
    assert there.warning == ""


@rule("A5.7")
def test_what_waits_but_does_not_fit_is_told() -> None:
    there = drive(on_the_road(), 3, "hannover")
    assert "6 for Bruxelles wait there but do not fit: 3 free." in there.lines
    assert "load 6" not in marks(there)


@rule("A5.6")
def test_a_delivery_is_cash_and_room() -> None:
    scene = Scene().truck(0, "leipzig").loads(0, "basel-dresden").rolls(0, 2, 2)
    there = drive(scene, 2, "dresden")
    revenue = scene.cards["basel-dresden"].revenue
    goods = scene.cards["basel-dresden"].goods
    assert changes(there)["Cash"] == ("€5,000", f"€{5000 + revenue:,}", "better")
    assert changes(there)["Truck"] == (f"{goods}/6", "0/6", "")
    assert marks(there) == [f"+€{revenue:,}", "contract"]


@rule("A3.1", "AR11")
def test_an_event_card_is_drawn_by_exact_count_only() -> None:
    scene = Scene().truck(0, "hannover").rolls(0, 2, 2)
    assert marks(drive(scene, 2, "hannover~dortmund#2")) == ["event"]
    scene = Scene().truck(0, "hannover").construction("hannover~dortmund#3").rolls(0, 3, 3)
    assert marks(drive(scene, 3, "hannover~dortmund#2", exact=False)) == []


@rule("A4.1", "AR12")
def test_a_one_brings_the_sign_before_anything_else() -> None:
    scene = Scene().truck(0, "leipzig~dresden#1").loads(0, "basel-dresden").rolls(0, 1, 4)
    there = drive(scene, 1, "dresden")
    assert there.act_note == "then place the construction sign"
    assert there.lines[0] == "With a 1 you must put the construction sign on a free space."
    assert any(line.startswith("You unload") for line in there.lines)
    assert "Cash" not in changes(there)


@rule("A8.1")
def test_the_delivery_that_ends_the_game_is_the_warning() -> None:
    scene = Scene(players=2).row().truck(0, "leipzig").loads(0, "basel-dresden").holds(1, "berlin-trieste")
    there = drive(scene.rolls(0, 2, 2), 2, "dresden")
    assert there.warning == "This ends the game."


# -- signs ---------------------------------------------------------------------------------------------------------


@rule("A4.3", "AR39")
def test_a_sign_tells_whose_known_ways_it_makes_longer() -> None:
    scene = Scene().trucks("salzburg~linz#1", "leipzig", "leipzig").loads(1, "basel-dresden")
    scene.holds(2, "dresden-salzburg")  # which Red cannot know
    scene.rolls(0, 1, 1).drive(0, 1, "linz")
    closed = told(scene, 0, scene.action("place_construction", to="leipzig~dresden#1"))
    assert closed.act == "Close Leipzig–Dresden 1"
    (grid,) = closed.grids
    assert [(row.thing, row.cells[0].text, row.cells[1].before, row.cells[1].text) for row in grid.rows] == [
        ("seat:1", "Dresden", "2", "6")
    ]


# -- in the city ---------------------------------------------------------------------------------------------------


def in_hannover() -> Scene:
    return Scene().holds(0, "hannover-bruxelles").arrives(0, "hannover")


@rule("A5.2")
def test_loading_tells_the_truck_and_the_way_to_the_money() -> None:
    scene = in_hannover()
    load = told(scene, 0, scene.action("start", contract="hannover-bruxelles"))
    card = scene.cards["hannover-bruxelles"]
    assert load.act == "Load 6 for Bruxelles"
    truck, way = load.changes
    assert (truck.before, truck.after) == ("0/6", "6/6")
    assert way == Change(
        about="Bruxelles, to unload 6",
        after=f"{card.distance} points",
        note=f"brings €{card.revenue:,} there",
        thing=f"contract:{card.id}",
    )


@rule("A7.11", "AR24")
def test_to_be_done_tells_what_is_left_and_lost() -> None:
    scene = in_hannover()
    done = told(scene, 0, scene.action("done"))
    assert done.act == "End the turn"
    assert done.warning == "You do not load 6 for Bruxelles, though there is room."
    assert "Dortmund–Strasbourg leaves the game." in done.lines


@rule("A7.11")
def test_a_sketch_that_ends_the_turn_says_so() -> None:
    scene = in_hannover()
    both = told(scene, 0, scene.action("start", contract="hannover-bruxelles"), scene.action("done"))
    assert (both.act, both.act_note) == ("Load 6 for Bruxelles", "then: End the turn")
    assert both.warning == "Dortmund–Strasbourg leaves the game."


@rule("A9.4")
def test_children_take_and_load_at_once() -> None:
    scene = Scene(players=3, variant="children").arrives(0, "koeln")
    take = told(scene, 0, scene.action("choose", contract="koeln-stuttgart"))
    goods = scene.cards["koeln-stuttgart"].goods
    assert take.act == "Take Köln–Stuttgart"
    assert changes(take)["Truck"] == ("0/6", f"{goods}/6", "")


# -- public procurement --------------------------------------------------------------------------------------------


@rule("AR30", "AR39")
def test_to_choose_tells_how_high_the_others_can_go() -> None:
    scene = Scene().cash(5000, 5000, 1000, 0).arrives(0, "hannover")
    offers = scene.cards["graz-praha"].offers
    highest = sum(cost <= 1000 for cost in offers)
    up = told(scene, 0, scene.action("choose", contract="graz-praha"))
    assert (up.act, up.act_note) == ("Put up Graz–Praha", "the others bid first")
    assert up.lines[-2:] == ["Up to offer 5: Yellow.", f"Up to offer {highest}: Blue."]


def auction() -> Scene:
    scene = Scene().arrives(0, "hannover")
    scene.do(0, "choose", contract="graz-praha")
    return scene


@rule("A7.4", "A7.6")
def test_an_offer_tells_its_price_and_who_may_match() -> None:
    scene = auction()
    card = scene.cards["graz-praha"]
    offer = told(scene, 1, scene.action("offer", offer=3))
    cost = card.offers[2]
    assert offer.act == f"Offer 3 for €{cost:,}"
    assert changes(offer)["Cash"] == ("€5,000", f"€{5000 - cost:,}", "worse")
    assert changes(offer)["Remains of the freight"] == ("", f"€{card.revenue - cost:,}", "better")
    assert offer.warning == "Red has €5,000 and may match; then you pay nothing."
    assert "Blue, Green and Red can still go higher." in offer.lines


@rule("A7.3", "AR31")
def test_who_has_passed_or_has_no_money_is_no_threat() -> None:
    scene = auction()
    scene.do(1, "offer", offer=1)
    scene.do(2, "pass")
    scene.cash(0, 5000, 5000, 5000)
    assert told(scene, 3, scene.action("offer", offer=4)).lines[-1] == "Yellow can still go higher."
    highest = told(scene, 3, scene.action("offer", offer=5))
    assert highest.lines[-1] == "Nobody else has the money to answer."
    assert highest.warning == ""


@rule("A7.8", "AR29")
def test_the_last_pass_tells_who_gets_it() -> None:
    scene = auction()
    scene.do(1, "pass")
    scene.do(2, "pass")
    assert told(scene, 3, scene.action("pass")).lines == ["Red gets it for nothing."]


# -- trailers and event cards --------------------------------------------------------------------------------------


@rule("A6.1", "A6.4")
def test_a_trailer_is_cash_for_room() -> None:
    scene = Scene().turn(0)
    buy = told(scene, 0, scene.action("buy_trailer", trailer="small"))
    assert buy.act == "Buy a small trailer for €2,000"
    assert changes(buy) == {"Cash": ("€5,000", "€3,000", "worse"), "Truck": ("0/6", "0/10", "better")}
    roll = told(scene, 0, scene.action("buy_trailer", trailer="small"), scene.action("roll"))
    assert (roll.act, roll.act_note) == ("Roll the dice", "first: Buy a small trailer for €2,000")


@rule("O13")
def test_in_1987_no_trailer_is_sold_again() -> None:
    scene = Scene(edition="1987").turn(0)
    buy = told(scene, 0, scene.action("buy_trailer", trailer="large"))
    assert buy.act == "Buy a large trailer for 3,000 DM"
    assert buy.lines == ["It cannot be sold again, and is worth nothing at the end."]


@rule("A3.3")
def test_a_card_that_cannot_be_paid_is_a_debt() -> None:
    scene = Scene().cash(800).owns(0, small=1)
    scene.draws(0, "EV19")
    assert told(scene, 0, scene.action("done")).warning == ("You cannot pay: €2,000 fall due as soon as you have them.")


# -- everything there is -------------------------------------------------------------------------------------------

TABLES = [
    ("2007", 2, {}),
    ("2007", 4, {}),
    ("2007", 3, {"variant": "children"}),
    ("2007", 3, {"free_movement": "on"}),
    ("1987", 6, {}),
    ("1987", 5, {"one_truck_cities": "off"}),
]
MOST_OF_A_KIND = 3
DECISIONS = 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "players", "options"), TABLES, ids=str)
def test_whatever_is_legal_has_an_outlook(edition: str, players: int, options: dict[str, str], language: str) -> None:
    game = fernhandel.make("auf_achse", players=players, edition=edition, seed=11, **options)
    rng = Rng.from_seed(players)
    for _ in range(DECISIONS):
        if game.over:
            break
        (seat,) = game.to_act()
        legal = game.legal(seat)
        for kind in {action.kind for action in legal}:
            alike = [action for action in legal if action.kind == kind]
            for _ in range(min(len(alike), MOST_OF_A_KIND)):
                check_whole(outlook_of(game, seat, [alike[rng.below(len(alike))]], language))
        game.apply(seat, legal[rng.below(len(legal))])


def check_whole(outlook: Outlook) -> None:
    """Every sentence is one, and nothing is told that does not change."""
    assert_whole(outlook.act)
    texts = [*outlook.lines, *(mark.text for mark in outlook.marks), *(change.about for change in outlook.changes)]
    for text in filter(None, [outlook.act_note, outlook.warning, *texts]):
        assert_whole(text)
    assert len({change.thing for change in outlook.changes}) == len(outlook.changes)
    for change in outlook.changes:
        assert change.after != change.before or change.thing.startswith("contract:")
