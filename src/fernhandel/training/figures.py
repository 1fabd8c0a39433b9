"""How good a net's judgement is, on games it has not learned from."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from fernhandel.training.positions import Floats, Positions

BINS = 10
LEAST_SHARE = 1e-6


class Pass(msgspec.Struct, frozen=True):
    """One time through all positions: the loss of those it learned from, and of those it was not shown."""

    learned: float
    held_out: float


class Bin(msgspec.Struct, frozen=True):
    """Positions whose chances were judged alike: what was said, and what came, on the mean."""

    said: float
    came: float
    positions: int


def loss(guess: NDArray[np.floating], shares: Floats) -> float:
    """How surprised a guess is by what came, a position."""
    return float(-(shares * np.log(np.maximum(guess, LEAST_SHARE))).sum(axis=1).mean())


def mean_loss(positions: Positions, guess: Floats) -> list[float]:
    """Of an even guess, of the planner, and of the net."""
    even = np.full_like(positions.shares, 1.0 / positions.shares.shape[1])
    return [loss(one, positions.shares) for one in (even, positions.planned, guess)]


def calibration(parts: Sequence[Positions], guesses: Sequence[Floats]) -> list[Bin]:
    """Of positions called 70 %, how many are won."""
    said = np.concatenate([guess.reshape(-1) for guess in guesses])
    came = np.concatenate([part.shares.reshape(-1) for part in parts])
    return bins(said, came)


def bins(said: NDArray[np.floating], came: NDArray[np.floating]) -> list[Bin]:
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    rows = [place == number for number in range(BINS)]
    return [Bin(float(said[row].mean()), float(came[row].mean()), int(row.sum())) for row in rows if row.any()]
