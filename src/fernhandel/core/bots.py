"""What a bot is, and which of them a game brings."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.dealer import Dealer
from fernhandel.core.events import Event
from fernhandel.core.planner import Planner
from fernhandel.core.rollout import ANYTHING, Rollout
from fernhandel.core.views import View

if TYPE_CHECKING:
    from fernhandel.core.appraisal import Traits
    from fernhandel.core.title import Place

THINKING_SECONDS = 1.0  # what a bot may usually take for one decision


def bot_seed(seed: int, seat: int, decision: int) -> int:
    """The luck of a bot from one decision on: the same in a repeated and in a resumed game."""
    return int.from_bytes(sha256(f"{seed} {seat} {decision}".encode()).digest()[:16], "big")


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of one choice: its worth in the currency of the game, and what a search found beyond that."""

    action: Action
    worth: float
    chance: float | None = None
    """The expected share in the victory."""
    looks: int = 0
    """How often the search has tried it."""


class Bot(ABC):
    """A player made of code. It never sees the table, only what its seat may know."""

    name: str

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        """One of the legal actions, within that many seconds."""

    def explain(self) -> list[Advice]:
        """What the last choice was made of, best first; empty for a bot that cannot say."""
        return []


class Listener(Bot):
    """A bot that is told of the game between its decisions, as its seat may know it."""

    @property
    def tries(self) -> int:
        """How often it has tried what is not legal, where it can try before it decides."""
        return 0

    @abstractmethod
    def hear(self, view: View, events: Sequence[Event]) -> None:
        """What has happened, and what its seat sees now; first of all the events of the deal."""

    @abstractmethod
    def end(self, standing: Sequence["Place"]) -> None:
        """The game is over."""

    @abstractmethod
    def close(self) -> None:
        """Nobody asks any more, whether the game is over or was broken off."""


@dataclass(frozen=True)
class PlannerKind:
    """How the planner of a game is made of its weights."""

    make: Callable[[Any], Planner]
    weights: type[Any]
    """The weights by name: a dataclass of numbers."""
    package: str
    """The package beside whose modules ``weights.toml`` lies."""


@dataclass(frozen=True)
class GameBots:
    """The bots a game brings; every game can be played by chance without bringing anything."""

    easy: Callable[[Rng], Bot] | None = None
    planner: PlannerKind | None = None
    """What ``normal`` and ``hard`` think with."""
    traits: Callable[[Any], "Traits[Any]"] | None = None
    """What ``champion`` has learned from, made of the planner."""
    rollout: Rollout = ANYTHING
    """How ``play_out`` plays it to its end quickly."""
    dealer: Dealer[Any] | None = None
    """What the bots of the house make deals with, where the game has a book of them."""
