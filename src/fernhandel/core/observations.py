"""What a seat may know of a table as numbers in fixed places, for programs that learn.

Seats are told from whoever looks: 0 is the own seat, 1 the next. Compiled, a number takes two or three nanoseconds.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, Final, Generic

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64, mypyc_attr
from typing_extensions import TypeVar

from fernhandel.core.table import Table

T = TypeVar("T", bound=Table, default=Any)

NUMBER: Final = 4  # bytes of each number: whole, signed, the least byte first
NONE: Final = -1  # where a place is empty, or nobody is meant
MOST: Final = 2_000_000  # an amount of money


class Piece:
    """A named part of an observation: its shape, the least and the most a number in it can be, and what they mean.

    ``columns`` names the numbers along the last side, where each means something else.
    """

    def __init__(self, name: str, shape: Sequence[int], least: int, most: int, meaning: str, columns: str = "") -> None:
        self.name: Final[str] = name
        self.shape: Final[tuple[int, ...]] = tuple(shape)
        self.least: Final[int] = least
        self.most: Final[int] = most
        self.meaning: Final[str] = meaning
        self.columns: Final[tuple[str, ...]] = tuple(columns.split())
        if columns and len(self.columns) != self.shape[-1]:
            raise ValueError(f"{name} has {self.shape[-1]} columns, of which {len(self.columns)} are named")

    @property
    def size(self) -> int:
        return prod(self.shape)

    def __repr__(self) -> str:
        return f"Piece({self.name!r}, {self.shape}, {self.least} to {self.most})"


class Kept:
    """A list as it was told last, and how: what has not changed is told again for a fraction of the time."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.told: list[bytes] = []

    def differs(self, numbers: list[int]) -> bool:
        """Whether it is another list now; then that one is kept, and nothing is told of it yet."""
        if self.numbers == numbers:
            return False
        self.numbers = numbers.copy()
        self.told = []
        return True


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Encoding(Generic[T]):
    """How tables of one game and terms are told in numbers. ``name`` bears the version: what changes gets another.

    ``lists`` is how many lists it keeps of each table between two tellings.
    """

    def __init__(self, name: str, pieces: Sequence[Piece], lists: int = 0) -> None:
        self.name: Final[str] = name
        self.pieces: Final[tuple[Piece, ...]] = tuple(pieces)
        self.size: Final[int] = sum(piece.size for piece in pieces)
        self.lists: Final[int] = lists

    def memory(self) -> list[Kept]:
        """For one table that is told again and again."""
        return [Kept() for _ in range(self.lists)]

    def write(self, t: T, seat: int, into: BytesWriter, kept: list[Kept]) -> None:
        """All pieces in their order, as that seat may know them; ``kept`` is the memory of that table."""
        raise NotImplementedError

    def tell(self, t: T, seat: int) -> bytes:
        """The same as bytes of its own."""
        into = BytesWriter()
        self.write(t, seat, into, self.memory())
        return into.getvalue()


def put(into: BytesWriter, number: i64) -> None:
    write_i32_le(into, i32(number))


def put_all(into: BytesWriter, numbers: list[int]) -> None:
    for number in numbers:
        write_i32_le(into, i32(number))


def put_flags(into: BytesWriter, flags: list[bool]) -> None:
    for flag in flags:
        put(into, 1 if flag else 0)


def put_padded(into: BytesWriter, numbers: list[int], size: i64) -> None:
    """The first so many of them, and nothing in the places that are left."""
    length: i64 = len(numbers)
    i: i64 = 0
    while i < size:
        put(into, numbers[i] if i < length else NONE)
        i += 1


def put_by_seat(into: BytesWriter, numbers: list[int], seat: i64, players: i64, width: i64 = 1) -> None:
    """A list by seat, each with ``width`` numbers: the own ones first, then the next seat's."""
    own = seat * width
    i = own
    while i < players * width:
        write_i32_le(into, i32(numbers[i]))
        i += 1
    i = 0
    while i < own:
        write_i32_le(into, i32(numbers[i]))
        i += 1


def put_kept(into: BytesWriter, numbers: list[int], kept: Kept) -> None:
    """A long list that seldom changes."""
    if kept.differs(numbers) or not kept.told:
        part = BytesWriter()
        put_all(part, numbers)
        kept.told = [part.getvalue()]
    into.write(kept.told[0])


def put_kept_by_seat(
    into: BytesWriter, numbers: list[int], seat: i64, players: i64, width: i64, kept: Kept, groups: i64 = 1
) -> None:
    """The same for a list by seat; or for several one after the other, each by seat."""
    if kept.differs(numbers) or not kept.told:
        parts = [BytesWriter() for _ in range(groups * players)]
        for place, number in enumerate(numbers):
            write_i32_le(parts[place // width], i32(number))
        kept.told = [part.getvalue() for part in parts]
    group: i64 = 0
    while group < groups:
        other: i64 = 0
        while other < players:
            into.write(kept.told[group * players + (seat + other) % players])
            other += 1
        group += 1


def put_seat(into: BytesWriter, who: i64, seat: i64, players: i64) -> None:
    """A seat as seen from another, or nobody."""
    put(into, NONE if who < 0 else who - seat if who >= seat else who - seat + players)


def put_seats(into: BytesWriter, seats: list[int], seat: i64, players: i64, size: i64) -> None:
    """Seats in an order, as seen from one of them; nobody in the places that are left."""
    length: i64 = len(seats)
    i: i64 = 0
    while i < size:
        put_seat(into, seats[i] if i < length else NONE, seat, players)
        i += 1


def put_bits(into: BytesWriter, bits: i64, size: i64) -> None:
    """One number for each bit, the least first."""
    i: i64 = 0
    while i < size:
        put(into, bits >> i & 1)
        i += 1


def put_bits_by_seat(into: BytesWriter, bits: i64, seat: i64, players: i64) -> None:
    i: i64 = 0
    while i < players:
        put(into, bits >> ((seat + i) % players) & 1)
        i += 1
