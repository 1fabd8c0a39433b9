"""Where a truck should end: drives, the first place on the board, and ways by event card."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.actions import (
    BOTH_CARDS,
    EXACT,
    LOCAL_KNOWLEDGE,
    SECOND_DRIVER,
    Drive,
    GoTo,
    PlaceTruck,
)
from fernhandel.games.auf_achse.bots.planner.distances import LONGEST
from fernhandel.games.auf_achse.bots.planner.events import event_card
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.bots.planner.signs import best_sign
from fernhandel.games.auf_achse.bots.planner.tours import FirstStop

UNKNOWN: Final = -1e9


class Ends:
    """What it is worth to one truck to end its move on a space."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.me = o.trucks[o.seat]
        t = o.t
        tours = o.tours_of(self.me, self.me.room)
        self.firsts: list[FirstStop] = tours.first_stops(self.me.at, t.construction, t.jam)
        self.procurement = UNKNOWN
        self.event = UNKNOWN
        self.sign = UNKNOWN

    def space(self, end: int, arrived: bool) -> float:
        """The best tour from there; ``arrived`` means that business can be done at once."""
        if not self.firsts:
            return self.waiting(end)
        best = -1e9
        for first in self.firsts:
            distance = first.distances[end]
            turns = first.table[min(LONGEST, distance)]
            if distance == 0:
                turns = 0.0 if arrived else self.o.w.again
            value = first.rest.after(turns)
            if value > best:
                best = value
        return best

    def waiting(self, end: int) -> float:
        """Without a contract: near a city, and near the start of a contract that may be won."""
        o = self.o
        contracts = o.t.rules.contracts
        distances = o.distances.board.distance[end]
        best = -o.turn * o.distances.remote[end]
        for card in o.t.row:
            turns = o.distances.turns[min(LONGEST, distances[contracts.start[card]])]
            turns += o.distances.hop(contracts.start[card], contracts.to[card])
            best = max(best, o.w.hope * (contracts.revenue[card] - o.turn * turns))
        return best

    def drive(self, action: Drive) -> float:
        o = self.o
        end = action.to
        arrived = end != self.me.at
        value = self.space(end, arrived)
        if arrived and self.wins(end):
            return value + o.w.win
        if action.using == SECOND_DRIVER or action.using == BOTH_CARDS:
            value -= o.w.card_sum * self.a_turn()
        elif action.points == 1:
            value += self.by_sign()
        if action.using == LOCAL_KNOWLEDGE or action.using == BOTH_CARDS:
            value -= o.w.card_pass * self.a_turn()
        if action.count == EXACT:
            if end < o.distances.board.cities:
                value += self.by_exact_count()
            elif o.distances.board.event_space[end] and o.t.event_pile:
                value += self.by_event()
        return value

    def wins(self, end: int) -> bool:
        """Whether arriving there ends and wins the game. Who is behind may end it too: nothing more is to be earned."""
        return self.is_last(end) and self.o.leads(self.payment(end))

    def is_last(self, end: int) -> bool:
        """Whether arriving there ends the game: no public contract is left, and all own ones are delivered (A8.1)."""
        if self.o.t.row or self.me.hand or end >= self.o.distances.board.cities:
            return False
        for card in self.me.aboard:
            if self.o.t.rules.contracts.to[card] != end:
                return False
        return True

    def payment(self, end: int) -> int:
        contracts = self.o.t.rules.contracts
        return sum([contracts.revenue[card] for card in self.me.aboard if contracts.to[card] == end])

    def by_exact_count(self) -> float:
        """What the choice of a public contract may bring (A7.1)."""
        if self.procurement == UNKNOWN:
            o = self.o
            self.procurement = o.discard()
            if not o.t.rules.children:
                for card in o.t.row:
                    gain = o.w.hope * o.gain(self.me, card, False) - o.card_less()
                    self.procurement = max(self.procurement, gain)
        return self.procurement

    def a_turn(self) -> float:
        """What a turn more is worth on the best tour."""
        best = -1e9
        slope = -self.o.turn
        for first in self.firsts:
            if first.worth > best:
                best = first.worth
                slope = first.rest.slope
        return -slope

    def by_sign(self) -> float:
        """A 1 moves the construction sign (A4.1)."""
        if self.sign == UNKNOWN:
            self.sign = best_sign(self.o)
        return self.sign

    def by_event(self) -> float:
        if self.event == UNKNOWN:
            self.event = event_card(self.o, self.a_turn())
        return self.event


def rate_drives(o: Outlook, options: list[Action]) -> list[float]:
    ends = Ends(o)
    ratings: list[float] = []
    for action in options:
        if isinstance(action, Drive):
            ratings.append(ends.drive(action))
        else:
            ratings.append(0.0)
    return ratings


def rate_places(o: Outlook, options: list[Action]) -> list[float]:
    """The truck's first space; in 1987 it is chosen before the contracts are known (O4)."""
    ratings: list[float] = []
    if o.t.rules.place_first:
        for action in options:
            assert isinstance(action, PlaceTruck)
            ratings.append(-o.distances.remote[action.to])
        return ratings
    ends = Ends(o)
    for action in options:
        assert isinstance(action, PlaceTruck)
        ratings.append(ends.space(action.to, True))
    return ratings


def rate_carried(o: Outlook, options: list[Action]) -> list[float]:
    """Further by event card: business yes, procurement and a further event no (AR19)."""
    ends = Ends(o)
    ratings: list[float] = []
    for action in options:
        if not isinstance(action, GoTo):
            ratings.append(ends.space(ends.me.at, False))
        elif ends.wins(action.to):
            ratings.append(ends.space(action.to, True) + o.w.win)
        else:
            ratings.append(ends.space(action.to, True))
    return ratings
