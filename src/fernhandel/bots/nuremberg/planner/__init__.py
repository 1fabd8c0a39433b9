"""The planner of First Train to Nuremberg; its weights are data beside it."""

from fernhandel.bots.nuremberg.planner.railwayman import RailwayPlanner
from fernhandel.bots.planner import Planner

NAMES: tuple[str, ...] = (
    "spread",
    "margin",
    "government",
    "train",
    "company",
    "government_classes",
    "train_classes",
    "company_classes",
    "third_point",
    "fifth_point",
    "eighth_point",
    "saved_cube",
    "last_company",
    "train_for_track",
    "set_haze",
    "upkeep",
    "stay",
    "later",
    "turns_haul",
    "drift_2",
    "drift_3",
    "drift_4",
    "swing",
    "share",
    "spite",
    "haste",
    "bid_cube",
    "build_first",
    "trains_first",
    "later_class",
)


def make(weights: list[float]) -> Planner:
    """The planner with these weights, in the order of ``NAMES``."""
    return RailwayPlanner(weights)
