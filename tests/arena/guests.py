"""Bots that misbehave, and some that do not, as guests from elsewhere: ``arena.guests:Last``."""

import gc
from collections.abc import Sequence
from time import sleep

from fernhandel import Rng, View
from fernhandel.bots import Bot
from fernhandel.core.actions import Action


class Last(Bot):
    """Takes the last option; a whole bot in five lines."""

    name = "last"

    def __init__(self, game: str, rng: Rng) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        return legal[-1]


class Raising(Last):
    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        raise RuntimeError("nothing comes to mind")


class Cheating(Last):
    """Chooses what is not on the list."""

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        return Action(0)


class Slow(Last):
    """Takes too long once, at the first decision."""

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        if self.game:
            sleep(seconds * 1.5)
        self.game = ""
        return legal[-1]


class Undisturbed(Last):
    """Thinks only while no garbage is collected."""

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        assert not gc.isenabled()
        return legal[-1]
