"""The planner as a player: how often it looks."""

import pytest

import fernhandel
from fernhandel import Action, Rng
from fernhandel.bots.normal import NormalBot
from fernhandel.bots.planner import Planner
from fernhandel.core.table import Table


class Counting(Planner):
    """Likes the last option best, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__(spread=1.0, margin=1.0, looks=4)
        self.asked = 0

    def rate(self, t: Table, seat: int, options: list[Action]) -> list[float]:
        self.asked += 1
        return [float(i) for i in range(len(options))]


@pytest.mark.parametrize(("seconds", "looks"), [(60.0, 4), (0.0, 1)])
def test_it_looks_as_often_as_the_time_allows_and_once_at_least(seconds: float, looks: int) -> None:
    game = fernhandel.make("nuremberg", players=2, seed=1)
    planner = Counting()
    bot = NormalBot(planner, Rng.from_seed(1))
    legal = game.legal(0)
    assert bot.choose(game.view(0), legal, seconds) is legal[-1]
    assert planner.asked == looks
    assert bot.explain()[0].worth == len(legal) - 1
