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

    What they tell lies in the same memory from one step to the next. Every seat of every table has a row of its own
    there, so that only what has changed since it last decided is written: ``rows`` by table and seat.
    """

    def __init__(self, encoding: Encoding[Any], actions: list[Action], deal: Callable[[], Table], n: int) -> None:
        self.encoding: Final[Encoding[Any]] = encoding
        self.actions: Final[list[Action]] = actions  # by number
        self.deal: Final[Callable[[], Table]] = deal
        self.tables: Final[list[Table]] = [deal() for _ in range(n)]
        self.players: Final[int] = self.tables[0].players
        self.seats: Final[vec[i32]] = vec[i32]([0] * n)  # who decides next at each
        self.rows: Final[vec[i32]] = vec[i32]([0] * (encoding.size * self.players * n))
        self.row: Final[vec[i64]] = vec[i64]([0] * n)  # which of them tells whoever decides next
        self.masks: Final[vec[u8]] = vec[u8]([0] * (len(actions) * n))  # one where an action is legal
        self._slates: Final[list[Slate]] = []  # by table and seat
        self._marks: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64]() for _ in range(n)])  # where each has a one,
        self._marked: Final[vec[i64]] = vec[i64]([0] * n)  # and how many of these are of now
        for place in range(n):
            for _ in range(self.players):
                self._slates.append(Slate(self.rows, encoding.size * len(self._slates)))
            self._ask(place)

    def illegal(self, numbers: vec[i64]) -> int:
        """The first place whose action of that number is not legal, or -1."""
        masks = self.masks
        width: i64 = len(self.actions)
        for place, number in enumerate(numbers):
            if number < 0 or number >= width or masks[place * width + number] == 0:
                return place
        return -1

    def legal(self) -> vec[i64]:
        """Where the masks have a one, table after table."""
        found = vec[i64]()
        for place in range(len(self.tables)):
            marks = self._marks[place]
            for i in range(self._marked[place]):
                found = append(found, marks[i])
        return found

    def step(self, numbers: vec[i64]) -> list[tuple[int, Table]]:
        """At each table the action of that number, which is legal; those that are over now, and where they were.

        Each is played and asked in one go, while the processor has it at hand.
        """
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
        row: i64 = place * self.players + seat
        self.row[place] = row
        self.encoding.fill(table, seat, self._slates[row])
        self._mask(place, table.legal(seat))

    def _mask(self, place: i64, options: list[Action]) -> None:
        """Take away the ones of the last time, and set those of now."""
        masks = self.masks
        marks = self._marks[place]
        for i in range(self._marked[place]):
            masks[marks[i]] = 0
        if len(options) > len(marks):
            marks = vec[i64]([0] * (2 * len(options)))
            self._marks[place] = marks
        start: i64 = place * len(self.actions)
        for i, action in enumerate(options):
            mark: i64 = start + action.id
            masks[mark] = 1
            marks[i] = mark
        self._marked[place] = len(options)
