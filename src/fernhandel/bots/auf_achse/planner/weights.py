"""The planner's weights by name."""

from typing import Final

NAMES: Final = (
    "spread",
    "margin",
    "point",
    "scarcity",
    "cards_a_turn",
    "chosen_a_turn",
    "fetched_a_turn",
    "taken",
    "points_a_contract",
    "idle",
    "again",
    "hope",
    "fetch",
    "doubt",
    "unseen",
    "rivalry",
    "trailer",
    "event_point",
    "hinder",
    "card_sum",
    "card_pass",
    "win",
    "race",
    "mean_revenue",
    "linger",
)


class Weights:
    """What they mean stands beside their values in weights.toml."""

    def __init__(self, values: list[float]) -> None:
        self.spread = values[0]
        self.margin = values[1]
        self.point = values[2]
        self.scarcity = values[3]
        self.cards_a_turn = values[4]
        self.chosen_a_turn = values[5]
        self.fetched_a_turn = values[6]
        self.taken = values[7]
        self.points_a_contract = values[8]
        self.idle = values[9]
        self.again = values[10]
        self.hope = values[11]
        self.fetch = values[12]
        self.doubt = values[13]
        self.unseen = values[14]
        self.rivalry = values[15]
        self.trailer = values[16]
        self.event_point = values[17]
        self.hinder = values[18]
        self.card_sum = values[19]
        self.card_pass = values[20]
        self.win = values[21]
        self.race = values[22]
        self.mean_revenue = values[23]
        self.linger = values[24]
