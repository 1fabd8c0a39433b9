"""The planner as a player: it takes what it rates highest."""

from collections.abc import Sequence
from time import perf_counter

from fernhandel.core.actions import Action
from fernhandel.core.bots import Advice, Bot
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner
from fernhandel.core.views import View


class NormalBot(Bot):
    """No search: every option is rated on a few imagined tables, and the best mean wins."""

    name = "normal"

    def __init__(self, planner: Planner, rng: Rng) -> None:
        self._planner = planner
        self._rng = rng
        self._advice: list[Advice] = []

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        if len(legal) == 1:
            self._advice = [Advice(legal[0], 0.0)]
            return legal[0]
        assert view.seat is not None
        options = list(legal)
        sums = [0.0] * len(legal)
        looks = 0
        end = perf_counter() + seconds
        while looks < self._planner.looks:
            looks += 1
            began = perf_counter()
            table = view.imagine(self._rng).table
            for i, rating in enumerate(self._planner.rate(table, view.seat, options)):
                sums[i] += rating
            now = perf_counter()
            if now + (now - began) > end:  # another look would come too late
                break
        found = [Advice(action, total / looks) for action, total in zip(legal, sums, strict=True)]
        self._advice = sorted(found, key=lambda one: -one.worth)
        return self._advice[0].action

    def explain(self) -> list[Advice]:
        return self._advice
