"""The parts of the bench that drive tables; each can be run alone."""

from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.load import node, servers
from bench.load.contest import Turns, capacities, latencies, sitting_down
from bench.load.loop import Load
from bench.load.ours import Manner, OurSitting
from bench.load.results import Results
from bench.load.theirs import TheirSitting

FEW, MANY, SHARED = 50, 500, 200
OURS, THEIRS = "Fernhandel", "boardgame.io"


@dataclass
class Bench:
    turns: Turns
    build: Path
    results: Results

    async def ours(self, stack: AsyncExitStack, tables: int, manner: Manner) -> Load:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        running = stack.enter_context(servers.ours(folder))
        return await stack.enter_async_context(sitting_down(OurSitting, running, tables, manner))

    async def theirs(self, stack: AsyncExitStack, tables: int, manner: Manner) -> Load:
        running = stack.enter_context(servers.theirs(node.node(), node.install(self.build / "peer")))
        return await stack.enter_async_context(sitting_down(TheirSitting, running, tables, manner))


async def headline(bench: Bench) -> None:
    """Fifty tables of two seats: what a move costs, and how long it takes."""
    async with AsyncExitStack() as stack:
        manner = Manner()
        loads = {OURS: await bench.ours(stack, FEW, manner), THEIRS: await bench.theirs(stack, FEW, manner)}
        rows = bench.results.rows["headline"] = await capacities(loads, bench.turns)
        bench.results.waits["headline"] = await latencies(loads, bench.turns, rows)


PARTS: dict[str, Callable[[Bench], Coroutine[Any, Any, None]]] = {"headline": headline}
