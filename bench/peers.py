"""Other people's games, measured like ours: random play and copies by CPU time; one line of JSON for each.

They come with ``pip install '.[bench]'``; one that is not there is left out and named.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

Figures = dict[str, float | str]
COPIES = 2_000
SEARCH_ROUNDS = 400


def timed(play: Callable[[], int], seconds: float) -> Figures:
    """Decisions and games per CPU second; ``play`` plays one game and says how many decisions it took."""
    play()
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
        games += 1
    return {"decisions/s": decisions / spent, "games/s": games / spent, "decisions/game": decisions / games}


def copy_time(copy: Callable[[], object]) -> float:
    began = time.process_time()
    for _ in range(COPIES):
        copy()
    return (time.process_time() - began) / COPIES * 1e6


# -- OpenSpiel -----------------------------------------------------------------------------------------------------


def _spiel_steps(state: Any, rng: random.Random) -> Iterator[bool]:
    """Random play to the end; says of each step whether a player decided."""
    while not state.is_terminal():
        chance = state.is_chance_node()
        if chance:
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        yield not chance


def open_spiel(name: str, seconds: float) -> Figures:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    figures = timed(lambda: sum(_spiel_steps(game.new_initial_state(), rng)), seconds)
    state = game.new_initial_state()
    for _, _ in zip(range(int(float(figures["decisions/game"])) // 2), _spiel_steps(state, rng), strict=False):
        pass
    return figures | {"copy µs": copy_time(state.clone)}


def open_spiel_search(name: str, seconds: float) -> Figures:
    """Its tree search in C++ with full random rollouts."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SEARCH_ROUNDS, 100, False, 1, False)
    rounds, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        began = time.process_time()
        bot.step(state)
        spent += time.process_time() - began
        rounds += SEARCH_ROUNDS
    return {"simulations/s": rounds / spent}


# -- Catanatron and RLCard -----------------------------------------------------------------------------------------


def catanatron(seconds: float) -> Figures:
    from catanatron import Color, Game, RandomPlayer

    last: list[Any] = []

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        last[:] = [game]
        return len(game.state.actions)

    figures = timed(play, seconds)
    return figures | {"copy µs": copy_time(last[0].copy)}


def rlcard_gin_rummy(seconds: float) -> Figures:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return timed(play, seconds)


PEERS: dict[str, Callable[[float], Figures]] = {
    "OpenSpiel backgammon": lambda seconds: open_spiel("backgammon", seconds),
    "OpenSpiel gin rummy": lambda seconds: open_spiel("gin_rummy", seconds),
    "OpenSpiel tree search, gin rummy": lambda seconds: open_spiel_search("gin_rummy", seconds),
    "Catanatron, four random players": catanatron,
    "RLCard gin rummy": rlcard_gin_rummy,
}


def main() -> None:
    seconds = float(sys.argv[1])
    for name, measure in PEERS.items():
        try:
            figures = measure(seconds)
        except ImportError as error:
            figures = {"missing": str(error)}
        print(json.dumps({"peer": name} | figures), flush=True)


if __name__ == "__main__":
    main()
