"""What programs that learn get a second: batches and environments, beside the bare engine and other people's.

``python -m bench.learning [SECONDS]``, in the compiled form. Only the environment is measured, by CPU time, not who
chooses an action; observation and legal actions are asked for at every decision, ours and theirs alike. The engine
plays whole games, and so the tables of a batch stand anywhere in theirs: early decisions of Auf Achse take twice as
long as late ones. Peers are classics of like size, with dice or hidden hands.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import fernhandel
from fernhandel.core.rollout import play_out
from fernhandel.core.table import Table as Laid
from fernhandel.learning.batch import Batch

TABLES = [("merchants", 4), ("auf_achse", 4), ("nuremberg", 4)]
SIZES = (1, 64, 1024)
TIMES = 3
STANDS = 64


def engine(game: str, players: int, seconds: float) -> float:
    """Decisions per CPU second of random play, nothing told."""
    rng = fernhandel.Rng.from_seed(1)
    decisions = 0
    spent = 0.0
    while spent < seconds:
        table = fernhandel.make(game, players=players, seed=decisions).table
        began = time.process_time()
        decisions += play_out(table, rng)
        spent += time.process_time() - began
    return decisions / spent


class Anywhere(Batch):
    """Tables that stand anywhere in their games at first, as they do after a long time."""

    def __init__(self, game: str, players: int, n: int) -> None:
        asked = fernhandel.make(game, players=players, seed=1)
        stood = stands(game, players)
        self.first = [stood[place % len(stood)].copy() for place in range(n)]
        super().__init__(asked.title, asked.terms, n, seed=1)

    def _dealt(self) -> Laid:
        return self.first.pop() if self.first else super()._dealt()


@cache
def stands(game: str, players: int) -> list[Laid]:
    """Tables after as many decisions by chance as there are in a game, or fewer, each number as likely."""
    rng = fernhandel.Rng.from_seed(1)
    longest = max(play_out(fernhandel.make(game, players=players, seed=seed).table, rng) for seed in range(8))
    found: list[Laid] = []
    while len(found) < STANDS:
        table = fernhandel.make(game, players=players, seed=rng.below(1 << 30)).table
        try:
            play_out(table, rng, most=rng.below(longest))
        except RuntimeError:  # which is not over yet
            found.append(table)
    return found


def batch(game: str, players: int, n: int, seconds: float) -> float:
    tables = Anywhere(game, players, n)
    luck = np.random.default_rng(1)
    decisions = 0
    spent = 0.0
    while spent < seconds:
        chosen = any_legal(tables, luck)
        began = time.process_time()
        tables.step(chosen)
        spent += time.process_time() - began
        decisions += n
    return decisions / spent


def any_legal(tables: Batch, luck: np.random.Generator) -> Any:
    """One at each table, by chance."""
    places, actions = tables.legal()
    first = np.searchsorted(places, np.arange(tables.n + 1))
    return actions[first[:-1] + (luck.random(tables.n) * np.diff(first)).astype(int)]


def aec(make: Callable[[], Any], seconds: float) -> float:
    """PettingZoo: `last` and `step`."""
    table = make()
    decisions = 0
    spent = 0.0
    while spent < seconds:
        table.reset(seed=decisions)
        for agent in table.agent_iter():
            began = time.process_time()
            observation, _, terminated, truncated, info = table.last()
            spent += time.process_time() - began
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            action = None if terminated or truncated else table.action_space(agent).sample(mask)
            began = time.process_time()
            table.step(action)
            spent += time.process_time() - began
            decisions += action is not None
    return decisions / spent


def spiel(name: str, seconds: float) -> float:
    """OpenSpiel: the observation of whoever decides, the mask, and the action."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = 0
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                chosen = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
            else:
                began = time.process_time()
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                spent += time.process_time() - began
                chosen = rng.choice(state.legal_actions())
                decisions += 1
            began = time.process_time()
            state.apply_action(chosen)
            spent += time.process_time() - began
    return decisions / spent


