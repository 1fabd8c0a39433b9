"""What a move costs at each server, and how long it takes where all of them have the same to do."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.load.results import THEIRS, Results, Row, Wait

matplotlib.use("svg")

OUR_INK, THEIR_INK = "#8a3b1e", "#1d5c8a"


def draw(path: Path, results: Results) -> None:
    """Whatever parts were run."""
    parts = {part: rows for part, rows in results.rows.items() if rows}
    waits = [wait for part in results.waits.values() for wait in part]
    if not parts and not waits:
        return
    figure = Figure(figsize=(11, 1.5 + 0.3 * sum(len(rows) + 1 for rows in parts.values())), layout="constrained")
    costs, times = figure.subplots(1, 2, width_ratios=(3, 2))
    _costs(costs, parts)
    _times(times, waits)
    figure.savefig(path)


def _costs(axes: Axes, parts: dict[str, list[Row]]) -> None:
    """The median and the range of the turns; where there is a database, a ring for both together."""
    labels: list[str] = []
    for part, rows in parts.items():
        for row in rows:
            cpu, at = row.cpu, len(labels)
            axes.plot([cpu.least, cpu.most], [at, at], "-|", color=_ink(row.name), linewidth=3)
            axes.plot(cpu.middle, at, "o", color=_ink(row.name))
            whole = cpu.middle + sum(beside.middle for beside in row.beside.values())
            if row.beside:
                axes.plot(whole, at, "o", color=_ink(row.name), fillstyle="none")
            axes.annotate(f"   {row.moves.middle:.0f}/s", (max(whole, cpu.most), at), va="center", fontsize=7)
            labels.append(f"{part}: {row.name}")
        axes.axhline(len(labels) - 0.5, color="#ddd", linewidth=1)
    axes.set_yticks(range(len(labels)), labels, fontsize=7)
    axes.invert_yaxis()
    axes.margins(x=0.15, y=0.08)
    axes.set(xlabel="CPU µs a move, and moves a second, where all tables move as soon as they can", xscale="log")


def _times(axes: Axes, waits: Sequence[Wait]) -> None:
    """From the median to the 99th in a hundred, with the longest wait above."""
    for number, wait in enumerate(waits):
        colour = _ink(wait.name)
        axes.plot([number, number], [wait.p50, wait.p99], "-o", color=colour, linewidth=4)
        axes.plot(number, wait.most, "_", color=colour, markersize=12)
    labels = [f"{wait.name}\n{wait.share:.0%}: {wait.offered:.0f}/s" for wait in waits]
    axes.set_xticks(range(len(labels)), labels, fontsize=7)
    axes.margins(x=0.15)
    axes.set(ylabel="ms from when a move is due: p50, p99, maximum", yscale="log")


def _ink(name: str) -> str:
    return THEIR_INK if name == THEIRS else OUR_INK
