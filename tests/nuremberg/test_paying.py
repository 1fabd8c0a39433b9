"""What a chain costs and how it is paid (N7.5 to N7.9, N7.11)."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fernhandel import Game
from fernhandel.games.nuremberg.events import LinkBuilt, Paid
from fernhandel.games.nuremberg.state import Table
from nuremberg.arrange import Scene, only, paid, said
from nuremberg.plain import Sketch, wander
from nuremberg.test_building import rich
from rules import rule

# -- prices ------------------------------------------------------------------------------------------------------------


@rule("NX11", "NX12", "NX13", "NX14", "NX15", "N7.5", "N7.7", "N7.8", "N14.3", "N15.2")
@pytest.mark.parametrize(
    ("map", "chain", "landlords", "price"),
    [
        ("nuremberg", "erlangen eltersdorf poppenreuth fuerth", "", (4, 1, 1, 0)),
        ("nuremberg", "nuernberg gostenhof muggenhof doos fuerth", "doos doos", (4, 1, 1, 2)),
        ("wensleydale", "garsdale mossdale hawes", "hawes", (4, 1, 0, 1)),
        (
            "wensleydale",
            "northallerton leeming bedale jervaulx middleham leyburn aysgarth",
            "bedale middleham leyburn aysgarth",
            (7, 0, 1, 4),
        ),
        ("wensleydale", "harrogate pannal ilkley", "", (2, 1, 1, 0)),
    ],
)
def test_prices_of_chains(map: str, chain: str, landlords: str, price: tuple[int, int, int, int]) -> None:
    scene = rich(map=map)
    for station in set(landlords.split()):
        scene.people(station, landlords=landlords.split().count(station))
    scene.building().begin_chain(0, *chain.split())
    assert scene.price == price
    events = scene.do(0, "done")
    points, red, green, government = price
    wanted = {"cube": points, "red": red, "green": green, "government": government}
    assert paid(events) == {unit: count for unit, count in wanted.items() if count}
    assert scene.has(0) == (15 - points, 8 - government, 8, 8 - red, 8 - green)


@rule("NX11", "NX14", "NX15")
def test_which_link_costs_what() -> None:
    scene = rich(map="wensleydale").building()
    built = [(event.points, event.red, event.green) for event in _links(scene, "harrogate", "pannal", "ilkley")]
    assert built == [(1, 0, 1), (1, 1, 0)]
    scene = rich().building()
    built = [(e.points, e.red, e.green) for e in _links(scene, "erlangen", "eltersdorf", "poppenreuth", "fuerth")]
    assert built == [(1, 1, 0), (1, 0, 0), (2, 0, 1)]


def _links(scene: Scene, *chain: str) -> list[LinkBuilt]:
    return [event for event in scene.begin_chain(0, *chain) if isinstance(event, LinkBuilt)]


@rule("NX18", "NR4", "N7.7")
def test_one_influence_for_each_company_at_a_link() -> None:
    scene = rich().company_track("red", "schwabach", "rosstal").company_track("red", "schwabach", "rohr", "heilsbronn")
    scene.building().begin_chain(0, "rosstal", "heilsbronn")
    assert scene.price == (1, 1, 0, 0)  # both ends are red: one red
    scene.do(0, "link", to="ammerndorf")
    assert scene.price == (2, 2, 0, 0)  # and one for the link out of it


@rule("NX18", "NX39", "N2.4", "NR3", "N7.7")
def test_a_station_that_is_red_and_green_wants_both() -> None:
    scene = rich().company_track("red", "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth")
    assert scene.companies("fuerth") == {"red", "green"}
    assert scene.companies("doos") == {"red"}
    scene.building().begin_chain(0, "fuerth", "unterfarrnbach")
    assert scene.price == (2, 1, 1, 0)


@rule("N7.8", "NR5")
def test_landlords_are_paid_on_entering_and_leave_the_game() -> None:
    scene = rich(2).people("rosstal", red=1, landlords=2).people("heilsbronn", landlords=1)
    gone = scene.view.gone["landlord"]
    scene.building().begin_chain(0, "schwabach", "rosstal")
    assert scene.price == (1, 1, 0, 2)
    scene.do(0, "link", to="ammerndorf")
    assert scene.price == (2, 1, 0, 2)  # leaving costs nothing more
    scene.do(0, "done")
    assert (scene.influence_of(0)[0], scene.view.gone["landlord"]) == (6, gone + 2)
    assert (scene.view.areas["rosstal"].landlords, scene.view.areas["rosstal"].red) == (0, 1)
    scene.begin_chain(1, "schwabach", "rohr", "rosstal")
    assert scene.price == (2, 1, 0, 0)  # nobody pays for them again
    scene.do(1, "link", to="heilsbronn")
    assert scene.price == (3, 1, 0, 1)


# -- payment -----------------------------------------------------------------------------------------------------------


@rule("NX16", "NR2", "N7.6", "N7.11")
def test_cubes_pay_first_and_then_influence_of_free_choice() -> None:
    scene = Scene(2).means(0, 3, government=2, train=2, red=3, green=1).building()
    events = scene.build(0, "schwabach", "rohr", "heilsbronn", "ammerndorf", "cadolzburg", "zirndorf")
    assert only(events, Paid) == [Paid(seat=0, units={"cube": 3, "red": 1})]  # the surcharge is paid too
    assert (scene.step, scene.asked, scene.view.progress.due) == ("paying_track", [0], 2)
    assert (scene.t.hand[0], scene.t.stock[0]) == (0, 15)
    assert scene.units(0) == {"government", "train", "red", "green"}
    assert said(scene.refused(0, "pay", unit="cube")) == ("nothing_to_pay_with", "N7.6")
    assert said(scene.refused(0, "done")) == ("not_now", "N7.6")
    scene.pay(0, "green")
    assert scene.units(0) == {"government", "train", "red"}
    scene.pay(0, "red")
    assert (scene.has(0), scene.step, scene.asked) == ((0, 2, 2, 1, 0), "building", [1])


@rule("NR2", "N7.6")
def test_an_option_lets_influence_pay_before_cubes() -> None:
    scene = Scene(2, build_cubes_first="off").means(0, 3, train=2, red=1).building()
    scene.build(0, "schwabach", "rohr", "heilsbronn")
    assert (scene.step, scene.units(0)) == ("paying_track", {"cube", "train"})
    scene.pay(0, "train", "train")
    assert scene.has(0) == (3, 0, 0, 0, 0)


@rule("NX17", "N7.9", "N7.8", "N7.7")
@pytest.mark.parametrize("landlords", [1, 2])
def test_surcharges_are_paid_in_their_colour(landlords: int) -> None:
    scene = Scene(2).means(0, 0, government=1, train=2, red=1, green=1)
    scene.people("rednitzhembach", landlords=landlords).building()
    scene.do(0, "start", area="schwabach")
    if landlords == 2:
        assert said(scene.refused(0, "link", to="rednitzhembach")) == ("landlords_unpaid", "N7.8")
        return
    scene.do(0, "link", to="rednitzhembach")
    assert scene.price == (2, 1, 0, 1)
    scene.do(0, "done")
    assert scene.units(0) == {"train", "green"}
    scene.pay(0, "train", "green")
    assert scene.has(0) == (0, 0, 1, 0, 0)


@rule("N7.9", "N7.7")
def test_nothing_substitutes_company_influence() -> None:
    scene = Scene(2).means(0, 15, government=8, train=8, green=8).building()
    starts = {str(values["area"]) for values in scene.values(0, "start")}
    assert starts == {"fuerth", "lauf"}
    scene.begin_chain(0, "fuerth", "doos", "muggenhof", "gostenhof")
    refusal = scene.refused(0, "link", to="nuernberg")
    assert (said(refusal), refusal.facts["company"]) == (("surcharge_unpaid", "N7.7"), "red")


@rule("N7.6", "N7.7")
def test_what_cannot_be_paid_is_not_built() -> None:
    """It is told whether the points are too dear, or the surcharge takes what would have paid them."""
    scene = Scene(2).means(0, 1).track(0, "rohr", "heilsbronn").building()
    scene.begin_chain(0, "heilsbronn", "ammerndorf")
    assert said(scene.refused(0, "link", to="cadolzburg")) == ("not_enough_points", "N7.6")
    scene = Scene(2).means(0, 1, train=1, red=1).building()
    scene.begin_chain(0, "schwabach", "rohr", "heilsbronn")
    refusal = scene.refused(0, "link", to="ammerndorf")
    assert said(refusal) == ("surcharges_leave_too_little", "N7.7")
    assert refusal.facts == {"points": 3, "fees": 1, "left": 2}
    events = scene.do(0, "done")  # exactly enough: there is nothing to choose
    assert paid(events) == {"cube": 1, "train": 1, "red": 1}
    assert (scene.has(0), scene.step) == ((0, 0, 0, 0, 0), "building")


@rule("NR38", "NR12", "N2.7")
def test_all_points_of_a_colour_are_one_move_of_the_disc() -> None:
    """Seat 0 pays two red and lands on seat 1's space, on top; what it does not spend stays below."""
    scene = Scene(2).stack("red", 1, 0).stack("green", 1, 0)
    scene.means(0, 0, train=1, red=3, green=1).influence(1, red=1, green=1).building()
    scene.build(0, "schwabach", "rohr", "heilsbronn")
    scene.pay(0, "red", "train")
    assert (scene.influence_of(0), scene.influence_of(1)[2:]) == ((0, 0, 1, 1), (1, 1))
    assert (scene.by("red"), scene.by("green")) == ([0, 1], [1, 0])


