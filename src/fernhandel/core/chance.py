"""The table's own luck: a small generator whose whole state is four integers.

The algorithm is sfc32: only additions, shifts and exclusive-ors on 32-bit words, so compiled and interpreted code,
on every platform, draw the same numbers for the same seed.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 128


class Rng:
    """A stream of random numbers, seeded by an integer.

    >>> dice = Rng.from_seed(7)
    >>> [dice.below(6) + 1 for _ in range(8)]
    [3, 3, 6, 4, 3, 2, 4, 4]
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def from_seed(seed: int) -> "Rng":
        """The stream of this seed; any integer from 0 up to 128 bits."""
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is an integer from 0 to 2**128 - 1, not {seed}")
        words = sha256(b"fernhandel %d" % seed).digest()
        return Rng(
            int.from_bytes(words[0:4], "little"),
            int.from_bytes(words[4:8], "little"),
            int.from_bytes(words[8:12], "little"),
            int.from_bytes(words[12:16], "little"),
        )

    def __repr__(self) -> str:
        return f"Rng{self.state()}"

    def __reduce__(self) -> tuple[type["Rng"], tuple[int, int, int, int]]:
        return Rng, self.state()

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def state(self) -> tuple[int, int, int, int]:
        """The four integers that continue this stream: ``Rng(*rng.state())``."""
        return (self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 random bits."""
        b, c, counter = self.b, self.c, self.counter
        drawn: i64 = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & MASK
        self.c = ((c << 21 | c >> 11) + drawn) & MASK
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n at most 2**31)."""
        while True:
            product: i64 = self.word() * n
            low = product & MASK
            if low >= n or low >= (MASK + 1) % n:  # the remainder is below n: seldom worth a division
                return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> "Rng":
        """A new, independent stream, drawn from this one."""
        return Rng(self.word(), self.word(), self.word(), self.word())
