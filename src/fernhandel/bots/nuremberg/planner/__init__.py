"""The planner of First Train to Nuremberg; its weights are data beside it."""

from fernhandel.bots.nuremberg.planner.railwayman import RailwayPlanner
from fernhandel.bots.nuremberg.planner.weights import Weights
from fernhandel.bots.planner import Planner


def make(weights: Weights) -> Planner:
    return RailwayPlanner(weights)


__all__ = ["Weights", "make"]
