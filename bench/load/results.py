"""What a run has found out, as it is printed, drawn and written."""

from collections.abc import Sequence
from statistics import median, quantiles

import msgspec

from bench.load.loop import Window

OURS, THEIRS = "Fernhandel", "boardgame.io"
GENERATOR, SERVER = "generator", "server"  # groups of processes


class Spread(msgspec.Struct, frozen=True):
    """The median of several turns, and their range."""

    middle: float
    least: float
    most: float

    @classmethod
    def of(cls, found: Sequence[float]) -> "Spread":
        return cls(median(found), min(found), max(found))


class Row(msgspec.Struct, kw_only=True, frozen=True):
    """A server whose tables all move as soon as they can."""

    name: str
    tables: int
    moves: Spread
    """A second."""
    cpu: Spread
    """Microseconds a move, of the server and all its processes."""
    beside: dict[str, Spread]
    """The same for what it stands on: its database, its relay."""
    generator: Spread
    """Share of a core: near 1 the generator is what limits the moves."""
    frames: float
    """For each move, to all who watch together."""
    bytes: float
    games: float
    """Games laid for a thousand moves."""


class Wait(msgspec.Struct, kw_only=True, frozen=True):
    """A server that is offered so many moves a second, whether or not it can make them."""

    name: str
    share: float
    """Of what the slower of the servers can do."""
    offered: float
    made: Spread
    cpu: Spread
    p50: float
    p99: float
    most: float
    lag: float
    """Milliseconds by which the generator itself was late, the 99th in a hundred; they are part of the waits."""
    late: int
    """Moves for which no table was free when they were due."""
    waits: int
    """Moves that were due."""


class Cold(msgspec.Struct, kw_only=True, frozen=True):
    """Tables of so many moves that a fresh process is asked for; milliseconds until it has told of one."""

    moves: int
    first: float
    """For which it reads the game's board too."""
    look: Spread
    """Of the others."""


class Idle(msgspec.Struct, kw_only=True, frozen=True):
    """Tables at which nobody sits; bytes are those of the server and all its processes."""

    tables: int
    empty: int
    """Bytes with one table of each game."""
    opened: int
    """Bytes of the process that has laid them all."""
    loaded: int
    """Bytes of a fresh one that has told of them all."""
    cpu: float
    """Share of a core that the first of them takes while nobody asks."""


class Lists(msgspec.Struct, kw_only=True, frozen=True):
    """What lists cost in a house of so many; milliseconds of CPU time for all requests that a page makes."""

    people: int
    tables: int
    first: float
    """Of the first home that a fresh process is asked for."""
    home: float
    lobby: float
    """Each time with a list that is made anew."""


class Results(msgspec.Struct, kw_only=True):
    machine: dict[str, str | int | float]
    rows: dict[str, list[Row]] = {}
    waits: dict[str, list[Wait]] = {}
    cold: Cold | None = None
    idle: Idle | None = None
    lists: Lists | None = None
    failed: dict[str, str] = {}


def row(name: str, tables: int, windows: Sequence[Window]) -> Row:
    moves = sum(window.moves for window in windows)
    groups = windows[0].cpu.keys() - {GENERATOR, SERVER}
    return Row(
        name=name,
        tables=tables,
        moves=Spread.of([window.moves / window.seconds for window in windows]),
        cpu=_cpu(windows, SERVER),
        beside={group: _cpu(windows, group) for group in sorted(groups)},
        generator=Spread.of([window.cpu[GENERATOR] / window.seconds for window in windows]),
        frames=sum(window.frames for window in windows) / moves,
        bytes=sum(window.bytes for window in windows) / moves,
        games=1000 * sum(window.games for window in windows) / moves,
    )


def _cpu(windows: Sequence[Window], group: str) -> Spread:
    return Spread.of([1e6 * window.cpu[group] / window.moves for window in windows])


def wait(name: str, share: float, offered: float, windows: Sequence[Window]) -> Wait:
    """The waits of all turns together: a stall in one of them is not smoothed away."""
    waits = [seconds for window in windows for seconds in window.waits]
    lags = [seconds for window in windows for seconds in window.lags]
    return Wait(
        name=name,
        share=share,
        offered=offered,
        made=Spread.of([window.moves / window.seconds for window in windows]),
        cpu=_cpu(windows, SERVER),
        p50=_milliseconds(waits, 50),
        p99=_milliseconds(waits, 99),
        most=1000 * max(waits),
        lag=_milliseconds(lags, 99),
        late=sum(window.late for window in windows),
        waits=len(waits),
    )


def _milliseconds(seconds: Sequence[float], percent: int) -> float:
    return 1000 * quantiles(seconds, n=100)[percent - 1] if len(seconds) > 1 else 0.0
