"""What a planner is: it knows one game well enough to rate choices and positions, without looking ahead."""

from math import exp, log
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.table import Table

WORSE: Final = 3.9  # spreads by which a choice is so much worse than another that it is not worth trying
STEEPEST: Final = 4.0  # margins by which a position must be better for a share that is greater by a whole

T = TypeVar("T", bound=Table, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Planner(Generic[T]):
    """Rates tables of one game, real or imagined. Compiled with the rules, so that a search never leaves native code.

    Worth is counted in the currency of the game. ``spread`` is the difference that makes a choice clearly better than
    another, ``margin`` the one that makes a position clearly better. ``looks`` is on how many imagined tables a choice
    should be rated: one where what is hidden does not count. A search begins with what is expected of a choice: as how
    many of its rounds that counts is the ``belief``, and how much of it counts however many rounds there are ``lasts``.
    """

    def __init__(self, spread: float, margin: float, looks: int = 4, belief: float = 8.0, lasts: float = 0.0) -> None:
        self.spread = spread
        self.margin = margin
        self.looks = looks
        self.belief = belief
        self.lasts = lasts
        self.hopeless = -WORSE * spread / margin / STEEPEST
        self.hoping = 1  # imagined tables on which it is told what to expect of a choice

    def redeal(self, t: T, seat: int, rng: Rng) -> None:
        """Draw anew, in place, everything that seat does not know."""
        raise NotImplementedError

    def rate(self, t: T, seat: int, options: list[Action]) -> list[float]:
        """What each option is worth to that seat; only the differences count."""
        raise NotImplementedError

    def worth(self, t: T) -> list[float]:
        """What each seat's position is worth, so that the seat with the most may expect to win."""
        raise NotImplementedError

    def results(self, t: T) -> list[float]:
        """At the end of the game, each seat's share in the victory; all shares add up to 1."""
        raise NotImplementedError

    def turn(self, t: T) -> int:
        """The number of the turn."""
        raise NotImplementedError

    def horizon(self, t: T) -> int:
        """The turn at whose beginning the worth of what is done now shows: a search plays on until then."""
        raise NotImplementedError

    # -- what follows from these -----------------------------------------------------------------------------------

    def chances(self, t: T) -> list[float]:
        """Each seat's share in the victory, as far as it can be told now."""
        return self.results(t) if t.over else shares(self.worth(t), self.margin)

    def hopes(self, t: T, seat: int, options: list[Action], priors: list[float]) -> list[float]:
        """What to expect of each option before it is tried, in shares of the victory; only the differences count.

        ``priors`` are the shares that its ratings make of the options.
        """
        unit = self.spread / self.margin / STEEPEST
        most = max(priors)
        return [max(-1.0, unit * log(max(prior, 1e-12) / most)) for prior in priors]

    def best(self, t: T, seat: int, options: list[Action]) -> Action:
        """The option rated highest, the first among equals."""
        if len(options) == 1:
            return options[0]
        ratings = self.rate(t, seat, options)
        best = 0
        for i in range(1, len(ratings)):
            if ratings[i] > ratings[best]:
                best = i
        return options[best]

    def draw(self, t: T, seat: int, options: list[Action], rng: Rng) -> Action:
        """An option by chance, the more likely the higher it is rated."""
        if len(options) == 1:
            return options[0]
        likely = shares(self.rate(t, seat, options), self.spread)
        ticket = rng.below(1 << 30) / (1 << 30)
        for i in range(len(likely)):
            ticket -= likely[i]
            if ticket < 0.0:
                return options[i]
        return options[-1]


class ByPlayers(Planner[T]):
    """One planner for two players and another for more: a single rival is another game."""

    def __init__(self, duel: Planner[T], others: Planner[T]) -> None:
        super().__init__(others.spread, others.margin, others.looks)
        self.duel = duel
        self.others = others

    def at(self, t: T) -> Planner[T]:
        return self.duel if t.players == 2 else self.others

    def redeal(self, t: T, seat: int, rng: Rng) -> None:
        self.at(t).redeal(t, seat, rng)

    def rate(self, t: T, seat: int, options: list[Action]) -> list[float]:
        return self.at(t).rate(t, seat, options)

    def worth(self, t: T) -> list[float]:
        return self.at(t).worth(t)

    def results(self, t: T) -> list[float]:
        return self.at(t).results(t)

    def turn(self, t: T) -> int:
        return self.at(t).turn(t)

    def horizon(self, t: T) -> int:
        return self.at(t).horizon(t)


def shares(worth: list[float], unit: float) -> list[float]:
    """Worth turned into shares that add up to 1: a difference of one ``unit`` makes a share e times as large."""
    most = max(worth)
    found = [exp(max(-30.0, (value - most) / unit)) for value in worth]
    whole = sum(found)
    return [share / whole for share in found]
