"""Views speak in names, and a table imagined from one stands where it stood."""

from fernhandel import Rng
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.view import SealView
from merchants.arrange import Scene


def bidding() -> Scene:
    """In the second auction of its turn: seat 0 has won a card, 1 has passed, 2 leads."""
    scene = Scene().open_cards("driver", "courier", "office", "large_office").begin("investments")
    for seat, amount in ((0, 100), (1, None), (2, None), (3, None)):
        scene.do(seat, "pass") if amount is None else scene.do(seat, "bid", amount=amount)
    scene.do(0, "take_card", card="office")
    scene.do(1, "pass")
    scene.do(2, "bid", amount=300)
    return scene


def test_an_auction_is_told_in_seats() -> None:
    progress = bidding().view(None).progress
    assert (progress.winners, progress.out, progress.high_bidder) == ([0], [0, 1], 2)
    assert (progress.active, progress.card) == (3, None)


def test_an_auction_has_a_name_of_its_own() -> None:
    assert MERCHANTS.auction(bidding().t) == "investments 2 2"
    scene = Scene(players=2, edition="1999", turn=0, abilities="auction")
    assert MERCHANTS.auction(scene.t) == "ability_auction 0 1"
    scene.do(scene.asked[0], "offer_card", card="driver")
    assert MERCHANTS.auction(scene.t) == "ability_auction 0 driver"
    assert scene.view(None).progress.card == "driver"
    assert MERCHANTS.auction(Scene().begin("movement").t) == ""


def test_a_movement_turn_is_told_in_cards_and_wagons() -> None:
    scene = Scene().owns(0, "courier", "express_courier").wagon(2, "KOL").begin("movement")
    scene.t.barred |= 1 << 2
    progress = scene.view(0).progress
    assert (progress.couriers, progress.barred) == (["courier", "express_courier"], [3])
    assert scene.view(0).order == [0, 1, 2, 3]


def test_a_seal_says_what_it_seals_to_its_owner_alone() -> None:
    scene = Scene(players=2).begin("wheels")
    scene.do(1, "set_wheel", arrow="iron", other_arrow="none")
    assert scene.view(1).own_seal == SealView(wheel=("iron", "none"))
    assert scene.view(0).own_seal is None


def test_a_new_card_works_from_the_next_turn() -> None:
    scene = Scene(turn=3).owns(0, "driver", won=3).owns(1, "office", won=2)
    works = [[card.works for card in player.investments] for player in scene.view(None).players]
    assert works == [[False], [True], [], []]


def test_what_is_told_in_names_is_imagined_as_it_stood() -> None:
    auction, wheels, moving = bidding(), Scene(players=2).begin("wheels"), Scene().owns(0, "courier").begin("movement")
    wheels.do(1, "set_wheel", arrow="iron", other_arrow="none")
    moving.t.barred |= 1 << 1
    for scene in (auction, wheels, moving):
        imagined = MERCHANTS.imagine(scene.view(1), Rng.from_seed(5))
        imagined.bank = scene.t.bank  # the money of others is guessed
        assert imagined.singles() == scene.t.singles()
        assert imagined.sealed[1] == scene.t.sealed[1]
