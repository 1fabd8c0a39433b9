"""The planner of Auf Achse: tours, auctions and signs, judged in money."""

from fernhandel.bots.auf_achse.planner.carrier import Carrier
from fernhandel.bots.auf_achse.planner.weights import Weights
from fernhandel.bots.planner import Planner


def make(weights: Weights) -> Planner:
    return Carrier(weights)


__all__ = ["Weights", "make"]
