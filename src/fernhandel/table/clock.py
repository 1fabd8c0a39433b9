"""Clocks: none, a time for each decision, or a bank with an increment; none of them ever ends a game."""

from datetime import UTC, datetime, timedelta
from typing import Literal

import msgspec

from fernhandel.core.refusals import BadInput

DAY = 24 * 60
SHORTEST = 10.0
LONGEST = 30 * 86_400.0
ABSENCE = 86_400.0


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """The minutes of the day (UTC) in which a clock runs; one that begins after it ends goes over midnight."""

    begins: int
    ends: int


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """``seconds`` is what a decision may take, or what the bank holds; ``increment`` is added for each decision."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: float = 0.0
    increment: float = 0.0
    window: Window | None = None

    def check(self) -> None:
        if self.kind == "none":
            if self.seconds or self.increment or self.window:
                raise BadInput("a table without a clock has no seconds, increment or window")
            return
        if not SHORTEST <= self.seconds <= LONGEST:
            raise BadInput(f"a clock has {SHORTEST:.0f} to {LONGEST:.0f} seconds, not {self.seconds:g}")
        if not 0 <= self.increment <= LONGEST or (self.increment and self.kind != "bank"):
            raise BadInput("only a bank has an increment, and it is not negative")
        if self.window is not None:
            begins, ends = self.window.begins, self.window.ends
            if not (0 <= begins < DAY and 0 <= ends < DAY) or begins == ends:
                raise BadInput(f"a window is two different minutes of the day, 0 to {DAY - 1}, not {begins} and {ends}")

    @property
    def absence(self) -> float:
        """How long what somebody away has decided is safe: as long as a decision may take or the bank holds."""
        return ABSENCE if self.kind == "none" else self.seconds

    def runs(self, since: float, until: float) -> float:
        """The seconds the clock runs between two times: all of them, or those inside the window of each day."""
        if self.window is None:
            return max(0.0, until - since)
        begins, ends = self.window.begins, self.window.ends
        length = (ends - begins) % DAY
        first = datetime.fromtimestamp(since, UTC).replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(
            days=1
        )
        total = 0.0
        start = first.timestamp() + begins * 60
        while start < until:
            total += max(0.0, min(until, start + length * 60) - max(since, start))
            start += DAY * 60
        return total
