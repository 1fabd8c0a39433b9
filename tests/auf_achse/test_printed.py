"""The figures a page shows are those the rules go by."""

from auf_achse.arrange import Scene
from fernhandel.games.auf_achse.meta import AUF_ACHSE
from fernhandel.games.auf_achse.printed import AufAchseFigures, TrailerFigures


def of(edition: str = "2007", variant: str = "standard") -> AufAchseFigures:
    options = {"variant": variant} if edition == "2007" else {}
    return AUF_ACHSE.figures(AUF_ACHSE.terms(4, edition, options))


def test_each_edition_has_its_own() -> None:
    new, old, children = of(), of("1987"), of(variant="children")
    assert (new.dice, old.dice) == (2, 1)
    assert (new.auctions, old.auctions, children.auctions) == (True, True, False)
    assert (new.dock_leaves, old.dock_leaves, children.dock_leaves) == (True, False, False)
    assert new.trailers[0] == TrailerFigures(id="large", room=6, price=3000, count=4)
    assert children.trailers == []


def test_the_event_cards_are_all_there() -> None:
    for edition in ("2007", "1987"):
        scene = Scene(edition=edition)
        drawn = sum(scene.view(None).events_drawn.values())
        assert of(edition).events == len(scene.t.event_pile) + drawn


def test_room_is_that_of_the_truck_and_its_trailers() -> None:
    figures = of()
    player = Scene().owns(0, large=1, small=1).view(None).players[0]
    assert player.room == figures.truck + sum(trailer.room for trailer in figures.trailers)


def test_an_auction_is_told_in_seats_and_has_a_name_of_its_own() -> None:
    scene = Scene().row("berlin-trieste").arrives(1, "wien")
    assert scene.view(None).progress.bidders == []
    scene.do(1, "choose", contract="berlin-trieste")
    scene.do(2, "offer", offer=2)
    scene.do(3, "pass")
    progress = scene.view(None).progress
    assert (progress.bidders, progress.bidder, progress.out) == ([2, 3, 0, 1], 2, [3])
    assert AUF_ACHSE.auction(scene.t) == f"bidding {scene.t.turn} C01"
