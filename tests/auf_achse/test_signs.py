"""Construction and traffic jam signs (A4)."""

import pytest

from auf_achse.arrange import Scene, said
from fernhandel.games.auf_achse.events import ConstructionPlaced, EventDrawn, JamCleared, TruckDrove
from rules import rule

# -- the construction sign ---------------------------------------------------------------------------------------------


@rule("A4.1", "A4.2", "AX11", "AX12", "AR13")
@pytest.mark.parametrize("dice", [(1, 4), (6, 4)])
@pytest.mark.parametrize("lies", [None, "praha~linz#1"])
def test_after_a_one_the_sign_goes_to_another_free_highway_space(dice: tuple[int, int], lies: str | None) -> None:
    scene = Scene().trucks("kassel", "koeln~frankfurt#1")
    if lies:
        scene.construction(lies)
    scene.rolls(0, *dice).drive(0, 1, "hannover~kassel#2")
    assert (scene.step, scene.asked) == ("signing", [0])
    assert scene.kinds(0) <= {"place_construction", "buy_trailer"}  # no way round it
    wrong = {"wien": "sign_not_in_a_city", "koeln~frankfurt#1": "space_is_occupied"}
    wrong["hannover~kassel#2"] = "space_is_occupied"  # his own truck
    for place, code in wrong.items():
        assert said(scene.refused(0, "place_construction", to=place)) == (code, "A4.2")
    if lies:
        assert said(scene.refused(0, "place_construction", to=lies)) == ("sign_stands_there", "AR13")
    board = scene.t.rules.board
    taken = {*scene.t.at, scene.t.construction}
    free = {board.ids[node] for node in range(board.cities, board.nodes) if node not in taken}
    assert set(scene.options(0, "place_construction")) == free
    scene.do(0, "place_construction", to="hannover~dortmund#2")  # an event space
    assert scene.view(None).construction == "hannover~dortmund#2"


@rule("AX13", "A4.1")
@pytest.mark.parametrize(("dice", "points", "start"), [((1, 4), 4, "dortmund"), ((6, 4), 3, "hamburg")])
def test_without_a_one_driven_the_sign_stays(dice: tuple[int, int], points: int, start: str) -> None:
    scene = Scene().truck(0, start).construction("praha~linz#1").rolls(0, *dice)
    scene.drive(0, points, "hannover")
    assert (scene.step, scene.view(None).construction) == ("city", "praha~linz#1")


@rule("AR13")
def test_the_construction_sign_does_not_join_the_jam_sign() -> None:
    scene = Scene().truck(0, "kassel").jam("praha~linz#1", drawer=3).rolls(0, 1, 1)
    scene.drive(0, 1, "hannover~kassel#2")
    assert said(scene.refused(0, "place_construction", to="praha~linz#1")) == ("sign_stands_there", "AR13")


@rule("A4.3", "AR6", "AX14")
def test_before_a_sign_or_round_it_by_sea() -> None:
    scene = Scene().truck(0, "flensburg").construction("flensburg~hamburg#2").rolls(0, 4, 4)
    assert scene.ends(0, 4, "early") == {"flensburg~hamburg#1"}
    by_sea = {"hamburg~rostock#1", "rostock~berlin#2"}
    by_sea |= {"rotterdam~bremen#1", "rotterdam~bruxelles#1", "rotterdam~dortmund#1"}
    assert scene.ends(0, 4) == by_sea
    for to in ("flensburg~hamburg#2", "hamburg"):
        refusal = scene.refused(0, "drive", points=4, to=to, count="early", using="none")
        assert said(refusal) == ("cannot_reach", "A4.3")
    events = scene.event_pile("EV01").drive(0, 4, "rostock~berlin#2")
    assert EventDrawn(seat=0, card="EV01") in events


@rule("A4.3")
def test_the_construction_sign_stays_until_somebody_moves_it() -> None:
    scene = Scene().construction("flensburg~hamburg#2")
    for seat in (0, 1, 2, 3, 0, 1):
        scene.turn(seat)
        assert scene.view(None).construction == "flensburg~hamburg#2"


