"""Many tables of the same terms, stepped together at the full speed of the rules (compiled with them)."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from fernhandel.core.actions import Action
from fernhandel.core.observations import Encoding, Slate
from fernhandel.core.table import Table


class SideBySide:
    """Tables in a row, each laid by ``deal``, and anew as soon as it is over.

    What they tell lies in the same memory from one step to the next, one table after the other.
    """

    def __init__(self, encoding: Encoding[Any], actions: list[Action], deal: Callable[[], Table], n: int) -> None:
        self.encoding: Final[Encoding[Any]] = encoding
        self.actions: Final[list[Action]] = actions  # by number
        self.deal: Final[Callable[[], Table]] = deal
        self.tables: Final[list[Table]] = [deal() for _ in range(n)]
        self.seats: Final[vec[i32]] = vec[i32]([0] * n)  # who decides next at each
        self.told: Final[Slate] = Slate(encoding.size * n)  # what they may know
        self.masks: Final[vec[u8]] = vec[u8]([0] * (len(actions) * n))  # one where an action is legal
        self._marked: vec[i64] = vec[i64]()  # where those are
        for place in range(n):
            self._ask(place)

    def illegal(self, numbers: list[int]) -> int:
        """The first place whose action of that number is not legal, or -1."""
        masks = self.masks
        width: i64 = len(self.actions)
        for place, number in enumerate(numbers):
            if number < 0 or number >= width or masks[place * width + number] == 0:
                return place
        return -1

    def step(self, numbers: list[int]) -> list[tuple[int, Table]]:
        """At each table the action of that number, which is legal; those that are over now, and where they were.

        Each is played and asked in one go, while the processor has it at hand.
        """
        self._wipe()
        self.told.at = 0
        over: list[tuple[int, Table]] = []
        for place, table in enumerate(self.tables):
            table.play(int(self.seats[place]), self.actions[numbers[place]])
            if table.over:
                over.append((place, table))
                self.tables[place] = self.deal()
            self._ask(place)
        return over

    def _ask(self, place: i64) -> None:
        """What the seat that decides there is told, and its legal actions."""
        table = self.tables[place]
        seat = table.to_act()[0]  # of those who seal a choice, one after the other
        self.seats[place] = i32(seat)
        self.encoding.write(table, seat, self.told)
        masks = self.masks
        marked = self._marked
        start: i64 = place * len(self.actions)
        for action in table.legal(seat):
            mark: i64 = start + action.id
            masks[mark] = 1
            marked = append(marked, mark)
        self._marked = marked

    def _wipe(self) -> None:
        masks = self.masks
        for mark in self._marked:
            masks[mark] = 0
        self._marked = vec[i64](capacity=len(self._marked))
