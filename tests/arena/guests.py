"""Bots that misbehave, and some that do not, as guests from elsewhere: ``arena.guests:Last``."""

import gc
from collections.abc import Sequence
from time import sleep
from typing import ClassVar

from fernhandel import Event, Place, Rng, View, seen_by
from fernhandel.bots import Bot, Listener
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


class Attentive(Last, Listener):
    """Notes everything it is told, for whoever looks afterwards."""

    told: ClassVar[list[str]] = []

    def hear(self, view: View, events: Sequence[Event]) -> None:
        assert view.seat is not None
        assert list(events) == seen_by(events, view.seat)
        self.told.extend(f"{view.seat}:{event.kind}" for event in events)

    def end(self, standing: Sequence[Place]) -> None:
        self.told.append(f"over:{standing[0].rank}")

    def close(self) -> None:
        self.told.append("closed")


class Deaf(Attentive):
    """Fails at the first thing it hears."""

    def hear(self, view: View, events: Sequence[Event]) -> None:
        raise RuntimeError("what?")
