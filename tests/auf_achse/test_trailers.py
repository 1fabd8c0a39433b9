"""Trailers (A6)."""

import pytest

from auf_achse.arrange import Scene, said
from fernhandel.games.auf_achse.events import TrailerBought, TrailerSold
from rules import rule


@rule("A6.1")
@pytest.mark.parametrize(("trailer", "price", "room"), [("large", 3000, 12), ("small", 2000, 10)])
def test_price_and_room(trailer: str, price: int, room: int) -> None:
    scene = Scene().cash(price).turn(0)
    assert scene.do(0, "buy_trailer", trailer=trailer) == [TrailerBought(seat=0, trailer=trailer, price=price)]
    seen = scene.view(1).players[0]
    assert (seen.cash, seen.room, seen.trailers[trailer]) == (0, room, 1)
    scene = Scene().cash(price - 100).turn(0)
    assert said(scene.refused(0, "buy_trailer", trailer=trailer)) == ("not_enough_money", "A6.1")


@rule("A6.1", "AR27")
def test_any_number_in_one_turn_as_long_as_there_are_some() -> None:
    scene = Scene().cash(30_000).turn(0)
    for trailer in ("large", "small"):
        for _ in range(4):
            scene.do(0, "buy_trailer", trailer=trailer)
        assert said(scene.refused(0, "buy_trailer", trailer=trailer)) == ("no_trailer_left", "AR27")
    seen = scene.view(1).players[0]
    assert (seen.cash, seen.room, seen.trailers) == (10_000, 46, {"large": 4, "small": 4})
    scene.do(0, "sell_trailer", trailer="large")
    scene.do(0, "buy_trailer", trailer="large")  # back in the supply, at list price
    assert scene.t.cash[0] == 10_000 + 500 - 3000


@rule("A6.2")
def test_trailers_stay_and_are_filled_when_needed() -> None:
    scene = Scene().turn(0)
    scene.do(0, "buy_trailer", trailer="small")
    for contract, city in (("hamburg-kassel", "hamburg"), ("basel-dresden", "basel")):
        scene.holds(0, contract).arrives(0, city).do(0, "start", contract=contract)
    scene.arrives(0, "kassel").arrives(0, "dresden")
    seen = scene.view(None).players[0]
    assert (seen.goods, seen.room) == (0, 10)


@rule("A6.3")
@pytest.mark.parametrize("trailer", ["large", "small"])
def test_every_trailer_brings_five_hundred(trailer: str) -> None:
    scene = Scene().owns(0, **{trailer: 2}).turn(0)
    assert scene.do(0, "sell_trailer", trailer=trailer) == [TrailerSold(seat=0, trailer=trailer, price=500)]
    assert (scene.t.cash[0], scene.view(1).players[0].trailers[trailer]) == (5500, 1)
    other = {"large": "small", "small": "large"}[trailer]
    assert said(scene.refused(0, "sell_trailer", trailer=other)) == ("no_such_trailer", "A6.3")


@rule("AX18", "AR27")
def test_no_trailer_is_sold_whose_room_is_needed() -> None:
    scene = Scene().owns(0, small=1).loads(0, "berlin-trieste", "praha-kassel").turn(0)  # 7 of 10
    assert said(scene.refused(0, "sell_trailer", trailer="small")) == ("trailer_in_use", "AR27")
    scene.arrives(0, "kassel").do(0, "sell_trailer", trailer="small")
    assert scene.t.cash[0] == 5000 + 2200 + 500
    scene = Scene().owns(0, large=1, small=1).loads(0, "berlin-trieste", "flensburg-wien").turn(0)  # 10 of 16
    assert scene.options(0, "sell_trailer") == ["large", "small"]  # either leaves room for ten


TRADE = {"buy_trailer", "sell_trailer"}


def trader() -> Scene:
    return Scene().owns(0, small=1).cash(9000)


