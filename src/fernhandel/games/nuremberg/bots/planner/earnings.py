"""What fleets bring with a cargo (N8, N9), and which of them are worth a thought."""

from typing import Final

from fernhandel.games.nuremberg.board import Display
from fernhandel.games.nuremberg.bots.fleets import Depot, Fleet
from fernhandel.games.nuremberg.bots.planner.values import NEVER, Bill, between, on_track
from fernhandel.games.nuremberg.figures import GREEN_PASSENGER, HIGH, LOW, MOST_PROFIT, RED_PASSENGER

DEPOTS_KEPT: Final = 5_000


class Cargo:
    """How many pieces of each kind can be counted on, and where a seat stands without them."""

    def __init__(self, expected_profit: list[float], towards: list[float]) -> None:
        self.low = 0.0
        self.high = 0.0
        self.red = 0.0
        self.green = 0.0
        self.profit = 0.0  # less what links cost this turn,
        self.upkeep = 0.0  # and what they cost in later ones
        self.expected_profit = expected_profit
        self.towards = towards  # by kind, what a piece brings towards a set
        self.low_point = 1.0 + towards[LOW]
        self.high_point = 1.0 + towards[HIGH]
        self.person_point = 0.5 * (towards[RED_PASSENGER] + towards[GREEN_PASSENGER])
        # what a piece is worth that waits for a later turn, and how many of them count
        self.low_later = 0.0
        self.high_later = 0.0
        self.person_later = 0.0
        self.most_later = 0.0

    def add(self, piece: int, count: float) -> None:
        if piece == LOW:
            self.low += count
        elif piece == HIGH:
            self.high += count
        elif piece == RED_PASSENGER:
            self.red += count
        else:
            self.green += count


class KnownFleets:
    """Fleets that were listed before."""

    def __init__(self) -> None:
        self.display: Display | None = None
        self.all: dict[int, list[Fleet]] = {}
        self.best: dict[int, list[Fleet]] = {}

    def code(self, depot: Depot) -> int:
        if depot.display is not self.display or len(self.all) >= DEPOTS_KEPT:
            self.display = depot.display
            self.all.clear()
            self.best.clear()
        code = depot.code()
        if code not in self.all:
            self.all[code] = depot.fleets()
            self.best[code] = unbeaten(self.all[code])
        return code

    def all_fleets(self, depot: Depot) -> list[Fleet]:
        code = self.code(depot)
        return self.all[code]

    def best_fleets(self, depot: Depot) -> list[Fleet]:
        """But for those that another beats."""
        code = self.code(depot)
        return self.best[code]


def unbeaten(fleets: list[Fleet]) -> list[Fleet]:
    found: list[Fleet] = []
    for fleet in fleets:
        if not any_beats(found, fleet):
            found = [other for other in found if not fleet.beats(other)]
            found.append(fleet)
    return found


def any_beats(fleets: list[Fleet], fleet: Fleet) -> bool:
    for other in fleets:
        if other.beats(fleet):
            return True
    return False


# -- what fleets bring ---------------------------------------------------------------------------------------------


def fleet_value(fleet: Fleet, cargo: Cargo, bill: Bill) -> float:
    """What this fleet brings, with what is kept after it is paid."""
    value = bill.kept[fleet.price]
    if value == NEVER:
        return value
    room = float(fleet.goods)
    highs = cargo.high if cargo.high < room else room
    room -= highs
    lows = cargo.low if cargo.low < room else room
    people = cargo.red + cargo.green
    seats = float(fleet.seats)
    if people > seats:
        people = seats
    value += highs * cargo.high_point + lows * cargo.low_point + people * cargo.person_point
    profit = cargo.profit + 2.0 * highs + lows + people
    if profit > MOST_PROFIT:
        profit = float(MOST_PROFIT)
    value += between(fleet.points, people) + on_track(cargo.expected_profit, profit - cargo.upkeep)
    return value + left_over(cargo, lows, highs, people)


def left_over(cargo: Cargo, lows: float, highs: float, people: float) -> float:
    """What the trains leave can be moved in a later turn, but not all of it."""
    low = cargo.low - lows
    high = cargo.high - highs
    waiting = cargo.red + cargo.green - people
    value = low * cargo.low_later + high * cargo.high_later + waiting * cargo.person_later
    count = low + high + waiting
    return value if count <= cargo.most_later else value * cargo.most_later / count


def best_fleet(fleets: list[Fleet], cargo: Cargo, bill: Bill) -> tuple[float, Fleet]:
    best = fleets[0]
    most = NEVER
    for fleet in fleets:
        value = fleet_value(fleet, cargo, bill)
        if value > most:
            most = value
            best = fleet
    return most, best