# -- any chain ---------------------------------------------------------------------------------------------------------


def random_chain(game: Game, seat: int, luck: Random) -> list[str]:
    """Start a chain anywhere and lead it on, as a rule for several links."""
    chain: list[str] = []
    while True:
        steps = [action for action in game.legal(seat) if action.kind in ("start", "link")]
        if not steps or (len(chain) > 1 and luck.random() < 0.2):
            return chain
        step = luck.choice(steps)
        chain.append(str(next(iter(game.catalogue.values(step).values()))))
        game.apply(seat, step)


@rule("N7.5", "N7.6", "N7.7", "N7.8", "N7.11", "NR2", "NR4", "NR5")
@given(st.integers(0, 10**6), st.sampled_from(["nuremberg", "wensleydale"]), st.sampled_from(["on", "off"]))
@example(23849, "nuremberg", "off")
@settings(max_examples=20)
def test_every_chain_is_paid_as_the_sum_of_its_links(seed: int, map: str, cubes_first: str) -> None:
    luck = Random(seed)
    for game in wander(seed, map=map, build_cubes_first=cubes_first):
        before = game.table
        assert isinstance(before, Table)
        if before.phase.name != "building" or before.chain:
            continue
        seat, tried = before.asked, game.copy()
        after = tried.table
        assert isinstance(after, Table)
        chain = random_chain(tried, seat, luck)
        points, red, green, land = Sketch(game).price_of(chain)
        assert (after.points, after.red_fee, after.green_fee, after.land_fee) == (points, red, green, land)
        events = tried.apply(seat, tried.action("done"))
        while after.phase.name == "paying_track" and not after.over:  # the last payment may end the game
            assert after.due > 0
            events += tried.apply(seat, luck.choice(tried.legal(seat)))
        units = paid(events)
        assert sum(units.values()) == points + red + green + land
        fees = {"government": land, "train": 0, "red": red, "green": green}
        for colour, (name, fee) in enumerate(fees.items()):
            assert units.get(name, 0) >= fee
            assert before.influence_of(seat, colour) - after.influence_of(seat, colour) == units.get(name, 0)
        if cubes_first == "on":
            assert units.get("cube", 0) == min(points, before.hand[seat])
        if after.turn == before.turn:
            assert (after.due, before.hand[seat] - after.hand[seat]) == (0, units.get("cube", 0))
            assert after.stock[seat] - before.stock[seat] == units.get("cube", 0)
