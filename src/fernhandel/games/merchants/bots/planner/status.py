"""Action 7: upkeep, loans and the climb."""

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Climb, PlayLowUpkeep, PlaySocialClimbing, TakeLoan
from fernhandel.games.merchants.bots.planner.freight import all_freights
from fernhandel.games.merchants.bots.planner.ladder import Ladder, Means
from fernhandel.games.merchants.bots.planner.outlook import BUSINESS, Outlook
from fernhandel.games.merchants.bots.planner.position import Position
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    LOAN,
    LOW_UPKEEP,
    LOW_UPKEEP_PRICE,
    REPAYMENT,
    SOCIAL_CLIMBING_PRICE,
    UPKEEP,
)


class Plan:
    """One seat's way to the end, with some of its present figures changed."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.ladder = Ladder(o.t, o.arrivals, o.left)
        self.means = Position(o, all_freights(o), False).means(o.seat)

    def worth(self, levels: int, spent: int, letters: int, climbs: int) -> float:
        """The end that can be reached after climbing so many levels and spending so much now."""
        now = self.means
        money = now.money - spent
        letters += self.o.t.letters[self.o.seat]
        means = Means(now.status + levels, money, letters, now.paid, climbs, now.flows, now.steady)
        return self.ladder.best(means) - self.squeeze(levels, money)

    def squeeze(self, levels: int, money: float) -> float:
        """Whoever has little left cannot buy and bid next turn, nor be sure of the next upkeep."""
        o = self.o
        if o.last_turn:
            return 0.0
        upkeep = o.next_upkeep(levels)
        business = BUSINESS if o.left > 2.0 else 300.0
        short = o.w.thrift * max(0.0, business + upkeep - money)
        return min(1.0, o.left) * (short + o.w.dread * 0.5 * max(0.0, upkeep - money))


def rate_climbing(o: Outlook, options: list[Action]) -> list[float]:
    plan = Plan(o)
    price = CLIMB_PRICE[o.t.arrivals]
    ratings: list[float] = []
    for option in options:
        if isinstance(option, Climb):
            ratings.append(plan.worth(1, price, 0, plan.means.climbs - 1))
        elif isinstance(option, PlaySocialClimbing):
            keep = 0.0
            if not o.last_turn:
                keep = 0.7 * max(0, CLIMB_PRICE[min(8, o.t.rules.last_arrival)] - SOCIAL_CLIMBING_PRICE)
            ratings.append(plan.worth(1, SOCIAL_CLIMBING_PRICE, 0, plan.means.climbs - 1) - keep)
        else:
            ratings.append(plan.worth(0, 0, 0, 0))
    return ratings


def rate_upkeep(o: Outlook, options: list[Action]) -> list[float]:
    """Low Upkeep now, or in a turn in which it saves more."""
    t = o.t
    upkeep = UPKEEP[t.status[o.seat]]
    short = max(0, upkeep - t.money[o.seat])
    saved = float(upkeep - LOW_UPKEEP_PRICE) + 3.0 * short
    later = 0.0
    cards = t.hand[o.seat * 7 + LOW_UPKEEP]
    if o.left >= 0.8 * cards:
        later = 0.85 * (UPKEEP[min(8, t.status[o.seat] + 2)] - LOW_UPKEEP_PRICE)
    ratings: list[float] = []
    for option in options:
        ratings.append(saved - later if isinstance(option, PlayLowUpkeep) else 0.0)
    return ratings


def rate_borrowing(o: Outlook, options: list[Action]) -> list[float]:
    plan = Plan(o)
    ratings: list[float] = []
    for option in options:
        if isinstance(option, TakeLoan):
            ratings.append(plan.worth(0, -LOAN, 1, plan.means.climbs) if o.left > 2.0 else -1.0e6)
        else:
            ratings.append(plan.worth(0, 0, 0, plan.means.climbs))
    return ratings


def repaying(o: Outlook) -> float:
    """What it is worth to repay a loan now: necessary before the end and before any climb (M8.4, M11.3)."""
    t = o.t
    left = t.money[o.seat] - REPAYMENT
    if o.last_turn:
        return 1.0e5
    need = o.upkeep_due() + 500
    if left >= need:
        return 1000.0
    return -1000.0
