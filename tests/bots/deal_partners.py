"""Players at a table of deals who otherwise play like a bot of the house."""

from collections.abc import Sequence

from fernhandel import Rng, View
from fernhandel.bots import Bot, make_bot
from fernhandel.bots.dealing.silence import silent_word, without_talk
from fernhandel.core.actions import Action


class SilentNormal(Bot):
    """`normal` that never deals: what it is worth to deal shows against it."""

    name = "silent normal"
    level = "normal"

    def __init__(self, game: str, rng: Rng) -> None:
        self._bot = make_bot(self.level, game, int(rng.word()))

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        own = without_talk(legal)
        return self._bot.choose(view, own, seconds) if own else silent_word(legal)


class SilentEasy(SilentNormal):
    name = "silent easy"
    level = "easy"
