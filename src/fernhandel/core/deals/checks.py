"""Whether a deal can be said and accepted (DL47, DL48): first by public facts, then by one seat's own."""

from typing import Final

from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import (
    AT,
    EACH,
    GIFT_CARD,
    GIFT_MONEY,
    IF,
    NOBODY,
    NOW,
    ONCE,
    UNLESS,
    WILL,
    WILL_NOT,
    Clause,
    Deal,
    Pattern,
)
from fernhandel.core.deals.promises import book_of, reserved_cards
from fernhandel.core.deals.vocabulary import Vocabulary
from fernhandel.core.refusals import Refused

MOST_DEALS: Final = 12  # standing at once (DL74)


def public_fault(t: DealingTable, deal: Deal) -> Refused | None:
    """What everybody can see to be wrong with a deal, in the order of the table in DL47."""
    clauses = list(enumerate(deal.clauses, 1))
    for number, clause in clauses:
        if is_without_active(deal, clause):
            return Refused("without_active", "M12.2", clause=number)
    for number, clause in clauses:
        if comes_too_late(t, clause):
            return Refused("cannot_come", "MR32", clause=number)
    for number, clause in clauses:
        if not clause.is_gift() and t.bargain().slots(t, clause.by, clause.pattern) == 0:
            return Refused("empty_promise", "M12.1", clause=number)
    for number, clause in clauses:
        other = clashing_deal(t, deal, clause)
        if other != NOBODY:
            return Refused("promises_clash", "M12.4", clause=number, deal=other)
    for number, clause in clauses:
        if crosses_upkeep(t, deal, clause):
            return Refused("pot_over_upkeep", "M8.2", clause=number)
    if book_of(t).live_deals() >= MOST_DEALS:
        return Refused("too_many", "MR32", clause=1, most=MOST_DEALS)
    return None


def is_without_active(deal: Deal, clause: Clause) -> bool:
    """Every gift has the active player at one end, and he is a party (DL1)."""
    strange = clause.is_gift() and deal.active not in (clause.by, clause.to)
    return strange or deal.active not in deal.parties


def comes_too_late(t: DealingTable, clause: Clause) -> bool:
    """No chance for the deed is left this turn, or the moment has passed, or the happening cannot come any more."""
    passed = book_of(t).passed
    if clause.when == AT and clause.moment <= passed:
        return True
    if clause.when in (IF, UNLESS) and t.bargain().words.happenings[clause.happening.name].deadline <= passed:
        return True
    if clause.is_gift():
        return False
    return clause.until <= passed or not t.bargain().can_come(t, clause.by, clause.pattern)


def crosses_upkeep(t: DealingTable, deal: Deal, clause: Clause) -> bool:
    """No pot crosses the moment at which everybody pays, so that nobody parks money in it (DL43)."""
    bargain = t.bargain()
    if not clause.is_gift() or clause.when == NOW or bargain.may_keep_pots(t):
        return False
    return book_of(t).passed >= bargain.pots_decided() or decided_with(t, deal, clause) > bargain.pots_decided()


def decided_with(t: DealingTable, deal: Deal, clause: Clause) -> int:
    """The moment on whose coming a clause is decided at the latest."""
    words = t.bargain().words
    if clause.when == AT:
        begins = clause.moment
    elif clause.when in (IF, UNLESS):
        begins = words.happenings[clause.happening.name].deadline
    elif clause.when == ONCE:
        begins = decided_with(t, deal, deal.clauses[clause.clause - 1])
    else:
        begins = NOBODY
    if clause.is_gift():
        return begins
    if clause.kind == WILL_NOT:
        return clause.until
    return min(clause.until, t.bargain().last_moment(clause.pattern))


# -- clashes (DL48) --------------------------------------------------------------------------------------------------


class Promise:
    """A promise of one seat with the number of its deal; 0 for the deal that is being checked."""

    def __init__(self, clause: Clause, deal: int) -> None:
        self.clause = clause
        self.deal = deal


def clashing_deal(t: DealingTable, deal: Deal, clause: Clause) -> int:
    """With all clauses of that seat in force at once: the deal beside which one cannot be kept; else NOBODY."""
    if clause.is_gift():
        return NOBODY
    promises = [Promise(due.clause, due.deal.number) for due in book_of(t).undecided(clause.by)]
    promises += [Promise(other, 0) for other in deal.clauses if other.by == clause.by and not other.is_gift()]
    related = [
        promise
        for promise in promises
        if promise.clause.pattern.name == clause.pattern.name and not _exclude(promise.clause, clause)
    ]
    for promise in related:
        if promise.clause.kind == WILL:
            other = _will_fault(t, promise, related)
            if other != NOBODY:
                return other
    return NOBODY


def _exclude(one: Clause, other: Clause) -> bool:
    """IF and UNLESS of the same happening are never in force together."""
    opposite = (one.when == IF and other.when == UNLESS) or (one.when == UNLESS and other.when == IF)
    return opposite and one.happening.numbers() == other.happening.numbers()


