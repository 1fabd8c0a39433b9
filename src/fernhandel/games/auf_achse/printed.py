"""The figures a page shows: how much fits, how many there are, and what the edition has of it."""

import msgspec

from fernhandel.core.title import Figures
from fernhandel.games.auf_achse.figures import SIX, TRAILERS, TRUCK
from fernhandel.games.auf_achse.state import Rules


class TrailerFigures(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    room: int
    price: int
    count: int
    """How many there are in the box."""


class AufAchseFigures(Figures, frozen=True, kw_only=True):
    dice: int
    joker: int
    """The number on a die that stands for any other."""
    truck: int
    """Goods that a truck holds without trailers."""
    trailers: list[TrailerFigures]
    """Large ones first; none in the children's variant."""
    events: int
    """How many event cards there are."""
    auctions: bool
    """Whether public contracts are auctioned; else whoever comes by takes one."""
    dock_leaves: bool
    """Whether the contract at the loading dock leaves the game when none is chosen."""


def figures_of(rules: Rules) -> AufAchseFigures:
    return AufAchseFigures(
        dice=rules.dice,
        joker=SIX,
        truck=TRUCK,
        trailers=[] if rules.children else _trailers(rules),  # A9.3
        events=sum(rules.events.copies),
        auctions=not rules.children,  # A9.4
        dock_leaves=rules.forced_discard,  # A7.11, O11
    )


def _trailers(rules: Rules) -> list[TrailerFigures]:
    return [
        TrailerFigures(
            id=id, room=rules.trailer_room[kind], price=rules.trailer_price[kind], count=rules.trailer_count[kind]
        )
        for kind, id in enumerate(TRAILERS)
    ]
