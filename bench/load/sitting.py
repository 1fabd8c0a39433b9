"""A table of a server under load, whoever's server it is: all the lines to it, and one move at a time."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from bench.load.line import Traffic

LONGEST = 350  # moves: a game that chance does not end is left then, and another one is laid


def _nobody(*_: object) -> None:
    """Listens while nobody drives a sitting."""


class Sitting(ABC):
    """Says when a move can be made there, and when one has been made: when its mover knows the table after it."""

    def __init__(self, traffic: Traffic, rng: Random) -> None:
        self.traffic = traffic
        self._rng = rng
        self.longest = rng.randrange(1, LONGEST)  # of the first game, so that not all games end together
        self.moves = 0
        self.games = 0
        self.may_move = False
        self.free: Callable[[Sitting], None] = _nobody
        self.made: Callable[[float, float], None] = _nobody
        self._due: float | None = None  # when the move that is under way was due
        self._laying: asyncio.Task[None] | None = None

    @abstractmethod
    async def connect(self) -> None: ...

    @abstractmethod
    def hang_up(self) -> None: ...

    @abstractmethod
    def _send_move(self) -> None:
        """Whoever may move makes a legal move, by chance."""

    @abstractmethod
    def _has_come(self) -> bool:
        """Whether the mover knows the table as it is after the move."""

    @abstractmethod
    def _is_over(self) -> bool: ...

    @abstractmethod
    def _is_asked(self) -> bool:
        """Whether somebody is to move and knows the table as it is."""

    @abstractmethod
    async def _lay_again(self) -> None:
        """Go on at another table, after a game that is over or one that has gone on for long enough."""

    def move(self, due: float) -> None:
        """Make a move that was due at that time."""
        assert self.may_move
        self.may_move = False
        self.moves += 1
        self._due = due
        self._send_move()

    def look_round(self) -> None:
        """Something was heard: find out what can be done now."""
        if self.may_move or self._laying is not None:
            return
        if self._due is not None:
            if not self._has_come():
                return
            due, self._due = self._due, None
            self.made(due, time.perf_counter())
        if self._is_over() or self.moves >= self.longest:
            self._laying = asyncio.ensure_future(self._lay_again())
            self._laying.add_done_callback(self._laid)
        elif self._is_asked():
            self.may_move = True
            self.free(self)

    def _laid(self, laying: "asyncio.Task[None]") -> None:
        if laying.cancelled() or laying.exception() is not None:
            self.traffic.failures.append(f"no next game: {laying}")
            return
        self._laying = None
        self.moves = 0
        self.games += 1
        self.longest = LONGEST
        self.look_round()
