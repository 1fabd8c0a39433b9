"""Cost of a game against its players and its length, ours beside other people's."""

from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure

import fernhandel

matplotlib.use("svg")

Row = dict[str, Any]
COLOURS = dict(
    zip((about.id for about in fernhandel.games()), ("#8a3b1e", "#1d5c8a", "#3d6b35", "#6a4a8a"), strict=False)
)


def draw(path: Path, source: list[Row], compiled: list[Row], peers: dict[str, Row]) -> None:
    figure = Figure(figsize=(10, 4), layout="constrained")
    players, length = figure.subplots(1, 2)
    for form, rows, line in (("compiled", compiled, "-o"), ("source", source, "--o")):
        for key in dict.fromkeys((row["game"], row["edition"]) for row in rows):
            own = [row for row in rows if (row["game"], row["edition"]) == key]
            costs = [1e6 / row["decisions/s"] for row in own]
            label = f"{key[0]} {key[1]}, {form}"
            players.plot([row["players"] for row in own], costs, line, color=COLOURS[key[0]], label=label)
            length.plot(
                [row["decisions/game"] for row in own],
                [1e3 / row["games/s"] for row in own],
                line[-1],
                color=COLOURS[key[0]],
            )
    for name, row in peers.items():
        if "games/s" in row:
            length.plot(row["decisions/game"], 1e3 / row["games/s"], "k+")
            length.annotate(name, (row["decisions/game"], 1e3 / row["games/s"]), fontsize=7)
    players.set(xlabel="players", ylabel="µs for a decision", yscale="log")
    length.set(xlabel="decisions in a game", ylabel="ms for a game", xscale="log", yscale="log")
    players.legend(fontsize=6)
    figure.savefig(path)