def rlcard(name: str, seconds: float) -> float:
    import rlcard

    env = rlcard.make(name, {"seed": 1})
    decisions = 0
    spent = 0.0
    while spent < seconds:
        state, _ = env.reset()
        while not env.is_over():
            chosen = random.choice(list(state["legal_actions"]))
            began = time.process_time()
            state, _ = env.step(chosen)
            spent += time.process_time() - began
            decisions += 1
    return decisions / spent


def pgx(name: str, n: int, seconds: float) -> float:
    """pgx: so many tables in one compiled call, laid anew when they are over; a state has observation and mask."""
    jax: Any = import_module("jax")
    begin, step, choose = compiled_pgx(name)
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, n))
    decisions, spent = -n, 0.0  # the first step compiles
    while spent < seconds:
        key, own, luck = jax.random.split(key, 3)
        given = jax.block_until_ready((state, choose(own, state.legal_action_mask), jax.random.split(luck, n)))
        began = time.process_time()
        state = jax.block_until_ready(step(*given))
        spent = 0.0 if decisions < 0 else spent + time.process_time() - began
        decisions += n
    return decisions / spent


@cache
def compiled_pgx(name: str) -> tuple[Any, Any, Any]:
    """To lay tables, to step them, and to choose by chance."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def choose(key: Any, masks: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(masks.astype("float32")))

    return jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(step)), jax.jit(choose)


def peers(seconds: float) -> Iterator[tuple[str, float | None]]:
    """Classics of like size; one that is not installed is named without a figure (pgx comes by ``pip install pgx``)."""

    def classic(name: str) -> Callable[[], Any]:
        return lambda: import_module(f"pettingzoo.classic.{name}").env()

    measured: list[tuple[str, Callable[[], float]]] = [
        ("OpenSpiel backgammon", lambda: spiel("backgammon", seconds)),
        ("OpenSpiel gin rummy", lambda: spiel("gin_rummy", seconds)),
        ("RLCard gin rummy", lambda: rlcard("gin-rummy", seconds)),
        ("PettingZoo connect four", lambda: aec(classic("connect_four_v3"), seconds)),
        ("PettingZoo chess", lambda: aec(classic("chess_v6"), seconds)),
        ("pgx backgammon, batch 64", lambda: pgx("backgammon", 64, seconds)),  # slower at 1024
    ]
    for name, measure in measured:
        try:
            yield name, max(measure() for _ in range(TIMES))
        except ImportError:
            yield name, None


def main(seconds: float) -> None:
    from fernhandel.learning import openspiel  # noqa: F401  # which registers the games
    from fernhandel.learning.pettingzoo import env

    if not fernhandel.compiled():
        sys.exit("only the compiled form is worth measuring: PYTHONPATH=build/compiled python -m bench.learning")
    console = Console(width=None if sys.stdout.isatty() else 120)
    known = dict(peers(seconds))
    best = max(rate for rate in known.values() if rate is not None)
    for name, rate in known.items():
        console.print(f"{name}: {'not installed' if rate is None else f'{rate:,.0f}'} decisions/s")
    headings = [
        "game, seats",
        "engine",
        *[f"batch {n}" for n in SIZES],
        "of engine",
        "× peer",
        "PettingZoo",
        "OpenSpiel",
    ]
    table = Table(*headings, title="decisions per CPU second, observation and mask each time", title_justify="left")
    for game, players in TABLES:
        bare = max(engine(game, players, seconds) for _ in range(TIMES))
        rates = [max(batch(game, players, n, seconds) for _ in range(TIMES)) for n in SIZES]
        zoo = aec(lambda game=game, players=players: env(game, players=players), seconds)  # type: ignore[misc]
        spiels = spiel(f"fernhandel_{game}(players={players})", seconds)
        figures = [f"{bare:,.0f}", *[f"{rate:,.0f}" for rate in rates], f"{max(rates) / bare:.2f}"]
        table.add_row(f"{game} {players}", *figures, f"{max(rates) / best:.1f}", f"{zoo:,.0f}", f"{spiels:,.0f}")
    console.print(table)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
