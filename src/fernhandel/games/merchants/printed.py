"""The figures a page shows: what is printed on board and cards, and how far things go."""

import msgspec

from fernhandel.core.title import Figures
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    COIN,
    COST,
    GOODS,
    INFLUENCES,
    INVESTMENTS,
    LEVELS,
    PURCHASES,
    SELLING,
    STARS,
    TILES,
    UPKEEP,
)
from fernhandel.games.merchants.phases.prices import ARROWS
from fernhandel.games.merchants.state import Rules


class PriceLevel(msgspec.Struct, frozen=True, kw_only=True):
    """What a good on this level of the price chart costs, and what it sells for."""

    level: int
    cost: int
    selling: int


class MerchantsFigures(Figures, frozen=True, kw_only=True):
    goods: list[str]
    arrows: list[str]
    """The fields of a price wheel: the goods, and the own coat of arms."""
    influences: list[str]
    """The kinds of Influence cards that are in the game."""
    stars: dict[str, int]
    """By Investment card."""
    levels: list[PriceLevel]
    upkeep: list[int]
    """By level of status."""
    climb: list[int]
    """What a level of status costs, by the number of wagons that have arrived."""
    tiles: list[int]
    purchases: int
    """How many tokens may be bought in a turn."""
    coin: int
    """Every amount is a multiple of this."""


def figures_of(rules: Rules) -> MerchantsFigures:
    return MerchantsFigures(
        goods=list(GOODS),
        arrows=list(ARROWS),
        influences=list(INFLUENCES[: rules.influence_kinds]),
        stars=dict(zip(INVESTMENTS, STARS, strict=True)),
        levels=[PriceLevel(level=level, cost=COST[level], selling=SELLING[level]) for level in range(1, LEVELS + 1)],
        upkeep=UPKEEP.copy(),
        climb=CLIMB_PRICE.copy(),
        tiles=list(TILES),
        purchases=PURCHASES,
        coin=COIN,
    )
