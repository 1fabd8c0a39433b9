"""A deal as its line, in the one form that every line of it is printed in (DL37)."""

from collections.abc import Mapping, Sequence

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.clauses import EACH
from fernhandel.core.deals.line.tokens import filled
from fernhandel.core.deals.line.words import LineWords, Names
from fernhandel.core.deals.said import Range, SaidClause
from fernhandel.core.deals.vocabulary import Field


class LinePrinter:
    """In words it is read by, a line can be read back; in others it can be told more plainly."""

    def __init__(self, words: LineWords) -> None:
        self._words = words
        self._fields = {field.name: field for field in words.vocabulary.fields}
        self._deeds = {deed.name: deed for deed in words.vocabulary.deeds}

    def line(self, clauses: Sequence[SaidClause]) -> str:
        return "; ".join(map(self.clause, clauses))

    def clause(self, clause: SaidClause) -> str:
        told: list[str] = []
        if clause.happening is not None:
            happening = filled(self._words.happenings[clause.happening], self._told(clause.happening_fields))
            told.append(self._frame(clause.when, happening=happening))
        told.append(self._promise(clause) if clause.deed is not None else self._gift(clause))
        if clause.when == "at":
            told.append(self._frame("at", moment=_name(self._words.moments, clause.moment)))
        elif clause.when == "once":
            told.append(self._frame("once", clause=str(clause.once)))
        return " ".join(told)

    def _frame(self, name: str, **values: str) -> str:
        return filled(self._words.frame[name], values)

    def _gift(self, clause: SaidClause) -> str:
        if clause.amount is not None:
            gift = str(clause.amount)
        elif clause.card == "sealed":
            gift = self._frame("sealed")
        else:
            gift = _name(self._words.cards, clause.card)
        seats = self._words.seats
        return self._frame("gift", by=seats[clause.by], receiver=seats[clause.to or 0], gift=gift)

    def _promise(self, clause: SaidClause) -> str:
        words = self._words
        assert clause.deed is not None
        deed = filled(words.deeds[clause.deed], self._told(clause.fields))
        told = [self._frame(clause.kind.replace("_", "-"), by=words.seats[clause.by], deed=deed, denied=deed)]
        if clause.times == EACH and not self._deeds[clause.deed].each:
            told.append(self._frame("each"))
        elif clause.times is not None and clause.times > 1:
            told.append(self._frame("times", times=str(clause.times)))
        if clause.until not in (None, words.vocabulary.moments[words.vocabulary.end]):
            told.append(self._frame("until", moment=_name(words.moments, clause.until)))
        return " ".join(told)

    def _told(self, fields: Mapping[str, Value | Range]) -> dict[str, str]:
        """The fields of a deed or a happening in words."""
        return {name: self._value(self._fields[name], value) for name, value in fields.items()}

    def _value(self, field: Field, value: Value | Range) -> str:
        if not isinstance(value, tuple):
            if field.name == "seat":
                return self._words.seats[int(value)]
            return _name(self._words.values[field.name], value)
        least, most = value
        if field.step == 1:
            return str(least) if least == most else self._frame("between", amount=str(least), other=str(most))
        return self._amounts(field, least, most)

    def _amounts(self, field: Field, least: int, most: int) -> str:
        if most == field.most:
            if least == field.least + field.step:
                return self._frame("over", amount=str(field.least))
            return self._frame("least", amount=str(least))
        if least == field.least:
            return self._frame("most", amount=str(most))
        if least == most:
            return self._frame("exactly", amount=str(least))
        return self._frame("between", amount=str(least), other=str(most))


def _name(names: Names, value: Value | None) -> str:
    return next(name for known, name in names if known == value)
