"""A game played to its end by chance, at the full speed of the rules (compiled with them)."""

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.table import Table

T = TypeVar("T", bound=Table, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Rollout(Generic[T]):
    """How chance plays: any legal action. A kind of its own can leave out what leads nowhere."""

    def pick(self, t: T, seat: int, rng: Rng) -> Action:
        """A legal action of that seat."""
        return any_of(t.legal(seat), rng)


ANYTHING: Final[Rollout] = Rollout()


def any_of(options: list[Action], rng: Rng) -> Action:
    """One of them by chance; where there is no choice, none is spent on it."""
    return options[0] if len(options) == 1 else options[rng.below(len(options))]


def play_out(t: Table, rng: Rng, rollout: Rollout = ANYTHING, most: int = 100_000) -> int:
    """Play to the end of the game by chance, without events; the number of decisions made."""
    made = 0
    while not t.over:
        if made >= most:
            raise RuntimeError(f"the game is still going after {made} decisions")
        seats = t.to_act()
        seat = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
        t.play(seat, rollout.pick(t, seat, rng))
        made += 1
    return made
