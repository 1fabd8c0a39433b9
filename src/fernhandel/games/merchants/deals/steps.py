"""Talk and attention as steps of this game."""

from typing import Final

from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.talk import ATTENTION, TALK, Attending, Talking
from fernhandel.core.phases import Phase
from fernhandel.games.merchants.state import Table


class Attention(Attending[Table]):
    """The first step of every turn; where nobody says anything it asks nobody (DL35)."""

    def enter(self, t: Table) -> None:
        t.phase = self
        t.ask([])
        if book_of(t).quiet:
            self.next_step(t)

    def next_step(self, t: Table) -> None:
        t.advance()


class Talk(Talking[Table]):
    """Called in between, by whichever step it interrupts."""


TALKING: Final = Talk(TALK, "M12.2")
ATTENTIVE: Final = Attention(ATTENTION, "M12.5")


def present_step(t: Table) -> Phase[Table]:
    """The step of the Turn Sequence board that goes on, while talk is called in between too."""
    return t.phase if t.interrupted is None else t.interrupted
