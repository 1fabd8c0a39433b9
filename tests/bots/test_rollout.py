"""Rollouts: chance among what leads on, to the end of the game."""

import pytest

import fernhandel
from auf_achse.arrange import Scene
from fernhandel import Rng
from fernhandel.bots import make_rollout
from fernhandel.core.rollout import play_out
from fernhandel.games.auf_achse.actions import EXACT, Drive


@pytest.mark.parametrize(
    ("id", "edition", "players"),
    [("merchants", "2010", 3), ("auf_achse", "2007", 5), ("auf_achse", "1987", 6), ("nuremberg", "2010", 4)],
)
def test_what_is_picked_is_legal(id: str, edition: str, players: int) -> None:
    game = fernhandel.make(id, edition=edition, players=players, seed=8)
    rollout, rng = make_rollout(id), Rng.from_seed(9)
    while not game.over:
        seat = game.to_act()[0]
        picked = rollout.pick(game.table, seat, rng)
        assert picked in game.legal(seat)
        game.apply(seat, picked)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_rollout_of_auf_achse_is_as_long_as_a_game_among_people(players: int) -> None:
    tables = [fernhandel.make("auf_achse", players=players, seed=seed).table for seed in range(5)]
    lengths = [play_out(table, Rng.from_seed(1), make_rollout("auf_achse")) for table in tables]
    assert max(lengths) < 600 * players


def test_a_truck_drives_towards_the_nearest_stop_that_is_of_use() -> None:
    scene = Scene(2).truck(0, "hamburg").holds(0, "berlin-graz").rolls(0, 2, 5)
    to_berlin = scene.t.rules.board.distance[scene.node("berlin")]
    for seed in range(20):
        drive = make_rollout("auf_achse").pick(scene.t, 0, Rng.from_seed(seed))
        assert isinstance(drive, Drive)
        assert to_berlin[drive.to] == to_berlin[scene.t.at[0]] - 5


def test_a_truck_without_a_stop_drives_into_a_city_by_exact_count() -> None:
    scene = Scene(2).truck(0, "hamburg").rolls(0, 6, 5)
    for seed in range(20):
        drive = make_rollout("auf_achse").pick(scene.t, 0, Rng.from_seed(seed))
        assert isinstance(drive, Drive)
        assert drive.count == EXACT
        assert scene.t.rules.board.is_city(drive.to)
