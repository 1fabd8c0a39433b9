"""Which trains a seat could run this turn, and what they would bring."""

from itertools import product
from math import inf

from fernhandel.games.nuremberg.bots.worth import Purse, Worth
from fernhandel.games.nuremberg.figures import (
    GREEN_PASSENGER,
    HIGH,
    LOW,
    MOST_PROFIT,
    PIECE_PROFIT,
    PIECES,
    PRICE,
    RED_PASSENGER,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.profit import worth as points_of
from fernhandel.games.nuremberg.state import NO_TRAIN, Table


class Fleet:
    """Trains of different rows: those still to be bought with their price, and the free spaces of all."""

    def __init__(self, bought: list[int], price: int, goods: int, seats: list[int]) -> None:
        self.bought = bought
        self.price = price
        self.goods = goods
        self.seats = len(seats)
        self.points = [0.0]  # by number of passengers, who take the best class first (N9.1)
        for points in sorted(seats, reverse=True):
            self.points.append(self.points[-1] + points)

    def carries(self, passengers: float) -> float:
        """Points for passengers that have seats, also for the share of one that may be lost to a rival."""
        whole = int(passengers)
        if passengers == whole:
            return self.points[whole]
        return self.points[whole] + (self.points[whole + 1] - self.points[whole]) * (passengers - whole)


class Haul:
    """The best that a seat can move this turn."""

    def __init__(self, value: float, fleet: Fleet, moved: list[float], purse: Purse) -> None:
        self.value = value  # points and profit, less the trains
        self.fleet = fleet
        self.moved = moved  # by kind
        self.purse = purse  # after the trains are paid


def free_spaces(t: Table, seat: int, row: int, train: int) -> tuple[int, int]:
    """For goods and for passengers, on a train of the seat's or one it may buy."""
    display = t.rules.display
    goods = t.loaded(seat, row, LOW) + t.loaded(seat, row, HIGH)
    passengers = t.loaded(seat, row, RED_PASSENGER) + t.loaded(seat, row, GREEN_PASSENGER)
    return display.goods[train] - goods, display.passengers[train] - passengers


def fleets(t: Table, seat: int) -> list[Fleet]:
    """Every way to own a train of each row or none; of trains alike only the first."""
    display = t.rules.display
    rows: list[list[int]] = []
    for row in range(TRAIN_ROWS):
        own = t.train_in_row(seat, row)
        trains = [own]
        if own == NO_TRAIN:
            kinds: set[tuple[int, int]] = set()
            for train, of_row in enumerate(display.train_row):
                kind = (display.goods[train], display.passengers[train])
                if of_row == row and kind not in kinds and train not in t.train:
                    kinds.add(kind)
                    trains.append(train)
        rows.append(trains)
    return [_fleet(t, seat, trains) for trains in product(*rows)]


def _fleet(t: Table, seat: int, trains: tuple[int, ...]) -> Fleet:
    bought: list[int] = []
    price = goods = 0
    seats: list[int] = []
    for row, train in enumerate(trains):
        if train == NO_TRAIN:
            continue
        room, places = free_spaces(t, seat, row, train)
        goods += room
        seats += [points_of(t, row, RED_PASSENGER)] * places
        if t.train_in_row(seat, row) == NO_TRAIN:
            bought.append(train)
            price += PRICE[row]
    return Fleet(bought, price, goods, seats)


def profit_so_far(t: Table, seat: int) -> int:
    """Where the profit would stand if the turn's trains stopped now (N9.2)."""
    profit = t.profit[seat] - links_on_board(t, seat)
    for row in range(TRAIN_ROWS):
        for piece in range(PIECES):
            profit += PIECE_PROFIT[piece] * t.loaded(seat, row, piece)
    return profit


def best_haul(worth: Worth, choice: list[Fleet], cargo: list[float], purse: Purse, profit: int) -> Haul:
    """With the fleet that brings most for this cargo, to a seat whose profit would stand there without it."""
    low, high = cargo[LOW], cargo[HIGH]
    people = cargo[RED_PASSENGER] + cargo[GREEN_PASSENGER]
    low_point, high_point = 1 + worth.towards_set[LOW], 1 + worth.towards_set[HIGH]
    more = max(worth.towards_set[RED_PASSENGER], worth.towards_set[GREEN_PASSENGER])
    bills = worth.train_bills(purse)
    best = -inf
    best_fleet = choice[0]
    for fleet in choice:  # the bot spends most of its time here
        cost = bills[fleet.price][0]
        if cost == inf:
            continue
        room: float = fleet.goods
        highs = high if high < room else room
        room -= highs
        lows = low if low < room else room
        passengers = people if people < fleet.seats else fleet.seats
        change = profit + 2 * highs + lows + passengers
        value = highs * high_point + lows * low_point + passengers * more - cost
        value += fleet.carries(passengers) + (change if change < MOST_PROFIT else MOST_PROFIT)
        if value > best:
            best, best_fleet = value, fleet
    return Haul(best, best_fleet, _moved(best_fleet, cargo), bills[best_fleet.price][1])


def _moved(fleet: Fleet, cargo: list[float]) -> list[float]:
    """High goods first; passengers of both colours alike."""
    moved = [0.0] * PIECES
    moved[HIGH] = min(cargo[HIGH], fleet.goods)
    moved[LOW] = min(cargo[LOW], fleet.goods - moved[HIGH])
    people = cargo[RED_PASSENGER] + cargo[GREEN_PASSENGER]
    if people:
        share = min(1.0, fleet.seats / people)
        moved[RED_PASSENGER] = cargo[RED_PASSENGER] * share
        moved[GREEN_PASSENGER] = cargo[GREEN_PASSENGER] * share
    return moved
