"""A counter-offer (DL73): the same deal with another amount, where nothing but the amount was wrong."""

from math import floor

from fernhandel.bots.dealing.judge import Judge, Weighed
from fernhandel.core.dealer import LEAST_GAIN
from fernhandel.core.deals.clauses import GIFT_MONEY, IF, UNLESS, Deal

TRIES = 2


def bettered(judge: Judge, weighed: Weighed) -> Deal | None:
    """The deal at a price at which both sides gain about the same (DL86): less than was asked, more than was offered.

    None where there is no such price to which the seat would say yes and by which the others gain enough.
    """
    place = _gift(weighed.deal, judge.seat)
    if place is None:
        return None
    gift = weighed.deal.clauses[place]
    other = gift.to if gift.by == judge.seat else gift.by
    sign = 1 if gift.by == judge.seat else -1
    paid = _price(judge, weighed, place, other)
    for _ in range(TRIES):
        amount = sign * floor(paid / judge.words.coin) * judge.words.coin
        if amount < judge.words.coin or (amount - gift.amount) * sign >= 0:
            return None
        deal = _with_amount(weighed.deal, place, amount, judge.seat)
        again = judge.verdict(deal)
        if again.weighed is None:
            return None
        if again.accepts and all(judge.gains_enough(again.weighed, party) for party in deal.parties):
            return deal
        whole = again.weighed.whole  # money spent costs more than money, where it is short
        paid += (whole.mean(judge.seat) - whole.mean(other)) / 2
    return None


def _gift(deal: Deal, seat: int) -> int | None:
    """Where the one gift of money lies that the seat gives or gets; None if there is not exactly one sure to come."""
    found = [
        place
        for place, clause in enumerate(deal.clauses)
        if clause.kind == GIFT_MONEY and seat in (clause.by, clause.to)
    ]
    return found[0] if len(found) == 1 and deal.clauses[found[0]].when not in (IF, UNLESS) else None


def _price(judge: Judge, weighed: Weighed, place: int, other: int) -> float:
    """What the seat should pay the other for all the rest of the deal; below 0: get."""
    own, theirs = (_rest(judge, weighed, place, one) for one in (judge.seat, other))
    return min((own - theirs) / 2, own - judge.doubt(weighed, judge.seat) - LEAST_GAIN)


def _rest(judge: Judge, weighed: Weighed, place: int, seat: int) -> float:
    """What everything but that gift brings a seat."""
    gift = weighed.deal.clauses[place]
    given = judge.net(weighed.deal, seat) + gift.amount * ((gift.by == seat) - (gift.to == seat))
    return given + (0.0 if weighed.promised is None else weighed.promised.mean(seat))


def _with_amount(deal: Deal, place: int, amount: int, seat: int) -> Deal:
    clauses = list(deal.clauses)
    clauses[place] = clauses[place].of_money(amount)
    return Deal(0, deal.turn, deal.active, seat, deal.number, deal.parties, clauses)
