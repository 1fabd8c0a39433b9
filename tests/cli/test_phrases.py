"""What is said in a terminal: the same phrases with the same facts in every language, and none that is not there."""

import re
from functools import cache
from pathlib import Path

import pytest

import fernhandel
from fernhandel.core.words import LANGUAGES
from fernhandel.pictures.text import terminal_words

ROOT = Path(fernhandel.__file__).parent
CATALOGUES = sorted(
    file.parent for place in ("cli/text", "mcp/text", "games/*/terminal") for file in ROOT.glob(f"{place}/en.ftl")
)
EVERY_TABLE = ROOT / "pictures" / "text"
NEEDED_INSIDE = {"range", "amount"}  # by other phrases


def package(folder: Path) -> str:
    return ".".join([fernhandel.__name__, *folder.relative_to(ROOT).parts])


@cache
def code(folder: Path) -> str:
    """The modules that speak with a catalogue: the program, or the picture of a game."""
    place = folder.parent if folder.name == "text" else folder
    return "\n".join(path.read_text("utf-8") for path in sorted(place.rglob("*.py")))


def facts_by_phrase(folder: Path, language: str) -> dict[str, set[str]]:
    text = (folder / f"{language}.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {id: set(re.findall(r"\$(\w+)", body)) for id, body in messages}


def unasked(ids: set[str], code: str) -> set[str]:
    """Those that no module names, whole or by a beginning to which the rest is put."""
    named = set(re.findall(r'"([\w-]+)"', code)) | NEEDED_INSIDE
    begun = tuple(re.findall(r"""f["']([\w-]+-)\{""", code))
    return {id for id in ids if id not in named and not (begun and id.startswith(begun))}


def name(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


@pytest.mark.parametrize("folder", [*CATALOGUES, EVERY_TABLE], ids=name)
def test_both_languages_say_the_same(folder: Path) -> None:
    first, *others = (facts_by_phrase(folder, language) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("folder", CATALOGUES, ids=name)
def test_every_phrase_asked_for_is_there_and_every_phrase_there_is_asked_for(folder: Path) -> None:
    asked = set(re.findall(r'(?:_say|format|Unclear)\(\s*"([\w-]+)"', code(folder)))
    for language in LANGUAGES:
        assert asked <= terminal_words(package(folder), language).ids
    assert unasked(set(facts_by_phrase(folder, "en")), code(folder)) == set()


def test_the_words_of_every_table_are_used_at_some() -> None:
    everywhere = "\n".join(map(code, CATALOGUES))
    assert unasked(set(facts_by_phrase(EVERY_TABLE, "en")), everywhere) == set()
