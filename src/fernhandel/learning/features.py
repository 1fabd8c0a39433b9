"""Observations and actions as networks take them: numbers near nought, and words that many actions share."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fernhandel.core.catalogue import Catalogue
from fernhandel.core.observations import Encoding, Piece
from fernhandel.core.refusals import BadInput
from fernhandel.learning.observing import bounds

FEW = 64  # values that a number can have, each with a place of its own
CALM = 4.0  # divides logarithms, so that sums of money are not much more than one


class Features:
    """A number that can be few things gets a place for each of them; an amount is told by its logarithm.

    ``kinds`` says how many values some numbers have, by ``piece`` or ``piece.column``, where the range of the piece
    is wider than that.

    >>> import fernhandel
    >>> tables = fernhandel.batch("auf_achse", 2, players=2, seed=1)
    >>> features = Features(tables.encoding, {"now.step": 20})
    >>> features.of(tables.observations).shape == (2, features.size)
    True
    """

    def __init__(self, encoding: Encoding[Any], kinds: Mapping[str, int] | None = None) -> None:
        known = {name for piece in encoding.pieces for name in (piece.name, *_numbered(piece))}
        if unknown := sorted(set(kinds or {}) - known):
            raise BadInput(f"{encoding.name} has no {', '.join(unknown)}")
        values = np.array([count for piece in encoding.pieces for count in _values(piece, kinds or {})])
        self._amounts, self._few = np.flatnonzero(values == 0), np.flatnonzero(values)
        self._least = bounds(encoding)[0][self._few].astype(np.int64)
        self._last = values[self._few] - 1
        self._places = len(self._amounts) + np.cumsum(values[self._few]) - values[self._few]
        self.size = len(self._amounts) + int(values.sum())
        """How many features an observation has."""

    def of(self, observations: NDArray[np.integer[Any]]) -> NDArray[np.float32]:
        """One row of features for each row of observations."""
        told = np.zeros((len(observations), self.size), dtype=np.float32)
        amounts = observations[:, self._amounts].astype(np.float32)
        told[:, : len(self._amounts)] = np.sign(amounts) * np.log1p(np.abs(amounts)) / CALM
        value = np.clip(observations[:, self._few] - self._least, 0, self._last)
        told[np.arange(len(observations))[:, None], self._places + value] = 1
        return told


def _numbered(piece: Piece) -> list[str]:
    """The numbers of a piece by the names that they have, in order."""
    columns = piece.columns or ("",)
    return [f"{piece.name}.{columns[place % len(columns)]}" for place in range(piece.size)]


def _values(piece: Piece, kinds: Mapping[str, int]) -> list[int]:
    """How many each number of a piece can have; 0 for an amount."""
    count = piece.most - piece.least + 1
    usual = kinds.get(piece.name, count if count <= FEW else 0)
    return [kinds.get(name, usual) for name in _numbered(piece)]


def spelling(catalogue: Catalogue) -> NDArray[np.int64]:
    """By action the words it is made of, by number: its kind, and each of its fields with a value; 0 is no word.

    A network that rates words rates an action by their sum, and what it learns of a place or a contract holds for all
    actions that name it.
    """
    words: dict[tuple[str, ...], int] = {}
    spelled = []
    for action in catalogue:
        parts = [(action.kind,), *[(action.kind, field, str(getattr(action, field))) for field in action.fields]]
        spelled.append([words.setdefault(part, len(words) + 1) for part in parts])
    rows = np.zeros((len(spelled), max(map(len, spelled))), dtype=np.int64)
    for number, row in enumerate(spelled):
        rows[number, : len(row)] = row
    return rows


def legal_in(masks: NDArray[Any]) -> NDArray[np.int64]:
    """By row the numbers of the actions that a mask leaves, and -1 in the places that are left.

    >>> legal_in(np.array([[0, 1, 1], [1, 0, 0]]))
    array([[ 1,  2],
           [ 0, -1]])
    """
    rows, actions = np.nonzero(masks)
    count = np.bincount(rows, minlength=len(masks))
    legal = np.full((len(masks), count.max()), -1, dtype=np.int64)
    legal[rows, np.arange(len(rows)) - np.repeat(np.cumsum(count) - count, count)] = actions
    return legal
