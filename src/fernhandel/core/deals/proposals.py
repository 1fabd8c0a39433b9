"""Proposals: drafted phrase by phrase, said, answered, struck (DL30, DL40 to DL47, DL73 to DL75)."""

from fernhandel.core.actions import Action
from fernhandel.core.deals import checks, promises
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import (
    DONE,
    GIFT_CARD,
    GIFT_MONEY,
    NOBODY,
    NOW,
    STANDING,
    WAITING,
    WILL,
    Deal,
)
from fernhandel.core.deals.draft import Draft
from fernhandel.core.deals.events import (
    CardLaid,
    DealStruck,
    PhraseSaid,
    ProposalAnswered,
    ProposalClosed,
    ProposalMade,
)
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.spoken import DealCounter
from fernhandel.core.refusals import Refused

# -- drafts ----------------------------------------------------------------------------------------------------------


def draft_of(t: DealingTable, seat: int) -> Draft:
    """The draft of a seat, from its phrases."""
    book = book_of(t)
    bargain = t.bargain()
    draft = Draft(bargain.words, bargain.phrases, seat, bargain.active(t), t.players)
    for id in book.drafts[seat]:
        phrase = bargain.phrases.phrase(id)
        parties: list[int] = []
        if isinstance(phrase, DealCounter):
            countered = book.open[phrase.seat]
            assert countered is not None
            parties = countered.parties
        draft.hear(phrase, parties)
    return draft


def drafted(t: DealingTable, seat: int) -> Deal:
    """The deal that a whole draft says, under the number it will have."""
    book = book_of(t)
    draft = draft_of(t, seat)
    answers = 0
    if draft.counters != NOBODY:
        countered = book.open[draft.counters]
        assert countered is not None
        answers = countered.number
    return draft.deal(book.said + 1, t.bargain().turn(t), answers)


def say_fault(t: DealingTable, seat: int) -> Refused | None:
    """Why the own draft cannot be said as it is (DL32, DL47)."""
    if not draft_of(t, seat).is_whole():
        return Refused("draft_not_whole", "M12.1")
    deal = drafted(t, seat)
    return checks.public_fault(t, deal) or checks.private_fault(t, deal, seat)


def say_phrase(t: DealingTable, seat: int, action: Action) -> None:
    book = book_of(t)
    if not book.drafts[seat]:
        book.drafts_in_talk = book.drafts_in_talk.copy()
        book.drafts_in_talk[seat] += 1
        book.drafts_in_turn[seat] += 1
        book.ready &= ~(1 << seat)
    book.drafts[seat] = [*book.drafts[seat], action.id]
    tell_phrase(t, seat, action)


def tell_phrase(t: DealingTable, seat: int, action: Action) -> None:
    if t.telling:
        t.tell(PhraseSaid(seat=seat, phrase=t.bargain().text_of(action)))


def drop(t: DealingTable, seat: int, action: Action) -> None:
    book_of(t).drafts[seat] = []
    tell_phrase(t, seat, action)


# -- proposals -------------------------------------------------------------------------------------------------------


def make_proposal(t: DealingTable, seat: int) -> None:
    book = book_of(t)
    deal = drafted(t, seat)
    countered = draft_of(t, seat).counters
    book.drafts[seat] = []
    book.said = deal.number
    if countered != NOBODY:
        close(t, countered, "countered")
    book.open[seat] = deal
    book.agreed[seat] = 0
    for other in range(t.players):  # DL75: whoever listens can better the offer
        if other != seat and book.listening >> other & 1 and not book.is_hushed(other):
            book.ready &= ~(1 << other)
    if t.telling:
        t.tell(ProposalMade(seat=seat, deal=t.bargain().said(deal)))


def accept(t: DealingTable, seat: int, proposer: int) -> None:
    book = book_of(t)
    proposal = book.open[proposer]
    assert proposal is not None
    book.agreed[proposer] |= 1 << seat
    if t.telling:
        shown = lays_open(t, proposal, seat)
        t.tell(ProposalAnswered(seat=seat, deal=proposal.number, accepted=True, shown=shown))
    drop_stale_drafts(t)
    if all(party == proposer or book.agreed[proposer] >> party & 1 for party in proposal.parties):
        book.striking = proposer
        book.to_lay = []
        if not layers(proposal, t.bargain().words.sealed):
            strike(t)


def lays_open(t: DealingTable, deal: Deal, seat: int) -> bool:
    """Whether a yes tells that the seat holds a card (DL45, DL46)."""
    bargain = t.bargain()
    for clause in deal.clauses:
        named = clause.kind == GIFT_CARD and clause.card != bargain.words.sealed
        to_play = clause.kind == WILL and bargain.reserved(clause) != NOBODY
        if clause.by == seat and (named or to_play):
            return True
    return False


