"""The environments of PettingZoo pass its own tests, and are the games themselves."""

import contextlib
import io
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from fernhandel import BadInput, Game, Rng
from fernhandel.core.rollout import any_of
from fernhandel.learning.pettingzoo import env, raw_env

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("merchants", {"players": 3}),
    ("merchants", {"players": 2, "edition": "1999"}),
    ("merchants", {"players": 2, "deals": "cunning"}),
    ("auf_achse", {"players": 4}),
    ("nuremberg", {"players": 2}),
    ("nuremberg", {"players": 3, "map": "wensleydale"}),
]


@pytest.mark.parametrize(("game", "terms"), TABLES, ids=str)
def test_it_passes_the_tests_of_pettingzoo(game: str, terms: dict[str, Any]) -> None:
    api_test(env(game, **terms), num_cycles=100)
    seed_test(partial(env, game, **terms), num_cycles=30)
    with contextlib.redirect_stdout(io.StringIO()) as told:
        render_test(partial(env, game, **terms))
    assert told.getvalue().strip()


def played(table: Any, seed: int) -> dict[str, float]:
    """A whole game by chance; what every agent has got for it."""
    table.reset(seed=seed)
    rng = Rng.from_seed(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        if terminated or truncated:
            table.step(None)
            continue
        game: Game = table.unwrapped.game
        seat = table.possible_agents.index(agent)
        legal = game.legal(seat)
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(action.id for action in legal)
        told = table.unwrapped.pieces(observation["observation"])
        assert told["now"].shape == (13,)
        assert told["cubes_in_hand"].tolist()[0] == game.view(seat).players[seat].hand  # type: ignore[attr-defined]
        table.step(any_of(legal, rng).id)
    return got


def test_a_game_is_rewarded_by_rank_at_its_end() -> None:
    table = env("nuremberg", players=3)
    got = played(table, 5)
    ranks = {place.seat: place.rank for place in table.unwrapped.game.standing()}
    assert got == {f"seat_{seat}": {1: 1.0, 2: 0.0, 3: -1.0}[rank] for seat, rank in ranks.items()}
    assert got == played(table, 5)


def test_shaping_adds_what_a_seat_is_worth() -> None:
    shaped = raw_env("nuremberg", players=2, potential=lambda game, seat: float(game.table.vp[seat]))  # type: ignore[attr-defined]
    got = played(shaped, 5)
    final = played(raw_env("nuremberg", players=2), 5)
    points = shaped.game.table.vp  # type: ignore[attr-defined]
    assert got == {f"seat_{seat}": final[f"seat_{seat}"] + points[seat] for seat in range(2)}
    assert sum(points) > 0


def test_a_game_can_be_cut_off() -> None:
    table = raw_env("merchants", players=2, max_cycles=7)
    table.reset(seed=1)
    while not any(table.truncations.values()):
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert table.game.length == 7
    assert set(table.truncations.values()) == {True}


def test_what_is_not_legal_ends_the_game_or_is_refused() -> None:
    table = env("merchants", players=2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(table.observe(agent)["action_mask"].argmin()))
    assert table.rewards[agent] == -1.0
    assert all(table.terminations.values())
    with pytest.raises(BadInput, match="rendered as human or ansi"):
        raw_env("merchants", players=2, render_mode="rgb_array")
