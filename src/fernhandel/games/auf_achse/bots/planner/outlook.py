"""A table read for values: the trucks, how long the game still lasts, and what a turn is worth until then."""

from math import exp, log
from typing import Final

from fernhandel.games.auf_achse.bots.planner.distances import LONGEST, Distances
from fernhandel.games.auf_achse.bots.planner.tours import ABOARD, IN_HAND, PUBLIC, Tours
from fernhandel.games.auf_achse.bots.planner.trucks import Truck, trucks_seen
from fernhandel.games.auf_achse.bots.planner.weights import Weights
from fernhandel.games.auf_achse.figures import TRUCK
from fernhandel.games.auf_achse.state import IN_ROW, NOBODY, NOWHERE, Table

HALF_USEFUL: Final = 5.0  # goods more than the truck's own, of which half of what any room can bring is had

SOON: Final = 0.5  # turns: somebody may end the game before the next own one

FINE: Final = 0.15  # how finely the time left is told apart, as a logarithm
PLENTY: Final = 16  # how finely the worth of a turn is told apart, as parts of the most


class Outlook:
    """What one seat knows of a table, or with NOBODY all there is to know."""

    def __init__(self, t: Table, seat: int, w: Weights, distances: Distances, tours: Tours) -> None:
        self.t = t
        self.seat = seat
        self.w = w
        self.distances = distances
        self.tours = tours
        self.trucks = trucks_seen(t, seat)
        self.cards = len(t.row) + len(t.pile)
        if t.chosen != NOBODY and t.holder[t.chosen] == IN_ROW:
            self.cards -= 1
        self.share = self.cards / t.players
        self.plenty = int(PLENTY * self.share / (self.share + w.scarcity) + 0.5)
        self.turn = w.point * distances.pace * self.plenty / PLENTY  # what a turn can earn
        self.a_contract = (w.points_a_contract if t.players > 2 else w.points_in_a_duel) / distances.pace  # turns
        self.ends = [self.finish(truck) for truck in self.trucks]
        self.rivalry = w.rivalry / (t.players - 1)

    # -- time ----------------------------------------------------------------------------------------------------------

    def finish(self, truck: Truck) -> float:
        """Turns until a truck has finished what it has, always by the nearest stop."""
        turns = self.a_contract * (len(truck.hand) + truck.unseen)
        if not truck.aboard or truck.at == NOWHERE:
            return turns
        to = self.t.rules.contracts.to
        distance = self.distances.board.distance
        at = truck.at
        left = truck.aboard.copy()
        while left:
            next = left[0]
            for card in left:
                if distance[at][to[card]] < distance[at][to[next]]:
                    next = card
            turns += self.distances.turns[min(LONGEST, distance[at][to[next]])]
            at = to[next]
            left.remove(next)
        return turns

    def turns_left(self, seat: int) -> float:
        """Turns a seat may still hope for: until the public contracts are gone and a rival has finished (A8.1)."""
        return self.turns_with(seat, self.share)

    def turns_with(self, seat: int, share: float) -> float:
        """The same with so many public contracts left for each player."""
        first = 1000.0
        for rival in range(self.t.players):
            if rival != seat and self.ends[rival] < first:
                first = self.ends[rival]
        first += share * self.w.taken * self.a_contract
        return max(first, self.row_turns(share), SOON)

    def row_turns(self, share: float) -> float:
        """Turns until so many public contracts for each player are gone."""
        a_turn = self.w.cards_a_turn
        if self.t.rules.children:
            a_turn = self.w.fetched_a_turn
        elif not self.t.rules.forced_discard:
            a_turn = self.w.chosen_a_turn
        return share / a_turn

    def card_less(self) -> float:
        """What it costs that a public contract leaves the row: the end is nearer, for a rival's contracts too."""
        left = self.turns_left(self.seat)
        fewer = left - self.turns_with(self.seat, self.share - 1.0 / self.t.players)
        ahead = 0.0
        for truck in self.trucks:
            earning = self.earning(truck, left)
            if truck.seat == self.seat:
                ahead += earning
            else:
                ahead -= self.w.race / (self.t.players - 1) * earning
        return self.w.linger * fewer * ahead

    def earning(self, truck: Truck, left: float) -> float:
        """What a truck would earn in a turn more at the end: by its contracts, as far as they last until then."""
        revenue = self.t.rules.contracts.revenue
        worth = self.w.mean_revenue * truck.unseen
        for card in truck.aboard:
            worth += revenue[card]
        for card in truck.hand:
            worth += revenue[card]
        ends = max(1.0, self.ends[truck.seat])
        ratio = left / ends
        busy = 1.0 / (1.0 + ratio * ratio * ratio * ratio)
        return busy * worth / ends + (1.0 - busy) * self.turn

    # -- tours ---------------------------------------------------------------------------------------------------------

    def tours_of(self, truck: Truck, room: int) -> Tours:
        """The contracts of a truck, ready to be searched for the best tour."""
        return self.tours_with(truck, room, NOBODY, IN_HAND)

    def tours_with(self, truck: Truck, room: int, more: int, kind: int) -> Tours:
        """The same with one contract more, in hand or aboard."""
        tours = self.tours
        level = int(log(self.turns_left(truck.seat) / SOON) / FINE + 0.5)
        terms = ((self.plenty * 8 + self.t.players) * 64 + level) * 64 + room
        tours.idle = self.w.idle * self.turn
        tours.again = self.w.again
        tours.prepare(self.distances, self.t.rules.contracts, self.turn, SOON * exp(level * FINE), room, terms)
        for card in truck.aboard:
            tours.add(card, ABOARD, 1.0)
        for card in truck.hand:
            tours.add(card, IN_HAND, 1.0)
        if more != NOBODY:
            tours.add(more, kind, 1.0)
        if self.t.rules.children:
            self.add_public(tours, more)
        return tours

    def add_public(self, tours: Tours, taken: int) -> None:
        """Children fetch public contracts for nothing (A9.4)."""
        for card in self.t.row:
            if card != taken:
                tours.add(card, PUBLIC, self.w.fetch)
                if not self.t.rules.free_movement:
                    tours.fetched |= 1 << (tours.count - 1)

    def standing(self, truck: Truck, room: int) -> float:
        """What a truck's contracts are worth between its moves."""
        return self.tours_of(truck, room).from_space(truck.at, self.t.construction, self.t.jam)

    def arrived(self, truck: Truck, room: int) -> float:
        """What they are worth to a truck that has just come into a city."""
        return self.tours_of(truck, room).from_city(truck.at)

    def gain(self, truck: Truck, card: int, arrived: bool) -> float:
        """What one more contract in hand is worth to a truck, its price aside."""
        if arrived:
            more = self.tours_with(truck, truck.room, card, IN_HAND).from_city(truck.at)
            return max(0.0, more - self.arrived(truck, truck.room))
        t = self.t
        more = self.tours_with(truck, truck.room, card, IN_HAND).from_space(truck.at, t.construction, t.jam)
        if t.rules.contracts.start[card] == truck.at and self.fits(truck, card):  # may start it at once, AR32
            loaded = self.tours_with(truck, truck.room, card, ABOARD).from_space(truck.at, t.construction, t.jam)
            more = max(more, loaded)
        return max(0.0, more - self.standing(truck, truck.room))

    def fits(self, truck: Truck, card: int) -> bool:
        return truck.goods + self.t.rules.contracts.goods[card] <= truck.room

    def taken(self, card: int) -> float:
        """What the tour is worth to a child that takes a public contract here, started at once if it fits (A9.4)."""
        truck = self.trucks[self.seat]
        kind = ABOARD if self.fits(truck, card) else IN_HAND
        return self.tours_with(truck, truck.room, card, kind).from_city(truck.at)

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
                    return self.verdict()
        return -self.card_less()

    def verdict(self) -> float:
        """What it is worth that the game ends now."""
        return self.w.win if self.leads(0) else -self.w.win

    def leads(self, more: int) -> bool:
        """Whether nobody would have more cash than this seat with so much more."""
        cash = self.t.cash[self.seat] + more
        for rival in range(self.t.players):
            if rival != self.seat and self.t.cash[rival] > cash:
                return False
        return True
