"""Rollouts: chance among what leads on, to the end of the game."""

import pytest

import fernhandel
from auf_achse.arrange import Scene
from fernhandel import Rng
from fernhandel.bots import make_rollout
from fernhandel.core.rollout import play_out
from fernhandel.games.auf_achse.actions import Drive


@pytest.mark.parametrize("id", ["merchants", "auf_achse", "nuremberg"])
def test_what_leads_on_is_legal_and_never_nothing(id: str) -> None:
    game = fernhandel.make(id, players=3, seed=8)
    rollout, rng = make_rollout(id), Rng.from_seed(9)
    while not game.over:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        drawn_from = rollout.leading_on(game.table, seat, list(legal))
        assert drawn_from
        assert set(drawn_from) <= set(legal)
        game.apply(seat, drawn_from[rng.below(len(drawn_from))])


@pytest.mark.parametrize("players", range(2, 7))
def test_a_rollout_of_auf_achse_is_as_long_as_a_game_among_people(players: int) -> None:
    tables = [fernhandel.make("auf_achse", players=players, seed=seed).table for seed in range(5)]
    lengths = [play_out(table, Rng.from_seed(1), make_rollout("auf_achse")) for table in tables]
    assert max(lengths) < 600 * players


def test_a_truck_drives_towards_the_nearest_stop_that_is_of_use() -> None:
    scene = Scene(2).truck(0, "hamburg").holds(0, "berlin-graz").rolls(0, 2, 5)
    to_berlin = scene.t.rules.board.steps[scene.node("berlin")]
    drives = make_rollout("auf_achse").leading_on(scene.t, 0, scene.t.legal(0))
    assert {to_berlin[drive.to] for drive in drives if isinstance(drive, Drive)} == {to_berlin[scene.t.at[0]] - 5}
