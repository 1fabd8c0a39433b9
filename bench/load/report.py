"""The tables that a run prints."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from bench.load.results import Results, Row, Spread, Wait

GENERATOR_LIMIT = 0.9  # of a core: from there on the generator may be what limits the moves


def report(results: Results) -> RenderableType:
    shown: list[RenderableType] = []
    for part, rows in results.rows.items():
        shown += [_rows(part, rows), *_ratios(rows)]
        if part in results.waits:
            shown.append(_waits(results.waits[part]))
    shown += [f"{part} has failed: {why}" for part, why in results.failed.items()]
    return Group(*shown)


def _rows(part: str, rows: Sequence[Row]) -> Table:
    table = Table(title=part, title_justify="left")
    table.add_column("all tables at once")
    for heading in ("tables", "moves/s", "CPU µs a move", "beside it", "frames", "bytes", "generator"):
        table.add_column(heading, justify="right")
    for row in rows:
        beside = ", ".join(f"{name} {_spread(spread)}" for name, spread in row.beside.items())
        busy = f"{row.generator.middle:.0%}" + ("!" if row.generator.most > GENERATOR_LIMIT else "")
        cells = (str(row.tables), _spread(row.moves), _spread(row.cpu), beside, f"{row.frames:.2f}", f"{row.bytes:.0f}")
        table.add_row(row.name, *cells, busy)
    return table


def _ratios(rows: Sequence[Row]) -> list[str]:
    """Each beside the first, by medians."""
    first = rows[0]
    return [
        f"{first.name} : {row.name}  moves {first.moves.middle / row.moves.middle:.2f}, "
        f"CPU a move {first.cpu.middle / row.cpu.middle:.2f}"
        for row in rows[1:]
    ]


def _waits(waits: Sequence[Wait]) -> Table:
    table = Table()
    table.add_column("same offered load")
    for heading in ("load", "offered/s", "made/s", "CPU µs a move", "p50 ms", "p99 ms", "max ms", "no table free"):
        table.add_column(heading, justify="right")
    for wait in waits:
        times = [f"{time:.1f}" for time in (wait.p50, wait.p99, wait.most)]
        made = (f"{wait.offered:.0f}", f"{wait.made.middle:.0f}", _spread(wait.cpu))
        table.add_row(wait.name, f"{wait.share:.0%}", *made, *times, f"{wait.late / wait.waits:.1%}")
    return table


def _spread(spread: Spread) -> str:
    return f"{spread.middle:.0f} ({spread.least:.0f}–{spread.most:.0f})"
