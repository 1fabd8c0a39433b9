"""One seat as tools play it: what it is shown, what it may do, and what it was refused."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from fernhandel.core import shelf
from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.refusals import Refused
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place
from fernhandel.core.views import View
from fernhandel.core.words import Words
from fernhandel.mcp.schemas import Kinds, kinds_of
from fernhandel.mcp.text import phrases

State = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class Moment:
    """The table as the seat knows it now."""

    cursor: int
    """How far it has been told; what comes later has a higher one."""
    state: State
    view: View
    legal: Sequence[Action]
    """What it may choose; nothing where it is not asked. Proposals are said whole, and are no choices."""
    standing: Sequence[Place] = ()


@dataclass(frozen=True)
class News:
    """Something that happened, as the seat may know it."""

    cursor: int
    lines: list[str]
    events: list[Any] = field(default_factory=list)


class Denied(Exception):
    """What was asked for is not done, and nothing has changed.

    ``rule`` is the id of the rule that forbids it, where one does. A try ``counts`` unless the table has just moved on.
    """

    def __init__(self, code: str, message: str, rule: str = "", counts: bool = True) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.counts = counts


class Seat(ABC):
    """A seat at a table, in one language, for one player."""

    heard = False
    """Whether somebody hears what it says beside the game."""

    def __init__(self, terms: Terms, number: int, language: str, names: Sequence[str] | None = None) -> None:
        self.terms = terms
        self.number = number
        self.language = language
        self.title = shelf.title(terms.game)
        self.phrases = phrases(language)
        self.catalogue: Catalogue = self.title.catalogue(terms)
        self.call(names)
        self.decisions = 0
        """The moves it has made."""
        self.refused = 0
        """The tries that were not legal."""
        self.refused_here = 0
        """Those since its last move."""
        self.called = False
        """Whether its player has ever asked for anything."""
        self.seen = -1
        """The cursor that its player was told last."""
        self._watchers: list[Callable[[], None]] = []

    def call(self, names: Sequence[str] | None) -> None:
        """Players are called by these names from now on; without names by their colours."""
        self.words: Words = self.title.words(self.terms, self.language, names)
        self.names = [self.words.seat(seat) for seat in range(self.terms.players)]

    @cached_property
    def kinds(self) -> Kinds:
        """The kinds of action there are at this table, and what their fields can be."""
        return kinds_of(self.catalogue)

    @property
    def deals(self) -> bool:
        """Whether binding deals are made at this table."""
        return any(action.talk for action in self.catalogue)

    # -- what a table brings -------------------------------------------------------------------------------------------

    @abstractmethod
    def moment(self) -> Moment: ...

    @abstractmethod
    def news(self, after: int) -> list[News]:
        """What happened after that cursor."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether what was decided is still being carried out."""

    @abstractmethod
    def act(self, actions: Sequence[Action]) -> None:
        """Decide: all of it or nothing. Raises `Denied`, ``Refused`` or ``BadInput``."""

    @abstractmethod
    def propose(self, said: str | SaidClauses, answers: int) -> None:
        """Propose a deal, as a line of text or as data; ``answers`` is the number of one that it counters, or 0."""

    def talk(self, text: str) -> None:
        """Say something to the others, where somebody hears it."""
        raise NotImplementedError

    # -- what all share ------------------------------------------------------------------------------------------------

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call that whenever something has changed, from any thread; returns how to stop it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def wake(self) -> None:
        """Tell whoever watches."""
        for watcher in list(self._watchers):
            watcher()

    def touch(self) -> None:
        """Its player asks for something."""
        self.called = True

    def count(self, denied: Denied) -> None:
        """Note a try that came to nothing."""
        if denied.counts:
            self.refused += 1
            self.refused_here += 1

    def made(self, moves: int) -> None:
        """Note a decision that was accepted."""
        self.decisions += moves
        self.refused_here = 0

    def denied(self, refused: Refused) -> Denied:
        """A refusal of the rules in the words of this table."""
        return Denied(refused.code, self.words.refusal(refused), refused.rule)

    def moved_on(self) -> Denied:
        return Denied("stale", self.phrases.format("moved-on"), counts=False)
