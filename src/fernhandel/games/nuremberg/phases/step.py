"""What all steps of this game share."""

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.phases import Phase
from fernhandel.games.nuremberg.state import UNASKED, Table


class Step(Phase[Table]):
    """Every step asks one seat at a time."""

    def ask(self, t: Table, seat: i64, options: list[Action] = UNASKED) -> None:
        """Ask a seat, with all it may do where that is known already."""
        t.phase = self
        t.asked = seat
        t.options = options
