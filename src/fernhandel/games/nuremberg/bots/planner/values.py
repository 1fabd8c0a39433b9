"""What means of payment, profit, sets and links are worth at the end of a turn, in victory points."""

from math import exp, log
from typing import Final

from fernhandel.games.nuremberg.bots.planner.weights import Weights
from fernhandel.games.nuremberg.bots.purses import pay_fees
from fernhandel.games.nuremberg.figures import (
    ALL_UNITS,
    CUBE,
    CUBES,
    EXCHANGE,
    LEAST_PROFIT,
    MOST_INFLUENCE,
    MOST_PROFIT,
    PIECES,
    RED,
    SET_POINTS,
    TRAIN,
)
from fernhandel.games.nuremberg.state import Table

NEVER: Final = -1e6  # what cannot be paid
ALL_TRAINS: Final = 6  # the price of a train of every row
SAVED_CUBES: Final = 3  # more are no help in the next turn (N3.1)
SWINGS: Final = [-1.0, 0.0, 1.0]
MOST_TURNS: Final = 8
USELESS: Final = 0.01  # influence that can still pay, but wins nothing any more
BILLS_KEPT: Final = 50_000

# For what influence is kept: nothing but a sale in the last turn, or the turns to come with either display.
LAST: Final = 0
TURNS_TO_COME: Final = 1
TURNS_WITH_CLASSES: Final = 2
REGIMES: Final = 3


class Bill:
    """A purse, and what is kept of it after trains of so much together are bought; ``NEVER`` beyond its means."""

    def __init__(self, kept: list[float], left: list[list[int]]) -> None:
        self.kept = kept
        self.left = left


class Values:
    """The weights, made ready. A purse is a list: cubes, then influence by colour."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.first = [w.government, w.train, w.company]
        self.first += [w.government_classes, w.train_classes, w.company_classes]  # with classes of passengers
        self.waning = [w.third_point, w.fifth_point, w.eighth_point]
        self.drift = [w.drift_2, w.drift_3, w.drift_4]  # by players, from two
        self.shares = [1.0, w.share, w.share**2, w.share**3]  # by rivals who can load a piece as well
        self.point_of = [self.points_of(regime) for regime in range(REGIMES)]  # by unit, then count: the last one
        self.expected_profits = [self.expected_profits_of(players) for players in range(len(self.drift))]
        self.bills: dict[int, Bill] = {}

    # -- means of payment ----------------------------------------------------------------------------------------------

    def points_of(self, regime: int) -> list[list[float]]:
        found: list[list[float]] = []
        for unit in range(ALL_UNITS):
            most = CUBES if unit == CUBE else MOST_INFLUENCE
            found.append([0.0] + [self.unit_value(regime, unit, count) for count in range(1, most + 1)])
        return found

    def unit_value(self, regime: int, unit: int, count: int) -> float:
        if regime == LAST:
            return self.w.last_company if unit - 1 >= RED and count <= 3 else USELESS if unit != CUBE else 0.0
        if unit == CUBE:
            return self.w.saved_cube if count <= SAVED_CUBES else 0.0
        value = self.first[min(unit - 1, RED) + (3 if regime == TURNS_WITH_CLASSES else 0)]
        if count <= 2:
            return value
        return value * self.waning[0 if count <= 4 else 1 if count <= 7 else 2]

    def kept(self, purse: list[int], regime: int) -> float:
        points = self.point_of[regime]
        total = 0.0
        for unit in range(ALL_UNITS):
            of_unit = points[unit]
            for count in range(1, purse[unit] + 1):
                total += of_unit[count]
        return total

    def cheapest(self, purse: list[int], regime: int, spare_trains: bool) -> int:
        """The unit that is missed least; for track, train influence is missed more than it shows at the turn's end."""
        points = self.point_of[regime]
        best = -1
        least = 0.0
        for unit in range(ALL_UNITS):
            if purse[unit] > 0:
                value = points[unit][purse[unit]]
                if spare_trains and unit == TRAIN + 1:
                    value += self.w.train_for_track
                if best < 0 or value < least:
                    best = unit
                    least = value
        return best

    def pay(self, purse: list[int], units: int, regime: int, spare_trains: bool) -> None:
        for _ in range(units):
            purse[self.cheapest(purse, regime, spare_trains)] -= 1

    def pay_track(
        self, purse: list[int], points: int, red: int, green: int, land: int, regime: int, cubes_first: bool
    ) -> None:
        """With what is missed least."""
        self.pay(purse, pay_fees(purse, points, red, green, land, cubes_first), regime, True)

    def bill(self, purse: list[int], regime: int) -> Bill:
        code = regime
        for unit in range(ALL_UNITS):
            code = code * 16 + purse[unit]
        if code not in self.bills:
            if len(self.bills) >= BILLS_KEPT:
                self.bills.clear()
            self.bills[code] = self.new_bill(purse, regime)
        return self.bills[code]

    def new_bill(self, purse: list[int], regime: int) -> Bill:
        """Own train influence first, then an exchange for the points that are missing (N8.3)."""
        kept: list[float] = []
        lefts: list[list[int]] = []
        for price in range(ALL_TRAINS + 1):
            left = purse.copy()
            own = min(price, left[TRAIN + 1])
            left[TRAIN + 1] -= own
            units = EXCHANGE * (price - own)
            if units > sum(left):
                kept.append(NEVER)
            else:
                self.pay(left, units, regime, False)
                kept.append(self.kept(left, regime))
            lefts.append(left)
        return Bill(kept, lefts)

    # -- profit --------------------------------------------------------------------------------------------------------

    def expected_profits_of(self, players: int) -> list[list[float]]:
        """By turns to come and profit now: the profit to expect at the end, for what goes beyond the track is lost."""
        tables = [[float(profit) for profit in range(LEAST_PROFIT, MOST_PROFIT + 1)]]
        for _ in range(MOST_TURNS):
            before = tables[-1]
            after: list[float] = []
            for profit in range(LEAST_PROFIT, MOST_PROFIT + 1):
                total = 0.0
                for swing in SWINGS:
                    total += on_track(before, profit + self.drift[players] + swing * self.w.swing)
                after.append(total / len(SWINGS))
            tables.append(after)
        return tables

    def expected_profit(self, players: int, turns_left: int) -> list[float]:
        return self.expected_profits[min(players, 4) - 2][min(turns_left, MOST_TURNS)]


