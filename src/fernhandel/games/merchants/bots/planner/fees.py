"""Action 2, the fee talk: what a ride is worth to both sides, and what each will agree to."""

from math import exp
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Accept, Counter, FinalPrice, PlayFreeLoading, Quote
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.bots.planner.yard import Yard
from fernhandel.games.merchants.figures import FREE_LOADING, RIDER_LOAD
from fernhandel.games.merchants.phases.fees import quoted, rider_of
from fernhandel.games.merchants.state import NOBODY

BREAKING_OFF: Final = 0.3  # how often a Loading Master ends the talk over an offer he does not like
MOST_SHARE: Final = 0.6  # of what a ride brings, the most a rider is expected to pay
SMALL_QUOTE: Final = 0.3  # the price for one token rarely matters where two can be loaded


class Talk:
    """One rider and one Loading Master, seen by either of them."""

    def __init__(self, o: Outlook) -> None:
        t = o.t
        self.o = o
        self.yard = Yard(o, t.at[t.wagon], t.wagon)
        self.rider = rider_of(t)
        self.master = t.master[t.wagon]
        kind = self.yard.kind_aboard(self.master)
        self.gains = [0.0]  # by tokens: what the ride brings before the fee
        for tokens in range(1, RIDER_LOAD + 1):
            self.gains.append(self.yard.riders_gain(self.rider, kind, tokens))
        other = self.rider if o.seat == self.master else self.master
        self.envy = -o.stakes[other]

    def slack(self, tokens: int) -> float:
        """How far the other side's opinion of a fair fee may lie from the own one."""
        return self.o.w.doubt * self.gains[tokens] + 20.0

    def riders_limit(self, tokens: int) -> float:
        """The fee that leaves a rider no better off, counting what the Loading Master gets."""
        return self.gains[tokens] * min(MOST_SHARE, 1.0 / (1.0 + self.envy))

    def masters_limit(self, tokens: int) -> float:
        """The fee from which on a Loading Master is better off with the rider aboard."""
        return self.envy * self.gains[tokens] / (1.0 + self.envy)

    def for_master(self, tokens: int, fee: float) -> float:
        return fee - self.envy * (self.gains[tokens] - fee)

    def for_rider(self, tokens: int, fee: float) -> float:
        return self.gains[tokens] - self.o.cost(fee) - self.envy * fee

    def rider_agrees(self, tokens: int, fee: float) -> float:
        """The chance that the rider pays a fee."""
        if fee > self.o.purses[self.rider]:
            return 0.0
        return likely((self.riders_limit(tokens) - fee) / self.slack(tokens))

    def master_agrees(self, tokens: int, fee: float) -> float:
        return likely((fee - self.masters_limit(tokens)) / self.slack(tokens))


def likely(odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))


def rate_quotes(o: Outlook, options: list[Action]) -> list[float]:
    talk = Talk(o)
    t = o.t
    two_can_load = talk.gains[RIDER_LOAD] > talk.gains[1]
    without = 0.0
    if t.offer_tokens == RIDER_LOAD and t.quote_one != NOBODY:
        fee = float(t.quote_one)
        without = talk.rider_agrees(1, fee) * talk.for_master(1, fee)
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, Quote):
            ratings.append(without)
            continue
        fee = float(option.amount)
        gain = talk.rider_agrees(option.tokens, fee) * talk.for_master(option.tokens, fee)
        ratings.append(gain * SMALL_QUOTE if option.tokens == 1 and two_can_load else gain)
    return ratings


def rate_answers(o: Outlook, options: list[Action]) -> list[float]:
    """Answers of the rider to prices that were quoted, or to the final one."""
    talk = Talk(o)
    t = o.t
    ratings: list[float] = []
    for option in options:
        if isinstance(option, Accept):
            fee = t.offer if t.offer != NOBODY else quoted(t, option.tokens)
            ratings.append(talk.for_rider(option.tokens, float(fee)))
        elif isinstance(option, Counter):
            ratings.append(counter_offer(talk, option.tokens, float(option.amount), float(quoted(t, option.tokens))))
        elif isinstance(option, PlayFreeLoading):
            keep = o.w.influences[FREE_LOADING] * min(1.0, o.left / 3.0)
            ratings.append(talk.gains[RIDER_LOAD] - keep)
        else:
            ratings.append(0.0)
    return ratings


def counter_offer(talk: Talk, tokens: int, offer: float, quote: float) -> float:
    """The Loading Master takes it, or comes down to what he thinks fair, or ends the talk."""
    agrees = talk.master_agrees(tokens, offer)
    final = max(0.0, talk.for_rider(tokens, min(quote, 0.5 * (quote + talk.riders_limit(tokens)))))
    limit = talk.masters_limit(tokens) + 1.0
    goes_on = 1.0 - BREAKING_OFF - (1.0 - BREAKING_OFF) * max(0.0, 1.0 - offer / limit)
    return agrees * talk.for_rider(tokens, offer) + (1.0 - agrees) * goes_on * final


def rate_replies(o: Outlook, options: list[Action]) -> list[float]:
    """The Loading Master's replies to a counter-offer."""
    talk = Talk(o)
    t = o.t
    tokens = t.offer_tokens
    offered = float(t.offer)
    ratings: list[float] = []
    for option in options:
        if isinstance(option, Accept):
            ratings.append(talk.for_master(tokens, offered))
        elif isinstance(option, FinalPrice):
            fee = float(option.amount)
            ratings.append(talk.rider_agrees(tokens, fee) * talk.for_master(tokens, fee))
        else:
            ratings.append(0.0)
    return ratings
