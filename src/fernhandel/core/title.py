"""A title: what a game brings so that everything else can work with it. Nothing else knows which games there are."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar

import fernhandel.core.read_only  # noqa: F401  # every game comes by its title
from fernhandel.core import shelf
from fernhandel.core.actions import Action
from fernhandel.core.bots import GameBots
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.deals.clauses import Clause
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.events import Event
from fernhandel.core.parts import Parts
from fernhandel.core.pictures import Picture
from fernhandel.core.refusals import BadInput
from fernhandel.core.table import Table
from fernhandel.core.terms import Terms
from fernhandel.core.views import View
from fernhandel.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from fernhandel.core.drawings import Drawing
    from fernhandel.core.game import Game
    from fernhandel.core.observations import Encoding

T = TypeVar("T", bound=Table, default=Any)
V = TypeVar("V", bound=View, default=Any)


class Option(msgspec.Struct, frozen=True):
    """A choice before the game begins. ``defaults`` holds the editions that differ from ``default``.

    Where a value is not for every number of players, ``players`` says for how many it is.
    """

    name: str
    values: tuple[str, ...]
    default: str
    meaning: str
    defaults: Mapping[str, str] = {}
    editions: tuple[str, ...] = ()
    """The editions that know this option; all of them when empty."""
    players: Mapping[str, tuple[int, ...]] = {}
    since: int = 1
    """The version of the rules that brought it; a game begun under an older one does not name it."""
    called: Mapping[str, str] = {}
    """What its values are called, where they do not say it themselves."""

    def default_for(self, edition: str, players: int) -> str:
        usual = self.defaults.get(edition, self.default)
        possible = self.values_for(players)
        return usual if usual in possible else possible[0]

    def values_for(self, players: int) -> tuple[str, ...]:
        return tuple(value for value in self.values if players in self.players.get(value, (players,)))

    def known_to(self, edition: str) -> bool:
        return not self.editions or edition in self.editions


class Lesson(msgspec.Struct, frozen=True):
    """A guided game. The learner has the first seat."""

    id: str
    record: str
    begins: int | None = None
    """How many moves of the record lie behind the learner; what comes later is the part of the others. None: all."""


class Edition(msgspec.Struct, frozen=True):
    id: str
    title: str
    publisher: str


class About(msgspec.Struct, frozen=True):
    """What `fernhandel.games()` tells of a title."""

    id: str
    title: str
    authors: tuple[str, ...]
    players: tuple[int, ...]
    editions: tuple[Edition, ...]
    options: tuple[Option, ...]
    rules: int
    """The version that new games are played by; a record names its own, and every older one is still played."""


class Place(msgspec.Struct, frozen=True):
    """One line of the final standing; equal ranks share a place."""

    rank: int
    seat: int
    score: dict[str, int]


class NoBoard(msgspec.Struct, frozen=True):
    """The board of a game that has none."""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of board, cards and rulebook that a page shows beside a view; a game adds its own."""


