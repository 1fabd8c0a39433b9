"""What a game brings so that deals can be made at its tables (DL91), and the table that has a book of them."""

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.deals.book import Book
from fernhandel.core.deals.clauses import Clause, Deal, Pattern
from fernhandel.core.deals.said import SaidDeal
from fernhandel.core.deals.spoken import Phrases
from fernhandel.core.deals.vocabulary import Vocabulary
from fernhandel.core.table import Table

NO_STRETCH: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class DealingTable(Table):
    """A table at which deals can be made: it has a book of them, or none where only the rules of the game hold."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.book: Book | None = None

    def bargain(self) -> "Bargain[Any]":
        """The game's half of deals; only a table with a book is asked."""
        raise NotImplementedError


T = TypeVar("T", bound=DealingTable, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargain(Generic[T]):
    """A game's half of deals: when they can be made, what can be promised, what can change hands."""

    def __init__(self, words: Vocabulary, phrases: Phrases) -> None:
        self.words = words
        self.phrases = phrases

    # -- when and with whom --------------------------------------------------------------------------------------------

    def turn(self, t: T) -> int:
        """The number of the turn."""
        raise NotImplementedError

    def stretch(self, t: T) -> int:
        """A number for the time in which one seat is active, its own in every turn; NO_STRETCH where nobody is."""
        raise NotImplementedError

    def active(self, t: T) -> int:
        """The seat that is active now (DL2)."""
        raise NotImplementedError

    def asks_active(self, t: T) -> bool:
        """Whether the active player is asked in talk too, because no list here is his own."""
        raise NotImplementedError

    def is_sealed(self, t: T) -> bool:
        """Whether choices are being sealed: then nobody begins to talk (DL5)."""
        raise NotImplementedError

    def seals(self, t: T, action: Action) -> bool:
        """Whether an action is such a choice, hidden until all have made theirs (DL56)."""
        return self.is_sealed(t)

    def action_number(self, t: T) -> int:
        """The action of the turn board that is going on; a hush may last as long."""
        raise NotImplementedError

    def begin_talk(self, t: T) -> None:
        """The step of talk is called; the present one waits."""
        raise NotImplementedError

    def end_talk(self, t: T) -> None:
        """Back to the step that waits, as it was (DL77)."""
        raise NotImplementedError

    # -- words ---------------------------------------------------------------------------------------------------------

    def text_of(self, phrase: Action) -> str:
        """A phrase as records have it."""
        raise NotImplementedError

    def said(self, deal: Deal) -> SaidDeal:
        """A deal in names."""
        raise NotImplementedError

    # -- deeds ---------------------------------------------------------------------------------------------------------

    def does(self, t: T, seat: int, action: Action, pattern: Pattern) -> bool:
        """Whether an action, made now, is the deed of that pattern with every named field in its range (DL21)."""
        raise NotImplementedError

    def rules_list(self, t: T, seat: int) -> list[Action]:
        """What the rules of the game alone let that seat do now."""
        raise NotImplementedError

    def card_played(self, action: Action) -> int:
        """The kind of card that an action plays from the hand, or NOBODY."""
        raise NotImplementedError

    def leads_to(self, t: T, seat: int, action: Action, pattern: Pattern) -> bool:
        """Whether an action would leave its seat nothing but that deed (DL54)."""
        return False

    def sealed_action(self, t: T, seat: int) -> Action | None:
        """The choice that seat has sealed, as the action it was."""
        return None

    def can_come(self, t: T, seat: int, pattern: Pattern) -> bool:
        """Whether a decision on that deed is still to come this turn, by public facts."""
        raise NotImplementedError

    def slots(self, t: T, seat: int, pattern: Pattern) -> int:
        """How often that seat can do the deed in the rest of the turn, by public facts (DL23)."""
        raise NotImplementedError

    def last_moment(self, pattern: Pattern) -> int:
        """The moment with which the deed cannot be done any more."""
        raise NotImplementedError

    def together(self, wills: list[Pattern], nots: list[Pattern]) -> bool | None:
        """Whether one decision can keep all of these promises of one deed; None where ranges tell (DL48)."""
        return None

    def rules_out(self, will_not: Pattern, will: Pattern) -> bool:
        """Whether who may not do one deed cannot do another either, because every such action is both (DL48)."""
        return False

    def holds_now(self, t: T, happening: Pattern) -> bool:
        """Whether a happening that is tested once, with its deadline, is so."""
        return False

    # -- what changes hands --------------------------------------------------------------------------------------------

    def money(self, t: T, seat: int) -> int:
        """What a seat can give away: its purse, less what it may have to pay without being asked again."""
        raise NotImplementedError

    def add_money(self, t: T, seat: int, amount: int) -> None:
        raise NotImplementedError

    def hand_size(self, t: T, seat: int) -> int:
        """How many cards a seat holds; the number is public."""
        raise NotImplementedError

    def held(self, t: T, seat: int, kind: int) -> int:
        """How many cards of a kind a seat holds."""
        raise NotImplementedError

    def hand_over(self, t: T, giver: int, taker: int, kind: int, pot: int, knowing: int) -> None:
        """A card leaves a hand, reaches a hand, or both; ``pot`` is the place of the clause whose pot it comes from or
        goes to (giver or taker is NOBODY then), ``knowing`` are the seats that see its kind, as bits.
        """
        raise NotImplementedError

    def reserved(self, clause: Clause) -> int:
        """The kind of card that a promise keeps in its seat's hand until it is decided (DL46), or NOBODY."""
        raise NotImplementedError

    def least_money(self, clause: Clause) -> int:
        """What a promise must be able to pay: the least of a promised bid; else 0."""
        raise NotImplementedError

    def may_keep_pots(self, t: T) -> bool:
        """Whether pots may wait until the end of the turn, because nothing falls due before it (DL43)."""
        raise NotImplementedError

    def pots_decided(self) -> int:
        """The moment on whose coming all pots must be empty (DL43)."""
        raise NotImplementedError
