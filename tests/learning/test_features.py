"""What networks are given: nothing of an observation is lost, and actions share the words they have in common."""

from collections.abc import Iterator

import numpy as np
import pytest

import fernhandel
from fernhandel import BadInput
from fernhandel.core.observations import Encoding
from fernhandel.learning.features import CALM, FEW, Features, legal_in, spelling

STEPS = 40  # more than any game has
GAMES = [about.id for about in fernhandel.games()]


def numbers(encoding: Encoding) -> Iterator[tuple[int, int]]:
    """Of each number the least it can be and how many values it has; 0 for an amount."""
    for piece in encoding.pieces:
        for place in range(piece.size):
            named = piece.columns[place % len(piece.columns)] if piece.columns else ""
            count = STEPS if named == "step" else piece.most - piece.least + 1
            yield piece.least, count if count <= FEW else 0


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_can_be_told_from_its_features(game: str) -> None:
    tables = fernhandel.batch(game, 8, players=2, seed=3)
    features = Features(tables.encoding, {"now.step": STEPS})
    known = list(numbers(tables.encoding))
    luck = np.random.default_rng(3)
    for _ in range(60):
        tables.step((luck.random(tables.masks.shape) * tables.masks).argmax(axis=1))
        told = features.of(tables.observations)
        amount, place = 0, sum(count == 0 for _, count in known)
        for number, (least, count) in enumerate(known):
            if count:
                part, place = told[:, place : place + count], place + count
                assert (part.sum(axis=1) == 1).all()
                again = part.argmax(axis=1) + least
            else:
                part, amount = told[:, amount], amount + 1
                again = np.rint(np.sign(part) * np.expm1(np.abs(part) * CALM)).astype(int)
            assert (again == tables.observations[:, number]).all()
        assert told.shape == (8, place) == (8, features.size)


def test_a_piece_can_have_fewer_values_than_its_range() -> None:
    tables = fernhandel.batch("auf_achse", 2, players=2, seed=1)
    usual, placed = Features(tables.encoding), Features(tables.encoding, {"at": 300})
    assert placed.size == usual.size + 2 * (300 - 1)


def test_a_piece_that_is_not_there_is_told() -> None:
    with pytest.raises(BadInput, match=r"auf_achse-v0 has no at\.step, now\.steps"):
        Features(fernhandel.batch("auf_achse", 1, players=2).encoding, {"now.steps": 5, "at.step": 5, "at": 9})


@pytest.mark.parametrize("game", GAMES)
def test_actions_share_the_words_that_they_have_in_common(game: str) -> None:
    catalogue = fernhandel.make(game, players=2, seed=1).catalogue
    words = spelling(catalogue)
    assert len({tuple(row) for row in words.tolist()}) == len(catalogue), "no two are spelled alike"
    meant: dict[int, tuple[str, str, int]] = {}
    for action, row in zip(catalogue, words.tolist(), strict=True):
        parts = [(action.kind, field, getattr(action, field)) for field in action.fields]
        assert [bool(word) for word in row] == [place <= len(parts) for place in range(len(row))]
        for word, part in zip(row[1:], parts, strict=False):
            assert meant.setdefault(word, part) == part
    assert len(set(meant.values())) == len(meant)


def test_legal_actions_row_by_row() -> None:
    masks = fernhandel.batch("merchants", 16, players=3, seed=2).masks
    legal = legal_in(masks)
    assert [row[row >= 0].tolist() for row in legal] == [np.flatnonzero(mask).tolist() for mask in masks]
    assert (legal >= 0).all(axis=0).any()
