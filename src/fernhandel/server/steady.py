"""Time that goes on evenly, whatever becomes of the system's clock: set by hand, by the network, or asleep."""

import time
from time import monotonic
from typing import NamedTuple

JUMP_SECONDS = 5.0  # what the system's clock may be off by before it counts as set


class Stretch(NamedTuple):
    """The time between two jumps, by the clock of then; it is so far ahead of the time that only ever goes on."""

    begins: float
    ends: float
    ahead: float


class SteadyTime:
    """What time it is for a table, counted on from its last entry; and how far the clock has jumped since that."""

    def __init__(self) -> None:
        self._ahead = _ahead()
        self._began = monotonic() + self._ahead
        self._over: list[Stretch] = []

    def now(self, last: float) -> float:
        """The time for a table whose last entry is from then: what the clock would show, had nobody set it since."""
        return monotonic() + self._ahead_at(last)

    def jumped(self, last: float) -> float:
        """The seconds by which the clock was set forward since then, negative for back; 0 for less than a jump."""
        then = self._ahead_at(last)
        return self._ahead - then

    def _look(self) -> float:
        steady = monotonic()
        ahead = time.time() - steady
        if abs(ahead - self._ahead) > JUMP_SECONDS:
            self._over.append(Stretch(self._began, steady + self._ahead, self._ahead))
            self._ahead, self._began = ahead, steady + ahead - JUMP_SECONDS  # it may be noticed a little late
        return self._ahead

    def _ahead_at(self, last: float) -> float:
        """What held when an entry of that time was written; what was before this process counts to its beginning."""
        ahead = self._look()
        if not self._over or self._began <= last <= monotonic() + ahead:
            return ahead
        if last < self._over[0].begins:
            return self._over[0].ahead
        return next((then.ahead for then in reversed(self._over) if then.begins <= last <= then.ends), ahead)


def _ahead() -> float:
    return time.time() - monotonic()
