"""The weights of the planner by name; what each means stands in weights.toml."""

from dataclasses import dataclass
from typing import final


@final
@dataclass
class Weights:
    spread: float
    margin: float
    government: float
    train: float
    company: float
    government_classes: float
    train_classes: float
    company_classes: float
    third_point: float
    fifth_point: float
    eighth_point: float
    saved_cube: float
    last_company: float
    train_for_track: float
    set_haze: float
    upkeep: float
    stay: float
    later: float
    turns_haul: float
    drift_2: float
    drift_3: float
    drift_4: float
    swing: float
    share: float
    spite: float
    haste: float
    bid_cube: float
    build_first: float
    trains_first: float
    later_class: float
