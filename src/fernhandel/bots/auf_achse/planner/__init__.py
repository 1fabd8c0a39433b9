"""The planner of Auf Achse: tours, auctions and signs, judged in money."""

from fernhandel.bots.auf_achse.planner.carrier import Carrier
from fernhandel.bots.auf_achse.planner.weights import NAMES, Weights
from fernhandel.bots.planner import Planner


def make(weights: list[float]) -> Planner:
    return Carrier(Weights(weights))


__all__ = ["NAMES", "make"]
