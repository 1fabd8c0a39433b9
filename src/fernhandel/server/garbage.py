"""When garbage is looked for: while nobody plays, or when there may be much of it.

A look goes through what tables are made of, which is scattered over the memory: through what some hundred moves have
left it takes several milliseconds, through everything a tenth of a second, and whoever moves then waits for it.
"""

import asyncio
import gc
import time
from collections.abc import Callable

NEW = 50_000  # objects between two looks, if they come that quickly
OLDER = 20  # looks at what is new for one at what has stayed for a while
NEVER = 1_000_000
TURN_SECONDS = 0.25
SWEEP_SECONDS = 60.0  # from one sweep in a quiet moment to the next
WORTH = 20_000  # objects since the last sweep: before that there is hardly anything to find
MOST = 2_000_000


def keep() -> None:
    """All there is now stays: it is not looked through before the next sweep."""
    gc.freeze()
    gc.set_threshold(NEW, OLDER, NEVER)


def sweep() -> None:
    gc.unfreeze()
    gc.collect()
    keep()


async def tidy(done: Callable[[], int]) -> None:
    """Again and again; ``done`` counts what is done at the tables."""
    before, grown, swept = done(), 0, time.monotonic()
    while True:
        await asyncio.sleep(TURN_SECONDS)
        grown += gc.get_count()[0]
        keep()
        so_far = done()
        quiet, before = so_far == before, so_far
        calm = quiet and grown > WORTH and time.monotonic() - swept > SWEEP_SECONDS
        if calm or grown > MOST:
            sweep()
            grown, swept = 0, time.monotonic()
