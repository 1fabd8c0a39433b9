"""The deal as data (DL20): a list of clauses, each a gift or a promise. A deal that was said never changes."""

from typing import Any, Final

GIFT_MONEY: Final = 0
GIFT_CARD: Final = 1
WILL: Final = 2
WILL_NOT: Final = 3
KINDS: Final = ("money", "card", "will", "will_not")

NOW: Final = 0  # a gift at once, a promise from the striking on
AT: Final = 1
ONCE: Final = 2
IF: Final = 3
UNLESS: Final = 4
WHENS: Final = ("now", "at", "once", "if", "unless")

WAITING: Final = 0  # the time word is not met: the clause binds nobody, and a gift lies in its pot
STANDING: Final = 1
DONE: Final = 2
LAPSED: Final = 3
STATES: Final = ("waiting", "standing", "done", "lapsed")

EACH: Final = 0  # times: whenever the decision comes
NOBODY: Final = -1
MOST_CLAUSES: Final = 6  # DL74
MOST_TIMES: Final = 3


class Pattern:
    """A deed or a happening, and a range for some of its fields; what is not named is free (DL21).

    ``fields`` are numbers of the vocabulary's fields in its order; the ranges include both their ends.
    """

    def __init__(self, name: int, fields: list[int], least: list[int], most: list[int]) -> None:
        self.name: Final[int] = name
        self.fields: Final[list[int]] = fields
        self.least: Final[list[int]] = least
        self.most: Final[list[int]] = most

    def __reduce__(self) -> tuple[Any, ...]:
        return Pattern, (self.name, self.fields, self.least, self.most)

    def allows(self, field: int, value: int) -> bool:
        """Whether a value of a field lies in its range."""
        for i, named in enumerate(self.fields):
            if named == field:
                return self.least[i] <= value <= self.most[i]
        return True

    def names(self, field: int) -> bool:
        return field in self.fields

    def value(self, field: int) -> int:
        """The least value of a named field; NOBODY where it is free."""
        for i, named in enumerate(self.fields):
            if named == field:
                return self.least[i]
        return NOBODY

    def numbers(self) -> list[int]:
        """The whole pattern in one list, the same for equal patterns."""
        return [self.name, len(self.fields), *self.fields, *self.least, *self.most]


NOTHING: Final = Pattern(NOBODY, [], [], [])  # gifts promise nothing, most clauses wait for no happening


class Clause:
    """One gift or one promise, with at most one time word (DL26)."""

    def __init__(
        self,
        kind: int,
        by: int,
        to: int = NOBODY,
        amount: int = 0,
        card: int = NOBODY,
        pattern: Pattern = NOTHING,
        times: int = 1,
        until: int = NOBODY,
        when: int = NOW,
        moment: int = NOBODY,
        clause: int = 0,
        happening: Pattern = NOTHING,
    ) -> None:
        self.kind: Final[int] = kind
        self.by: Final[int] = by  # who gives or promises
        self.to: Final[int] = to  # gifts: who gets it
        self.amount: Final[int] = amount
        self.card: Final[int] = card  # a kind, or the vocabulary's ``sealed``
        self.pattern: Final[Pattern] = pattern
        self.times: Final[int] = times
        self.until: Final[int] = until  # promises: the moment with which it ends
        self.when: Final[int] = when
        self.moment: Final[int] = moment  # AT
        self.clause: Final[int] = clause  # ONCE: the number of an earlier clause, from 1
        self.happening: Final[Pattern] = happening  # IF, UNLESS

    def __reduce__(self) -> tuple[Any, ...]:
        said = (self.kind, self.by, self.to, self.amount, self.card, self.pattern, self.times, self.until)
        return Clause, (*said, self.when, self.moment, self.clause, self.happening)

    def is_gift(self) -> bool:
        return self.kind == GIFT_MONEY or self.kind == GIFT_CARD

    def now(self) -> "Clause":
        """The same without a time word."""
        return Clause(self.kind, self.by, self.to, self.amount, self.card, self.pattern, self.times, self.until)

    def once(self, clause: int) -> "Clause":
        """The same, to wait for that clause."""
        return Clause(
            self.kind,
            self.by,
            self.to,
            self.amount,
            self.card,
            self.pattern,
            self.times,
            self.until,
            ONCE,
            clause=clause,
        )

    def of_money(self, amount: int) -> "Clause":
        """The gift at its own time as that much money."""
        return Clause(
            GIFT_MONEY,
            self.by,
            self.to,
            amount,
            when=self.when,
            moment=self.moment,
            clause=self.clause,
            happening=self.happening,
        )

    def numbers(self) -> list[int]:
        """The whole clause in one list, the same for equal clauses."""
        plain = [self.kind, self.by, self.to, self.amount, self.card, self.times, self.until, self.when]
        return [*plain, self.moment, self.clause, *self.pattern.numbers(), *self.happening.numbers()]


class Deal:
    """What was said: by whom, when, between whom, and its clauses."""

    def __init__(
        self,
        number: int,
        turn: int,
        active: int,
        proposer: int,
        answers: int,
        parties: list[int],
        clauses: list[Clause],
    ) -> None:
        self.number: Final[int] = number  # 1, 2, 3 through the game; a counter-offer has its own
        self.turn: Final[int] = turn
        self.active: Final[int] = active
        self.proposer: Final[int] = proposer
        self.answers: Final[int] = answers  # the number of the proposal it counters, or 0
        self.parties: Final[list[int]] = parties  # ascending
        self.clauses: Final[list[Clause]] = clauses

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.number, self.turn, self.active, self.proposer, self.answers)
        return Deal, (*made, self.parties, self.clauses)

    def numbers(self) -> list[int]:
        """The whole deal in one list, the same for equal deals."""
        numbers = [self.number, self.turn, self.active, self.proposer, self.answers, len(self.parties), *self.parties]
        for clause in self.clauses:
            numbers += clause.numbers()
        return numbers
