"""Phase 6: buying trains and moving pieces (N8)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fernhandel.games.nuremberg.events import Passed, PieceLoaded, TrainBought
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import loadable
from nuremberg.arrange import Scene, only, paid, said
from nuremberg.plain import Sketch, wander
from rules import rule


def loading(scene: Scene, *trains: str) -> Scene:
    """Seat 0 has these trains and is asked; nobody has the means for another."""
    for seat in range(scene.t.players):
        scene.means(seat, 0)
    for train in trains or ("1c", "2a"):
        scene.owns(0, train)
    return scene.trains()


# -- whose turn it is --------------------------------------------------------------------------------------------------


@rule("N8.1", "N6.2")
def test_one_thing_at_a_time_round_and_round_until_all_have_passed() -> None:
    scene = Scene(3).goods(eltersdorf=2).track(1, "erlangen", "eltersdorf").trains(1, 0, 2)
    scene.influence(1, train=5)
    scene.do(1, "buy", train="3d")
    assert scene.asked == [0]
    assert scene.do(0, "pass") == [Passed(seat=0, phase="trains", able=True)]
    scene.do(2, "buy", train="3a")
    scene.do(1, "load", piece="post", area="eltersdorf", row=3)
    assert scene.asked == [2]  # seat 0 is out for the phase
    assert said(scene.refused(0, "buy", train="3b")) == ("not_your_turn", "N8.1")
    scene.do(2, "pass")
    assert scene.asked == [1]
    scene.do(1, "buy", train="2a")
    assert scene.asked == [1]
    scene.do(1, "pass")
    assert scene.step != "trains"


@rule("N8.1", "NR20")
def test_who_can_neither_buy_nor_move_is_out() -> None:
    scene = Scene(3).means(1, 0, government=2).trains()
    events = scene.do(0, "pass")
    assert events == [Passed(seat=0, phase="trains", able=True), Passed(seat=1, phase="trains", able=False)]
    assert scene.asked == [2]


@rule("NR20", "N8.4")
def test_nobody_has_to_own_a_train_or_to_use_its_space() -> None:
    scene = loading(Scene(2).goods(eltersdorf=2).track(0, "erlangen", "eltersdorf"))
    assert scene.can(0, "pass")
    assert scene.can(0, "load", piece="post", area="eltersdorf", row=1)
    scene.do(0, "pass")
    assert scene.step != "trains"
    assert scene.t.cubes[scene.area("eltersdorf")] == 2
    scene = Scene(2).goods(eltersdorf=1).track(0, "erlangen", "eltersdorf").trains()
    refusal = scene.refused(0, "load", piece="post", area="eltersdorf", row=1)
    assert said(refusal) == ("no_train_in_row", "N8.4")


# -- buying ------------------------------------------------------------------------------------------------------------


@rule("N8.2")
@pytest.mark.parametrize(("train", "price"), [("1a", 3), ("2b", 2), ("3d", 1)])
def test_the_price_of_a_row_in_train_influence(train: str, price: int) -> None:
    scene = Scene(3).influence(0, train=5).trains()
    events = scene.do(0, "buy", train=train)
    assert only(events, TrainBought) == [TrainBought(seat=0, train=train, price=price)]
    assert (paid(events), scene.has(0)) == ({"train": price}, (12, 1, 5 - price, 1, 1))
    assert [owned.train for owned in scene.view.players[0].trains] == [train]


@rule("NX21", "N8.2", "N9.4")
def test_one_train_of_a_row_and_one_owner_of_a_train() -> None:
    scene = Scene(2, display="d23").influence(0, train=8).influence(1, train=8).trains()
    scene.do(0, "buy", train="1a")
    assert said(scene.refused(1, "buy", train="1a")) == ("train_taken", "N8.2")
    scene.do(1, "buy", train="2b")
    assert said(scene.refused(0, "buy", train="1b")) == ("row_taken", "N8.2")
    assert said(scene.refused(0, "buy", train="2b")) == ("train_taken", "N8.2")
    scene.do(0, "buy", train="2a")
    scene.do(1, "pass")
    scene.do(0, "buy", train="3a")
    assert scene.step != "trains"  # three trains are the most, and nothing is there to be moved
    assert all(not player.trains for player in scene.view.players)
    scene.influence(1, train=8).trains(1, 0)
    assert {values["train"] for values in scene.values(1, "buy")} == set(scene.t.rules.display.trains)


@rule("NX20", "N8.3", "NR15")
def test_missing_points_cost_three_units_each() -> None:
    scene = Scene(3).means(0, 3, government=2, train=1, red=2).trains()
    scene.do(0, "buy", train="1a")
    assert (scene.step, scene.has(0), scene.view.progress.due) == ("paying_train", (3, 2, 0, 2, 0), 6)
    assert scene.units(0) == {"cube", "government", "red"}
    assert said(scene.refused(0, "pay", unit="train")) == ("nothing_to_pay_with", "N8.3")
    scene.pay(0, "red", "cube", "cube", "government", "cube", "red")
    assert (scene.has(0), scene.t.stock[0], scene.step) == ((0, 1, 0, 0, 0), 15, "trains")
    assert scene.asked == [1]


@rule("NX20", "N8.3", "NR15")
def test_no_exchange_for_who_can_pay() -> None:
    scene = Scene(3).means(0, 12, 8, 3, 8, 8).trains()
    scene.do(0, "buy", train="1a")
    assert (scene.step, scene.has(0), scene.asked) == ("trains", (12, 8, 0, 8, 8), [1])


@rule("NX20", "N8.3")
def test_five_units_buy_one_point_only() -> None:
    scene = Scene(3).means(0, 3, government=1, green=1).trains()
    assert said(scene.refused(0, "buy", train="2a")) == ("cannot_afford_train", "N8.3")
    assert {str(values["train"])[0] for values in scene.values(0, "buy")} == {"3"}
    scene.do(0, "buy", train="3a")
    scene.pay(0, "cube", "cube", "cube")
    assert scene.has(0) == (0, 1, 0, 0, 1)


@rule("NX37", "N8.3", "NR38")
def test_an_exchange_alone_does_not_move_the_train_disc() -> None:
    scene = Scene(3).means(0, 3).means(1, 12).stack("train", 1, 0, 2).influence(2, train=1).trains()
    scene.do(0, "buy", train="3a")
    assert (scene.t.hand[0], scene.t.stock[0]) == (0, 15)
    assert scene.by("train") == [2, 1, 0]


@rule("NR38", "NR12")
def test_own_points_spent_move_the_train_disc() -> None:
    scene = Scene(3).means(0, 3, train=1).means(1, 12).stack("train", 1, 0, 2).influence(2, train=1).trains()
    scene.do(0, "buy", train="2a")
    assert scene.has(0) == (0, 0, 0, 0, 0)
    assert scene.by("train") == [2, 0, 1]


@rule("NR15")
def test_an_exchange_pays_nothing_but_trains() -> None:
    """Three cubes buy no red influence for a link, however many there are."""
    scene = Scene(2).means(0, 15, train=8, green=1).building()
    assert not scene.can(0, "start", area="schwabach")


# -- moving ------------------------------------------------------------------------------------------------------------


@rule("N8.4", "NR16")
def test_the_mover_chooses_the_train_for_good() -> None:
    scene = loading(Scene(2).goods(eltersdorf=2).track(0, "erlangen", "eltersdorf"), "1a", "2a")
    assert scene.values(0, "load") == [{"piece": "post", "area": "eltersdorf", "row": row} for row in (1, 2)]
    events = scene.do(0, "load", piece="post", area="eltersdorf", row=2)
    assert events[0] == PieceLoaded(seat=0, piece="post", area="eltersdorf", train="2a")
    assert scene.t.cubes[scene.area("eltersdorf")] == 1
    assert [train.load for train in scene.view.players[0].trains] == [{}, {"post": 1}]
    refusal = scene.refused(0, "load", piece="post", area="eltersdorf", row=2)  # its only space for goods
    assert said(refusal) == ("no_space_on_train", "N8.4")
    scene.do(0, "load", piece="post", area="eltersdorf", row=1)
    assert scene.step != "trains"  # the area is empty


@rule("N8.4", "NR20")
def test_goods_and_passengers_have_spaces_of_their_own() -> None:
    scene = Scene(2).people("rosstal", red=1).goods(rohr=1).track(0, "schwabach", "rosstal", "rohr")
    assert loading(scene, "3a").reach(0) == {("red", "rosstal")}
    assert said(scene.refused(0, "load", piece="post", area="rohr", row=3)) == ("no_space_on_train", "N8.4")
    assert said(scene.refused(0, "load", piece="green", area="rosstal", row=3)) == ("no_such_piece", "N8.4")


@rule("N8.4")
def test_both_goods_share_the_spaces_for_goods_and_both_colours_those_for_passengers() -> None:
    scene = Scene(2).goods(rohr=1, regelsbach=2).people("rosstal", red=1, green=2)
    scene.track(0, "fuerth", "zirndorf", "cadolzburg", "ammerndorf", "rosstal", "schwabach", "rohr")
    loading(scene, "2b")
    for piece, area in (("post", "rohr"), ("beer", "regelsbach"), ("red", "rosstal"), ("green", "rosstal")):
        scene.do(0, "load", piece=piece, area=area, row=2)
    assert scene.step != "trains"  # a beer and a passenger are left, but no space
    assert scene.view.players[0].pile == {"post": 1, "beer": 1, "red": 1, "green": 1}


@rule("NX23", "N8.5")
def test_post_is_loaded_where_an_own_link_touches_its_area() -> None:
    scene = loading(Scene(2).goods(eltersdorf=2, tennenlohe=1).track(0, "erlangen", "eltersdorf"))
    assert scene.reach(0) == {("post", "eltersdorf")}
    assert said(scene.refused(0, "load", piece="post", area="tennenlohe", row=1)) == ("piece_out_of_reach", "N8.5")


@rule("NR17", "N8.5")
def test_no_post_where_a_company_has_a_link() -> None:
    scene = Scene(2).goods(eltersdorf=1, tennenlohe=1)
    scene.track(0, "erlangen", "eltersdorf", "tennenlohe").company_track("red", "erlangen", "tennenlohe")
    assert loading(scene).reach(0) == {("post", "eltersdorf")}


@rule("NX22", "N8.6", "N2.5")
@pytest.mark.parametrize(
    ("links", "within"),
    [
        ("heilsbronn rosstal", True),
        ("stein eibach", True),
        ("rednitzhembach roth", True),
        ("schwabach rohr", False),  # a neighbour of the field, but a company town
        ("reichelsdorf eibach", False),  # a neighbour without a station
        ("heilsbronn ammerndorf", False),
    ],
)
def test_beer_on_regelsbach_is_loaded_at_a_neutral_station_beside_it(links: str, within: bool) -> None:
    scene = loading(Scene(2).goods(regelsbach=1, eibach=1, rohr=1, ammerndorf=1).track(0, *links.split()))
    assert (("beer", "regelsbach") in scene.reach(0)) == within


@rule("NX22", "N8.6", "NR18")
def test_beer_is_still_loaded_at_another_station_when_one_is_a_companys() -> None:
    scene = Scene(2).goods(regelsbach=2).company_track("red", "schwabach", "rosstal")
    scene.track(0, "rosstal", "heilsbronn").track(1, "stein", "eibach")
    loading(scene.means(1, 0).owns(1, "1a"))
    assert scene.asked == [1]  # seat 0 has nothing to load
    assert scene.reach(1) == {("beer", "regelsbach")}


@rule("NR18")
@pytest.mark.parametrize("company", ["red", "green"])
def test_a_station_of_either_company_is_closed_for_beer(company: str) -> None:
    line = {"red": ("erlangen", "buechenbach", "vach"), "green": ("fuerth", "burgfarrnbach", "vach")}
    scene = Scene(2).goods(obermichelbach=1, eltersdorf=1).track(0, "vach", "eltersdorf")
    assert loading(scene).reach(0) == {("beer", "obermichelbach"), ("post", "eltersdorf")}
    assert scene.company_track(company, *line[company]).trains().reach(0) == {("post", "eltersdorf")}


@rule("NX38", "NR37", "N8.6")
def test_adjacent_means_any_common_border_but_no_corner() -> None:
    for links, within in (
        (("grassington", "kettlewell"), True),
        (("lofthouse", "carlton"), True),
        (("pateley_bridge", "fountains"), False),  # a corner contact
    ):
        scene = Scene(2, map="wensleydale").goods(grassington_moor=1, fountains=1, simons_seat=1).track(0, *links)
        assert (("stone", "grassington_moor") in loading(scene).reach(0)) == within
    scene = Scene(2).goods(regelsbach=1).track(0, "rednitzhembach", "roth")  # the river lies between
    assert loading(scene).reach(0) == {("beer", "regelsbach")}


@rule("NX24", "N8.7")
def test_passengers_go_to_a_station_of_their_colour_over_own_links() -> None:
    scene = Scene(2).people("heilsbronn", red=1, green=1).track(0, "schwabach", "rosstal", "heilsbronn")
    assert loading(scene).reach(0) == {("red", "heilsbronn")}
    refusal = scene.refused(0, "load", piece="green", area="heilsbronn", row=1)
    assert said(refusal) == ("piece_out_of_reach", "N8.7")
    scene.track(0, "heilsbronn", "ammerndorf", "cadolzburg", "zirndorf", "fuerth")
    assert scene.trains().reach(0) == {("red", "heilsbronn"), ("green", "heilsbronn")}


@rule("NX24", "NX39", "N2.4", "NR3")
def test_a_station_on_company_track_is_a_destination_too() -> None:
    scene = Scene(2).company_track("red", "schwabach", "rosstal").track(0, "rosstal", "heilsbronn")
    assert loading(scene.people("heilsbronn", red=1)).reach(0) == {("red", "heilsbronn")}
    scene = Scene(2).company_track("red", "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth")
    scene.track(0, "fuerth", "zirndorf").people("zirndorf", red=1, green=1)
    assert loading(scene).reach(0) == {("red", "zirndorf"), ("green", "zirndorf")}


@rule("NR19", "N8.7")
def test_who_travels_and_who_does_not() -> None:
    """One own link is enough, others' links do not count, and nobody leaves a station of the own colour."""
    scene = Scene(2).people("baiersdorf", red=1).track(0, "erlangen", "baiersdorf")
    assert loading(scene).reach(0) == {("red", "baiersdorf")}
    scene = Scene(2).people("heilsbronn", red=1).track(0, "heilsbronn", "ammerndorf").goods(ammerndorf=1)
    scene.track(1, "schwabach", "rosstal", "heilsbronn")
    assert loading(scene).reach(0) == {("post", "ammerndorf")}
    scene = Scene(2).people("rosstal", green=1, landlords=1).company_track("red", "schwabach", "rosstal")
    scene.track(0, "rosstal", "ammerndorf", "cadolzburg", "zirndorf", "fuerth")
    assert loading(scene).reach(0) == {("green", "rosstal")}  # from a station of the other colour
    assert scene.people("rosstal", red=1, green=1).trains().reach(0) == {("green", "rosstal")}


