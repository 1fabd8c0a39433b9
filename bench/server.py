"""What a move costs at a server and how long it takes, beside boardgame.io in the same run: ``make bench-server``.

``python -m bench.server --only headline --seconds 3 --rounds 2`` gives the first part in a minute.
"""

import argparse
import os
import platform
import sys
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console

import fernhandel
from bench.load.contest import Turns
from bench.load.loop import Failed
from bench.load.parts import PARTS, Bench
from bench.load.report import report
from bench.load.results import Results

BUILD = Path(__file__).parents[1] / "build"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default=",".join(PARTS), help=f"parts with commas between: {', '.join(PARTS)}")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each turn")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each server")
    parser.add_argument("--warm-up", type=float, default=1.5, help="seconds before each turn that are not counted")
    parser.add_argument("--json", type=Path, default=BUILD / "bench-server.json", help="where the figures are written")
    asked = parser.parse_args()
    parts = asked.only.split(",")
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    turns = Turns(asked.seconds, asked.rounds, asked.warm_up)
    results = Results(machine=machine(turns))
    run(Bench(turns, BUILD, results), parts)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(results)))
    Console(width=None if sys.stdout.isatty() else 120).print(report(results))
    sys.exit(1 if results.failed else 0)


def run(bench: Bench, parts: list[str]) -> None:
    """One part after the other; one that fails does not keep the others from running."""
    for part in parts:
        print(f"==> {part}: {(PARTS[part].__doc__ or '').splitlines()[0]}", flush=True)
        try:
            uvloop.run(PARTS[part](bench))
        except Failed as failed:
            bench.results.failed[part] = str(failed)


def machine(turns: Turns) -> dict[str, str | int | float]:
    return {
        "cores": os.cpu_count() or 0,
        "load before": os.getloadavg()[0],
        "python": platform.python_version(),
        "rules": "compiled" if fernhandel.compiled() else "source",
        "seconds": turns.seconds,
        "rounds": turns.rounds,
    }


if __name__ == "__main__":
    main()
