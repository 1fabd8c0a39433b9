"""A table read for values: the trucks, how long the game still lasts, and what a turn is worth until then."""

from typing import Final

from fernhandel.bots.auf_achse.planner.ground import LONGEST, Ground
from fernhandel.bots.auf_achse.planner.tours import Tours
from fernhandel.bots.auf_achse.planner.trucks import Truck, trucks_seen
from fernhandel.bots.auf_achse.planner.weights import Weights
from fernhandel.games.auf_achse.figures import TRUCK
from fernhandel.games.auf_achse.state import NOBODY, NOWHERE, Table

HALF_USEFUL: Final = 5.0  # goods more than the truck's own, of which half of what any room can bring is had

SOON: Final = 0.5  # turns: somebody may end the game before the next own one


class Outlook:
    """What one seat knows of a table, or with NOBODY all there is to know."""

    def __init__(self, t: Table, seat: int, ground: Ground, w: Weights, tours: Tours) -> None:
        self.t = t
        self.seat = seat
        self.ground = ground
        self.w = w
        self.tours = tours
        self.trucks = trucks_seen(t, seat)
        self.cards = len(t.row) + len(t.pile) - (1 if t.chosen != NOBODY else 0)
        self.share = self.cards / t.players
        self.turn = w.point * ground.pace * self.share / (self.share + w.scarcity)  # what a turn can earn
        self.a_contract = w.points_a_contract / ground.pace  # turns
        self.ends = [self.finish(truck) for truck in self.trucks]
        self.rivalry = w.rivalry / (t.players - 1)

    # -- time ----------------------------------------------------------------------------------------------------------

    def finish(self, truck: Truck) -> float:
        """Turns until a truck has finished what it has, always by the nearest stop."""
        turns = self.a_contract * (len(truck.hand) + truck.unseen)
        if not truck.aboard or truck.at == NOWHERE:
            return turns
        to = self.t.rules.contracts.to
        steps = self.ground.board.steps
        at = truck.at
        left = truck.aboard.copy()
        while left:
            next = left[0]
            for card in left:
                if steps[at][to[card]] < steps[at][to[next]]:
                    next = card
            turns += self.ground.turns[min(LONGEST, steps[at][to[next]])]
            at = to[next]
            left.remove(next)
        return turns

    def turns_left(self, seat: int) -> float:
        """Turns a seat may still hope for: until the public contracts are gone and a rival has finished (A8.1)."""
        first = 1000.0
        for rival in range(self.t.players):
            if rival != seat and self.ends[rival] < first:
                first = self.ends[rival]
        first += self.share * self.w.taken * self.a_contract
        a_turn = self.w.cards_a_turn
        if self.t.rules.children:
            a_turn = self.w.fetched_a_turn
        elif not self.t.rules.forced_discard:
            a_turn = self.w.chosen_a_turn
        return max(first, self.share / a_turn, SOON)

    # -- tours ---------------------------------------------------------------------------------------------------------

    def tours_of(self, truck: Truck, room: int) -> Tours:
        """The contracts of a truck, ready to be searched for the best tour."""
        tours = self.tours
        rules = self.t.rules
        left = self.turns_left(truck.seat)
        tours.prepare(self.ground, rules.contracts, self.turn, left, self.w.idle, self.w.again, room)
        for card in truck.aboard:
            tours.add(card, True, 1.0)
        for card in truck.hand:
            tours.add(card, False, 1.0)
        if rules.children:
            self.add_public(tours, NOBODY)
        return tours

    def add_public(self, tours: Tours, taken: int) -> None:
        """Children fetch public contracts for nothing (A9.4)."""
        for card in self.t.row:
            if card == taken:
                continue
            tours.add(card, False, self.w.fetch)
            if not self.t.rules.free_movement:
                tours.fetched |= 1 << (tours.count - 1)

    def standing(self, truck: Truck, room: int) -> float:
        """What a truck's contracts are worth between its moves."""
        return self.tours_of(truck, room).from_space(truck.at, self.t.construction, self.t.jam, -1e9)

    def arrived(self, truck: Truck, room: int) -> float:
        """What they are worth to a truck that has just come into a city."""
        return self.tours_of(truck, room).from_city(truck.at, -1e9)

    def gain(self, truck: Truck, card: int, arrived: bool) -> float:
        """What one more contract in hand is worth to a truck, its price aside."""
        tours = self.tours_of(truck, truck.room)
        t = self.t
        if arrived:
            before = tours.from_city(truck.at, -1e9)
            tours.add(card, False, 1.0)
            return tours.from_city(truck.at, before) - before
        before = tours.from_space(truck.at, t.construction, t.jam, -1e9)
        tours.add(card, False, 1.0)
        after = tours.from_space(truck.at, t.construction, t.jam, before)
        here = t.rules.contracts.start[card] == truck.at
        if here and truck.goods + t.rules.contracts.goods[card] <= truck.room:  # may start it at once, AR32
            tours.take_back()
            tours.add(card, True, 1.0)
            after = max(after, tours.from_space(truck.at, t.construction, t.jam, before))
        return after - before

    def taken(self, card: int) -> float:
        """What the tour is worth to a child that takes a public contract here, started at once if it fits (A9.4)."""
        truck = self.trucks[self.seat]
        tours = self.tours
        left = self.turns_left(truck.seat)
        contracts = self.t.rules.contracts
        tours.prepare(self.ground, contracts, self.turn, left, self.w.idle, self.w.again, truck.room)
        for other in truck.aboard:
            tours.add(other, True, 1.0)
        for other in truck.hand:
            tours.add(other, False, 1.0)
        tours.add(card, truck.goods + contracts.goods[card] <= truck.room, 1.0)
        self.add_public(tours, card)
        return tours.from_city(truck.at, -1e9)

    def room_to_come(self, room: int) -> float:
        """What so much room brings with contracts still to be had, each good less than the one before."""
        more = room - TRUCK
        return self.w.trailer * self.share * more / (more + HALF_USEFUL)

    # -- the end -------------------------------------------------------------------------------------------------------

    def discard(self) -> float:
        """What it is worth that the public contract next to the dock is lost (A7.11)."""
        if not self.t.rules.forced_discard or not self.t.row:
            return 0.0
        if self.cards == 1:
            for truck in self.trucks:
                if truck.contracts() == 0:
                    return self.verdict(self.seat, 0)
        return 0.0

    def verdict(self, seat: int, more: int) -> float:
        """What it is worth to that seat that the game ends now, with so much more cash than it has."""
        cash = self.t.cash[seat] + more
        for rival in range(self.t.players):
            if rival != seat and self.t.cash[rival] > cash:
                return -self.w.win
        return self.w.win
