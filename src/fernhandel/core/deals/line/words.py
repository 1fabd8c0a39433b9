"""What a line is said with: the frame of every game and the words of one, in one language at one table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.line.tokens import Template, template_of
from fernhandel.core.deals.vocabulary import Vocabulary
from fernhandel.core.refusals import BadInput
from fernhandel.core.words import Argument, Messages

LONGEST_LINE: Final = 500
MOST_EXPECTED: Final = 6
FRAME: Final = (
    "if",
    "unless",
    "gift",
    "will-not",
    "will",
    "now",
    "at",
    "once",
    "times",
    "each",
    "until",
    "least",
    "most",
    "exactly",
    "over",
    "between",
    "sealed",
    "seat",
    "self",
    "you",
)
SLOTS: Final = (
    "happening",
    "by",
    "receiver",
    "gift",
    "deed",
    "denied",
    "moment",
    "clause",
    "times",
    "amount",
    "other",
    "number",
)

Names = Sequence[tuple[Value, str]]
"""Values and what they are called, in the order of the vocabulary."""


class BadLine(BadInput):
    """A line that is not understood (DL38): where, which word, and at most six words that could stand there."""

    def __init__(self, code: str, at: int, word: str, expected: Sequence[str], sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.at = at
        """The number of the word's first character, from 1; of a line that ends too early, of its last word."""
        self.word = word
        self.expected = list(expected)


@dataclass(frozen=True)
class LineWords:
    """The words of one table. Templates are those of ``tokens``, their slots the names of the vocabulary's fields."""

    vocabulary: Vocabulary
    messages: Messages
    """The frame, and what is said of bad lines."""
    frame: Mapping[str, Template]
    deeds: Mapping[str, Template]
    denials: Mapping[str, Template]
    """By deed: how it is promised not to be done without saying so: "set no arrow"."""
    happenings: Mapping[str, Template]
    values: Mapping[str, Names]
    """By field, where it is no range."""
    cards: Names
    moments: Names
    seats: Sequence[str]
    """What the players are called in lines."""
    called: Mapping[str, int]
    """The seats by other names, without capitals; on input these stand in quotes."""

    def fault(self, code: str, at: int, word: str, expected: Sequence[str] = ()) -> BadLine:
        facts: dict[str, Argument] = {
            "word": word or "none",
            "at": at,
            "expected": ", ".join(expected) or "none",
            "coin": self.vocabulary.coin,
            "most": str(self.vocabulary.most_money),
        }
        sentence = self.messages.say(f"bad-{code.replace('_', '-')}", facts)
        return BadLine(code, at, word, expected, sentence)


@lru_cache
def frame_messages(language: str) -> Messages:
    return Messages.of(__package__, language)


@lru_cache
def frame_of(language: str) -> Mapping[str, Template]:
    """The templates of the frame."""
    messages = frame_messages(language)
    return {name: read_template(messages, f"line-{name}", SLOTS) for name in FRAME}


def read_template(messages: Messages, id: str, slots: Sequence[str]) -> Template:
    """A message as a template: its facts are the slots."""
    return template_of(messages.say(id, {slot: f"{{{slot}}}" for slot in slots}))
