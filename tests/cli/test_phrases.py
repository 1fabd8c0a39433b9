"""The program's own words: the same phrases with the same facts in every language, and none that is not there."""

import re
from importlib.resources import files
from pathlib import Path

import fernhandel.cli
from fernhandel.cli.text import phrases

CATALOGUES = files("fernhandel.cli.text")
SOURCES = sorted(Path(fernhandel.cli.__file__).parent.rglob("*.py"))


def facts_by_phrase(language: str) -> dict[str, set[str]]:
    text = CATALOGUES.joinpath(f"{language}.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {id: set(re.findall(r"\$(\w+)", body)) for id, body in messages}


def test_both_languages_say_the_same() -> None:
    assert facts_by_phrase("en") == facts_by_phrase("de")
    assert phrases("en").ids == phrases("de").ids


def test_every_phrase_asked_for_is_there_and_every_phrase_there_is_asked_for() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    asked = set(re.findall(r'(?:_say|format|Unclear)\(\s*"([\w-]+)"', code))
    named = {id for id in phrases("en").ids if id.partition(".")[0] in asked}
    assert asked <= phrases("en").ids
    spoken_within = {"range", "amount"}
    built = {
        id for id in phrases("en").ids if re.match(r"help-|merchants-|auf_achse-", id)
    }  # their ids are put together
    assert phrases("en").ids - named - built - spoken_within == set()
