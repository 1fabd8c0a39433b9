"""What the words of every game have in common: one language at one table, and how fields become facts."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple, Self

from mypy_extensions import mypyc_attr

from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.terms import Terms
from fernhandel.core.words import Argument, Facts, Messages, Stage, StageState


def message(family: str, id: str) -> str:
    """The message of a thing: family and id, with dashes.

    >>> message("action", "take_loan")
    'action-take-loan'
    """
    return f"{family}-{id}".replace("_", "-")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def in_language(names: Mapping[str, str], language: str, id: str) -> str:
    """The name a board file gives in that language; else in the first it has, or the id where it gives none."""
    return names.get(language, next(iter(names.values()), id))


def under_headings(topics: Mapping[str, Sequence[str]]) -> list[str]:
    """The lines of each topic, indented below their heading."""
    lines: list[str] = []
    for heading, told in topics.items():
        lines.append(f"{heading}:")
        lines += [f"  {line}" for line in told]
    return lines


def currency_of(messages: Messages, terms: Terms) -> str:
    """What that edition pays with; a game may have no money."""
    currency = message("currency", terms.edition)
    return messages.format(currency) if currency in messages.ids else ""


class Chapter(NamedTuple):
    """A part of the turn: its id, the rule it begins with, and the steps in it that ask somebody."""

    id: str
    rule: str
    steps: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class TableSpeech:
    """Says messages, and knows the names the messages are filled with; a game adds the names of its own things."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields of actions, events and refusals whose number is a seat."""

    def __init__(self, messages: Messages, terms: Terms, colours: Sequence[str], names: Sequence[str] | None) -> None:
        self.messages = messages
        self.currency = currency_of(messages, terms)
        if names is None:
            names = [self.say(message("colour", colour)) for colour in colours[: terms.players]]
        if len(names) != terms.players:
            raise BadInput(f"{terms.players} players have {terms.players} names, not {len(names)}")
        self.seats = list(names)
        self._chapters: Sequence[Chapter] = ()
        self._stages: dict[tuple[int, tuple[str, ...], str], list[Stage]] = {}  # of these chapters

    def with_names(self, names: Sequence[str]) -> Self:
        """The same, where players have these names; what takes long to make is shared. For titles that `speak`."""
        raise NotImplementedError

    def say(self, id: str, /, **facts: Argument) -> str:
        facts["currency"] = self.currency
        return self.messages.say(id, facts)

    # -- names -------------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def step(self, step: str) -> str:
        return self.say(message("step", step))

    def stages(self, chapters: Sequence[Chapter], now: int, skipped: Iterable[str] = (), rule: str = "") -> list[Stage]:
        """The parts of a turn that has come to number ``now``; -1 stands before the first.

        The present one leads to the rule of the step that asks, where that is one of its chapter and no ruling.
        """
        if chapters is not self._chapters:  # they are asked for with every move: comparing them would take longer
            self._chapters, self._stages = chapters, {}
        asked = (now, tuple(skipped), rule)
        known = self._stages.get(asked)
        if known is None:
            known = self._stages[asked] = self._tell_stages(chapters, *asked)
        return known.copy()

    def _tell_stages(self, chapters: Sequence[Chapter], now: int, skipped: tuple[str, ...], asked: str) -> list[Stage]:
        told = []
        for number, chapter in enumerate(chapters):
            state: StageState = "done" if number < now else "now" if number == now else "to_come"
            if chapter.id in skipped:
                state = "skipped"
            inside = number == now and asked.partition(".")[0] == chapter.rule.partition(".")[0]
            rule = asked if inside else chapter.rule
            told.append(Stage(chapter.id, self.say(message("stage", chapter.id)), rule, state))
        return told

    def stages_at(self, chapters: Sequence[Chapter], step: str, over: bool, rule: str = "") -> list[Stage]:
        """The parts of a turn that stands at that step; all are past when the game is over."""
        at = [number for number, chapter in enumerate(chapters) if step in chapter.steps]
        return self.stages(chapters, len(chapters) if over else at[0] if at else -1, rule=rule)

    # -- several at once ---------------------------------------------------------------------------------------------

    def both(self, items: Iterable[str]) -> str:
        """The items with an "and" before the last; empty without any."""
        return self._joined("list-and", list(items))

    def either(self, items: Iterable[str]) -> str:
        """The items with an "or" before the last; empty without any."""
        return self._joined("list-or", list(items))

    def _joined(self, id: str, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(id, items=", ".join(items[:-1]), last=items[-1])

    def seats_of(self, seats: Iterable[int]) -> str:
        return self.both(map(self.seat, seats))

    # -- actions, events and refusals: their fields bear the same names and are told in the same way -----------------

    def facts(self, fields: Mapping[str, object]) -> Facts:
        """The fields in words; a secret or missing one is "none", lists are left to the event that has them."""
        said: Facts = {}
        for name, value in fields.items():
            if value is None:
                said[name] = "none"
            elif isinstance(value, bool):
                said[name] = "yes" if value else "no"
            elif isinstance(value, int):
                said[name] = self.seat(value) if name in self.seat_fields else value
            elif isinstance(value, str):
                said |= self.named(name, value)
        return said

    def named(self, field: str, id: str) -> Facts:
        """What a field says with an id in it; a field no game thing stands in says the id itself."""
        return {field: self.step(id) if field == "phase" else id}

    def refusal(self, refused: Refused) -> str:
        sentence = self.say(message("refused", refused.code), **self.facts(refused.facts))
        return f"{sentence} ({refused.rule})"
