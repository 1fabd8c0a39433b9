"""What all steps of this game share."""

from mypy_extensions import i64

from fernhandel.core.phases import Phase
from fernhandel.games.nuremberg.state import Table


class Step(Phase[Table]):
    """Every step asks one seat at a time."""

    def to_act(self, t: Table) -> list[int]:
        return [t.asked]

    def ask(self, t: Table, seat: i64) -> None:
        t.phase = self
        t.asked = seat