@rule("AX15", "AR11", "A3.1")
def test_who_stops_for_a_sign_on_an_event_space_draws_no_card() -> None:
    scene = Scene().truck(0, "hannover").construction("hannover~dortmund#3").event_pile("EV01").rolls(0, 3, 3)
    scene.drive(0, 3, "hannover~dortmund#2", exact=False)
    assert scene.step == "ending"
    assert (len(scene.t.event_pile), scene.t.cash[0]) == (1, 5000)


@rule("AR11")
def test_who_stops_for_a_sign_in_a_city_handles_own_contracts_and_nothing_else() -> None:
    scene = Scene().truck(0, "hannover~kassel#1").construction("kassel~erfurt#1").holds(0, "kassel-verona")
    scene.loads(0, "praha-kassel").rolls(0, 4, 4)
    scene.drive(0, 4, "kassel", exact=False)
    assert scene.t.cash[0] == 5000 + 2200
    assert scene.kinds(0) - {"buy_trailer"} == {"done", "start"}
    before = scene.public()
    scene.do(0, "done")
    assert scene.public() == before


@rule("AX34", "AR6", "AR14")
def test_a_truck_beside_a_sign_may_wait_and_a_one_still_moves_the_sign() -> None:
    scene = Scene().truck(0, "hannover").construction("hannover~kassel#1").holds(0, "hannover-bruxelles")
    scene.loads(0, "salzburg-hannover").rolls(0, 1, 4)
    assert "hannover" in scene.ends(0, 1, "early")
    (drove,) = (event for event in scene.drive(0, 1, "hannover", exact=False) if isinstance(event, TruckDrove))
    assert drove.path == ["hannover"]
    assert scene.step == "signing"
    assert said(scene.refused(0, "place_construction", to="hannover~kassel#1")) == ("sign_stands_there", "AR13")
    scene.do(0, "place_construction", to="praha~wien#1")
    assert (scene.step, scene.kinds(0)) == ("ending", {"done", "buy_trailer"})  # waiting is no arrival
    assert (scene.aboard(0), scene.t.cash[0]) == (["salzburg-hannover"], 5000)


@rule("AR6")
def test_waiting_with_another_number_leaves_all_as_it_is() -> None:
    scene = Scene().truck(0, "hannover").construction("hannover~kassel#1").rolls(0, 4, 4)
    before = scene.public()
    scene.drive(0, 4, "hannover", exact=False)
    scene.do(0, "done")
    assert (scene.asked, scene.public()) == ([1], before)
    assert scene.view(None).construction == "hannover~kassel#1"


@rule("AR12")
def test_first_the_drive_then_the_sign_then_what_waits_on_the_space() -> None:
    scene = Scene().truck(0, "hannover~dortmund#1").event_pile("EV01").rolls(0, 1, 1)
    events = scene.drive(0, 1, "hannover~dortmund#2")
    assert not any(isinstance(event, EventDrawn) for event in events)
    events = scene.do(0, "place_construction", to="praha~wien#1")
    assert events[:2] == [ConstructionPlaced(seat=0, at="praha~wien#1"), EventDrawn(seat=0, card="EV01")]
    scene = Scene().truck(0, "hannover~dortmund#1").loads(0, "salzburg-hannover").rolls(0, 1, 1)
    scene.drive(0, 1, "hannover")
    assert scene.t.cash[0] == 5000
    scene.do(0, "place_construction", to="praha~wien#1")
    assert (scene.step, scene.t.cash[0]) == ("city", 5000 + 3100)


# -- the jam sign ------------------------------------------------------------------------------------------------------


@rule("A4.4", "A4.3")
@pytest.mark.parametrize("sign", ["construction", "jam"])
def test_a_jam_blocks_like_the_construction_sign(sign: str) -> None:
    scene = Scene().truck(0, "flensburg").sign(sign, "flensburg~hamburg#2").rolls(0, 4, 4)
    assert scene.ends(0, 4, "early") == {"flensburg~hamburg#1"}
    assert len(scene.ends(0, 4)) == 5


