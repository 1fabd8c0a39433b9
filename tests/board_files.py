"""Board files with faults in them, written from the shipped board, and what must be told of each."""

from collections.abc import Callable
from pathlib import Path

import pytest

import fernhandel
from fernhandel import Game, Record, Rng
from fernhandel.core.faults import BadFile

Edits = list[tuple[str, str]]
Faults = list[tuple[str, str]]
"""For each fault the text that begins on its line, and words of the reason."""
Cases = list[tuple[str, Edits, Faults]]


def edited(text: str, edits: Edits) -> str:
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} does not stand exactly once on the board"
        text = text.replace(old, new)
    return text


def line_where(text: str, begins: str) -> int:
    assert text.count(begins) == 1, f"{begins!r} does not stand exactly once on the board"
    return text[: text.index(begins)].count("\n") + 1


def assert_told(parse: Callable[[str, str], object], text: str, faults: Faults) -> None:
    """The file is refused with exactly these faults, each on its line."""
    with pytest.raises(BadFile) as caught:
        parse(text, "mine.toml")
    found = caught.value.faults
    expected = sorted((line_where(text, begins), words) for begins, words in faults)
    assert [line for line, _ in found] == [line for line, _ in expected], found
    for (_, reason), (_, words) in zip(found, expected, strict=True):
        assert words in reason, f"{words!r} is not in {reason!r}"
    assert str(caught.value) == "\n".join(f"mine.toml, line {line}: {reason}" for line, reason in found)


def named(cases: Cases) -> list[object]:
    return [pytest.param(edits, faults, id=name) for name, edits, faults in cases]


def assert_survives_its_record(game: Game, board: Path) -> None:
    """Played to the end and replayed without the file it was made from, the game stands as it did."""
    rng = Rng.from_seed(5)
    while not game.over:
        seat = game.to_act()[0]
        options = game.legal(seat)
        game.apply(seat, options[rng.below(len(options))])
    board.unlink()  # the record carries its board
    for text in (game.record().to_jsonl(), game.record().to_text()):
        again = fernhandel.replay(Record.parse(text))
        assert again.table.fingerprint() == game.table.fingerprint()
        assert again.standing() == game.standing()
        assert again.terms == game.terms
