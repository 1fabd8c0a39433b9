"""Deals at a table of people: the time that talk may take (DL78), and what is said for those who are silent (DL79)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.book import Book
from fernhandel.core.deals.spoken import TURN
from fernhandel.core.deals.talk import is_talking
from fernhandel.core.game import Game
from fernhandel.table.clock import Clock

LIVE: Final = 30.0  # seconds for one talk
UNSPOKEN: Final = 6.0  # while nothing lies open and nobody puts a deal together
OVER_DAYS: Final = 3600.0  # a clock that gives so much is for games that take days
PART: Final = 0.25  # of the time for a decision
OFTEN: Final = 2  # who has run out so often in a turn is not asked again in it


def book_at(game: Game) -> Book | None:
    table = game.table
    return table.book if isinstance(table, DealingTable) else None


def active_at(game: Game) -> int:
    """The seat with which deals can be made; the table has a book."""
    table = game.table
    assert isinstance(table, DealingTable)
    return table.bargain().active(table)


def talks(game: Game) -> bool:
    table = game.table
    return isinstance(table, DealingTable) and table.book is not None and is_talking(table)


class TalkTime:
    """How long the present talk has gone on, as the fold of the log."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.since: float | None = None  # since when talk is open, or there is something to wait for, or nothing is
        self.composing: set[int] = set()  # the seats that put a deal together
        self._waits = False
        self._ran_out = [0] * players
        self._turn = 0

    def look(self, game: Game, at: float) -> None:
        """After every entry."""
        book = book_at(game)
        if book is None or not talks(game):
            self.since = None
            self.composing.clear()
            return
        self.composing.intersection_update(game.to_act())
        waits = bool(self.composing) or any(proposal is not None for proposal in book.open)
        if self.since is None or waits != self._waits:
            self.since = at
            self._waits = waits

    def shift(self, seconds: float) -> None:
        """The clock on the wall was set."""
        self.since = None if self.since is None else self.since + seconds

    def left(self, now: float) -> float | None:
        """Seconds until the table speaks for those who have not; None where no clock runs."""
        if self.since is None or self.clock.kind == "none":
            return None
        if self.clock.seconds >= OVER_DAYS:
            may_take = self.clock.seconds * PART
        else:
            may_take = LIVE if self._waits else UNSPOKEN
        return max(0.0, may_take - self.clock.runs(self.since, now))

    def ran_out(self, seat: int, game: Game) -> None:
        """Note that the table has spoken for a seat."""
        turn = turn_of(game)
        if turn != self._turn:
            self._turn = turn
            self._ran_out = [0] * len(self._ran_out)
        self._ran_out[seat] += 1

    def often(self, seat: int, game: Game) -> bool:
        return turn_of(game) == self._turn and self._ran_out[seat] + 1 >= OFTEN


def turn_of(game: Game) -> int:
    table = game.table
    assert isinstance(table, DealingTable)
    return table.bargain().turn(table)


def silence(game: Game, seat: int, hushed: bool) -> list[Action]:
    """What the table says for a seat that says nothing: drop, decline, ready; tried on that copy of the game."""
    said: list[Action] = []
    while talks(game) and seat in game.to_act():
        word = _silent_word(game, seat, hushed)
        game.apply(seat, word)
        said.append(word)
    return said


def _silent_word(game: Game, seat: int, hushed: bool) -> Action:
    table, legal = game.table, game.legal(seat)
    assert isinstance(table, DealingTable)
    phrases = table.bargain().phrases
    closing: list[Action] = [phrases.drop, *phrases.decline]
    closing.append(phrases.hush[TURN] if hushed else phrases.ready)
    return next((word for word in closing if word in legal), legal[0])  # a card that must be laid: any
