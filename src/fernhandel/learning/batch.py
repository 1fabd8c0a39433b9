"""Many tables at once, into arrays."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from fernhandel.api import checked_seed
from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.core.game import Game
from fernhandel.core.observations import Encoding
from fernhandel.core.refusals import BadInput
from fernhandel.core.side_by_side import SideBySide
from fernhandel.core.table import Table
from fernhandel.core.terms import Terms
from fernhandel.core.title import Title
from fernhandel.learning.observing import Numbers, split
from fernhandel.learning.rewards import rewards


def batch(
    game: str | Game,
    n: int,
    *,
    players: int | None = None,
    edition: str | None = None,
    seed: int = 0,
    **options: str,
) -> "Batch":
    """``n`` tables of a game, or of the terms of one; the same seed deals and plays the same.

    >>> tables = batch("nuremberg", 4, players=2, seed=1)
    >>> for _ in range(10):
    ...     tables.step(tables.masks.argmax(axis=1))
    >>> tables.observations.shape, tables.masks.shape
    ((4, 565), (4, 877))
    """
    if isinstance(game, Game):
        return Batch(game.title, game.terms, n, seed)
    title = shelf.title(game)
    asked = title.about.players[0] if players is None else players
    return Batch(title, title.terms(asked, edition, options), n, seed)


class Batch:
    """Tables of one game side by side, asked and stepped together. A table that is over is laid anew at once.

    Its arrays are of now, and change in place with every step: who keeps them copies them.
    """

    def __init__(self, title: Title, terms: Terms, n: int, seed: int = 0) -> None:
        """``n`` tables of the same terms, each with luck of its own."""
        if type(n) is not int or n < 1:
            raise BadInput(f"a batch has one table or more, not {n}")
        self.title = title
        self.terms = terms
        self.encoding: Encoding[Any] = title.encoding(terms)
        catalogue = title.catalogue(terms)
        self._luck = Rng.from_seed(checked_seed(seed))
        self._row = SideBySide(self.encoding, list(catalogue), self._dealt, n)
        self.n = n
        self.actions = len(catalogue)
        self._rows = np.frombuffer(memoryview(self._row.rows), np.int32).reshape(-1, self.encoding.size)
        self._told = np.frombuffer(memoryview(self._row.row), np.int64)
        self._ended = False  # a game, by the last step
        self.observations: Numbers = np.zeros((n, self.encoding.size), dtype=np.int32)
        """By table, what the seat that decides may know."""
        self.seats: NDArray[np.int32] = np.frombuffer(memoryview(self._row.seats), np.int32)
        """By table, the seat that decides."""
        self.masks: NDArray[np.bool_] = np.frombuffer(memoryview(self._row.masks), np.bool_).reshape(n, self.actions)
        """By table, which actions are legal."""
        self.rewards: NDArray[np.float32] = np.zeros((n, terms.players), dtype=np.float32)
        """By table and seat, what the last step has brought: nothing unless the game is over."""
        self.over: NDArray[np.bool_] = np.zeros(n, dtype=np.bool_)
        """Whether the last step has ended the game that was played there."""
        self._gather()

    def _dealt(self) -> Table:
        table: Table = self.title.deal(self.terms, self._luck.fork())
        table.told = []
        return table

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action at every table, by number; where one is not legal nothing happens anywhere."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise BadInput(f"{self.n} tables take {self.n} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        numbers = vec[i64](np.ascontiguousarray(chosen, np.int64))  # in one block
        wrong = self._row.illegal(numbers)
        if wrong >= 0:
            raise BadInput(f"action {chosen[wrong]} is not legal at table {wrong}")
        if self._ended:
            self.rewards.fill(0.0)
            self.over.fill(False)
        over = self._row.step(numbers)
        for place, table in over:
            self.rewards[place] = rewards(self.title.standing(table))
            self.over[place] = True
        self._ended = len(over) > 0
        self._gather()

    def _gather(self) -> None:
        """From the rows of all seats those of who decides now."""
        self._rows.take(self._told, 0, self.observations, "clip")

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions: at which table, and which number; one table after the other.

        The same as ``masks.nonzero()``, but for the order at each table, and without a look at all that is not legal.
        """
        places: NDArray[np.int64]
        numbers: NDArray[np.int64]
        places, numbers = np.divmod(np.frombuffer(memoryview(self._row.legal()), np.int64), self.actions)
        return places, numbers

    def pieces(self) -> Mapping[str, Numbers]:
        """The observations by their named pieces."""
        return split(self.encoding, self.observations)
