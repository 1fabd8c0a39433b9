"""What the environments have in common: a game, what its seats are told, and which actions they have, as arrays."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fernhandel.core import shelf
from fernhandel.core.game import Game
from fernhandel.core.observations import Encoding
from fernhandel.core.title import Title

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


def titles() -> list[Title]:
    """Every game that has observations."""
    return [title for title in shelf.titles() if type(title).encoding is not Title.encoding]


def split(encoding: Encoding[Any], observations: Numbers) -> dict[str, Numbers]:
    """The pieces of observations by name, each in its shape; they share the memory."""
    pieces = {}
    at = 0
    for piece in encoding.pieces:
        part = observations[..., at : at + piece.size]
        pieces[piece.name] = part.reshape(*observations.shape[:-1], *piece.shape)
        at += piece.size
    return pieces


def bounds(encoding: Encoding[Any]) -> tuple[Numbers, Numbers]:
    """The least and the most that each number of an observation can be."""
    least = [np.full(piece.size, piece.least, dtype=np.int32) for piece in encoding.pieces]
    most = [np.full(piece.size, piece.most, dtype=np.int32) for piece in encoding.pieces]
    return np.concatenate(least), np.concatenate(most)


def observed(encoding: Encoding[Any], game: Game, seat: int) -> Numbers:
    """What that seat may know now."""
    return np.frombuffer(encoding.tell(game.table, seat), dtype=np.int32).copy()


def mask_of(game: Game, seat: int) -> Mask:
    """One for every action that is legal for that seat now."""
    mask = np.zeros(len(game.catalogue), dtype=np.int8)
    mask[[action.id for action in game.legal(seat)]] = 1
    return mask


def asked(game: Game) -> int:
    """Who decides next; of those who seal a choice, one after the other."""
    return game.to_act()[0]
