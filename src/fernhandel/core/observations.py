"""What a seat may know of a table as numbers in fixed places, for programs that learn.

Seats are told from whoever looks: 0 is the own seat, 1 the next. Compiled, a number takes one or two nanoseconds.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr
from typing_extensions import TypeVar

from fernhandel.core.table import Table

T = TypeVar("T", bound=Table, default=Any)

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


class Slate:
    """Places for so many numbers, written from the left to the right, again and again."""

    def __init__(self, size: int) -> None:
        self.places: Final[vec[i32]] = vec[i32]([0] * size)
        self.at: i64 = 0  # the next place


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Encoding(Generic[T]):
    """How tables of one game and terms are told in numbers. ``name`` bears the version: what changes gets another."""

    def __init__(self, name: str, pieces: Sequence[Piece]) -> None:
        self.name: Final[str] = name
        self.pieces: Final[tuple[Piece, ...]] = tuple(pieces)
        self.size: Final[int] = sum(piece.size for piece in pieces)

    def write(self, t: T, seat: int, into: Slate) -> None:
        """All pieces in their order, as that seat may know them."""
        raise NotImplementedError

    def tell(self, t: T, seat: int) -> bytes:
        """The same as bytes of its own: whole numbers of 32 bits."""
        into = Slate(self.size)
        self.write(t, seat, into)
        if into.at != self.size:
            raise ValueError(f"{self.name} has {self.size} numbers, of which {into.at} are told")
        return bytes(into.places)


def put(into: Slate, number: i64) -> None:
    into.places[into.at] = i32(number)
    into.at += 1


def put_all(into: Slate, numbers: list[int]) -> None:
    places = into.places
    at = into.at
    for number in numbers:
        places[at] = i32(number)
        at += 1
    into.at = at


def put_flags(into: Slate, flags: list[bool]) -> None:
    for flag in flags:
        put(into, 1 if flag else 0)


def put_same(into: Slate, number: i64, size: i64) -> None:
    """The same in so many places."""
    i: i64 = 0
    while i < size:
        put(into, number)
        i += 1


def put_padded(into: Slate, numbers: list[int], size: i64) -> None:
    """The first so many of them, and nothing in the places that are left."""
    length: i64 = len(numbers)
    i: i64 = 0
    while i < size:
        put(into, numbers[i] if i < length else NONE)
        i += 1


def put_by_seat(into: Slate, numbers: list[int], seat: i64, players: i64, width: i64 = 1) -> None:
    """A list by seat, each with ``width`` numbers, or several of them: the own ones first, then the next seat's."""
    places = into.places
    at = into.at
    size = players * width
    own = seat * width
    i: i64 = 0
    for number in numbers:
        places[at + (i - own if i >= own else i - own + size)] = i32(number)
        i += 1
        if i == size:
            at += size
            i = 0
    into.at = at


def seen_from(seat: i64, players: i64, who: i64) -> i64:
    """A seat as seen from another, or nobody."""
    return NONE if who < 0 else who - seat if who >= seat else who - seat + players


def put_seat(into: Slate, who: i64, seat: i64, players: i64) -> None:
    put(into, seen_from(seat, players, who))


def put_who(into: Slate, seats: list[int], seat: i64, players: i64) -> None:
    """A list of seats, or nobody, as seen from one of them."""
    places = into.places
    at = into.at
    for who in seats:
        places[at] = i32(seen_from(seat, players, who))
        at += 1
    into.at = at


def put_seats(into: Slate, seats: list[int], seat: i64, players: i64, size: i64) -> None:
    """Seats in an order, as seen from one of them; nobody in the places that are left."""
    length: i64 = len(seats)
    i: i64 = 0
    while i < size:
        put_seat(into, seats[i] if i < length else NONE, seat, players)
        i += 1


def put_bits(into: Slate, bits: i64, size: i64) -> None:
    """One number for each bit, the least first."""
    i: i64 = 0
    while i < size:
        put(into, bits >> i & 1)
        i += 1


def put_bits_by_seat(into: Slate, bits: i64, seat: i64, players: i64) -> None:
    i: i64 = 0
    while i < players:
        put(into, bits >> ((seat + i) % players) & 1)
        i += 1
