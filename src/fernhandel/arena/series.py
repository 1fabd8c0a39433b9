"""Many matches, spread over processes; a backend for a cluster is in ``cluster``."""

from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Signal
from typing import NamedTuple

from fernhandel.arena.interrupts import unheard_by_workers
from fernhandel.arena.match import Outcome, Pairing, play_one

FIXTURES_AHEAD = 4  # for each worker, so that none waits for the next


class Fixture(NamedTuple):
    """One game to be played: its number in the series, who sits where, and its seed."""

    number: int
    pairing: Pairing
    seed: int


Played = tuple[Fixture, Outcome]

_stop: Signal | None = None


def play_fixture(fixture: Fixture) -> Played:
    return fixture, play_one(fixture.pairing, fixture.seed, _stopped)


def _stopped() -> bool:
    return _stop is not None and _stop.is_set()


def play_series(fixtures: Iterable[Fixture], workers: int) -> Generator[Played, None, None]:
    """All of them, in the order in which they end."""
    if workers == 1:
        for fixture in fixtures:
            yield play_fixture(fixture)
        return
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_work, initargs=(stop,)) as pool:
        to_come = iter(fixtures)
        with unheard_by_workers():
            running = {pool.submit(play_fixture, fixture) for fixture in islice(to_come, workers * FIXTURES_AHEAD)}
        try:
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play_fixture, fixture) for fixture in islice(to_come, len(ended))}
                for future in ended:
                    yield future.result()
        finally:  # also when the reader breaks off: nothing more is begun, and what runs ends soon
            stop.set()
            pool.shutdown(cancel_futures=True)


def _begin_work(stop: Signal) -> None:
    """In a worker."""
    global _stop
    _stop = stop
