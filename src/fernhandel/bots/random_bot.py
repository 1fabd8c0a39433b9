"""The bot that plays anything legal."""

from collections.abc import Sequence

from fernhandel.core.actions import Action
from fernhandel.core.bots import Bot
from fernhandel.core.chance import Rng
from fernhandel.core.views import View


class RandomBot(Bot):
    """Every legal action is as good as any other; kinds first, so that a hundred bids do not drown a pass."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        kinds = sorted({action.kind for action in legal})
        kind = kinds[self._rng.below(len(kinds))]
        candidates = [action for action in legal if action.kind == kind]
        return candidates[self._rng.below(len(candidates))]