@rule("AX26", "A4.4", "AR16")
def test_a_jam_lasts_one_round_of_its_drawer() -> None:
    scene = Scene().truck(1, "flensburg")
    scene.draws(1, "EV13")
    scene.do(1, "place_jam", to="flensburg~hamburg#2")
    for seat, to in ((2, "rotterdam~bremen#1"), (3, "rotterdam~bruxelles#1"), (0, "rotterdam~dortmund#1")):
        scene.do(scene.asked[0], "done")
        assert scene.asked == [seat]
        scene.truck(seat, "flensburg").rolls(seat, 4, 4)
        assert scene.ends(seat, 4, "early") == {"flensburg~hamburg#1"}
        scene.drive(seat, 4, to)
    events = scene.do(0, "done")
    assert JamCleared(at="flensburg~hamburg#2") in events
    assert (scene.asked, scene.step, scene.view(None).jam) == ([1], "rolling", None)


@rule("AR16")
def test_a_jam_is_gone_as_well_when_its_drawer_misses_the_turn() -> None:
    scene = Scene().jam("flensburg~hamburg#2", drawer=1)
    scene.t.missed[1] = 1
    scene.turn(1)
    assert (scene.asked, scene.view(None).jam) == ([2], None)


@rule("AR17")
def test_a_new_jam_card_moves_the_sign_and_begins_a_new_round() -> None:
    scene = Scene().jam("flensburg~hamburg#2", drawer=1)
    scene.draws(3, "EV13")
    scene.do(3, "place_jam", to="praha~wien#1")
    for seat, jam in ((0, "praha~wien#1"), (1, "praha~wien#1"), (2, "praha~wien#1"), (3, None)):
        scene.turn(seat)
        assert scene.view(None).jam == jam


@rule("AR17")
@pytest.mark.parametrize(("card", "here"), [("EV13", "praha~wien#1"), ("EV15", "koeln~frankfurt#1")])
def test_a_new_jam_card_does_not_leave_the_sign_where_it_is(card: str, here: str) -> None:
    scene = Scene().jam(here, drawer=1)
    scene.draws(0, card)
    assert here not in scene.options(0, "place_jam")
    assert said(scene.refused(0, "place_jam", to=here)) == ("sign_stands_there", "AR17")


@rule("AR17", "AR44")
def test_the_sign_stays_where_no_other_place_is_open_to_it() -> None:
    """The drawer's round begins all the same."""
    scene = Scene().construction("koeln~frankfurt#2").jam("koeln~frankfurt#1", drawer=1)
    scene.draws(0, "EV15")
    assert scene.options(0, "place_jam") == ["koeln~frankfurt#1"]
    scene.do(0, "place_jam", to="koeln~frankfurt#1")
    assert (scene.view(None).jam, scene.t.jam_drawer) == ("koeln~frankfurt#1", 0)
    scene = Scene().jam("frankfurt", drawer=1)
    scene.draws(0, "EV16")
    assert (scene.view(None).jam, scene.t.jam_drawer) == ("frankfurt", 0)


@rule("AR17")
def test_by_the_first_version_of_the_rules_the_sign_may_stay() -> None:
    scene = Scene().by_rules(1).jam("koeln~frankfurt#1", drawer=1)
    scene.draws(0, "EV15")
    assert scene.options(0, "place_jam") == ["koeln~frankfurt#1", "koeln~frankfurt#2"]


@rule("AR15", "A4.4")
def test_a_jam_closes_one_space_and_who_stands_there_may_leave() -> None:
    scene = Scene().trucks("frankfurt", "koeln").jam("frankfurt", drawer=3).rolls(0, 3, 3)
    assert "koeln" in scene.ends(0, 3)
    scene.rolls(1, 3, 3)
    assert "frankfurt" not in scene.ends(1, 3)
    assert "koeln~frankfurt#2" in scene.ends(1, 3, "early")  # up to the jam, no further
    scene.rolls(1, 4, 4)
    beyond = {"frankfurt~nuernberg#1", "frankfurt~stuttgart#1", "frankfurt~strasbourg#1", "kassel~frankfurt#2"}
    assert not scene.ends(1, 4) & beyond
