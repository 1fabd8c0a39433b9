"""Which box to bid on (N5)."""

from collections.abc import Sequence

from fernhandel.bots.best import best_of
from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Bid
from fernhandel.games.nuremberg.bots.easy.glance import FIRST_POINT, WANING, Glance
from fernhandel.games.nuremberg.bots.purses import purse_ahead
from fernhandel.games.nuremberg.figures import INFLUENCES
from fernhandel.games.nuremberg.phases.auction import box_points


def best_bids(glance: Glance, legal: Sequence[Action]) -> list[Bid]:
    """Never more than a box needs; of all boxes those that are worth most above that."""
    have = purse_ahead(glance.t, glance.seat)[1:]  # influence by colour
    lowest: dict[int, Bid] = {}  # by box
    for bid in legal:  # on every box the lowest comes first
        assert isinstance(bid, Bid)
        lowest.setdefault(bid.box, bid)
    return best_of(lowest.values(), lambda bid: _box(glance, bid.box, have) - bid.cubes)


def _box(glance: Glance, box: int, have: list[int]) -> float:
    value = 0.0
    for colour in range(len(INFLUENCES)):
        points = box_points(glance.t, box, colour)
        value += FIRST_POINT[colour] * sum(WANING[have[colour] : have[colour] + points])
    return value
