"""The tables that a run prints."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from bench.load.results import OURS, THEIRS, Cold, Idle, Lists, Results, Row, Spread, Wait

MEGABYTE = 1e6
GENERATOR_LIMIT = 0.9  # of a core: from there on the generator may be what limits the moves


def report(results: Results) -> RenderableType:
    shown: list[RenderableType] = [", ".join(f"{name}: {value}" for name, value in results.machine.items())]
    for part, rows in results.rows.items():
        shown.append(_rows(part, rows))
        named = {row.name: row for row in rows}
        if OURS in named and THEIRS in named:
            shown.append(_ratio(named[OURS], named[THEIRS]))
        if part in results.waits:
            shown.append(_waits(results.waits[part]))
    if results.cold is not None:
        shown.append(_cold(results.cold))
    if results.idle is not None:
        shown.append(_idle(results.idle))
    if results.lists is not None:
        shown.append(_lists(results.lists))
    shown += [f"{part} has failed: {why}" for part, why in results.failed.items()]
    return Group(*shown)


def _rows(part: str, rows: Sequence[Row]) -> Table:
    table = Table(title=part, title_justify="left")
    table.add_column("all tables at once")
    for heading in ("tables", "moves/s", "CPU µs a move", "beside it", "frames", "bytes", "generator"):
        table.add_column(heading, justify="right")
    for row in rows:
        beside = ", ".join(f"{name} {spread.middle:.0f}" for name, spread in row.beside.items())
        busy = f"{row.generator.middle:.0%}" + ("!" if row.generator.most > GENERATOR_LIMIT else "")
        cells = (str(row.tables), _spread(row.moves), _spread(row.cpu), beside, f"{row.frames:.2f}", f"{row.bytes:.0f}")
        table.add_row(row.name, *cells, busy)
    return table


def _ratio(first: Row, second: Row) -> str:
    moves, cpu = first.moves.middle / second.moves.middle, first.cpu.middle / second.cpu.middle
    return f"{first.name} : {second.name}, medians: moves {moves:.2f}, CPU a move {cpu:.2f}\n"


def _waits(waits: Sequence[Wait]) -> Table:
    table = Table()
    table.add_column("same offered load")
    for heading in (
        "load",
        "offered/s",
        "made/s",
        "CPU µs a move",
        "p50 ms",
        "p99 ms",
        "max ms",
        "no table",
        "sent late",
    ):
        table.add_column(heading, justify="right")
    for wait in waits:
        cells = [f"{wait.share:.0%}", f"{wait.offered:.0f}", f"{wait.made.middle:.0f}", _spread(wait.cpu)]
        cells += [f"{milliseconds:.1f}" for milliseconds in (wait.p50, wait.p99, wait.most)]
        table.add_row(wait.name, *cells, f"{wait.late / wait.waits:.1%}", f"{wait.lag:.1f}")
    return table


def _spread(spread: Spread) -> str:
    return f"{spread.middle:.0f} ({spread.least:.0f}–{spread.most:.0f})"


def _cold(cold: Cold) -> str:
    look = cold.look
    return (
        f"cold: a fresh process tells of a table of {cold.moves} moves after {look.middle:.1f} ms "
        f"({look.least:.1f}–{look.most:.1f}), of the first one after {cold.first:.0f} ms"
    )


def _idle(idle: Idle) -> str:
    empty, opened, loaded = (round(size / MEGABYTE) for size in (idle.empty, idle.opened, idle.loaded))
    return (
        f"idle: {idle.tables} tables: {opened} MB in the process that has laid them, which takes {idle.cpu:.1%} of "
        f"a core while nobody asks; {loaded} MB in a fresh one that has told of them all; {empty} MB without them"
    )


def _lists(lists: Lists) -> str:
    return (
        f"people: with {lists.people} people and {lists.tables} tables home takes {lists.home:.1f} ms of CPU time "
        f"({lists.first:.0f} the first time), the lobby {lists.lobby:.1f} ms with a list made anew"
    )
