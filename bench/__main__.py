"""``make bench``: our games in source and compiled form beside other people's, measured in one run by CPU time.

``python -m bench [SECONDS] [--json FILE] [--plot FILE]``
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

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
YARDSTICK = "OpenSpiel backgammon"
PYTHON_PEER = "Catanatron, four random players"
SEARCH_PEER = "OpenSpiel tree search, gin rummy"

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
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=2.0, help="CPU seconds for each table and form")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    parser.add_argument("--plot", type=Path, help="draw cost against players and length of game, as SVG or PNG")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 120)
    with console.status("measuring other people's games"):
        peers = {row["peer"]: row for row in run("bench.peers", "", asked.seconds)}
    with console.status("measuring the source form"):
        source = our_games("source", asked.seconds)
    with console.status("measuring the compiled form"):
        compiled = our_games("compiled", asked.seconds)
    console.print(_peers(peers), _ours(source, compiled, peers))
    if asked.json:
        figures = {"peers": peers, "source": source, "compiled": compiled}
        asked.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    if asked.plot:
        from bench.plot import draw

        draw(asked.plot, source, compiled, peers)


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
    headings = (
        "source",
        "× Catanatron",
        "compiled",
        "× backgammon",
        "× source",
        "simulations/s",
        "× its search",
        "copy µs",
    )
    table = _table("ours, random play: decisions per CPU second and their ratios in this run", "table", *headings)
    for slow, fast in zip(source, compiled, strict=True):
        table.add_row(
            f"{slow['game']} {slow['edition']}, {slow['players']} seats",
            f"{slow['decisions/s']:,.0f}",
            _ratio(slow, peers, PYTHON_PEER, "decisions/s"),
            f"{fast['decisions/s']:,.0f}",
            _ratio(fast, peers, YARDSTICK, "decisions/s"),
            f"{fast['decisions/s'] / slow['decisions/s']:.1f}",
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
