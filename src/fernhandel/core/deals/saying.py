"""A whole deal said at once (DL33): a line of text or data becomes phrases, and all of them are made, or none."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.checks import is_without_active
from fernhandel.core.deals.clauses import (
    MOST_CLAUSES,
    NOBODY,
    Clause,
    Deal,
)
from fernhandel.core.deals.draft import phrases_of
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.refusals import BadInput, Refused

if TYPE_CHECKING:
    from fernhandel.core.events import Event
    from fernhandel.core.game import Game


Said = str | SaidClauses | Mapping[str, object]


def clauses_from(said: SaidClauses | Mapping[str, object]) -> SaidClauses:
    """A deal that comes as data, checked."""
    try:
        return msgspec.convert(said, SaidClauses)
    except msgspec.ValidationError as fault:
        raise BadInput(f"this is not a deal: {fault}") from None


def named(t: DealingTable, clauses: list[Clause]) -> SaidClauses:
    """Clauses in names."""
    return SaidClauses(clauses=t.bargain().said(Deal(0, 0, 0, 0, 0, [], clauses)).clauses)


def check_seats(t: DealingTable, clauses: list[Clause]) -> None:
    """Everybody who is named sits at this table."""
    words = t.bargain().words
    for clause in clauses:
        named = [clause.by, clause.to] if clause.is_gift() else [clause.by]
        for pattern in (clause.pattern, clause.happening):
            fields = zip(pattern.fields, pattern.least, strict=True)
            named += [seat for field, seat in fields if words.fields[field].name == "seat"]
        for seat in named:
            if not 0 <= seat < t.players:
                raise BadInput(f"there is no seat {seat}; they run from 0 to {t.players - 1}")


def phrases_for(t: DealingTable, seat: int, clauses: list[Clause], answers: int) -> list[Action]:
    """The phrases that say a deal between all who are named in it; ``answers`` is the number of one it counters."""
    bargain = t.bargain()
    deal = _deal_of(t, seat, clauses, answers, bargain.active(t))
    phrases: list[Action] = [bargain.phrases.drop] if book_of(t).drafts[seat] else []
    phrases += phrases_of(deal, bargain.words, bargain.phrases, _proposer_of(t, answers))
    phrases.append(bargain.phrases.say)
    return phrases


def check_kept(t: DealingTable, seat: int, clauses: list[Clause], to: int) -> None:
    """What is kept ready can be said, and to that seat (DL1, DL79); whether it can be kept is seen when it is said."""
    bargain = t.bargain()
    deal = _deal_of(t, seat, clauses, 0, to)
    phrases_of(deal, bargain.words, bargain.phrases, NOBODY)
    for number, clause in enumerate(clauses, 1):
        if is_without_active(deal, clause):
            raise Refused("without_active", "M12.2", clause=number)


def _deal_of(t: DealingTable, seat: int, clauses: list[Clause], answers: int, active: int) -> Deal:
    """Between all who are named in it."""
    if not 1 <= len(clauses) <= MOST_CLAUSES:
        raise BadInput(f"a deal has 1 to {MOST_CLAUSES} clauses, not {len(clauses)}")
    parties = {seat}
    for clause in clauses:
        parties |= {clause.by, clause.to} - {NOBODY}
    return Deal(0, t.bargain().turn(t), active, seat, answers, sorted(parties), clauses)


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
