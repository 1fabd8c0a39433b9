"""A whole deal said at once (DL33): a line of text or data becomes phrases, and all of them are made, or none."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import (
    AT,
    EACH,
    GIFT_MONEY,
    IF,
    MOST_CLAUSES,
    MOST_TIMES,
    NOBODY,
    ONCE,
    UNLESS,
    Clause,
    Deal,
    Pattern,
)
from fernhandel.core.deals.draft import phrases_of
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.said import Reader, SaidClauses
from fernhandel.core.deals.vocabulary import Vocabulary
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


def clauses_of(said: SaidClauses, reader: Reader) -> list[Clause]:
    """The clauses of a deal that came as data; what no row of phrases can say is ``BadInput``."""
    clauses = [reader.clause(clause, number) for number, clause in enumerate(said.clauses, 1)]
    for number, clause in enumerate(clauses, 1):
        wrong = _fault(clause, number, reader.words)
        if wrong:
            raise BadInput(f"clause {number} of this deal: {wrong}")
    return clauses


def _fault(clause: Clause, number: int, words: Vocabulary) -> str:
    """What no row of phrases could say; empty when there is nothing wrong."""
    if clause.kind == GIFT_MONEY and not _on_steps(clause.amount, words.coin, words.most_money, words.coin):
        return f"an amount is a multiple of {words.coin} up to {words.most_money}, not {clause.amount}"
    if not EACH <= clause.times <= MOST_TIMES:
        return f"times is a number up to {MOST_TIMES}, or {EACH} for each time, not {clause.times}"
    if clause.when == ONCE and not 1 <= clause.clause < number:
        return f"there is no clause {clause.clause} before it"
    if clause.when == AT and not clause.is_gift():
        return "a promise has no moment at which it begins"
    if clause.when in (IF, UNLESS):
        happening = words.happenings[clause.happening.name]
        fault = _pattern_fault(clause.happening, happening.needed, words)
        if fault:
            return fault
    return "" if clause.is_gift() else _pattern_fault(clause.pattern, words.deeds[clause.pattern.name].needed, words)


def _pattern_fault(pattern: Pattern, needed: list[int], words: Vocabulary) -> str:
    for number in needed:
        if number not in pattern.fields:
            return f"it lacks its {words.fields[number].name}"
    for number, least, most in zip(pattern.fields, pattern.least, pattern.most, strict=True):
        field = words.fields[number]
        for value in (least, most):
            if least > most or not _on_steps(value, field.least, field.most, field.step):
                return f"{field.name} goes from {field.least} to {field.most} in steps of {field.step}"
    return ""


def _on_steps(value: int, least: int, most: int, step: int) -> bool:
    return least <= value <= most and (value - least) % step == 0


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
    if not 1 <= len(clauses) <= MOST_CLAUSES:
        raise BadInput(f"a deal has 1 to {MOST_CLAUSES} clauses, not {len(clauses)}")
    bargain = t.bargain()
    named = {seat}
    for clause in clauses:
        named |= {clause.by, clause.to} - {NOBODY}
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
