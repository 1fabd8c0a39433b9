"""Other readings of a deal, by which a bot that can only try it on a few tables keeps from fooling itself."""

from collections.abc import Callable

from fernhandel.core.deals.clauses import (
    GIFT_CARD,
    GIFT_MONEY,
    IF,
    NOBODY,
    ONCE,
    UNLESS,
    WILL,
    Clause,
    Deal,
)
from fernhandel.core.deals.vocabulary import Vocabulary


def at_worst(deal: Deal, seat: int, words: Vocabulary, card_worth: Callable[[int], int]) -> Deal | None:
    """The deal if others do nothing for it that they could fail to do, and every condition goes against the seat.

    A promise of another to do something may be made impossible (E7); a gift to the seat may wait for what never comes
    (E11); a sealed card is the cheapest there is (E5). What the seat itself gives or promises is due in any case,
    unless it waits for what another has to do first. None: nothing is left.
    """
    kept: list[Clause] = []
    places: dict[int, int] = {}  # from the old number of a clause to its new one
    for number, clause in enumerate(deal.clauses, 1):
        left = _left_of(clause, seat, words, places, card_worth)
        if left is not None:
            kept.append(left)
            places[number] = len(kept)
    if not kept:
        return None
    parties = {deal.active, deal.proposer} | {clause.by for clause in kept} | {clause.to for clause in kept} - {NOBODY}
    return Deal(deal.number, deal.turn, deal.active, deal.proposer, deal.answers, sorted(parties), kept)


def _left_of(
    clause: Clause, seat: int, words: Vocabulary, places: dict[int, int], card_worth: Callable[[int], int]
) -> Clause | None:
    own = clause.by == seat
    if clause.when == ONCE and clause.clause not in places:
        return None
    if not own and (clause.kind == WILL or clause.when in (IF, UNLESS)):
        return None
    if own and clause.when in (IF, UNLESS):  # the condition goes against the seat
        return clause.now()
    left = clause.once(places[clause.clause]) if clause.when == ONCE else clause
    if clause.kind == GIFT_CARD and clause.card == words.sealed and not own:
        amount = min(card_worth(card) for card in range(len(words.cards))) // words.coin * words.coin
        return left.of_money(amount) if amount > 0 else None
    return left


def promises_alone(deal: Deal) -> Deal | None:
    """The deal as if nobody gave anything: what its promises are worth by themselves. None: there are none."""
    kept: list[Clause] = []
    places: dict[int, int] = {}
    for number, clause in enumerate(deal.clauses, 1):
        if clause.is_gift():
            continue
        if clause.when == ONCE:
            clause = clause.once(places[clause.clause]) if clause.clause in places else clause.now()
        kept.append(clause)
        places[number] = len(kept)
    if not kept:
        return None
    return Deal(deal.number, deal.turn, deal.active, deal.proposer, deal.answers, deal.parties, kept)


def net_of_gifts(deal: Deal, seat: int, words: Vocabulary, card_worth: Callable[[int], int]) -> int:
    """What a seat gets less what it gives, in money and cards, if everything comes that is bound to.

    A gift to the seat that hangs on a happening counts nothing, one of its own in full.
    """
    net = 0
    for clause in deal.clauses:
        if not clause.is_gift():
            continue
        kinds = range(len(words.cards)) if clause.card == words.sealed else [clause.card]
        worth = clause.amount if clause.kind == GIFT_MONEY else min(card_worth(kind) for kind in kinds)
        if clause.by == seat:
            net -= worth
        elif clause.to == seat and clause.when not in (IF, UNLESS):
            net += worth
    return net
