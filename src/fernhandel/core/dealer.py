"""What a game lends its bots so that they can make deals (DL34, DL85); most games bring none."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.said import SaidClause
from fernhandel.core.deals.talk import is_talking

if TYPE_CHECKING:
    from fernhandel.core.views import View

T = TypeVar("T", bound=DealingTable, default=Any)
Proposal = tuple[SaidClause, ...]
"""A whole deal as whoever says it has to tell it: its clauses. The rest follows from the table."""
MOST_SUGGESTED = 12
LEAST_GAIN = 100.0  # for each side, by the own estimate (DL86)
DOUBT = 0.75  # of what a promise brings that its own maker sells: he may well keep it anyway (E8, DL87)


class Dealer(ABC, Generic[T]):
    """Knows what is worth talking about at the tables of one game."""

    @abstractmethod
    def suggest(self, view: "View") -> list[Proposal]:
        """At most ``MOST_SUGGESTED`` deals that seat could propose now, best first; equal views, equal lists."""

    @abstractmethod
    def speaks(self, view: "View") -> bool:
        """Whether there can be anything to suggest in the action of the turn that goes on."""

    @abstractmethod
    def opens(self, view: "View") -> bool:
        """Whether the active player should look for something to suggest before this decision of his own list (DL4)."""

    @abstractmethod
    def reserve(self, t: T, seat: int) -> int:
        """What should stay in a seat's purse this turn, whatever it gives away."""

    @abstractmethod
    def card_worth(self, kind: int) -> int:
        """What a card that can change hands is worth in any hand."""


def comes_again(t: DealingTable, seat: int) -> bool:
    """Whether a proposal of that seat is one made once more, because nobody took the one before (DL86).

    In talk the one before was made in the same talk. Out of the own list each has a talk of its own, and only the first
    of the turn is made once more.
    """
    book, bargain = book_of(t), t.bargain()
    active = bargain.active(t)
    if any(deal.proposer == seat and deal.active == active for deal in book.struck):
        return False
    begun = 1 if book.drafts[seat] else 0
    if is_talking(t) and (seat != active or bargain.asks_active(t)):
        return book.drafts_in_talk[seat] > begun
    return book.drafts_in_turn[seat] == 1 + begun and book.drafts_in_talk[seat] == 1
