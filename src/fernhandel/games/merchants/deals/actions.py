"""The phrases by which deals name things of this table (DL30): one kind for each field, as in the other actions."""

from typing import ClassVar, Final, final

from fernhandel.core.deals.spoken import Bound, Named, Phrase, Phrases
from fernhandel.core.deals.vocabulary import RANGE, Field, Vocabulary
from fernhandel.games.merchants.deals.vocabulary import (
    AMOUNT,
    CARD,
    CHANGE,
    CITY,
    GOOD,
    KIND,
    LEVEL,
    MOST_SEATS,
    NUMBER,
    OVER,
    SEAT,
    TILE,
    TO,
    TOKENS,
    WAGON,
)


@final
class DealWagon(Named):
    kind: ClassVar[str] = "deal_wagon"
    fields: ClassVar[tuple[str, ...]] = ("wagon",)
    field: ClassVar[int] = WAGON

    def __init__(self, id: int, wagon: int) -> None:
        super().__init__(id)
        self.wagon: Final[int] = wagon


@final
class DealGood(Named):
    kind: ClassVar[str] = "deal_good"
    fields: ClassVar[tuple[str, ...]] = ("good",)
    field: ClassVar[int] = GOOD

    def __init__(self, id: int, good: int) -> None:
        super().__init__(id)
        self.good: Final[int] = good


@final
class DealCity(Named):
    kind: ClassVar[str] = "deal_city"
    fields: ClassVar[tuple[str, ...]] = ("city",)
    field: ClassVar[int] = CITY

    def __init__(self, id: int, city: int) -> None:
        super().__init__(id)
        self.city: Final[int] = city


@final
class DealOver(Named):
    kind: ClassVar[str] = "deal_over"
    fields: ClassVar[tuple[str, ...]] = ("over",)
    field: ClassVar[int] = OVER

    def __init__(self, id: int, over: int) -> None:
        super().__init__(id)
        self.over: Final[int] = over


@final
class DealTo(Named):
    kind: ClassVar[str] = "deal_to"
    fields: ClassVar[tuple[str, ...]] = ("to",)
    field: ClassVar[int] = TO

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class DealSeat(Named):
    kind: ClassVar[str] = "deal_seat"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    field: ClassVar[int] = SEAT

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat


@final
class DealKind(Named):
    """A kind of Influence card to be played."""

    kind: ClassVar[str] = "deal_kind"
    fields: ClassVar[tuple[str, ...]] = ("influence",)
    field: ClassVar[int] = KIND

    def __init__(self, id: int, influence: int) -> None:
        super().__init__(id)
        self.influence: Final[int] = influence


@final
class DealInvestment(Named):
    kind: ClassVar[str] = "deal_investment"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    field: ClassVar[int] = CARD

    def __init__(self, id: int, card: int) -> None:
        super().__init__(id)
        self.card: Final[int] = card


@final
class DealTokens(Named):
    kind: ClassVar[str] = "deal_tokens"
    fields: ClassVar[tuple[str, ...]] = ("tokens",)
    field: ClassVar[int] = TOKENS

    def __init__(self, id: int, tokens: int) -> None:
        super().__init__(id)
        self.tokens: Final[int] = tokens


@final
class DealTile(Named):
    kind: ClassVar[str] = "deal_tile"
    fields: ClassVar[tuple[str, ...]] = ("tile",)
    field: ClassVar[int] = TILE

    def __init__(self, id: int, tile: int) -> None:
        super().__init__(id)
        self.tile: Final[int] = tile


@final
class DealNumber(Named):
    """An arrow or more, or two."""

    kind: ClassVar[str] = "deal_number"
    fields: ClassVar[tuple[str, ...]] = ("number",)
    field: ClassVar[int] = NUMBER

    def __init__(self, id: int, number: int) -> None:
        super().__init__(id)
        self.number: Final[int] = number


