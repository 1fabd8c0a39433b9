"""One learner among bots, by Gymnasium's own tests."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fernhandel import BadInput
from fernhandel.learning.gymnasium import Learner

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

IDS = ["fernhandel/merchants-v0", "fernhandel/auf_achse-v0", "fernhandel/nuremberg-v0"]


@pytest.mark.parametrize("id", IDS)
def test_it_passes_the_tests_of_gymnasium(id: str) -> None:
    check_env(gymnasium.make(id, players=3, opponents="random").unwrapped)


def test_a_whole_game_against_bots() -> None:
    table = gymnasium.make(IDS[2], players=3, seat=1, opponents=["easy", "random"], render_mode="ansi")
    observation, info = table.reset(seed=4)
    assert info["seat"] == 1
    over = False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = table.step(legal[0])
        assert "illegal" not in info
    game = table.unwrapped.game  # type: ignore[attr-defined]
    rank = next(place.rank for place in game.standing() if place.seat == 1)
    assert reward == {1: 1.0, 2: 0.0, 3: -1.0}[rank]
    assert "Points" in str(table.render()) or "points" in str(table.render())
    again, _ = table.reset(seed=4)
    first, _ = table.reset(seed=4)
    assert (again["observation"] == first["observation"]).all()


def test_many_at_once() -> None:
    tables = gymnasium.make_vec(IDS[2], num_envs=3, vectorization_mode="sync", players=2, opponents="random")
    told, _ = tables.reset(seed=1)
    ended = 0
    for _ in range(150):
        chosen = [int(mask.argmax()) for mask in told["action_mask"]]
        told, _, over, _, _ = tables.step(np.array(chosen))
        ended += int(over.sum())
    assert told["observation"].shape == (3, tables.single_observation_space["observation"].shape[0])  # type: ignore[index]
    assert ended > 0
    tables.close()


def test_what_is_not_legal_loses() -> None:
    table = Learner("merchants", players=2, opponents="random", seat=0)
    told, _ = table.reset(seed=1)
    before = table.game.table.fingerprint()
    told, reward, over, _, info = table.step(np.int64(told["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert table.game.table.fingerprint() == before


@pytest.mark.parametrize(
    ("wrong", "told"),
    [({"seat": 4}, "there is no seat 4"), ({"opponents": ["easy"]}, "3 opponents"), ({"render_mode": "human"}, "ansi")],
)
def test_what_is_wrong_is_told(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        Learner("merchants", players=4, **wrong)
