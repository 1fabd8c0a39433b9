"""A table as one seat sees it: how long the game still lasts, what prices to expect, who is a rival and how rich."""

from math import exp
from typing import Final

from fernhandel.games.merchants.bots.planner.weights import Weights
from fernhandel.games.merchants.distances import Distances
from fernhandel.games.merchants.figures import (
    COACH_DRIVER,
    COACH_DRIVER_POINTS,
    DRIVER,
    DRIVER_POINTS,
    GOOD_COUNT,
    SELLING,
    STATUS_TOP,
    UPKEEP,
    WAGONS,
)
from fernhandel.games.merchants.phases.movement import FACING, MOVEMENT, TAKING_INFLUENCE
from fernhandel.games.merchants.phases.prices import WHEELS
from fernhandel.games.merchants.phases.selling import SELLING_GOODS
from fernhandel.games.merchants.state import NOBODY, Table

MEAN_TILE: Final = 2.5
TRIP: Final = 9.0  # points from one arrival of a wagon to its next
LEVEL_IN_MONEY: Final = 1000  # what a level has cost, roughly
POOREST: Final = 1000  # a hidden purse is never guessed below this
BUSINESS: Final = 900.0  # what a turn's goods and bids usually take
CARED_FOR: Final = 0.75  # of all points, those of loaded wagons
WAIT: Final = 0.5  # turns until somebody moves a wagon on
DAWDLING: Final = 0.5  # turns lost at the end, when wagons wait or are blocked
LEADER: Final = 0.35  # how much more a rival one level higher is to be feared
# What a token brings, by the level of its good before the wheels are set: owners raise it, others let it fall.
SOLD_THIS_TURN: Final = [0.0, 755.0, 805.0, 840.0, 840.0, 785.0]
SOLD_LATER: Final = [0.0, 800.0, 803.0, 813.0, 808.0, 798.0]


