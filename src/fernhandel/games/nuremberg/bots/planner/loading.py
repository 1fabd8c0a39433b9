"""What to do in the phase of trains (N8): which piece to load next, when to buy, and when to stop."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Buy, Load
from fernhandel.games.nuremberg.bots.fleets import Depot, Fleet
from fernhandel.games.nuremberg.bots.pieces import rivals_at
from fernhandel.games.nuremberg.bots.planner.cargo import count_cargo, empty_cargo
from fernhandel.games.nuremberg.bots.planner.earnings import best_fleet, fleet_value
from fernhandel.games.nuremberg.bots.planner.outlook import Outlook
from fernhandel.games.nuremberg.bots.planner.values import NEVER
from fernhandel.games.nuremberg.bots.purses import purse_of
from fernhandel.games.nuremberg.figures import LINKS, PIECE_PROFIT, PIECES, RED_PASSENGER, TRAIN_ROWS
from fernhandel.games.nuremberg.phases.profit import worth as points_of

NO_TRAINS: Final = Fleet(0, 0, 0, [0.0])


class Loading:
    """A seat's plan for the rest of the phase; every action is rated by the best plan that follows it."""

    def __init__(self, o: Outlook) -> None:
        t = o.t
        seat = o.seat
        self.o = o
        self.t = t
        self.depot = Depot(t, seat)
        self.rivals = rivals_at(t, seat)
        self.cargo = empty_cargo(o, LINKS - t.links[seat])
        count_cargo(o, t.reach[seat], self.rivals, self.cargo)
        self.bill = o.v.bill(purse_of(t, seat), o.regime)
        self.fleets = o.known.all_fleets(self.depot)
        self.known = [NEVER] * (PIECES * TRAIN_ROWS * t.players)  # by piece, row and rivals who can load it as well

    def rate(self, options: list[Action]) -> list[float]:
        ratings: list[float] = []
        for action in options:
            if isinstance(action, Load):
                ratings.append(self.load(action))
            elif isinstance(action, Buy):
                ratings.append(self.buy(action.train))
            else:
                ratings.append(fleet_value(NO_TRAINS, self.cargo, self.bill))
        return ratings

    def buy(self, train: int) -> float:
        """Trains on sale may be gone soon, pieces that no rival reaches will not."""
        bit = 1 << self.depot.first_alike(train)
        best = NEVER
        for fleet in self.fleets:
            if fleet.trains & bit:
                best = max(best, fleet_value(fleet, self.cargo, self.bill))
        return best + self.o.w.haste

    def load(self, action: Load) -> float:
        """A piece that is loaded is safe from rivals, and lost to them."""
        rivals = self.rivals[action.area * PIECES + action.piece]
        at = (action.piece * TRAIN_ROWS + action.row) * self.t.players + rivals
        if self.known[at] == NEVER:
            self.known[at] = self.loaded(action.piece, action.row, self.o.v.shares[rivals])
        return self.known[at]

    def loaded(self, piece: int, row: int, share: float) -> float:
        depot = Depot(self.t, self.o.seat)
        if piece >= RED_PASSENGER:
            depot.seats[row] -= 1
        else:
            depot.goods[row] -= 1
        cargo = self.cargo
        cargo.add(piece, -share)
        cargo.profit += PIECE_PROFIT[piece]
        value, _ = best_fleet(self.o.known.best_fleets(depot), cargo, self.bill)
        cargo.add(piece, share)
        cargo.profit -= PIECE_PROFIT[piece]
        points = points_of(self.t, row, piece)
        denied = self.o.w.spite * (1.0 - share) * (points + PIECE_PROFIT[piece]) / (self.t.players - 1)
        return value + points + cargo.towards[piece] + denied
