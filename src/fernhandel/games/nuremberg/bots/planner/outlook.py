"""A table as one seat sees it. Everything lies open here, so that is the whole table."""

from fernhandel.games.nuremberg.bots.planner.earnings import KnownFleets
from fernhandel.games.nuremberg.bots.planner.turn_end import turns_left
from fernhandel.games.nuremberg.bots.planner.values import Values, regime_of
from fernhandel.games.nuremberg.state import Table


class Outlook:
    """What all ratings start from."""

    def __init__(self, t: Table, seat: int, v: Values, known: KnownFleets) -> None:
        self.t = t
        self.seat = seat
        self.w = v.w
        self.v = v
        self.known = known
        self.turns = turns_left(t)
        self.regime = regime_of(t, self.turns)
