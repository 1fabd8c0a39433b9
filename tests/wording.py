"""What the words of every game are tried with: all its events and refusals, and a look for slips of the pen."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from fernhandel import Event, Game, Refused
from fernhandel.core.words import Words

SOURCES = Path(__file__).parents[1] / "src" / "fernhandel"
NUMBERS = (0, 1, 2)  # none, one and several: the forms a sentence can have

Samples = Mapping[str, object]
"""A value for every field an event or a refusal can have; a field that is missing here is a number."""


class Refusal(NamedTuple):
    """A place in the sources where something is refused."""

    code: str
    facts: list[str]


def words(game: Game, language: str, names: list[str] | None = None) -> Words:
    return game.title.words(game.terms, language, names)


def whole_without(*ids: str) -> Callable[[str], None]:
    """A check that a sentence has no gaps, no slips of the pen and none of these ids (as patterns)."""
    never = "|".join(("None", "none", "True", "False", *ids))
    slips = re.compile(rf"[{{}}_\[\]?~#]|-1|  |\.\.|,\.|\(\)| [.,;:]|\b({never})\b")

    def assert_whole(text: str) -> None:
        assert text == text.strip(), repr(text)
        assert not slips.search(text), text

    return assert_whole


def event_kinds(events: ModuleType) -> list[type[Event]]:
    """The kinds of event that a game's module defines."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind.__module__ == events.__name__]


def sample_events(kind: type[Event], samples: Samples) -> Iterator[Event]:
    """Events of a kind as one of the seats and an onlooker see them."""
    for number in NUMBERS:
        event = kind(**{field: samples.get(field, number) for field in kind.__struct_fields__})
        for viewer in (number, None):
            yield event.seen_by(viewer)


def refusals(game: str) -> Iterator[Refusal]:
    """Every place in the sources of that game and of the core where something is refused."""
    own = SOURCES / "games" / game
    deals = (SOURCES / "core" / "deals").rglob("*.py") if (own / "deals").exists() else ()
    for path in [*(SOURCES / "core").glob("*.py"), *deals, *own.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path}, line {node.lineno}: the code is not written out"
                yield Refusal(str(code.value), [str(fact.arg) for fact in node.keywords])


def sample_refusals(game: str, rule: str, samples: Samples) -> Iterator[Refused]:
    """Every refusal of that game, each with that rule."""
    for refusal in refusals(game):
        for number in NUMBERS:
            facts = {fact: samples.get(fact, number) for fact in refusal.facts}
            yield Refused(refusal.code, rule, **facts)  # type: ignore[arg-type]


def named_in_text(game: str) -> set[str]:
    """Everything that may be a message id, or a form of one, where the sentences of a game are made."""
    paths = [*(SOURCES / "core").glob("*.py"), *(SOURCES / "games" / game / "text").rglob("*.py")]
    return {id for path in paths for id in re.findall(r'"([a-z-]+(?:\.[a-z]+)?)"', path.read_text("utf-8"))}


def place_forms(named: set[str]) -> set[str]:
    """The forms of places, whose ids are put together from what is named."""
    return {f"{id}.{form}" for id in named if id.startswith("place-") for form in named}


def referred_to(game: str, language: str) -> set[str]:
    """The messages that other messages of a catalogue refer to."""
    catalogue = SOURCES / "games" / game / "text" / f"{language}.ftl"
    return set(re.findall(r"{ ([a-z-]+) }", catalogue.read_text("utf-8")))