class Title(ABC, Generic[T, V]):
    """One game: ``T`` is its table, ``V`` the view of it."""

    about: About
    view_type: type[V]
    board_type: type[msgspec.Struct] = NoBoard
    figures_type: type[Figures] = Figures
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    """Every kind of event it tells."""
    auctions: ClassVar[frozenset[str]] = frozenset()
    """The steps that are open auctions; the amount of an action is what it bids there."""
    public_steps: ClassVar[frozenset[str]] = frozenset()
    """The steps whose legal actions follow from what everybody sees."""
    seen_alike: ClassVar[bool] = False
    """Whether nothing is hidden from anybody: then views are the same but for their seat, and made once for all."""

    def __reduce__(self) -> tuple[Any, ...]:
        return shelf.title, (self.about.id,)

    def about_in(self, language: str) -> About:
        """The same in another language: what title, editions and options are called there, and nothing else."""
        return self.about

    def terms(
        self,
        players: int,
        edition: str | None,
        options: Mapping[str, str],
        board: dict[str, Any] | None = None,
        rules: int | None = None,
    ) -> Terms:
        """The terms asked for, checked, with every option filled in; by the newest rules unless it names others."""
        about = self.about
        version = about.rules if rules is None else rules
        if type(players) is not int or players not in about.players:
            counts = ", ".join(map(str, about.players))
            raise BadInput(f"{about.id} is for {counts} players, not {players}")
        editions = [known.id for known in about.editions]
        chosen = editions[0] if edition is None else edition
        if chosen not in editions:
            raise BadInput(f"{about.id} has the editions {', '.join(editions)}, not {chosen!r}")
        offered = self.options(chosen, board, version)
        for name, value in options.items():
            if name not in offered:
                raise BadInput(f"{about.id} {chosen} has no option {name!r}; it has {', '.join(offered) or 'none'}")
            possible = offered[name].values_for(players)
            if value not in possible:
                among = f"with {players} players " if value in offered[name].values else ""
                raise BadInput(f"option {name!r} is {among}one of {', '.join(possible)}, not {value!r}")
        filled = {name: options.get(name, option.default_for(chosen, players)) for name, option in offered.items()}
        return Terms(game=about.id, edition=chosen, players=players, rules=version, options=filled, board=board)

    def options(self, edition: str, board: dict[str, Any] | None, rules: int) -> dict[str, Option]:
        """The options an edition knows, by name; a game may take back those that another board makes meaningless."""
        known = [option for option in self.about.options if option.since <= rules and option.known_to(edition)]
        return {option.name: option for option in known}

    def read_board(self, text: str, name: str) -> dict[str, Any]:
        """Another board, read from TOML and checked; a fault is told with its line as ``BadInput``."""
        raise BadInput(f"{self.about.id} is not played on a board of one's own")

    def check_board(self, data: dict[str, Any]) -> None:
        """Another board that comes as data, out of a record; raises ``BadInput`` when it has faults."""
        raise BadInput(f"{self.about.id} is not played on a board of one's own")

    def board_data(self, terms: Terms) -> msgspec.Struct:
        """The board of these terms as its file has it: names, places, provenance; what a page draws from."""
        return NoBoard()

    def figures(self, terms: Terms) -> Figures:
        """Prices, limits, lengths of tracks and whatever else is printed, as they are under these terms."""
        return Figures()

    @abstractmethod
    def catalogue(self, terms: Terms) -> Catalogue:
        """All actions on the board of these terms."""

    def own_catalogues(self) -> Iterator[Catalogue]:
        """The catalogues of the boards in the box: every edition with every value of every option."""
        for edition in self.about.editions:
            yield self.catalogue(self.terms(self.about.players[0], edition.id, {}))
            for option in self.options(edition.id, None, self.about.rules).values():
                for value in option.values:
                    players = next(count for count in self.about.players if value in option.values_for(count))
                    yield self.catalogue(self.terms(players, edition.id, {option.name: value}))

    def prepare(self) -> None:
        """Build every board of the box, read the words, and make the types that msgspec makes at their first use."""
        for _ in self.own_catalogues():
            pass
        for language in LANGUAGES:
            self.words(self.terms(self.about.players[0], None, {}), language)
        msgspec.json.Decoder(self.view_type)
        msgspec.json.Decoder(self.board_type)
        msgspec.json.Decoder(self.figures_type)

    @abstractmethod
    def catalogue_of(self, table: T) -> Catalogue:
        """The catalogue whose very actions that table offers."""

    @abstractmethod
    def deal(self, terms: Terms, rng: Rng) -> T:
        """A fresh table, set up and waiting for its first decision."""

    @abstractmethod
    def view(self, terms: Terms, table: T, seat: int | None) -> V:
        """What that seat may know of the table; a spectator's view for ``None``."""

    def view_of_parts(self, terms: Terms, table: T, seat: int | None, parts: Parts) -> V:
        """The same, of parts that may be kept where a table is told move after move; a game need not have any."""
        return self.view(terms, table, seat)

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> T:
        """From the view alone, a complete table that its seat cannot tell from the real one."""

    def imagined(self, view: V, rng: Rng) -> "Game[V]":
        """The imagined table as a game to play on; it has no seed and so no record."""
        from fernhandel.core.game import Game  # a game knows its title, so the title learns of games late

        return Game.at(self, view.terms, self.imagine(view, rng))

    def auction(self, table: T) -> str:
        """Which open auction goes on, so that one can be told from the next; empty in a step that is none."""
        return table.step_name() if table.step_name() in self.auctions else ""

    def occasion(self, table: T) -> str:
        """Which time of its step a table asks about, so that one can be told from the next of the same name."""
        return table.step_name()

    def bid_of(self, table: T, action: Action) -> int | None:
        """How much an action bids in the open auction that goes on; ``None`` if it is no bid."""
        if not action.amount_field or not self.auction(table):
            return None
        amount: int = getattr(action, action.amount_field)
        return amount

    def hear(
        self,
        terms: Terms,
        table: T,
        seat: int,
        said: str | SaidClauses,
        language: str,
        names: Sequence[str] | None = None,
        to: int | None = None,
    ) -> list[Clause]:
        """The clauses of a deal that a seat says, as a line of text or as data; ``BadInput`` says what is wrong.

        A line may call the players by their ``names``, in quotes. ``to`` is who will be active when it is said, if not
        who is now.
        """
        raise BadInput(f"no deals are made at this table of {self.about.id}")

    def lead(self, table: T, seat: int, thing: str) -> list[Action]:
        """The moves that lead a seat to a drawn thing which no single choice of its own touches; else none.

        Only asked of imagined tables.
        """
        return []

    def finish(self, table: T, seat: int, wish: str) -> list[Action] | None:
        """What goes with a seat's sketch when it is made: how it ends, and what it is paid with, by its own ``wish``.

        ``None`` while something is missing without which it cannot be made. Only asked of imagined tables.
        """
        return []

    def progress(self, view: V) -> float | None:
        """How much of a game is over, from 0 to 1, by what all can see; ``None`` where nobody can say."""
        return None

    @abstractmethod
    def standing(self, table: T) -> list[Place]:
        """The final standing, best first."""

    @abstractmethod
    def words(self, terms: Terms, language: str = "en", names: Sequence[str] | None = None) -> Words[V]:
        """The game's sentences for a table of these terms; players without names are called by their colours."""

    def encoding(self, terms: Terms) -> "Encoding[T]":
        """How tables of these terms are told in numbers, for programs that learn."""
        raise BadInput(f"{self.about.id} has no observations for programs that learn")

    # -- what a game may bring beside its rules ------------------------------------------------------------------------

    def bots(self) -> GameBots:
        """The bots that know this game."""
        return GameBots()

    def laws(self, table: T) -> None:
        """Assert what must hold on every table at every moment; the contract suite asks after each decision."""

    def lessons(self) -> tuple[Lesson, ...]:
        """The guided games, in the order in which they are learned; the first leads through a whole turn."""
        return ()

    def rulebook(self, language: str) -> str:
        """The rules in our own words, as Markdown in which every rule begins with its bold id; else empty."""
        return ""

    def picture(self, terms: Terms, language: str, names: list[str]) -> Picture | None:
        """How a table of these terms is drawn in a terminal; ``None`` where its words are enough."""
        return None

    def drawing(self, terms: Terms, language: str = "en", names: Sequence[str] | None = None) -> "Drawing[V]":
        """How a table of these terms is drawn for notebooks and files; in its words where a game brings no drawing."""
        from fernhandel.core.drawings import ToldDrawing

        return ToldDrawing(self.words(terms, language, names))

    def board_summary(self, data: dict[str, Any]) -> list[str]:
        """A board in a few lines."""
        return []
