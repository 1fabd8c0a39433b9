"""What a promise does: it filters what its seat may choose, and is kept or lapses (DL49 to DL57)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.book import Book, Due
from fernhandel.core.deals.clauses import (
    AT,
    DONE,
    EACH,
    GIFT_MONEY,
    IF,
    LAPSED,
    NOBODY,
    NOW,
    ONCE,
    STANDING,
    UNLESS,
    WAITING,
    WILL,
    WILL_NOT,
    Clause,
)
from fernhandel.core.deals.events import (
    CardGiven,
    MoneyGiven,
    PotPaid,
    PotReturned,
    PromiseKept,
    PromiseLapsed,
)
from fernhandel.core.refusals import Refused
from fernhandel.core.table import MOST_SEATS

COULD_NOT: Final = "could_not"  # no chance to do it is left
NO_OTHER_WAY: Final = "no_other_way"  # it would have left its seat no choice, or happened without one
DID_NOT_HAPPEN: Final = "did_not_happen"
CLAUSE_LAPSED: Final = "clause_lapsed"
UNTIL: Final = "until"
EVERYBODY: Final = (1 << MOST_SEATS) - 1  # spectators as well


def book_of(t: DealingTable) -> Book:
    assert t.book is not None
    return t.book


# -- what a bound seat may choose ------------------------------------------------------------------------------------


def kept(t: DealingTable, seat: int, options: list[Action]) -> list[Action]:
    """Of what the rules allow, what the promises of that seat leave (DL49)."""
    book = book_of(t)
    left = unforbidden(t, seat, options, book.standing(seat, WILL_NOT))
    left = unreserved(t, seat, left)
    for due in book.standing(seat, WILL):  # DL50: due at the first decision at which it can be done
        matching = [action for action in left if t.bargain().does(t, seat, action, due.clause.pattern)]
        if matching:
            left = matching
    return left


def unforbidden(t: DealingTable, seat: int, options: list[Action], nots: list[Due]) -> list[Action]:
    if not nots:
        return options
    return [action for action in options if breaks(t, seat, action, nots) is None]


def breaks(t: DealingTable, seat: int, action: Action, nots: list[Due]) -> Due | None:
    """The first of these promises that the action breaks, or would leave no way to keep (DL54)."""
    bargain = t.bargain()
    for due in nots:
        pattern = due.clause.pattern
        if bargain.does(t, seat, action, pattern) or bargain.leads_to(t, seat, action, pattern):
            return due
    return None


def unreserved(t: DealingTable, seat: int, options: list[Action]) -> list[Action]:
    """Without plays of a card that a promise keeps in the hand for another play (DL46)."""
    left = options
    for due in book_of(t).undecided(seat):
        kind = t.bargain().reserved(due.clause)
        if kind != NOBODY and t.bargain().held(t, seat, kind) <= reserved_cards(t, seat, kind):
            left = [action for action in left if not wastes(t, seat, action, kind)]
    return left


def wastes(t: DealingTable, seat: int, action: Action, kind: int) -> bool:
    """Whether an action plays a reserved card otherwise than a promise says."""
    bargain = t.bargain()
    if bargain.card_played(action) != kind:
        return False
    return not any(bargain.does(t, seat, action, due.clause.pattern) for due in book_of(t).standing(seat, WILL))


def reserved_cards(t: DealingTable, seat: int, kind: int, but: int = 0) -> int:
    """How many cards of a kind the promises of a seat keep in its hand, those it has said yes to as well (DL44, DL46).

    ``but`` is the number of a proposal that does not count.
    """
    bargain = t.bargain()
    kept_back = 0
    for due in book_of(t).undecided(seat):
        if bargain.reserved(due.clause) == kind:
            kept_back += cards_to_play(due.clause, book_of(t).done[due.place])
    for clause in book_of(t).pledges(seat, but):
        if bargain.reserved(clause) == kind:
            kept_back += cards_to_play(clause, 0)
    return kept_back


def cards_to_play(clause: Clause, done: int) -> int:
    """How many cards a promise to play them still keeps; one where it holds each time."""
    return max(0, max(1, clause.times) - done)


def refusal(t: DealingTable, seat: int, action: Action, allowed: list[Action]) -> Refused | None:
    """Which promise forbids one of the actions that the rules allow (DL51); None where none does."""
    book = book_of(t)
    broken = breaks(t, seat, action, book.standing(seat, WILL_NOT))
    if broken is not None:
        return Refused("promised_otherwise", "M12.4", deal=broken.deal.number, clause=broken.number)
    options = unforbidden(t, seat, allowed, book.standing(seat, WILL_NOT))
    options = unreserved(t, seat, options)
    for due in book.standing(seat, WILL):
        matching = [other for other in options if t.bargain().does(t, seat, other, due.clause.pattern)]
        if matching:
            options = matching
            if action not in options:
                return Refused("promised_first", "M12.4", deal=due.deal.number, clause=due.number)
    kind = t.bargain().card_played(action)
    for due in book.undecided(seat):
        if kind != NOBODY and t.bargain().reserved(due.clause) == kind:
            return Refused("promised_first", "M12.4", deal=due.deal.number, clause=due.number)
    return None


def promised_away(t: DealingTable, seat: int) -> list[tuple[Action, int, int]]:
    """What a seat has promised away, each with the deal and the clause that forbid it."""
    found: list[tuple[Action, int, int]] = []
    if book_of(t).bound >> seat & 1 == 0:
        return found
    options = t.bargain().rules_list(t, seat)
    left = kept(t, seat, options)
    for action in options:
        if action not in left:
            refused = refusal(t, seat, action, options)
            if refused is not None:
                found.append((action, int(refused.facts["deal"]), int(refused.facts["clause"])))
    return found


def refusal_to(t: DealingTable, seat: int, action: Action) -> Due | None:
    """The promise not to do it that an action would break, or None."""
    return breaks(t, seat, action, book_of(t).standing(seat, WILL_NOT))


def put_question(t: DealingTable) -> None:
    """Nobody is ever stuck: promises that would leave no choice lapse, the newest first (DL52)."""
    book = book_of(t)
    if book.bound == 0:
        return
    for seat in t.to_act():
        if book.bound >> seat & 1 == 0:
            continue
        nots = book.standing(seat, WILL_NOT)
        while nots and not unforbidden(t, seat, t.bargain().rules_list(t, seat), nots):
            decide(t, nots.pop(), LAPSED, NO_OTHER_WAY)


# -- deeds -----------------------------------------------------------------------------------------------------------


def note(t: DealingTable, seat: int, action: Action) -> None:
    """Before an action is carried out: which promises it keeps. What is sealed counts when all is revealed (DL56)."""
    book = book_of(t)
    if book.bound == 0:
        return
    if not t.bargain().seals(t, action):
        book.keeping = keeps(t, seat, action)
    elif t.to_act() == [seat]:
        book.keeping = keeps(t, seat, action)
        for other in range(t.players):
            sealed = t.bargain().sealed_action(t, other)
            if other != seat and sealed is not None:
                book.keeping += keeps(t, other, sealed)


def keeps(t: DealingTable, seat: int, action: Action) -> list[int]:
    """The places of the promises that an action fulfils."""
    bargain = t.bargain()
    standing = book_of(t).standing(seat, WILL)
    return [due.place for due in standing if bargain.does(t, seat, action, due.clause.pattern)]


def settle(t: DealingTable) -> None:
    """Count what was noted, before anything follows from the action: a happening, a moment, the next question."""
    book = book_of(t)
    if not book.keeping:
        return
    places = book.keeping
    book.keeping = []
    for due in book.dues():
        if due.place in places and book.state[due.place] == STANDING:
            book.done[due.place] += 1
            if due.clause.times != EACH and book.done[due.place] >= due.clause.times:
                decide(t, due, DONE, "")


def happened_alone(t: DealingTable, seat: int, action: Action) -> None:
    """What happens without a question keeps a promise like a decision, and a promise that it breaks lapses (DL53)."""
    book = book_of(t)
    if book.bound >> seat & 1 == 0:
        return
    for due in book.standing(seat, WILL_NOT):
        if t.bargain().does(t, seat, action, due.clause.pattern):
            decide(t, due, LAPSED, NO_OTHER_WAY)
    book.keeping = book.keeping + keeps(t, seat, action)
    settle(t)


def lapse_chances(t: DealingTable) -> None:
    """Promises whose seat has no chance left to keep them (DL55)."""
    book = book_of(t)
    if book.bound == 0:
        return
    for due in book.dues():
        clause = due.clause
        if book.state[due.place] != STANDING or clause.kind != WILL:
            continue
        bargain = t.bargain()
        if not bargain.can_come(t, clause.by, clause.pattern) or bargain.slots(t, clause.by, clause.pattern) == 0:
            end_promise(t, due, COULD_NOT)


def end_promise(t: DealingTable, due: Due, reason: str) -> None:
    """The time of a standing promise is up."""
    each_time = due.clause.times == EACH and book_of(t).done[due.place] > 0
    if due.clause.kind == WILL_NOT or each_time:
        decide(t, due, DONE, "")
    else:
        decide(t, due, LAPSED, reason)


# -- happenings and moments ------------------------------------------------------------------------------------------


def awaits(t: DealingTable, happening: int) -> bool:
    """Whether any clause waits for that kind of happening."""
    book = book_of(t)
    for due in book.dues():
        if book.state[due.place] == WAITING and due.clause.happening.name == happening:
            return True
    return False


def happens(t: DealingTable, happening: int, fields: list[int], values: list[int]) -> None:
    """Something public happened: what waits for it comes to life, what waits for its absence lapses (DL26)."""
    settle(t)
    book = book_of(t)
    if not book.struck:
        return
    for due in book.dues():
        clause = due.clause
        if book.state[due.place] != WAITING or clause.happening.name != happening:
            continue
        if all(clause.happening.allows(field, value) for field, value in zip(fields, values, strict=True)):
            if clause.when == IF:
                come_alive(t, due)
            else:
                decide(t, due, LAPSED, DID_NOT_HAPPEN)


def pass_moment(t: DealingTable, moment: int) -> None:
    """A moment of the turn has come (DL22): gifts are given, conditions decided, promises ended."""
    settle(t)
    book = book_of(t)
    book.passed = moment
    if not book.struck:
        return
    for due in book.dues():
        clause = due.clause
        if book.state[due.place] != WAITING:
            continue
        if clause.when == AT and clause.moment <= moment:
            come_alive(t, due)
        elif clause.when in (IF, UNLESS) and deadline(t, due) <= moment:
            happened = t.bargain().holds_now(t, clause.happening)
            if happened == (clause.when == IF):
                come_alive(t, due)
            else:
                decide(t, due, LAPSED, DID_NOT_HAPPEN)
    for due in book.dues():
        if not due.clause.is_gift() and book.state[due.place] <= STANDING and due.clause.until <= moment:
            if book.state[due.place] == STANDING:
                end_promise(t, due, UNTIL)
            else:
                decide(t, due, LAPSED, UNTIL)
    for due in book.dues():  # whom the step asks is not known yet: chances are told by the moment alone
        standing = due.clause.kind == WILL and book.state[due.place] == STANDING
        if standing and t.bargain().last_moment(due.clause.pattern) <= moment:
            end_promise(t, due, COULD_NOT)


def deadline(t: DealingTable, due: Due) -> int:
    return t.bargain().words.happenings[due.clause.happening.name].deadline


# -- the life of a clause --------------------------------------------------------------------------------------------


def come_alive(t: DealingTable, due: Due) -> None:
    """Its time word is met (DL26, DL27)."""
    if due.clause.is_gift():
        decide(t, due, DONE, "")
    else:
        book_of(t).state[due.place] = STANDING
        book_of(t).rebind()


def decide(t: DealingTable, due: Due, state: int, reason: str) -> None:
    """A clause is done or has lapsed; what waits once on it follows, and nothing else (DL57)."""
    book = book_of(t)
    book.state[due.place] = state
    if due.clause.is_gift():
        pay_out(t, due, state)
    else:
        book.rebind()
        if t.telling:
            tell_end(t, due, state, reason)
    for other in book.dues():
        follows = other.deal.number == due.deal.number and other.clause.when == ONCE
        if follows and other.clause.clause == due.number and book.state[other.place] == WAITING:
            if state == DONE:
                come_alive(t, other)
            else:
                decide(t, other, LAPSED, CLAUSE_LAPSED)


def tell_end(t: DealingTable, due: Due, state: int, reason: str) -> None:
    if state == DONE:
        t.tell(PromiseKept(seat=due.clause.by, deal=due.deal.number, clause=due.number))
    else:
        t.tell(PromiseLapsed(seat=due.clause.by, deal=due.deal.number, clause=due.number, reason=reason))


def pay_out(t: DealingTable, due: Due, state: int) -> None:
    """What lies in the pot goes to its receiver, or back to its giver (DL42); a gift at once never lay in one."""
    clause = due.clause
    bargain = t.bargain()
    to = clause.to if state == DONE else clause.by
    if clause.kind == GIFT_MONEY:
        if clause.when == NOW:
            bargain.add_money(t, clause.by, -clause.amount)
        bargain.add_money(t, to, clause.amount)
    else:
        hand_out(t, due, to)
    if t.telling:
        tell_gift(t, due, state)
    book_of(t).laid[due.place] = NOBODY  # the pot is empty; who saw the card knows it from there


def hand_out(t: DealingTable, due: Due, to: int) -> None:
    clause = due.clause
    bargain = t.bargain()
    kind = kind_given(t, due)
    if clause.when == NOW:
        bargain.hand_over(t, clause.by, to, kind, NOBODY, who_knows(t, due, [clause.by, to]))
    else:
        bargain.hand_over(t, NOBODY, to, kind, pot_of(due), who_knows(t, due, [clause.by, to]))


def pot_of(due: Due) -> int:
    """A number for the pot of a clause, its own through the game."""
    return due.deal.number * 8 + due.number


def kind_given(t: DealingTable, due: Due) -> int:
    sealed = due.clause.card == t.bargain().words.sealed
    return book_of(t).laid[due.place] if sealed else due.clause.card


def who_knows(t: DealingTable, due: Due, seats: list[int]) -> int:
    """Who sees the kind of a card that changes hands, as bits: everybody if it is named (DL45)."""
    if due.clause.card != t.bargain().words.sealed:
        return EVERYBODY
    knowing = 0
    for seat in seats:
        knowing |= 1 << seat
    return knowing


def tell_gift(t: DealingTable, due: Due, state: int) -> None:
    clause = due.clause
    cards = t.bargain().words.cards
    card = None if clause.kind == GIFT_MONEY else cards[kind_given(t, due)]
    sealed = clause.kind != GIFT_MONEY and clause.card == t.bargain().words.sealed
    deal, number = due.deal.number, due.number
    if state == LAPSED:
        t.tell(PotReturned(seat=clause.by, deal=deal, clause=number, amount=clause.amount, card=card, sealed=sealed))
    elif clause.when != NOW:
        t.tell(
            PotPaid(
                giver=clause.by,
                receiver=clause.to,
                deal=deal,
                clause=number,
                amount=clause.amount,
                card=card,
                sealed=sealed,
            )
        )
    elif clause.kind == GIFT_MONEY:
        t.tell(MoneyGiven(giver=clause.by, receiver=clause.to, amount=clause.amount, deal=deal, clause=number))
    else:
        t.tell(CardGiven(giver=clause.by, receiver=clause.to, card=card, sealed=sealed, deal=deal, clause=number))
