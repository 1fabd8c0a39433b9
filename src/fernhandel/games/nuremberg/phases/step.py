"""What all steps of this game share."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.phases import Phase
from fernhandel.games.nuremberg.state import Table

EVERY: Final = 1_000_000  # options are enough for a complete list; to ask whether there are any, one is


class Step(Phase[Table]):
    """Every step asks one seat at a time."""

    def to_act(self, t: Table) -> list[int]:
        return [t.asked]

    def ask(self, t: Table, seat: i64) -> None:
        t.phase = self
        t.asked = seat
