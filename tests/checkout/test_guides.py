"""The walks through the code that the documents offer lead where they say."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
ADDING = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
PIT = (ROOT / "tests" / "guests" / "pit.py").read_text("utf-8")
STATIONS = re.findall(r"^(\d+)\. `([^`]+)` `([^`]+)`: ", ARCHITECTURE, re.MULTILINE)
WORDS_OF_THE_HOUSE = 31


def lines(text: str) -> int:
    """Those that are not empty."""
    return sum(bool(line.strip()) for line in text.splitlines())


def test_the_way_of_one_purchase_has_at_most_twenty_stations() -> None:
    assert [int(number) for number, _, _ in STATIONS] == list(range(1, len(STATIONS) + 1))
    assert 10 < len(STATIONS) <= 20


@pytest.mark.parametrize(("path", "sign"), [station[1:] for station in STATIONS])
def test_each_station_is_where_it_is_said_to_be(path: str, sign: str) -> None:
    assert sign in (ROOT / path).read_text("utf-8")


def test_the_glossary_is_short() -> None:
    (table,) = re.findall(r"^\| word \| meaning \|\n\|---\|---\|\n((?:\|.*\n)+)", ARCHITECTURE, re.MULTILINE)
    assert len(table.splitlines()) == WORDS_OF_THE_HOUSE


def test_the_walk_along_the_smallest_game_counts_its_lines() -> None:
    sections = re.split(r"^# -- (\d): .*$", PIT, flags=re.MULTILINE)
    counted = {number: lines(body) for number, body in zip(sections[1::2], sections[2::2], strict=True)}
    told = re.findall(r"^## (\d)\. .* \((\d+) lines\)$", ADDING, re.MULTILINE)
    assert {number: int(count) for number, count in told} == counted
    assert f"{lines(PIT)} lines" in ADDING


def test_what_the_walk_shows_stands_in_the_game() -> None:
    shown = re.findall(r"```py\n(.*?)```", ADDING, re.DOTALL)
    assert len(shown) >= 5
    for block in shown:
        assert block in PIT, f"not in tests/guests/pit.py:\n{block}"