class Outlook:
    """What all ratings start from.

    ``stakes`` is what a coin of each seat counts for this one: 1 its own, less than 0 those of others.
    """

    def __init__(self, t: Table, seat: int, w: Weights, distances: Distances) -> None:
        self.t = t
        self.seat = seat
        self.w = w
        self.distances = distances
        self.players = t.players
        self.cities = distances.cities
        self.stakes = stakes(t, seat, w.envy)
        self.arrivals = t.arrivals
        if t.phase is not SELLING_GOODS:  # there the wagons that arrived are counted already
            for wagon in range(WAGONS):
                self.arrivals += int(t.arrived[wagon])
        self.capacity = capacity(t, w.bustle)
        self.moving = movement_to_come(t)
        self.last_turn = self.arrivals >= t.rules.last_arrival
        self.left = self._turns_left()
        self.speed = self.capacity * CARED_FOR
        self.wheels_to_come = t.place < t.rules.sequence.index(WHEELS) or t.phase is WHEELS or t.turn == 0
        self.soon: list[float] = []  # by distance: what is left of a sale that far down the road
        self.near: list[float] = []  # by distance: how much likelier a near destination is
        for distance in range(distances.most + 1):
            turns = WAIT + distance / self.speed
            self.soon.append(w.patience**turns * self.in_time(turns))
            self.near.append(exp(-0.12 * distance))
        self.price_later = [SOLD_LATER[t.level[good]] for good in range(GOOD_COUNT)]
        self.price_now = [float(SELLING[t.level[good]]) for good in range(GOOD_COUNT)]
        if self.wheels_to_come:
            self.price_now = [SOLD_THIS_TURN[t.level[good]] for good in range(GOOD_COUNT)]
        self.sold_this_turn = self._sold_this_turn()
        self.bonus_later = [self._bonus_later(city) for city in range(self.cities)]
        self.purses = [self._purse(other) for other in range(self.players)]

    # -- time --------------------------------------------------------------------------------------------------------

    def work_left(self) -> float:
        """Steps that wagons must make until enough have arrived, always the nearest first."""
        t = self.t
        wanted = t.rules.last_arrival - self.arrivals
        distances: list[float] = []
        for wagon in range(WAGONS):
            distances.append(TRIP if t.arrived[wagon] else self.distances.usual[self.distances.start_of(t, wagon)])
        return work(distances, wanted)

    def _turns_left(self) -> float:
        """Turns after the present one."""
        if self.last_turn:
            return 0.0
        return max(0.15, self.work_left() / self.capacity - self.moving + DAWDLING)

    def in_time(self, turns: float) -> float:
        """The chance that something so many turns of movement away happens before the end."""
        return 1.0 / (1.0 + exp(1.6 * (turns - self.left - self.moving)))

    def _sold_this_turn(self) -> float:
        """What the own tokens on wagons that have arrived bring at least."""
        t = self.t
        found = 0.0
        for wagon in range(WAGONS):
            if t.arrived[wagon]:
                for good in range(GOOD_COUNT):
                    found += t.aboard(wagon, self.seat, good) * self.price_now[good]
        return found

    # -- money -------------------------------------------------------------------------------------------------------

    def _purse(self, seat: int) -> int:
        """The money of a seat, as far as this one may know it (M1.14)."""
        t = self.t
        if seat == self.seat or t.rules.money_open:
            return t.money[seat]
        guess = t.money[self.seat] + LEVEL_IN_MONEY * (t.status[self.seat] - t.status[seat])
        return max(guess, POOREST)

    def upkeep_due(self) -> int:
        return UPKEEP[self.t.status[self.seat]]

    def pinch(self, money: float) -> float:
        """What it costs to be short of money: a level is lost for want of upkeep, goods and bids cannot be paid."""
        upkeep = self.upkeep_due() - self.sold_this_turn
        business = BUSINESS if self.left > 2.0 else 0.0
        short = self.w.dread * max(0.0, upkeep - money)
        return short + self.w.thrift * max(0.0, upkeep + business - money)

    def cost(self, amount: float) -> float:
        """What spending an amount costs, the pinch included."""
        money = float(self.t.money[self.seat])
        return amount + self.pinch(money - amount) - self.pinch(money)

    def next_upkeep(self, levels: int) -> int:
        return UPKEEP[min(STATUS_TOP, self.t.status[self.seat] + levels)]

    # -- cities ------------------------------------------------------------------------------------------------------

    def _bonus_later(self, city: int) -> float:
        """Bonuses rise while a wagon is on its way; where a wagon stands there is none (M6.5)."""
        t = self.t
        if t.wagon_on(city) != NOBODY:
            return 50.0
        return min(500.0, t.bonus[city] + 60.0)


def stakes(t: Table, seat: int, envy: float) -> list[float]:
    """Rivals share the envy, those of high status most."""
    found: list[float] = []
    whole = 0.0
    for other in range(t.players):
        fear = 0.0 if other == seat else exp(LEADER * t.status[other])
        found.append(fear)
        whole += fear
    for other in range(t.players):
        found[other] = 1.0 if other == seat else -envy * found[other] / whole
    return found


def capacity(t: Table, bustle: float) -> float:
    """Steps all players together make in a turn."""
    points = MEAN_TILE * t.players
    if t.owner[DRIVER] >= 0:
        points += DRIVER_POINTS
    if t.owner[COACH_DRIVER] >= 0:
        points += COACH_DRIVER_POINTS
    return points * bustle


def movement_to_come(t: Table) -> float:
    """The part of this turn's movement that is still to come."""
    if t.turn == 0:
        return 1.0
    if t.phase is MOVEMENT or t.phase is TAKING_INFLUENCE or t.phase is FACING:
        return (t.players - t.cursor - (0.5 if t.tile_played else 0.0)) / t.players
    return 1.0 if t.place < t.rules.sequence.index(MOVEMENT) else 0.0


def work(distances: list[float], arrivals: int) -> float:
    """The points of so many arrivals: each time the nearest wagon comes home and sets out again."""
    points = 0.0
    for _ in range(arrivals):
        nearest = 0
        for wagon in range(1, WAGONS):
            if distances[wagon] < distances[nearest]:
                nearest = wagon
        points += distances[nearest]
        distances[nearest] = TRIP
    return points