@final
class DealChange(Named):
    kind: ClassVar[str] = "deal_change"
    fields: ClassVar[tuple[str, ...]] = ("change",)
    field: ClassVar[int] = CHANGE

    def __init__(self, id: int, change: int) -> None:
        super().__init__(id)
        self.change: Final[int] = change


@final
class DealLeast(Bound):
    kind: ClassVar[str] = "deal_least"
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    field: ClassVar[int] = AMOUNT
    amount_field: ClassVar[str] = "amount"

    def __init__(self, id: int, amount: int) -> None:
        super().__init__(id)
        self.amount: Final[int] = amount


@final
class DealMost(Bound):
    kind: ClassVar[str] = "deal_most"
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    field: ClassVar[int] = AMOUNT
    amount_field: ClassVar[str] = "amount"
    upper: ClassVar[bool] = True

    def __init__(self, id: int, amount: int) -> None:
        super().__init__(id)
        self.amount: Final[int] = amount


@final
class DealLevelLeast(Bound):
    kind: ClassVar[str] = "deal_level_least"
    fields: ClassVar[tuple[str, ...]] = ("level",)
    field: ClassVar[int] = LEVEL

    def __init__(self, id: int, level: int) -> None:
        super().__init__(id)
        self.level: Final[int] = level


@final
class DealLevelMost(Bound):
    kind: ClassVar[str] = "deal_level_most"
    fields: ClassVar[tuple[str, ...]] = ("level",)
    field: ClassVar[int] = LEVEL
    upper: ClassVar[bool] = True

    def __init__(self, id: int, level: int) -> None:
        super().__init__(id)
        self.level: Final[int] = level


ThingPhrase = (
    DealWagon
    | DealGood
    | DealCity
    | DealOver
    | DealTo
    | DealSeat
    | DealKind
    | DealInvestment
    | DealTokens
    | DealTile
    | DealNumber
    | DealChange
    | DealLeast
    | DealMost
    | DealLevelLeast
    | DealLevelMost
)


def named(id: int, field: int, value: int) -> Phrase:
    """The phrase that names a value of a field."""
    if field == WAGON:
        return DealWagon(id, value)
    if field == GOOD:
        return DealGood(id, value)
    if field == CITY:
        return DealCity(id, value)
    if field == OVER:
        return DealOver(id, value)
    if field == TO:
        return DealTo(id, value)
    if field == SEAT:
        return DealSeat(id, value)
    if field == KIND:
        return DealKind(id, value)
    if field == CARD:
        return DealInvestment(id, value)
    if field == TOKENS:
        return DealTokens(id, value)
    if field == TILE:
        return DealTile(id, value)
    return DealNumber(id, value) if field == NUMBER else DealChange(id, value)


def bound(id: int, field: int, value: int, upper: bool) -> Phrase:
    """The phrase that bounds a field by a value."""
    if field == LEVEL:
        return DealLevelMost(id, value) if upper else DealLevelLeast(id, value)
    return DealMost(id, value) if upper else DealLeast(id, value)


def values_of(field: Field) -> list[int]:
    return list(range(field.least, field.most + 1, field.step))


def phrases_from(first: int, words: Vocabulary) -> Phrases:
    """Every phrase of this game, numbered from ``first`` on."""
    phrases = Phrases(first, MOST_SEATS, words)
    for number, field in enumerate(words.fields):
        values: list[Phrase] = []
        lower: list[Phrase] = []
        upper: list[Phrase] = []
        if field.how == RANGE:
            n = phrases.next()
            lower = phrases.add([bound(n + i, number, value, False) for i, value in enumerate(values_of(field))])
            n = phrases.next()
            upper = phrases.add([bound(n + i, number, value, True) for i, value in enumerate(values_of(field))])
        else:
            n = phrases.next()
            values = phrases.add([named(n + i, number, value) for i, value in enumerate(values_of(field))])
        phrases.fields.append(values)
        phrases.lower.append(lower)
        phrases.upper.append(upper)
    return phrases
