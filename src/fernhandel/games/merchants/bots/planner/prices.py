"""Action 4: wheels, offices, and sales from the warehouse; Action 5: the bonus by card."""

from math import exp
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import (
    NO_ARROW,
    UP,
    PlaySaleWithBonus,
    PlaySpecialSale,
    SellStock,
    SetWheel,
    ShiftPrice,
)
from fernhandel.games.merchants.bots.planner.outlook import SOLD_LATER, Outlook
from fernhandel.games.merchants.bots.planner.purchases import prospects
from fernhandel.games.merchants.bots.planner.yard import Yard
from fernhandel.games.merchants.figures import (
    COST,
    GOOD_COUNT,
    LEVELS,
    SALE_WITH_BONUS,
    SELLING,
    SPECIAL_SALE,
    SPECIAL_SALE_PRICE,
    WAGONS,
)
from fernhandel.games.merchants.state import NOBODY

ARROWS_EACH: Final = 2
LATER: Final = 0.5  # what a price counts for goods that are still on the road
OWNERS_HABIT: Final = [0.45, 0.35, 0.2]  # the chance of 0, 1, 2 arrows on a good by somebody who sells it this turn
OTHERS_HABIT: Final = [0.86, 0.11, 0.03]
NO_GAINS: Final = [0.0] * (ARROWS_EACH + 1)
IDLE_ARROW: Final = 2.0  # an arrow that gains nothing stays on the coat of arms
CALM: Final = 180.0  # the difference in money that makes one wheel clearly better than another
WHEELS_SHOWN: Final = [(arrow, other) for arrow in range(GOOD_COUNT + 1) for other in range(arrow, GOOD_COUNT + 1)]


class PriceBoard:
    """Who sells what this turn and later, and so what each level of each good is worth to a seat."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        t = o.t
        players = o.players
        self.now = [0] * (players * GOOD_COUNT)  # tokens on wagons that arrived this turn, by seat and good
        self.later = [0.0] * (players * GOOD_COUNT)
        self.sales = False  # whether anything is sold this turn
        self.moves = [False] * GOOD_COUNT  # whether anybody has tokens of a good on a wagon
        future = LATER * min(1.0, o.left)
        for wagon in range(WAGONS):
            base = wagon * players * GOOD_COUNT
            for i in range(players * GOOD_COUNT):
                tokens = t.rows[base + i]
                if tokens > 0:
                    self.moves[i % GOOD_COUNT] = True
                    if t.arrived[wagon]:
                        self.sales = True
                        self.now[i] += tokens
                    else:
                        self.later[i] += future * tokens

    def by_level(self, seat: int, good: int) -> list[float]:
        """What it is worth to a seat that a good stands on level 1, 2, …; others' sales count against it."""
        now = 0.0
        later = 0.0
        for other in range(self.o.players):
            stake = self.stake(seat, other)
            now += stake * self.now[other * GOOD_COUNT + good]
            later += stake * self.later[other * GOOD_COUNT + good]
        return [now * SELLING[level] + later * SOLD_LATER[level] for level in range(1, LEVELS + 1)]

    def stake(self, seat: int, other: int) -> float:
        if seat == self.o.seat:
            return self.o.stakes[other]
        if seat == other:
            return 1.0
        return -self.o.w.envy / (self.o.players - 1)

    def by_arrows(self, seat: int, good: int, others: list[float]) -> list[float]:
        """The worth of setting 0, 1 or 2 arrows on a good, when the others' arrows on it have these chances."""
        level = self.o.t.level[good]
        by_level = self.by_level(seat, good)
        found: list[float] = []
        for own in range(ARROWS_EACH + 1):
            value = 0.0
            for count in range(len(others)):
                value += others[count] * by_level[(level - 1 + own + count) % LEVELS]
            found.append(value)
        return found


def added(chances: list[float], more: list[float]) -> list[float]:
    """The chances of the sum of two counts."""
    found = [0.0] * (len(chances) + len(more) - 1)
    for i in range(len(chances)):
        for j in range(len(more)):
            found[i + j] += chances[i] * more[j]
    return found


def wheel_value(arrow: int, other: int, gains: list[float]) -> float:
    """A wheel by the gains of arrows on each good (by good and number)."""
    if arrow == other:
        return 0.0 if arrow == NO_ARROW else gains[arrow * (ARROWS_EACH + 1) + ARROWS_EACH]
    value = 0.0
    if arrow != NO_ARROW:
        value += gains[arrow * (ARROWS_EACH + 1) + 1]
    if other != NO_ARROW:
        value += gains[other * (ARROWS_EACH + 1) + 1]
    return value


def gains_of(board: PriceBoard, seat: int, habits: list[list[list[float]]]) -> list[float]:
    """What a seat gains by arrows, by good and number, if everybody else sets theirs by these habits."""
    gains: list[float] = []
    for good in range(GOOD_COUNT):
        if not board.moves[good]:
            gains += NO_GAINS
            continue
        others = [1.0]
        for other in range(board.o.players):
            if other != seat:
                others = added(others, habits[other][good])
        values = board.by_arrows(seat, good, others)
        for value in values:
            gains.append(value - values[0])
    return gains


