"""Random play and copies of every game, in whichever form the rules run; one line of JSON for each table."""

import gc
import json
import sys
import time

import fernhandel
from fernhandel.bots import make_rollout
from fernhandel.core.rollout import ANYTHING, play_out
from fernhandel.core.table import Table

COPIES = 20_000
OTHER_DEALS = 1_000_000


def measure(game: str, edition: str, players: int, seconds: float) -> dict[str, float]:
    """Decisions and games per CPU second of random play, and microseconds for a copy in mid-game.

    Half as long is played before: after the first moments of a longer run most roads are known.
    """
    _random_play(game, edition, players, seconds / 2, OTHER_DEALS)
    decisions, games, spent = _random_play(game, edition, players, seconds, 0)
    return {
        "decisions/s": decisions / spent,
        "games/s": games / spent,
        "decisions/game": decisions / games,
        "simulations/s": _simulations(game, edition, players, seconds / 2),
        "copy µs": _copy_time(game, edition, players),
    }


def _random_play(game: str, edition: str, players: int, seconds: float, seed: int) -> tuple[int, int, float]:
    """Decisions made, games finished and CPU seconds taken; the first deal has that seed, the others follow."""
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        table = _table(game, edition, players, seed + games)
        rng = fernhandel.Rng.from_seed(seed + games)
        began = time.process_time()
        decisions += play_out(table, rng)
        spent += time.process_time() - began
        games += 1
    return decisions, games, spent


def _table(game: str, edition: str, players: int, seed: int) -> Table:
    return fernhandel.make(game, players=players, edition=edition, seed=seed).table


def _simulations(game: str, edition: str, players: int, seconds: float) -> float:
    """Full rollouts from the first decision on, each on a copy and without collections, as a tree search makes them."""
    table = _table(game, edition, players, 1)
    rng = fernhandel.Rng.from_seed(1)
    gc.disable()
    _rollouts(game, table, rng, seconds / 2)
    rate = _rollouts(game, table, rng, seconds)
    gc.enable()
    return rate


def _rollouts(game: str, table: Table, rng: fernhandel.Rng, seconds: float) -> float:
    rollout = make_rollout(game)
    rounds = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        play_out(table.copy(), rng, rollout)
        rounds += 1
    return rounds / spent


def _copy_time(game: str, edition: str, players: int) -> float:
    """Of a table half-way through a game."""
    half = play_out(_table(game, edition, players, 1), fernhandel.Rng.from_seed(1)) // 2
    table = _table(game, edition, players, 1)
    rng = fernhandel.Rng.from_seed(1)
    for _ in range(half):
        seat = table.to_act()[0]
        table.play(seat, ANYTHING.pick(table, seat, rng))
    began = time.process_time()
    for _ in range(COPIES):
        table.copy()
    return (time.process_time() - began) / COPIES * 1e6


def main() -> None:
    seconds = float(sys.argv[1])
    for about in fernhandel.games():
        for edition in about.editions:
            for players in about.players:
                figures = measure(about.id, edition.id, players, seconds)
                told = {"game": about.id, "edition": edition.id, "players": players, "compiled": fernhandel.compiled()}
                print(json.dumps(told | figures), flush=True)


if __name__ == "__main__":
    main()
