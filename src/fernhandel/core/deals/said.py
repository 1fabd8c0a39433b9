"""A deal in names: as it goes over the wire, stands in views and events, and comes in as data."""

from collections.abc import Sequence

import msgspec

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.clauses import (
    AT,
    GIFT_CARD,
    GIFT_MONEY,
    IF,
    KINDS,
    NOBODY,
    NOTHING,
    ONCE,
    UNLESS,
    WHENS,
    WILL,
    Clause,
    Deal,
    Pattern,
)
from fernhandel.core.deals.vocabulary import AT_LEAST, RANGE, Vocabulary
from fernhandel.core.refusals import BadInput, Refused

Range = tuple[int, int]
FieldNames = dict[str, tuple[Value, ...]]
"""By field: the names of its values, where they are not plain numbers."""


class SaidClause(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One gift or promise. What does not belong to its kind is left out."""

    kind: str
    by: int
    to: int | None = None
    amount: int | None = None
    card: str | None = None
    deed: str | None = None
    fields: dict[str, Value | Range] = {}
    """The fields of the deed that are named; an amount is a range from its least to its most."""
    times: int | None = None
    """How often; 0: each time."""
    until: str | None = None
    when: str = "now"
    moment: str | None = None
    once: int | None = None
    happening: str | None = None
    happening_fields: dict[str, Value | Range] = {}


class SaidClauses(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal as data, as far as whoever says it has to tell: the rest follows from the table."""

    clauses: list[SaidClause]


class SaidDeal(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    turn: int
    active: int
    proposer: int
    answers: int
    """The number of the proposal that it counters, or 0."""
    parties: list[int]
    clauses: list[SaidClause]


class Namer:
    """From numbers to names; ``names`` are those of the catalogue."""

    def __init__(self, words: Vocabulary, names: FieldNames) -> None:
        self.words = words
        self.names = names

    def deal(self, deal: Deal) -> SaidDeal:
        return SaidDeal(
            number=deal.number,
            turn=deal.turn,
            active=deal.active,
            proposer=deal.proposer,
            answers=deal.answers,
            parties=list(deal.parties),
            clauses=[self.clause(clause) for clause in deal.clauses],
        )

    def clause(self, clause: Clause) -> SaidClause:
        words = self.words
        gift = clause.is_gift()
        conditional = clause.when in (IF, UNLESS)
        return SaidClause(
            kind=KINDS[clause.kind],
            by=clause.by,
            to=clause.to if gift else None,
            amount=clause.amount if clause.kind == GIFT_MONEY else None,
            card=[*words.cards, "sealed"][clause.card] if clause.kind == GIFT_CARD else None,
            deed=None if gift else words.deeds[clause.pattern.name].name,
            fields={} if gift else self.fields(clause.pattern),
            times=clause.times if clause.kind == WILL else None,
            until=None if gift else words.moments[clause.until],
            when=WHENS[clause.when],
            moment=words.moments[clause.moment] if clause.when == AT else None,
            once=clause.clause if clause.when == ONCE else None,
            happening=words.happenings[clause.happening.name].name if conditional else None,
            happening_fields=self.fields(clause.happening) if conditional else {},
        )

    def fields(self, pattern: Pattern) -> dict[str, Value | Range]:
        said: dict[str, Value | Range] = {}
        for field, least, most in zip(pattern.fields, pattern.least, pattern.most, strict=True):
            spec = self.words.fields[field]
            if spec.how == RANGE:
                said[spec.name] = (least, most)
            else:
                said[spec.name] = self.names[spec.name][least] if spec.name in self.names else least
        return said


class Reader:
    """From names to numbers: a deal out of a view, or one that was sent as data. What is not known is ``BadInput``."""

    def __init__(self, words: Vocabulary, names: FieldNames) -> None:
        self.words = words
        self.names = names

    def deal(self, said: SaidDeal) -> Deal:
        clauses = [self.clause(clause, number) for number, clause in enumerate(said.clauses, 1)]
        return Deal(said.number, said.turn, said.active, said.proposer, said.answers, list(said.parties), clauses)

    def clauses(self, said: SaidClauses) -> list[Clause]:
        return [self.clause(clause, number) for number, clause in enumerate(said.clauses, 1)]

    def clause(self, said: SaidClause, number: int) -> Clause:
        words = self.words
        kind = _index(KINDS, said.kind, "kind")
        when = _index(WHENS, said.when, "when")
        gift = kind in (GIFT_MONEY, GIFT_CARD)
        conditional = when in (IF, UNLESS)
        deeds = [deed.name for deed in words.deeds]
        happenings = [happening.name for happening in words.happenings]
        return Clause(
            kind,
            said.by,
            to=_given(said.to, "to") if gift else NOBODY,
            amount=_given(said.amount, "amount") if kind == GIFT_MONEY else 0,
            card=self.card(said.card, number) if kind == GIFT_CARD else NOBODY,
            pattern=NOTHING if gift else self.deed(_index(deeds, said.deed, "deed"), said.fields),
            times=1 if said.times is None else said.times,
            until=NOBODY if gift else _index(words.moments, said.until or words.moments[-1], "until"),
            when=when,
            moment=_index(words.moments, said.moment, "moment") if when == AT else NOBODY,
            clause=_given(said.once, "once") if when == ONCE else 0,
            happening=self.happening(_index(happenings, said.happening, "happening"), said.happening_fields)
            if conditional
            else NOTHING,
        )

    def card(self, card: str | None, number: int) -> int:
        """A kind, or sealed; what lies on the table otherwise never changes hands (DL9)."""
        cards = [*self.words.cards, "sealed"]
        if card not in cards and any(card in values for values in self.names.values()):
            raise Refused("cannot_change_hands", "M12.1", clause=number)
        return _index(cards, card, "card")

    def deed(self, name: int, said: dict[str, Value | Range]) -> Pattern:
        return self.pattern(name, self.words.deeds[name].fields, said)

    def happening(self, name: int, said: dict[str, Value | Range]) -> Pattern:
        return self.pattern(name, self.words.happenings[name].fields, said)

    def pattern(self, name: int, order: list[int], said: dict[str, Value | Range]) -> Pattern:
        """Fields in the order they are spoken in for that deed or happening, however they were sent."""
        named: list[int] = []
        least: list[int] = []
        most: list[int] = []
        for number in order:
            field = self.words.fields[number]
            if field.name not in said:
                continue
            value = said[field.name]
            if isinstance(value, tuple):
                low, high = value
            elif field.how == AT_LEAST:
                low, high = self.number(field.name, value), field.most
            else:
                low = high = self.number(field.name, value)
            named.append(number)
            least.append(low)
            most.append(high)
        known = [self.words.fields[number].name for number in order]
        unknown = [field for field in said if field not in known]
        if unknown:
            raise BadInput(f"a deal names no field {unknown[0]!r} there")
        return Pattern(name, named, least, most)

    def number(self, field: str, value: Value) -> int:
        if field in self.names:
            return _index(self.names[field], value, field)
        if not isinstance(value, int):
            raise BadInput(f"field {field!r} is a whole number, not {value!r}")
        return value


def _index(known: Sequence[Value], value: Value | None, what: str) -> int:
    if value is None or value not in known:
        raise BadInput(f"{what} is one of {', '.join(map(str, known))}, not {value!r}")
    return list(known).index(value)


def _given(value: int | None, what: str) -> int:
    if value is None:
        raise BadInput(f"a clause lacks its {what}")
    return value
