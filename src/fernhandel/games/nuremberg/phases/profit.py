"""Phases 7 and 8: profit and loss (N9), and the Player Order that follows from it (N10)."""

from fernhandel.games.nuremberg.events import OrderSet, ProfitCounted
from fernhandel.games.nuremberg.figures import (
    LEAST_PROFIT,
    LINKS,
    MOST_PROFIT,
    PIECE_PROFIT,
    PIECES,
    PRICE,
    PROFIT,
    RED_PASSENGER,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.order import by_track
from fernhandel.games.nuremberg.state import NO_TRAIN, TAKEOVERS, Table


def links_on_board(t: Table, seat: int) -> int:
    return LINKS - t.links[seat]


def count_profit(t: Table) -> None:
    t.pile = t.pile.copy()
    t.vp = t.vp.copy()
    t.profit = t.profit.copy()
    for seat in t.order:
        count_for(t, seat)
    t.taken = 0
    t.order = by_track(t, PROFIT)
    if t.telling:
        t.tell(OrderSet(order=t.order.copy()))
    t.enter(TAKEOVERS)


def count_for(t: Table, seat: int) -> None:
    """Points for every piece moved, profit less a pound for every own link; the pieces go to the pile (N9)."""
    pieces: list[int] = [0] * PIECES
    points = 0
    for row in range(TRAIN_ROWS):
        if t.train_in_row(seat, row) == NO_TRAIN:
            continue
        for piece in range(PIECES):
            count = t.loaded(seat, row, piece)
            if count > 0:
                pieces[piece] += count
                points += count * worth(t, row, piece)
                t.load[(seat * TRAIN_ROWS + row) * PIECES + piece] = 0
        t.train[seat * TRAIN_ROWS + row] = NO_TRAIN
    t.changes += 1
    change = -links_on_board(t, seat)
    for piece in range(PIECES):
        change += pieces[piece] * PIECE_PROFIT[piece]
        t.pile[seat * PIECES + piece] += pieces[piece]
    before = t.profit[seat]
    profit = max(LEAST_PROFIT, min(MOST_PROFIT, before + change))
    if profit != before:  # NR13
        t.profit[seat] = profit
        t.put_on_top(PROFIT, seat)
    t.vp[seat] += points
    if t.telling:
        moved = {name: pieces[piece] for piece, name in enumerate(t.rules.board.pieces) if pieces[piece]}
        links = links_on_board(t, seat)
        t.tell(ProfitCounted(seat=seat, pieces=moved, points=points, links=links, before=before, profit=profit))


def worth(t: Table, row: int, piece: int) -> int:
    """Victory points of a piece: one, or for a passenger on the smaller display the class of the train (N9.1)."""
    return PRICE[row] if piece >= RED_PASSENGER and t.rules.display.passengers_by_class else 1
