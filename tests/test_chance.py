"""The table's own luck: the same numbers for a seed everywhere and for ever, each equally likely."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fernhandel import Rng

SEEDS = st.integers(0, 2**128 - 1)


def sfc32(seed: int, count: int) -> list[int]:
    """The published algorithm in plain arithmetic, seeded as records promise."""
    digest = sha256(f"fernhandel {seed}".encode()).digest()
    a, b, c, counter = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
    words = []
    for _ in range(count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c + c * 8) % 2**32
        c = (c * 2**21 % 2**32 + c // 2**11 + word) % 2**32
        words.append(word)
    return words


def evenness(counts: "Counter[int]", cells: int) -> float:
    """Chi-square: about ``cells`` for a fair generator."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_known_values() -> None:
    rng = Rng.from_seed(7)
    assert [rng.word() for _ in range(4)] == [1908049445, 1510344253, 3860490065, 2298243005]
    assert rng.state() == (594360767, 389157218, 3814038980, 857206559)


def test_known_throws_and_order() -> None:
    dice = Rng.from_seed(7)
    assert [dice.below(6) + 1 for _ in range(8)] == [3, 3, 6, 4, 3, 2, 4, 4]
    cards = list(range(8))
    Rng.from_seed(7).shuffle(cards)
    assert cards == [4, 7, 0, 1, 6, 5, 2, 3]


@given(SEEDS)
def test_the_algorithm_is_sfc32(seed: int) -> None:
    rng = Rng.from_seed(seed)
    assert [rng.word() for _ in range(50)] == sfc32(seed, 50)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100])
def test_below_reaches_every_value_equally_often(n: int) -> None:
    rng = Rng.from_seed(n)
    counts = Counter(rng.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert evenness(counts, n) < n + 6 * (2 * n) ** 0.5


def test_below_is_even_where_the_numbers_do_not_divide() -> None:
    """Eight words for three values: every third value would come up too rarely if none were thrown away."""
    rng = Rng.from_seed(1)
    counts = Counter(rng.below(3 * 2**29) % 3 for _ in range(6000))
    assert evenness(counts, 3) < 3 + 6 * 6**0.5


@given(SEEDS, st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng.from_seed(seed)
    assert all(0 <= rng.below(n) < n for _ in range(5))


def test_shuffle_reaches_every_order_equally_often() -> None:
    rng = Rng.from_seed(3)
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(4800):
        cards = list(range(4))
        rng.shuffle(cards)
        counts[orders[tuple(cards)]] += 1
    assert evenness(counts, 24) < 24 + 6 * 48**0.5


def test_a_copy_goes_on_alone() -> None:
    rng = Rng.from_seed(5)
    rng.word()
    copy = rng.copy()
    ahead = [copy.word() for _ in range(10)]
    assert [rng.word() for _ in range(10)] == ahead
    assert copy.state() == rng.state()
    copy.word()
    assert copy.state() != rng.state()


def test_the_state_continues_the_stream() -> None:
    rng = Rng.from_seed(5)
    rng.word()
    again = Rng(*rng.state())
    assert [again.word() for _ in range(10)] == [rng.word() for _ in range(10)]


def test_a_fork_is_a_stream_of_its_own() -> None:
    rng = Rng.from_seed(5)
    fork = rng.fork()
    after = rng.state()
    drawn = [fork.word() for _ in range(1000)]
    assert rng.state() == after  # drawing from the fork leaves its parent alone
    assert not set(drawn) & {rng.word() for _ in range(1000)}
    assert not set(drawn) & set(sfc32(5, 2000))


def test_seeds_differ() -> None:
    assert len({Rng.from_seed(seed).word() for seed in range(1000)}) == 1000


@pytest.mark.parametrize("seed", [-1, 2**128, 2**200])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=r"a seed is an integer from 0 to 2\*\*128 - 1"):
        Rng.from_seed(seed)


@pytest.mark.parametrize("seed", [0, 2**128 - 1])
def test_the_first_and_the_last_seed_are_good(seed: int) -> None:
    assert Rng.from_seed(seed).word() == sfc32(seed, 1)[0]
