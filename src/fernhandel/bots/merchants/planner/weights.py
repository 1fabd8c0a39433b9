"""The weights of the planner by name; what each means stands in weights.toml."""

from typing import Final

from fernhandel.games.merchants.figures import INFLUENCE_KINDS, INVESTMENTS

NAMES: Final[tuple[str, ...]] = (
    "spread",
    "margin",
    "envy",
    "patience",
    "bustle",
    "steering",
    "keep",
    "ahead",
    "fee_share",
    "doubt",
    "bold",
    "thrift",
    "dread",
    "income",
    "tile",
    "meeting",
    "pace",
    "rate_of_card",
    "reduced_cost",
    "driver",
    "coach_driver",
    "courier",
    "express_courier",
    "office",
    "large_office",
    "warehouse_sale",
    "free_loading",
    "broken_axle",
    "special_sale",
    "sale_with_bonus",
    "social_climbing",
    "loading_master",
    "low_upkeep",
)
FIRST_CARD: Final = 18
FIRST_INFLUENCE: Final = FIRST_CARD + len(INVESTMENTS)


class Weights:
    """In the order of ``NAMES``."""

    def __init__(self, values: list[float]) -> None:
        self.spread = values[0]
        self.margin = values[1]
        self.envy = values[2]
        self.patience = values[3]
        self.bustle = values[4]
        self.steering = values[5]
        self.keep = values[6]
        self.ahead = values[7]
        self.fee_share = values[8]
        self.doubt = values[9]
        self.bold = values[10]
        self.thrift = values[11]
        self.dread = values[12]
        self.income = values[13]
        self.tile = values[14]
        self.meeting = values[15]
        self.pace = values[16]
        self.rate_of_card = values[17]
        self.cards = values[FIRST_CARD:FIRST_INFLUENCE]
        self.influences = values[FIRST_INFLUENCE : FIRST_INFLUENCE + INFLUENCE_KINDS]
