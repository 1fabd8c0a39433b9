"""What all steps of this game share."""

from fernhandel.core.phases import Phase
from fernhandel.core.table import ALONE
from fernhandel.games.merchants.state import NOBODY, Table


class Step(Phase[Table]):
    """A step that asks one seat at a time."""

    def to_act(self, t: Table) -> list[int]:
        return ALONE[t.active]


class SealedStep(Phase[Table]):
    """A step in which all seats choose at the same time; shown when the last one has chosen."""

    def to_act(self, t: Table) -> list[int]:
        return [seat for seat in range(t.players) if t.sealed[seat] == NOBODY]

    def seal(self, t: Table, seat: int, choice: int) -> bool:
        """Put a choice down; true when it was the last."""
        t.sealed[seat] = choice
        return NOBODY not in t.sealed
