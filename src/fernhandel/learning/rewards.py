"""What the end of a game is worth."""

from collections.abc import Sequence

from fernhandel.core.title import Place


def rewards(standing: Sequence[Place]) -> list[float]:
    """By seat: 1 for the first place, -1 for the last, even steps between; equals share. They sum to nothing.

    >>> rewards([Place(1, 2, {}), Place(2, 0, {}), Place(2, 1, {})])
    [-0.5, -0.5, 1.0]
    """
    players = len(standing)
    by_seat = [0.0] * players
    for place in standing:
        equals = sum(other.rank == place.rank for other in standing)
        mean = place.rank - 1 + (equals - 1) / 2
        by_seat[place.seat] = 1 - 2 * mean / (players - 1)
    return by_seat
