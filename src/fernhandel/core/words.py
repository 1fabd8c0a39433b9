"""Sentences: what a game says, in every language of the house, from catalogues in the Fluent format."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.deals.said import SaidClause
from fernhandel.core.events import Event
from fernhandel.core.outlook import Outlook
from fernhandel.core.phrases import Phrases, bundle
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.views import View
from fernhandel.core.written import BadText, Written

if TYPE_CHECKING:
    from fernhandel.core.title import Place

V = TypeVar("V", bound=View, default=Any)

LANGUAGES: Final = ("en", "de")

Argument = str | int
Facts = dict[str, Argument]


class BadMessages(Exception):
    """A catalogue that cannot say what it is asked to say: half a sentence is never returned."""


class Messages:
    """The messages of one language.

    >>> Messages("fee = You pay { $amount } florins.", "en").format("fee", amount=1200)
    'You pay 1,200 florins.'
    >>> Messages("fee = Du zahlst { $amount } Florin.", "de").format("fee")
    Traceback (most recent call last):
    fernhandel.core.words.BadMessages: de, message 'fee': Unknown external: amount
    """

    def __init__(self, text: str, language: str) -> None:
        self.language = language
        try:
            self._written = Written(text)
        except BadText as fault:
            raise BadMessages(f"{language}: {fault}") from None
        self.ids = self._written.ids
        self._text = text
        self._bundle: Any = None  # made when Fluent itself is asked
        self._phrases = Phrases(self._written, language)

    @classmethod
    def of(cls, package: str, language: str) -> "Messages":
        """The catalogue ``<language>.ftl`` beside the modules of that package."""
        if language not in LANGUAGES:
            raise BadInput(f"there are no words in the language {language!r}; known are {', '.join(LANGUAGES)}")
        return cls(files(package).joinpath(f"{language}.ftl").read_text("utf-8"), language)

    def format(self, id: str, /, **facts: Argument) -> str:
        """The message with its facts filled in; ``id.form`` asks for one of its forms."""
        return self.say(id, facts)

    def say(self, id: str, facts: Facts) -> str:
        """The same with the facts in one, which is quicker."""
        try:
            said = self._phrases.said(id, facts)
        except BadText as fault:
            raise BadMessages(f"{self.language}: {fault}") from None
        return self._by_fluent(id, facts) if said is None else said

    def _by_fluent(self, id: str, facts: Facts) -> str:
        """The same by Fluent itself; it is slower, and knows what is wrong."""
        if id not in self.ids:
            raise BadMessages(f"{self.language}: there is no message {id!r}")
        if self._bundle is None:
            self._bundle = bundle(self._text, self.language)
        name, _, form = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise BadMessages(f"{self.language}: message {id!r} has forms but no text of its own")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise BadMessages(f"{self.language}, message {id!r}: {'; '.join(map(str, errors))}")
        return str(text)


StageState = Literal["done", "now", "to_come", "skipped"]


class Stage(msgspec.Struct, frozen=True):
    """One part of a turn, as the rulebook names it, and the rule it begins with."""

    id: str
    name: str
    rule: str
    state: StageState


class DealWords(msgspec.Struct, frozen=True):
    """A deal as people read it, whole and clause by clause."""

    number: int
    told: str
    clauses: list[str]


class Words(ABC, Generic[V]):
    """A game's sentences in one language, for one table; ``V`` is the view they tell of."""

    asks_alike: ClassVar[bool] = False
    """Whether prompt and stages are the same whoever looks: then they are said once, of what a spectator sees."""

    @abstractmethod
    def action(self, action: Action) -> str:
        """What the action does, as a line for a menu or a button: "Buy wine in Köln"."""

    @abstractmethod
    def event(self, event: Event) -> str:
        """What happened, as a full sentence; of an event that ``seen_by`` has veiled, only what is left to tell."""

    @abstractmethod
    def refusal(self, refused: Refused) -> str:
        """Why not, as a full sentence with the rule behind it: "Brugge does not sell wine. (M2.4)"."""

    @abstractmethod
    def prompt(self, view: V) -> str:
        """What is asked now, and of whom."""

    def ask(self, view: V) -> str:
        """What is asked now, said to whoever is asked, in one short sentence of what everybody may know.

        It stands in lists and is sent to people who are elsewhere; empty when the game is over.
        """
        return "" if view.over else self.prompt(view)

    def outlook(self, view: V, actions: Sequence[Action], after: V | None, events: Sequence[Event]) -> Outlook:
        """What it would mean if the view's seat made these moves, the last one perhaps still being considered.

        ``after`` is what it would see then, where that is certain; ``events`` follow for certain. Of a move
        that was made both are known to the end.
        """
        return Outlook(act=self.action(actions[-1]), lines=[self.event(event) for event in events])

    def deals(self, view: V) -> list[DealWords]:
        """Every deal that the view shows, where deals are made."""
        return []

    def clauses(self, said: Sequence[SaidClause]) -> list[str]:
        """Clauses of a deal as people read them; only asked where deals are made."""
        raise BadInput("no deals are made in this game")

    def line(self, said: Sequence[SaidClause]) -> str:
        """The same as one line of text, which can be read back; only asked where deals are made."""
        raise BadInput("no deals are made in this game")

    @abstractmethod
    def stages(self, view: V) -> list[Stage]:
        """The parts of the turn being played, in the rulebook's order, and how far it has come."""

    @abstractmethod
    def position(self, view: V) -> list[str]:
        """Everything the view shows, line by line; a line without indent is the heading of those below it."""

    @abstractmethod
    def standing(self, places: Sequence["Place"]) -> list[str]:
        """The final standing, one line for each player, best first."""

    @abstractmethod
    def verdict(self, places: Sequence["Place"]) -> str:
        """Why the first of the standing come first, with the rule that says so."""

    @abstractmethod
    def seat(self, seat: int) -> str:
        """The name of the player in that seat."""
