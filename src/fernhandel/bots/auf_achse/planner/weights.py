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
    "points_in_a_duel",
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
        self.points_in_a_duel = values[9]
        self.idle = values[10]
        self.again = values[11]
        self.hope = values[12]
        self.fetch = values[13]
        self.doubt = values[14]
        self.unseen = values[15]
        self.rivalry = values[16]
        self.trailer = values[17]
        self.event_point = values[18]
        self.hinder = values[19]
        self.card_sum = values[20]
        self.card_pass = values[21]
        self.win = values[22]
        self.race = values[23]
        self.mean_revenue = values[24]
        self.linger = values[25]
