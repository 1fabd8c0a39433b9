"""What a move costs at a server and how long it takes, beside boardgame.io in the same run: ``make bench-server``.

``python -m bench.server --only headline --seconds 3 --rounds 2`` gives the first part in a minute.

Ours runs as it is deployed: every move is on disk before it is answered. boardgame.io runs with its own storage, in
memory, and with a game of ours (``bench/peer``) of the same weight: secret hands and a secret deck, credentials, moves
by chance, frames of the same size, games that end. One generator drives both. It plays every seat over a socket of its
own, with random legal moves; when a game is over, or after 350 moves, the next one is laid, and that is part of the
load.

Servers take turns, so that whatever else the machine does meets them all; the start of a turn is not counted. What is
told is the median of the turns and their range.

- All tables move as soon as they can (closed loop): moves a second, and CPU time a move of the server and everything
  it has started, as the kernel counts it. Databases are counted apart. The generator's share of a core is told too:
  near the whole of one, it is the generator that is measured.
- Moves are due at set times, the same for both servers, at half and at four fifths of what the slower one can do (open
  loop): milliseconds from when a move was due, not from when it could be sent, until its mover knows the table after
  it. A server that stalls makes all moves wait that are due meanwhile, and all of them count.

What takes turns runs beside the generator on the same machine: figures of a machine that does something else meanwhile
are good for their ratios at best.
"""

import argparse
import os
import platform
import signal
import sys
from pathlib import Path

import httpx
import msgspec
import uvloop
from rich.console import Console

import fernhandel
from bench.load.contest import Turns
from bench.load.loop import Failed
from bench.load.parts import Bench, crowd, headline, many, worded, workers
from bench.load.people import people
from bench.load.picture import draw
from bench.load.report import report
from bench.load.results import Results
from bench.load.standing import cold, idle

PARTS = {part.__name__: part for part in (headline, many, crowd, worded, workers, cold, idle, people)}
BUILD = Path(__file__).parents[1] / "build"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default=",".join(PARTS), help=f"parts with commas between: {', '.join(PARTS)}")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each turn")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each server")
    parser.add_argument("--warm-up", type=float, default=1.5, help="seconds before each turn that are not counted")
    parser.add_argument("--json", type=Path, default=BUILD / "bench-server.json", help="where the figures are written")
    parser.add_argument(
        "--plot", type=Path, default=BUILD / "bench-server.svg", help="where they are drawn, SVG or PNG"
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever stops it leaves no server behind
    asked = parser.parse_args()
    parts = asked.only.split(",")
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    turns = Turns(asked.seconds, asked.rounds, asked.warm_up)
    results = Results(machine=machine(turns))
    run(Bench(turns, BUILD, results), parts)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(results)))
    draw(asked.plot, results)
    Console(width=None if sys.stdout.isatty() else 120).print(report(results))
    sys.exit(1 if results.failed else 0)


def run(bench: Bench, parts: list[str]) -> None:
    """One part after the other; one that fails does not keep the others from running."""
    for part in parts:
        print(f"==> {part}: {(PARTS[part].__doc__ or '').splitlines()[0]}", flush=True)
        try:
            uvloop.run(PARTS[part](bench))
        except (Failed, httpx.HTTPError, OSError) as failed:
            bench.results.failed[part] = f"{type(failed).__name__}: {failed}"


def machine(turns: Turns) -> dict[str, str | int | float]:
    return {
        "cores": os.cpu_count() or 0,
        "load before": round(os.getloadavg()[0], 1),
        "python": platform.python_version(),
        "rules": "compiled" if fernhandel.compiled() else "source",
        "seconds": turns.seconds,
        "rounds": turns.rounds,
    }


if __name__ == "__main__":
    main()
