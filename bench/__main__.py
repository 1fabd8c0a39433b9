"""``make bench``: the engine in source and compiled form side by side. ``python -m bench [SECONDS] [--json FILE]``."""

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


def run(form: str, seconds: float) -> list[dict[str, Any]]:
    """The figures of one form, from a process of its own."""
    path = str(COMPILED) if form == "compiled" else ""
    command = [sys.executable, "-m", "bench.engine", str(seconds)]
    env = {**os.environ, "PYTHONPATH": path}
    told = subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout
    rows = [json.loads(line) for line in told.splitlines()]
    if any(row["compiled"] != (form == "compiled") for row in rows):
        raise SystemExit(f"the {form} form was meant, but another one ran")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=2.0, help="CPU seconds for each table and form")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 100)
    with console.status("measuring the source form"):
        source = run("source", asked.seconds)
    with console.status("measuring the compiled form"):
        compiled = run("compiled", asked.seconds)
    console.print(_table(source, compiled))
    if asked.json:
        asked.json.write_text(json.dumps({"source": source, "compiled": compiled}, indent=1), "utf-8")


def _table(source: list[dict[str, Any]], compiled: list[dict[str, Any]]) -> Table:
    table = Table(title="random play, per CPU second; ratio = compiled to source", title_justify="left")
    for heading in ("table", "decisions/s", "compiled", "ratio", "games/s compiled", "copy µs", "compiled"):
        table.add_column(heading, justify="left" if heading == "table" else "right")
    for slow, fast in zip(source, compiled, strict=True):
        table.add_row(
            f"{slow['game']} {slow['edition']}, {slow['players']} seats",
            f"{slow['decisions/s']:,.0f}",
            f"{fast['decisions/s']:,.0f}",
            f"{fast['decisions/s'] / slow['decisions/s']:.1f}",
            f"{fast['games/s']:,.0f}",
            f"{slow['copy µs']:.1f}",
            f"{fast['copy µs']:.1f}",
        )
    return table


if __name__ == "__main__":
    main()
