"""``make bench``: our games in source and compiled form beside other people's, measured in one run by CPU time.

``python -m bench [SECONDS] [--json FILE] [--plot FILE]``

Everything is measured several times by turns and the best of each figure counts: whatever else the machine does makes
things slower, never faster.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.plot import draw

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
YARDSTICK = "OpenSpiel backgammon"
PYTHON_PEER = "Catanatron, four random players"
SEARCH_PEER = "OpenSpiel tree search, gin rummy"
TIMES = 5
TITLE = (
    "ours, decisions per CPU second of random play in source and compiled form, beside Catanatron and backgammon,\n"
    "and full rollouts beside OpenSpiel's tree search"
)

Row = dict[str, Any]


def run(module: str, path: str, seconds: float) -> list[Row]:
    """The figures of one module, from a process of its own."""
    command = [sys.executable, "-m", module, str(seconds)]
    env = {**os.environ, "PYTHONPATH": path}
    told = subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [json.loads(line) for line in told.splitlines() if line.startswith("{")]


def our_games(form: str, seconds: float) -> list[Row]:
    rows = run("bench.engine", str(COMPILED) if form == "compiled" else "", seconds)
    if any(row["compiled"] != (form == "compiled") for row in rows):
        raise SystemExit(f"the {form} form was meant, but another one ran")
    return rows


def main() -> None:
    build = ROOT / "build"
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=3.0, help="CPU seconds for each table and form")
    parser.add_argument("--json", type=Path, default=build / "bench.json", help="where the figures are written")
    parser.add_argument("--plot", type=Path, default=build / "bench.svg", help="where the costs are drawn, SVG or PNG")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 120)
    peers, source, compiled = measure(console, asked.seconds / TIMES)
    console.print(_peers(peers), _ours(source, compiled, peers))
    asked.json.write_text(
        json.dumps({"peers": peers, "source": source, "compiled": compiled}, indent=1) + "\n", "utf-8"
    )
    draw(asked.plot, source, compiled, peers)
    console.print(f"The figures are in {asked.json}, the plot in {asked.plot}.")


def measure(console: Console, seconds: float) -> tuple[dict[str, Row], list[Row], list[Row]]:
    """The best figures of other people's games by name, and of ours in source and in compiled form."""
    peers: list[Row] = []
    source: list[Row] = []
    compiled: list[Row] = []
    for time in range(1, TIMES + 1):
        with console.status(f"measuring other people's games ({time} of {TIMES})"):
            peers = better(peers, run("bench.peers", "", seconds))
        with console.status(f"measuring the source form ({time} of {TIMES})"):
            source = better(source, our_games("source", seconds))
        with console.status(f"measuring the compiled form ({time} of {TIMES})"):
            compiled = better(compiled, our_games("compiled", seconds))
    return {row["peer"]: row for row in peers}, source, compiled


def better(known: list[Row], measured: list[Row]) -> list[Row]:
    """Row by row the best of each figure: the most in a second, the least time."""
    if not known:
        return measured
    return [{key: _best(key, old[key], new[key]) for key in old} for old, new in zip(known, measured, strict=True)]


def _best(key: str, old: Any, new: Any) -> Any:
    if key.endswith("/s"):
        return max(old, new)
    return min(old, new) if key.endswith("µs") else old


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="right" if table.columns else "left")
    return table


def _peers(peers: dict[str, Row]) -> Table:
    names = ("decisions/s", "games/s", "decisions/game", "simulations/s", "copy µs")
    table = _table("other people's games, random play, per CPU second", "game", *names)
    for name, row in peers.items():
        figures = [f"{row[key]:,.1f}" if key in row else "-" for key in names]
        table.add_row(name, *(["not installed"] if "missing" in row else figures))
    return table


def _ours(source: list[Row], compiled: list[Row], peers: dict[str, Row]) -> Table:
    headings = ("source", "× Catan", "compiled", "× backg.", "× source", "games/s", "rollouts/s", "× search", "copy µs")
    table = _table(TITLE, "game, seats", *headings)
    for slow, fast in zip(source, compiled, strict=True):
        table.add_row(
            f"{slow['game']} {slow['edition']} {slow['players']}",
            f"{slow['decisions/s']:,.0f}",
            _ratio(slow, peers, PYTHON_PEER, "decisions/s"),
            f"{fast['decisions/s']:,.0f}",
            _ratio(fast, peers, YARDSTICK, "decisions/s"),
            f"{fast['decisions/s'] / slow['decisions/s']:.1f}",
            f"{fast['games/s']:,.0f}",
            f"{fast['simulations/s']:,.0f}",
            _ratio(fast, peers, SEARCH_PEER, "simulations/s"),
            f"{fast['copy µs']:.1f}",
        )
    return table


def _ratio(row: Row, peers: dict[str, Row], peer: str, key: str) -> str:
    other = peers.get(peer, {}).get(key)
    return f"{row[key] / other:.1f}" if other else "-"


if __name__ == "__main__":
    main()
