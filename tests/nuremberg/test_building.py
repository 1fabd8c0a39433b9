"""Phase 5: where links may be built (N7.1 to N7.4, N7.10 to N7.12), and the connection that scores (N14.4)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fernhandel import Rng
from fernhandel.games.nuremberg.events import ChainStarted, LinkBuilt, Passed, TownsConnected
from fernhandel.games.nuremberg.figures import GREEN_COMPANY, RED_COMPANY
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import connection, lay
from nuremberg.arrange import Scene, only, said, unable
from nuremberg.plain import Sketch
from rules import rule


def rich(players: int = 4, **options: str) -> Scene:
    """Everybody has the means for any chain."""
    scene = Scene(players, None, **options)
    for seat in range(players):
        scene.means(seat, 15, 8, 8, 8, 8)
    return scene


# -- the chain ---------------------------------------------------------------------------------------------------------


@rule("N7.1", "N2.1")
def test_a_chain_goes_from_area_to_area_until_it_is_done() -> None:
    scene = rich().building(2, 0, 1, 3)
    assert scene.asked == [2]
    events = scene.begin_chain(2, "schwabach", "rosstal", "ammerndorf")
    assert events == [
        ChainStarted(seat=2, area="schwabach"),
        LinkBuilt(seat=2, area="schwabach", to="rosstal", points=1, red=1, green=0, landlords=0),
        LinkBuilt(seat=2, area="rosstal", to="ammerndorf", points=1, red=0, green=0, landlords=0),
    ]
    scene.do(2, "done")
    assert (scene.asked, scene.t.links[2]) == ([0], 13)
    assert (scene.owner("schwabach", "rosstal"), scene.owner("rosstal", "ammerndorf")) == (2, 2)


@rule("N7.1", "NX19")
def test_one_chain_only() -> None:
    """Two separate pieces cannot be built, nor a fork: links go on from the end of the chain."""
    scene = rich().building()
    scene.begin_chain(0, "schwabach", "rosstal")
    assert said(scene.refused(0, "start", area="erlangen")) == ("one_chain_only", "N7.1")
    assert said(scene.refused(0, "pass")) == ("chain_begun", "N7.1")
    assert said(scene.refused(0, "link", to="rednitzhembach")) == ("not_neighbours", "N7.3")  # from Schwabach it is one
    scene.do(0, "done")
    assert said(scene.refused(0, "start", area="erlangen")) == ("not_your_turn", "N7.1")


@rule("N7.1", "NR8")
def test_nobody_has_to_build() -> None:
    scene = rich(2).building()
    assert said(scene.refused(0, "done")) == ("chain_is_empty", "N7.1")
    assert said(scene.refused(0, "link", to="rohr")) == ("start_first", "N7.2")
    assert scene.do(0, "pass") == [Passed(seat=0, phase="building", able=True)]
    assert scene.asked == [1]
    scene.do(1, "start", area="erlangen")
    assert said(scene.refused(1, "done")) == ("chain_is_empty", "N7.1")


@rule("N7.2", "NX19")
def test_in_the_first_turn_every_chain_starts_in_a_company_town() -> None:
    towns = {"schwabach", "erlangen", "nuernberg", "fuerth", "lauf"}
    scene = rich().building()
    assert {str(values["area"]) for values in scene.values(0, "start")} == towns
    assert said(scene.refused(0, "start", area="rosstal")) == ("no_start_there", "N7.2")
    assert said(scene.refused(0, "start", area="regelsbach")) == ("closed_to_track", "N7.4")


@rule("N7.2", "NR3", "NR31", "N2.6", "N2.4")
def test_later_chains_start_at_company_stations_and_in_the_own_network() -> None:
    scene = rich(2).track(0, "erlangen", "eltersdorf", "poppenreuth").track(1, "lauf", "ottensoos")
    scene.company_track("green", "fuerth", "doos").building()
    for area in ("eltersdorf", "poppenreuth", "doos", "nuernberg"):
        assert scene.can(0, "start", area=area)
    for area in ("ottensoos", "muggenhof", "rosstal"):  # of another, and of nobody
        assert said(scene.refused(0, "start", area=area)) == ("no_start_there", "N7.2")
    scene.do(0, "pass")
    assert scene.can(1, "start", area="ottensoos")
    assert scene.can(1, "start", area="doos")  # the same for everybody
    assert not scene.can(1, "start", area="eltersdorf")


@rule("NR31", "N7.2")
def test_who_has_sold_every_link_starts_at_a_company() -> None:
    scene = rich(2).company_track("red", "schwabach", "rosstal", "heilsbronn").building()
    starts = {str(values["area"]) for values in scene.values(0, "start")}
    assert starts == {"schwabach", "erlangen", "nuernberg", "fuerth", "lauf", "rosstal", "heilsbronn"}


@rule("NR3", "N2.4")
def test_an_area_without_a_station_on_company_track_is_no_start() -> None:
    scene = rich().company_track("red", "schwabach", "rohr", "heilsbronn").building()
    assert scene.companies("heilsbronn") == {"red"}
    assert said(scene.refused(0, "start", area="rohr")) == ("no_start_there", "N7.2")


@rule("NR3", "N7.2")
def test_an_option_has_chains_start_in_company_towns_only() -> None:
    """Nothing else changes: the stations still cost their surcharge."""
    scene = rich(2, chain_start="towns").company_track("red", "schwabach", "rosstal", "heilsbronn")
    scene.track(0, "fuerth", "doos").building()
    starts = {str(values["area"]) for values in scene.values(0, "start")}
    assert starts == {"schwabach", "erlangen", "nuernberg", "fuerth", "lauf", "doos"}
    assert said(scene.refused(0, "start", area="rosstal")) == ("no_start_outside_towns", "N7.2")
    scene.begin_chain(0, "schwabach", "rohr", "heilsbronn")
    assert scene.price == (2, 2, 0, 0)


# -- where links may go ------------------------------------------------------------------------------------------------


@rule("NX19", "N2.2", "N7.3")
@pytest.mark.parametrize("owner", ["own", "other", "red", "green"])
def test_a_border_takes_one_link(owner: str) -> None:
    scene = rich(2)
    if owner in ("red", "green"):
        scene.company_track(owner, *(("schwabach", "rosstal") if owner == "red" else ("fuerth", "doos")))
    else:
        scene.track(0 if owner == "own" else 1, "schwabach", "rosstal")
    start, to = ("fuerth", "doos") if owner == "green" else ("schwabach", "rosstal")
    scene.building().do(0, "start", area=start)
    assert said(scene.refused(0, "link", to=to)) == ("border_taken", "N2.2")


@rule("NX19", "N7.4", "NR6", "N14.2", "N15.2")
@pytest.mark.parametrize(
    ("map", "start", "closed"),
    [
        ("nuremberg", "schwabach", "regelsbach"),  # hop field
        ("nuremberg", "erlangen", "rathsberg"),  # bare hill
        ("wensleydale", "settle", "fountains_fell"),  # hill with stone
        ("wensleydale", "garsdale", "great_knoutberry"),  # hill without
    ],
)
def test_no_link_into_closed_terrain(map: str, start: str, closed: str) -> None:
    scene = rich(map=map).building()
    scene.do(0, "start", area=start)
    assert said(scene.refused(0, "link", to=closed)) == ("closed_to_track", "N7.4")


@rule("NX19", "N7.4", "N15.2")
def test_no_link_into_the_south() -> None:
    scene = rich(map="wensleydale").building()
    scene.begin_chain(0, "skipton", "gargrave")
    assert said(scene.refused(0, "link", to="the_south")) == ("closed_to_track", "N7.4")
    assert said(scene.refused(0, "start", area="the_south")) == ("one_chain_only", "N7.1")


@rule("NX19", "N7.3")
def test_a_chain_visits_no_area_twice() -> None:
    scene = rich().building()
    scene.begin_chain(0, "schwabach", "rosstal", "rohr")
    assert said(scene.refused(0, "link", to="schwabach")) == ("area_twice", "N7.3")
    assert scene.ends_of(0, "link") == {"heilsbronn"}


@rule("N2.1", "N7.3")
@pytest.mark.parametrize(
    ("map", "start", "to"), [("nuremberg", "schwabach", "heilsbronn"), ("wensleydale", "ripon", "topcliffe")]
)
def test_a_link_joins_neighbours(map: str, start: str, to: str) -> None:
    """Ripon and Topcliffe meet in a corner only, which is no border."""
    scene = rich(map=map).building()
    scene.do(0, "start", area=start)
    assert said(scene.refused(0, "link", to=to)) == ("not_neighbours", "N7.3")


@rule("NR7", "N7.3")
def test_a_chain_may_branch_off_cross_others_and_end_anywhere() -> None:
    scene = rich(2).track(0, "schwabach", "rosstal", "heilsbronn").track(1, "rosstal", "rohr", "heilsbronn")
    scene.building()
    for chain in (
        ("rosstal", "ammerndorf", "heilsbronn"),  # from the own network back into it, where another has links too
        ("schwabach", "rohr"),  # into another's area that is no station
        ("heilsbronn", "ammerndorf", "rosstal"),
        ("heilsbronn", "grosshabersdorf"),
    ):
        assert scene.may_chain(0, *chain)


@rule("NX19", "N7.10", "N1.3")
def test_a_sixteenth_link_is_not_there() -> None:
    scene = rich(2)
    scene.track(0, "rosstal", "heilsbronn", "grosshabersdorf", "ammerndorf", "cadolzburg", "unterfarrnbach")
    scene.track(0, "veitsbronn", "langenzenn", "puschendorf", "emskirchen", "herzogenaurach", "vach", "burgfarrnbach")
    scene.track(0, "vach", "veitsbronn", "unterfarrnbach")
    assert scene.t.links[0] == 2
    scene.building().begin_chain(0, "schwabach", "rosstal", "rohr")
    assert said(scene.refused(0, "link", to="heilsbronn")) == ("no_links_left", "N7.10")
    events = scene.do(0, "done")
    assert scene.t.links[0] == 0
    assert unable(events) == []
    scene.do(1, "pass")
    events = scene.building(1, 0).do(1, "pass")  # without a link nobody is asked
    assert unable(events)[0] == 0


@rule("N7.12")
def test_links_stay_until_a_takeover() -> None:
    scene = rich(2).building()
    scene.build(0, "schwabach", "rosstal", "heilsbronn")
    scene.do(1, "pass")
    scene.all_pass()
    assert scene.step == "takeovers"
    scene.do(0, "pass")
    assert (scene.t.turn, scene.step) == (2, "auction")
    assert (scene.owner("schwabach", "rosstal"), scene.owner("rosstal", "heilsbronn")) == (0, 0)
    assert scene.t.links[0] == 13


# -- the connection ----------------------------------------------------------------------------------------------------


@rule("NX12", "N14.4", "N7.13", "N7.8")
@pytest.mark.parametrize("landlords", [0, 1, 2])
def test_the_first_line_from_nuremberg_to_fuerth(landlords: int) -> None:
    scene = rich().people("doos", landlords=landlords).building()
    path = ["nuernberg", "gostenhof", "muggenhof", "doos", "fuerth"]
    scene.begin_chain(0, *path)
    assert scene.price == (4, 1, 1, landlords)
    assert scene.t.vp == [0, 0, 0, 0]
    events = scene.do(0, "done")
    assert only(events, TownsConnected) == [TownsConnected(seat=0, path=path, points=[4, 0, 0, 0])]
    assert scene.t.vp == [4, 0, 0, 0]


@rule("NX33", "N14.4", "NR26")
def test_everybody_scores_the_own_links_of_the_joining_run_once() -> None:
    scene = rich(3).company_track("red", "nuernberg", "gostenhof")
    scene.track(0, "gostenhof", "schweinau", "gebersdorf", "muggenhof").building(1, 0, 2)
    events = scene.build(1, "fuerth", "doos", "muggenhof")
    assert [event.points for event in events if isinstance(event, TownsConnected)] == [[3, 2, 0]]
    assert scene.t.vp == [3, 2, 0]
    events = scene.build(0, "gostenhof", "muggenhof")  # a shorter run, too late
    assert only(events, TownsConnected) == []
    assert (scene.t.vp, scene.view.joined) == ([3, 2, 0], True)


@rule("N14.4")
@pytest.mark.parametrize("kind", ["copy", "imagined"])
def test_a_table_made_from_this_one_knows_that_the_bonus_has_been_scored(kind: str) -> None:
    """Whatever is built after it, nobody scores again."""
    scene = rich(2).building(1, 0)
    scene.build(1, "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth")
    after = scene.game.copy() if kind == "copy" else scene.game.view(0).imagine(Rng.from_seed(2))
    steps: list[tuple[str, dict[str, str]]] = [("start", {"area": "schwabach"}), ("link", {"to": "rosstal"})]
    for action, fields in [*steps, ("done", {})]:
        assert only(after.apply(0, after.action(action, **fields)), TownsConnected) == []
    assert isinstance(after.table, Table)
    assert after.table.vp == [0, 4]


@rule("NR26")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        # Of a run of five and one of four the shorter one, though the builder has more links in the other.
        ({1: "gostenhof muggenhof doos", 0: "muggenhof gebersdorf doos"}, [1, 3, 0]),
        # Of equal runs the one with most links of the builder.
        ({1: "gostenhof muggenhof gebersdorf doos", 0: "gostenhof schweinau gebersdorf"}, [3, 2, 0]),
        # Of those still equal the first by the names of its areas: Muggenhof before Schweinau.
        ({1: "gostenhof schweinau gebersdorf doos", 2: "gostenhof muggenhof gebersdorf"}, [1, 2, 2]),
    ],
)
def test_which_run_scores(others: dict[int, str], points: list[int]) -> None:
    """Seat 1 has a link from Nuremberg to Gostenhof, and seat 0 builds the last one from Fürth to Doos."""
    scene = rich(3).track(1, "nuernberg", "gostenhof")
    for seat, areas in others.items():
        scene.track(seat, *areas.split())
    scene.building().build(0, "fuerth", "doos")
    assert scene.t.vp == points


@rule("NR26")
@given(st.integers(0, 10**6), st.sampled_from([0.35, 0.5, 0.65]))
@settings(max_examples=80)
def test_the_joining_run_is_that_of_a_plain_search(seed: int, density: float) -> None:
    luck = Random(seed)
    scene = Scene(4)
    for border in range(len(scene.t.owner)):
        if luck.random() < density:
            lay(scene.t, border, luck.choice([0, 1, 2, 3, RED_COMPANY, GREEN_COMPANY]))
    for builder in range(4):
        run = [scene.t.rules.board.ids[area] for area in connection(scene.t, builder)]
        assert run == Sketch(scene.game).connection(builder)


@rule("NR26", "N14.4")
def test_a_takeover_joins_nothing() -> None:
    """Nor does a run that lies there score before somebody builds."""
    scene = rich(2).track(0, "nuernberg", "gostenhof", "muggenhof", "doos").track(1, "doos", "fuerth")
    scene.takeovers().sell(0, "red", "nuernberg", "gostenhof", "muggenhof", "doos")
    assert (scene.t.vp, scene.view.joined) == ([0, 0], False)
    scene.building().build(0, "schwabach", "rohr")
    assert (scene.t.vp, scene.view.joined) == ([0, 1], True)  # company links score for nobody


@rule("N15.3")
def test_no_connection_scores_on_wensleydale() -> None:
    scene = rich(2, map="wensleydale").building()
    scene.build(0, "harrogate", "pannal", "ilkley")
    assert (scene.t.vp, scene.view.joined) == ([0, 0], False)
