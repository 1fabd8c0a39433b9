"""What to do in the phase of trains (N8): which piece to load next, when to buy, and when to stop."""

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.bots.easy.glance import Glance
from fernhandel.games.nuremberg.bots.easy.hauls import best_haul
from fernhandel.games.nuremberg.bots.fleets import Depot
from fernhandel.games.nuremberg.bots.pieces import profit_so_far
from fernhandel.games.nuremberg.figures import PIECES, RED_PASSENGER, TRAIN_ROWS
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.trains import has_space, pieces_at

NO_ROW = -1


class Wish:
    """Pieces of a kind in an area that the fleet shall carry."""

    def __init__(self, glance: Glance, code: int) -> None:
        self.code = code  # area and kind
        self.piece = code % PIECES
        self.count = pieces_at(glance.t, code // PIECES, self.piece)
        self.is_passenger = self.piece >= RED_PASSENGER
        self.urgency = (glance.contested[code], glance.piece(self.piece))
        self.rank = self.urgency[::-1]


class Wishes:
    """A seat's plan for the rest of the phase; made anew for every action, since rivals take trains and pieces."""

    def __init__(self, glance: Glance) -> None:
        t = glance.t
        self.t = t
        self.seat = glance.seat
        cargo = glance.cargo(t, t.reach[self.seat])
        profit = profit_so_far(t, self.seat) - links_on_board(t, self.seat)
        self.fleet = best_haul(glance, Depot(t, self.seat).fleets(), cargo, glance.purse, profit).fleet
        self.wishes = self.within_room([Wish(glance, code) for code in t.reach[self.seat]])

    def within_room(self, wishes: list[Wish]) -> list[Wish]:
        """The best that the fleet has room for; those first that a rival may take."""
        room = {False: self.fleet.goods, True: self.fleet.seats}
        chosen: list[Wish] = []
        for wish in sorted(wishes, key=lambda wish: wish.rank, reverse=True):
            if wish.count > 0 and room[wish.is_passenger] > 0:
                room[wish.is_passenger] -= wish.count
                chosen.append(wish)
        return sorted(chosen, key=lambda wish: wish.urgency, reverse=True)

    def best(self) -> list[Action]:
        """Actions between which chance may decide. A train is bought for a contested piece, or when nothing fits."""
        for wish in self.wishes:
            row = self.row_for(wish.piece)
            if row != NO_ROW:
                loads = self.t.rules.actions.loads
                alike = (wish.urgency, wish.is_passenger)
                return [loads[other.code][row] for other in self.wishes if (other.urgency, other.is_passenger) == alike]
            contested = wish.urgency[0]
            if contested and self.fleet.trains:
                return [self.purchase(wish.is_passenger)]
        if self.fleet.trains:
            return [self.purchase(passengers=False)]
        return [self.t.rules.actions.pass_]

    def row_for(self, piece: int) -> int:
        """Passengers travel in the best class, goods in the lowest (N9.1)."""
        rows = range(TRAIN_ROWS) if piece >= RED_PASSENGER else range(TRAIN_ROWS - 1, -1, -1)
        for row in rows:
            if has_space(self.t, self.seat, row, piece):
                return row
        return NO_ROW

    def purchase(self, passengers: bool) -> Action:
        """Of the trains in the plan the one with most room for what is to be loaded."""
        display = self.t.rules.display
        wanted, rest = (display.passengers, display.goods) if passengers else (display.goods, display.passengers)
        planned = [train for train in range(len(display.train_row)) if self.fleet.trains >> train & 1]
        planned.sort(key=display.train_row.__getitem__)
        train = max(planned, key=lambda train: 3 * wanted[train] + rest[train])
        return self.t.rules.actions.buy[train]
