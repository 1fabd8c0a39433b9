"""From a line to its clauses. Every way to read a word is tried; what is told of a line that cannot be read is what
could have stood at the word that nobody got beyond (DL38).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.clauses import EACH, MOST_CLAUSES, MOST_TIMES
from fernhandel.core.deals.line.tokens import Maybe, Slot, Template, Token, Word, tokens_of
from fernhandel.core.deals.line.words import LONGEST_LINE, MOST_EXPECTED, BadLine, LineWords, Names
from fernhandel.core.deals.said import SaidClause
from fernhandel.core.deals.vocabulary import AT_LEAST, RANGE, Deed, Field

YOU: Final = -2  # until it is known who is meant
MAY: Final = 0  # words that begin what may be left out are told first
MUST: Final = 1
NEXT: Final = 2

Found = dict[str, Any]
"""What the slots of a template were filled with."""
Ways = Iterator[tuple[int, Found]]
"""The ways to read on: the number of the token behind, and what was read."""


@dataclass
class Furthest:
    """The token that no way to read got beyond, and what could have stood there."""

    at: int = 0
    code: str = ""
    """What is wrong with the token, where it is not just unknown."""
    expected: list[tuple[int, str]] = field(default_factory=list)

    def miss(self, at: int, text: str, rank: int, code: str = "") -> None:
        if at > self.at:
            self.at, self.code, self.expected = at, "", []
        if at == self.at:
            self.code = self.code or code
            if text and all(text != known for _, known in self.expected):
                self.expected.append((rank, text))

    def words(self) -> list[str]:
        return [text for _, text in sorted(self.expected, key=lambda expected: expected[0])]


class LineReader:
    """Reads the lines of one seat among so many players; ``active`` is a party of every deal."""

    def __init__(self, words: LineWords, seat: int, players: int, active: int) -> None:
        self._words = words
        self._players = players
        self._fields = {spec.name: spec for spec in words.vocabulary.fields}
        self._seat = seat
        self._active = active

    def read(self, line: str) -> list[SaidClause]:
        """The clauses in names; what is not understood raises `BadLine`."""
        self._tokens = tokens_of(line)
        self._check_length(line)
        if len(self._tokens) > 1 and self._tokens[-1].text == ".":
            self._tokens.pop()
        clauses: list[SaidClause] = []
        at = 0
        while not clauses or at < len(self._tokens):
            self._number = len(clauses) + 1
            end, clause = self._clause_at(at + 1 if clauses else 0)
            clauses.append(clause)
            at = end
        return self._addressed(clauses)

    def _check_length(self, line: str) -> None:
        ends = [place for place, token in enumerate(self._tokens) if token.text == ";"]
        if len(ends) >= MOST_CLAUSES and ends[MOST_CLAUSES - 1] + 1 < len(self._tokens):
            surplus = self._tokens[ends[MOST_CLAUSES - 1] + 1]
            raise self._words.fault("too_long", surplus.at, surplus.text)
        if len(line) > LONGEST_LINE:
            raise self._words.fault("too_long", LONGEST_LINE + 1, self._tokens[-1].text)

    def _clause_at(self, at: int) -> tuple[int, SaidClause]:
        self._furthest = Furthest(at)
        for end, found in self._clause(at):
            if end == len(self._tokens) or self._tokens[end].text == ";":
                return end, msgspec.convert(found, SaidClause)
            self._furthest.miss(end, ";", NEXT)
        raise self._fault()

    def _fault(self) -> BadLine:
        furthest = self._furthest
        expected = furthest.words()
        if furthest.at >= len(self._tokens):
            last = self._tokens[-1] if self._tokens else Token("", 1)
            return self._words.fault("word_missing", last.at, last.text, expected[:MOST_EXPECTED])
        token = self._tokens[furthest.at]
        if furthest.code:
            return self._words.fault(furthest.code, token.at, token.text, expected[:MOST_EXPECTED])
        numbers = [word for word in expected if word.isdecimal()]
        if token.number is not None and numbers:
            expected = numbers  # a number was meant, and another one must be
        return self._words.fault("word_unknown", token.at, token.text, expected[:MOST_EXPECTED])

    # -- clauses -------------------------------------------------------------------------------------------------------

    def _clause(self, at: int) -> Ways:
        for when in ("if", "unless"):
            for end, condition in self._match(self._words.frame[when], at):
                for final, found in self._proper(end, conditional=True):
                    yield final, found | condition["happening"] | {"when": when}
        yield from self._proper(at, conditional=False)

    def _proper(self, at: int, conditional: bool) -> Ways:
        for end, found in self._match(self._words.frame["gift"], at):
            gift = {"by": found["by"], "to": found["receiver"], **found["gift"]}
            for final, time in self._time(end, ("now", "at", "once"), conditional):
                yield final, gift | time
        for kind in ("will_not", "will"):
            for end, found in self._match(self._words.frame[kind.replace("_", "-")], at):
                promise = self._promised(kind, found["by"], **found["denied" if kind == "will_not" else "deed"])
                for final, tail in self._tail(end, promise, conditional):
                    yield final, promise | tail

    def _promised(self, kind: str, by: int, deed: Deed, fields: Found, denied: bool) -> Found:
        """A promise to stay below an amount is one not to go beyond it, and "no arrow" is not an arrow (DL37)."""
        if kind == "will":
            for name, value in fields.items():
                spec = self._fields[name]
                neutral = spec.how == RANGE and value[0] == spec.least < deed.least and value[1] < spec.most
                if neutral:
                    fields = fields | {name: (value[1] + spec.step, spec.most)}
                    denied = True
        if denied:
            kind = "will_not"
        times = {} if kind == "will_not" else {"times": EACH if deed.each else 1}
        return {"kind": kind, "by": by, "deed": deed.name, "fields": fields, "until": self._end(), **times}

    def _end(self) -> str:
        vocabulary = self._words.vocabulary
        return vocabulary.moments[vocabulary.end]

    def _tail(self, at: int, promise: Found, conditional: bool) -> Ways:
        """How often, until when, once what; each may be left out."""
        deed = next(deed for deed in self._words.vocabulary.deeds if deed.name == promise["deed"])
        for end, often in self._often(at, promise["kind"] == "will", deed):
            for later, until in self._maybe("until", end):
                for final, time in self._time(later, ("once",), conditional):
                    yield final, often | _renamed(until, "moment", "until") | time

    def _often(self, at: int, will: bool, deed: Deed) -> Ways:
        if will and not deed.each:
            yield from self._match(self._words.frame["times"], at, MAY)
        if will:
            for end, _ in self._match(self._words.frame["each"], at, MAY):
                yield end, {"times": EACH}
        yield at, {}

    def _maybe(self, name: str, at: int) -> Ways:
        yield from self._match(self._words.frame[name], at, MAY)
        yield at, {}

    def _time(self, at: int, known: tuple[str, ...], conditional: bool) -> Ways:
        """At most one time word (DL26)."""
        if not conditional:
            for when in known:
                if when == "once" and self._number == 1 and not self._begins(when, at):
                    continue  # nothing comes before the first clause
                for end, found in self._match(self._words.frame[when], at, MAY):
                    self._note_second_time(end, known)
                    yield end, {"when": when, **_renamed(found, "clause", "once")}
        else:
            self._note_second_time(at, known)
        yield at, {}

    def _note_second_time(self, at: int, known: tuple[str, ...]) -> None:
        if any(self._begins(when, at) for when in known):
            self._furthest.miss(at, "", MAY, "two_times")

    def _begins(self, name: str, at: int) -> bool:
        first = self._words.frame[name][0]
        return isinstance(first, Word) and self._is(first, at)

    # -- templates -----------------------------------------------------------------------------------------------------

    def _is(self, word: Word, at: int) -> bool:
        return at < len(self._tokens) and self._tokens[at].plain in word.forms

    def _match(self, parts: Template, at: int, rank: int = MUST) -> Ways:
        """The ways to read a template; ``rank`` is that of its first word."""
        if not parts:
            yield at, {}
            return
        head, rest = parts[0], parts[1:]
        if isinstance(head, Maybe):
            yield from self._match((*head.parts, *rest), at, MAY)
            yield from self._match(rest, at)
        elif isinstance(head, Slot):
            for end, value in self._slot(head.name, at, rank):
                for final, found in self._match(rest, end):
                    yield final, {head.name: value} | found
        elif self._is(head, at):
            yield from self._match(rest, at + 1)
        else:
            self._furthest.miss(at, head.text, rank)

    def _slot(self, name: str, at: int, rank: int) -> Iterator[tuple[int, Any]]:
        words = self._words
        match name:
            case "by" | "receiver" | "seat":
                yield from self._seats(at)
            case "happening":
                yield from self._happening(at)
            case "deed":
                yield from self._deeds(at)
                yield from self._denials(at)
            case "denied":
                yield from self._deeds(at)  # "will not set no arrow" is more than can be said
            case "gift":
                yield from self._gift(at)
            case "moment":
                yield from self._named(words.moments, at, rank)
            case "clause":
                yield from self._earlier(at)
            case "times":
                yield from self._named([(times, str(times)) for times in range(2, MOST_TIMES + 1)], at, rank)
            case _:
                yield from self._field(self._fields[name], at, rank)

    def _field(self, spec: Field, at: int, rank: int) -> Iterator[tuple[int, Any]]:
        if spec.how != RANGE:
            yield from self._named(self._words.values[spec.name], at, rank)
        elif spec.step == 1:
            yield from self._levels(spec, at)
        else:
            yield from self._range(spec, at)

    # -- names ---------------------------------------------------------------------------------------------------------

    def _named(self, names: Names, at: int, rank: int = MUST) -> Iterator[tuple[int, Value]]:
        for value, name in names:
            end = self._spelt(name, at, rank)
            if end is not None:
                yield end, value

    def _spelt(self, name: str, at: int, rank: int) -> int | None:
        """The token behind a name; None where something else stands."""
        for place, part in enumerate(tokens_of(name)):
            here = at + place
            if here >= len(self._tokens) or self._tokens[here].plain != part.plain:
                self._furthest.miss(here, name if place == 0 else part.text, rank)
                return None
        return at + len(tokens_of(name))

    def _seats(self, at: int) -> Iterator[tuple[int, int]]:
        words = self._words
        yield from self._named(list(enumerate(words.seats[: self._players])), at)  # type: ignore[misc]
        quoted = self._tokens[at].quoted if at < len(self._tokens) else None
        if quoted is not None and quoted in words.called:
            yield at + 1, words.called[quoted]
        for end, _ in self._match(words.frame["self"], at):
            yield end, self._seat
        for end, _ in self._match(words.frame["you"], at):
            yield end, YOU
        (seat, _) = words.frame["seat"]
        assert isinstance(seat, Word)
        if self._is(seat, at):
            numbers = [(number, str(number)) for number in range(self._players)]
            yield from self._named(numbers, at + 1)  # type: ignore[misc]

    def _gift(self, at: int) -> Ways:
        vocabulary = self._words.vocabulary
        for end, amount in self._amount(at, vocabulary.coin, vocabulary.most_money):
            yield end, {"kind": "money", "amount": amount}
        for end, card in self._named(self._words.cards, at):
            yield end, {"kind": "card", "card": card}
        for end, _ in self._match(self._words.frame["sealed"], at):
            yield end, {"kind": "card", "card": "sealed"}

    def _deeds(self, at: int) -> Ways:
        for deed in self._words.vocabulary.deeds:
            template = self._words.deeds.get(deed.name)
            for end, fields in self._match(template, at) if template else ():
                yield end, {"deed": deed, "fields": fields, "denied": False}

    def _denials(self, at: int) -> Ways:
        """Deeds denied in other words; a number that is not said is the least."""
        vocabulary = self._words.vocabulary
        for deed in vocabulary.deeds:
            template = self._words.denials.get(deed.name)
            needed = [vocabulary.fields[number] for number in deed.needed]
            least = {spec.name: spec.least for spec in needed if spec.how == AT_LEAST}
            for end, fields in self._match(template, at) if template else ():
                yield end, {"deed": deed, "fields": least | fields, "denied": True}

    def _happening(self, at: int) -> Ways:
        for name, template in self._words.happenings.items():
            for end, fields in self._match(template, at):
                yield end, {"happening": name, "happening_fields": fields}

    def _earlier(self, at: int) -> Iterator[tuple[int, int]]:
        """The number of a clause before this one."""
        number = self._tokens[at].number if at < len(self._tokens) else None
        if number is not None and 1 <= number < self._number:
            yield at + 1, number
        for known in range(1, self._number):
            self._furthest.miss(at, str(known), MUST)
        self._furthest.miss(at, "", MUST, "" if number is None else "clause_unknown")

    # -- numbers -------------------------------------------------------------------------------------------------------

    def _amount(self, at: int, least: int, most: int) -> Iterator[tuple[int, int]]:
        number = self._tokens[at].number if at < len(self._tokens) else None
        if number is not None and least <= number <= most and number % self._words.vocabulary.coin == 0:
            yield at + 1, number
        else:
            wrong = "" if number is None else "amount_wrong"
            self._furthest.miss(at, self._words.messages.say("an-amount", {}), MUST, wrong)

    def _range(self, spec: Field, at: int) -> Iterator[tuple[int, tuple[int, int]]]:
        frame = self._words.frame
        for form in ("least", "most", "exactly", "over"):
            for end, _ in self._match(frame[form][:-1], at):
                top = spec.most - spec.step if form == "over" else spec.most
                for final, amount in self._amount(end, spec.least, top):
                    least = {"most": spec.least, "over": amount + spec.step}.get(form, amount)
                    yield final, (least, amount if form in ("most", "exactly") else spec.most)
        for end, first in self._amount(at, spec.least, spec.most):
            for later, _ in self._match(frame["between"][1:-1], end):
                for final, second in self._amount(later, spec.least, spec.most):
                    yield final, (min(first, second), max(first, second))

    def _levels(self, spec: Field, at: int) -> Iterator[tuple[int, tuple[int, int]]]:
        """One level or several, but not all: that says nothing."""
        levels: Names = [(level, str(level)) for level in range(spec.least, spec.most + 1)]
        for end, first in self._named(levels, at):
            for later, _ in self._match(self._words.frame["between"][1:-1], end, MAY):
                opposite = spec.least + spec.most - int(first) if first in (spec.least, spec.most) else None
                for final, second in self._named([level for level in levels if level[0] != opposite], later):
                    yield final, (min(int(first), int(second)), max(int(first), int(second)))
            yield end, (int(first), int(first))

    # -- whom "you" means ----------------------------------------------------------------------------------------------

    def _addressed(self, clauses: list[SaidClause]) -> list[SaidClause]:
        """The only other party (DL36)."""
        parties = {seat for clause in clauses for seat in (clause.by, clause.to) if seat is not None}
        others = (parties | {self._active}) - {YOU, -1, self._seat}
        if self._players == 2:
            others = {1 - self._seat}
        you = [token for token in self._tokens if token.plain in self._you_forms()]
        if you and len(others) != 1:
            raise self._words.fault("you_unclear", you[0].at, you[0].text)
        meant = others.pop() if you else YOU
        return [_with_you(clause, meant) for clause in clauses]

    def _you_forms(self) -> frozenset[str]:
        (you,) = self._words.frame["you"]
        assert isinstance(you, Word)
        return you.forms


def _with_you(clause: SaidClause, meant: int) -> SaidClause:
    def named(fields: dict[str, Any]) -> dict[str, Any]:
        return {name: meant if name == "seat" and value == YOU else value for name, value in fields.items()}

    return msgspec.structs.replace(
        clause,
        by=meant if clause.by == YOU else clause.by,
        to=meant if clause.to == YOU else clause.to,
        fields=named(clause.fields),
        happening_fields=named(clause.happening_fields),
    )


def _renamed(found: Found, name: str, to: str) -> Found:
    return {to if known == name else known: value for known, value in found.items()}
