"""How a sitting speaks with those at the terminal: in plain lines here, in a window in `full`."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rich.text import Text

from fernhandel.cli.answers import Answer, Asked
from fernhandel.cli.pages import PlainPages
from fernhandel.cli.question import Question
from fernhandel.cli.screen import Screen
from fernhandel.cli.telling import Telling
from fernhandel.core.game import Game


class Front(ABC):
    """What a sitting needs of a terminal."""

    hides: bool
    """Whether nothing of what one person saw is there for the next."""

    @abstractmethod
    def ask(self, asked: Asked, said: str = "", meant: int | None = None) -> Answer:
        """The answer to what is asked; raises `Leave` when the person goes.

        ``said`` is what came of the wish before; ``meant`` is the action that it speaks of.
        """

    @abstractmethod
    def hand_over(self, seat: int) -> None:
        """Show nothing until the next person is there."""

    @abstractmethod
    def wait(self, game: Game, seat: int, watcher: int | None) -> None:
        """A bot thinks, and ``watcher`` looks on."""

    @abstractmethod
    def finish(self, lines: list[str]) -> None:
        """The game is over: how it stands, before the terminal is given back."""

    def open(self) -> None:  # noqa: B027
        """Take the terminal."""

    def close(self) -> None:  # noqa: B027
        """Give the terminal back; what is said after that stays in it."""

    @abstractmethod
    def say(self, lines: Iterable[str]) -> None:
        """Lines that stay, after `close`."""


class PlainFront(Front):
    """Linear text without any control codes, for pipes and screen readers."""

    hides = False

    def __init__(self, told: Telling, screen: Screen) -> None:
        self._told = told
        self._screen = screen
        self._shown = PlainPages(told, screen)

    def ask(self, asked: Asked, said: str = "", meant: int | None = None) -> Answer:
        if said:
            self._screen.show(said)
        return Question(asked, self._told, self._shown, self._screen).answer(again=bool(said))

    def hand_over(self, seat: int) -> None:
        self._screen.forget_typed()  # an Enter too many must not open the next person's view
        self._screen.ask(self._told.phrases.format("hand-over", seat=self._told.words.seat(seat)))

    def wait(self, game: Game, seat: int, watcher: int | None) -> None:
        pass

    def finish(self, lines: list[str]) -> None:
        pass

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._screen.show(Text(line))
