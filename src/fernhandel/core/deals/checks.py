"""Whether a deal can be said and accepted (DL47, DL48): first by public facts, then by one seat's own."""

from typing import Final

from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import (
    AT,
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
MOST_PAIRS: Final = 4  # happenings for which what holds if they come is told from what holds unless they do


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
    for party in deal.parties:
        fault = _hand_fault(t, deal, party)
        if fault is not None:
            return fault
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
    return min(clause.until, max(begins, t.bargain().last_moment(clause.pattern)))


# -- clashes (DL48) --------------------------------------------------------------------------------------------------


class Promise:
    """A promise of one seat with the number of its deal; 0 for the deal that is being checked."""

    def __init__(self, clause: Clause, deal: int, done: int) -> None:
        self.clause = clause
        self.deal = deal
        self.left = max(1, clause.times - done)  # how often it is still to be done


def clashing_deal(t: DealingTable, deal: Deal, clause: Clause) -> int:
    """With all clauses of that seat in force at once: the deal beside which one cannot be kept; else NOBODY."""
    if clause.is_gift():
        return NOBODY
    book = book_of(t)
    promises = [Promise(due.clause, due.deal.number, book.done[due.place]) for due in book.undecided(clause.by)]
    promises += [Promise(other, 0, 0) for other in deal.clauses if other.by == clause.by and not other.is_gift()]
    related = [promise for promise in promises if _concerns(t, promise.clause, clause)]
    for world in worlds(related, clause):
        for promise in world:
            if promise.clause.kind == WILL:
                other = _will_fault(t, promise, world)
                if other != NOBODY:
                    return other
        if clause.kind == WILL:
            other = _slot_fault(t, clause, world)
            if other != NOBODY:
                return other
    return NOBODY


def _concerns(t: DealingTable, one: Clause, other: Clause) -> bool:
    """Whether two promises can be in each other's way."""
    if one.pattern.name == other.pattern.name:
        return True
    bargain = t.bargain()
    return bargain.rules_out(one.pattern, other.pattern) or bargain.rules_out(other.pattern, one.pattern)


def worlds(promises: list[Promise], clause: Clause) -> list[list[Promise]]:
    """What can be in force together with a clause: IF and UNLESS of the same happening never are.

    Beyond a few such pairs all are taken as in force, which proves less and refuses more.
    """
    happenings: list[list[int]] = []
    for promise in promises:
        numbers = promise.clause.happening.numbers()
        opposed = any(_exclude(promise.clause, other.clause) for other in promises)
        if opposed and numbers not in happenings and len(happenings) < MOST_PAIRS:
            happenings.append(numbers)
    found: list[list[Promise]] = []
    for mask in range(1 << len(happenings)):
        world = [promise for promise in promises if _is_in_force(promise.clause, happenings, mask)]
        if _is_in_force(clause, happenings, mask):
            found.append(world)
    return found


def _is_in_force(clause: Clause, happenings: list[list[int]], mask: int) -> bool:
    """In a turn in which exactly those of the happenings come whose bit is set."""
    if clause.when != IF and clause.when != UNLESS:
        return True
    for i, happening in enumerate(happenings):
        if happening == clause.happening.numbers():
            return (mask >> i & 1 == 1) == (clause.when == IF)
    return True


def _exclude(one: Clause, other: Clause) -> bool:
    opposite = (one.when == IF and other.when == UNLESS) or (one.when == UNLESS and other.when == IF)
    return opposite and one.happening.numbers() == other.happening.numbers()


def _will_fault(t: DealingTable, promise: Promise, world: list[Promise]) -> int:
    """The deal because of which a promise cannot be kept; NOBODY if it can (DL48 a, b)."""
    pattern = promise.clause.pattern
    nots = [other for other in world if other.clause.kind == WILL_NOT]
    for other in nots:
        if t.bargain().rules_out(other.clause.pattern, pattern):
            return _other_deal([other], promise)
    nots = [other for other in nots if other.clause.pattern.name == pattern.name]
    if not can_be_kept(t, [pattern], [other.clause.pattern for other in nots]):
        return _other_deal(nots, promise)
    one_of = t.bargain().words.deeds[pattern.name].one_of
    if one_of is None:
        return NOBODY
    wills = [other for other in world if other.clause.kind == WILL and other.clause.pattern.name == pattern.name]
    return _choice_fault(t, promise, wills, nots, decisions(t.bargain().words, one_of, pattern))


def _choice_fault(
    t: DealingTable, promise: Promise, wills: list[Promise], nots: list[Promise], choices: list[Pattern]
) -> int:
    """Where one choice must keep all promises: at each decision those about it agree, at one nothing forbids."""
    forbidden = [other.clause.pattern for other in nots]
    free = False
    for choice in choices:
        same = [other for other in wills if can_be_kept(t, [other.clause.pattern, choice], [])]
        together = [choice, *[other.clause.pattern for other in same]]
        if not can_be_kept(t, together, []):
            return _other_deal(same, promise)
        free = free or can_be_kept(t, together, forbidden)
    return NOBODY if free else _other_deal(nots + wills, promise)


def decisions(words: Vocabulary, one_of: list[int], pattern: Pattern) -> list[Pattern]:
    """The decisions that a pattern is about, each by the fields that tell it from others."""
    rows: list[list[int]] = [[]]
    for field in one_of:
        low, high = words.range_of(pattern, field)
        rows = [[*row, value] for row in rows for value in range(low, high + 1, words.fields[field].step)]
    return [Pattern(pattern.name, one_of, row, row) for row in rows]


def _slot_fault(t: DealingTable, clause: Clause, world: list[Promise]) -> int:
    """The deal because of which a deed is promised more often than it can be done (DL48 c)."""
    bargain = t.bargain()
    wills = [other for other in world if other.clause.kind == WILL and other.clause.pattern.name == clause.pattern.name]
    if max(1, clause.times) > bargain.slots(t, clause.by, clause.pattern):
        return 0
    if bargain.words.deeds[clause.pattern.name].one_of is not None:
        return NOBODY  # one choice keeps them all
    everything = Pattern(clause.pattern.name, [], [], [])
    if sum(other.left for other in wills) > bargain.slots(t, clause.by, everything):
        return max(other.deal for other in wills)
    return NOBODY


def _other_deal(others: list[Promise], promise: Promise) -> int:
    """The standing deal that is in the way, or 0 where a deal contradicts itself."""
    return max([other.deal for other in others if other is not promise] + [promise.deal])


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
    return _money_fault(t, deal, seat) or _card_fault(t, deal, seat) or _hand_fault(t, deal, seat)


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
        kind = _card_needed(t, clause)
        if clause.by == seat and kind != NOBODY:
            needed[kind] += _cards_needed(t, clause)
            if kind != words.sealed and needed[kind] > free_cards(t, seat, kind):
                return Refused("card_not_in_hand", "M12.1", clause=number, card=words.cards[kind])
    return None


def _hand_fault(t: DealingTable, deal: Deal, seat: int) -> Refused | None:
    """Whether by its size alone a hand has a free card for each that it would have to give or play (DL45)."""
    needed = 0
    for number, clause in enumerate(deal.clauses, 1):
        if clause.by == seat:
            needed += _cards_needed(t, clause)
            if needed > free_hand(t, seat, deal.number):
                names = [*t.bargain().words.cards, "sealed"]
                return Refused("card_not_in_hand", "M12.1", clause=number, card=names[_card_needed(t, clause)])
    return None


def _card_needed(t: DealingTable, clause: Clause) -> int:
    """The kind of card that a clause takes from the hand of its seat, or NOBODY."""
    return clause.card if clause.kind == GIFT_CARD else t.bargain().reserved(clause)


def _cards_needed(t: DealingTable, clause: Clause) -> int:
    if _card_needed(t, clause) == NOBODY:
        return 0
    return 1 if clause.kind == GIFT_CARD else max(1, clause.times)


def free_cards(t: DealingTable, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds that are neither pledged nor reserved."""
    pledged = sum(clause.card == kind for clause in book_of(t).pledges(seat) if clause.kind == GIFT_CARD)
    return t.bargain().held(t, seat, kind) - pledged - reserved_cards(t, seat, kind)


def free_hand(t: DealingTable, seat: int, but: int) -> int:
    """How many cards of a seat are neither pledged nor reserved, whatever their kinds; the number is public.

    ``but`` is the number of the proposal that is being checked.
    """
    bargain = t.bargain()
    pledged = sum(clause.kind == GIFT_CARD for clause in book_of(t).pledges(seat, but))
    kept_back = sum(reserved_cards(t, seat, kind, but) for kind in range(len(bargain.words.cards)))
    return bargain.hand_size(t, seat) - pledged - kept_back
