"""Pieces, for both bots: who else can load them, what those loaded bring, and the map without them."""

from fernhandel.games.nuremberg.figures import LINKS, PIECE_PROFIT, PIECES, TRAIN_ROWS
from fernhandel.games.nuremberg.phases.trains import pieces_at, take_piece
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import loadable


def rivals_at(t: Table, seat: int) -> list[int]:
    """By area and kind, how many rivals can load these pieces as well."""
    rivals = [0] * (t.rules.board.count * PIECES)
    for other in range(t.players):
        if other == seat or t.links[other] == LINKS or (t.reach and t.passed >> other & 1):
            continue
        for code in t.reach[other] if t.reach else loadable(t, other):
            rivals[code] += 1
    return rivals


def profit_so_far(t: Table, seat: int) -> int:
    """Where the profit would stand if the turn's trains stopped now, before upkeep (N9.2)."""
    profit = t.profit[seat]
    for row in range(TRAIN_ROWS):
        for piece in range(PIECES):
            profit += PIECE_PROFIT[piece] * t.loaded(seat, row, piece)
    return profit


def take_away(t: Table, seat: int, counts: list[int]) -> None:
    """Take so many pieces of each kind within a seat's reach off the map; the counts are used up."""
    for code in loadable(t, seat):
        area, piece = code // PIECES, code % PIECES
        while counts[piece] > 0 and pieces_at(t, area, piece) > 0:
            take_piece(t, area, piece)
            counts[piece] -= 1