def first_habits(board: PriceBoard) -> list[list[list[float]]]:
    """By seat and good: owners raise their goods, others hardly touch them."""
    habits: list[list[list[float]]] = []
    for seat in range(board.o.players):
        row: list[list[float]] = []
        for good in range(GOOD_COUNT):
            row.append(OWNERS_HABIT if board.now[seat * GOOD_COUNT + good] > 0 else OTHERS_HABIT)
        habits.append(row)
    return habits


def considered(gains: list[float]) -> list[list[float]]:
    """By good: the chances of 0, 1, 2 arrows by somebody who weighs these gains, better wheels being likelier."""
    chances = [[0.0, 0.0, 0.0] for _ in range(GOOD_COUNT)]
    values = [wheel_value(arrow, other, gains) for arrow, other in WHEELS_SHOWN]
    most = max(values)
    whole = 0.0
    for i in range(len(values)):
        values[i] = exp(max(-30.0, (values[i] - most) / CALM))
        whole += values[i]
    for i in range(len(values)):
        arrow, other = WHEELS_SHOWN[i]
        share = values[i] / whole
        for good in range(GOOD_COUNT):
            chances[good][int(arrow == good) + int(other == good)] += share
    return chances


def rate_wheels(o: Outlook, options: list[Action]) -> list[float]:
    """The best answer to rivals who weigh their own sales."""
    board = PriceBoard(o)
    simple = first_habits(board)
    habits: list[list[list[float]]] = []
    for seat in range(o.players):
        if seat == o.seat or not board.sales:
            habits.append(simple[seat])
        else:
            habits.append(considered(gains_of(board, seat, simple)))
    gains = gains_of(board, o.seat, habits)
    ratings: list[float] = []
    for option in options:
        rating = 0.0
        if isinstance(option, SetWheel):
            rating = wheel_value(option.arrow, option.other_arrow, gains)
            rating -= IDLE_ARROW * (int(option.arrow != NO_ARROW) + int(option.other_arrow != NO_ARROW))
        ratings.append(rating)
    return ratings


def rate_offices(o: Outlook, options: list[Action]) -> list[float]:
    """One shift now; with two shifts to make, the first is also rated as half of both on the same good."""
    t = o.t
    board = PriceBoard(o)
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, ShiftPrice):
            ratings.append(0.0)
            continue
        by_level = board.by_level(o.seat, option.good)
        level = t.level[option.good]
        shift = 1 if option.direction == UP else -1
        after = (level - 1 + shift) % LEVELS + 1
        gain = by_level[after - 1] - by_level[level - 1]
        further = (after - 1 + shift) % LEVELS + 1
        crossings = int(abs(after - level) > 1) + int(abs(further - after) > 1)
        if t.shifts > 1 and crossings <= t.crossings:  # M5.4
            gain = max(gain, 0.5 * (by_level[further - 1] - by_level[level - 1]))
        ratings.append(gain - 1.0)
    return ratings


# -- sales from the warehouse ------------------------------------------------------------------------------------------


def keeping(o: Outlook, city: int, good: int, sure: list[float]) -> float:
    """What a stored token is worth where it lies: what loading would lose without it."""
    if o.last_turn:
        return 0.0
    yard = Yard(o, city, NOBODY)
    place = o.seat * GOOD_COUNT + good
    before = yard.expected()
    yard.count[place] -= 1
    yard.refresh(o.seat)
    lost = max(0.0, before - yard.expected())
    return min(1.0, sure[city]) * lost + 0.3 * o.w.keep * min(1.0, o.left / 3.0)


def rate_warehouse_sales(o: Outlook, options: list[Action]) -> list[float]:
    sure = prospects(o)
    ratings: list[float] = []
    for option in options:
        if isinstance(option, SellStock):
            ratings.append(COST[o.t.level[option.good]] - keeping(o, option.city, option.good, sure))
        else:
            ratings.append(0.0)
    return ratings


def rate_special_sales(o: Outlook, options: list[Action]) -> list[float]:
    sure = prospects(o)
    keep = 0.0 if o.last_turn else o.w.influences[SPECIAL_SALE] * min(1.0, o.left / 2.0)
    ratings: list[float] = []
    for option in options:
        if isinstance(option, PlaySpecialSale):
            ratings.append(SPECIAL_SALE_PRICE - keep - keeping(o, option.city, option.good, sure))
        else:
            ratings.append(0.0)
    return ratings


def rate_sale_with_bonus(o: Outlook, options: list[Action]) -> list[float]:
    """The bonus on own tokens that would not get it, against keeping the card for a better day."""
    t = o.t
    city = t.at[t.wagon]
    tokens = 0
    for good in t.rules.board.markets[city]:
        tokens += t.aboard(t.wagon, o.seat, good)
    keep = 0.0 if o.last_turn else o.w.influences[SALE_WITH_BONUS] * min(1.0, o.left / 3.0)
    ratings: list[float] = []
    for option in options:
        ratings.append(tokens * t.bonus[city] - keep if isinstance(option, PlaySaleWithBonus) else 0.0)
    return ratings
