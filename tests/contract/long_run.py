"""The contract's checks at length: ``python tests/contract/long_run.py --games 2000 --jobs 2``.

Plays that many random games of every game, edition and player count (``--options`` adds every option's other values)
with everything checked along the way, and prints a line for each, with the time since the beginning. ``--purpose 0``
leaves every decision to chance; ``--only deals=cunning`` plays with that option alone, and tells how deals fared.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from contract.checks import Walk
from contract.configurations import Configuration, configurations, plain_configurations
from contract.speaking import Tally
from fernhandel import compiled

CHUNK = 25


def play(configuration: Configuration, first: int, look_every: int, purpose: int) -> tuple[int, str, Tally]:
    """Decisions made in one chunk of games, what went wrong if anything did, and how deals fared."""
    made = 0
    tally = Tally()
    for seed in range(first, first + CHUNK):
        walk = Walk(configuration, seed, look_every, purpose)
        try:
            walk.run()
        except Exception as error:  # a long run goes on and tells of every failure
            return made, f"seed {seed}, decision {walk.made}: {type(error).__name__}: {error}", tally
        made += walk.made
        tally.join(walk.tally)
    return made, "", tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--look-every", type=int, default=12)
    parser.add_argument("--purpose", type=int, default=2)
    parser.add_argument("--options", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--game", default="")
    asked = parser.parse_args()
    chosen = configurations() if asked.options or asked.only else plain_configurations()
    if asked.only:
        chosen = [configuration for configuration in chosen if str(configuration).endswith(f"-{asked.only}")]
    chosen = [configuration for configuration in chosen if asked.game in ("", configuration.game)]
    print(f"{'compiled' if compiled() else 'source'} form, {asked.games} games each, {asked.jobs} jobs", flush=True)
    failed = 0
    fared = Tally()
    with ProcessPoolExecutor(asked.jobs) as pool:
        began = time.perf_counter()
        chunks = range(asked.first, asked.first + asked.games, CHUNK)
        under_way = {
            configuration: [
                pool.submit(play, configuration, first, asked.look_every, asked.purpose) for first in chunks
            ]
            for configuration in chosen
        }
        for configuration, jobs in under_way.items():
            results = [job.result() for job in jobs]
            made = sum(count for count, _, _ in results)
            faults = [fault for _, fault, _ in results if fault]
            for _, _, tally in results:
                fared.join(tally)
            failed += len(faults)
            games = len(jobs) * CHUNK
            spent = time.perf_counter() - began
            print(f"{configuration!s:40} {games:6} games {made:9} decisions {spent:7.1f} s", *faults, flush=True)
    for what, count in sorted(fared.counts.items()):
        print(f"{what:40} {count:9}")
    print(f"{failed} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
