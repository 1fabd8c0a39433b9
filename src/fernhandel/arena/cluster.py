"""The same tournament on a Ray cluster."""

from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from fernhandel.arena.series import Fixture, Played, play_fixture
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

FIXTURES_AHEAD = 4  # for each worker


def play_on_cluster(fixtures: Iterable[Fixture], workers: int, address: str | None) -> Generator[Played, None, None]:
    """All of them, in the order in which they end: on the cluster of that address, or on a local one of that size."""
    ray = _ray()
    local = address is None
    ray.init(address=address, num_cpus=workers if local else None, log_to_driver=False, include_dashboard=False)
    try:
        task = ray.remote(play_fixture)
        to_come = iter(fixtures)
        running = [task.remote(fixture) for fixture in islice(to_come, workers * FIXTURES_AHEAD)]
        while running:
            (ended,), running = ray.wait(running, num_returns=1)
            running += [task.remote(fixture) for fixture in islice(to_come, 1)]
            yield ray.get(ended)
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput(f"a cluster needs Ray: {how_to_install('cluster')}") from None
    return ray
