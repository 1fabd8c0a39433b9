"""The figures a page shows: what is printed on board and cards, and how far things go."""

import msgspec

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.clauses import EACH, MOST_CLAUSES, MOST_TIMES
from fernhandel.core.deals.vocabulary import AT_LEAST, EXACT, RANGE, Vocabulary
from fernhandel.core.title import Figures
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.deals.bargain import MerchantsBargain
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    COIN,
    COST,
    COURIER_POINTS,
    EXPRESS_COURIER_POINTS,
    GOODS,
    INFLUENCES,
    INVESTMENTS,
    LEVELS,
    LOADING_MASTER_PRICE,
    LOW_UPKEEP_PRICE,
    PURCHASES,
    REDUCED_COST_PRICE,
    SELLING,
    SOCIAL_CLIMBING_PRICE,
    SPECIAL_SALE_PRICE,
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


class DealField(msgspec.Struct, frozen=True, kw_only=True):
    """What a promise or a condition can name."""

    name: str
    how: str
    """Named by one value (``one``), by the least that is meant (``at_least``), or by least and most (``range``)."""
    values: list[Value]
    """What it can be, as it is said; empty for amounts, which go from ``least`` to ``most`` in steps."""
    least: int
    most: int
    step: int


class DealDeed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that can be promised: the fields that must be named, those that may be, and their order."""

    name: str
    needed: list[str]
    fields: list[str]
    least: int
    """The least amount that a promise of it can name."""
    each: bool
    """Whether a promise of it holds whenever the decision comes."""


class DealHappening(msgspec.Struct, frozen=True, kw_only=True):
    """What a condition can name."""

    name: str
    needed: list[str]
    fields: list[str]


class DealFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What deals at this table can be made of."""

    fields: list[DealField]
    deeds: list[DealDeed]
    happenings: list[DealHappening]
    moments: list[str]
    """In the order in which they come."""
    cards: list[str]
    """The kinds that can change hands; besides a card may be handed over sealed."""
    times: list[int]
    """How often a promise can hold; 0: each time."""
    coin: int
    most: int
    """The largest gift."""
    clauses: int
    """How many of them a deal has at most."""


class MerchantsFigures(Figures, frozen=True, kw_only=True):
    goods: list[str]
    arrows: list[str]
    """The fields of a price wheel: the goods, and the own coat of arms."""
    influences: list[str]
    """The kinds of Influence cards that are in the game."""
    stars: dict[str, int]
    """By Investment card."""
    sums: dict[str, int]
    """The sum of money that a card names, by card."""
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
    rides: dict[str, dict[str, list[str]]]
    """By the card that moves the courier and the space it stands on: where it could be moved to."""
    deals: DealFigures | None
    """Where binding deals are made."""


def figures_of(rules: Rules) -> MerchantsFigures:
    return MerchantsFigures(
        goods=list(GOODS),
        arrows=list(ARROWS),
        influences=list(INFLUENCES[: rules.influence_kinds]),
        stars=dict(zip(INVESTMENTS, STARS, strict=True)),
        sums={
            "reduced_cost": REDUCED_COST_PRICE,
            "special_sale": SPECIAL_SALE_PRICE,
            "social_climbing": SOCIAL_CLIMBING_PRICE,
            "loading_master": LOADING_MASTER_PRICE,
            "low_upkeep": LOW_UPKEEP_PRICE,
        },
        levels=[PriceLevel(level=level, cost=COST[level], selling=SELLING[level]) for level in range(1, LEVELS + 1)],
        upkeep=UPKEEP.copy(),
        climb=CLIMB_PRICE.copy(),
        tiles=list(TILES),
        purchases=PURCHASES,
        coin=COIN,
        rides={
            "courier": rides_of(rules.board, COURIER_POINTS),
            "express_courier": rides_of(rules.board, EXPRESS_COURIER_POINTS),
        },
        deals=deals_of(rules.bargain) if isinstance(rules.bargain, MerchantsBargain) else None,
    )


def rides_of(board: Board, points: int) -> dict[str, list[str]]:
    return {
        board.ids[at]: [board.ids[to] for to, distance in board.courier_reach[at] if distance <= points]
        for at in range(board.cities, board.nodes)
    }


def deals_of(bargain: MerchantsBargain) -> DealFigures:
    words = bargain.words
    names = [field.name for field in words.fields]
    return DealFigures(
        fields=[field_of(bargain, number) for number in range(len(names))],
        deeds=[
            DealDeed(
                name=deed.name,
                needed=[names[field] for field in deed.needed],
                fields=[names[field] for field in deed.fields],
                least=deed.least,
                each=deed.each,
            )
            for deed in words.deeds
            if words.knows(deed.name)
        ],
        happenings=[
            DealHappening(
                name=happening.name,
                needed=[names[field] for field in happening.needed],
                fields=[names[field] for field in happening.fields],
            )
            for happening in words.happenings
            if words.knows(happening.name)
        ],
        moments=known(words, words.moments),
        cards=known(words, words.cards),
        times=[*range(1, MOST_TIMES + 1), EACH],
        coin=words.coin,
        most=words.most_money,
        clauses=MOST_CLAUSES,
    )


def field_of(bargain: MerchantsBargain, number: int) -> DealField:
    words = bargain.words
    field = words.fields[number]
    named = bargain.namer.names.get(field.name)
    every = range(field.least, field.most + 1, field.step)
    values = [] if field.how == RANGE else [*every] if named is None else [named[value] for value in every]
    return DealField(
        name=field.name,
        how={EXACT: "one", AT_LEAST: "at_least", RANGE: "range"}[field.how],
        values=[value for value in values if words.knows(str(value))],
        least=field.least,
        most=field.most,
        step=field.step,
    )


def known(words: Vocabulary, names: list[str]) -> list[str]:
    return [name for name in names if words.knows(name)]
