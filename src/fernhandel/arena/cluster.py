"""The same tournament on a Ray cluster."""

import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from fernhandel.arena.series import AHEAD, Fixture, Played, play_fixture
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

T = TypeVar("T")
R = TypeVar("R")

KNOCK_SECONDS = 5.0
TRIES = 4  # Ray gives a cluster half a minute to come up, which a busy machine may not have


def play_on_cluster(fixtures: Iterable[Fixture], workers: int, address: str | None) -> Generator[Played, None, None]:
    """All of them, in the order in which they end."""
    return spread_on_cluster(play_fixture, fixtures, workers, address)


def spread_on_cluster(
    work: Callable[[T], R], things: Iterable[T], workers: int, address: str | None
) -> Generator[R, None, None]:
    """The work on each of these things: on the cluster of that address, or on a local one of that size."""
    ray = _ray()
    _connect(ray, workers, address)
    try:
        task = ray.remote(work)
        to_come = iter(things)
        running = [task.remote(thing) for thing in islice(to_come, workers * AHEAD)]
        while running:
            (ended,), running = ray.wait(running, num_returns=1)
            running += [task.remote(thing) for thing in islice(to_come, 1)]
            yield ray.get(ended)
    finally:
        ray.shutdown()


def _connect(ray: Any, workers: int, address: str | None) -> None:
    cpus = workers if address is None else None
    if address is not None:
        _knock(address)
    for left in reversed(range(TRIES)):
        try:
            ray.init(address=address, num_cpus=cpus, log_to_driver=False, include_dashboard=False)
            return
        except Exception as error:  # Ray's own kinds, and plain ones
            ray.shutdown()
            if not left or address is not None:
                raise BadInput(f"the cluster does not answer: {error}") from error


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdecimal():
        try:
            socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise BadInput(f"no cluster answers at {address}: {error}") from None


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput(f"a cluster needs Ray: {how_to_install('cluster')}") from None
    return ray