def _will_fault(t: DealingTable, promise: Promise, related: list[Promise]) -> int:
    """The deal because of which a promise cannot be kept; NOBODY if it can."""
    words = t.bargain().words
    pattern = promise.clause.pattern
    deed = words.deeds[pattern.name]
    nots = [other for other in related if other.clause.kind == WILL_NOT and not _exclude(other.clause, promise.clause)]
    forbidden = [other.clause.pattern for other in nots]
    if not can_be_kept(t, [pattern], forbidden):
        return _other_deal(nots, promise)
    wills = [other for other in related if other.clause.kind == WILL and not _exclude(other.clause, promise.clause)]
    if deed.one_of is not None:
        same = [other for other in wills if _same_decision(words, deed.one_of, pattern, other.clause.pattern)]
        if not can_be_kept(t, [other.clause.pattern for other in same], forbidden):
            return _other_deal(nots + same, promise)
        return NOBODY
    wanted = sum(max(1, other.clause.times) for other in wills)
    everything = Pattern(pattern.name, [], [], [])
    if wanted > t.bargain().slots(t, promise.clause.by, everything):
        return _other_deal(wills, promise)
    if promise.clause.times > t.bargain().slots(t, promise.clause.by, pattern):
        return promise.deal
    return NOBODY


def _other_deal(others: list[Promise], promise: Promise) -> int:
    """The standing deal that is in the way, or 0 where a deal contradicts itself."""
    return max([other.deal for other in others if other is not promise] + [promise.deal])


def _same_decision(words: Vocabulary, fields: list[int], one: Pattern, other: Pattern) -> bool:
    for field in fields:
        low, high = words.range_of(one, field)
        other_low, other_high = words.range_of(other, field)
        if low > other_high or other_low > high:
            return False
    return True


def can_be_kept(t: DealingTable, wills: list[Pattern], nots: list[Pattern]) -> bool:
    """Whether one choice can match all of these promises of one deed and none of those not to do it."""
    known = t.bargain().together(wills, nots)
    if known is not None:
        return known
    words = t.bargain().words
    fields = words.deeds[wills[0].name].fields
    lows: list[int] = []
    highs: list[int] = []
    for field in fields:
        ranges = [words.range_of(will, field) for will in wills]
        lows.append(max(low for low, _ in ranges))
        highs.append(min(high for _, high in ranges))
        if lows[-1] > highs[-1]:
            return False
    return _uncovered(words, fields, 0, lows, highs, nots)


def _uncovered(
    words: Vocabulary, fields: list[int], at: int, lows: list[int], highs: list[int], nots: list[Pattern]
) -> bool:
    """Whether a point of this box lies in none of the forbidden ones.

    If there is one, there is one each of whose values is the least of the box or just behind a forbidden range.
    """
    if not nots:
        return True
    if at == len(fields):
        return False
    field = fields[at]
    tried = {lows[at]}
    for pattern in nots:
        tried.add(words.range_of(pattern, field)[1] + words.fields[field].step)
    for value in sorted(tried):
        if lows[at] <= value <= highs[at]:
            still = [pattern for pattern in nots if pattern.allows(field, value)]
            if _uncovered(words, fields, at + 1, lows, highs, still):
                return True
    return False


# -- what only the seat itself can tell ------------------------------------------------------------------------------


def private_fault(t: DealingTable, deal: Deal, seat: int) -> Refused | None:
    """Whether a seat can give what it would have to give, and play what it would have to play (DL41, DL44, DL46)."""
    return _money_fault(t, deal, seat) or _card_fault(t, deal, seat)


def _money_fault(t: DealingTable, deal: Deal, seat: int) -> Refused | None:
    """Gross: what the seat gets in the same deal does not count."""
    bargain = t.bargain()
    have = bargain.money(t, seat) - book_of(t).pledged_money(seat)
    given = 0
    for number, clause in enumerate(deal.clauses, 1):
        if clause.by != seat:
            continue
        if clause.kind == GIFT_MONEY:
            given += clause.amount
            if given > have:
                return Refused("not_enough_money", "M12.1", clause=number, need=given, have=have)
        elif clause.kind == WILL and bargain.least_money(clause) > have:
            need = bargain.least_money(clause)
            return Refused("not_enough_money", "M12.1", clause=number, need=need, have=have)
    return None


def _card_fault(t: DealingTable, deal: Deal, seat: int) -> Refused | None:
    words = t.bargain().words
    needed = [0] * (len(words.cards) + 1)
    for number, clause in enumerate(deal.clauses, 1):
        if clause.by != seat:
            continue
        kind = NOBODY
        if clause.kind == GIFT_CARD:
            kind = clause.card
            needed[kind] += 1
        elif clause.kind == WILL:
            kind = t.bargain().reserved(clause)
            if kind != NOBODY:
                needed[kind] += 1 if clause.times == EACH else clause.times
        if kind == NOBODY:
            continue
        if kind != words.sealed and needed[kind] > free_cards(t, seat, kind):
            return Refused("card_not_in_hand", "M12.1", clause=number, card=words.cards[kind])
        if sum(needed) > free_hand(t, seat):
            return Refused("card_not_in_hand", "M12.1", clause=number, card="sealed")
    return None


def free_cards(t: DealingTable, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds that are neither pledged nor reserved."""
    pledged = sum(clause.card == kind for clause in book_of(t).pledges(seat) if clause.kind == GIFT_CARD)
    return t.bargain().held(t, seat, kind) - pledged - reserved_cards(t, seat, kind)


def free_hand(t: DealingTable, seat: int) -> int:
    """How many cards of a seat are neither pledged nor reserved, whatever their kinds; the number is public."""
    bargain = t.bargain()
    pledged = sum(clause.kind == GIFT_CARD for clause in book_of(t).pledges(seat))
    kept_back = sum(reserved_cards(t, seat, kind) for kind in range(len(bargain.words.cards)))
    return bargain.hand_size(t, seat) - pledged - kept_back
