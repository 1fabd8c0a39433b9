"""The planner as a player: how often it looks."""

import pytest

import fernhandel
from fernhandel import Rng, View
from fernhandel.bots import make_planner
from fernhandel.bots.normal import NormalBot


def luck_after(looks: int, view: View) -> tuple[int, ...]:
    """What is left of the luck of seed 1 when so many tables have been imagined with it."""
    rng = Rng.from_seed(1)
    for _ in range(looks):
        view.imagine(rng)
    return rng.state()


@pytest.mark.parametrize(("seconds", "looks"), [(60.0, 4), (0.0, 1)])
def test_it_looks_as_often_as_the_time_allows_and_once_at_least(seconds: float, looks: int) -> None:
    game = fernhandel.make("nuremberg", players=2, seed=1)
    view, rng = game.view(0), Rng.from_seed(1)
    bot = NormalBot(make_planner("nuremberg"), rng)
    assert bot.choose(view, game.legal(0), seconds) in game.legal(0)
    assert rng.state() == luck_after(looks, view) != luck_after(looks + 1, view)
