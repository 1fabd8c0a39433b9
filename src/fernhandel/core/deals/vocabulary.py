"""The words a game lends to deals: fields, deeds, happenings and moments, by number and by name."""

from typing import Final

from fernhandel.core.deals.clauses import Pattern

EXACT: Final = 0  # a field is named by one value
AT_LEAST: Final = 1  # a value means that much or more
RANGE: Final = 2  # a field is named by its least, its most, or both


class Field:
    """What a pattern can name: a thing, a number, an amount."""

    def __init__(self, name: str, least: int, most: int, step: int = 1, how: int = EXACT) -> None:
        self.name: Final[str] = name  # as in the other actions of the game
        self.least: Final[int] = least
        self.most: Final[int] = most
        self.step: Final[int] = step
        self.how: Final[int] = how


class Deed:
    """A decision of the game as a promise can name it (DL23)."""

    def __init__(
        self,
        name: str,
        needed: list[int],
        free: list[int],
        fields: list[int],
        least: int = 0,
        each: bool = False,
        one_of: list[int] | None = None,
    ) -> None:
        self.name: Final[str] = name
        self.needed: Final[list[int]] = needed  # fields that must be named
        self.free: Final[list[int]] = free  # fields that may be named
        self.fields: Final[list[int]] = fields  # both, in the order they are said in
        self.least: Final[int] = least  # of its range: what lies below is the neutral choice (DL24)
        self.each: Final[bool] = each  # a promise of it holds whenever the decision comes
        self.one_of: Final[list[int] | None] = one_of
        """Where one decision must keep all promises of it: the fields that tell such decisions apart (DL48)."""


class Happening:
    """A public event that a condition can name (DL25), and the moment with which it cannot come any more."""

    def __init__(self, name: str, needed: list[int], free: list[int], deadline: int) -> None:
        self.name: Final[str] = name
        self.needed: Final[list[int]] = needed
        self.free: Final[list[int]] = free
        self.fields: Final[list[int]] = needed + free
        self.deadline: Final[int] = deadline


class Vocabulary:
    """All of it. Moments are in order, the last is the end of the turn."""

    def __init__(
        self,
        fields: list[Field],
        deeds: list[Deed],
        happenings: list[Happening],
        moments: list[str],
        cards: list[str],
        most_money: int,
        coin: int,
        unknown: list[str],
    ) -> None:
        self.fields: Final[list[Field]] = fields
        self.deeds: Final[list[Deed]] = deeds
        self.happenings: Final[list[Happening]] = happenings
        self.moments: Final[list[str]] = moments
        self.cards: Final[list[str]] = cards  # the kinds that can change hands
        self.sealed: Final[int] = len(cards)  # a card whose kind only giver and receiver see
        self.end: Final[int] = len(moments) - 1
        self.most_money: Final[int] = most_money
        self.coin: Final[int] = coin
        self.unknown: Final[list[str]] = unknown
        """Names of deeds, happenings, moments and cards that this edition does not know; their numbers stay free."""

    def knows(self, name: str) -> bool:
        return name not in self.unknown

    def lowest(self, deed: Deed, field: int) -> int:
        """The least value that a promise of that deed can name."""
        return max(self.fields[field].least, deed.least if self.fields[field].how != EXACT else 0)

    def range_of(self, pattern: Pattern, field: int) -> tuple[int, int]:
        """The least and the most that a pattern allows a field to be."""
        for i, named in enumerate(pattern.fields):
            if named == field:
                return pattern.least[i], pattern.most[i]
        return self.fields[field].least, self.fields[field].most
