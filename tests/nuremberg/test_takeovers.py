"""Phase 9: companies take over runs of links (N11)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fernhandel import Game
from fernhandel.games.nuremberg.events import Passed, PiecesRemoved, RunExtended, RunOffered, RunSold
from fernhandel.games.nuremberg.figures import COMPANIES, COMPANY_LINKS, RED, RED_COMPANY
from fernhandel.games.nuremberg.state import FREE, UNASKED, Table
from fernhandel.games.nuremberg.track import lay
from nuremberg.arrange import Scene, only, said, unable
from nuremberg.plain import Run, Sketch, wander
from rules import rule

WEST = ("schwabach", "rohr", "heilsbronn", "ammerndorf", "cadolzburg", "zirndorf", "fuerth")


def sellers(players: int = 2, rules: int | None = None, **options: str) -> Scene:
    """Everybody has influence enough to sell anything."""
    scene = Scene(players, rules, **options)
    for seat in range(players):
        scene.influence(seat, red=8, green=8)
    return scene


# -- the run -----------------------------------------------------------------------------------------------------------


@rule("N11.1", "N11.4", "N11.2")
def test_a_company_replaces_the_links() -> None:
    scene = sellers().track(0, "schwabach", "rosstal", "heilsbronn").takeovers()
    events = scene.sell(0, "red", "schwabach", "rosstal", "heilsbronn")
    path = ["schwabach", "rosstal", "heilsbronn"]
    assert events[:4] == [
        RunOffered(seat=0, company="red", area="schwabach"),
        RunExtended(seat=0, area="schwabach", to="rosstal"),
        RunExtended(seat=0, area="rosstal", to="heilsbronn"),
        RunSold(seat=0, company="red", path=path, price=1),
    ]
    assert (scene.owner("schwabach", "rosstal"), scene.owner("rosstal", "heilsbronn")) == ("red", "red")
    assert scene.companies("rosstal") == scene.companies("heilsbronn") == {"red"}
    assert (scene.t.links[0], scene.influence_of(0)) == (15, (1, 2, 7, 8))


@rule("N11.1", "NR21")
def test_one_run_to_one_company_in_the_new_player_order() -> None:
    scene = sellers(3).track(0, "schwabach", "rosstal").track(0, "fuerth", "doos").track(2, "erlangen", "baiersdorf")
    scene.takeovers(2, 1, 0)
    assert scene.asked == [2]
    events = scene.do(2, "pass")
    assert events == [
        Passed(seat=2, phase="takeovers", able=True),
        Passed(seat=1, phase="takeovers", able=False),  # has nothing to sell
    ]
    assert scene.asked == [0]
    scene.begin_run(0, "red", "schwabach", "rosstal")
    assert said(scene.refused(0, "offer", company="green", area="fuerth")) == ("one_run_only", "N11.1")
    assert said(scene.refused(0, "pass")) == ("run_begun", "N11.1")
    scene.do(0, "done")
    assert (scene.t.turn, scene.step, scene.owner("fuerth", "doos")) == (2, "auction", 0)


@rule("N11.2", "NR22", "NX28")
def test_a_run_ends_in_a_station() -> None:
    scene = sellers().track(0, "schwabach", "rosstal", "ammerndorf").track(0, "rosstal", "heilsbronn").takeovers()
    assert scene.may_sell(0, "red", "schwabach", "rosstal")
    assert scene.may_sell(0, "red", "schwabach", "rosstal", "heilsbronn")
    assert not scene.may_sell(0, "red", "schwabach", "rosstal", "ammerndorf")
    scene.begin_run(0, "red", "schwabach", "rosstal")
    assert said(scene.refused(0, "extend", to="ammerndorf")) == ("leads_to_no_station", "N11.2")
    scene = sellers().track(0, *WEST[:5]).takeovers()
    scene.begin_run(0, "red", "schwabach", "rohr")
    assert said(scene.refused(0, "done")) == ("run_needs_station", "N11.2")


@rule("N11.2")
def test_a_run_begins_at_a_station_of_the_buyer() -> None:
    scene = sellers().track(0, "schwabach", "rosstal", "heilsbronn").track(0, "fuerth", "doos").takeovers()
    for company, area, code in (
        ("red", "heilsbronn", "not_at_a_company_station"),
        ("green", "schwabach", "not_at_a_company_station"),
        ("red", "erlangen", "no_run_from_there"),
    ):
        assert said(scene.refused(0, "offer", company=company, area=area)) == (code, "N11.2")
    assert said(scene.refused(0, "extend", to="rosstal")) == ("no_run_begun", "N11.2")
    assert said(scene.refused(0, "done")) == ("no_run_begun", "N11.2")
    assert scene.values(0, "offer") == [
        {"company": "red", "area": "schwabach"},
        {"company": "green", "area": "fuerth"},
    ]


@rule("NR22", "N11.2")
@pytest.mark.parametrize(
    ("company", "run"),
    [
        ("red", "erlangen baiersdorf"),  # one link
        ("red", "nuernberg gostenhof muggenhof doos fuerth"),  # into a town of the other colour
        ("red", "nuernberg ziegelstein heroldsberg dormitz uttenreuth erlangen"),  # into one of its own
        ("green", "fuerth doos muggenhof gostenhof nuernberg"),
    ],
)
def test_the_last_area_may_hold_any_station(company: str, run: str) -> None:
    scene = sellers().track(0, *run.split()).takeovers()
    assert scene.may_sell(0, company, *run.split())


@rule("NX36", "NR36", "N11.2")
def test_a_run_may_lead_through_the_companys_town_at_its_first_link() -> None:
    scene = sellers().track(0, "rosstal", "schwabach", "rednitzhembach", "roth").track(0, "rosstal", "ammerndorf")
    scene.takeovers()
    for arm in ("rosstal", "rednitzhembach"):  # each alone; the own branch to Ammerndorf does not hinder
        assert scene.may_sell(0, "red", "schwabach", arm)
    assert not scene.may_sell(0, "red", "rosstal", "schwabach")  # a single link is sold from the company's station
    assert not scene.can(0, "offer", company="red", area="roth")  # its first link would touch no red station
    assert said(scene.refused(0, "offer", company="red", area="roth")) == ("not_at_a_company_station", "N11.2")
    events = scene.sell(0, "red", "rosstal", "schwabach", "rednitzhembach")
    assert RunSold(seat=0, company="red", path=["rosstal", "schwabach", "rednitzhembach"], price=1) in events
    assert scene.companies("rosstal") == scene.companies("rednitzhembach") == {"red"}
    assert (scene.owner("rosstal", "ammerndorf"), scene.influence_of(0)[2]) == (0, 7)


@rule("NR36", "NX23")
def test_a_run_may_begin_without_a_station_if_it_leads_on_from_the_companys() -> None:
    scene = sellers().track(0, "eltersdorf", "erlangen", "baiersdorf").takeovers()
    scene.begin_run(0, "red", "eltersdorf")
    assert scene.ends_of(0, "extend") == {"erlangen"}
    scene.do(0, "extend", to="erlangen")
    assert said(scene.refused(0, "done")) == ("run_has_to_lead_on", "NR36")
    scene.do(0, "extend", to="baiersdorf")
    assert RunSold in map(type, scene.do(0, "done"))
    assert scene.companies("eltersdorf") == set()
    lone = sellers().track(0, "eltersdorf", "erlangen").track(0, "fuerth", "doos").takeovers()
    assert said(lone.refused(0, "offer", company="red", area="eltersdorf")) == ("no_run_from_there", "N11.2")


@rule("NR36")
def test_the_companys_station_is_at_the_first_link_not_further_on() -> None:
    """From Roßtal the first link must lead to Schwabach, although other own links lead to stations too."""
    scene = sellers().track(0, "heilsbronn", "rosstal", "schwabach", "rednitzhembach").takeovers()
    assert not scene.may_sell(0, "red", "heilsbronn", "rosstal", "schwabach")
    scene.begin_run(0, "red", "rosstal")
    assert scene.ends_of(0, "extend") == {"schwabach"}
    assert said(scene.refused(0, "extend", to="heilsbronn")) == ("first_link_elsewhere", "N11.2")


@rule("NR36")
def test_by_the_first_version_of_the_rules_a_run_begins_at_the_companys_station() -> None:
    scene = sellers(rules=1).track(0, "rosstal", "schwabach", "rednitzhembach").takeovers()
    assert scene.values(0, "offer") == [{"company": "red", "area": "schwabach"}]
    assert said(scene.refused(0, "offer", company="red", area="rosstal")) == ("not_a_company_station", "N11.2")


@rule("NR36")
def test_a_run_may_pass_further_stations_but_is_no_ring() -> None:
    scene = sellers().company_track("red", "schwabach", "rosstal")
    scene.track(0, "schwabach", "rohr", "rosstal", "heilsbronn").track(0, "rohr", "heilsbronn").takeovers()
    assert scene.may_sell(0, "red", "schwabach", "rohr", "rosstal", "heilsbronn")
    assert scene.may_sell(0, "red", "rosstal", "rohr", "schwabach")
    scene.begin_run(0, "red", "rosstal", "rohr", "heilsbronn")
    assert said(scene.refused(0, "extend", to="rosstal")) == ("area_twice", "NR36")
    assert scene.ends_of(0, "extend") == set()


@rule("NX29", "N11.2", "NR3")
def test_a_run_may_begin_at_any_station_of_the_company_and_has_own_links_only() -> None:
    scene = sellers().company_track("red", "schwabach", "rosstal")
    scene.track(0, "rosstal", "heilsbronn").track(0, "rosstal", "ammerndorf", "cadolzburg")
    scene.track(1, "heilsbronn", "ammerndorf").takeovers()
    scene.begin_run(0, "red", "rosstal", "heilsbronn")
    assert said(scene.refused(0, "extend", to="ammerndorf")) == ("not_your_link", "N11.2")
    assert said(scene.refused(0, "extend", to="cadolzburg")) == ("not_your_link", "N11.2")  # that would be a fork
    scene.do(0, "done")
    assert (scene.owner("rosstal", "heilsbronn"), scene.owner("rosstal", "ammerndorf")) == ("red", 0)


@rule("NX30", "NR24")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_later_seller_may_begin_where_an_earlier_one_has_sold(order: tuple[int, int]) -> None:
    scene = sellers().track(0, "fuerth", "zirndorf").track(1, "zirndorf", "cadolzburg").takeovers(*order)
    assert scene.asked == [0]
    scene.sell(0, "green", "fuerth", "zirndorf")
    if order == (0, 1):
        assert scene.values(1, "offer") == [{"company": "green", "area": "zirndorf"}]
        scene.sell(1, "green", "zirndorf", "cadolzburg")
        assert scene.companies("cadolzburg") == {"green"}
    else:
        assert (scene.t.turn, scene.owner("zirndorf", "cadolzburg")) == (2, 1)  # seat 1 had its turn


@rule("NX39", "N2.4", "NR3")
def test_red_links_into_a_green_town_make_it_red_too() -> None:
    scene = sellers().track(0, "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth").track(1, "fuerth", "zirndorf")
    scene.takeovers()
    assert scene.companies("fuerth") == {"green"}
    scene.sell(0, "red", "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth")
    assert scene.companies("fuerth") == {"red", "green"}
    assert scene.may_sell(1, "red", "fuerth", "zirndorf")
    assert scene.may_sell(1, "green", "fuerth", "zirndorf")


# -- the price ---------------------------------------------------------------------------------------------------------


@rule("NX28", "N11.3", "NR23")
@pytest.mark.parametrize(
    ("run", "price"), [(("schwabach", "rosstal"), 1), (WEST[:3], 1), (WEST[:5], 2), (WEST[:6], 3), (WEST, 3)]
)
def test_one_influence_for_every_two_links(run: tuple[str, ...], price: int) -> None:
    scene = Scene(2).track(0, *run).influence(0, red=price).takeovers()
    scene.sell(0, "red", *run)
    assert (scene.influence_of(0)[2], scene.t.links[0]) == (0, 15)
    scene = Scene(2).track(0, *run).influence(0, red=price - 1, green=0).takeovers()
    assert not scene.may_sell(0, "red", *run)


@rule("N11.3")
def test_what_influence_does_not_pay_is_not_sold() -> None:
    scene = sellers().track(0, *WEST).influence(0, red=1).takeovers()
    assert scene.values(0, "offer") == [
        {"company": "red", "area": "schwabach"},
        {"company": "green", "area": "fuerth"},
    ]
    scene.begin_run(0, "red", *WEST[:3])
    assert said(scene.refused(0, "extend", to="ammerndorf")) == ("run_too_long", "N11.3")
    scene = sellers().track(0, *WEST).influence(0, red=0).takeovers()
    assert said(scene.refused(0, "offer", company="red", area="schwabach")) == ("no_company_influence", "N11.3")


@rule("NR25", "N1.13")
def test_without_company_links_there_is_no_takeover() -> None:
    scene = sellers().track(0, "schwabach", "rosstal").track(0, "fuerth", "doos")
    free = [border for border, owner in enumerate(scene.t.owner) if owner == FREE]
    for border in free[:COMPANY_LINKS]:
        lay(scene.t, border, RED_COMPANY)
    scene.t.red_links = 0
    scene.takeovers()
    assert {values["company"] for values in scene.values(0, "offer")} == {"green"}
    assert said(scene.refused(0, "offer", company="red", area="schwabach")) == ("no_company_links", "NR25")


@rule("NR38", "NR12")
def test_the_price_is_one_move_of_the_disc() -> None:
    scene = Scene(2).stack("red", 1, 0).track(0, *WEST[:5]).influence(0, red=3).influence(1, red=1, green=0)
    scene.takeovers().sell(0, "red", *WEST[:5])
    assert scene.influence_of(0)[2] == scene.influence_of(1)[2] == 1
    assert scene.by("red") == [0, 1]


# -- what leaves the game ----------------------------------------------------------------------------------------------


@rule("NX23", "N11.5", "N11.2")
def test_post_leaves_the_areas_along_company_links() -> None:
    scene = sellers().goods(eltersdorf=2, buechenbach=1).track(0, "erlangen", "eltersdorf").takeovers()
    assert scene.t.turn == 2  # that link alone cannot be sold
    scene.track(0, "eltersdorf", "vach").influence(0, red=1).takeovers()
    events = scene.sell(0, "red", "erlangen", "eltersdorf", "vach")
    assert only(events, PiecesRemoved) == [PiecesRemoved(area="eltersdorf", piece="post", count=2)]
    assert (scene.companies("vach"), scene.influence_of(0)[2]) == ({"red"}, 0)
    assert (scene.t.cubes[scene.area("eltersdorf")], scene.t.cubes[scene.area("buechenbach")]) == (0, 1)


@rule("NX22", "N11.5", "NR24")
def test_beer_leaves_when_every_station_beside_it_is_a_companys() -> None:
    """Cadolzburg and Zirndorf still serve Oberasbach. A green station counts like a red one."""
    scene = sellers().goods(regelsbach=2, oberasbach=1).company_track("red", "schwabach", "rednitzhembach")
    scene.track(0, "schwabach", "rosstal").track(1, "fuerth", "zirndorf", "stein").takeovers()
    events = scene.sell(0, "red", "schwabach", "rosstal")
    assert only(events, PiecesRemoved) == []
    events = scene.sell(1, "green", "fuerth", "zirndorf", "stein")
    assert only(events, PiecesRemoved) == [PiecesRemoved(area="regelsbach", piece="beer", count=2)]
    assert scene.t.cubes[scene.area("oberasbach")] == 1


@rule("NX24", "N11.5")
def test_passengers_who_have_arrived_without_anybody_leave() -> None:
    scene = sellers().people("rosstal", red=1, green=2).people("heilsbronn", red=1)
    scene.track(0, "schwabach", "rosstal", "heilsbronn").takeovers()
    events = scene.sell(0, "red", "schwabach", "rosstal")
    assert only(events, PiecesRemoved) == [PiecesRemoved(area="rosstal", piece="red", count=1)]
    seen = scene.view.areas
    assert (seen["rosstal"].red, seen["rosstal"].green, seen["heilsbronn"].red) == (0, 2, 1)
    for seat in range(2):
        scene.means(seat, 0)
    scene.owns(0, "1a").trains()
    assert scene.reach(0) == {("red", "heilsbronn")}  # over the link that is left


@rule("NR24", "N11.5")
def test_the_map_is_cleared_before_the_next_seller() -> None:
    scene = sellers().people("zirndorf", green=1).track(0, "fuerth", "zirndorf").track(1, "zirndorf", "cadolzburg")
    events = scene.takeovers().sell(0, "green", "fuerth", "zirndorf")
    assert [type(event).__name__ for event in events[-2:]] == ["RunSold", "PiecesRemoved"]
    assert (scene.asked, unable(events), scene.t.greens[scene.area("zirndorf")]) == ([1], [], 0)


# -- any position ------------------------------------------------------------------------------------------------------


def sellable(game: Game, seat: int, run: Run = ()) -> set[tuple[str, Run]]:
    """Every run that offer, extend and done allow, tried on copies."""
    found: set[tuple[str, Run]] = set()
    for action in game.legal(seat):
        if action.kind in ("offer", "extend"):
            tried = game.copy()
            tried.apply(seat, action)
            values = game.catalogue.values(action)
            found |= sellable(tried, seat, (*run, str(values.get("to", values.get("area")))))
        elif action.kind == "done":
            assert isinstance(game.table, Table)
            found.add((COMPANIES[game.table.buyer], run))
    return found


@rule("N11.2", "N11.3", "NR22", "NR23", "NR36")
@given(st.integers(0, 10**6), st.sampled_from(["nuremberg", "wensleydale"]), st.integers(1, 8))
@settings(max_examples=60)
def test_what_can_be_sold_is_what_a_plain_search_finds(seed: int, map: str, most: int) -> None:
    luck = Random(seed)
    for game in wander(seed, map=map):
        assert isinstance(game.table, Table)
        if game.table.phase.name != "takeovers" or game.table.chain:
            continue
        tried = game.copy()
        t = tried.table
        assert isinstance(t, Table)
        t.options = UNASKED
        wanted: set[tuple[str, Run]] = set()
        for number, company in enumerate(COMPANIES):
            influence = luck.randint(0, most)
            t.set_influence(t.asked, RED + number, influence)
            wanted |= {(company, run) for run in Sketch(game).runs(t.asked, company, 2 * influence)}
        assert sellable(tried, t.asked) == wanted
