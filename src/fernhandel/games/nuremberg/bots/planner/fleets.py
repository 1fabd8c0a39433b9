"""Which trains a seat could run this turn, and the most they would bring (N8, N9)."""

from typing import Final

from fernhandel.games.nuremberg.board import Display
from fernhandel.games.nuremberg.bots.planner.values import NEVER, Bill, between, on_track
from fernhandel.games.nuremberg.figures import (
    GREEN_PASSENGER,
    HIGH,
    LOW,
    MOST_PROFIT,
    PRICE,
    RED_PASSENGER,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.state import NO_TRAIN, Table

YARDS_KEPT: Final = 5_000


class Fleet:
    """Trains of different rows: those still to be bought with their price, and the free spaces of all."""

    def __init__(self, trains: int, price: int, goods: int, points: list[float]) -> None:
        self.trains = trains  # to be bought, as bits
        self.price = price
        self.goods = goods
        self.seats = len(points) - 1
        self.points = points  # by number of passengers, who take the best class first (N9.1)

    def beats(self, other: "Fleet") -> bool:
        """At least as good for whatever cargo, and no dearer."""
        if self.price > other.price or self.goods < other.goods or self.seats < other.seats:
            return False
        for count in range(other.seats + 1):
            if self.points[count] < other.points[count]:
                return False
        return True


class Cargo:
    """How many pieces of each kind can be counted on, and where a seat stands without them."""

    def __init__(self, outlook: list[float], towards: list[float]) -> None:
        self.low = 0.0
        self.high = 0.0
        self.red = 0.0
        self.green = 0.0
        self.profit = 0.0  # less what links cost this turn,
        self.upkeep = 0.0  # and what they cost in later ones
        self.outlook = outlook
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


class Yard:
    """The trains a seat has, with their free spaces, and those it can still buy."""

    def __init__(self, t: Table, seat: int) -> None:
        self.display = t.rules.display
        self.taken = t.taken
        self.train = [NO_TRAIN] * TRAIN_ROWS
        self.goods = [0] * TRAIN_ROWS
        self.seats = [0] * TRAIN_ROWS
        for row in range(TRAIN_ROWS):
            train = t.train_in_row(seat, row)
            if train != NO_TRAIN:
                self.train[row] = train
                goods = t.loaded(seat, row, LOW) + t.loaded(seat, row, HIGH)
                people = t.loaded(seat, row, RED_PASSENGER) + t.loaded(seat, row, GREEN_PASSENGER)
                self.goods[row] = self.display.goods[train] - goods
                self.seats[row] = self.display.passengers[train] - people

    def code(self) -> int:
        """One number for all that decides which fleets there are."""
        code = self.taken
        for row in range(TRAIN_ROWS):
            code = ((code * 32 + self.train[row] + 1) * 8 + self.goods[row]) * 8 + self.seats[row]
        return code

    def choices(self, row: int) -> list[int]:
        """The trains a seat may have in a row: its own, or those it could buy, of trains alike only the first."""
        if self.train[row] != NO_TRAIN:
            return [self.train[row]]
        found = [NO_TRAIN]
        for train in range(len(self.display.train_row)):
            free = self.display.train_row[train] == row and not self.taken >> train & 1
            if free and self.first_alike(train) == train:
                found.append(train)
        return found

    def first_alike(self, train: int) -> int:
        """The first train on sale of the same row with the same spaces."""
        display = self.display
        for other in range(train):
            if (
                not self.taken >> other & 1
                and display.train_row[other] == display.train_row[train]
                and display.goods[other] == display.goods[train]
                and display.passengers[other] == display.passengers[train]
            ):
                return other
        return train

    def fleet(self, trains: list[int]) -> Fleet:
        display = self.display
        bits = 0
        price = 0
        goods = 0
        points = [0.0]
        for row in range(TRAIN_ROWS):
            train = trains[row]
            if train == NO_TRAIN:
                continue
            seats = self.seats[row]
            if self.train[row] == NO_TRAIN:
                bits |= 1 << train
                price += PRICE[row]
                goods += display.goods[train]
                seats = display.passengers[train]
            else:
                goods += self.goods[row]
            for _ in range(seats):
                points.append(points[-1] + (PRICE[row] if display.passengers_by_class else 1))
        return Fleet(bits, price, goods, points)

    def fleets(self) -> list[Fleet]:
        """Every way to own a train of each row or none."""
        found: list[Fleet] = []
        for first in self.choices(0):
            for second in self.choices(1):
                for third in self.choices(2):
                    found.append(self.fleet([first, second, third]))
        return found


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


class Yards:
    """Fleets that were listed before."""

    def __init__(self) -> None:
        self.display: Display | None = None
        self.all: dict[int, list[Fleet]] = {}
        self.best: dict[int, list[Fleet]] = {}

    def code(self, yard: Yard) -> int:
        if yard.display is not self.display or len(self.all) >= YARDS_KEPT:
            self.display = yard.display
            self.all.clear()
            self.best.clear()
        code = yard.code()
        if code not in self.all:
            self.all[code] = yard.fleets()
            self.best[code] = unbeaten(self.all[code])
        return code

    def all_fleets(self, yard: Yard) -> list[Fleet]:
        code = self.code(yard)
        return self.all[code]

    def best_fleets(self, yard: Yard) -> list[Fleet]:
        """But for those that another beats."""
        code = self.code(yard)
        return self.best[code]


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
    value += between(fleet.points, people) + on_track(cargo.outlook, profit - cargo.upkeep)
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


def moved_by(fleet: Fleet, cargo: Cargo) -> list[float]:
    """By kind: high goods before low ones, passengers of both colours alike."""
    room = float(fleet.goods)
    highs = min(cargo.high, room)
    lows = min(cargo.low, room - highs)
    people = cargo.red + cargo.green
    part = min(1.0, fleet.seats / people) if people > 0.0 else 0.0
    return [lows, highs, cargo.red * part, cargo.green * part]
