"""A counter-offer (DL73): the same deal with another amount, where nothing but the amount was wrong."""

from math import floor

from fernhandel.bots.dealing.judge import Judge, Weighed
from fernhandel.core.dealer import LEAST_GAIN
from fernhandel.core.deals.clauses import GIFT_MONEY, IF, UNLESS, Clause, Deal


def bettered(judge: Judge, weighed: Weighed) -> Deal | None:
    """The deal at the price at which both sides gain the same (DL86): less than was asked, or more than was offered.

    None where there is no such price, or where it would not be good for all of them.
    """
    place = _gift(weighed.deal, judge.seat)
    if place is None:
        return None
    gift = weighed.deal.clauses[place]
    paid = _price(judge, weighed, place)
    amount = paid if gift.by == judge.seat else -paid
    if amount < judge.words.coin or (amount >= gift.amount) == (gift.by == judge.seat):
        return None
    deal = _with_amount(weighed.deal, place, amount, judge.seat)
    again = judge.verdict(deal)
    return deal if again.accepts and again.weighed is not None and judge.pleases_all(again.weighed) else None


def _gift(deal: Deal, seat: int) -> int | None:
    """Where the one gift of money lies that the seat gives or gets; None if there is not exactly one sure to come."""
    found = [
        place
        for place, clause in enumerate(deal.clauses)
        if clause.kind == GIFT_MONEY and seat in (clause.by, clause.to)
    ]
    return found[0] if len(found) == 1 and deal.clauses[found[0]].when not in (IF, UNLESS) else None


def _price(judge: Judge, weighed: Weighed, place: int) -> int:
    """What the seat should pay the other for all the rest of the deal, in whole coins; below 0: get."""
    deal, seat, coin = weighed.deal, judge.seat, judge.words.coin
    gift = deal.clauses[place]
    other = gift.to if gift.by == seat else gift.by
    own, theirs = (_rest(judge, weighed, place, one) for one in (seat, other))
    fair = (own - theirs) / 2
    if gift.by == seat:
        fair = min(fair, own - judge.doubt(weighed, seat) - LEAST_GAIN)
    return floor(fair / coin) * coin


def _rest(judge: Judge, weighed: Weighed, place: int, seat: int) -> float:
    """What everything but that gift brings a seat."""
    gift = weighed.deal.clauses[place]
    given = judge.net(weighed.deal, seat) + gift.amount * ((gift.by == seat) - (gift.to == seat))
    return given + judge.bare(weighed, seat)


def _with_amount(deal: Deal, place: int, amount: int, seat: int) -> Deal:
    clauses = list(deal.clauses)
    gift = clauses[place]
    clauses[place] = Clause(
        gift.kind,
        gift.by,
        to=gift.to,
        amount=amount,
        when=gift.when,
        moment=gift.moment,
        clause=gift.clause,
        happening=gift.happening,
    )
    return Deal(0, deal.turn, deal.active, seat, deal.number, deal.parties, clauses)
