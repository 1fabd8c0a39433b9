"""The weights of the planner by name; what each means stands in weights.toml."""

from dataclasses import dataclass
from typing import final


@final
@dataclass
class Weights:
    spread: float
    margin: float
    point: float
    scarcity: float
    cards_a_turn: float
    chosen_a_turn: float
    fetched_a_turn: float
    taken: float
    points_a_contract: float
    points_in_a_duel: float
    idle: float
    again: float
    hope: float
    fetch: float
    doubt: float
    unseen: float
    rivalry: float
    trailer: float
    event_point: float
    hinder: float
    card_sum: float
    card_pass: float
    win: float
    race: float
    mean_revenue: float
    linger: float
