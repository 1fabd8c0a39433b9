"""What a seat sees of the book of deals: all of it but the kinds of sealed cards (DL60)."""

import msgspec

from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.book import Book
from fernhandel.core.deals.clauses import NOBODY, STATES
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.proposals import layers
from fernhandel.core.deals.said import Reader, SaidDeal
from fernhandel.core.deals.talk import is_talking, openings


class StruckView(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that all its parties are held to."""

    deal: SaidDeal
    states: list[str]
    """By clause: waiting, standing, done or lapsed."""
    done: list[int]
    """By clause: how often a promise was kept so far."""
    laid: list[str | None]
    """By clause: the sealed card that lies in its pot, for its giver alone."""


class ProposalView(msgspec.Struct, frozen=True, kw_only=True):
    deal: SaidDeal
    agreed: list[int]
    """Who has accepted it."""
    waits_for: list[int]
    """Who still owes an answer."""


class DealsView(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of this turn, and the talk that goes on."""

    active: int | None
    """With whom deals can be made now."""
    talking: bool
    may_propose: bool
    """Whether this seat can begin a proposal of its own now."""
    waits: str
    """The step that waits for the talk to end; that of the view where there is none."""
    struck: list[StruckView]
    proposals: list[ProposalView]
    drafts: list[list[str]]
    """By seat: what was said so far, phrase by phrase."""
    drafts_in_talk: list[int]
    drafts_in_turn: list[int]
    listening: list[int]
    attended: list[int]
    hushed_action: list[int]
    hushed_turn: list[int]
    hushed_in: int | None
    """The action for which hushes hold."""
    ready: list[int]
    striking: int | None
    """Whose proposal waits for sealed cards to be laid."""
    laid: list[str | None]
    """The cards laid for it so far, for those who know them."""
    passed: str | None
    """The last moment that has come."""
    said: int
    """The number of the last proposal of the game."""
    talked: list[int]


def seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def deals_view(t: DealingTable, viewer: int, waits: str) -> DealsView:
    """The book as that seat sees it; a spectator is -1."""
    book = book_of(t)
    bargain = t.bargain()
    active = bargain.active(t)
    return DealsView(
        active=None if active == NOBODY else active,
        talking=is_talking(t),
        may_propose=viewer >= 0 and may_propose(t, viewer),
        waits=waits,
        struck=_struck(t, book, viewer),
        proposals=[
            ProposalView(
                deal=bargain.said(proposal),
                agreed=seats(book.agreed[proposer]),
                waits_for=[party for party in proposal.parties if proposer in book.owes_answer(party)],
            )
            for proposer, proposal in enumerate(book.open)
            if proposal is not None
        ],
        drafts=[[bargain.text_of(bargain.phrases.phrase(id)) for id in draft] for draft in book.drafts],
        drafts_in_talk=list(book.drafts_in_talk),
        drafts_in_turn=list(book.drafts_in_turn),
        listening=seats(book.listening),
        attended=seats(book.attended),
        hushed_action=seats(book.hushed_action),
        hushed_turn=seats(book.hushed_turn),
        hushed_in=None if book.hushed_in == NOBODY else book.hushed_in,
        ready=seats(book.ready),
        striking=None if book.striking == NOBODY else book.striking,
        laid=_laid_now(t, book, viewer),
        passed=None if book.passed == NOBODY else bargain.words.moments[book.passed],
        said=book.said,
        talked=list(book.talked),
    )


def may_propose(t: DealingTable, seat: int) -> bool:
    """In talk whoever is asked, in the own list the active player; as far as the bounds allow (DL72, DL74)."""
    bargain = t.bargain()
    if seat not in t.to_act() or book_of(t).striking != NOBODY or bargain.active(t) == NOBODY:
        return False
    begins = is_talking(t) or (seat == bargain.active(t) and not bargain.is_sealed(t))
    return begins and len(openings(t, seat)) > 0


def _struck(t: DealingTable, book: Book, viewer: int) -> list[StruckView]:
    bargain = t.bargain()
    views: list[StruckView] = []
    place = 0
    for deal in book.struck:
        size = len(deal.clauses)
        laid: list[str | None] = []
        for i, clause in enumerate(deal.clauses):
            kind = book.laid[place + i]
            laid.append(bargain.words.cards[kind] if kind != NOBODY and viewer == clause.by else None)
        views.append(
            StruckView(
                deal=bargain.said(deal),
                states=[STATES[state] for state in book.state[place : place + size]],
                done=book.done[place : place + size],
                laid=laid,
            )
        )
        place += size
    return views


def _laid_now(t: DealingTable, book: Book, viewer: int) -> list[str | None]:
    if book.striking == NOBODY:
        return []
    deal = book.open[book.striking]
    assert deal is not None
    words = t.bargain().words
    order = layers(deal, words.sealed)
    return [words.cards[kind] if order[i][0] == viewer else None for i, kind in enumerate(book.to_lay)]


# -- back ------------------------------------------------------------------------------------------------------------


def restore_book(t: DealingTable, seen: DealsView, reader: Reader, phrase_ids: dict[str, int]) -> Book:
    """A book as that view tells it; the kinds of sealed cards it does not know are left open."""
    words = t.bargain().words
    book = Book(t.players)
    book.write([reader.deal(struck.deal) for struck in seen.struck])
    for struck in seen.struck:
        book.state += [STATES.index(state) for state in struck.states]
        book.done += struck.done
        book.laid += [NOBODY if card is None else words.cards.index(card) for card in struck.laid]
    for proposal in seen.proposals:
        book.open[proposal.deal.proposer] = reader.deal(proposal.deal)
        book.agreed[proposal.deal.proposer] = bits(proposal.agreed)
    book.drafts = [[phrase_ids[phrase] for phrase in draft] for draft in seen.drafts]
    book.drafts_in_talk = list(seen.drafts_in_talk)
    book.drafts_in_turn = list(seen.drafts_in_turn)
    book.listening = bits(seen.listening)
    book.attended = bits(seen.attended)
    book.hushed_action = bits(seen.hushed_action)
    book.hushed_turn = bits(seen.hushed_turn)
    book.hushed_in = NOBODY if seen.hushed_in is None else seen.hushed_in
    book.ready = bits(seen.ready)
    book.striking = NOBODY if seen.striking is None else seen.striking
    book.to_lay = [NOBODY if card is None else words.cards.index(card) for card in seen.laid]
    book.passed = NOBODY if seen.passed is None else words.moments.index(seen.passed)
    book.said = seen.said
    book.talked = list(seen.talked)
    book.rebind()
    return book
