"""The rules in our own words, rule by rule, for whoever wants to print one or link a refusal to it."""

import re
from difflib import get_close_matches
from functools import cache

import msgspec

from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput
from fernhandel.core.words import LANGUAGES

LATER = "*(later)*"

# A section title, or a rule: a list item or paragraph that begins with its bold id and may wrap over several lines.
_PARTS = re.compile(
    r"^\#+\ (?P<heading>.+)$"
    r"|^(?:-\ )?\*\*(?P<id>[A-Z]+\d+(?:\.\d+)?)\*\*\ (?P<text>.+(?:\n(?!\s*$|[\#|`-]|\*\*[A-Z]+\d).+)*)",
    re.MULTILINE | re.VERBOSE,
)


class Rule(msgspec.Struct, frozen=True):
    """One rule; ``heading`` is the title of the section it stands in."""

    id: str
    heading: str
    text: str

    @property
    def later(self) -> bool:
        """Whether the document marks this rule as not yet playable."""
        return self.text.endswith(LATER)


class Rulebook(msgspec.Struct, frozen=True):
    """The whole document, and its rules by id in the order of the document."""

    text: str
    rules: dict[str, Rule]

    def rule(self, id: str) -> Rule:
        """The rule of that id; an unknown one is told with those most like it."""
        if id not in self.rules:
            near = get_close_matches(id.upper(), self.rules)
            raise BadInput(f"there is no rule {id!r}" + (f"; the nearest are {', '.join(near)}" if near else ""))
        return self.rules[id]

    def found(self, id: str) -> list[Rule]:
        """The rule of that id, or all rules of the chapter that it names.

        >>> [rule.id for rule in rules("nuremberg").found("N15")]
        ['N15.1', 'N15.2', 'N15.3']
        """
        chapter = [rule for rule in self.rules.values() if rule.id.startswith(f"{id}.")]
        return [self.rules[id], *chapter] if id in self.rules else chapter or [self.rule(id)]


@cache
def rules(game: str, language: str = "en") -> Rulebook:
    """The rules of a game, as players read them.

    >>> print(rules("merchants").rule("M1.12").text)
    Five Letters of Credit lie ready; each stands for one loan.
    >>> rules("merchants").rule("M1.99")
    Traceback (most recent call last):
    fernhandel.core.refusals.BadInput: there is no rule 'M1.99'; the nearest are M1.9, MX19, MR19
    """
    if language not in LANGUAGES:
        raise BadInput(f"there are no rules in the language {language!r}; known are {', '.join(LANGUAGES)}")
    text = shelf.title(game).rulebook(language)
    if not text:
        raise BadInput(f"{game} has brought no rules to read in the language {language!r}")
    return parse(text)


def parse(text: str) -> Rulebook:
    """The rulebook of a Markdown text; a rule defined twice is refused."""
    heading = ""
    found: dict[str, Rule] = {}
    for part in _PARTS.finditer(text):
        if part["heading"]:
            heading = part["heading"]
            continue
        id = part["id"]
        if id in found:
            raise BadInput(f"rule {id} is defined twice: under {found[id].heading!r} and under {heading!r}")
        found[id] = Rule(id, heading, " ".join(part["text"].split()))
    return Rulebook(text, found)
