"""What each piece on the map counts for a seat: less, if a rival can load it as well."""

from fernhandel.games.nuremberg.bots.planner.fleets import Cargo
from fernhandel.games.nuremberg.bots.planner.prospects import haze_of, turns_left, waiting_pieces
from fernhandel.games.nuremberg.bots.planner.values import Values, towards_set
from fernhandel.games.nuremberg.figures import (
    GREEN_PASSENGER,
    HIGH,
    LINKS,
    LOW,
    PIECE_PROFIT,
    PIECES,
    RED_PASSENGER,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.trains import pieces_at
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


def pile_ahead(t: Table, seat: int) -> list[int]:
    """The seat's pile with what its trains have loaded."""
    pile = t.pile[seat * PIECES : (seat + 1) * PIECES]
    for row in range(TRAIN_ROWS):
        for piece in range(PIECES):
            pile[piece] += t.loaded(seat, row, piece)
    return pile


def standing(v: Values, t: Table, seat: int, links: int) -> Cargo:
    """An empty cargo of a seat that has so many links on the board."""
    turns = turns_left(t)
    towards = towards_set(pile_ahead(t, seat), 0, haze_of(v, turns))
    cargo = Cargo(v.outlook(t.players, turns), towards)
    cargo.profit = float(profit_so_far(t, seat) - links)
    if turns > 0:
        cargo.upkeep = v.w.upkeep * links
        pieces = waiting_pieces(v, t, seat, towards)
        cargo.low_later = pieces[LOW]
        cargo.high_later = pieces[HIGH]
        cargo.person_later = 0.5 * (pieces[RED_PASSENGER] + pieces[GREEN_PASSENGER])
        cargo.most_later = v.w.turns_haul
    return cargo


def cost_of_links(v: Values, t: Table, links: int) -> float:
    """What links on the board cost beside profit, unless they are sold."""
    return (v.w.stay if turns_left(t) > 0 else 1.0) * links


def count_cargo(v: Values, t: Table, reach: list[int], rivals: list[int], cargo: Cargo) -> None:
    for code in reach:
        count: int = pieces_at(t, code // PIECES, code % PIECES)
        cargo.add(code % PIECES, count * v.shares[rivals[code]])
