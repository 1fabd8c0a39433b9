"""The planner of Merchants of the Middle Ages: values of goods, titles, fees, routes, prices, cards and the climb."""

from fernhandel.bots.merchants.planner.planner import MerchantPlanner
from fernhandel.bots.merchants.planner.weights import Weights
from fernhandel.bots.planner import Planner


def make(weights: Weights) -> Planner:
    return MerchantPlanner(weights)


__all__ = ["Weights", "make"]
