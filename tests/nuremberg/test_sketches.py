"""What is laid into a sketch by itself: the cheapest way to an area that was clicked far away."""

from collections.abc import Iterator

import pytest

from fernhandel import Rng
from fernhandel.games.nuremberg.actions import Link, Start
from fernhandel.games.nuremberg.sketches import lead
from fernhandel.games.nuremberg.state import Table
from nuremberg.arrange import Scene
from nuremberg.test_outlook import trying
from nuremberg.test_words import make, table_of
from rules import rule

BLUE = 0
FAR = 4  # links of the chains that are all tried


def led(scene: Scene, to: str, *before: str) -> list[str]:
    """The areas that a click far away adds, one after the other."""
    ids = [scene.game.catalogue.from_text(action).id for action in before]
    moves = trying(scene.game).sketch(ids, f"area:{to}").moves[len(ids) :]
    return [str(move.action.get("to", move.action.get("area"))) for move in moves]


@rule("N7.5")
def test_a_far_click_lays_the_way_with_the_fewest_points() -> None:
    scene = Scene().means(BLUE, 9, red=3, green=3).building()
    assert led(scene, "vach", "start area=erlangen") == ["eltersdorf", "vach"]  # the river once, 3 points
    assert led(scene, "kraftshof", "start area=erlangen") == ["tennenlohe", "kraftshof"]


@rule("N7.8")
def test_of_equal_points_the_least_influence_decides_then_the_fewest_links() -> None:
    scene = Scene().means(BLUE, 9, government=3, red=3).people("rosstal", landlords=1).building()
    assert led(scene, "heilsbronn", "start area=schwabach") == ["rohr", "heilsbronn"]
    scene = Scene().means(BLUE, 9, government=3, red=3).building()
    assert led(scene, "heilsbronn", "start area=schwabach") == ["rosstal", "heilsbronn"]


@rule("N7.6", "N7.9")
def test_what_cannot_be_paid_is_not_laid() -> None:
    scene = Scene().means(BLUE, 9, government=1, red=3).people("heilsbronn", landlords=2).building()
    assert led(scene, "heilsbronn", "start area=schwabach") == []
    scene = Scene().means(BLUE, 2, red=1).building()
    assert led(scene, "vach", "start area=erlangen") == []


@rule("N7.2")
def test_without_a_start_the_cheapest_one_is_taken() -> None:
    scene = Scene().means(BLUE, 9, red=2, green=2).track(BLUE, "erlangen", "tennenlohe", "kraftshof").building()
    assert led(scene, "heroldsberg") == ["kraftshof", "thon", "heroldsberg"]


@rule("N11.2", "N11.3")
def test_a_run_is_led_over_own_links_to_a_station() -> None:
    scene = Scene().track(BLUE, "erlangen", "eltersdorf", "vach", "herzogenaurach").influence(BLUE, red=2).takeovers()
    assert led(scene, "vach", "offer company=red area=erlangen") == ["eltersdorf", "vach"]
    assert led(scene, "herzogenaurach") == ["erlangen", "eltersdorf", "vach", "herzogenaurach"]
    assert led(scene, "eltersdorf", "offer company=red area=erlangen") == []  # there is no station
    assert led(scene, "tennenlohe", "offer company=red area=erlangen") == []


def test_nothing_leads_to_what_is_no_area() -> None:
    scene = Scene().means(BLUE, 9, red=2).building()
    assert led(scene, "nowhere") == []
    assert trying(scene.game).sketch([], "train:1a").moves == []


def ways(t: Table, seat: int, links: int) -> Iterator[Table]:
    """Every table that so many links lead to."""
    yield t
    for action in t.legal(seat) if links else []:
        if isinstance(action, Link):
            after = t.copy()
            after.play(seat, action)
            yield from ways(after, seat, links - 1)


def price(t: Table) -> tuple[int, int, int]:
    return t.points, t.red_fee + t.green_fee + t.land_fee, len(t.chain)


@pytest.mark.parametrize("name", ["nuremberg", "wensleydale"])
def test_no_other_chain_is_cheaper(name: str) -> None:
    """On a map full of landlords and of others' links, where influence is short."""
    rng = Rng.from_seed(3)
    game = make(3, 2, map=name)
    while not (game.step == "building" and table_of(game).turn == 2):
        legal = game.legal(game.to_act()[0])
        game.apply(game.to_act()[0], legal[rng.below(len(legal))])
    seat, t = game.to_act()[0], table_of(game)
    for start in [action for action in t.legal(seat) if isinstance(action, Start)]:
        begun = t.copy()
        begun.play(seat, start)
        best: dict[int, tuple[int, int, int]] = {}
        for end in ways(begun, seat, FAR):
            best[end.chain[-1]] = min(best.get(end.chain[-1], price(end)), price(end))
        for area, least in best.items():
            if area != start.area:
                assert price(played(begun, seat, area)) <= least


def played(t: Table, seat: int, area: int) -> Table:
    actions = lead(t, seat, f"area:{t.rules.board.ids[area]}")
    assert actions
    after = t.copy()
    for action in actions:
        assert isinstance(action, Link)
        after.play(seat, action)
    assert after.chain[-1] == area
    return after
