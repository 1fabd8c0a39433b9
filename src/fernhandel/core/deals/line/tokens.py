"""What a line is made of: words with their places, and the templates they are held against."""

import re
import unicodedata
from dataclasses import dataclass

_TOKEN = re.compile(r'"[^"]*"|[„“][^“”]*[“”]|\d+(?:[.,]\d{3})*(?![^\W_])|[;:.]|[^\s;:."„“”]+|\S')
_PIECE = re.compile(r"\{(\w+)\}|([\[\]])|([^\s\[\]{}]+)")
_QUOTES = '"„“”'


def plain(text: str) -> str:
    """Without capitals and accents: how something is typed does not matter.

    >>> plain("Köln"), plain("außer")
    ('koln', 'ausser')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@dataclass(frozen=True)
class Token:
    text: str
    at: int
    """The number of its first character, from 1."""

    @property
    def plain(self) -> str:
        return plain(self.text)

    @property
    def number(self) -> int | None:
        digits = self.text.replace(",", "").replace(".", "")
        return int(digits) if digits.isdecimal() else None

    @property
    def quoted(self) -> str | None:
        """What stands in quotes, if anything does."""
        inside = len(self.text) > 1 and self.text[0] in _QUOTES and self.text[-1] in _QUOTES
        return plain(self.text[1:-1].strip()) if inside else None


def tokens_of(line: str) -> list[Token]:
    """The words and signs of a line.

    >>> [(token.text, token.at) for token in tokens_of("Red gives Blue 300; if wagon 1 breaks:")][3:6]
    [('300', 16), (';', 19), ('if', 21)]
    """
    return [Token(found.group(), found.start() + 1) for found in _TOKEN.finditer(line)]


# -- templates -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Word:
    text: str
    forms: frozenset[str]


@dataclass(frozen=True)
class Slot:
    name: str


@dataclass(frozen=True)
class Maybe:
    """What may be left out."""

    parts: "Template"


Part = Word | Slot | Maybe
Template = tuple[Part, ...]


def template_of(text: str) -> Template:
    """What a text of words, ``{slots}`` and ``[parts that may be left out]`` says.

    >>> [type(part).__name__ for part in template_of("buys|buy {good} [in {city}]")]
    ['Word', 'Slot', 'Maybe']
    """
    open_: list[list[Part]] = [[]]
    for slot, bracket, word in _PIECE.findall(text):
        if slot:
            open_[-1].append(Slot(slot))
        elif bracket == "[":
            open_.append([])
        elif bracket == "]":
            inner = tuple(open_.pop())
            open_[-1].append(Maybe(inner))
        else:
            forms = word.split("|")
            open_[-1].append(Word(forms[0], frozenset(map(plain, forms))))
    return tuple(open_[0])


def filled(template: Template, values: dict[str, str]) -> str:
    """The template with its slots filled; a part that may be left out is, where a slot in it has no value.

    >>> filled(template_of("if {happening}: buy {good} [in {city}]"), {"happening": "it rains", "good": "wine"})
    'if it rains: buy wine'
    """
    told: list[str] = []
    for part in template:
        if isinstance(part, Word):
            told.append(part.text)
        elif isinstance(part, Slot):
            told.append(values[part.name])
        elif all(not isinstance(inner, Slot) or inner.name in values for inner in part.parts):
            told.append(filled(part.parts, values))
    return " ".join(told).replace(" :", ":")
