"""Garbage is swept away while nobody plays, or when there is much of it."""

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from fernhandel.server import garbage


class Ring:
    """Refers to itself: it has to be looked for."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "TURN_SECONDS", 0.001)
    monkeypatch.setattr(garbage, "SWEEP_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "WORTH", -1)
    usual = gc.get_threshold()
    garbage.keep()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


def swept(done: Callable[[], int], tidying: float = 1.0) -> bool:
    """Whether a ring that nobody holds any more is gone after a while."""

    async def play() -> bool:
        task = asyncio.create_task(garbage.tidy(done))
        ring = weakref.ref(Ring())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(tidying):
                while ring() is not None:
                    await asyncio.sleep(0.001)
        task.cancel()
        return ring() is None

    return asyncio.run(play())


def test_in_a_quiet_moment() -> None:
    assert swept(lambda: 7, tidying=30.0)


def test_not_while_somebody_plays() -> None:
    count = iter(range(1_000_000))
    assert not swept(lambda: next(count))


def test_even_then_if_there_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MOST", -1)
    count = iter(range(1_000_000))
    assert swept(lambda: next(count), tidying=30.0)