def on_track(expected: list[float], profit: float) -> float:
    """What is to be expected of a profit, which may lie between two spaces and not beyond the ends (N9.3)."""
    if profit >= MOST_PROFIT:
        return expected[MOST_PROFIT - LEAST_PROFIT]
    if profit <= LEAST_PROFIT:
        return expected[0]
    return between(expected, profit - LEAST_PROFIT)


def between(table: list[float], at: float) -> float:
    """A table read at a place that may lie between two entries, but not beyond the last."""
    i = int(at)
    if i >= len(table) - 1:
        return table[-1]
    part = at - i
    return table[i] * (1.0 - part) + table[i + 1] * part


def regime_of(t: Table, turns_left: int) -> int:
    if turns_left == 0:
        return LAST
    return TURNS_WITH_CLASSES if t.rules.display.passengers_by_class else TURNS_TO_COME


def sets_ahead(pile: list[int], first: int, haze: float) -> float:
    """Points for sets (N13.1), those now and those the piles lead to: the haze is how much may still come."""
    least = min(pile[first], pile[first + 1], pile[first + 2], pile[first + 3])
    if haze <= 0.0:
        return SET_POINTS * float(least)
    total = 0.0
    for kind in range(PIECES):
        total += exp((least - pile[first + kind]) / haze)
    return SET_POINTS * (least - haze * log(total / PIECES))


def towards_set(pile: list[int], first: int, haze: float) -> list[float]:
    """By kind, what one more piece brings towards a set."""
    haze = max(haze, 0.5)
    least = min(pile[first], pile[first + 1], pile[first + 2], pile[first + 3])
    shares = [exp((least - pile[first + kind]) / haze) for kind in range(PIECES)]
    whole = sum(shares)
    return [SET_POINTS * share / whole for share in shares]
