"""A title that comes in a box: its tables are built from a board file, each set of terms once."""

import sys
from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from threading import RLock
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from fernhandel.core.catalogue import Catalogue
from fernhandel.core.rules import SharedRules
from fernhandel.core.spoken_words import SpokenWords
from fernhandel.core.terms import Terms
from fernhandel.core.title import Lesson, T, Title, V

D = TypeVar("D", bound=msgspec.Struct)
R = TypeVar("R", bound=SharedRules)

MOST_BUILT = 256

_TERMS: msgspec.json.Decoder[Terms] = msgspec.json.Decoder(Terms)


class Built(Generic[D, R]):
    """What all tables of the same terms share: the board file, the rules, every action there is, and the words."""

    def __init__(self, data: D, rules: R, catalogue: Catalogue) -> None:
        self.data = data
        self.rules = rules
        self.catalogue = catalogue
        self.words: dict[str, SpokenWords[Any, Any]] = {}  # by language, as far as they were asked for


class BoxedTitle(Title[T, V], Generic[D, R, T, V]):
    """``D`` is the shape of its board files, ``R`` its rules as the phases ask for them; table and view as ever."""

    def __init__(self) -> None:
        self._built_from = lru_cache(MOST_BUILT)(self._build_from)
        self._building = RLock()  # a board asks for its own data while it is built

    @abstractmethod
    def parse_board(self, text: str, name: str) -> D:
        """A board file, checked."""

    @abstractmethod
    def checked_board(self, data: dict[str, Any]) -> D:
        """A board that comes as data, checked."""

    @abstractmethod
    def build(self, terms: Terms) -> Built[D, R]:
        """Everything tables of these terms share."""

    def speak(self, terms: Terms, built: Built[D, R], language: str) -> SpokenWords[Any, V]:
        """The words of a table of these terms, where players are called by their colours; or a title has `words`."""
        raise NotImplementedError

    def words(self, terms: Terms, language: str = "en", names: Sequence[str] | None = None) -> SpokenWords[Any, V]:
        """The same for all tables of these terms but for the names."""
        built = self.built(terms)
        words = built.words.get(language)
        if words is None:
            words = self.speak(terms, built, language)
            built.words[language] = words
        return words if names is None else words.with_names(names)

    def _build_from(self, encoded: bytes) -> Built[D, R]:
        terms = _TERMS.decode(encoded)
        built = self.build(terms)
        built.rules.terms = terms
        built.catalogue.terms = built.catalogue.terms or terms
        return built

    def built(self, terms: Terms) -> Built[D, R]:
        """One for all tables of these terms, whichever threads ask for the first."""
        with self._building:
            return self._built_from(msgspec.json.encode(terms))

    def board_data(self, terms: Terms) -> D:
        """The board file of these terms: names, places, provenance."""
        return self.built(terms).data

    def rules(self, terms: Terms) -> R:
        return self.built(terms).rules

    def catalogue(self, terms: Terms) -> Catalogue:
        return self.built(terms).catalogue

    def read_board(self, text: str, name: str) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.parse_board(text, name)))
        return data  # as a record would bring it

    def check_board(self, data: dict[str, Any]) -> None:
        self.checked_board(data)

    def lessons(self) -> tuple[Lesson, ...]:
        return self._lesson("first", "lesson.fernhandel")

    def _lesson(self, id: str, file: str, begins: int | None = None) -> tuple[Lesson, ...]:
        """The one whose record lies beside the title's module, if it does."""
        record = self._beside(file)
        return (Lesson(id, record, begins),) if record else ()

    def rulebook(self, language: str) -> str:
        return self._beside("rules.md" if language == "en" else f"rules.{language}.md")

    def _beside(self, name: str) -> str:
        """The text of a file in the folder of the title's own module; empty where there is none."""
        module = sys.modules[type(self).__module__]
        if module.__package__:
            file = files(module.__package__).joinpath(name)
        elif (own := getattr(module, "__file__", None)) is not None:  # a module that is in no package
            file = Path(own).with_name(name)
        else:  # typed in at a prompt
            return ""
        return file.read_text("utf-8") if file.is_file() else ""
