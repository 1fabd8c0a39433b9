"""The document on environments says what the code does."""

from pathlib import Path

import pytest

import fernhandel
from fernhandel.core.deals.observation import deal_pieces
from fernhandel.core.observations import Encoding
from fernhandel.learning.describe import described, described_game

TOLD = (Path(__file__).parents[2] / "docs" / "envs.md").read_text("utf-8")


@pytest.mark.parametrize("game", [about.id for about in fernhandel.games()])
def test_every_piece_is_in_the_document(game: str) -> None:
    assert described_game(game) in TOLD


def test_so_are_those_of_deals() -> None:
    assert described(Encoding("deals", deal_pieces(4))) in TOLD
