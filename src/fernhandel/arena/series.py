"""Many matches, spread over processes; a backend for a cluster is in ``cluster``."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from typing import NamedTuple, TypeVar

from fernhandel.arena.interrupts import interrupts_held_back
from fernhandel.arena.match import Outcome, Pairing, play_one

AHEAD = 4  # things for each worker, so that none waits for the next

T = TypeVar("T")
R = TypeVar("R")


class Fixture(NamedTuple):
    """One game to be played: its number in the series, who sits where, and its seed."""

    number: int
    pairing: Pairing
    seed: int


Played = tuple[Fixture, Outcome]


def play_fixture(fixture: Fixture) -> Played:
    return fixture, play_one(fixture.pairing, fixture.seed)


def play_series(fixtures: Iterable[Fixture], workers: int) -> Generator[Played, None, None]:
    """All of them, in the order in which they end."""
    return spread(play_fixture, fixtures, workers)


def spread(work: Callable[[T], R], things: Iterable[T], workers: int) -> Generator[R, None, None]:
    """The work on each of these things, over so many processes, in the order in which it ends."""
    if workers == 1:
        for thing in things:
            yield work(thing)
        return
    others = set(active_children())
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        to_come = iter(things)
        running: set[Future[R]] = set()
        try:
            with interrupts_held_back():  # workers begin here, and do not hear them either
                running |= {pool.submit(work, one) for one in islice(to_come, workers * AHEAD)}
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(work, thing) for thing in islice(to_come, len(ended))}
                for future in ended:
                    yield future.result()
        finally:
            with interrupts_held_back():  # pressed twice, the key is for the same end
                if running:  # the reader breaks off: a bot in thought is not waited for
                    for worker in set(active_children()) - others:
                        worker.kill()
                pool.shutdown(cancel_futures=True)
