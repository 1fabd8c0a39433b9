"""Which box to bid on (N5)."""

from collections.abc import Sequence

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Bid
from fernhandel.games.nuremberg.bots.worth import FIRST_POINT, WANING, Worth
from fernhandel.games.nuremberg.figures import INFLUENCES
from fernhandel.games.nuremberg.phases.auction import box_points


def best_bids(worth: Worth, legal: Sequence[Action]) -> list[Action]:
    """Never more than a box needs; of all boxes those that are worth most above that."""
    best: list[Action] = []
    most = float("-inf")
    have = _influence_to_come(worth)
    boxes: set[int] = set()
    for bid in legal:  # on every box the lowest comes first
        assert isinstance(bid, Bid)
        if bid.box in boxes:
            continue
        boxes.add(bid.box)
        value = _box(worth, bid.box, have) - bid.cubes
        if value > most:
            best, most = [bid], value
        elif value == most:
            best.append(bid)
    return best


def _influence_to_come(worth: Worth) -> list[int]:
    """By colour, with the boxes on which the seat's bids stand."""
    t = worth.t
    have = list(worth.purse[1:])
    for box, bidder in enumerate(t.bidder):
        if bidder == worth.me:
            for colour in range(len(INFLUENCES)):
                have[colour] += box_points(t, box, colour)
    return have


def _box(worth: Worth, box: int, have: list[int]) -> float:
    value = 0.0
    for colour in range(len(INFLUENCES)):
        points = box_points(worth.t, box, colour)
        value += FIRST_POINT[colour] * sum(WANING[have[colour] : have[colour] + points])
    return value
