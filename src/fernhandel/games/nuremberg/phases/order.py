"""How a track makes an order: the higher value first, ties by the place in the stack (N2.7, N6.1, N10.1)."""

from mypy_extensions import i64

from fernhandel.games.nuremberg.figures import PROFIT
from fernhandel.games.nuremberg.state import Table


def value_on(t: Table, track: i64, seat: i64) -> i64:
    return t.profit[seat] if track == PROFIT else t.influence_of(seat, track)


def by_track(t: Table, track: int) -> list[int]:
    """The seats by their discs; the one moved last lies on top of its equals."""
    order: list[int] = []
    for seat in t.stacks[track * t.players : (track + 1) * t.players]:
        i = len(order)
        while i > 0 and value_on(t, track, order[i - 1]) < value_on(t, track, seat):
            i -= 1
        order.insert(i, seat)
    return order
