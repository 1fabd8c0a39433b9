"""How long each seat has left to decide."""

from fernhandel.table.clock import Clock


class Times:
    """How long each seat has left, as the fold of the log; asked with the time that it is."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds] * players
        self._since: list[float | None] = [None] * players

    def ask(self, seats: list[int], at: float) -> None:
        """From now on these seats are asked; a seat that was asked before keeps its beginning."""
        for seat, since in enumerate(self._since):
            if seat in seats:
                self._since[seat] = at if since is None else since
            else:
                self.stop(seat, at)

    def stop(self, seat: int, at: float, decided: bool = False) -> bool:
        """The seat is not asked any more; whether it has decided in time and so gains the increment."""
        since = self._since[seat]
        self._since[seat] = None
        if since is None or self.clock.kind != "bank":
            return False
        left = self.left[seat] - self.clock.runs(since, at)
        gains = decided and left > 0
        self.left[seat] = left + self.clock.increment if gains else max(0.0, left)
        return gains

    def restart(self, seat: int, at: float) -> None:
        """Somebody sits down again: where the bank had run out there is a fresh one."""
        if self.clock.kind == "bank" and self.left[seat] <= 0:
            self.left[seat] = self.clock.seconds
        if self._since[seat] is not None:
            self._since[seat] = at

    def shift(self, seconds: float) -> None:
        """The clock on the wall was set: what has begun before has begun as much later, or earlier."""
        self._since = [None if since is None else since + seconds for since in self._since]

    def take_back(self, seat: int) -> None:
        """A decision that gained the increment was undone: it goes too."""
        self.left[seat] = max(0.0, self.left[seat] - self.clock.increment)

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds left; ``None`` without a clock."""
        if self.clock.kind == "none":
            return None
        since = self._since[seat]
        return self.left[seat] - (0.0 if since is None else self.clock.runs(since, now))

    def running(self, seat: int) -> tuple[float | None, float | None]:
        """The seconds that its clock had when it began to run, if there is one; and when that was, if it runs."""
        return (None if self.clock.kind == "none" else self.left[seat]), self._since[seat]

    def ran_out(self, seat: int, now: float) -> bool:
        remaining = self.remaining(seat, now)
        return self._since[seat] is not None and remaining is not None and remaining <= 0
