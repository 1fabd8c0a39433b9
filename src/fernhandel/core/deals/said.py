"""A deal in names: as it goes over the wire, stands in views and events, and comes in as data."""

from collections.abc import Sequence

import msgspec

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.clauses import (
    AT,
    EACH,
    GIFT_CARD,
    GIFT_MONEY,
    IF,
    KINDS,
    MOST_TIMES,
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
from fernhandel.core.deals.vocabulary import AT_LEAST, RANGE, Field, Vocabulary
from fernhandel.core.refusals import BadInput, Refused

Range = tuple[int, int]
FieldNames = dict[str, tuple[Value, ...]]
"""By field: the names of its values, where they are not plain numbers."""


class SaidClause(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
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
        kind = _index(KINDS, said.kind, "kind")
        when = _index(WHENS, said.when, "when")
        gift = kind in (GIFT_MONEY, GIFT_CARD)
        if when == AT and not gift:
            raise BadInput("a promise holds from the striking on: it has no 'at'")  # DL26
        _check_one_time_word(said, when)
        return Clause(
            kind,
            said.by,
            to=_given(said.to, "to") if gift else NOBODY,
            amount=self.amount(_given(said.amount, "amount")) if kind == GIFT_MONEY else 0,
            card=self.card(said.card, number) if kind == GIFT_CARD else NOBODY,
            pattern=NOTHING if gift else self.promised(said),
            times=1 if said.times is None else _within(said.times, EACH, MOST_TIMES, "times"),
            until=NOBODY if gift else self.moment(said.until or self.words.moments[-1], "until"),
            when=when,
            moment=self.moment(said.moment, "moment") if when == AT else NOBODY,
            clause=_earlier(_given(said.once, "once"), number) if when == ONCE else 0,
            happening=self.awaited(said) if when in (IF, UNLESS) else NOTHING,
        )

    def known(self, names: list[str]) -> list[str]:
        """Of these names, those that this edition knows."""
        return [name for name in names if self.words.knows(name)]

    def moment(self, moment: str | None, what: str) -> int:
        _index(self.known(self.words.moments), moment, what)
        return _index(self.words.moments, moment, what)

    def amount(self, amount: int) -> int:
        if amount % self.words.coin:
            raise BadInput(f"an amount is in steps of {self.words.coin}, not {amount}")
        return _within(amount, self.words.coin, self.words.most_money, "amount")

    def card(self, card: str | None, number: int) -> int:
        """A kind, or sealed; what lies on the table otherwise never changes hands (DL9)."""
        cards = [*self.words.cards, "sealed"]
        if card not in cards and any(card in values for values in self.names.values()):
            raise Refused("cannot_change_hands", "M12.1", clause=number)
        _index([*self.known(self.words.cards), "sealed"], card, "card")
        return _index(cards, card, "card")

    def promised(self, said: SaidClause) -> Pattern:
        deeds = [deed.name for deed in self.words.deeds]
        _index(self.known(deeds), said.deed, "deed")
        deed = self.words.deeds[_index(deeds, said.deed, "deed")]
        return self.pattern(deeds.index(deed.name), said.fields, deed.needed, deed.fields)

    def awaited(self, said: SaidClause) -> Pattern:
        happenings = [happening.name for happening in self.words.happenings]
        _index(self.known(happenings), said.happening, "happening")
        happening = self.words.happenings[_index(happenings, said.happening, "happening")]
        return self.pattern(happenings.index(happening.name), said.happening_fields, happening.needed, happening.fields)

    def pattern(self, name: int, said: dict[str, Value | Range], needed: list[int], order: list[int]) -> Pattern:
        """Fields in the order they are said in, however they were sent; none that is not theirs, none missing."""
        names = [self.words.fields[field].name for field in order]
        for sent in said:
            if sent not in names:
                raise BadInput(f"a deal names no field {sent!r} there")
        named: list[int] = []
        least: list[int] = []
        most: list[int] = []
        for number in order:  # as a draft has them: equal patterns have equal numbers
            field = self.words.fields[number]
            if field.name not in said:
                continue
            low, high = self.range(field, said[field.name])
            named.append(number)
            least.append(low)
            most.append(high)
        for number in needed:
            if number not in named:
                raise BadInput(f"a clause lacks its {self.words.fields[number].name}")
        return Pattern(name, named, least, most)

    def range(self, field: Field, value: Value | Range) -> Range:
        """What a field may be, from its least to its most."""
        if field.how == RANGE:
            if not isinstance(value, tuple) or value[0] > value[1]:
                raise BadInput(f"field {field.name!r} is a range from its least to its most, not {value!r}")
            for end in value:
                if _within(end, field.least, field.most, field.name) % field.step:
                    raise BadInput(f"field {field.name!r} is in steps of {field.step}, not {end}")
            return value
        if isinstance(value, tuple):
            raise BadInput(f"field {field.name!r} is one value, not a range")
        if value in self.words.cards:
            _index(self.known(self.words.cards), value, field.name)
        low = _within(self.number(field.name, value), field.least, field.most, field.name)
        return low, field.most if field.how == AT_LEAST else low

    def number(self, field: str, value: Value) -> int:
        if field in self.names:
            return _index(self.names[field], value, field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput(f"field {field!r} is a whole number, not {value!r}")
        return value


def _index(known: Sequence[Value], value: Value | None, what: str) -> int:
    if value is None or value not in known:
        raise BadInput(f"{what} is one of {', '.join(map(str, known))}, not {value!r}")
    return list(known).index(value)


def _check_one_time_word(said: SaidClause, when: int) -> None:
    """What belongs to another time word than the clause has is not passed over (DL26)."""
    known = {AT: said.moment, ONCE: said.once, IF: said.happening, UNLESS: said.happening}
    for word, given in known.items():
        other = word != when and not (word in (IF, UNLESS) and when in (IF, UNLESS))
        if other and given is not None:
            raise BadInput(f"a clause with the time word {said.when!r} has no {WHENS[word]!r}")


def _within(value: int, least: int, most: int, what: str) -> int:
    if not least <= value <= most:
        raise BadInput(f"{what} is {least} to {most}, not {value}")
    return value


def _earlier(clause: int, number: int) -> int:
    """Clauses wait for earlier ones alone, so that no circle can be written (DL26)."""
    if not 1 <= clause < number:
        raise BadInput(f"there is no clause {clause} before clause {number}")
    return clause


def _given(value: int | None, what: str) -> int:
    if value is None:
        raise BadInput(f"a clause lacks its {what}")
    return value
