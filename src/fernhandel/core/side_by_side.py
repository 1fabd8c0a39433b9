"""Many tables of the same terms, stepped together at the full speed of the rules (compiled with them)."""

from typing import Any, Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from fernhandel.core.actions import Action
from fernhandel.core.observations import Encoding, Kept
from fernhandel.core.table import Table


class SideBySide:
    """Tables in a row. None of them is over while they are asked; whoever owns them lays those anew that are."""

    def __init__(self, encoding: Encoding[Any], actions: list[Action], tables: list[Table]) -> None:
        self.encoding: Final[Encoding[Any]] = encoding
        self.actions: Final[list[Action]] = actions  # by number
        self.tables: Final[list[Table]] = tables
        self.seats: Final[list[int]] = [0] * len(tables)  # who decides next at each
        self.kept: Final[list[list[Kept]]] = [encoding.memory() for _ in tables]

    def ask(self, told: BytesWriter, legal: BytesWriter) -> None:
        """What each seat that decides is told, and where in one long row of all masks its legal actions are."""
        width: i64 = len(self.actions)
        start: i64 = 0
        for place, table in enumerate(self.tables):
            seat = table.to_act()[0]  # of those who seal a choice, one after the other
            self.seats[place] = seat
            self.encoding.write(table, seat, told, self.kept[place])
            for action in table.legal(seat):
                write_i32_le(legal, i32(start + action.id))
            start += width

    def play(self, numbers: list[int]) -> list[int]:
        """At each table the action of that number, which is legal; the places of those that are over then."""
        over: list[int] = []
        for place, table in enumerate(self.tables):
            table.play(self.seats[place], self.actions[numbers[place]])
            if table.over:
                over.append(place)
        return over
