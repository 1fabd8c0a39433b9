"""What a game lends its bots so that they can make deals (DL34, DL85); most games bring none."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.said import SaidClause

if TYPE_CHECKING:
    from fernhandel.core.views import View

T = TypeVar("T", bound=DealingTable, default=Any)
Proposal = tuple[SaidClause, ...]
"""A whole deal as whoever says it has to tell it: its clauses. The rest follows from the table."""
MOST_SUGGESTED = 12


class Dealer(ABC, Generic[T]):
    """Knows what is worth talking about at the tables of one game."""

    @abstractmethod
    def suggest(self, view: "View") -> list[Proposal]:
        """At most ``MOST_SUGGESTED`` deals that seat could propose now, best first; equal views, equal lists."""

    @abstractmethod
    def speaks(self, view: "View") -> bool:
        """Whether there can be anything to suggest in the action of the turn that goes on."""

    @abstractmethod
    def reserve(self, t: T, seat: int) -> int:
        """What should stay in a seat's purse this turn, whatever it gives away."""

    @abstractmethod
    def card_worth(self, kind: int) -> int:
        """What a card that can change hands is worth in any hand."""
