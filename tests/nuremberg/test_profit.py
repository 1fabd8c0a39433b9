"""Phases 7 and 8: profit and loss (N9), and the Player Order that follows (N10)."""

import pytest

from fernhandel import Event
from fernhandel.games.nuremberg.events import OrderSet, ProfitCounted
from nuremberg.arrange import Scene, only
from rules import rule

SIX = ("weisendorf", "emskirchen", "puschendorf", "langenzenn", "veitsbronn", "vach", "herzogenaurach")


def counted(scene: Scene) -> list[Event]:
    """The trains phase ends: only seat 0 is asked in it, and passes."""
    for seat in range(1, scene.t.players):
        scene.means(seat, 0)
    scene.means(0, 0, train=3).trains()
    return scene.do(0, "pass")


@rule("NX25", "N9.2", "N9.3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (-4, -3), (4, 5), (5, 5)])
def test_profit_of_pieces_less_links(before: int, after: int) -> None:
    scene = Scene(3).profit(before).track(0, *SIX).owns(0, "1c", beer=2, post=1, red=1, green=1)
    pieces = {"post": 1, "beer": 2, "red": 1, "green": 1}
    wanted = ProfitCounted(seat=0, pieces=pieces, points=5, links=6, before=before, profit=after)
    assert only(counted(scene), ProfitCounted)[0] == wanted
    assert scene.t.profit[0] == after


@rule("NX25", "N9.3", "NR13")
def test_the_ends_of_the_track() -> None:
    scene = Scene(3).profit(-11, -13, 5).track(0, *SIX[:5]).track(1, "lauf", "ottensoos")
    scene.owns(2, "1a", post=2)
    counted(scene)
    assert scene.t.profit == [-13, -13, 5]


@rule("NR13", "N2.7")
def test_only_a_disc_that_moves_goes_on_top() -> None:
    """Seat 0 lands on the last space; seat 1 is pushed against its end and stays; seat 2 breaks even and stays."""
    scene = Scene(4).profit(-12, -13, 0, 0).stack("profit", 1, 0, 3, 2).track(0, "lauf", "ottensoos")
    scene.track(1, "schwabach", "rohr").track(2, "erlangen", "eltersdorf").owns(2, "3b", post=1)
    counted(scene)
    assert scene.t.profit == [-13, -13, 0, 0]
    assert scene.by("profit") == [3, 2, 0, 1]


GOODS = {"beer": 2, "post": 1}
COUPLE = {"red": 1, "green": 1}


@rule("NX26", "N9.1", "NR34")
@pytest.mark.parametrize(
    ("display", "trains", "points"),
    [
        ("d34", {"1c": GOODS | COUPLE}, 5),
        ("d23", {"1b": GOODS | COUPLE}, 9),
        ("d23", {"1b": GOODS, "2b": COUPLE}, 7),
        ("d23", {"1b": GOODS, "3a": COUPLE}, 5),
    ],
)
def test_victory_points_by_display_and_class(display: str, trains: dict[str, dict[str, int]], points: int) -> None:
    """They are scored at once, on the track."""
    scene = Scene(3, display=display)
    for train, load in trains.items():
        scene.owns(0, train, **load)
    assert scene.t.vp[0] == 0
    counted(scene)
    assert scene.t.vp == [points, 0, 0]


@rule("N9.4", "NX21")
def test_pieces_go_to_the_pile_and_trains_are_free_again() -> None:
    scene = Scene(2).pile(0, beer=1, red=2).owns(0, "1c", beer=2, post=1, red=1).owns(1, "2b", green=1)
    counted(scene)
    assert scene.view.players[0].pile == {"post": 1, "beer": 3, "red": 3, "green": 0}
    assert scene.view.players[1].pile == {"post": 0, "beer": 0, "red": 0, "green": 1}
    assert [player.trains for player in scene.view.players] == [[], []]
    assert (set(scene.t.load), scene.t.taken) == ({0}, 0)


@rule("NX27", "N10.1", "N2.7")
def test_player_order_by_profit_and_who_came_later_goes_first() -> None:
    """Counted in the old order: seat 2 arrives at +2 after seat 1."""
    scene = Scene(4).profit(3, 1, 0, 5).owns(1, "3b", post=1).owns(2, "3d", post=2)
    events = counted(scene)
    assert scene.t.profit == [3, 2, 2, 5]
    assert only(events, OrderSet) == [OrderSet(order=[3, 0, 2, 1])]
    assert scene.t.order == [3, 0, 2, 1]


@rule("N9.1", "N9.2", "N10.1")
def test_profit_is_counted_in_player_order() -> None:
    scene = Scene(3).profit(0, 0, 0)
    for seat in range(3):
        scene.owns(seat, ("3b", "3c", "3d")[seat], post=1)
    scene.t.order = [2, 0, 1]
    events = counted(scene)
    assert [event.seat for event in events if isinstance(event, ProfitCounted)] == [2, 0, 1]
    assert scene.t.order == [1, 0, 2]
