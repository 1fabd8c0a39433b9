"""What the trains that a seat could run this turn would bring."""

from math import inf

from fernhandel.games.nuremberg.bots.easy.glance import Glance, Purse
from fernhandel.games.nuremberg.bots.fleets import Fleet, moved_by
from fernhandel.games.nuremberg.figures import GREEN_PASSENGER, HIGH, LOW, MOST_PROFIT, RED_PASSENGER


class Haul:
    """The best that a seat can move this turn."""

    def __init__(self, value: float, fleet: Fleet, moved: list[float], purse: Purse) -> None:
        self.value = value  # points and profit, less the trains
        self.fleet = fleet
        self.moved = moved  # by kind
        self.purse = purse  # after the trains are paid


def best_haul(glance: Glance, choice: list[Fleet], cargo: list[float], purse: Purse, profit: int) -> Haul:
    """With the fleet that brings most for this cargo, to a seat whose profit would stand there without it."""
    low, high = cargo[LOW], cargo[HIGH]
    people = cargo[RED_PASSENGER] + cargo[GREEN_PASSENGER]
    low_point, high_point = 1 + glance.towards_set[LOW], 1 + glance.towards_set[HIGH]
    more = max(glance.towards_set[RED_PASSENGER], glance.towards_set[GREEN_PASSENGER])
    bills = glance.train_bills(purse)
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
        value += carried(fleet, passengers) + (change if change < MOST_PROFIT else MOST_PROFIT)
        if value > best:
            best, best_fleet = value, fleet
    moved = moved_by(best_fleet, low, high, cargo[RED_PASSENGER], cargo[GREEN_PASSENGER])
    return Haul(best, best_fleet, moved, bills[best_fleet.price][1])


def carried(fleet: Fleet, passengers: float) -> float:
    """Points for passengers that have seats, also for the share of one that may be lost to a rival."""
    whole = int(passengers)
    if passengers == whole:
        return fleet.points[whole]
    return fleet.points[whole] + (fleet.points[whole + 1] - fleet.points[whole]) * (passengers - whole)
