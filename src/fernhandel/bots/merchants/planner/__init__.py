"""The planner of Merchants of the Middle Ages: values of goods, titles, fees, routes, prices, cards and the climb."""

from fernhandel.bots.merchants.planner.planner import MerchantPlanner
from fernhandel.bots.merchants.planner.weights import NAMES
from fernhandel.bots.planner import Planner


def make(weights: list[float]) -> Planner:
    return MerchantPlanner(weights)


__all__ = ["NAMES", "make"]
