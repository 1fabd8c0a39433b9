"""The social climb: how high a seat can get with its money, what comes in, and the turns that are left."""

from typing import Final

from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    CLIMBS_PER_TURN,
    REPAYMENT,
    STATUS_TOP,
    UPKEEP,
)
from fernhandel.games.merchants.state import Table

NEVER: Final = -1.0e9
NEARLY: Final = 0.9  # what a coin towards the next level counts when the game is over
BEYOND: Final = 0.02  # what a coin beyond that counts: it only decides between equals
DEBT: Final = 12_000.0  # who cannot repay comes last (M11.3)
RESERVE: Final = 700.0  # kept for goods and bids while the game goes on
MOST_TURNS: Final = 14


class Means:
    """What a seat climbs with.

    ``flows`` is what comes in before the upkeep of each turn, the present one first, and ``steady`` what the business
    of each turn after these brings; ``paid`` says that the upkeep of this turn is paid, ``climbs`` how many levels can
    be climbed in it.
    """

    def __init__(
        self, status: int, money: float, letters: int, paid: bool, climbs: int, flows: list[float], steady: float
    ) -> None:
        self.status = status
        self.money = money
        self.debt = float(letters * REPAYMENT)
        self.paid = paid
        self.climbs = climbs
        self.flows = flows
        self.steady = steady


class Ladder:
    """The best plan of climbing, turn by turn: the most money that can be left on every level."""

    def __init__(self, t: Table, arrivals: int, left: float) -> None:
        self.last = t.rules.last_arrival
        self.left = min(left, MOST_TURNS - 2.0)
        self.climb = CLIMB_PRICE[min(8, self.last)]  # what a level costs at the end
        self.prices: list[float] = []  # of a level, this turn and in the turns to come
        rate = (self.last - arrivals) / max(self.left, 0.5)
        turns = int(self.left) + 2
        for turn in range(turns):
            self.prices.append(price_at(min(float(self.last), arrivals + rate * turn)))

    def best(self, means: Means) -> float:
        """What a seat's position is worth at the end, which comes a broken number of turns from now."""
        most = [NEVER] * (STATUS_TOP + 1)
        most[means.status] = means.money - means.debt
        whole = int(self.left)
        part = self.left - whole
        for turn in range(whole):
            most = self._turn(most, means, turn, RESERVE)
        found = (1.0 - part) * self._value(self._turn(most, means, whole, 0.0), means)
        if part > 0.01:
            most = self._turn(most, means, whole, RESERVE)
            found += part * self._value(self._turn(most, means, whole + 1, 0.0), means)
        return found

    def _turn(self, most: list[float], means: Means, turn: int, reserve: float) -> list[float]:
        """Income, upkeep with the drop it may force (M8.2), and levels as long as enough is left for the business.

        Money that belongs to a loan pays upkeep but no level (M8.4).
        """
        after = [NEVER] * (STATUS_TOP + 1)
        flow = means.flows[turn] if turn < len(means.flows) else means.steady
        paid = means.paid and turn == 0
        climbs = means.climbs if turn == 0 else CLIMBS_PER_TURN
        price = self.prices[turn]
        for level in range(STATUS_TOP + 1):
            if most[level] == NEVER:
                continue
            money = most[level] + flow
            kept = level
            if not paid:
                while kept > 0 and UPKEEP[kept] > money + means.debt:
                    kept -= 1
                money -= UPKEEP[kept]
            for climbed in range(climbs + 1):
                if kept + climbed > STATUS_TOP or (climbed > 0 and money < price * climbed + reserve):
                    break
                if money - price * climbed > after[kept + climbed]:
                    after[kept + climbed] = money - price * climbed
        return after

    def _value(self, most: list[float], means: Means) -> float:
        """The best end: levels first, then money (M11.2)."""
        best = NEVER
        for level in range(STATUS_TOP + 1):
            money = most[level]
            if money == NEVER:
                continue
            value = float(level * self.climb)
            if means.debt > 0.0 and money < 0.0:
                value += money - DEBT
            elif level == STATUS_TOP:
                value += NEARLY * money
            else:
                value += NEARLY * min(money, float(self.climb)) + BEYOND * max(0.0, min(money - self.climb, 4000.0))
            best = max(best, value)
        return best


def price_at(arrivals: float) -> float:
    """The price of a level between two spaces of the wagon track."""
    below = min(int(arrivals), len(CLIMB_PRICE) - 1)
    above = min(below + 1, len(CLIMB_PRICE) - 1)
    return CLIMB_PRICE[below] + (arrivals - below) * (CLIMB_PRICE[above] - CLIMB_PRICE[below])
