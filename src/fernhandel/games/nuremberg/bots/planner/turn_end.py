"""What a seat's place at the table is worth when a turn is over: points, profit, purse, and pieces within reach."""

from fernhandel.games.nuremberg.bots.planner.values import (
    Values,
    on_track,
    regime_of,
    sets_ahead,
    towards_set,
)
from fernhandel.games.nuremberg.bots.purses import purse_of
from fernhandel.games.nuremberg.figures import (
    LINKS,
    MOST_PROFIT,
    PIECE_PROFIT,
    PIECES,
    RED_PASSENGER,
)
from fernhandel.games.nuremberg.phases.trains import pieces_at
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import loadable


def turns_left(t: Table) -> int:
    return t.rules.turns - t.turn


def haze_of(v: Values, turns: int) -> float:
    return v.w.set_haze * turns


def settled(v: Values, t: Table, seat: int) -> float:
    """All of a seat at the end of this turn, when nothing more is sold."""
    return settled_before(v, t, seat, turns_left(t))


def settled_before(v: Values, t: Table, seat: int, turns: int) -> float:
    """With so many turns still to come."""
    links = LINKS - t.links[seat]
    haze = haze_of(v, turns)
    value = t.vp[seat] + sets_ahead(t.pile, seat * PIECES, haze)
    if turns == 0:
        return value + t.profit[seat] - links  # N13.2, N13.3
    value += on_track(v.expected_profit(t.players, turns), t.profit[seat] - v.w.upkeep * links) - v.w.stay * links
    value += v.kept(purse_of(t, seat), regime_of(t, turns))
    return value if links == 0 else value + within_reach(v, t, seat, towards_set(t.pile, seat * PIECES, haze))


def within_reach(v: Values, t: Table, seat: int, towards: list[float]) -> float:
    """What it is worth to have pieces at the own links in the next turn."""
    counts = [0] * PIECES
    for code in loadable(t, seat):
        counts[code % PIECES] += pieces_at(t, code // PIECES, code % PIECES)
    value = 0.0
    pieces = waiting_pieces(v, t, seat, towards)
    for piece in range(PIECES):
        value += counts[piece] * pieces[piece]
    count = sum(counts)
    return value if count <= v.w.turns_haul else value * v.w.turns_haul / count


def waiting_pieces(v: Values, t: Table, seat: int, towards: list[float]) -> list[float]:
    """By kind, what a piece within reach is worth that waits for a later turn."""
    expected = v.expected_profit(t.players, turns_left(t))
    profit = min(t.profit[seat], MOST_PROFIT - 1)
    slope = on_track(expected, profit + 1.0) - on_track(expected, float(profit))
    person = v.w.later_class if t.rules.display.passengers_by_class else 1.0
    pieces: list[float] = []
    for piece in range(PIECES):
        points = person if piece >= RED_PASSENGER else 1.0
        pieces.append(v.w.later * (points + slope * PIECE_PROFIT[piece] + towards[piece]))
    return pieces
