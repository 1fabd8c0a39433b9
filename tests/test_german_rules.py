"""The rules in German say what the English ones say."""

import re

import pytest

from fernhandel import BadInput
from fernhandel.rulebook import Rulebook, rules

GAMES = ("merchants", "auf_achse", "nuremberg")
REFERENCE = re.compile(r"\b(?:[A-Z]{1,2}\d+\.\d+|[AMN][RX]\d+|D[LX]?\d+|O\d+)\b")


def books(game: str) -> tuple[Rulebook, Rulebook]:
    return rules(game), rules(game, "de")


def numbers(text: str) -> list[str]:
    """Every number in figures, ids aside; 1,200 and 1.200 are the same."""
    return sorted(
        re.sub(r"[.,](?=\d{3}\b)", "", found) for found in re.findall(r"\d[\d.,]*\d|\d", REFERENCE.sub("", text))
    )


def tables(text: str) -> list[int]:
    """The number of rows of each table."""
    return [len(block.splitlines()) for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_rules_in_the_same_order(game: str) -> None:
    english, german = books(game)
    assert list(german.rules) == list(english.rules)
    assert [rule.later for rule in german.rules.values()] == [rule.later for rule in english.rules.values()]
    assert tables(german.text) == tables(english.text)
    assert german.text.count("\n#") == english.text.count("\n#")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_refers_to_the_same_rules(game: str) -> None:
    english, german = books(game)
    for id, rule in english.rules.items():
        assert set(REFERENCE.findall(german.rules[id].text)) == set(REFERENCE.findall(rule.text)), id


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_the_same_figures(game: str) -> None:
    english, german = books(game)
    for one, other in zip(
        *([line for line in book.text.splitlines() if line.startswith("|")] for book in (english, german)), strict=True
    ):
        assert numbers(other) == numbers(one), other


def test_another_language_is_refused() -> None:
    with pytest.raises(BadInput, match="'fr'; known are en, de"):
        rules("merchants", "fr")
