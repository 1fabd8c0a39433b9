"""The bot that plays anything legal."""

from collections.abc import Sequence

from fernhandel.bots.dealing.silence import silent_word, without_talk
from fernhandel.core.actions import Action
from fernhandel.core.bots import Bot
from fernhandel.core.chance import Rng
from fernhandel.core.views import View


class RandomBot(Bot):
    """Every legal action is as good as any other; kinds first, so that a hundred bids do not drown a pass.

    It never speaks: what is said by chance would only cost the others time (DL80).
    """

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        options = without_talk(legal)
        if not options:
            return silent_word(legal)
        kinds = sorted({action.kind for action in options})
        kind = kinds[self._rng.below(len(kinds))]
        candidates = [action for action in options if action.kind == kind]
        return candidates[self._rng.below(len(candidates))]