@rule("AR46", "AR27", "A6.1", "A6.3")
def test_trade_at_every_decision_of_the_own_turn() -> None:
    scene = trader().truck(0, "hamburg~hannover#2").turn(0)
    assert (scene.step, scene.kinds(0)) == ("rolling", {"roll"} | TRADE)
    scene.rolls(0, 1, 1)
    assert (scene.step, scene.kinds(0)) == ("driving", {"drive"} | TRADE)
    scene.drive(0, 1, "hannover")
    assert (scene.step, scene.kinds(0)) == ("signing", {"place_construction"} | TRADE)
    scene.do(0, "place_construction", to="praha~wien#1")
    assert (scene.step, scene.kinds(0)) == ("city", {"done", "choose"} | TRADE)
    scene.do(0, "choose", contract="koeln-stuttgart")
    for seat in (1, 2, 3):
        assert said(scene.refused(0, "buy_trailer", trailer="small")) == ("not_your_turn", "A7.3")
        assert not scene.kinds(seat) & TRADE  # never while another player is to call
        assert said(scene.refused(seat, "buy_trailer", trailer="small")) == ("trailers_in_own_turn", "A6.1")
        if seat == 1:
            scene.do(seat, "offer", offer=1)
        else:
            scene.do(seat, "pass")
    assert (scene.step, scene.kinds(0)) == ("bidding", {"pass", "match", "offer"} | TRADE)
    scene.do(0, "match")
    scene.do(1, "pass")
    assert (scene.step, scene.kinds(0)) == ("city", {"done"} | TRADE)


@rule("AR46", "AR27")
@pytest.mark.parametrize(("card", "step"), [("EV13", "jamming"), ("EV06", "going"), ("EV12", "discount")])
def test_trade_while_an_event_card_asks(card: str, step: str) -> None:
    scene = trader()
    scene.draws(0, card)
    assert (scene.step, scene.kinds(0) & TRADE) == (step, TRADE)


@rule("AR46", "AR8")
def test_trade_before_a_turn_on_the_highway_ends() -> None:
    scene = trader().truck(0, "hannover").rolls(0, 1, 3)
    scene.drive(0, 3, "hannover~berlin#3")
    assert (scene.step, scene.kinds(0)) == ("ending", {"done"} | TRADE)
    scene.do(0, "sell_trailer", trailer="small")
    scene.do(0, "done")
    assert scene.asked == [1]


@rule("AR46")
def test_the_chooser_may_sell_a_trailer_to_match() -> None:
    scene = Scene().owns(0, small=1).row("kassel-verona", "graz-praha").arrives(0, "kassel")
    scene.cash(100)  # offer 1 costs 600
    scene.do(0, "choose", contract="kassel-verona")
    scene.do(1, "offer", offer=1)
    scene.do(2, "pass")
    scene.do(3, "pass")
    assert said(scene.refused(0, "match")) == ("not_enough_money", "AR30")
    scene.do(0, "sell_trailer", trailer="small")
    scene.do(0, "match")
    scene.do(1, "pass")
    assert (scene.hand(0), scene.t.cash[0]) == (["kassel-verona"], 0)


@rule("AX28", "AR32", "A6.1")
def test_a_winner_out_of_turn_cannot_buy_a_trailer() -> None:
    for room in (True, False):
        scene = Scene().truck(1, "kassel").row("kassel-verona", "graz-praha")
        scene.loads(1, "berlin-graz" if room else "berlin-trieste").arrives(0, "wien")
        scene.do(0, "choose", contract="kassel-verona")
        scene.do(1, "offer", offer=1)
        for seat in (2, 3, 0):
            scene.do(seat, "pass")
        if room:
            assert (scene.step, scene.asked, scene.kinds(1)) == ("winning", [1], {"done", "start"})
            assert said(scene.refused(1, "buy_trailer", trailer="small")) == ("trailers_in_own_turn", "A6.1")
            scene.do(1, "start", contract="kassel-verona")
            assert set(scene.aboard(1)) == {"berlin-graz", "kassel-verona"}
        assert (scene.step, scene.asked) == ("city", [0])
        assert scene.hand(1) == ([] if room else ["kassel-verona"])
