"""Servers side by side: each has its turn, again and again, so that whatever else the machine does meets them all."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx

from bench.load.line import Traffic
from bench.load.loop import Load, Window
from bench.load.ours import Manner, OurSitting
from bench.load.results import Row, Wait, row, wait
from bench.load.servers import Running
from bench.load.theirs import TheirSitting

REQUEST_SECONDS = 60.0
Kind = type[OurSitting] | type[TheirSitting]
SHARES = (0.5, 0.8)  # of what the slower one can do


@dataclass(frozen=True)
class Turns:
    seconds: float
    rounds: int
    warm_up: float


@asynccontextmanager
async def sitting_down(kind: Kind, running: Running, tables: int, manner: Manner) -> AsyncIterator[Load]:
    """Programs at so many tables of a server."""
    traffic = Traffic()
    async with httpx.AsyncClient(base_url=running.address, timeout=REQUEST_SECONDS) as http:
        sittings = [kind(running.port, http, number, manner, traffic) for number in range(tables)]
        load = Load(sittings, traffic, running.cpu)
        try:
            await load.connect()
            yield load
        finally:
            load.hang_up()


async def capacities(loads: Mapping[str, Load], turns: Turns) -> list[Row]:
    """What each of them can do."""
    found = await _by_turns(loads, turns, lambda load, _: load.closed(turns.warm_up, turns.seconds))
    return [row(name, len(loads[name].sittings), windows) for name, windows in found.items()]


async def latencies(loads: Mapping[str, Load], turns: Turns, rows: list[Row]) -> list[Wait]:
    """How long moves take where each of them has the same to do; both get the same schedules."""
    capacity = min(each.moves.middle for each in rows)
    waits: list[Wait] = []
    for share in SHARES:
        rate = share * capacity

        def offered(load: Load, number: int, rate: float = rate) -> Awaitable[Window]:
            return load.open(turns.warm_up, turns.seconds, rate, number)

        found = await _by_turns(loads, turns, offered)
        waits += [wait(name, share, rate, windows) for name, windows in found.items()]
    return waits


async def _by_turns(
    loads: Mapping[str, Load], turns: Turns, drive: Callable[[Load, int], Awaitable[Window]]
) -> dict[str, list[Window]]:
    found: dict[str, list[Window]] = {name: [] for name in loads}
    for number in range(turns.rounds):
        for name, load in loads.items():
            found[name].append(await drive(load, number))
    return found
