"""A game played to its end by chance, at the full speed of the rules (compiled with them)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.table import Table


class Rollout:
    """What chance draws from: every legal action. A kind of its own can leave out what leads nowhere."""

    def leading_on(self, t: Table, seat: int, options: list[Action]) -> list[Action]:
        """Of these options the ones to draw from; never none."""
        return options


ANYTHING: Final = Rollout()


def play_out(t: Table, rng: Rng, rollout: Rollout = ANYTHING, most: int = 100_000) -> int:
    """Play to the end of the game by chance, without events; the number of decisions made."""
    made = 0
    while not t.over:
        if made >= most:
            raise RuntimeError(f"the game is still going after {made} decisions")
        seats = t.to_act()
        seat = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
        options = rollout.leading_on(t, seat, t.legal(seat))
        t.play(seat, options[rng.below(len(options))])
        made += 1
    return made
