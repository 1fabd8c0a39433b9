"""The tests of other people's libraries over everything there is: ``python tests/learning/all_configurations.py``.

Every game, edition, option's value and number of players goes through PettingZoo's `api_test`, `seed_test` and
`render_test`, Gymnasium's `check_env` and OpenSpiel's `random_sim_test`, each with a whole game or so many decisions.
Prints a line for each with its seconds, and fails where one of them does. ``--game``, ``--only`` and ``--library``
choose some: by chance a game of Auf Achse takes ten thousand decisions and more.
"""

import argparse
import contextlib
import io
import sys
import time
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import fernhandel.learning.gymnasium
import fernhandel.learning.openspiel  # noqa: F401  # both register the games
from contract.configurations import Configuration, configurations
from fernhandel import compiled
from fernhandel.core import shelf
from fernhandel.learning.pettingzoo import env

CYCLES = 300  # decisions of PettingZoo's tests


def pettingzoo(configuration: Configuration) -> None:
    make = partial(env, configuration.game, **terms(configuration))
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES)
    render_test(make)


def of_gymnasium(configuration: Configuration) -> None:
    asked = terms(configuration)
    title = shelf.title(configuration.game)
    name = title.encoding(configuration.make(0).terms).name
    check_env(gymnasium.make(f"fernhandel/{name}", opponents="random", **asked).unwrapped)


def openspiel(configuration: Configuration) -> None:
    """One whole game, with OpenSpiel's checks at every decision; a state is written down and read again."""
    options = {key: value for key, value in terms(configuration).items() if key != "players"}
    said = ";".join(f"{name}:{value}" for name, value in options.items())
    game = pyspiel.load_game(f"fernhandel_{configuration.game}(players={configuration.players},options={said})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


TESTS: dict[str, Callable[[Configuration], None]] = {
    "PettingZoo": pettingzoo,
    "Gymnasium": of_gymnasium,
    "OpenSpiel": openspiel,
}


def terms(configuration: Configuration) -> dict[str, Any]:
    changed = dict([configuration.changed]) if configuration.changed else {}
    return {"players": configuration.players, "edition": configuration.edition, **changed}


def tried(library: str, configuration: Configuration) -> tuple[float, str, set[str]]:
    """The seconds of one library's tests, what went wrong if anything did, and what they warn of."""
    began = time.perf_counter()
    fault = ""
    with warnings.catch_warnings(record=True) as warned, contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        try:
            TESTS[library](configuration)
        except Exception as error:  # all configurations are tried, and every failure is told
            fault = f"{library}: {type(error).__name__}: {error}"
    return time.perf_counter() - began, fault, {f"{library}: {warning.message}" for warning in warned}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", default="")
    parser.add_argument("--only", default="", help="what the name of a configuration has in it")
    parser.add_argument("--library", action="append", choices=list(TESTS), help="one of them; usually all")
    asked = parser.parse_args()
    libraries = asked.library or list(TESTS)
    chosen = [one for one in configurations() if asked.game in ("", one.game) and asked.only in str(one)]
    form = "compiled" if compiled() else "source"
    print(f"{form} form, {len(chosen)} configurations, seconds by library")
    print(f"{'':40}", *[f"{library:>10}" for library in libraries], flush=True)
    failed = 0
    warned: set[str] = set()
    with ProcessPoolExecutor(asked.jobs) as pool:
        under_way = {one: [pool.submit(tried, library, one) for library in libraries] for one in chosen}
        for one, jobs in under_way.items():
            results = [job.result() for job in jobs]
            faults = [fault for _, fault, _ in results if fault]
            failed += len(faults)
            warned |= set().union(*[more for _, _, more in results])
            print(f"{one!s:40}", *[f"{seconds:10.1f}" for seconds, _, _ in results], *faults, flush=True)
    for warning in sorted(warned):
        print("warned of:", warning)
    print(f"{failed} failures in {len(libraries) * len(chosen)} tests")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
