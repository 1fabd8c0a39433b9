"""The parts of the bench that drive tables; each can be run alone."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load import node, servers
from bench.load.beside import Postgres, Relay, postgres, valkey
from bench.load.contest import Kind, Turns, capacities, latencies, sitting_down
from bench.load.loop import Load, Window
from bench.load.ours import Manner, OurSitting
from bench.load.results import OURS, THEIRS, Results, row
from bench.load.servers import Running
from bench.load.theirs import TheirSitting

FEW, ENOUGH, SHARED, MANY = 50, 200, 200, 500  # tables

Both = dict[str, tuple[Kind, Running]]


@dataclass
class Bench:
    turns: Turns
    build: Path
    results: Results


async def headline(bench: Bench) -> None:
    """Fifty tables of two seats: what a move costs; and how long it takes, at so many that one is always free."""
    with _both(bench) as both:
        async with _seated(both, FEW, Manner()) as loads:
            rows = bench.results.rows["headline"] = await capacities(loads, bench.turns)
        async with _seated(both, ENOUGH, Manner()) as loads:
            bench.results.waits["headline"] = await latencies(loads, bench.turns, rows)


async def many(bench: Bench) -> None:
    """Five hundred tables of two seats."""
    with _both(bench) as both:
        async with _seated(both, MANY, Manner()) as loads:
            bench.results.rows["many"] = await capacities(loads, bench.turns)


async def crowd(bench: Bench) -> None:
    """Fifty tables of four seats, with three spectators each."""
    with _both(bench) as both:
        async with _seated(both, FEW, Manner(seats=4, spectators=3)) as loads:
            bench.results.rows["crowd"] = await capacities(loads, bench.turns)


async def worded(bench: Bench) -> None:
    """Fifty tables of two seats: looks as programs want them, and in words and compressed as browsers do."""
    with _both(bench) as both, _ours() as plain:
        async with (
            _seated(both, FEW, Manner(lean=False)) as loads,
            sitting_down(OurSitting, plain, FEW, Manner()) as lean,
        ):
            bench.results.rows["worded"] = await capacities({**loads, "lean": lean}, bench.turns)


@contextmanager
def _ours(*options: str, db: str = "", beside: dict[str, int] | None = None) -> Iterator[Running]:
    with TemporaryDirectory() as folder, servers.ours(Path(folder), *options, db=db, beside=beside) as running:
        yield running


@contextmanager
def _both(bench: Bench) -> Iterator[Both]:
    installed = node.install(bench.build / "peer")
    with _ours() as ours, servers.theirs(node.node(), installed) as theirs:
        yield {OURS: (OurSitting, ours), THEIRS: (TheirSitting, theirs)}


@asynccontextmanager
async def _seated(both: Both, tables: int, manner: Manner) -> AsyncIterator[dict[str, Load]]:
    async with AsyncExitStack() as stack:
        yield {
            name: await stack.enter_async_context(sitting_down(kind, running, tables, manner))
            for name, (kind, running) in both.items()
        }


# -- several processes -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stand:
    """How many processes, and what they stand on."""

    workers: int
    postgres: Postgres | None = None
    relay: Relay | None = None

    @property
    def name(self) -> str:
        database = "PostgreSQL" if self.postgres else "SQLite"
        return f"{self.workers} on {database}{', Valkey' if self.relay else ''}"

    async def turn(self, turns: Turns) -> Window:
        """On an empty database, in fresh processes: those of the others would go on asking for news."""
        options, beside, db = ["--workers", str(self.workers)], {}, ""
        if self.postgres is not None:
            db, beside["database"] = self.postgres.new_database(), self.postgres.pid
        if self.relay is not None:
            options += ["--valkey", self.relay.address]
            beside["relay"] = self.relay.pid
        with _ours(*options, db=db, beside=beside) as running:
            async with sitting_down(OurSitting, running, SHARED, Manner()) as load:
                return await load.closed(turns.warm_up, turns.seconds)


async def workers(bench: Bench) -> None:
    """Two hundred tables of two seats: one and two processes, on SQLite and on PostgreSQL."""
    with postgres() as database, valkey() as relay:
        stands = [Stand(1), Stand(2), Stand(1, database), Stand(2, database)]
        stands += [Stand(2, database, relay)] if relay is not None else []
        found: dict[str, list[Window]] = {stand.name: [] for stand in stands}
        for _ in range(bench.turns.rounds):
            for stand in stands:
                found[stand.name].append(await stand.turn(bench.turns))
    bench.results.rows["workers"] = [row(name, SHARED, windows) for name, windows in found.items()]
