"""The words of a table, said by what knows its board, edition and players."""

from abc import abstractmethod
from collections.abc import Sequence
from copy import copy
from typing import Generic, Self

from typing_extensions import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.core.speech import TableSpeech
from fernhandel.core.words import V, Words

S = TypeVar("S", bound=TableSpeech)


class SpokenWords(Words[V], Generic[S, V]):
    """The words for one table: ``S`` knows what its board, edition and players are called."""

    def __init__(self, speech: S) -> None:
        self._speech = speech
        self._lines: dict[int, str] = {}

    def with_names(self, names: Sequence[str]) -> Self:
        """The same words, where players have these names."""
        words = copy(self)
        words._speech = self._speech.with_names(names)
        words._lines = {}
        return words

    def action(self, action: Action) -> str:
        line = self._lines.get(action.id)
        if line is None:
            line = self._line(action)
            self._lines[action.id] = line
        return line

    @abstractmethod
    def _line(self, action: Action) -> str:
        """The line of an action, asked for once."""

    def refusal(self, refused: Refused) -> str:
        return self._speech.refusal(refused)

    def seat(self, seat: int) -> str:
        return self._speech.seat(seat)
