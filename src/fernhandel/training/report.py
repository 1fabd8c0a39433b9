"""The curves of a training: loss, strength over generations, and whether what is called 70 % is won so often."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib

matplotlib.use("svg")
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from fernhandel.training.choices import Trying
from fernhandel.training.plan import Report

INK = "#2f2a25"
ACCENT = "#8a3b1e"
QUIET = "#9a8f80"
ASIDE = 0.03  # of a generation, so that bars do not hide each other


def write_report(folder: Path, reports: Sequence[Report]) -> None:
    figure = Figure(figsize=(12, 3.6), layout="constrained")
    losses, strength, bins = figure.subplots(1, 3)
    _losses(losses, reports)
    _strength(strength, reports)
    _calibration(bins, reports[-1])
    figure.savefig(folder / "report.svg", metadata={"Date": None})


def _losses(axes: Axes, reports: Sequence[Report]) -> None:
    start = 0
    for report in reports:
        places = range(start, start + len(report.passes))
        axes.plot(places, [one.learned for one in report.passes], color=QUIET)
        axes.plot(places, [one.held_out for one in report.passes], color=ACCENT)
        start += len(report.passes)
    axes.set_title("Loss: learned (grey), held out")
    axes.set_xlabel("passes and bouts")


def _strength(axes: Axes, reports: Sequence[Report]) -> None:
    """By how much more than its even share each generation won: against the best one before, and while it learned."""
    sizes = sorted({gate.players for report in reports for gate in report.gates})
    for players, marker, aside in zip(sizes, "os", (-ASIDE, ASIDE), strict=False):
        gates = [(report.generation, gate) for report in reports for gate in report.gates if gate.players == players]
        means = [gate.wins.mean / gate.even for _, gate in gates]
        below = [(gate.wins.mean - gate.wins.low) / gate.even for _, gate in gates]
        above = [(gate.wins.high - gate.wins.mean) / gate.even for _, gate in gates]
        places = [number + aside for number, _ in gates]
        told = f"gate, {players} players"
        axes.errorbar(places, means, [below, above], fmt=marker, color=ACCENT, capsize=3, label=told)
    names = sorted({name for report in reports for name in report.won} - {Trying.name})
    for name, colour in zip(names, (QUIET, INK), strict=False):
        won = [(report.generation, report.won[name]) for report in reports if name in report.won]
        axes.plot(*zip(*won, strict=True), ".-", color=colour, label=f"drawn, against {name}")
    axes.axhline(1.0, color=QUIET, linewidth=1)
    axes.set_title("Won, as a multiple of an even share")
    axes.set_xlabel("generation")
    axes.set_xticks(range(len(reports)))
    axes.legend(frameon=False)


def _calibration(axes: Axes, report: Report) -> None:
    axes.plot([0, 1], [0, 1], color=QUIET, linewidth=1)
    axes.plot([one.said for one in report.bins], [one.came for one in report.bins], "o", color=ACCENT)
    axes.set_title("Chances: said, and come true")
    axes.set_xlabel("said")
