"""Fleets, for both bots: the trains a seat could run this turn, and what they carry (N8, N9)."""

from fernhandel.games.nuremberg.figures import (
    GREEN_PASSENGER,
    HIGH,
    LOW,
    PRICE,
    RED_PASSENGER,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.state import NO_TRAIN, Table


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


class Depot:
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


def moved_by(fleet: Fleet, low: float, high: float, red: float, green: float) -> list[float]:
    """By kind, of so many pieces: high goods before low ones, passengers of both colours alike."""
    room = float(fleet.goods)
    highs = min(high, room)
    lows = min(low, room - highs)
    people = red + green
    part = min(1.0, fleet.seats / people) if people > 0.0 else 0.0
    return [lows, highs, red * part, green * part]
