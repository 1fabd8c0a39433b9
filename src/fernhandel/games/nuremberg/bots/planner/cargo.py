"""What each piece on the map counts for a seat: less, if a rival can load it as well."""

from fernhandel.games.nuremberg.bots.pieces import profit_so_far
from fernhandel.games.nuremberg.bots.planner.earnings import Cargo
from fernhandel.games.nuremberg.bots.planner.outlook import Outlook
from fernhandel.games.nuremberg.bots.planner.turn_end import haze_of, waiting_pieces
from fernhandel.games.nuremberg.bots.planner.values import towards_set
from fernhandel.games.nuremberg.figures import (
    GREEN_PASSENGER,
    HIGH,
    LOW,
    PIECES,
    RED_PASSENGER,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.trains import pieces_at
from fernhandel.games.nuremberg.state import Table


def pile_ahead(t: Table, seat: int) -> list[int]:
    """The seat's pile with what its trains have loaded."""
    pile = t.pile[seat * PIECES : (seat + 1) * PIECES]
    for row in range(TRAIN_ROWS):
        for piece in range(PIECES):
            pile[piece] += t.loaded(seat, row, piece)
    return pile


def empty_cargo(o: Outlook, links: int) -> Cargo:
    """Of a seat that has so many links on the board."""
    t = o.t
    seat = o.seat
    towards = towards_set(pile_ahead(t, seat), 0, haze_of(o.v, o.turns))
    cargo = Cargo(o.v.expected_profit(t.players, o.turns), towards)
    cargo.profit = float(profit_so_far(t, seat) - links)
    if o.turns > 0:
        cargo.upkeep = o.w.upkeep * links
        pieces = waiting_pieces(o.v, t, seat, towards)
        cargo.low_later = pieces[LOW]
        cargo.high_later = pieces[HIGH]
        cargo.person_later = 0.5 * (pieces[RED_PASSENGER] + pieces[GREEN_PASSENGER])
        cargo.most_later = o.w.turns_haul
    return cargo


def cost_of_link(o: Outlook) -> float:
    """What a link on the board costs beside profit, unless it is sold."""
    return o.w.stay if o.turns > 0 else 1.0


def count_cargo(o: Outlook, reach: list[int], rivals: list[int], cargo: Cargo) -> None:
    for code in reach:
        count: int = pieces_at(o.t, code // PIECES, code % PIECES)
        cargo.add(code % PIECES, count * o.v.shares[rivals[code]])
