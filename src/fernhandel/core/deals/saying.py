"""A whole deal said at once (DL33): a line of text or data becomes phrases, and all of them are made, or none."""

from typing import TYPE_CHECKING

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import MOST_CLAUSES, NOBODY, Clause, Deal
from fernhandel.core.deals.draft import phrases_of
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.said import Reader, SaidClause
from fernhandel.core.refusals import BadInput, Refused

if TYPE_CHECKING:
    from fernhandel.core.events import Event
    from fernhandel.core.game import Game


class SentClause(SaidClause, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is not understood is not left out: it would be another deal."""


class SaidClauses(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal as data, as far as whoever says it has to tell: the rest follows from the table."""

    clauses: list[SentClause]


def clauses_from(data: object, reader: Reader) -> list[Clause]:
    """The clauses of a deal that came as data."""
    try:
        said = msgspec.convert(data, SaidClauses)
    except msgspec.ValidationError as fault:
        raise BadInput(f"this is not a deal: {fault}") from None
    return [reader.clause(clause, number) for number, clause in enumerate(said.clauses, 1)]


def phrases_for(t: DealingTable, seat: int, clauses: list[Clause], answers: int) -> list[Action]:
    """The phrases that say a deal between all who are named in it; ``answers`` is the number of one it counters."""
    if not 1 <= len(clauses) <= MOST_CLAUSES:
        raise BadInput(f"a deal has 1 to {MOST_CLAUSES} clauses, not {len(clauses)}")
    bargain = t.bargain()
    named = {seat}
    for clause in clauses:
        named |= {clause.by, clause.to} - {NOBODY}
    if not all(0 <= party < t.players for party in named):
        raise BadInput(f"there is no seat {max(named)} or {min(named)}; they run from 0 to {t.players - 1}")
    counters = _proposer_of(t, answers)
    active = bargain.active(t)
    deal = Deal(0, bargain.turn(t), active, seat, answers, sorted(named), clauses)
    book = book_of(t)
    phrases: list[Action] = [bargain.phrases.drop] if book.drafts[seat] else []
    phrases += phrases_of(deal, bargain.words, bargain.phrases, counters)
    phrases.append(bargain.phrases.say)
    return phrases


def _proposer_of(t: DealingTable, number: int) -> int:
    """Whose open proposal has that number; NOBODY for none."""
    if number == 0:
        return NOBODY
    for proposer, proposal in enumerate(book_of(t).open):
        if proposal is not None and proposal.number == number:
            return proposer
    raise Refused("proposal_not_open", "M12.5", deal=number)


def say_all(game: "Game", seat: int, phrases: list[Action]) -> list["Event"]:
    """All of them one after the other, or none: what is refused on a copy has changed nothing."""
    trial = game.copy()
    for phrase in phrases:
        trial.apply(seat, phrase)
    events: list[Event] = []
    for phrase in phrases:
        events += game.apply(seat, phrase)
    return events
