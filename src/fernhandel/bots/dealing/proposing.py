"""How a bot speaks a deal phrase by phrase: what comes next follows from the draft that lies on the table (DL30)."""

from collections.abc import Sequence

from fernhandel.core import shelf
from fernhandel.core.actions import Action
from fernhandel.core.dealer import Proposal
from fernhandel.core.deals import saying
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import Deal
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.deals.spoken import DealDrop
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.views import View


def phrases_for(view: View, t: DealingTable, proposal: Proposal, answers: int = 0) -> list[Action]:
    """All phrases of a deal from its beginning to its saying; none where it cannot be said.

    ``answers`` is the number of the proposal that it counters.
    """
    assert view.seat is not None
    title = shelf.title(view.terms.game)
    try:
        clauses = title.hear(view.terms, t, view.seat, SaidClauses(clauses=list(proposal)), "en")
        phrases = saying.phrases_for(t, view.seat, clauses, answers)
    except (BadInput, Refused):
        return []
    return phrases[1:] if isinstance(phrases[0], DealDrop) else phrases


def next_phrase(view: View, t: DealingTable, proposals: Sequence[Proposal], answers: int = 0) -> Action | None:
    """The next word of the first deal that begins like the own draft and can be said to its end."""
    assert view.seat is not None
    draft = book_of(t).drafts[view.seat]
    for proposal in proposals:
        phrases = phrases_for(view, t, proposal, answers)
        ids = [phrase.id for phrase in phrases]
        if ids[: len(draft)] == draft and said_deal(t, view.seat, phrases[len(draft) :]) is not None:
            return phrases[len(draft)]
    return None


def said_deal(table: DealingTable, seat: int, phrases: list[Action]) -> Deal | None:
    """The deal that lies open when all of these are said, tried on a copy; None where that cannot be."""
    t = table.copy()
    assert isinstance(t, DealingTable)
    for phrase in phrases:
        if seat not in t.to_act() or phrase not in t.legal(seat):
            return None
        t.play(seat, phrase)
    return book_of(t).open[seat]
