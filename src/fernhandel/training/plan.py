"""What a training does, what it may use, and what it has shown."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from fernhandel.arena.cluster import spread_on_cluster
from fernhandel.arena.series import spread
from fernhandel.arena.tables import Estimate
from fernhandel.bots.learned import Learned
from fernhandel.core.appraisal import Traits
from fernhandel.training.figures import Bin, Pass

DEALS = 20_000_000  # of a generation: half of them to learn from, half for its gates; none comes twice
GENERATIONS = 1000  # that one seed has deals for
WEIGHTS = "champion.weights"
CHOICES = "champion-choices.weights"

T = TypeVar("T")
R = TypeVar("R")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a training does; it stays the same when it goes on."""

    game: str
    begin: str
    """A champion with whose nets it begins; without one, with games of the planner."""
    against: str
    """A champion that it learns to beat, and nothing else; without one it learns to play."""
    games: int
    """Of every generation."""
    bout: int
    """Games after each of which the nets learn what to choose."""
    reach: int
    belief: float
    lasts: float
    trust: float
    weighed: int
    sharpness: float
    """How much likelier a choice is drawn by how much better it is rated, at first; from then on it is learned."""
    hidden: int
    second: int
    passes: int
    gate_games: int
    seconds: float
    """For a decision at the gates."""
    seed: int

    def deals(self, generation: int) -> int:
        """The first of a generation."""
        return (self.seed * GENERATIONS + generation) * DEALS

    def learned(self, traits: Traits, origin: str, choices: bool) -> Learned:
        """What is told beside the nets that were learned by this plan."""
        return Learned(
            traits=traits.name,
            common=len(traits.common),
            own=len(traits.own),
            hidden=self.hidden,
            second=self.second,
            weights=WEIGHTS,
            choices=CHOICES if choices else "",
            reach=self.reach,
            belief=self.belief,
            lasts=self.lasts,
            trust=self.trust,
            weighed=self.weighed,
            origin=origin,
        )


class Gate(msgspec.Struct, frozen=True, kw_only=True):
    """One seat with the new net against others with the old one."""

    players: int
    against: str
    games: int
    wins: Estimate

    @property
    def even(self) -> float:
        return 1.0 / self.players


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a generation has shown."""

    generation: int
    positions: int
    """It learned from."""
    passes: list[Pass]
    """The log-loss while it learned, of positions or of single seats."""
    losses: dict[str, list[float]]
    """By number of players: of an even guess, of the planner, and of the net, on games it has not learned from."""
    won: dict[str, float]
    """What a seat won that drew its choices, as a multiple of an even share, by who else played; in the last bouts."""
    bins: list[Bin]
    gates: list[Gate] = []
    passed: bool = False


@dataclass
class Means:
    """What a training may use."""

    workers: int
    device: str = "cpu"
    backend: str = "processes"
    address: str | None = None

    def spread(self, work: Callable[[T], R], things: Iterable[T]) -> Generator[R, None, None]:
        if self.backend == "ray":
            return spread_on_cluster(work, things, self.workers, self.address)
        return spread(work, things, self.workers)
