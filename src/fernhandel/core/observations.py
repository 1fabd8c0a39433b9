"""What a seat may know of a table as numbers in fixed places, for programs that learn.

Seats are told from whoever looks: 0 is the own seat, 1 the next. Compiled, a number takes one or two nanoseconds.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, Final, Generic

from librt.vecs import append, vec
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
    """Places for the numbers of an observation, written from the left to the right, again and again.

    One that is kept for a seat at a table remembers from what its long pieces were written, and passes over those
    that would be the same again (``is_new``).
    """

    def __init__(self, places: vec[i32], start: i64 = 0) -> None:
        self.places: Final[vec[i32]] = places
        self.start: Final[i64] = start  # the first place
        self.at: i64 = start  # the next one
        self.asked: i64 = 0  # how many pieces have been asked about; of each
        self.sources: list[list[Any]] = []  # the list it was written from,
        self.notes: vec[i64] = vec[i64]()  # how often that had changed, and where it begins

    def begin(self) -> None:
        """From the left again."""
        if self.asked < len(self.sources):  # then something else lies where a piece was
            self.sources = []
            self.notes = vec[i64]()
        self.asked = 0
        self.at = self.start


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
        into = Slate(vec[i32]([0] * self.size))
        self.fill(t, seat, into)
        return bytes(into.places)

    def fill(self, t: T, seat: int, into: Slate) -> None:
        """Write all of it, from the first place to the last."""
        into.begin()
        self.write(t, seat, into)
        told: i64 = into.at - into.start
        if told != self.size:
            raise ValueError(f"{self.name} has {self.size} numbers, of which {told} are told")


def is_new(into: Slate, source: list[Any], size: i64, changes: i64 = 0) -> bool:
    """Whether so many places have to be written; else they are passed over, and lie as they were written the last time.

    That is so when they were written from this very list, and it had ``changes`` as often. The list is one that is made
    anew when it changes, or whose changes are counted, and the places follow from it, the count and the seat alone.
    """
    piece = into.asked
    into.asked = piece + 1
    at = into.at
    if piece == len(into.sources):
        into.sources.append(source)
        into.notes = append(append(into.notes, changes), at)
        return True
    notes = into.notes
    if into.sources[piece] is source and notes[2 * piece] == changes and notes[2 * piece + 1] == at:
        into.at = at + size
        return False
    into.sources[piece] = source
    notes[2 * piece] = changes
    notes[2 * piece + 1] = at
    return True


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
    places = into.places
    at = into.at
    for flag in flags:
        places[at] = 1 if flag else 0
        at += 1
    into.at = at


def put_same(into: Slate, number: i64, size: i64) -> None:
    """The same in so many places."""
    places = into.places
    at = into.at
    end = at + size
    while at < end:
        places[at] = i32(number)
        at += 1
    into.at = end


def put_padded(into: Slate, numbers: list[int], size: i64) -> None:
    """The first so many of them, and nothing in the places that are left."""
    end = into.at + size
    for number in numbers:
        if into.at == end:
            return
        put(into, number)
    put_same(into, NONE, end - into.at)


def put_by_seat(into: Slate, numbers: list[int], seat: i64, players: i64, width: i64 = 1) -> None:
    """A list by seat, each with ``width`` numbers, or several of them: the own ones first, then the next seat's."""
    places = into.places
    size = players * width
    first = into.at
    end = first + size
    to = end - seat * width
    left = size
    for number in numbers:
        if to == end:  # the first seats stand behind, and then comes the own one
            to = first
        places[to] = i32(number)
        to += 1
        left -= 1
        if left == 0:
            first = end
            end += size
            to = end - seat * width
            left = size
    into.at = first


def seen_from(seat: i64, players: i64, who: i64) -> i64:
    """A seat as seen from another, or nobody."""
    return NONE if who < 0 else who - seat if who >= seat else who - seat + players


def put_seat(into: Slate, who: i64, seat: i64, players: i64) -> None:
    put(into, seen_from(seat, players, who))


def put_who(into: Slate, seats: list[int], seat: i64, players: i64) -> None:
    """A list of seats, or nobody, as seen from one of them."""
    places = into.places
    at = into.at
    for number in seats:
        who: i64 = number
        if who < 0:
            places[at] = NONE
        else:
            places[at] = i32(who - seat if who >= seat else who - seat + players)
        at += 1
    into.at = at


def put_seats(into: Slate, seats: list[int], seat: i64, players: i64, size: i64, first: i64 = 0) -> None:
    """Seats in an order, from the ``first`` that counts, as seen from one of them; nobody in the places left."""
    places = into.places
    at = into.at
    end = at + size
    skip = first
    for number in seats:
        if skip > 0:
            skip -= 1
        elif at < end:
            who: i64 = number
            places[at] = i32(who - seat if who >= seat else who - seat + players)
            at += 1
    while at < end:
        places[at] = NONE
        at += 1
    into.at = at


def put_bits(into: Slate, bits: i64, size: i64) -> None:
    """One number for each bit, the least first."""
    places = into.places
    at = into.at
    end = at + size
    while at < end:
        places[at] = i32(bits & 1)
        bits >>= 1
        at += 1
    into.at = at


def put_bits_by_seat(into: Slate, bits: i64, seat: i64, players: i64) -> None:
    put_bits(into, bits >> seat | bits << (players - seat), players)
