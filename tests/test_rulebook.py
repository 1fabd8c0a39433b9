"""The rules in our own words: complete, linked, in agreement with the program, and read correctly."""

import re
from pathlib import Path

import pytest

from fernhandel import BadInput, rulebook
from fernhandel.games.merchants import figures
from fernhandel.games.merchants.board_file import build, parse
from fernhandel.games.merchants.meta import ABOUT, MERCHANTS
from fernhandel.rulebook import rules

SOURCE = Path(__file__).parents[1] / "src" / "fernhandel" / "games" / "merchants"
ID = re.compile(r"\b(?:M\d+\.\d+|M[RX]\d+|D[LX]?\d+)\b")

CHAPTERS = {1: 16, 2: 6, 3: 12, 4: 14, 5: 6, 6: 6, 7: 7, 8: 6, 9: 8, 10: 7, 11: 3, 12: 6}
SERIES = {"D": 26, "MR": 46, "MX": 49, "DX": 40}
DEALS = ((1, 13), (20, 28), (30, 38), (40, 63), (70, 80), (85, 91), (95, 97))  # a chapter has room to grow


def table_row(name: str) -> list[str]:
    """The cells beside the first cell of that name, in the document's tables."""
    found = [line for line in rules("merchants").text.splitlines() if line.startswith(f"| {name} |")]
    assert found, f"no table has a row {name!r}"
    return [cell.strip() for cell in found[0].strip("|").split("|")[1:]]


# -- the document --------------------------------------------------------------------------------------------------


def test_every_id_is_defined() -> None:
    wanted = {f"M{chapter}.{i}" for chapter, count in CHAPTERS.items() for i in range(1, count + 1)}
    wanted |= {f"{letters}{i}" for letters, count in SERIES.items() for i in range(1, count + 1)}
    wanted |= {f"DL{i}" for first, last in DEALS for i in range(first, last + 1)}
    assert set(rules("merchants").rules) == wanted


def test_nothing_is_for_later() -> None:
    assert not [rule.id for rule in rules("merchants").rules.values() if rule.later]


def test_every_id_the_document_mentions_is_defined() -> None:
    book = rules("merchants")
    assert {id for id in ID.findall(book.text) if id not in book.rules} == set()


def test_every_id_the_code_mentions_is_defined() -> None:
    mentioned = {id for path in SOURCE.rglob("*.py") for id in ID.findall(path.read_text("utf-8"))}
    assert "M2.4" in mentioned
    assert mentioned - set(rules("merchants").rules) == set()


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("cost", figures.COST[1:]),
        ("selling price", figures.SELLING[1:]),
        ("upkeep", figures.UPKEEP),
        ("price of one level", figures.CLIMB_PRICE),
        ("arrivals that end the game", figures.ARRIVALS_TO_END[2:]),
    ],
)
def test_the_tables_show_the_figures_the_program_plays_with(name: str, values: list[int]) -> None:
    assert table_row(name) == [str(value) for value in values]


def test_the_tables_show_stars_and_printed_prices_of_every_card() -> None:
    names = [card.replace("_", " ").title() for card in figures.INVESTMENTS]
    assert [int(table_row(name)[0]) for name in names] == list(figures.STARS)
    lines = rules("merchants").text.splitlines()
    for name, price in zip(names, figures.PRINTED_PRICE, strict=True):
        assert sum(line.endswith(f"| {name} | {price} |") for line in lines) == 1


def test_the_tables_show_markets_and_distances_of_the_board() -> None:
    data = parse((SOURCE / "board.toml").read_text("utf-8"), "board.toml")
    board = build(data)
    for number, city in enumerate(data.cities):
        assert table_row(city.name) == [city.id, ", ".join(city.sells)]
        steps = [str(count) for count in board.distances(number)[: board.cities]]
        steps[number] = "-"
        assert table_row(city.id) == steps


def test_the_table_of_options_shows_every_option_with_its_values_and_defaults() -> None:
    for option in ABOUT.options:
        known = f" ({', '.join(option.editions)})" if option.editions else ""
        usual = "; ".join(
            [f"`{option.default}`", *(f"{edition} `{value}`" for edition, value in option.defaults.items())]
        )
        values, default, _ = table_row(f"`{option.name}`{known}")
        assert (values, default) == (", ".join(f"`{value}`" for value in option.values), usual)


# -- reading it ----------------------------------------------------------------------------------------------------

SMALL = """\
# A game

No rule, only words.

## Buying

- **X1** A rule
  that wraps (X2)
  - 1 time.
- **X2** Another.

| table | **X9** |

**X3.1** A paragraph
is a rule too.

## Selling
- **XR10** The last. *(later)*
"""


def test_rules_are_read_in_order_with_their_heading_and_joined_lines() -> None:
    book = rulebook.parse(SMALL)
    assert book.text == SMALL
    assert [(rule.id, rule.heading, rule.text, rule.later) for rule in book.rules.values()] == [
        ("X1", "Buying", "A rule that wraps (X2) - 1 time.", False),
        ("X2", "Buying", "Another.", False),
        ("X3.1", "Buying", "A paragraph is a rule too.", False),
        ("XR10", "Selling", "The last. *(later)*", True),
    ]


def test_a_rule_defined_twice_is_refused() -> None:
    with pytest.raises(BadInput, match="rule X2 is defined twice: under 'Buying' and under 'Selling'"):
        rulebook.parse(SMALL + "- **X2** Again.\n")


def test_an_unknown_rule_is_told_with_the_nearest() -> None:
    book = rulebook.parse(SMALL)
    with pytest.raises(BadInput, match=r"there is no rule 'xr11'; the nearest are XR10, X1"):
        book.rule("xr11")
    with pytest.raises(BadInput, match=r"there is no rule 'purchase'$"):
        book.rule("purchase")


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="there is no game 'monopoly'; there is "):
        rules("monopoly")


def test_a_game_without_rules_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MERCHANTS, "rulebook", lambda _: "")
    with pytest.raises(BadInput, match="merchants has brought no rules to read in the language 'en'"):
        rules.__wrapped__("merchants")