def decline(t: DealingTable, seat: int, proposer: int) -> None:
    """One no closes it (DL73)."""
    proposal = book_of(t).open[proposer]
    assert proposal is not None
    if t.telling:
        t.tell(ProposalAnswered(seat=seat, deal=proposal.number, accepted=False))
    close(t, proposer, "declined")


def close(t: DealingTable, proposer: int, reason: str) -> None:
    book = book_of(t)
    proposal = book.open[proposer]
    assert proposal is not None
    book.open[proposer] = None
    book.agreed[proposer] = 0
    if t.telling:
        t.tell(ProposalClosed(deal=proposal.number, reason=reason))
    drop_stale_drafts(t)


def drop_stale_drafts(t: DealingTable) -> None:
    """A counter-offer has lost its sense when what it answers is closed, or accepted by its own speaker."""
    book = book_of(t)
    for seat in range(t.players):
        if not book.drafts[seat]:
            continue
        first = t.bargain().phrases.phrase(book.drafts[seat][0])
        if isinstance(first, DealCounter) and first.seat not in book.owes_answer(seat):
            book.drafts[seat] = []


# -- striking --------------------------------------------------------------------------------------------------------


def struck_now(t: DealingTable) -> Deal:
    """The deal that all have accepted and that waits for sealed cards."""
    deal = book_of(t).open[book_of(t).striking]
    assert deal is not None
    return deal


def layers(deal: Deal, sealed: int) -> list[tuple[int, int]]:
    """Who lays a sealed card for which clause (its place in the deal), in seat order."""
    found = [
        (clause.by, place)
        for place, clause in enumerate(deal.clauses)
        if clause.kind == GIFT_CARD and clause.card == sealed
    ]
    return sorted(found)


def layable(t: DealingTable, seat: int) -> list[int]:
    """The kinds of which the seat holds a card that is not pledged, reserved or laid already."""
    book = book_of(t)
    sealed = t.bargain().words.sealed
    own = [kind for (by, _), kind in zip(layers(struck_now(t), sealed), book.to_lay, strict=False) if by == seat]
    kinds = range(len(t.bargain().words.cards))
    return [kind for kind in kinds if checks.free_cards(t, seat, kind) - own.count(kind) > 0]


def lay(t: DealingTable, seat: int, kind: int) -> None:
    book = book_of(t)
    deal = struck_now(t)
    order = layers(deal, t.bargain().words.sealed)
    place = order[len(book.to_lay)][1]
    book.to_lay = [*book.to_lay, kind]
    if t.telling:
        card = t.bargain().words.cards[kind]
        t.tell(CardLaid(seat=seat, deal=deal.number, clause=place + 1, card=card))
    if len(book.to_lay) == len(order):
        strike(t)


def strike(t: DealingTable) -> None:
    """At one instant gifts change hands or go into pots, and promises stand (DL40)."""
    book = book_of(t)
    deal = struck_now(t)
    first = len(book.state)
    book.write([*book.struck, deal])
    book.state += [WAITING] * len(deal.clauses)
    book.done += [0] * len(deal.clauses)
    book.laid += [NOBODY] * len(deal.clauses)
    for (_, place), kind in zip(layers(deal, t.bargain().words.sealed), book.to_lay, strict=True):
        book.laid[first + place] = kind
    book.open[book.striking] = None
    book.agreed[book.striking] = 0
    book.striking = NOBODY
    book.to_lay = []
    if t.telling:
        t.tell(DealStruck(deal=t.bargain().said(deal)))
    fill_pots(t, deal)
    for due in book.dues():
        if due.deal is deal and due.clause.when == NOW:
            if due.clause.is_gift():
                promises.decide(t, due, DONE, "")
            else:
                book.state[due.place] = STANDING
    book.rebind()
    promises.lapse_chances(t)
    close_what_fails(t)
    drop_stale_drafts(t)


def fill_pots(t: DealingTable, deal: Deal) -> None:
    """What a waiting gift will give is handed in at the striking (DL42)."""
    bargain = t.bargain()
    for due in book_of(t).dues():
        clause = due.clause
        if due.deal is not deal or clause.when == NOW:
            continue
        if clause.kind == GIFT_MONEY:
            bargain.add_money(t, clause.by, -clause.amount)
        elif clause.kind == GIFT_CARD:
            kind = promises.kind_given(t, due)
            knowing = promises.who_knows(t, due, [clause.by])
            bargain.hand_over(t, clause.by, NOBODY, kind, promises.pot_of(due), knowing)


def close_what_fails(t: DealingTable) -> None:
    """Proposals that cannot be kept any more beside what was struck (DL47)."""
    book = book_of(t)
    for proposer in range(t.players):
        proposal = book.open[proposer]
        if proposal is not None:
            fault = checks.public_fault(t, proposal)
            if fault is not None:
                close(t, proposer, fault.code)
