"""The weights of the planner by name; what each means stands in weights.toml."""

from dataclasses import dataclass
from typing import final

from fernhandel.games.merchants.figures import INFLUENCES, INVESTMENTS


@final
@dataclass
class Weights:
    spread: float
    margin: float
    envy: float
    patience: float
    bustle: float
    steering: float
    keep: float
    ahead: float
    fee_share: float
    doubt: float
    bold: float
    thrift: float
    dread: float
    income: float
    tile: float
    meeting: float
    pace: float
    rate_of_card: float
    reduced_cost: float
    driver: float
    coach_driver: float
    courier: float
    express_courier: float
    office: float
    large_office: float
    warehouse_sale: float
    free_loading: float
    broken_axle: float
    special_sale: float
    sale_with_bonus: float
    social_climbing: float
    loading_master: float
    low_upkeep: float

    def __post_init__(self) -> None:
        self.cards: list[float] = [getattr(self, name) for name in INVESTMENTS]
        self.influences: list[float] = [getattr(self, name) for name in INFLUENCES]
