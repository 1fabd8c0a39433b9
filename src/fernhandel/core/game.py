"""A game being played: a table, the terms it was dealt under, and the record of its actions so far."""

from collections.abc import Sequence
from typing import Any, Generic, cast

from typing_extensions import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue, Value
from fernhandel.core.chance import Rng
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import Clause
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.deals.saying import Said, check_kept, check_seats, clauses_from, named, phrases_for, say_all
from fernhandel.core.events import Event
from fernhandel.core.records import Record
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.table import Table
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place, Title
from fernhandel.core.views import View
from fernhandel.core.words import Words

V = TypeVar("V", bound=View, default=View, covariant=True)
A = TypeVar("A", bound=Action, default=Action, covariant=True)
E = TypeVar("E", bound=Event, default=Event, covariant=True)


class _Move:
    """The last action made and the move before it; copies of a game share their past."""

    __slots__ = ("action", "before", "count", "seat")

    def __init__(self, before: "_Move | None", seat: int, action: Action) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.count: int = before.count + 1 if before else 1


def _events(table: Table) -> list[Event]:
    """Takes over what the table has told."""
    events: list[Event] = []
    for event in table.told:
        assert isinstance(event, Event)
        events.append(event)
    table.told = []
    return events


class Game(Generic[V, A, E]):
    """One game at one table. Made by `fernhandel.make`, `fernhandel.replay`, `copy` or `imagine`.

    ``V``, ``A`` and ``E`` are the view, the actions and the events of its title, as far as a type checker knows it.

    >>> import fernhandel
    >>> game = fernhandel.make("merchants", players=3, seed=7)
    >>> seat = game.to_act()[0]
    >>> game.apply(seat, game.action("buy", good="wine", city="KOL"))
    [Bought(seat=1, good='wine', city='KOL', price=100)]
    >>> game.apply(seat, game.action("buy", good="wine", city="BRU"))
    Traceback (most recent call last):
    fernhandel.core.refusals.Refused: city does not sell (city BRU, good wine) [M2.4]
    """

    def __init__(
        self,
        title: Title,
        terms: Terms,
        seed: int | None,
        table: Table,
        last: _Move | None = None,
        opening: Sequence[Event] = (),
    ) -> None:
        self.title = title
        self.terms = terms
        self.seed = seed
        self.table = table
        self.opening = opening
        """What happened when the table was dealt, before the first decision."""
        self._last = last
        self._legal: dict[int, list[Action]] = {}
        self._catalogue: Catalogue | None = None

    @classmethod
    def deal(cls, title: Title, terms: Terms, seed: int) -> "Game[V, A, E]":
        """A fresh table, set up and shuffled by the seed."""
        table = title.deal(terms, Rng.from_seed(seed))
        return cls(title, terms, seed, table, opening=_events(table))

    @classmethod
    def at(cls, title: Title, terms: Terms, table: Table, moves: Sequence[tuple[int, Action]] = ()) -> "Game[V, A, E]":
        """A game at a table that nobody has dealt: an imagined one. It has no seed, and so no record."""
        last: _Move | None = None
        for seat, action in moves:
            last = _Move(last, seat, action)
        return cls(title, terms, None, table, last)

    def __repr__(self) -> str:
        terms = self.terms
        asked = " and ".join(map(str, self.table.to_act()))
        now = "over" if self.over else f"turn {self.view(None).turn}, {self.step}, seat {asked} to act"
        return f"<Game {terms.game} {terms.edition}, {terms.players} players: {now}, {self.length} moves>"

    def __copy__(self) -> "Game[V, A, E]":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game[V, A, E]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        if self.seed is None:
            return pickled.imagined, (self.terms, self.table, self.moves())
        return pickled.game, (self.terms, self.seed, self.record().moves)

    @property
    def catalogue(self) -> Catalogue:
        """Every action there can be at this table."""
        known = self._catalogue
        if known is None:
            known = self.title.catalogue_of(self.table)
            known.terms = known.terms or self.terms
            self._catalogue = known
        return known

    @property
    def players(self) -> int:
        return self.terms.players

    @property
    def step(self) -> str:
        """The name of the step that asks the present decision."""
        return self.table.step_name()

    @property
    def over(self) -> bool:
        return self.table.over

    def to_act(self) -> list[int]:
        """The seats that owe a decision now: one, or several while choices are sealed; none when the game is over."""
        return self.table.to_act().copy()

    def legal(self, seat: int) -> list[A]:
        """Every legal action of that seat, complete and without duplicates; empty when it is not to act."""
        return cast(list[A], list(self._legal_of(seat)))

    def _legal_of(self, seat: int) -> list[Action]:
        known = self._legal.get(seat)
        if known is None:
            self._check_seat(seat)
            known = self.table.legal(seat) if seat in self.table.to_act() else []
            self._legal[seat] = known
        return known

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BadInput(f"there is no seat {seat}; they run from 0 to {self.players - 1}")

    def action(self, kind: str, /, **fields: Value) -> A:
        """The action of that kind with those fields in words, legal now or not."""
        return cast(A, self.catalogue.find(kind, **fields))

    def refusal(self, seat: int, action: Action) -> Refused | None:
        """Why that action would be refused now; ``None`` when it is legal."""
        if action in self._legal_of(seat):
            return None
        catalogue = self.catalogue
        if not (0 <= action.id < len(catalogue) and catalogue[action.id] is action):
            raise BadInput(f"{action!r} is not an action of this table; take it from its legal list or catalogue")
        if self.over:
            return Refused("game_is_over", self.table.asking_rule())
        if seat not in self.table.to_act():
            return Refused("not_your_turn", self.table.asking_rule(), seat=seat)
        return self.table.refusal(seat, action)

    def apply(self, seat: int, action: Action) -> list[E]:
        """Carry out that seat's action in place and return what happened.

        An illegal action raises `Refused` with the rule that forbids it, and changes nothing.
        """
        refused = self.refusal(seat, action)
        if refused is not None:
            raise refused
        table = self.table
        table.telling = True
        table.told = []
        table.play(seat, action)
        table.telling = False
        self._last = _Move(self._last, seat, action)
        self._legal = {}
        return cast(list[E], _events(table))

    def say(
        self, seat: int, said: Said, answers: int = 0, language: str = "en", names: Sequence[str] | None = None
    ) -> list[E]:
        """Propose a whole deal: a line of text, or its clauses as data; ``answers`` is the number of one it counters.

        A line may call the players by their ``names``, in quotes.
        All its phrases are said, or none: what is not understood or not allowed raises and changes nothing.
        """
        return cast(list[E], say_all(self, seat, self.phrases(seat, said, answers, language, names)))

    def heard(
        self, seat: int, said: Said, language: str = "en", names: Sequence[str] | None = None, to: int | None = None
    ) -> SaidClauses:
        """A deal as it is understood: its clauses in names; ``to`` will be active when it is said, if not now."""
        return named(self._dealing(), self._clauses(seat, said, language, names, to))

    def check_kept(self, seat: int, said: SaidClauses, to: int) -> None:
        """Whether a deal can be kept ready until ``to`` is active: what could never be said then is refused."""
        self._check_seat(to)
        check_kept(self._dealing(), seat, self._clauses(seat, said, "en", None, to), to)

    def phrases(
        self, seat: int, said: Said, answers: int = 0, language: str = "en", names: Sequence[str] | None = None
    ) -> list[Action]:
        """What that seat would have to say, phrase by phrase, to propose that deal."""
        return phrases_for(self._dealing(), seat, self._clauses(seat, said, language, names), answers)

    def _clauses(
        self, seat: int, said: Said, language: str, names: Sequence[str] | None, to: int | None = None
    ) -> list[Clause]:
        self._check_seat(seat)
        heard = said if isinstance(said, str) else clauses_from(said)
        clauses = self.title.hear(self.terms, self.table, seat, heard, language, names, to)
        check_seats(self._dealing(), clauses)
        return clauses

    def _dealing(self) -> DealingTable:
        table = self.table
        if not isinstance(table, DealingTable) or table.book is None:
            raise BadInput(f"no deals are made at this table of {self.terms.game}")
        return table

    def view(self, seat: int | None) -> V:
        """What that seat may know (and has legitimately seen); ``None`` is the spectator."""
        if seat is not None:
            self._check_seat(seat)
        return cast(V, self.title.view(self.terms, self.table, seat))

    def words(self, language: str = "en", names: Sequence[str] | None = None) -> Words[Any]:
        """The game's sentences for this table: `position`, `prompt`, `action`, `event`, `refusal`, `standing`.

        >>> import fernhandel
        >>> game = fernhandel.make("nuremberg", players=2, seed=1)
        >>> game.words("de").seat(0), game.words(names=["Ada", "Bo"]).seat(0)
        ('Blau', 'Ada')
        """
        return self.title.words(self.terms, language, names)

    def _repr_html_(self) -> str:
        from fernhandel.core.notebook import game_html  # knows games, and is loaded by notebooks alone

        return game_html(self)

    def copy(self) -> "Game[V, A, E]":
        """The same position again; neither game ever influences the other."""
        return Game(self.title, self.terms, self.seed, self.table.copy(), self._last, self.opening)

    def standing(self) -> list[Place]:
        """The final standing, best first."""
        if not self.over:
            raise BadInput("the standing is known when the game is over; it is not")
        return self.title.standing(self.table)

    def moves(self) -> list[tuple[int, A]]:
        """Who did what so far, in order."""
        found: list[tuple[int, A]] = []
        move = self._last
        while move is not None:
            found.append((move.seat, cast(A, move.action)))
            move = move.before
        found.reverse()
        return found

    @property
    def length(self) -> int:
        """The number of actions so far."""
        return self._last.count if self._last else 0

    def record(self, seats: list[str] | None = None) -> Record:
        """The game so far as header and actions; ``seats`` may note who sits where."""
        if self.seed is None:
            raise BadInput("an imagined table has no record: nobody knows its seed")
        catalogue = self.catalogue
        lines = [(seat, catalogue.to_text(action)) for seat, action in self.moves()]
        return Record(self.terms, self.seed, seats or [], lines, self.over)