@rule("NR19", "N8.7")
def test_a_run_over_company_track_is_broken() -> None:
    scene = Scene(2).company_track("green", "fuerth", "doos").people("stein", red=1, green=1)
    scene.track(0, "nuernberg", "gostenhof", "muggenhof", "doos").track(0, "fuerth", "zirndorf", "stein")
    assert loading(scene).reach(0) == {("green", "stein")}  # red would have to go on from Fürth to Doos


@rule("N8.8")
def test_every_train_serves_all_links_at_any_distance() -> None:
    scene = Scene(2).goods(eltersdorf=1, weisendorf=1).people("heilsbronn", red=1)
    scene.track(0, "erlangen", "eltersdorf").track(0, "schwabach", "rosstal", "heilsbronn")
    scene.track(0, "vach", "herzogenaurach", "emskirchen", "weisendorf")
    loading(scene, "1a")
    assert scene.reach(0) == {("post", "eltersdorf"), ("post", "weisendorf"), ("red", "heilsbronn")}


# -- any position ------------------------------------------------------------------------------------------------------


@rule("N8.5", "N8.6", "N8.7", "N8.8", "NR17", "NR18", "NR19", "NR37", "N2.4")
@given(st.integers(0, 10**6), st.sampled_from(["nuremberg", "wensleydale"]))
@settings(max_examples=15)
def test_what_is_within_reach_is_what_a_plain_search_finds(seed: int, map: str) -> None:
    turn = 0
    for game in wander(seed, map=map):
        t = game.table
        assert isinstance(t, Table)
        if t.phase.name != "trains" or t.turn == turn:
            continue
        turn = t.turn
        for seat in range(t.players):
            found = {(t.rules.board.pieces[code % 4], t.rules.board.ids[code // 4]) for code in loadable(t, seat)}
            assert found == Sketch(game).loadable(seat)
