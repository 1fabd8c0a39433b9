"""When a truck would be paid if it took the nearest stop each time: money by time, for every seat at the same moments.

Far quicker than the best tour, and it tells when money comes, not only what it is worth.
"""

from typing import Final

from mypy_extensions import i64

from fernhandel.games.auf_achse.bots.planner.distances import LONGEST
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.bots.planner.trucks import Truck
from fernhandel.games.auf_achse.state import DRIVING, NOWHERE, STARTING_OUT, Table

FAR: Final = 1_000_000


class Course:
    """The payments of one truck in order, by the turns until then."""

    def __init__(self, wait: float) -> None:
        self.turns = wait  # so far, and in the end those to the last payment
        self.times: list[float] = []
        self.paid: list[float] = []
        self.next_turns = 0.0  # until the first stop
        self.next_paid = 0.0  # there

    def paid_by(self, turns: float) -> float:
        """What is paid until then, those payments in part that come at about that time."""
        paid = 0.0
        for i in range(len(self.times)):
            ratio = self.times[i] / turns
            ratio *= ratio
            ratio *= ratio
            paid += self.paid[i] / (1.0 + ratio * ratio)
        return paid


class Stops:
    """One truck on its way from stop to stop."""

    def __init__(self, o: Outlook, truck: Truck) -> None:
        self.o = o
        self.at = truck.at
        self.free: i64 = truck.room - truck.goods
        self.aboard = truck.aboard.copy()
        self.hand = truck.hand.copy()

    def course(self, wait: float, arrived: bool, rolled: i64) -> Course:
        """After a wait, with business to be done here if it has arrived, and first of all with the points rolled."""
        course = Course(wait)
        if arrived:
            self.call(course)
        elif self.at == NOWHERE:
            self.at = self.first()
            self.call(course)
        turns = self.o.distances.turns
        first = True
        while self.aboard or self.hand:
            stop = self.nearest()
            if stop == NOWHERE:
                break
            points: i64 = self.o.distances.board.distance[self.at][stop]
            hop = turns[min(LONGEST, points)] if points > 0 else self.o.w.again
            if first and rolled > 0 and points > 0:
                hop = 1.0 + turns[max(0, min(LONGEST, points) - rolled)]
            course.turns += hop
            self.at = stop
            paid = self.call(course)
            if first:
                course.next_turns = course.turns
                course.next_paid = paid
                first = False
        return course

    def first(self) -> int:
        """Where a truck would be placed."""
        return self.o.t.rules.contracts.start[self.hand[0]] if self.hand else 0

    def nearest(self) -> int:
        """The next city where something can be delivered or started; NOWHERE if nothing fits."""
        contracts = self.o.t.rules.contracts
        distances = self.o.distances.board.distance[self.at]
        nearest = NOWHERE
        least: i64 = FAR
        for card in self.aboard:
            points: i64 = distances[contracts.to[card]]
            if points < least:
                least = points
                nearest = contracts.to[card]
        for card in self.hand:
            points = distances[contracts.start[card]]
            if points < least and contracts.goods[card] <= self.free:
                least = points
                nearest = contracts.start[card]
        return nearest

    def call(self, course: Course) -> float:
        """Deliver and load all that can be here; what is paid."""
        contracts = self.o.t.rules.contracts
        here: i64 = self.at
        paid = 0
        kept: list[int] = []
        for card in self.aboard:
            if contracts.to[card] == here:
                paid += contracts.revenue[card]
                self.free += contracts.goods[card]
            else:
                kept.append(card)
        left: list[int] = []
        for card in self.hand:
            if contracts.start[card] == here and contracts.goods[card] <= self.free:
                self.free -= contracts.goods[card]
                kept.append(card)
            else:
                left.append(card)
        self.aboard = kept
        self.hand = left
        if paid > 0:
            course.times.append(course.turns)
            course.paid.append(float(paid))
        return float(paid)


def courses_of(o: Outlook) -> list[Course]:
    t = o.t
    courses: list[Course] = []
    for truck in o.trucks:
        points = rolled(t) if truck.seat == t.active else 0
        courses.append(Stops(o, truck).course(wait_of(t, truck.seat), has_arrived(t, truck.seat), points))
    return courses


def wait_of(t: Table, seat: int) -> float:
    """Rounds until that seat's truck moves."""
    active = t.active if t.active >= 0 else t.first
    after = (seat - active) % t.players
    if after == 0 and t.moved:
        after = t.players
    return after / t.players + t.missed[seat]


def has_arrived(t: Table, seat: int) -> bool:
    """Whether its truck has come into a city where it may load."""
    at = t.at[seat]
    if at == NOWHERE or at >= t.rules.board.cities:
        return False
    if t.phase is t.rules.steps[STARTING_OUT]:
        return seat == t.asked
    return seat == t.active and t.moved


def rolled(t: Table) -> int:
    """The most points the active truck can drive now, 0 before the roll."""
    return max(t.die, t.other_die) if t.phase is t.rules.steps[DRIVING] else 0
